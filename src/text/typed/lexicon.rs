//! The words people type, from the `words.txt` of each language. All languages are accepted at once.

use std::iter::Peekable;
use std::str::Chars;
use std::sync::LazyLock;

use crate::game::action::Row;
use crate::text::{Lang, fold, in_language, spelled};

/// The meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Worms,
    Hens,
    Row(Row),
    /// A number, in digits or spelled out.
    Number(u8),
    /// "×" and its other spellings.
    Times,
}

/// An entry of a word list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Known {
    /// Normalised by [`plain`], without hyphens.
    word: String,
    /// Whether any ending may follow.
    is_stem: bool,
    meaning: Meaning,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Says(Word),
    /// Has this meaning only if no other word names a thing: «с» is short for blue, but also means "with".
    AloneSays(Word),
    Nothing,
    /// A part of greater numbers. A word that contains it is not the number it begins with: "fourteen" isn't
    /// 4.
    Greater,
}

/// The words of all languages, and the signs that belong to none.
static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let worm = Known { word: "🪱".to_owned(), is_stem: true, meaning: Meaning::Says(Word::Worms) };
    let times = Known { word: "x".to_owned(), is_stem: false, meaning: Meaning::Says(Word::Times) };
    [worm, times].into_iter().chain(Lang::ALL.into_iter().flat_map(of_language)).collect()
});

/// Lines that don't parse are left out here and found by a test.
fn of_language(lang: Lang) -> impl Iterator<Item = Known> {
    let lines = in_language!(lang, "../", "/words.txt").lines();
    lines.filter_map(line).flat_map(|(meaning, words)| {
        words.split_whitespace().map(move |word| {
            let stem = word.strip_suffix('*');
            let word = plain(&stem.unwrap_or(word).replace('-', ""));
            Known { word, is_stem: stem.is_some(), meaning }
        })
    })
}

/// The words with a hyphen in them, such as "dix-sept". In parts they would be two others.
static COMPOUNDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let lists = Lang::ALL.into_iter().map(|lang| in_language!(lang, "../", "/words.txt"));
    let words = lists.flat_map(str::lines).filter_map(line).flat_map(|(_, words)| words.split_whitespace());
    words.filter(|word| word.contains('-')).map(fold).collect()
});

/// Compounds in one piece, whether they are typed with a hyphen or a space.
fn joined(text: &str) -> String {
    COMPOUNDS.iter().fold(text.to_owned(), |text, compound| {
        let whole = compound.replace('-', "");
        text.replace(compound, &whole).replace(&compound.replace('-', " "), &whole)
    })
}

/// A word without its accents. A single letter keeps its own, which may be all that tells it from another: in Polish «ż» is
/// yellow and «z» green.
fn plain(word: &str) -> String {
    let is_letter = word.chars().nth(1).is_none();
    if is_letter { spelled(word) } else { fold(word) }
}

/// A meaning and its words; none if the meaning is unknown.
fn line(line: &'static str) -> Option<(Meaning, &'static str)> {
    let (meaning, words) = line.split_once(':')?;
    let meaning = match (meaning, meaning.strip_suffix(" alone")) {
        ("nothing", _) => Meaning::Nothing,
        ("greater", _) => Meaning::Greater,
        (_, Some(thing)) => Meaning::AloneSays(thing_named(thing)?),
        (thing, None) => Meaning::Says(thing_named(thing)?),
    };
    Some((meaning, words))
}

fn thing_named(name: &str) -> Option<Word> {
    let row = || Row::ALL.into_iter().find(|row| row.to_string() == name).map(Word::Row);
    match name {
        "worms" => Some(Word::Worms),
        "hens" => Some(Word::Hens),
        "times" => Some(Word::Times),
        _ => row().or_else(|| name.parse().ok().map(Word::Number)),
    }
}

/// The words of a text, without fillers; none if a word is unknown.
pub(super) fn words(text: &str) -> Option<Vec<Word>> {
    // The part after the arrow comes from our suggestions and is only an explanation.
    let text = joined(&spelled(text.split('→').next().unwrap_or_default()));
    let mut letters = text.chars().peekable();
    let mut meanings = Vec::new();
    while let Some(word) = next_word(&mut letters) {
        meanings.push(meaning(&plain(&word))?);
    }
    let is_thing =
        |meaning: &Meaning| matches!(meaning, Meaning::Says(Word::Worms | Word::Hens | Word::Row(_)));
    let names_a_thing = meanings.iter().any(is_thing);
    let said = |meaning| match meaning {
        Meaning::Says(word) => Some(word),
        Meaning::AloneSays(word) => (!names_a_thing).then_some(word),
        Meaning::Nothing | Meaning::Greater => None,
    };
    Some(meanings.into_iter().filter_map(said).collect())
}

/// None if the word is unknown. Whole words have priority over stems.
fn meaning(word: &str) -> Option<Meaning> {
    let known = || KNOWN.iter().filter(|known| known.meaning != Meaning::Greater);
    let whole = known().find(|known| !known.is_stem && known.word == word);
    let stem =
        || known().find(|known| known.is_stem && word.starts_with(&known.word) && !is_greater(word, known));
    let number = || word.parse().ok().map(|number| Meaning::Says(Word::Number(number)));
    whole.or_else(stem).map(|known| known.meaning).or_else(number)
}

/// Whether the word is a greater number than the one it begins with.
fn is_greater(word: &str, begins_with: &Known) -> bool {
    let has_part = |known: &Known| known.meaning == Meaning::Greater && word.contains(&known.word);
    matches!(begins_with.meaning, Meaning::Says(Word::Number(_))) && KNOWN.iter().any(has_part)
}

/// Digits form a word, letters form a word, "×" and "*" stand alone; everything else separates words.
fn next_word(letters: &mut Peekable<Chars<'_>>) -> Option<String> {
    let speaks = |letter: &char| class(*letter) != Class::Gap;
    while letters.next_if(|letter| !speaks(letter)).is_some() {}
    let first = letters.next()?;
    if class(first) == Class::Times {
        return Some("x".to_owned());
    }
    let mut word = String::from(first);
    while let Some(letter) = letters.next_if(|letter| class(*letter) == class(first)) {
        word.push(letter);
    }
    Some(word)
}

#[derive(PartialEq, Eq)]
enum Class {
    Digit,
    Letter,
    Times,
    Gap,
}

fn class(letter: char) -> Class {
    match letter {
        '0'..='9' => Class::Digit,
        '×' | '*' => Class::Times,
        '🪱' => Class::Letter,
        _ if letter.is_alphabetic() => Class::Letter,
        _ => Class::Gap,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_can_be_read_and_every_language_has_all_meanings() {
        for lang in Lang::ALL {
            let source = in_language!(lang, "../", "/words.txt");
            let lines = source.lines().filter(|text| !text.is_empty() && !text.starts_with('#'));
            lines.for_each(|text| assert!(line(text).is_some(), "{lang:?} has an odd line: {text}"));
            let things = [Word::Worms, Word::Hens].into_iter();
            let needed = things.chain(Row::ALL.map(Word::Row)).chain((1..=19).map(Word::Number));
            for meaning in needed {
                let is_said = of_language(lang).any(|known| known.meaning == Meaning::Says(meaning));
                assert!(is_said, "{lang:?} has no word for {meaning:?}");
            }
        }
    }

    /// The language of the text is unknown, so no word may have two meanings.
    #[test]
    fn no_word_means_two_things() {
        for known in KNOWN.iter().filter(|known| known.meaning != Meaning::Greater) {
            assert_eq!(meaning(&known.word), Some(known.meaning), "{known:?}");
            let stems = KNOWN.iter().filter(|other| other.is_stem && known.word.starts_with(&other.word));
            let others = stems.filter(|other| known.is_stem && other.meaning != known.meaning);
            assert_eq!(others.collect::<Vec<_>>(), Vec::<&Known>::new(), "{known:?}");
        }
    }
}

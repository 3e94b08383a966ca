//! The words people use, from the `words.txt` of each language: any language is understood.

use std::iter::Peekable;
use std::str::Chars;
use std::sync::LazyLock;

use crate::game::action::Row;
use crate::text::{Lang, in_language};

/// A word with its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Worms,
    Hens,
    Row(Row),
    /// A number, in digits or spelled out.
    Number(u8),
    /// "×" and how people write it.
    Times,
}

/// What a language's file says of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    word: &'static str,
    /// Whether it may have any ending.
    is_stem: bool,
    /// None if it says nothing.
    meaning: Option<Word>,
}

/// The words of all languages, and the signs that belong to none.
static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let worm = Known { word: "🪱", is_stem: true, meaning: Some(Word::Worms) };
    let times = Known { word: "x", is_stem: false, meaning: Some(Word::Times) };
    [worm, times].into_iter().chain(Lang::ALL.into_iter().flat_map(of_language)).collect()
});

/// What doesn't parse is left out here and found by a test.
fn of_language(lang: Lang) -> impl Iterator<Item = Known> {
    let lines = in_language!(lang, "../", "/words.txt").lines();
    lines.filter_map(line).flat_map(|(meaning, words)| {
        words.split_whitespace().map(move |word| {
            let stem = word.strip_suffix('*');
            Known { word: stem.unwrap_or(word), is_stem: stem.is_some(), meaning }
        })
    })
}

/// A meaning, and the words for it; none if the line has no meaning that is known.
fn line(line: &'static str) -> Option<(Option<Word>, &'static str)> {
    let (meaning, words) = line.split_once(':')?;
    let row = || Row::ALL.into_iter().find(|row| row.to_string() == meaning).map(Word::Row);
    let number = || meaning.parse().ok().map(Word::Number);
    let meaning = match meaning {
        "nothing" => None,
        "worms" => Some(Word::Worms),
        "hens" => Some(Word::Hens),
        "times" => Some(Word::Times),
        _ => Some(row().or_else(number)?),
    };
    Some((meaning, words))
}

/// The words of a text, without those that say nothing; none if there is a word that nobody knows.
pub(super) fn words(text: &str) -> Option<Vec<Word>> {
    // What a suggestion says it leads to is not part of what is meant.
    let text = text.split('→').next().unwrap_or_default().to_lowercase();
    let mut letters = text.chars().peekable();
    let mut words = Vec::new();
    while let Some(word) = next_word(&mut letters) {
        words.extend(meaning(&word)?);
    }
    Some(words)
}

/// None if nobody knows the word, and in it none if the word says nothing. Whole words come before stems.
fn meaning(word: &str) -> Option<Option<Word>> {
    let whole = KNOWN.iter().find(|known| !known.is_stem && known.word == word);
    let stem = || KNOWN.iter().find(|known| known.is_stem && word.starts_with(known.word));
    let number = || word.parse().ok().map(|number| Some(Word::Number(number)));
    whole.or_else(stem).map(|known| known.meaning).or_else(number)
}

/// Digits make a word, letters make one, "×" and "*" stand alone; whatever else is between them is a gap.
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
            let needed = things.chain(Row::ALL.map(Word::Row)).chain((1..=6).map(Word::Number));
            for meaning in needed {
                let is_said = of_language(lang).any(|known| known.meaning == Some(meaning));
                assert!(is_said, "{lang:?} has no word for {meaning:?}");
            }
        }
    }

    /// Whoever types doesn't say in which language.
    #[test]
    fn no_word_means_two_things() {
        for known in KNOWN.iter() {
            assert_eq!(meaning(known.word), Some(known.meaning), "{known:?}");
            let stems = KNOWN.iter().filter(|other| other.is_stem && known.word.starts_with(other.word));
            let others = stems.filter(|other| known.is_stem && other.meaning != known.meaning);
            assert_eq!(others.collect::<Vec<_>>(), Vec::<&Known>::new(), "{known:?}");
        }
    }
}

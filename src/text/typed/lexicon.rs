//! The words people use, by how they begin.

use std::iter::Peekable;
use std::str::Chars;

use crate::game::action::Row;

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

/// How the words for a thing begin, in all three languages.
const STEMS: [(&str, Word); 46] = [
    ("worm", Word::Worms),
    ("wurm", Word::Worms),
    ("würm", Word::Worms),
    ("wuerm", Word::Worms),
    ("черв", Word::Worms),
    ("🪱", Word::Worms),
    ("hen", Word::Hens),
    ("chick", Word::Hens),
    ("huhn", Word::Hens),
    ("hühn", Word::Hens),
    ("huehn", Word::Hens),
    ("кур", Word::Hens),
    ("red", Word::Row(Row::Red)),
    ("rot", Word::Row(Row::Red)),
    ("красн", Word::Row(Row::Red)),
    ("yel", Word::Row(Row::Yellow)),
    ("gel", Word::Row(Row::Yellow)),
    ("желт", Word::Row(Row::Yellow)),
    ("green", Word::Row(Row::Green)),
    ("grün", Word::Row(Row::Green)),
    ("gruen", Word::Row(Row::Green)),
    ("зелен", Word::Row(Row::Green)),
    ("blu", Word::Row(Row::Blue)),
    ("blau", Word::Row(Row::Blue)),
    ("син", Word::Row(Row::Blue)),
    ("one", Word::Number(1)),
    ("ein", Word::Number(1)),
    ("един", Word::Number(1)),
    ("один", Word::Number(1)),
    ("two", Word::Number(2)),
    ("zwei", Word::Number(2)),
    ("дво", Word::Number(2)),
    ("three", Word::Number(3)),
    ("drei", Word::Number(3)),
    ("тро", Word::Number(3)),
    ("four", Word::Number(4)),
    ("vier", Word::Number(4)),
    ("четв", Word::Number(4)),
    ("четыр", Word::Number(4)),
    ("fiv", Word::Number(5)),
    ("fünf", Word::Number(5)),
    ("fuenf", Word::Number(5)),
    ("пят", Word::Number(5)),
    ("шест", Word::Number(6)),
    ("six", Word::Number(6)),
    ("sechs", Word::Number(6)),
];

/// Words that mean something only as a whole.
const WHOLE: [(&str, Word); 20] = [
    ("w", Word::Worms),
    ("ч", Word::Worms),
    ("h", Word::Hens),
    ("r", Word::Row(Row::Red)),
    ("ro", Word::Row(Row::Red)),
    ("к", Word::Row(Row::Red)),
    ("y", Word::Row(Row::Yellow)),
    ("ge", Word::Row(Row::Yellow)),
    ("ж", Word::Row(Row::Yellow)),
    ("g", Word::Row(Row::Green)),
    ("gr", Word::Row(Row::Green)),
    ("з", Word::Row(Row::Green)),
    ("b", Word::Row(Row::Blue)),
    ("bl", Word::Row(Row::Blue)),
    ("с", Word::Row(Row::Blue)),
    ("два", Word::Number(2)),
    ("две", Word::Number(2)),
    ("три", Word::Number(3)),
    ("x", Word::Times),
    ("х", Word::Times),
];

/// Words that say nothing: "3s", "3er", "all three twos of the row", «ряд».
const IDLE: [&str; 19] = [
    "s", "er", "en", "of", "the", "all", "and", "row", "plaque", "plaques", "und", "von", "alle", "reihe",
    "mit", "и", "все", "ряд", "шт",
];

/// The words of a text, without those that say nothing; none if there is a word that nobody knows.
pub(super) fn words(text: &str) -> Option<Vec<Word>> {
    // What a suggestion says it leads to is not part of what is meant.
    let text = text.split('→').next().unwrap_or_default().to_lowercase().replace('ё', "е");
    let mut letters = text.chars().peekable();
    let mut words = Vec::new();
    while let Some(word) = next_word(&mut letters) {
        if !IDLE.contains(&word.as_str()) {
            words.push(meaning(&word)?);
        }
    }
    Some(words)
}

fn meaning(word: &str) -> Option<Word> {
    let whole = WHOLE.into_iter().find(|(known, _)| *known == word);
    let stem = || STEMS.into_iter().find(|(stem, _)| word.starts_with(stem));
    let number = || word.parse().ok().map(Word::Number);
    whole.or_else(stem).map(|(_, meaning)| meaning).or_else(number)
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

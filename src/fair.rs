//! Provably fair dice: the bot commits to a seed before play, and all randomness is derived from it.
//!
//! Before the first roll the bot draws 32 bytes from the operating system, the **seed**, and publishes a
//! **commitment** to it. Then every player may add a **word**. All dice and cards follow from the seed and the words.
//! The bot is bound by the commitment, so it can't choose the dice after it has seen the words, and nobody else knows
//! the seed. The seed is revealed when the table ends, also if it ends early, and anybody can check everything.
//!
//! `docs/FAIR-DICE.md` says all this for people without Rust, for every game, and what it proves. The check
//! `verify/verify.py` was written from that page. A change here is a change there.
//!
//! All inputs are text, so that a shell can check them. `ID` is the game's id and `SEED` is the seed as 64 lower-case
//! hexadecimal digits:
//!
//! ```text
//! commitment = SHA-256("stammtisch seed 1\nID\nSEED\n")
//! key        = SHA-256("stammtisch dice 1\nID\nSEED\n" + "SEAT WORD\n" for each word, by seat from 1)
//! stream     = the ChaCha20 key stream of that key, with a nonce and a block counter of zero
//! ```
//!
//! Chance reads the stream byte by byte. To choose one of `n` (1 to 256) it takes the next byte `b`. If
//! `b ≥ 256 − 256 mod n`, it drops the byte and takes another; otherwise the choice is `b mod n`, counted from 0. So
//! every choice is equally likely. A die of `n` faces shows the choice plus one. Dice are rolled one after the other. A
//! draw from an urn chooses one of all lots in it, in the order in which the game lists them.
//!
//! The words protect the players from an operator who would choose the seed. They don't help against an operator who
//! plays and reads the seed, nor if the operator conspires with the player who adds the last word: those two could try
//! words until one suits them.

mod day;

use std::fmt;
use std::str::FromStr;

use rand::rngs::{ChaCha20Rng, SysRng};
use rand::{Rng, SeedableRng, TryRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::game::{Chance, Seat};

pub use day::{Day, NotADay, Source};

/// A game's id, used in the commitment and the journal: 1 to 32 lower-case letters, digits and hyphens.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId(String);

impl GameId {
    /// A new unique id: 64 random bits.
    pub fn random() -> Result<GameId, NoRandomness> {
        let mut bytes = [0; 8];
        SysRng.try_fill_bytes(&mut bytes).map_err(|_| NoRandomness)?;
        Ok(GameId(bytes.iter().map(|byte| format!("{byte:02x}")).collect()))
    }

    /// A chosen id, for matches that can be repeated.
    pub fn numbered(number: u64) -> GameId {
        GameId(number.to_string())
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for GameId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<GameId, NotAnId> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let fits = (1..=32).contains(&text.len()) && text.bytes().all(plain);
        if fits { Ok(GameId(text.to_owned())) } else { Err(NotAnId) }
    }
}

/// The 32 bytes from which all randomness follows. Secret until the game is over, so `Debug` doesn't show them.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A new seed from the operating system.
    pub fn random() -> Result<Seed, NoRandomness> {
        let mut bytes = [0; 32];
        SysRng.try_fill_bytes(&mut bytes).map_err(|_| NoRandomness)?;
        Ok(Seed(bytes))
    }

    /// A chosen seed, for tests, benchmarks and matches that can be repeated.
    pub const fn chosen(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The commitment to publish before play.
    pub fn commit(&self, id: &GameId) -> Commitment {
        let text = format!("stammtisch seed 1\n{id}\n{}\n", self.reveal());
        Commitment(Sha256::digest(text).into())
    }

    /// The seed as text, to publish once the game is over.
    pub fn reveal(&self) -> String {
        Hex(&self.0).to_string()
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Seed, NotHex> {
        parse_hex(text).map(Seed)
    }
}

/// A commitment to a seed: it reveals nothing about the seed and matches no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(&self.0).fmt(f)
    }
}

impl FromStr for Commitment {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Commitment, NotHex> {
        parse_hex(text).map(Commitment)
    }
}

/// A word that a player adds: one line of 1 to 64 characters, without control characters or blanks at its ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SeedWord(String);

impl fmt::Display for SeedWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for SeedWord {
    type Err = NotAWord;

    fn from_str(text: &str) -> Result<SeedWord, NotAWord> {
        let fits = (1..=64).contains(&text.chars().count())
            && text.trim() == text
            && !text.contains(|c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}'));
        if fits { Ok(SeedWord(text.to_owned())) } else { Err(NotAWord) }
    }
}

/// The words of a table by seat, at most one per seat.
pub type SeedWords = std::collections::BTreeMap<Seat, SeedWord>;

/// Where the luck of a table comes from. It is stored by its name; the usual one goes without saying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Luck {
    /// Every die and card follows from the seed and the words.
    #[default]
    Seed,
    /// The dice and cards of the first turns are chosen, to teach the game. Then they follow from the seed.
    Lesson,
    /// Every die and card follows from this day, by its place.
    Day(Day),
}

impl Luck {
    /// Whether everything follows from the seed.
    pub const fn is_seed(&self) -> bool {
        matches!(self, Luck::Seed)
    }

    /// The day that it follows from.
    pub const fn day(&self) -> Option<Day> {
        match self {
            Luck::Day(day) => Some(*day),
            Luck::Seed | Luck::Lesson => None,
        }
    }
}

/// The source of all dice and cards of one game, derived from the seed and the words.
pub struct Stream {
    key_stream: ChaCha20Rng,
    block: [u8; Stream::BLOCK],
    used: usize,
}

impl Stream {
    const BLOCK: usize = 64;

    /// The stream of a game.
    pub fn new(seed: &Seed, id: &GameId, words: &SeedWords) -> Stream {
        let mut text = format!("stammtisch dice 1\n{id}\n{}\n", seed.reveal());
        for (seat, word) in words {
            text.push_str(&format!("{seat} {word}\n"));
        }
        Stream::of_key(Sha256::digest(text).into())
    }

    fn of_key(key: [u8; 32]) -> Stream {
        Stream { key_stream: ChaCha20Rng::from_seed(key), block: [0; Stream::BLOCK], used: Stream::BLOCK }
    }

    #[inline]
    fn byte(&mut self) -> u8 {
        if self.used == Stream::BLOCK {
            // Read whole blocks only: the generator would drop the rest of a partly read word.
            self.key_stream.fill_bytes(&mut self.block);
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }

    /// One of `n`, 1 to 256, counted from 0, all equally likely.
    #[inline]
    fn choose(&mut self, n: u16) -> u8 {
        loop {
            if let Some(choice) = fold(self.byte(), n) {
                return choice;
            }
        }
    }
}

/// The choice among `n` for a byte; `None` if the byte must be dropped.
#[inline]
fn fold(byte: u8, n: u16) -> Option<u8> {
    let byte = u16::from(byte);
    (byte < 256 - 256 % n).then_some((byte % n) as u8)
}

impl Clone for Stream {
    /// A second stream at the same position. The generator has no `Clone`, which prevents copies by mistake.
    fn clone(&self) -> Stream {
        let mut key_stream = ChaCha20Rng::from_seed(self.key_stream.get_seed());
        key_stream.set_word_pos(self.key_stream.get_word_pos());
        Stream { key_stream, ..*self }
    }
}

impl Chance for Stream {
    fn dice(&mut self, faces: u8, dice: &mut [u8]) {
        match faces {
            // The same as below, but with a constant, so that the compiler replaces the division by a multiplication.
            6 => dice.iter_mut().for_each(|die| *die = 1 + self.choose(6)),
            _ => dice.iter_mut().for_each(|die| *die = 1 + self.choose(faces.into())),
        }
    }

    fn draw(&mut self, urn: &[(u8, u8)]) -> u8 {
        let lots = urn.iter().map(|&(_, count)| u16::from(count)).sum();
        let mut chosen = self.choose(lots);
        for &(label, count) in urn {
            match chosen.checked_sub(count) {
                Some(rest) => chosen = rest,
                None => return label,
            }
        }
        unreachable!("the choice is below the number of lots")
    }
}

struct Hex<'a>(&'a [u8; 32]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Accepts exactly 64 lower-case digits, so that there is one way to write a value.
fn parse_hex(text: &str) -> Result<[u8; 32], NotHex> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Ok(byte - b'0'),
        b'a'..=b'f' => Ok(byte - b'a' + 10),
        _ => Err(NotHex),
    };
    let digits: &[u8; 64] = text.as_bytes().try_into().map_err(|_| NotHex)?;
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

/// The operating system gave no random bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the operating system has no randomness to give")]
pub struct NoRandomness;

/// The text is not a game id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a game's id is 1 to 32 lower-case letters, digits and hyphens")]
pub struct NotAnId;

/// The text is not a seed or commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a seed or commitment is 64 lower-case hexadecimal digits")]
pub struct NotHex;

/// The text can't be used as a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a word is one line of 1 to 64 characters, without blanks at its ends")]
pub struct NotAWord;

macro_rules! stored_as_text {
    ($($kind:ty: $error:ty),*) => {$(
        impl From<$kind> for String {
            fn from(value: $kind) -> String {
                value.to_string()
            }
        }

        impl TryFrom<String> for $kind {
            type Error = $error;

            fn try_from(text: String) -> Result<$kind, $error> {
                text.parse()
            }
        }
    )*};
}

stored_as_text!(Day: NotADay, GameId: NotAnId, Commitment: NotHex, SeedWord: NotAWord);

/// The expected values come from a separate implementation of the text above, in another language. They never change.
#[cfg(test)]
mod tests {
    use super::*;

    fn golden() -> (Seed, GameId) {
        (Seed::chosen(std::array::from_fn(|index| index as u8)), "golden".parse().unwrap())
    }

    fn dice<const N: usize>(stream: &mut Stream, faces: u8) -> [u8; N] {
        let mut dice = [0; N];
        stream.dice(faces, &mut dice);
        dice
    }

    #[test]
    fn the_golden_commitment() {
        let (seed, id) = golden();
        let commitment = "d851fd0dbe09de1f80819beb6bfa286823ece11964fab9e2d2f6528512411237";
        assert_eq!(seed.commit(&id).to_string(), commitment);
    }

    #[test]
    fn the_golden_dice() {
        let (seed, id) = golden();
        let stream = Stream::new(&seed, &id, &SeedWords::new());
        assert_eq!(
            dice(&mut stream.clone(), 6),
            [5, 2, 1, 6, 5, 2, 4, 6, 2, 5, 3, 4, 1, 2, 5, 4, 1, 1, 6, 5, 1, 4, 3, 4]
        );
        assert_eq!(dice(&mut stream.clone(), 7), [2, 3, 4, 1, 1, 2, 7, 7, 6, 4, 7, 4]);
        let thousand: [u8; 1000] = dice(&mut stream.clone(), 6);
        let counts = [1, 2, 3, 4, 5, 6].map(|face| thousand.iter().filter(|&&die| die == face).count());
        assert_eq!(counts, [182, 150, 158, 172, 177, 161]);
        assert_eq!(thousand[990..], [5, 4, 1, 3, 2, 3, 5, 1, 5, 5], "sixteen blocks on");
    }

    #[test]
    fn the_golden_dice_with_words() {
        let (seed, id) = golden();
        let words = SeedWords::from([
            (Seat::new(2), "salt and pepper".parse().unwrap()),
            (Seat::new(0), "Grüße".parse().unwrap()),
        ]);
        assert_eq!(
            dice(&mut Stream::new(&seed, &id, &words), 6),
            [1, 5, 4, 2, 5, 2, 2, 6, 2, 5, 2, 4, 3, 4, 1, 2, 6, 4, 3, 3, 4, 1, 1, 3]
        );
    }

    #[test]
    fn the_golden_cards() {
        let (seed, id) = golden();
        let mut stream = Stream::new(&seed, &id, &SeedWords::new());
        let mut urn: Vec<(u8, u8)> = (1..=5).map(|value| (value, 17)).collect();
        urn.extend((101..=125).map(|worm| (worm, 1)));
        let cards: Vec<u8> = (0..24)
            .map(|_| {
                let label = stream.draw(&urn);
                urn.iter_mut().filter(|lot| lot.0 == label).for_each(|lot| lot.1 -= 1);
                label
            })
            .collect();
        assert_eq!(cards, [2, 4, 5, 1, 2, 106, 4, 5, 2, 101, 5, 5, 4, 2, 104, 5, 5, 5, 1, 116, 3, 2, 4, 4]);
    }

    #[test]
    fn every_choice_is_equally_likely() {
        for n in 1..=256_u16 {
            let mut bytes = vec![0; n.into()];
            (0..=255).filter_map(|byte| fold(byte, n)).for_each(|choice| bytes[usize::from(choice)] += 1);
            assert!(bytes.iter().all(|&count| count == 256 / n), "{n}: {bytes:?}");
        }
    }

    #[test]
    fn a_clone_goes_on_alike_from_any_place() {
        let (seed, id) = golden();
        let mut stream = Stream::new(&seed, &id, &SeedWords::new());
        for _ in 0..300 {
            let mut clone = stream.clone();
            assert_eq!(dice::<7>(&mut clone, 6), dice::<7>(&mut stream, 6));
        }
    }

    #[test]
    fn seeds_are_new_every_time_and_secret() {
        let (one, two) = (Seed::random().unwrap(), Seed::random().unwrap());
        assert_ne!(one, two);
        assert_eq!(format!("{one:?}"), "Seed(secret)");
        assert_eq!(one.reveal().parse(), Ok(one));
        assert_ne!(GameId::random().unwrap(), GameId::random().unwrap());
    }

    #[test]
    fn ids_words_and_digits_have_one_form() {
        assert!(["", "Ä", "a b", "A", "a\n", &"a".repeat(33)].iter().all(|id| id.parse::<GameId>().is_err()));
        let words = ["", " a", "a ", "a\nb", "a\u{2028}b", "\u{7}", &"a".repeat(65)];
        assert!(words.iter().all(|word| word.parse::<SeedWord>().is_err()));
        assert!("ж".repeat(64).parse::<SeedWord>().is_ok(), "characters count, not bytes");
        assert!(["", "0g", &"A".repeat(64), &"ä".repeat(32)].iter().all(|hex| hex.parse::<Seed>().is_err()));
    }
}

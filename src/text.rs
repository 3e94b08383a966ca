//! Every sentence a person reads, in English, German and Russian.
//!
//! The sentences stand in Fluent catalogues, `text/en.ftl` and its two sisters; the code here only picks the
//! sentence and fills in names and numbers. Nothing here changes a game or knows Discord, but its limits.
//!
//! What it says, by module in reading order: a sentence by its key ([`Lang::say`]), what happened ([`account()`]),
//! why not ([`refusal()`]), what the table looks like ([`board()`], [`alt()`]), what can be done ([`label()`]), what is one's own
//! ([`hand()`], [`sheet()`], [`hint()`]), who won ([`results()`], [`judgement()`]), how it is played ([`rules()`]), and what people type ([`typed()`]).

mod catalogue;
mod lang;
mod voice;
mod words;

mod account;
mod refusal;

mod alt;
mod board;
mod prize;

mod label;

mod hand;
mod hint;
mod sheet;

mod judgement;
mod results;
mod rules;
mod standings;

mod typed;

mod verdict;

pub use account::{account, last_word};
pub use alt::{alt, hand_alt, plain, results_alt, sheet_alt};
pub use board::{Board, board, caption};
pub use catalogue::Arg;
pub use hand::hand;
pub use hint::hint;
pub use judgement::judgement;
pub use label::{label, meaning};
pub use lang::Lang;
pub use refusal::refusal;
pub use results::results;
pub use rules::{game_blurb, game_name, rules};
pub use sheet::sheet;
pub use standings::{course, medal, points, standing, tenths};
pub use typed::{typed, typed_face, typed_lay, typed_row};
pub use verdict::verdict;
pub use voice::Names;
pub use words::{duration, join};

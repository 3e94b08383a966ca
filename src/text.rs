//! Every sentence a person reads, in every language of the table in [`Lang`].
//!
//! The sentences stand in Fluent catalogues: those that all games share in `text/<code>/shared.ftl`, the others
//! in the folders of the games. The code here picks the sentence, fills in names and numbers, and cuts it to
//! Discord's limits; what depends on the game it asks the game, through [`Words`](crate::game::Words). Nothing here
//! changes a game or knows Discord, but its limits.
//!
//! What it says, by module in reading order: a sentence by its key ([`Lang::say`]), what happened ([`account()`]),
//! why not ([`refusal()`]), what the table looks like ([`board()`], [`alt()`]), what can be done ([`label()`],
//! [`hint()`]), who won ([`results()`], [`analysis()`]), how it is played ([`rules()`]), and what people type
//! ([`typed()`]).

mod catalogue;
mod lang;
mod pseudo;
mod voice;
mod words;

mod account;
mod refusal;

pub(crate) mod alt;
pub(crate) mod board;

mod hint;
mod label;

mod analysis;
mod results;
mod rules;
mod standings;

mod typed;

mod verdict;

pub use account::{account, last_word};
pub use alt::{alt, plain, results_alt};
pub use analysis::analysis;
pub use board::{board, caption};
pub use catalogue::Arg;
pub use hint::hint;
pub use label::{label, meaning};
pub(crate) use label::{label_in, meaning_in};
pub use lang::Lang;
pub(crate) use lang::in_language;
pub use refusal::refusal;
pub use results::results;
pub use rules::{game_blurb, game_name, rules};
pub use standings::{course, medal, order_name, period_name, points, standing, tenths};
pub use typed::{CardsWanted, typed, typed_cards, typed_face, typed_row};
pub use verdict::verdict;
pub(crate) use voice::say;
pub use voice::{Names, Voice};
pub(crate) use words::{DOT, capital, decimal};
pub use words::{duration, join};

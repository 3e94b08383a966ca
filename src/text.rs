//! All texts that people read, in every language of the table in [`Lang`].
//!
//! The texts are in Fluent catalogues: the shared ones in `text/<code>/shared.ftl`, the others in the games'
//! folders. The code here chooses a text, fills in names and numbers, and cuts it to Discord's limits.
//! Whatever depends on the game comes from the game through [`Words`](crate::game::Words). Nothing here
//! changes a game or knows more of Discord than its limits.
//!
//! By topic: a text by its key ([`Lang::say`]), what happened ([`account()`]), why an action is refused
//! ([`refusal()`]), the board ([`board()`], [`alt()`]), actions ([`label()`], [`hint()`]), results
//! ([`results()`], [`analysis()`]), rules ([`rule_card()`]), and parsing of what people type ([`typed()`]).

mod catalogue;
mod lang;
mod phrases;
mod pseudo;
mod voice;

mod account;
mod refusal;

pub(crate) mod alt;
pub(crate) mod board;

mod coach;
mod happened;
mod hint;
mod label;

mod analysis;
mod curve;
mod results;
mod review;
mod rights;
mod rules;
mod standings;

mod typed;

mod verdict;

pub(crate) use account::recap;
pub use account::{account, last_word};
pub use alt::{alt, plain, results_alt, told};
pub use analysis::analysis;
pub use board::{board, caption};
pub use catalogue::{Arg, name_games};
pub use coach::coach;
pub use curve::{curve_alt, turning_point};
pub use happened::happened;
pub use hint::{hint, odds};
pub use label::{command, label, meaning};
pub(crate) use label::{label_in, meaning_in};
pub use lang::Lang;
pub(crate) use lang::in_language;
pub(crate) use phrases::{DOT, capital, decimal, fit, fold, spelled, with_percent_sign, without_accents};
pub use phrases::{duration, join};
pub use refusal::{possible, refusal, situation};
pub use results::{results, results_title};
pub use review::review;
pub use rights::{application_description, rights};
pub use rules::{CardWords, example_alt, example_names, game_blurb, game_name, rule_card};
pub use standings::{course, medal, order_name, period_name, points, standing, tenths};
pub use typed::{CardsWanted, typed, typed_cards, typed_cross, typed_face, typed_row, typed_step};
pub use verdict::verdict;
pub(crate) use voice::say;
pub use voice::{Names, Voice};

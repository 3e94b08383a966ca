//! The catalogues of each language, parsed once: the shared one, that of the worm dice, and one for each
//! game.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::lang::{Lang, in_language};
use super::pseudo;
use crate::game::worm_dice;
use crate::games::GameKind;

type Bundle = FluentBundle<FluentResource>;

/// One per language, in the order of [`Lang`]; the last is the pseudo-language's.
static BUNDLES: [OnceLock<Bundle>; Lang::ALL.len() + 1] = [const { OnceLock::new() }; Lang::ALL.len() + 1];

/// The names of games that the operator has chosen.
static GAME_NAMES: OnceLock<Vec<(GameKind, String)>> = OnceLock::new();

/// Gives games other names, in every language. Must be called before any text is used, and counts once.
pub fn name_games(names: Vec<(GameKind, String)>) {
    let _ = GAME_NAMES.set(names);
}

/// The texts that these names replace. Everything else that names a game refers to them.
fn chosen_names(names: &[(GameKind, String)]) -> String {
    let entry = |(game, name): &(GameKind, String)| {
        let quoted = name.replace('\\', r"\\").replace('"', r#"\""#);
        format!("{game}-name = {{ \"{quoted}\" }}\n{game}-short = {{ \"{quoted}\" }}\n")
    };
    names.iter().map(entry).collect()
}

/// An argument of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A text. In a selector it matches itself.
    Text(Cow<'a, str>),
    /// A number. In a selector it matches itself and its plural category.
    Number(i64),
}

/// The text of this key in this language, if its catalogue has it.
pub(super) fn format(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
    let bundle = BUNDLES.get(lang as usize)?.get_or_init(|| bundle(lang));
    let pattern = bundle.get_message(key)?.value()?;
    let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.value())).collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
    // The only possible error is a missing argument. A release shows its name; any test that says the text fails.
    debug_assert!(errors.is_empty(), "{key} lacks an argument: {errors:?}");
    Some(if lang == Lang::Pseudo { pseudo::sentence(&text) } else { text.into_owned() })
}

/// Entries that don't parse, or are duplicates, are left out here and found by a test.
fn bundle(lang: Lang) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(with_true_minus));
    bundle.set_transform((lang == Lang::Pseudo).then_some(pseudo::letters));
    let shared = in_language!(lang, "", "/shared.ftl");
    for source in [shared, worm_dice::words::catalogue(lang)].into_iter().chain(GameKind::catalogues(lang)) {
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(rest, _)| rest);
        bundle.add_resource_overriding(resource);
    }
    let chosen = chosen_names(GAME_NAMES.get().map_or(&[], Vec::as_slice));
    bundle.add_resource_overriding(FluentResource::try_new(chosen).unwrap_or_else(|(rest, _)| rest));
    bundle
}

/// Negative numbers get a minus sign, not a hyphen.
fn with_true_minus<M>(value: &FluentValue<'_>, _memoizer: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(format!("−{}", -number.value)),
        _ => None,
    }
}

impl Arg<'_> {
    fn value(&self) -> FluentValue<'_> {
        match self {
            Arg::Text(text) => FluentValue::String(Cow::Borrowed(text.as_ref())),
            Arg::Number(number) => (*number).into(),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(text.into())
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(number as i64)
    }
}

/// Implements `From` for number types.
macro_rules! number {
    ($($type:ty => $value:expr),* $(,)?) => {
        $(impl From<$type> for Arg<'_> {
            fn from(number: $type) -> Self {
                let value: fn($type) -> i64 = $value;
                Arg::Number(value(number))
            }
        })*
    };
}

number! {
    u8 => i64::from,
    u16 => i64::from,
    u32 => i64::from,
    i16 => i64::from,
    i32 => i64::from,
    i64 => i64::from,
}

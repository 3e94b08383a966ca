//! `/rules`: explains a game, a card at a time. Each card has an example in a picture.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use super::{Command, HandlerResult, Run};
use crate::discord::app::App;
use crate::discord::components::{NotAComponent, RecordComponent, page_number};
use crate::discord::context::Context;
use crate::discord::message::{Embed, Illustration, MessagePayload, Style, button};
use crate::game::{Illegal, Viewer};
use crate::games::GameKind;
use crate::picture::{self, Labels};
use crate::text::{self, Lang};

const GAME: &str = "game";

/// The command.
pub const COMMAND: Command = Command::new("rules", |options, _| {
    let game = options.game(GAME);
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, game))))
})
.options(|command| vec![command.game(GAME)]);

/// A card of a game, by its place. In ids: `GAME:PLACE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPlace {
    /// The game.
    pub game: GameKind,
    /// The place, counted from 0. Any beyond the last card means the last.
    pub place: usize,
}

impl fmt::Display for CardPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.game, self.place)
    }
}

impl FromStr for CardPlace {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<CardPlace, NotAComponent> {
        let (game, place) = text.split_once(':').ok_or(NotAComponent)?;
        Ok(CardPlace { game: game.parse().map_err(|_| NotAComponent)?, place: page_number(place)? })
    }
}

/// Shows the first card of this game, or of the one played here.
pub async fn show(app: &App, ctx: &Context, game: Option<GameKind>) -> HandlerResult {
    let table = app.tables.named_or_here(&ctx.request).await;
    let game = game.or_else(|| table.map(|table| table.terms().game));
    let Some(game) = game else { return offer_games(app, ctx).await };
    let post = app.render(card(CardPlace { game, place: 0 }, ctx.lang), ctx.in_words()).await;
    Ok(ctx.reply_ephemeral(&app.rest, post).await?)
}

/// Asks which game's rules it shall be.
pub async fn offer_games(app: &App, ctx: &Context) -> HandlerResult {
    let first = |game: GameKind| {
        let id = RecordComponent::Rules(CardPlace { game, place: 0 }).to_string();
        button(Style::Primary, id, &text::game_name(ctx.lang, game))
    };
    let row = GameKind::ALL.map(first).to_vec();
    let post = MessagePayload::text(ctx.lang.say("rules-which", &[])).rows(vec![row]);
    Ok(ctx.show(&app.rest, post).await?)
}

/// Turns to a card.
pub async fn turn_to(app: &App, ctx: &Context, place: CardPlace) -> HandlerResult {
    let post = app.render(card(place, ctx.lang), ctx.in_words()).await;
    Ok(ctx.show(&app.rest, post).await?)
}

/// The button that leads from a refusal to the card that explains it.
pub fn why_button(game: GameKind, illegal: Illegal, lang: Lang) -> Value {
    let id = RecordComponent::Rules(CardPlace { game, place: game.card_of(illegal) });
    button(Style::Secondary, id.to_string(), &lang.say("button-why", &[]))
}

fn card(CardPlace { game, place }: CardPlace, lang: Lang) -> MessagePayload {
    let cards = game.rule_cards();
    let place = place.min(cards.len().saturating_sub(1));
    let Some(card) = cards.get(place) else { return MessagePayload::default() };
    let words = text::rule_card(lang, card);
    let pages = [("place", (place + 1).into()), ("count", cards.len().into())];
    let embed = Embed {
        title: format!("{}: {}", text::game_name(lang, game), words.title),
        description: words.text(lang),
        fields: Vec::new(),
        footer: format!("{}\n{}", lang.say("rules-page", &pages), lang.say("rules-footer", &[])),
    };
    let turn = |key: &str, to: Option<usize>| {
        // At the ends the button leads nowhere, but keeps its place. Ids of a message must differ.
        let to_place = to.unwrap_or(cards.len());
        let id = RecordComponent::Rules(CardPlace { game, place: to_place });
        let mut button = button(Style::Secondary, id.to_string(), &lang.say(key, &[]));
        button["disabled"] = to.is_none().into();
        button
    };
    let on = Some(place + 1).filter(|&next| next < cards.len());
    let learn = RecordComponent::Learn(game.into()).to_string();
    let row = vec![
        turn("button-rules-back", place.checked_sub(1)),
        turn("button-rules-next", on),
        button(Style::Primary, learn, &lang.say("button-learn", &[])),
    ];
    let post = MessagePayload::default().embed(embed.clone()).rows(vec![row]);
    match card.example.and_then(|example| game.example(&example)).zip(words.example) {
        Some(((position, news), told)) => {
            let names = text::example_names(lang);
            let view = position.view(Viewer::Bystander);
            post.illustrated(Illustration {
                scene: picture::board(&view, &news, &Labels { lang, names: &names }),
                alt: text::example_alt(lang, &told, &view, &names),
                embed: Some(embed),
                content: None,
            })
        }
        None => post,
    }
}

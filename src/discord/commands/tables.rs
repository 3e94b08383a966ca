//! `/tables`: the user's own open tables everywhere, first those that wait for them. For moderators also all tables of the
//! server.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use super::{Command, HandlerResult, Run};
use crate::discord::app::App;
use crate::discord::board::BoardMessage;
use crate::discord::components::{NotAComponent, RecordComponent, page_number};
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload, Style, button};
use crate::discord::server_tables;
use crate::game::Viewer;
use crate::table::{Table, UserId};
use crate::tables::OwnTable;
use crate::text::{self, Lang};

const SERVER: &str = "server";

/// The number of tables on a page. Each takes a line with a link.
const PAGE: usize = 10;

/// The command.
pub const COMMAND: Command = Command::new("tables", |options, _| {
    let list = if options.is_on(SERVER) { TableList::Server } else { TableList::Mine { page: 0 } };
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, list))))
})
.options(|command| vec![command.boolean(SERVER)]);

/// A list of tables, as in a button's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableList {
    /// A page of the user's own tables, counted from 0.
    Mine {
        /// The page.
        page: usize,
    },
    /// The tables of the server.
    Server,
}

impl fmt::Display for TableList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableList::Mine { page } => write!(f, "{page}"),
            TableList::Server => f.write_str(SERVER),
        }
    }
}

impl FromStr for TableList {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<TableList, NotAComponent> {
        if text == SERVER { Ok(TableList::Server) } else { Ok(TableList::Mine { page: page_number(text)? }) }
    }
}

/// Shows a list of tables.
pub async fn show(app: &App, ctx: &Context, list: TableList) -> HandlerResult {
    let TableList::Mine { page } = list else { return server_tables::show(app, ctx).await };
    let user = ctx.person().user;
    let tables = app.tables.open_tables_of(user).await?;
    let own = OwnTables { user, tables, lang: ctx.lang };
    let may_see_all = ctx.person().moderates && ctx.request.guild.is_some();
    Ok(ctx.show(&app.rest, own.post(page, may_see_all)).await?)
}

/// The tables of a user, those that wait for them first.
struct OwnTables {
    user: UserId,
    tables: Vec<OwnTable>,
    lang: Lang,
}

impl OwnTables {
    fn post(&self, page: usize, may_see_all: bool) -> MessagePayload {
        let pages = self.tables.len().div_ceil(PAGE).max(1);
        let page = page.min(pages - 1);
        let waiting = self.tables.iter().filter(|own| own.waits_for(self.user)).count();
        let embed = Embed {
            title: self.lang.say("tables-mine-title", &[("count", waiting.into())]),
            description: self.lines(page, waiting).join("\n"),
            fields: Vec::new(),
            footer: if pages > 1 {
                self.lang.say("tables-mine-page", &[("page", (page + 1).into()), ("pages", pages.into())])
            } else {
                String::new()
            },
        };
        MessagePayload::default().embed(embed).rows(vec![self.buttons(page, pages, may_see_all)])
    }

    fn lines(&self, page: usize, waiting: usize) -> Vec<String> {
        if self.tables.is_empty() {
            return vec![self.lang.say("tables-mine-none", &[])];
        }
        let mut lines = Vec::new();
        for (index, own) in self.tables.iter().enumerate().skip(page * PAGE).take(PAGE) {
            if index == waiting {
                lines.push(self.lang.say("tables-mine-others", &[]));
            }
            lines.push(self.line(index + 1, own));
        }
        lines
    }

    /// «2. Qwixx in #games · choose for white 9 · in 3 hours · open».
    fn line(&self, number: usize, own: &OwnTable) -> String {
        let table = &own.table;
        let what = if own.waits_for(self.user) { self.request(table) } else { self.awaited(table) };
        let args = [
            ("number", number.into()),
            ("game", text::game_name(self.lang, table.terms().game).into()),
            ("place", self.place(own).into()),
            ("what", what.into()),
            ("when", self.when(own).into()),
            ("link", link(own).into()),
        ];
        self.lang.say("tables-mine-line", &args)
    }

    fn place(&self, own: &OwnTable) -> String {
        match own.guild {
            Some(_) => format!("<#{}>", own.channel),
            None => self.lang.say("tables-mine-conversation", &[]),
        }
    }

    /// What the table asks of the user.
    fn request(&self, table: &Table) -> String {
        let view = table.game().zip(table.seat_of(self.user));
        match view.map(|(game, seat)| game.view(Viewer::Seat(seat))) {
            Some(view) => view.request(self.lang),
            None => self.lang.say("request-sit", &[]),
        }
    }

    /// For whom the table waits.
    fn awaited(&self, table: &Table) -> String {
        if table.is_lobby() {
            return self.lang.say("tables-mine-lobby", &[]);
        }
        let names = BoardMessage::new(table, self.lang).names();
        let acting = table.acting();
        let awaited: Vec<_> = acting.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect();
        self.lang.say("tables-mine-awaits", &[("names", text::join(self.lang, &awaited).into())])
    }

    fn when(&self, own: &OwnTable) -> String {
        let table = &own.table;
        match own.deadline(self.user) {
            Some(deadline) => format!("<t:{}:R>", deadline.seconds()),
            None => {
                let since = table.call_of(self.user).map_or(table.waiting_since(), |call| call.at);
                let since = format!("<t:{}:R>", since.seconds());
                self.lang.say("tables-mine-since", &[("when", since.into())])
            }
        }
    }

    fn buttons(&self, page: usize, pages: usize, may_see_all: bool) -> Vec<Value> {
        let to = |key: &str, list: TableList| {
            let id = RecordComponent::Tables(list).to_string();
            button(Style::Secondary, id, &self.lang.say(key, &[]))
        };
        let mut buttons = Vec::new();
        buttons.extend((page > 0).then(|| to("button-previous", TableList::Mine { page: page - 1 })));
        buttons.extend((page + 1 < pages).then(|| to("button-next", TableList::Mine { page: page + 1 })));
        buttons.extend(may_see_all.then(|| to("button-server-tables", TableList::Server)));
        buttons
    }
}

/// A link that jumps to the board.
fn link(own: &OwnTable) -> String {
    let guild = own.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    let channel = format!("https://discord.com/channels/{guild}/{}", own.channel);
    own.board.map_or(channel.clone(), |board| format!("{channel}/{}", board.message))
}

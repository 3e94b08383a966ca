//! A small real bot on serenity.

use std::sync::Arc;

use discord_playground::Playground;
use serenity::{
    Client,
    all::{
        ActionRowComponent, Command, CommandInteraction, CommandOptionType, ComponentInteraction,
        ComponentInteractionDataKind, Context, CreateActionRow, CreateAttachment, CreateAutocompleteResponse,
        CreateButton, CreateCommand, CreateCommandOption, CreateEmbed, CreateInputText,
        CreateInteractionResponse as Response, CreateInteractionResponseFollowup,
        CreateInteractionResponseMessage as Reply, CreateMessage, CreateModal, CreateSelectMenu,
        CreateSelectMenuKind, CreateSelectMenuOption, CreateThread, EditInteractionResponse, EventHandler,
        GatewayIntents, InputTextStyle, Interaction, ModalInteraction, Ready, ResolvedValue, ResumedEvent,
    },
    async_trait,
    http::HttpBuilder,
};
use tokio::sync::watch;

/// The bot, until it is dropped.
pub struct Bot {
    task: tokio::task::JoinHandle<()>,
    heard: watch::Sender<usize>,
    resumed: Arc<tokio::sync::Semaphore>,
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Bot {
    /// Starts the bot and waits until its commands are registered.
    pub async fn start(discord: &Playground) -> Self {
        assert!(discord.address().ip().is_loopback());
        let http = HttpBuilder::new(discord.token()).proxy(discord.url()).ratelimiter_disabled(true).build();
        let (heard, resumed) = (watch::Sender::new(0), Arc::new(tokio::sync::Semaphore::new(0)));
        let handler = Handler { heard: heard.clone(), resumed: resumed.clone() };
        let intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES;
        let builder = serenity::client::ClientBuilder::new_with_http(http, intents);
        let mut client: Client = builder.event_handler(handler).await.unwrap();
        let task = tokio::spawn(async move { client.start().await.unwrap() });
        discord.request("PUT", "/commands").await;
        Self { task, heard, resumed }
    }

    /// How many interactions reached the bot.
    pub fn heard(&self) -> usize {
        *self.heard.borrow()
    }

    /// Waits until this many interactions have reached the bot.
    pub async fn has_heard(&self, count: usize) {
        let mut heard = self.heard.subscribe();
        heard.wait_for(|heard| *heard >= count).await.unwrap();
    }

    /// Waits until the bot has resumed its session once more.
    pub async fn resumes(&self) {
        self.resumed.acquire().await.unwrap().forget();
    }
}

struct Handler {
    heard: watch::Sender<usize>,
    resumed: Arc<tokio::sync::Semaphore>,
}

fn commands() -> Vec<CreateCommand> {
    let topping = CreateCommandOption::new(CommandOptionType::String, "topping", "Which topping")
        .name_localized("de", "belag")
        .required(true)
        .set_autocomplete(true);
    let times = CreateCommandOption::new(CommandOptionType::Integer, "times", "How often")
        .min_int_value(1)
        .max_int_value(3);
    let who = CreateCommandOption::new(CommandOptionType::User, "who", "Whom").required(true);
    let level = CreateCommandOption::new(CommandOptionType::String, "level", "How loud")
        .add_string_choice("Quiet", "1")
        .add_string_choice_localized("Loud", "2", [("de", "Laut")]);
    let add =
        CreateCommandOption::new(CommandOptionType::SubCommand, "add", "Adds an alarm").add_sub_option(level);
    let plain = |name: &str| CreateCommand::new(name).description("A command");
    vec![
        plain("order").name_localized("de", "bestellen").add_option(topping).add_option(times),
        plain("greet").add_option(who),
        plain("alarm").add_option(add),
        plain("poll"),
        plain("slow"),
        plain("secret"),
        plain("thread"),
        plain("form"),
        plain("silent"),
    ]
}

fn text(content: impl Into<String>) -> Reply {
    Reply::new().content(content)
}

fn poll(votes: usize) -> Reply {
    let options = vec![CreateSelectMenuOption::new("Walnut", "w"), CreateSelectMenuOption::new("One", "1")];
    let menu = CreateSelectMenu::new("pick", CreateSelectMenuKind::String { options })
        .placeholder("Pick")
        .max_values(2);
    let buttons = vec![
        CreateButton::new(format!("vote:{votes}")).label("Vote"),
        CreateButton::new("stop").label("Stop").disabled(true),
        CreateButton::new_link("https://example.org").label("Rules"),
    ];
    text(format!("votes {votes}"))
        .embed(CreateEmbed::new().title("Poll").image("attachment://poll.png"))
        .add_file(CreateAttachment::bytes(b"\x89PNG poll".to_vec(), "poll.png").description("A poll"))
        .components(vec![CreateActionRow::Buttons(buttons), CreateActionRow::SelectMenu(menu)])
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, ctx: Context, _: Ready) {
        Command::set_global_commands(&ctx.http, commands()).await.unwrap();
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.resumed.add_permits(1);
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        self.heard.send_modify(|heard| *heard += 1);
        // Repeated deliveries and planned faults make some answers fail; the tests look at what
        // people see.
        let _ = match interaction {
            Interaction::Command(command) => on_command(&ctx, &command).await,
            Interaction::Autocomplete(command) => on_typing(&ctx, &command).await,
            Interaction::Component(click) => on_component(&ctx, &click).await,
            Interaction::Modal(form) => on_form(&ctx, &form).await,
            _ => Ok(()),
        };
    }
}

async fn on_command(ctx: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    let answer = async |reply| command.create_response(ctx, Response::Message(reply)).await;
    match command.data.name.as_str() {
        "order" => {
            let given =
                command.data.options.iter().map(|option| format!("{}={:?}", option.name, option.value));
            answer(text(format!("{} {}", command.locale, given.collect::<Vec<_>>().join(" ")))).await
        }
        "greet" => {
            let options = command.data.options();
            let ResolvedValue::User(user, Some(_)) = options[0].value else {
                return Ok(());
            };
            answer(text(format!("Hello <@{}>, {}", user.id, user.name))).await
        }
        "alarm" => {
            let options = command.data.options();
            let ResolvedValue::SubCommand(inner) = &options[0].value else {
                return Ok(());
            };
            answer(text(format!("{} {:?}", options[0].name, inner.first().map(|option| &option.value)))).await
        }
        "poll" => answer(poll(0)).await,
        "slow" => slow(ctx, command).await,
        "secret" => {
            answer(text("for you").ephemeral(true)).await?;
            let more = CreateInteractionResponseFollowup::new().content("for all");
            command.create_followup(ctx, more).await.map(|_| ())
        }
        "thread" => {
            answer(text("see the thread")).await?;
            let message = command.get_response(ctx).await?;
            let thread = command
                .channel_id
                .create_thread_from_message(ctx, message.id, CreateThread::new("Details"))
                .await?;
            thread.id.send_message(ctx, CreateMessage::new().content("inside")).await.map(|_| ())
        }
        "form" => {
            let input = CreateInputText::new(InputTextStyle::Short, "Your name", "name").max_length(10);
            let form = CreateModal::new("named", "Who?").components(vec![CreateActionRow::InputText(input)]);
            command.create_response(ctx, Response::Modal(form)).await
        }
        _ => Ok(()),
    }
}

async fn slow(ctx: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    command.defer(ctx).await?;
    let file = CreateAttachment::bytes(b"late".to_vec(), "late.png");
    let edit = EditInteractionResponse::new().content("done").new_attachment(file);
    command.edit_response(ctx, edit).await.map(|_| ())
}

async fn on_typing(ctx: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    let typed = command.data.autocomplete().map_or("", |option| option.value);
    let fitting = ["spinach", "sprouts", "onions"].into_iter().filter(|topping| topping.starts_with(typed));
    let choices = fitting
        .fold(CreateAutocompleteResponse::new(), |all, topping| all.add_string_choice(topping, topping));
    command.create_response(ctx, Response::Autocomplete(choices)).await
}

async fn on_component(ctx: &Context, click: &ComponentInteraction) -> serenity::Result<()> {
    let reply = match &click.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => {
            Response::Message(text(values.join("+")).ephemeral(true))
        }
        _ => match click.data.custom_id.strip_prefix("vote:").and_then(|votes| votes.parse::<usize>().ok()) {
            Some(votes) => Response::UpdateMessage(poll(votes + 1)),
            None => Response::Message(text("That button is none of mine.").ephemeral(true)),
        },
    };
    click.create_response(ctx, reply).await
}

async fn on_form(ctx: &Context, form: &ModalInteraction) -> serenity::Result<()> {
    let Some(ActionRowComponent::InputText(input)) = form.data.components[0].components.first() else {
        return Ok(());
    };
    let name = input.value.clone().unwrap_or_default();
    form.create_response(ctx, Response::Message(text(format!("Hello {name}")))).await
}

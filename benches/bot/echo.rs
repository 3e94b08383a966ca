//! The echo bot: the cost of a serenity bot that does nothing.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use serenity::all::{
    ClientBuilder, Command, Context, CreateActionRow, CreateAttachment, CreateButton, CreateCommand,
    CreateEmbed, CreateInteractionResponse, CreateInteractionResponseMessage, EventHandler, GatewayIntents,
    HttpBuilder, Interaction,
};
use serenity::async_trait;

/// The names of the echo's command and buttons.
pub(crate) const OPEN: &str = "open";
pub(crate) const TEXT: &str = "text";
pub(crate) const PICTURE: &str = "picture";

/// Runs until it is killed.
pub(crate) async fn run(address: &str) {
    let token = std::env::var("DISCORD_TOKEN").unwrap();
    let http = HttpBuilder::new(&token).proxy(address).ratelimiter_disabled(true).build();
    http.set_application_id(http.get_current_application_info().await.unwrap().id);
    Command::set_global_commands(&http, vec![CreateCommand::new(OPEN).description(OPEN)]).await.unwrap();
    let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS);
    client.event_handler(Echo { picture: noise() }).await.unwrap().start().await.unwrap();
}

struct Echo {
    picture: Vec<u8>,
}

#[async_trait]
impl EventHandler for Echo {
    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let answered = match interaction {
            Interaction::Command(command) => {
                let button = |id: &str| CreateButton::new(id).label(id);
                let row = CreateActionRow::Buttons([TEXT, PICTURE].map(button).into());
                let answer = CreateInteractionResponse::Message(echo().components(vec![row]));
                command.create_response(&context.http, answer).await
            }
            Interaction::Component(click) => {
                let answer = if click.data.custom_id == PICTURE {
                    let file = CreateAttachment::bytes(self.picture.clone(), "board.png");
                    let embed = embed().attachment("board.png");
                    CreateInteractionResponseMessage::new().embed(embed).add_file(file)
                } else {
                    echo()
                };
                click.create_response(&context.http, CreateInteractionResponse::UpdateMessage(answer)).await
            }
            _ => Ok(()),
        };
        // If it is too late to reply, the client counts that.
        drop(answered);
    }
}

fn echo() -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().embed(embed())
}

fn embed() -> CreateEmbed {
    CreateEmbed::new().title("Echo").description("What was pressed, and nothing else.")
}

/// A picture of 20 kB: noise can't be compressed.
fn noise() -> Vec<u8> {
    let mut pixels = vec![0; 80 * 84 * 3];
    ChaCha8Rng::seed_from_u64(1).fill_bytes(&mut pixels);
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, 80, 84);
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header().unwrap().write_image_data(&pixels).unwrap();
    file
}

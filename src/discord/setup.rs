//! What `stammtisch setup` asks Discord.

use std::sync::Arc;

use super::RunError;
use super::invalid_requests::InvalidRequests;
use super::refusals::INSTALL_PERMISSIONS;
use super::rest::Rest;
use crate::config::Config;

/// A bot's application, as Discord knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Application {
    /// Its id.
    pub id: u64,
    /// Its name.
    pub name: String,
    /// Whether people may install it for themselves.
    pub has_user_install: bool,
}

impl Application {
    /// Asks Discord whose token this is. An error if it is nobody's.
    pub async fn of_token(config: &Config) -> Result<Application, RunError> {
        let info = Rest::new(config, Arc::new(InvalidRequests::default())).load_application().await?;
        // Discord leaves it out for applications that were never asked.
        let has_user_install = info.integration_types_config.is_some_and(|kinds| kinds.contains_key("1"));
        Ok(Application { id: info.id.get(), name: info.name, has_user_install })
    }

    /// The page on which a server installs the bot, with exactly the permissions that it uses.
    pub fn server_link(&self) -> String {
        let permissions = INSTALL_PERMISSIONS.bits();
        self.link(&format!("scope=bot+applications.commands&permissions={permissions}&integration_type=0"))
    }

    /// The page on which somebody installs it for themselves. That needs no permissions.
    pub fn user_link(&self) -> String {
        self.link("scope=applications.commands&integration_type=1")
    }

    fn link(&self, rest: &str) -> String {
        format!("https://discord.com/oauth2/authorize?client_id={}&{rest}", self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_links_ask_for_what_is_needed_and_no_more() {
        let application = Application { id: 5, name: "Stammtisch".to_owned(), has_user_install: true };
        assert_eq!(
            application.server_link(),
            "https://discord.com/oauth2/authorize?client_id=5&scope=bot+applications.commands&permissions=309237697536&integration_type=0"
        );
        assert_eq!(
            application.user_link(),
            "https://discord.com/oauth2/authorize?client_id=5&scope=applications.commands&integration_type=1"
        );
    }
}

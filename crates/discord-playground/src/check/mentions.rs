//! Reads `allowed_mentions`, and works out whom a message pings.

use serde_json::Value;

use crate::{form_body::FormBody, ids::UserId};

/// Whom a message may ping. Without `allowed_mentions` it may ping everybody it names.
#[derive(Clone, Debug)]
pub(crate) struct AllowedMentions {
    all_users: bool,
    everyone: bool,
    users: Vec<UserId>,
}

impl Default for AllowedMentions {
    fn default() -> Self {
        Self { all_users: true, everyone: true, users: Vec::new() }
    }
}

impl AllowedMentions {
    pub fn read(form: &FormBody<'_>) -> Self {
        let parse = form.list("parse", 0..=3).unwrap_or_default();
        for kind in &parse {
            if !matches!(kind.as_str(), Some("users" | "roles" | "everyone")) {
                let message = "Value must be one of ('users', 'roles', 'everyone').";
                form.reject("parse", "BASE_TYPE_CHOICES", message);
            }
        }
        let parses = |kind: &str| parse.iter().any(|value| value.as_str() == Some(kind));
        for kind in ["users", "roles"] {
            let named = form.list(kind, 0..=100).unwrap_or_default();
            if parses(kind) && !named.is_empty() {
                let message = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
                form.reject("parse", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
            }
        }
        form.boolean("replied_user");
        Self { all_users: parses("users"), everyone: parses("everyone"), users: read_users(form) }
    }

    /// The people whom `content` names and this allows, each once, in order.
    pub fn pinged(&self, content: &str) -> Vec<UserId> {
        let mut pinged = Vec::new();
        for user in named_users(content) {
            let allowed = self.all_users || self.users.contains(&user);
            if allowed && !pinged.contains(&user) {
                pinged.push(user);
            }
        }
        pinged
    }

    /// Whether `content` pings everyone (or everyone here), given the permission to.
    pub fn pings_everyone(&self, content: &str) -> bool {
        self.everyone && (content.contains("@everyone") || content.contains("@here"))
    }
}

fn read_users(form: &FormBody<'_>) -> Vec<UserId> {
    let ids = form.list("users", 0..=100).unwrap_or_default();
    let read = |id: &Value| {
        let number = id.as_u64().or_else(|| id.as_str()?.parse().ok());
        let user = number.and_then(UserId::new_checked);
        if user.is_none() {
            form.reject("users", "NUMBER_TYPE_COERCE", "Value is not snowflake.");
        }
        user
    };
    ids.into_iter().filter_map(read).collect()
}

/// Every `<@id>` or `<@!id>` in a text.
fn named_users(content: &str) -> impl Iterator<Item = UserId> {
    content.split("<@").skip(1).filter_map(|rest| {
        let (id, _) = rest.split_once('>')?;
        UserId::new_checked(id.strip_prefix('!').unwrap_or(id).parse().ok()?)
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::form_body::read_form;

    fn pinged(allowed: Value, content: &str) -> Vec<u64> {
        let allowed = read_form(&allowed, AllowedMentions::read).unwrap();
        allowed.pinged(content).into_iter().map(UserId::get).collect()
    }

    #[test]
    fn only_the_allowed_are_pinged() {
        let content = "<@7> and <@!8>, again <@7>, no <@x>";
        assert_eq!(AllowedMentions::default().pinged(content).len(), 2);
        assert_eq!(pinged(json!({ "parse": ["users"] }), content), [7, 8]);
        assert_eq!(pinged(json!({ "users": ["8"] }), content), [8]);
        assert!(pinged(json!({ "parse": [] }), content).is_empty());
    }

    #[test]
    fn parsing_users_and_naming_them_exclude_each_other() {
        let both = json!({ "parse": ["users"], "users": ["8"] });
        assert!(read_form(&both, AllowedMentions::read).is_err());
        let crowd: Vec<_> = (1..=101).map(|id: u64| id.to_string()).collect();
        assert!(read_form(&json!({ "users": crowd }), AllowedMentions::read).is_err());
    }
}

//! The errors Discord answers requests with: an HTTP status, and a JSON body with its own error code.

use std::{fmt, time::Duration};

use serde_json::{Value, json};

/// One refused request.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiError {
    /// The HTTP status.
    pub status: u16,
    /// Discord's own code, 0 where it has none.
    pub code: u32,
    /// Discord's sentence for the code.
    pub message: String,
    /// For code 50035, what is wrong with which field.
    pub errors: Option<Value>,
    /// For a rate limit, when the bot may try again.
    pub retry_after: Option<Duration>,
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.status, self.code, self.message)?;
        match &self.errors {
            Some(errors) => write!(f, " {errors}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ApiError {}

macro_rules! api_errors {
    ($($(#[$doc:meta])* $name:ident = $status:literal, $code:literal, $message:literal;)*) => {
        impl ApiError {
            $($(#[$doc])* pub(crate) fn $name() -> Self { Self::new($status, $code, $message) })*
        }
    };
}

api_errors! {
    unauthorized = 401, 0, "401: Unauthorized";
    no_such_route = 404, 0, "404: Not Found";
    method_not_allowed = 405, 0, "405: Method Not Allowed";
    unknown_application = 404, 10002, "Unknown Application";
    unknown_channel = 404, 10003, "Unknown Channel";
    unknown_guild = 404, 10004, "Unknown Guild";
    unknown_member = 404, 10007, "Unknown Member";
    unknown_message = 404, 10008, "Unknown Message";
    unknown_user = 404, 10013, "Unknown User";
    unknown_emoji = 404, 10014, "Unknown Emoji";
    unknown_webhook = 404, 10015, "Unknown Webhook";
    unknown_interaction = 404, 10062, "Unknown interaction";
    too_many_emojis = 400, 30008, "Maximum number of emojis reached (2000)";
    old_message_edited_too_often = 429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later";
    too_large = 413, 40005, "Request entity too large";
    already_acknowledged = 400, 40060, "Interaction has already been acknowledged.";
    too_many_follow_ups = 400, 40094, "Maximum number of follow-up messages reached for this interaction";
    missing_access = 403, 50001, "Missing Access";
    not_own_message = 403, 50005, "Cannot edit a message authored by another user";
    empty_message = 400, 50006, "Cannot send an empty message";
    cannot_message_user = 403, 50007, "Cannot send messages to this user";
    missing_permissions = 403, 50013, "Missing Permissions";
    invalid_webhook_token = 401, 50027, "Invalid Webhook Token";
    wrong_channel_type = 400, 50024, "Cannot execute action on this channel type";
    thread_archived = 400, 50083, "Thread is archived";
    not_json = 400, 50109, "The request body contains invalid JSON.";
    thread_exists = 400, 160004, "A thread has already been created for this message";
}

impl ApiError {
    pub(crate) fn new(status: u16, code: u32, message: &str) -> Self {
        Self { status, code, message: message.to_owned(), errors: None, retry_after: None }
    }

    /// 50035 with what is wrong, as a tree of fields.
    pub(crate) fn invalid_form(errors: Value) -> Self {
        Self { errors: Some(errors), ..Self::new(400, 50035, "Invalid Form Body") }
    }

    /// 429: the bot has to wait.
    pub(crate) fn rate_limited(retry_after: Duration) -> Self {
        Self { retry_after: Some(retry_after), ..Self::new(429, 0, "You are being rate limited.") }
    }

    /// The body Discord sends with the status.
    pub fn body(&self) -> Value {
        let mut body = json!({ "code": self.code, "message": self.message });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}

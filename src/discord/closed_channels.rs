//! Channels in which the bot may not write. Discord counts every attempt as an invalid request, so they are
//! left alone until an interaction shows that the bot may write again. Pure: the time is passed in.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use reqwest::Method;

use super::http::ApiError;

/// After this time one more attempt is made: not every channel with messages of the bot has interactions.
const MEMORY: Duration = Duration::from_secs(24 * 60 * 60);
/// The same for files. Interactions don't show whether the bot's token may attach any: answers always may.
const FILE_MEMORY: Duration = Duration::from_secs(10 * 60);
/// Above this number of entries, expired ones are dropped.
const MAX_ENTRIES: usize = 4096;

/// A way to write in a channel that Discord allows or refuses by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Writing {
    channel: u64,
    /// Editing one's own message needs fewer permissions than posting one.
    is_post: bool,
    /// Attaching files is a permission of its own.
    has_file: bool,
}

impl Writing {
    /// What a request writes; none if it doesn't write a message in a channel.
    pub fn of(method: &Method, path: &str, has_file: bool) -> Option<Writing> {
        let (channel, rest) = path.strip_prefix("/channels/")?.split_once('/')?;
        let is_post = method == Method::POST && rest == "messages";
        let is_edit = method == Method::PATCH && rest.starts_with("messages/");
        let channel = channel.parse().ok().filter(|_| is_post || is_edit)?;
        Some(Writing { channel, is_post, has_file })
    }
}

/// What was refused, and how.
#[derive(Default)]
pub struct ClosedChannels(HashMap<Writing, (ApiError, Instant)>);

impl ClosedChannels {
    /// The error that Discord would answer with.
    pub fn refusal(&self, writing: Writing, now: Instant) -> Option<&ApiError> {
        // Where text is refused, so are files.
        let kinds = [Writing { has_file: false, ..writing }, writing];
        let (error, _) = kinds.iter().find_map(|kind| self.0.get(kind).filter(|(_, until)| *until > now))?;
        Some(error)
    }

    /// Remembers that Discord refused this for lack of permissions.
    pub fn close(&mut self, writing: Writing, error: &ApiError, now: Instant) {
        if self.0.len() >= MAX_ENTRIES {
            self.0.retain(|_, (_, until)| *until > now);
        }
        let memory = if writing.has_file { FILE_MEMORY } else { MEMORY };
        self.0.insert(writing, (error.clone(), now + memory));
        if !writing.has_file {
            // So an earlier refusal was not about the file.
            self.0.remove(&Writing { has_file: true, ..writing });
        }
    }

    /// Forgets the refusals of a channel, because an interaction showed that the bot may write there.
    pub fn reopen(&mut self, channel: u64) {
        for is_post in [true, false] {
            self.0.remove(&Writing { channel, is_post, has_file: false });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: bool = true;
    const WORDS: bool = false;

    fn post(has_file: bool) -> Writing {
        Writing::of(&Method::POST, "/channels/7/messages", has_file).unwrap()
    }

    fn edit(has_file: bool) -> Writing {
        Writing::of(&Method::PATCH, "/channels/7/messages/8", has_file).unwrap()
    }

    fn missing() -> ApiError {
        ApiError::Code { status: 403, code: 50013, message: "Missing Permissions".to_owned() }
    }

    #[test]
    fn what_was_refused_is_refused_until_permissions_are_shown() {
        let (mut closed, now) = (ClosedChannels::default(), Instant::now());
        closed.close(post(WORDS), &missing(), now);
        assert!(closed.refusal(post(WORDS), now).is_some_and(ApiError::is_missing_permissions));
        assert!(closed.refusal(post(FILE), now).is_some());
        assert!(closed.refusal(edit(WORDS), now).is_none(), "that needs other permissions");
        closed.reopen(6);
        assert!(closed.refusal(post(WORDS), now).is_some());
        closed.reopen(7);
        assert!(closed.refusal(post(FILE), now).is_none());
    }

    #[test]
    fn who_may_not_attach_files_may_still_write() {
        let (mut closed, now) = (ClosedChannels::default(), Instant::now());
        closed.close(post(FILE), &missing(), now);
        assert!(closed.refusal(post(WORDS), now).is_none());
        closed.reopen(7);
        assert!(closed.refusal(post(FILE), now).is_some());
        assert!(closed.refusal(post(FILE), now + FILE_MEMORY).is_none());
    }

    #[test]
    fn who_may_not_write_at_all_may_attach_files_once_it_may_write() {
        let (mut closed, now) = (ClosedChannels::default(), Instant::now());
        closed.close(post(FILE), &missing(), now);
        closed.close(post(WORDS), &missing(), now);
        closed.reopen(7);
        assert!(closed.refusal(post(FILE), now).is_none());
    }

    #[test]
    fn once_a_day_it_is_tried_again() {
        let (mut closed, now) = (ClosedChannels::default(), Instant::now());
        closed.close(post(WORDS), &missing(), now);
        assert!(closed.refusal(post(WORDS), now + MEMORY).is_none());
    }

    #[test]
    fn threads_and_answers_are_something_else() {
        let of = |method, path| Writing::of(&method, path, false);
        assert_eq!(of(Method::POST, "/channels/7/threads"), None);
        assert_eq!(of(Method::PATCH, "/channels/7"), None);
        assert_eq!(of(Method::GET, "/channels/7/messages/8"), None);
        assert_eq!(of(Method::POST, "/webhooks/7/token"), None);
    }
}

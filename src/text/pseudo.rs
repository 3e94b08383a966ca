//! The pseudo-language, in which tests play: English with accents, longer by a third and in brackets, so that a text
//! that is cut, too long for its place or in no catalogue at all shows up before a real language brings it to light.

use std::borrow::Cow;

/// The letters of a text: vowels have accents and come twice. Everything else stays, so that Markdown does.
pub(super) fn letters(text: &str) -> Cow<'_, str> {
    text.replace('a', "áá").replace('e', "éé").replace('i', "ïï").replace('o', "öö").replace('u', "üü").into()
}

/// The whole sentence: without its last bracket it was cut.
pub(super) fn sentence(text: &str) -> String {
    format!("[{text}]")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn a_sentence_is_longer_and_keeps_its_variables() {
        assert_eq!(letters("### **Roll** the dice\n"), "### **Rööll** théé dïïcéé\n");
        let said = Lang::Pseudo.say("count-worms", &[("count", 2.into())]);
        assert_eq!(said, "[2 wöörms]");
    }
}

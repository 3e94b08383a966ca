//! The pseudo-language for tests: English with accents, longer by a third and in brackets. It reveals texts
//! that are cut, too long, or missing from the catalogues.

use std::borrow::Cow;

/// Doubles vowels and gives them accents. Everything else stays, including Markdown.
pub(super) fn letters(text: &str) -> Cow<'_, str> {
    text.replace('a', "áá").replace('e', "éé").replace('i', "ïï").replace('o', "öö").replace('u', "üü").into()
}

/// Puts a text in brackets: if the last one is missing, it was cut.
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

//! Names as people may see them: short, and without anything that hides, turns text around or spills over other lines.

use std::ops::RangeInclusive;

/// The longest name that is shown.
const MAX_LENGTH: usize = 24;
/// The most marks on one letter. No language needs more.
const MAX_MARKS: usize = 3;

/// Characters that nobody sees, or that turn the text after them around: marks of direction, joiners, fillers, blanks and
/// tags. Controls are left out, too.
const HIDDEN: [RangeInclusive<char>; 20] = [
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{61c}'..='\u{61c}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200b}'..='\u{200f}',
    '\u{2028}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{fdd0}'..='\u{fdef}',
    '\u{feff}'..='\u{feff}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fff0}'..='\u{fffb}',
    '\u{13430}'..='\u{1345f}',
    '\u{1bca0}'..='\u{1bca3}',
    '\u{1d173}'..='\u{1d17a}',
    '\u{e000}'..='\u{f8ff}',
    '\u{e0000}'..='\u{10ffff}',
];

/// Marks that stand above, below or on the letter before them.
const MARKS: [RangeInclusive<char>; 26] = [
    '\u{300}'..='\u{36f}',
    '\u{483}'..='\u{489}',
    '\u{591}'..='\u{5bd}',
    '\u{5bf}'..='\u{5c7}',
    '\u{610}'..='\u{61a}',
    '\u{64b}'..='\u{65f}',
    '\u{670}'..='\u{670}',
    '\u{6d6}'..='\u{6ed}',
    '\u{730}'..='\u{74a}',
    '\u{7eb}'..='\u{7f3}',
    '\u{816}'..='\u{82d}',
    '\u{859}'..='\u{85b}',
    '\u{8d3}'..='\u{903}',
    '\u{93a}'..='\u{94f}',
    '\u{951}'..='\u{957}',
    '\u{e31}'..='\u{e31}',
    '\u{e34}'..='\u{e3a}',
    '\u{e47}'..='\u{e4e}',
    '\u{eb1}'..='\u{ece}',
    '\u{f18}'..='\u{f39}',
    '\u{f71}'..='\u{f84}',
    '\u{1ab0}'..='\u{1aff}',
    '\u{1dc0}'..='\u{1dff}',
    '\u{20d0}'..='\u{20ff}',
    '\u{fe00}'..='\u{fe0f}',
    '\u{fe20}'..='\u{fe2f}',
];

/// A name for pictures and other plain text.
pub fn plain_name(name: &str) -> String {
    let shown = shown(name);
    let mut short: String = shown.chars().take(MAX_LENGTH).collect();
    if shown.chars().count() > MAX_LENGTH {
        short.pop();
        short.push('…');
    }
    if short.is_empty() { "?".to_owned() } else { short }
}

/// What of a name can be seen.
fn shown(name: &str) -> String {
    let (mut shown, mut marks) = (String::new(), MAX_MARKS);
    for c in name.chars().filter(|c| !c.is_control() && !is_in(&HIDDEN, *c)) {
        // A mark needs something to stand on.
        marks = if is_in(&MARKS, c) { marks + 1 } else { 0 };
        if marks <= MAX_MARKS {
            shown.push(c);
        }
    }
    shown.trim().to_owned()
}

fn is_in(ranges: &[RangeInclusive<char>], c: char) -> bool {
    ranges.iter().any(|range| range.contains(&c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_is_left_out() {
        let hidden = "\u{61c}\u{2060}\u{2064}\u{3164}\u{feff}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}\u{180e}\u{ffa0}\u{e0001}\u{e007f}\u{202e}\u{2067}";
        for c in hidden.chars() {
            assert_eq!(plain_name(&format!("An{c}na")), "Anna", "{:x}", u32::from(c));
            assert_eq!(plain_name(&c.to_string()), "?", "{:x}", u32::from(c));
        }
        assert_eq!(plain_name(hidden), "?");
    }

    #[test]
    fn marks_are_cut_where_no_language_has_so_many() {
        let flood = "\u{300}\u{489}\u{1dc0}\u{20dd}".repeat(50);
        assert_eq!(plain_name(&format!("A{flood}nna")), "A\u{300}\u{489}\u{1dc0}nna");
        assert_eq!(plain_name(&flood), "?", "marks on nothing");
        for name in ["Zoë", "Nguyễn", "שָׁלוֹם", "मुंबई", "ที่รัก", "Й", "❤\u{fe0f}"]
        {
            assert_eq!(plain_name(name), name);
        }
    }

    #[test]
    fn a_long_name_is_cut() {
        assert_eq!(plain_name(&"ж".repeat(40)), format!("{}…", "ж".repeat(23)));
        assert_eq!(plain_name(&"ж".repeat(24)), "ж".repeat(24));
    }
}

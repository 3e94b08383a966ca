//! What stopping now would bring, in two or three words.

use super::Lang;
use super::voice::say;
use crate::games::{barbecue, heckmeck};

pub(super) fn heckmeck(lang: Lang, prize: heckmeck::Prize) -> String {
    use heckmeck::{Failure, Prize};
    match prize {
        Prize::Grill(tile) => say!(lang, "prize-tile", tile = tile),
        Prize::Steal { tile, .. } => say!(lang, "prize-steal", tile = tile),
        Prize::Nothing(Failure::Bust) => say!(lang, "prize-nothing"),
        Prize::Nothing(Failure::NoWorm) => say!(lang, "prize-no-worm"),
        Prize::Nothing(Failure::NoTile) => say!(lang, "prize-no-tile"),
    }
}

pub(super) fn barbecue(lang: Lang, prize: barbecue::Prize) -> String {
    use barbecue::{Failure, Prize};
    match prize {
        Prize::Occupy(section) => {
            say!(lang, "prize-occupy", section = section, worms = section.worms())
        }
        Prize::Capture { section, .. } => {
            say!(lang, "prize-capture", section = section, worms = section.worms())
        }
        Prize::Close(section) => say!(lang, "prize-close", section = section, worms = section.worms()),
        Prize::Snail(section) => say!(lang, "prize-snail", section = section),
        Prize::PileSnail => say!(lang, "prize-pile-snail"),
        Prize::NoSnailLeft => say!(lang, "prize-no-snail-left"),
        Prize::Nothing(Failure::Bust) => say!(lang, "prize-nothing"),
        Prize::Nothing(Failure::NoWorm) => say!(lang, "prize-no-worm"),
        Prize::Nothing(Failure::TooLow) => say!(lang, "prize-too-low"),
        Prize::Nothing(Failure::Closed(section)) => say!(lang, "prize-full", section = section),
    }
}

//! What pictures are drawn in. One takes two and a half megabytes. If every picture asked for that anew, the memory of
//! many would be set aside at any time, whoever gives it out.

use std::sync::{Mutex, PoisonError};

/// How many lie ready: more than are ever drawn on at once.
const KEPT: usize = 16;

static CANVASES: Mutex<Vec<Canvas>> = Mutex::new(Vec::new());

/// The memory of a picture, with whatever was drawn there last.
#[derive(Default)]
pub struct Canvas {
    /// The colours of the pixels.
    pub pixels: Vec<u8>,
    /// Their numbers in the palette, row by row.
    pub rows: Vec<u8>,
}

impl Canvas {
    /// One that was used before, or a new one.
    pub fn take() -> Canvas {
        CANVASES.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    /// Leaves it to the next picture.
    pub fn give_back(self) {
        let mut canvases = CANVASES.lock().unwrap_or_else(PoisonError::into_inner);
        if canvases.len() < KEPT {
            canvases.push(self);
        }
    }
}

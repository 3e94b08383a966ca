//! Buffers for drawing, reused between pictures. A picture takes two and a half megabytes; allocating that
//! for each would keep much memory reserved with any allocator.

use std::sync::{Mutex, PoisonError};

use super::png::Packer;

/// The maximum number of free buffers: more than are ever used at once.
const MAX_FREE: usize = 16;

static CANVASES: Mutex<Vec<Canvas>> = Mutex::new(Vec::new());

/// The buffers of a picture, with whatever was drawn there last.
#[derive(Default)]
pub struct Canvas {
    /// The pixels.
    pub pixels: Vec<u8>,
    /// Their palette indices, row by row.
    pub rows: Vec<u8>,
    /// The compressor.
    pub packer: Packer,
}

impl Canvas {
    /// A free buffer, or a new one.
    pub fn take() -> Canvas {
        CANVASES.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    /// Returns the buffer for the next picture.
    pub fn give_back(self) {
        let mut canvases = CANVASES.lock().unwrap_or_else(PoisonError::into_inner);
        if canvases.len() < MAX_FREE {
            canvases.push(self);
        }
    }
}

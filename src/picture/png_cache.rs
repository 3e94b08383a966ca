//! The pictures drawn last: a board that hasn't changed isn't drawn again.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use super::{PictureError, Scene, png};

/// How many pictures are kept, of some twenty kilobytes each.
const KEPT: usize = 64;

/// Draws pictures, and keeps those it drew last.
#[derive(Default)]
pub struct PngCache {
    /// The newest last.
    pages: Mutex<VecDeque<(Scene, Arc<[u8]>)>>,
}

impl PngCache {
    /// The scene as a PNG file, drawn unless it was drawn a moment ago.
    pub fn png(&self, scene: &Scene) -> Result<Arc<[u8]>, PictureError> {
        if let Some(known) = self.find(scene) {
            return Ok(known);
        }
        // Two who want the same at once may both draw it; nobody waits for another's picture.
        let picture: Arc<[u8]> = png(scene)?.into();
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        if pages.len() == KEPT {
            pages.pop_front();
        }
        pages.push_back((scene.clone(), picture.clone()));
        Ok(picture)
    }

    /// The scene's picture, if it was drawn a moment ago.
    pub fn find(&self, scene: &Scene) -> Option<Arc<[u8]>> {
        let pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        pages.iter().rev().find(|(known, _)| known == scene).map(|(_, picture)| picture.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_scene_is_drawn_once() {
        let png_cache = PngCache::default();
        let (one, two) = (Scene::board(40), Scene::board(41));
        let first = png_cache.png(&one).unwrap();
        assert!(Arc::ptr_eq(&first, &png_cache.png(&one).unwrap()));
        assert!(!Arc::ptr_eq(&first, &png_cache.png(&two).unwrap()));
    }

    #[test]
    fn old_pictures_make_room() {
        let png_cache = PngCache::default();
        let first = png_cache.png(&Scene::board(1)).unwrap();
        for height in 2..=KEPT as i16 + 1 {
            png_cache.png(&Scene::board(height)).unwrap();
        }
        assert_eq!(png_cache.pages.lock().unwrap().len(), KEPT);
        assert!(!Arc::ptr_eq(&first, &png_cache.png(&Scene::board(1)).unwrap()), "the first one was let go");
    }
}

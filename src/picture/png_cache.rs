//! Caches the last pictures: a board that hasn't changed isn't drawn again.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use super::strips::Strips;
use super::{PictureError, Scene};

/// The number of cached pictures, of about twenty kilobytes each.
const CACHE_SIZE: usize = 64;

/// Draws pictures and caches the last ones.
#[derive(Default)]
pub struct PngCache {
    /// The newest last.
    entries: Mutex<VecDeque<(Scene, Arc<[u8]>)>>,
    strips: Strips,
}

impl PngCache {
    /// The scene as a PNG file, from the cache if possible.
    pub fn png(&self, scene: &Scene) -> Result<Arc<[u8]>, PictureError> {
        if let Some(known) = self.find(scene) {
            return Ok(known);
        }
        // Two threads may draw the same scene at once; neither waits for the other.
        let picture: Arc<[u8]> = self.strips.png(scene)?.into();
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if entries.len() == CACHE_SIZE {
            entries.pop_front();
        }
        entries.push_back((scene.clone(), picture.clone()));
        Ok(picture)
    }

    /// The scene's picture, if it is in the cache.
    pub fn find(&self, scene: &Scene) -> Option<Arc<[u8]>> {
        let entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.iter().rev().find(|(known, _)| known == scene).map(|(_, picture)| picture.clone())
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
        for height in 2..=CACHE_SIZE as i16 + 1 {
            png_cache.png(&Scene::board(height)).unwrap();
        }
        assert_eq!(png_cache.entries.lock().unwrap().len(), CACHE_SIZE);
        assert!(!Arc::ptr_eq(&first, &png_cache.png(&Scene::board(1)).unwrap()), "the first one was let go");
    }
}

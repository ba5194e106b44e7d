//! What is kept of a portfolio: what was filled in, and its pictures with the keys of their files.

use crate::error::{ApiError, ApiResult};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use uuid::Uuid;
use vitae_images::Kind;
use vitae_portfolio::{Picture, Pictures, Site, Submission};
use vitae_store::Portfolio;

/// The content of a portfolio, as its row holds it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Content {
    pub submission: Submission,
    pub photo: Option<StoredPicture>,
    pub pictures: Vec<StoredPicture>,
}

/// A picture with its files, the largest WebP before the JPEG of the same size.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct StoredPicture {
    pub id: Uuid,
    pub alt: String,
    pub group: String,
    pub files: Vec<StoredFile>,
}

/// A file of a picture.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct StoredFile {
    pub kind: Kind,
    pub width: u32,
    pub height: u32,
    pub size: usize,
    pub key: String,
}

/// Where a page finds the files of its pictures.
pub(super) enum Addresses<'a> {
    /// In the folder `images` beside the page.
    Beside,
    /// In the page itself, as `data:` addresses by the keys of the files.
    Inside(&'a HashMap<String, String>),
}

impl Content {
    /// The content of a row.
    pub fn of(row: &Portfolio) -> ApiResult<Self> {
        serde_json::from_str(&row.content).map_err(ApiError::internal)
    }

    /// All pictures, that of the person first.
    pub fn all_pictures(&self) -> impl Iterator<Item = &StoredPicture> {
        self.photo.iter().chain(&self.pictures)
    }

    /// The keys of all files.
    pub fn blob_keys(&self) -> Vec<String> {
        self.all_pictures().flat_map(|picture| &picture.files).map(|file| file.key.clone()).collect()
    }

    /// What the files of all pictures take.
    pub fn picture_bytes(&self) -> usize {
        self.all_pictures().flat_map(|picture| &picture.files).map(|file| file.size).sum()
    }

    /// The page.
    pub fn page(&self, addresses: &Addresses) -> ApiResult<String> {
        let pictures = Pictures {
            photo: self.photo.as_ref().map(|photo| photo.on_page(addresses)),
            works: self.pictures.iter().map(|picture| picture.on_page(addresses)).collect(),
        };
        let template = &self.submission.template_id;
        let site = Site::of(&self.submission, pictures).ok_or_else(|| ApiError::internal("an unknown template"))?;
        vitae_portfolio::page(template, &site).map_err(ApiError::internal)
    }
}

impl StoredPicture {
    /// The name of one of its files.
    pub fn file_name(&self, file: &StoredFile) -> String {
        format!("{}-{}.{}", self.id, file.width, file.kind.ending())
    }

    /// The file for every program.
    pub fn fallback(&self) -> Option<&StoredFile> {
        self.files.iter().rfind(|file| file.kind == Kind::Jpeg)
    }

    /// The largest file for browsers.
    pub fn largest(&self) -> Option<&StoredFile> {
        self.files.iter().rfind(|file| file.kind == Kind::Webp)
    }

    fn on_page(&self, addresses: &Addresses) -> Picture {
        let (width, height) = self.fallback().map_or((0, 0), |file| (file.width, file.height));
        let beside = |file: &StoredFile| format!("images/{}", self.file_name(file));
        let (src, srcset, full) = match addresses {
            Addresses::Beside => {
                let webp = self.files.iter().filter(|file| file.kind == Kind::Webp);
                let set: Vec<String> = webp.map(|file| format!("{} {}w", beside(file), file.width)).collect();
                let jpeg = self.fallback().map(beside).unwrap_or_default();
                (jpeg.clone(), set.join(", "), jpeg)
            }
            Addresses::Inside(data) => {
                let own = self.largest().and_then(|file| data.get(&file.key)).cloned().unwrap_or_default();
                (own, String::new(), String::new())
            }
        };
        Picture { src, srcset, full, width, height, alt: self.alt.clone(), group: self.group.clone() }
    }
}

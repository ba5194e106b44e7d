//! A portfolio as one file, made while it is sent: no more than one of its pictures is in memory at a time.

use super::content::{Addresses, Content, StoredFile};
use crate::error::ApiResult;
use crate::web::zip::{Entry, zip_body};
use crate::work::DownloadPermit;
use axum::body::Body;
use base64::{Engine, engine::general_purpose::STANDARD};
use bytes::Bytes;
use futures::stream::{self, StreamExt};
use std::collections::HashMap;
use uuid::Uuid;
use vitae_files::{Files, FilesError};
use vitae_images::Kind;

/// A page that waits for its pictures: a text, then each picture with the text behind it.
pub(super) struct Page {
    parts: Vec<Part>,
}

enum Part {
    Text(String),
    /// The key of a picture's file.
    Picture(String),
}

impl Page {
    /// The page of a content, with a place for each picture. `secret` is what no text of a user can hold.
    pub fn of(content: &Content, secret: Uuid) -> ApiResult<Self> {
        let keys: Vec<&str> = largest_files(content).map(|file| file.key.as_str()).collect();
        let mark = secret.simple().to_string();
        let kind = Kind::Webp.mime();
        let place =
            |(index, key): (usize, &&str)| ((*key).to_owned(), format!("data:{kind};base64,{mark}{index}{mark}"));
        let places: HashMap<String, String> = keys.iter().enumerate().map(place).collect();
        let page = content.page(&Addresses::Inside(&places))?;
        // Texts and the numbers of pictures take turns.
        let parts =
            page.split(&mark).enumerate().map(|(turn, text)| match keys.get(text.parse().unwrap_or(keys.len())) {
                Some(key) if turn % 2 == 1 => Part::Picture((*key).to_owned()),
                _ => Part::Text(text.to_owned()),
            });
        Ok(Self { parts: parts.collect() })
    }

    /// The page with its pictures in it. The permit is held until it is sent.
    pub fn body(self, files: Files, permit: DownloadPermit) -> Body {
        Body::from_stream(stream::iter(self.parts).then(move |part| {
            _ = &permit;
            filled(files.clone(), part)
        }))
    }
}

async fn filled(files: Files, part: Part) -> Result<Bytes, FilesError> {
    Ok(match part {
        Part::Text(text) => text.into(),
        Part::Picture(key) => STANDARD.encode(files.get_bytes(&key).await?).into(),
    })
}

fn largest_files(content: &Content) -> impl Iterator<Item = &StoredFile> {
    content.all_pictures().filter_map(|picture| picture.largest())
}

/// A page and its pictures in a ZIP archive. The permit is held until it is sent.
pub(super) fn archive(page: String, content: &Content, files: &Files, permit: DownloadPermit) -> Body {
    let pictures = content.all_pictures().flat_map(|picture| {
        picture.files.iter().map(|file| Entry::blob(format!("images/{}", picture.file_name(file)), files, &file.key))
    });
    let page = Entry::text("index.html", page);
    zip_body(std::iter::once(page).chain(pictures).collect(), permit)
}

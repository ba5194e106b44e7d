//! A portfolio on its way in: texts and pictures of one multipart body. Each picture is prepared while the next one arrives.

use super::content::{StoredFile, StoredPicture};
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::file::refuse_form;
use crate::state::App;
use axum::extract::Multipart;
use axum::extract::multipart::{Field, MultipartError};
use bytes::{Bytes, BytesMut};
use serde::Deserialize;
use std::collections::BTreeMap;
use uuid::Uuid;
use vitae_portfolio::{TimelineEntry, flow_of, flows};
use vitae_reader::ReadError;

/// Largest picture: the largest photos of phones have 12 MB.
pub const MAX_PICTURE_BYTES: usize = 15 * 1024 * 1024;

/// Largest body: twelve pictures, the photo of the person, and texts.
pub(super) const MAX_BODY_BYTES: usize = 13 * MAX_PICTURE_BYTES + 1024 * 1024;

/// Largest text of one part.
const MAX_TEXT_BYTES: usize = 64 * 1024;

/// Most pictures of any form; a form's own cap is said with its sentence.
const MOST_PICTURES: usize = 12;

/// All that a body held.
#[derive(Default)]
pub(super) struct Received {
    pub template_id: String,
    pub fields: BTreeMap<String, String>,
    pub timeline: Vec<TimelineEntry>,
    /// The order of the pictures, where it was sent.
    pub arrangement: Option<Vec<Placed>>,
    pub images: Vec<StoredPicture>,
    pub photo: Option<StoredPicture>,
    pub removes_photo: bool,
}

/// A picture in the order of its owner: one of the body, counted from 0, or a kept one.
#[derive(Deserialize)]
pub(super) struct Placed {
    pub file: Option<usize>,
    pub id: Option<Uuid>,
    #[serde(default)]
    pub alt: String,
    #[serde(default)]
    pub group: String,
}

/// What a body has brought into the file store by now.
#[derive(Default)]
pub(super) struct Stored {
    /// The keys of its files, noted before they are stored: whoever saves or gives up deletes those that nothing names.
    pub keys: Vec<String>,
    /// What the files take.
    pub bytes: usize,
    /// What goes in return when the body is saved.
    pub replaced: usize,
}

impl Stored {
    /// Notes so many bytes more, unless they do not fit into the account's storage.
    async fn admit(&mut self, app: &App, owner: Uuid, more: usize) -> ApiResult<()> {
        self.bytes += more;
        app.admit_arrived(owner, self.bytes.saturating_sub(self.replaced)).await
    }
}

/// Takes a body apart. The files that are stored on the way are noted in `stored`.
pub(super) async fn receive(app: &App, owner: Uuid, mut form: Multipart, stored: &mut Stored) -> ApiResult<Received> {
    let mut received = Received::default();
    while let Some(field) = form.next_field().await.map_err(broken_transfer)? {
        let name = field.name().unwrap_or_default().to_owned();
        match name.as_str() {
            "images" => {
                refuse_more(&received)?;
                let picture = picture(app, owner, field, stored).await?;
                received.images.extend(picture);
            }
            "userPhoto" => {
                refuse_second_photo(&received)?;
                received.photo = picture(app, owner, field, stored).await?;
            }
            _ => received.take(&name, text(field).await?)?,
        }
    }
    Ok(received)
}

impl Received {
    fn take(&mut self, name: &str, text: String) -> ApiResult<()> {
        match name {
            "templateId" => self.template_id = text,
            "timeline" => self.timeline = json(name, &text)?,
            "pictures" => self.arrangement = Some(json(name, &text)?),
            "removePhoto" => self.removes_photo = text == "true",
            _ if is_of_a_form(name) => drop(self.fields.insert(name.to_owned(), text)),
            _ => {}
        }
        Ok(())
    }
}

/// Whether any form asks for it; other texts are not kept, not even until they are checked.
fn is_of_a_form(name: &str) -> bool {
    flows().iter().flat_map(|flow| flow.described()).any(|(known, ..)| known == name)
}

fn json<T: serde::de::DeserializeOwned>(name: &str, text: &str) -> ApiResult<T> {
    serde_json::from_str(text).map_err(|_| ApiError::invalid_field(name, format!("{name} must be JSON.")))
}

/// More pictures than any form takes are not even prepared.
fn refuse_more(received: &Received) -> ApiResult<()> {
    if received.images.len() < MOST_PICTURES {
        return Ok(());
    }
    let template = &received.template_id;
    let sentence = flow_of(template).map(|flow| flow.too_many(template));
    let sentence = sentence.unwrap_or_else(|| format!("You can upload a maximum of {MOST_PICTURES} images."));
    Err(ApiError::invalid_field("images", sentence))
}

fn refuse_second_photo(received: &Received) -> ApiResult<()> {
    match received.photo {
        None => Ok(()),
        Some(_) => Err(ApiError::invalid_field("userPhoto", "You can upload only one photo of yourself.")),
    }
}

/// A picture with its files stored; nothing for a part without a file.
async fn picture(app: &App, owner: Uuid, field: Field<'_>, stored: &mut Stored) -> ApiResult<Option<StoredPicture>> {
    let name = field.file_name().unwrap_or("A picture").to_owned();
    let bytes = collect(field, &name).await?;
    if bytes.is_empty() {
        return Ok(None);
    }
    prepared(app, owner, &name, bytes, stored).await.map(Some)
}

/// A picture in all its sizes, with its files stored; `name` is what a refusal calls it.
pub(super) async fn prepared(
    app: &App,
    owner: Uuid,
    name: &str,
    bytes: Bytes,
    stored: &mut Stored,
) -> ApiResult<StoredPicture> {
    let permit = app.admit_picture(owner).await?;
    let prepared = app.picture_reader.prepare_picture(bytes).await.map_err(|error| unusable(name, error))?;
    drop(permit);
    stored.admit(app, owner, prepared.iter().map(|file| file.bytes.len()).sum()).await?;
    let id = app.entropy.id();
    let mut files = Vec::with_capacity(prepared.len());
    for file in prepared {
        let key = format!("portfolios/{owner}/{id}-{}.{}", file.width, file.kind.ending());
        stored.keys.push(key.clone());
        let size = file.bytes.len();
        app.files.put(&key, file.bytes.into()).await?;
        files.push(StoredFile { kind: file.kind, width: file.width, height: file.height, size, key });
    }
    Ok(StoredPicture { id, alt: String::new(), group: String::new(), files })
}

/// The sentence names the file: a form sends several.
fn unusable(name: &str, error: ReadError) -> ApiError {
    match error {
        ReadError::Refused { message, .. } => ApiError::new(Code::UnsupportedType, format!("{name} {message}.")),
        ReadError::Timeout => {
            let sentence = format!("{name} took too long to read. Make it smaller and upload it again.");
            ApiError::new(Code::ReadTimeout, sentence)
        }
        ReadError::Crashed => ApiError::new(
            Code::FileDamaged,
            format!(
                "{name} could not be read. Open it in the program you made it with, save it again and upload the new copy."
            ),
        ),
        other => other.into(),
    }
}

/// Never holds more than the limit; the rest of a larger file is read and dropped.
async fn collect(mut field: Field<'_>, name: &str) -> ApiResult<Bytes> {
    let mut bytes = BytesMut::new();
    let mut fits = true;
    while let Some(chunk) = field.chunk().await.map_err(broken_transfer)? {
        fits = fits && bytes.len() + chunk.len() <= MAX_PICTURE_BYTES;
        if fits {
            bytes.extend_from_slice(&chunk);
        } else {
            bytes = BytesMut::new();
        }
    }
    if fits {
        return Ok(bytes.freeze());
    }
    Err(ApiError::new(Code::TooLarge, format!("{name} is larger than 15 MB. Make it smaller and upload it again.")))
}

async fn text(mut field: Field<'_>) -> ApiResult<String> {
    let mut bytes = Vec::new();
    while let Some(chunk) = field.chunk().await.map_err(broken_transfer)? {
        if bytes.len() + chunk.len() > MAX_TEXT_BYTES {
            return Err(ApiError::new(Code::TooLarge, "One text is too long. Shorten it and try again."));
        }
        bytes.extend_from_slice(&chunk);
    }
    String::from_utf8(bytes).map_err(|_| ApiError::bad_request("The texts must be UTF-8."))
}

fn broken_transfer(error: MultipartError) -> ApiError {
    refuse_form(&error, "The pictures are too large together. Upload fewer or smaller ones.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_called_bad_only_for_what_it_is_itself() {
        let refused = ReadError::Refused { code: "unsupported_picture".into(), message: "is no picture".into() };
        for (error, code, named) in [
            (refused, Code::UnsupportedType, true),
            (ReadError::Timeout, Code::ReadTimeout, true),
            (ReadError::Crashed, Code::FileDamaged, true),
            (ReadError::Late, Code::Busy, false),
            (ReadError::Busy, Code::Busy, false),
        ] {
            let error = unusable("me.png", error);
            let found = (error.code(), error.message().starts_with("me.png "), error.retry_after().is_some());
            assert_eq!(found, (code, named, !named), "{error}");
        }
    }
}

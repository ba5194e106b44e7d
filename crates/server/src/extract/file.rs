use crate::error::{ApiError, ApiResult, Code};
use axum::extract::Multipart;
use axum::extract::multipart::{Field, MultipartError, MultipartRejection};
use axum::http::StatusCode;
use bytes::{Bytes, BytesMut};

/// A file as it came.
pub struct ReceivedFile {
    /// What the browser calls it; empty without a name.
    pub name: String,
    pub bytes: Bytes,
}

/// The one file of a form.
pub struct FileField {
    /// The form field that holds it.
    pub name: &'static str,
    /// Most bytes it may have.
    pub max_bytes: usize,
    /// The user's sentence about a file that is larger.
    pub too_large: &'static str,
}

impl FileField {
    /// Receives the file; what stands behind it in the form is not read.
    pub async fn receive(&self, form: Result<Multipart, MultipartRejection>) -> ApiResult<ReceivedFile> {
        let mut form = form.map_err(|_| self.missing())?;
        while let Some(field) = form.next_field().await.map_err(|error| self.broken_transfer(&error))? {
            if field.name() == Some(self.name) {
                let name = field.file_name().unwrap_or_default().to_owned();
                return Ok(ReceivedFile { name, bytes: self.collect(field).await? });
            }
        }
        Err(self.missing())
    }

    /// Never holds more than the limit; the rest of a larger file is read and dropped.
    async fn collect(&self, mut field: Field<'_>) -> ApiResult<Bytes> {
        let mut bytes = BytesMut::new();
        let mut fits = true;
        while let Some(chunk) = field.chunk().await.map_err(|error| self.broken_transfer(&error))? {
            fits = fits && bytes.len() + chunk.len() <= self.max_bytes;
            if fits {
                bytes.extend_from_slice(&chunk);
            } else {
                bytes = BytesMut::new();
            }
        }
        if fits { Ok(bytes.freeze()) } else { Err(self.refuse_size()) }
    }

    /// The refusal of a file that is too large.
    pub fn refuse_size(&self) -> ApiError {
        ApiError::new(Code::TooLarge, self.too_large)
    }

    fn missing(&self) -> ApiError {
        ApiError::bad_request(format!("Send the file as multipart/form-data in the field \"{}\".", self.name))
    }

    fn broken_transfer(&self, error: &MultipartError) -> ApiError {
        refuse_form(error, self.too_large)
    }
}

/// The answer to a form that cannot be read to its end: `too_large` beyond the limit of the body, and a word on whether the
/// connection or the form itself is at fault.
pub fn refuse_form(error: &MultipartError, too_large: &str) -> ApiError {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::new(Code::TooLarge, too_large),
        StatusCode::INTERNAL_SERVER_ERROR => {
            ApiError::new(Code::Interrupted, "The upload was interrupted. Please try again.")
        }
        _ => ApiError::bad_request("The form is not valid multipart/form-data."),
    }
}

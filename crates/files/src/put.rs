use std::error::Error;
use std::pin::pin;

use bytes::{Bytes, BytesMut};
use futures::{Stream, StreamExt};
use object_store::path::Path;
use object_store::{MultipartUpload, ObjectStoreExt};

use crate::{Files, FilesError, key};

/// What is sent in one request, and held in memory for it. S3 asks for at least 5 MiB in all parts but the last; our
/// uploads, of 5 MiB at most, go out in one piece.
const PART: usize = 8 * 1024 * 1024;

impl Files {
    /// Stores a blob under a key, in place of the one before if there is any. Readers see the old one or the whole
    /// new one.
    ///
    /// # Errors
    /// [`FilesError::BadKey`], [`FilesError::Unavailable`]; nothing is kept then.
    pub async fn put(&self, key: &str, content: Bytes) -> Result<(), FilesError> {
        self.store.put(&key::path_of(key)?, content.into()).await?;
        Ok(())
    }

    /// Stores a blob piece by piece, as [`put`](Self::put) does, and gives its size in bytes. At most 8 MiB are held
    /// in memory, beside the piece at hand.
    ///
    /// # Errors
    /// [`FilesError::Interrupted`] with the stream's own error when it breaks off, [`FilesError::BadKey`],
    /// [`FilesError::Unavailable`]; nothing is kept then, and a blob that was there before stays.
    pub async fn put_stream<E>(
        &self,
        key: &str,
        content: impl Stream<Item = Result<Bytes, E>>,
    ) -> Result<u64, FilesError>
    where
        E: Into<Box<dyn Error + Send + Sync>>,
    {
        let path = key::path_of(key)?;
        let mut content = pin!(content);
        let (first, is_last) = next_part(&mut content, BytesMut::new()).await?;
        if is_last {
            let size = first.len() as u64;
            self.store.put(&path, first.freeze().into()).await?;
            return Ok(size);
        }
        self.put_parts(&path, first, &mut content).await
    }

    async fn put_parts<E>(
        &self,
        path: &Path,
        first: BytesMut,
        content: &mut (impl Stream<Item = Result<Bytes, E>> + Unpin),
    ) -> Result<u64, FilesError>
    where
        E: Into<Box<dyn Error + Send + Sync>>,
    {
        let mut upload = self.store.put_multipart(path).await?;
        match send_parts(upload.as_mut(), first, content).await {
            Ok(size) => Ok(size),
            Err(error) => {
                // The first error says what went wrong; parts that stay behind after a failed abort are never seen
                // as a blob.
                let _ = upload.abort().await;
                Err(error)
            }
        }
    }
}

async fn send_parts<E>(
    upload: &mut dyn MultipartUpload,
    first: BytesMut,
    content: &mut (impl Stream<Item = Result<Bytes, E>> + Unpin),
) -> Result<u64, FilesError>
where
    E: Into<Box<dyn Error + Send + Sync>>,
{
    let mut size = 0;
    let (mut buffer, mut is_last) = (first, false);
    loop {
        let part = buffer.split_to(buffer.len().min(PART)).freeze();
        size += part.len() as u64;
        upload.put_part(part.into()).await?;
        if is_last && buffer.is_empty() {
            upload.complete().await?;
            return Ok(size);
        }
        if !is_last {
            (buffer, is_last) = next_part(content, buffer).await?;
        }
    }
}

/// Fills the buffer until it holds more than one part, or to the end of the content; says whether that was the end.
/// Holding more than one part means that the last one is never empty, which S3 refuses.
async fn next_part<E>(
    content: &mut (impl Stream<Item = Result<Bytes, E>> + Unpin),
    mut buffer: BytesMut,
) -> Result<(BytesMut, bool), FilesError>
where
    E: Into<Box<dyn Error + Send + Sync>>,
{
    while buffer.len() <= PART {
        match content.next().await {
            Some(piece) => buffer.extend_from_slice(&piece.map_err(|error| FilesError::Interrupted(error.into()))?),
            None => return Ok((buffer, true)),
        }
    }
    Ok((buffer, false))
}

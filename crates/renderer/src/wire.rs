//! What a worker and its parent say to each other: frames of a JSON head and plain bytes.
//!
//! A frame is two lengths (big-endian, 32 bits each), the head and the body. A job is a frame without a body. An answer's
//! head is a [`Verdict`], its body the file. A worker says once that it is ready: an answer without a body.

use serde::{Deserialize, Serialize};
use std::io::{self, Read};
use vitae_model::ParsedResume;
use vitae_typeset::{Extras, Format, TypesetError};

/// One thing to typeset.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Job {
    /// A résumé in a design and a format.
    Resume {
        /// The résumé.
        resume: Box<ParsedResume>,
        /// Its language, and what its owner changed about the design.
        extras: Extras,
        /// The design's id.
        template: String,
        /// The format.
        format: Format,
        /// Which page a picture shows, from 1; other formats hold all.
        page: usize,
    },
    /// A cover letter as a PDF.
    Letter {
        /// The letter.
        text: String,
    },
    /// The gallery's picture of a design.
    Preview {
        /// The design's id.
        template: String,
    },
}

/// What is known about a file beside its bytes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Made {
    /// Pages of the whole document; nothing for a format without pages.
    pub pages: Option<usize>,
}

/// That the file follows, or why not.
pub(crate) type Verdict = Result<Made, TypesetError>;

/// Largest head in bytes: a résumé of 64 KB of text, escaped at worst, with room to spare.
pub(crate) const MAX_HEAD_BYTES: usize = 1024 * 1024;

/// Bytes of the two lengths.
pub(crate) const LENGTH_BYTES: usize = 8;

/// The lengths of a frame's parts in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lengths {
    pub head: usize,
    pub body: usize,
}

impl Lengths {
    /// Reads the lengths; `None` when the frame is larger than allowed.
    pub fn decode(bytes: [u8; LENGTH_BYTES], max_body: usize) -> Option<Self> {
        let [a, b, c, d, e, f, g, h] = bytes;
        let head = u32::from_be_bytes([a, b, c, d]) as usize;
        let body = u32::from_be_bytes([e, f, g, h]) as usize;
        (head <= MAX_HEAD_BYTES && body <= max_body).then_some(Self { head, body })
    }
}

/// A whole frame.
pub(crate) fn frame(head: &impl Serialize, body: &[u8]) -> io::Result<Vec<u8>> {
    let head = serde_json::to_vec(head)?;
    let length = |bytes: &[u8]| u32::try_from(bytes.len()).map_err(io::Error::other);
    let mut frame = Vec::with_capacity(LENGTH_BYTES + head.len() + body.len());
    frame.extend_from_slice(&length(&head)?.to_be_bytes());
    frame.extend_from_slice(&length(body)?.to_be_bytes());
    frame.extend_from_slice(&head);
    frame.extend_from_slice(body);
    Ok(frame)
}

/// The next job; `None` when the parent has closed the pipe.
pub(crate) fn read_job(input: &mut impl Read) -> io::Result<Option<Job>> {
    let mut lengths = [0; LENGTH_BYTES];
    match input.read_exact(&mut lengths) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        other => other?,
    }
    let Some(lengths) = Lengths::decode(lengths, 0) else { return Err(io::ErrorKind::InvalidData.into()) };
    let mut head = vec![0; lengths.head];
    input.read_exact(&mut head)?;
    Ok(Some(serde_json::from_slice(&head)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::Appearance;

    #[test]
    fn a_job_survives_the_pipe_and_an_end_is_an_end() {
        let job = Job::Resume {
            resume: Box::new(vitae_typeset::sample()),
            extras: Extras {
                language: Some("de".into()),
                appearance: Appearance { accent: Some("#203040".into()), ..Appearance::default() },
            },
            template: "template1".into(),
            format: Format::JsonResume,
            page: 2,
        };
        let pipe = frame(&job, b"").unwrap();
        let mut pipe = pipe.as_slice();
        assert_eq!(read_job(&mut pipe).unwrap(), Some(job));
        assert_eq!(read_job(&mut pipe).unwrap(), None);
    }

    #[test]
    fn a_frame_that_is_too_large_is_refused_before_it_is_read() {
        let frame = |head: u32, body: u32| [head.to_be_bytes(), body.to_be_bytes()].concat();
        let decode = |bytes: Vec<u8>| Lengths::decode(bytes.try_into().unwrap(), 10);
        assert_eq!(decode(frame(3, 10)), Some(Lengths { head: 3, body: 10 }));
        assert_eq!(decode(frame(3, 11)), None);
        assert_eq!(decode(frame(MAX_HEAD_BYTES as u32 + 1, 0)), None);
        assert!(read_job(&mut frame(u32::MAX, 0).as_slice()).is_err());
    }

    #[test]
    fn a_verdict_keeps_its_reason_and_its_pages() {
        let refused: Verdict = Err(TypesetError::TooManyPages { pages: 31, max: 30 });
        for verdict in [refused, Ok(Made { pages: Some(2) }), Ok(Made { pages: None })] {
            let text = serde_json::to_string(&verdict).unwrap();
            assert_eq!(serde_json::from_str::<Verdict>(&text).unwrap(), verdict);
        }
    }
}

//! The one place where jobs meet the typesetter.

use crate::wire::Job;
use std::io;
use vitae_typeset::{Catalogue, Rendered, Template, TypesetError, letter_pdf, preview_png, render_page};

/// Has the typesetter do a job.
pub(crate) fn typeset(job: &Job) -> io::Result<Result<Rendered, TypesetError>> {
    Ok(match job {
        Job::Resume { resume, extras, template, format, page } => {
            render_page(resume, extras, design(template)?, *format, *page)
        }
        Job::Letter { text } => letter_pdf(text),
        Job::Preview { template } => preview_png(design(template)?).map(|file| Rendered { file, pages: None }),
    })
}

/// The parent names only designs that exist: it is the same program.
fn design(id: &str) -> io::Result<&'static Template> {
    Catalogue::load().get(id).ok_or_else(|| io::ErrorKind::InvalidInput.into())
}

//! The worker's side. No async runtime, no files, one thread.

use crate::limits::{limit_job, limit_worker};
use crate::wire::{Job, Verdict, frame, read_job};
use std::io::{self, Read, Write};
use std::process::ExitCode;
use vitae_typeset::{Catalogue, Template, TypesetError, prepare, preview_png, render};

/// Limits this process, then answers the jobs on standard input until its parent closes it.
pub fn worker_main() -> ExitCode {
    limit_worker();
    stay_on_one_thread();
    prepare();
    match answer_jobs(&mut io::stdin().lock(), &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// One worker is to occupy one core: Typst would spread over all of them.
fn stay_on_one_thread() {
    _ = rayon::ThreadPoolBuilder::new().num_threads(1).use_current_thread().build_global();
}

fn answer_jobs(input: &mut impl Read, output: &mut impl Write) -> io::Result<()> {
    write_answer(output, Ok(Vec::new()))?;
    while let Some(job) = read_job(input)? {
        limit_job();
        write_answer(output, typeset(&job)?)?;
    }
    Ok(())
}

fn write_answer(output: &mut impl Write, answer: Result<Vec<u8>, TypesetError>) -> io::Result<()> {
    let (verdict, body): (Verdict, Vec<u8>) = match answer {
        Ok(file) => (Ok(()), file),
        Err(error) => (Err(error), Vec::new()),
    };
    output.write_all(&frame(&verdict, &body)?)?;
    output.flush()
}

fn typeset(job: &Job) -> io::Result<Result<Vec<u8>, TypesetError>> {
    Ok(match job {
        Job::Resume { resume, extras, template, format } => render(resume, extras, design(template)?, *format),
        Job::Preview { template } => preview_png(design(template)?),
    })
}

/// The parent names only designs that exist: it is the same program.
fn design(id: &str) -> io::Result<&'static Template> {
    Catalogue::load().get(id).ok_or_else(|| io::ErrorKind::InvalidInput.into())
}

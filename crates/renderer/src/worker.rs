//! The worker's side. No async runtime, no files, one thread.

use crate::limits::{limit_job, limit_worker};
use crate::typeset::typeset;
use crate::wire::{Made, Verdict, frame, read_job};
use std::io::{self, Read, Write};
use std::process::ExitCode;
use vitae_typeset::{Rendered, TypesetError, prepare};

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
    write_answer(output, Ok(Default::default()))?;
    while let Some(job) = read_job(input)? {
        limit_job();
        write_answer(output, typeset(&job)?)?;
    }
    Ok(())
}

fn write_answer(output: &mut impl Write, answer: Result<Rendered, TypesetError>) -> io::Result<()> {
    let (verdict, body): (Verdict, Vec<u8>) = match answer {
        Ok(Rendered { file, pages }) => (Ok(Made { pages }), file),
        Err(error) => (Err(error), Vec::new()),
    };
    output.write_all(&frame(&verdict, &body)?)?;
    output.flush()
}

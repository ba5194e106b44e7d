//! The limits a process sets itself before it typesets a stranger's text.

use rustix::process::{Resource, Rlimit, getrlimit, nice, setrlimit};
use rustix::time::{ClockId, clock_gettime};

/// Address space of a typesetting process in bytes: 512 MiB. After a few hundred jobs a worker was measured at 157 MiB, most of
/// it the program and its fonts.
const ADDRESS_SPACE: u64 = 512 * 1024 * 1024;

/// Processor time of one job in seconds: hundreds of times that of an ordinary page.
const JOB_CPU_SECONDS: u64 = 4;

/// How far a worker steps back behind the server's own threads, on the scale of `nice`.
const NICENESS: i32 = 10;

/// Limits this process for good: memory, processor time, no core file. Meant for a program that typesets one résumé.
///
/// A limit that the system refuses is left out: the others still hold.
pub fn limit_self() {
    limit(Resource::As, ADDRESS_SPACE);
    limit(Resource::Core, 0);
    limit_job();
}

/// [`limit_self`], and no file may be opened or grow: for a process that only reads and writes its pipes.
pub(crate) fn limit_worker() {
    limit_self();
    limit(Resource::Fsize, 0);
    limit(Resource::Nofile, 3);
    _ = nice(NICENESS);
}

/// Lets this process use so much processor time from now on. The soft limit ends it; the hard one stays, so that the next
/// job may raise the soft one again.
pub(crate) fn limit_job() {
    let used = clock_gettime(ClockId::ProcessCPUTime).tv_sec.unsigned_abs();
    let maximum = getrlimit(Resource::Cpu).maximum;
    _ = setrlimit(Resource::Cpu, Rlimit { current: Some(used + JOB_CPU_SECONDS), maximum });
}

fn limit(resource: Resource, most: u64) {
    _ = setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) });
}

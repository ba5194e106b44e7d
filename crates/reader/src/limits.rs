//! The limits a process sets itself before it reads an untrusted file.

use rustix::process::{Resource, Rlimit, setrlimit};

/// Address space of a reading process in bytes: 512 MiB (`docs/architecture.md`).
const ADDRESS_SPACE: u64 = 512 * 1024 * 1024;

/// Processor time of a reading process in seconds; the wall clock is watched from outside.
const CPU_SECONDS: u64 = 8;

/// Limits this process for good: memory, processor time, no core file, no new files, no growing files.
///
/// A limit that the system refuses is left out: the others still hold, and the parent watches the clock.
pub fn limit_self() {
    limit(Resource::As, ADDRESS_SPACE);
    limit(Resource::Cpu, CPU_SECONDS);
    limit(Resource::Core, 0);
}

/// [`limit_self`], and no file may be opened or grow: for a process that only reads and writes its pipes. Threads stay
/// allowed: the DOC reader runs on one with a larger stack.
pub(crate) fn limit_child() {
    limit_self();
    limit(Resource::Fsize, 0);
    limit(Resource::Nofile, 3);
}

fn limit(resource: Resource, most: u64) {
    _ = setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) });
}

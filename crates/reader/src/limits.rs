//! The limits a process sets itself before it reads an untrusted file.

use rustix::process::{Resource, Rlimit, setrlimit};

/// Address space of a reading process in bytes: 512 MiB (`docs/architecture.md`).
pub(crate) const ADDRESS_SPACE: u64 = 512 * 1024 * 1024;

/// Processor time of a reading process in seconds. The slowest of 292 real and labelled files takes 0.15 s, the slowest of the
/// long ones in `bench/long` (4,000 jobs) 1 to 3 s, by how busy the machine is. The wall clock, watched from outside, allows
/// twice as much: on a busy machine a process gets half a core or less.
pub(crate) const CPU_SECONDS: u64 = 4;

/// Limits this process for good: memory, processor time, no core file, no new files, no growing files.
///
/// A limit that the system refuses is left out: the others still hold, and the parent watches the clock.
pub fn limit_self() {
    limit(Resource::As, ADDRESS_SPACE);
    // The signal for this limit (SIGXCPU) comes at the lower bound, so that the parent can tell it from others.
    limit_between(Resource::Cpu, CPU_SECONDS, CPU_SECONDS + 1);
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
    limit_between(resource, most, most);
}

fn limit_between(resource: Resource, current: u64, most: u64) {
    _ = setrlimit(resource, Rlimit { current: Some(current), maximum: Some(most) });
}

//! The child that reads untrusted files, for the HTTP tests.
fn main() -> std::process::ExitCode {
    vitae_reader::child_main()
}

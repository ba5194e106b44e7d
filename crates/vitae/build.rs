//! How the binary is linked: see `docs/decisions/building.md`.

/// The target for which rustc links with its own lld. Other linkers need not know these options.
const WITH_LLD: &str = "x86_64-unknown-linux-gnu";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("TARGET").is_ok_and(|target| target == WITH_LLD) {
        // `safe` folds only what a table of the object file allows, which rustc does not write. Rust promises no function an
        // address of its own, so `all` breaks nothing.
        println!("cargo::rustc-link-arg-bins=-Wl,--icf=all");
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

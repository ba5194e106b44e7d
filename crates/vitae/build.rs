//! How the binary is linked: see `docs/decisions/building.md`.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-link-arg-bins=-Wl,--icf=all");
    println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
}

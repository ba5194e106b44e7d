//! Rebuilds the crate when a migration is added: the macro that embeds them only watches those it already knows.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}

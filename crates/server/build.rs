//! Rebuilds the crate when the web app was built anew: the files are embedded.
fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}

//! The contract of the blob store: every case runs on a local folder and on a server that speaks S3.

mod blobs;
mod harness;
mod local;
mod s3;

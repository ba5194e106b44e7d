use std::path::PathBuf;

use url::Url;

use crate::FilesError;

/// Where blobs are kept.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Address {
    Folder(PathBuf),
    S3(Bucket),
}

/// A bucket, and how to reach it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Bucket {
    pub(crate) name: String,
    /// Goes before every key; may be empty.
    pub(crate) prefix: String,
    /// The server to speak to, when it is not Amazon's.
    pub(crate) endpoint: Option<String>,
    pub(crate) region: String,
}

/// What S3-compatible servers call their only region.
const DEFAULT_REGION: &str = "us-east-1";

/// Reads `PATH`, `file:PATH` or `s3://BUCKET/PREFIX?endpoint=URL&region=NAME`.
pub(crate) fn parse(text: &str) -> Result<Address, FilesError> {
    if text.starts_with("s3:") {
        return parse_bucket(text).map(Address::S3);
    }
    let path = match text.strip_prefix("file:") {
        Some(rest) => rest.strip_prefix("//").unwrap_or(rest),
        None if text.contains("://") => return Err(bad("a file store is a folder or an address with s3:// in front")),
        None => text,
    };
    if path.is_empty() {
        return Err(bad("a local file store needs the path of its folder"));
    }
    Ok(Address::Folder(PathBuf::from(path)))
}

fn parse_bucket(text: &str) -> Result<Bucket, FilesError> {
    let url = Url::parse(text).map_err(|_| bad("an S3 address reads s3://BUCKET/PREFIX?endpoint=URL&region=NAME"))?;
    let name = url.host_str().filter(|name| !name.is_empty()).ok_or_else(|| bad("an S3 address names a bucket"))?;
    if !url.username().is_empty() || url.password().is_some() {
        return Err(bad("an S3 address holds no credentials: give them in their own settings"));
    }
    let mut bucket = Bucket {
        name: name.to_owned(),
        prefix: url.path().trim_matches('/').to_owned(),
        endpoint: None,
        region: DEFAULT_REGION.to_owned(),
    };
    for (option, value) in url.query_pairs() {
        match option.as_ref() {
            "endpoint" if value.starts_with("http://") || value.starts_with("https://") => {
                bucket.endpoint = Some(value.trim_end_matches('/').to_owned());
            }
            "endpoint" => return Err(bad("the endpoint of an S3 address starts with http:// or https://")),
            "region" => bucket.region = value.into_owned(),
            unknown => return Err(bad(&format!("an S3 address has no option {unknown:?}, only endpoint and region"))),
        }
    }
    Ok(bucket)
}

fn bad(sentence: &str) -> FilesError {
    FilesError::BadUrl(sentence.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bucket(name: &str, prefix: &str, endpoint: Option<&str>, region: &str) -> Address {
        Address::S3(Bucket {
            name: name.to_owned(),
            prefix: prefix.to_owned(),
            endpoint: endpoint.map(str::to_owned),
            region: region.to_owned(),
        })
    }

    #[test]
    fn folders_and_buckets_are_told_apart() {
        for (text, address) in [
            ("data/files", Address::Folder("data/files".into())),
            ("/var/lib/vitae", Address::Folder("/var/lib/vitae".into())),
            ("file:data/files", Address::Folder("data/files".into())),
            ("file:///var/lib/vitae", Address::Folder("/var/lib/vitae".into())),
            ("s3://blobs", bucket("blobs", "", None, "us-east-1")),
            ("s3://blobs/vitae/eu/?region=eu-central-1", bucket("blobs", "vitae/eu", None, "eu-central-1")),
            (
                "s3://blobs/vitae?endpoint=http://127.0.0.1:9000/&region=x",
                bucket("blobs", "vitae", Some("http://127.0.0.1:9000"), "x"),
            ),
            (
                "s3://blobs?endpoint=https%3A%2F%2Fs3.example.com",
                bucket("blobs", "", Some("https://s3.example.com"), "us-east-1"),
            ),
        ] {
            assert_eq!(parse(text).expect(text), address, "{text}");
        }
    }

    #[test]
    fn other_addresses_are_refused_with_a_sentence() {
        for text in [
            "",
            "file:",
            "https://example.com/blobs",
            "s3:",
            "s3:///prefix",
            "s3://key:secret@blobs",
            "s3://blobs?endpoint=127.0.0.1:9000",
            "s3://blobs?acces_key=typo",
        ] {
            let refused = parse(text);
            assert!(
                matches!(&refused, Err(FilesError::BadUrl(sentence)) if !sentence.contains("secret")),
                "{refused:?}"
            );
        }
    }
}

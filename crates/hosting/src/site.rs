//! What is deployed, and how it is written into a call.

use crate::HostingError;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use bytes::Bytes;
use futures::future::BoxFuture;
use serde_json::{Value, json};
use sha1::{Digest, Sha1};

/// Most bytes of a body with the files in it: what Vercel's own tool for such calls keeps to.
const MAX_INLINE_BYTES: u64 = 4_000_000;

/// Most files in such a body, from the same tool.
const MAX_INLINE_FILES: usize = 300;

/// Largest file in such a body, from the same tool: 3 MiB.
const MAX_INLINE_FILE_BYTES: u64 = 3 * 1024 * 1024;

/// A file of a site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SiteFile {
    /// Its path below the site's address.
    pub path: String,
    /// What its [`Source`] knows it by.
    pub key: String,
    /// Bytes.
    pub size: u64,
}

/// Where the files of a site are read, one at a time.
pub trait Source: Send + Sync {
    /// The file of a key, or why it cannot be read.
    fn read<'a>(&'a self, key: &'a str) -> BoxFuture<'a, Result<Bytes, String>>;
}

/// A site to deploy.
#[derive(Clone, Copy)]
pub struct Site<'a> {
    /// Its name in addresses: lower-case letters, digits and hyphens, 100 at most.
    pub name: &'a str,
    /// The project that shows it already; without one, a project of its name is made.
    pub project: Option<&'a str>,
    /// Its files.
    pub files: &'a [SiteFile],
    /// Where they are read.
    pub source: &'a dyn Source,
}

/// A file by its digest.
pub(crate) struct Digested<'a> {
    pub file: &'a SiteFile,
    /// SHA-1 in hexadecimal digits.
    pub sha: String,
    /// Bytes that were read.
    pub size: u64,
}

impl Site<'_> {
    /// Whether the files go along with the call that creates the deployment. They are counted as Base64, four bytes for three.
    pub(crate) fn is_small(&self) -> bool {
        let encoded: u64 = self.files.iter().map(|file| file.size.div_ceil(3) * 4).sum();
        encoded < MAX_INLINE_BYTES
            && self.files.len() <= MAX_INLINE_FILES
            && self.files.iter().all(|file| file.size <= MAX_INLINE_FILE_BYTES)
    }

    /// The body of the call, with the files in it.
    pub(crate) async fn body_with_files(&self) -> Result<String, HostingError> {
        let mut files = Vec::with_capacity(self.files.len());
        for file in self.files {
            files.push(inline(&file.path, &self.read(file).await?));
        }
        Ok(self.body(files))
    }

    /// The body of the call, with the files' digests.
    pub(crate) fn body_with_digests(&self, files: &[Digested]) -> String {
        let named = |file: &Digested| json!({"file": file.file.path, "sha": file.sha, "size": file.size});
        self.body(files.iter().map(named).collect())
    }

    fn body(&self, files: Vec<Value>) -> String {
        // Without a framework nothing is built: the files are shown as they are.
        let mut body = json!({
            "name": self.name,
            "target": "production",
            "projectSettings": {"framework": null},
            "files": files,
        });
        if let Some(project) = self.project {
            body["project"] = json!(project);
        }
        body.to_string()
    }

    /// The digests of all files; each is read once and let go.
    pub(crate) async fn digests(&self) -> Result<Vec<Digested<'_>>, HostingError> {
        let mut digests = Vec::with_capacity(self.files.len());
        for file in self.files {
            let bytes = self.read(file).await?;
            let sha = Sha1::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
            digests.push(Digested { file, sha, size: bytes.len() as u64 });
        }
        Ok(digests)
    }

    pub(crate) async fn read(&self, file: &SiteFile) -> Result<Bytes, HostingError> {
        self.source.read(&file.key).await.map_err(HostingError::File)
    }
}

fn inline(path: &str, bytes: &[u8]) -> Value {
    match std::str::from_utf8(bytes) {
        Ok(text) => json!({"file": path, "data": text, "encoding": "utf-8"}),
        Err(_) => json!({"file": path, "data": BASE64_STANDARD.encode(bytes), "encoding": "base64"}),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Nothing;

    impl Source for Nothing {
        fn read<'a>(&'a self, _: &'a str) -> BoxFuture<'a, Result<Bytes, String>> {
            Box::pin(async { Ok(Bytes::new()) })
        }
    }

    #[test]
    fn small_sites_are_below_each_of_three_limits() {
        for (count, size, expected) in [
            (1, 0, true),
            (1, MAX_INLINE_FILE_BYTES - 200_000, true),
            (1, MAX_INLINE_FILE_BYTES + 1, false),
            (2, 1_400_000, true),
            (2, 1_500_000, false),
            (MAX_INLINE_FILES, 1, true),
            (MAX_INLINE_FILES + 1, 1, false),
        ] {
            let file = SiteFile { path: "a".into(), key: "a".into(), size };
            let files = vec![file; count];
            let site = Site { name: "a", project: None, files: &files, source: &Nothing };
            assert_eq!(site.is_small(), expected, "{count} files of {size}");
        }
    }

    #[test]
    fn text_stays_readable_and_pictures_do_not_break() {
        assert_eq!(inline("a", "é".as_bytes()), json!({"file": "a", "data": "é", "encoding": "utf-8"}));
        assert_eq!(inline("a", &[0xff, 0]), json!({"file": "a", "data": "/wA=", "encoding": "base64"}));
    }
}

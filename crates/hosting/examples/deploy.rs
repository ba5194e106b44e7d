//! Deploys the files of a folder and says where they are: `deploy URL TOKEN TEAM NAME FOLDER`. The tests of the stand-ins compare
//! what it sends with what the official client sends.

use bytes::Bytes;
use futures::future::BoxFuture;
use std::error::Error;
use std::path::{Path, PathBuf};
use url::Url;
use vitae_hosting::{Patience, Settings, Site, SiteFile, Source, Token, Vercel};

struct Folder(PathBuf);

impl Source for Folder {
    fn read<'a>(&'a self, key: &'a str) -> BoxFuture<'a, Result<Bytes, String>> {
        let read = std::fs::read(self.0.join(key)).map(Bytes::from).map_err(|error| error.to_string());
        Box::pin(async { read })
    }
}

fn files(root: &Path, below: &Path) -> std::io::Result<Vec<SiteFile>> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(root.join(below))? {
        let entry = entry?;
        let path = below.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            all.extend(files(root, &path)?);
        } else {
            let path = path.display().to_string();
            all.push(SiteFile { key: path.clone(), path, size: entry.metadata()?.len() });
        }
    }
    Ok(all)
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [url, token, team, name, folder] = &arguments[..] else {
        return Err("deploy URL TOKEN TEAM NAME FOLDER".into());
    };
    let settings = Settings {
        token: Token(token.clone()),
        team: Some(team.clone()),
        base_url: Url::parse(url)?,
        patience: Patience::default(),
    };
    let (vercel, source) = (Vercel::new(settings)?, Folder(folder.into()));
    let files = files(&source.0, Path::new(""))?;
    let site = Site { name, project: None, files: &files, source: &source };
    let created = vercel.create(&site, &|_| ()).await?;
    println!("{}", vercel.live(&created, &|_| ()).await?.url);
    Ok(())
}

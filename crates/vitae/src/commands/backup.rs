use super::{block_on, config, print};
use crate::Outcome;
use std::path::Path;
use vitae_server::backup::{self, Restored};
use vitae_server::{Entropy, open_files, open_store};

/// Backs everything up.
pub fn make(file: &Path, verify: bool) -> Outcome {
    let config = config()?;
    let made = block_on(async {
        let store = open_store(&config).await.map_err(|error| error.report())?;
        let files = open_files(&config).map_err(|error| error.report())?;
        let made = backup::make(&config, &store, &files, &Entropy::system(), file).await;
        store.close().await;
        made.map_err(|error| format!("{error}."))
    })??;
    if verify {
        backup::verify(file).map_err(|error| format!("{error}."))?;
    }
    let (path, files, schema, bytes) = (file.display(), made.files, made.schema, made.bytes);
    print(format!("{path}: the database (schema {schema}) and {files} files, {bytes} bytes.\n").as_bytes())
}

/// Puts a backup back, or only reads it.
pub fn restore(file: &Path, verify: bool) -> Outcome {
    let restored = if verify {
        backup::verify(file)
    } else {
        let config = config()?;
        block_on(backup::restore(&config, file))?
    };
    let Restored { files, schema, made_at } = restored.map_err(|error| format!("{error}."))?;
    let what = if verify { "is whole" } else { "is restored" };
    let path = file.display();
    print(format!("{path} {what}: the database (schema {schema}) and {files} files of {made_at}.\n").as_bytes())
}

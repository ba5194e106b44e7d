use super::make::UNFINISHED;
use super::{BackupError, make};
use crate::error::{ApiError, ApiResult};
use crate::state::App;
use std::io;
use std::path::{Path, PathBuf};
use tokio::runtime::Handle;

/// How the names of timed backups begin and end; only such files are ever removed.
const PREFIX: &str = "vitae-";
const SUFFIX: &str = ".backup.zip";

/// Makes a backup in the folder of the settings, and removes those of the same folder that are over the number kept. Nothing
/// without a folder.
pub async fn run_when_due(app: &App) -> ApiResult<()> {
    let Some(folder) = &app.config.backup.folder else { return Ok(()) };
    let (app, folder, runtime) = (app.clone(), folder.clone(), Handle::current());
    // On a thread of its own: packing a large database takes a core for minutes.
    let making = tokio::task::spawn_blocking(move || runtime.block_on(timed(&app, &folder)));
    let path = making.await.map_err(ApiError::internal)?.map_err(ApiError::internal)?;
    tracing::info!(path = %path.display(), "backed up");
    Ok(())
}

async fn timed(app: &App, folder: &Path) -> Result<PathBuf, BackupError> {
    std::fs::create_dir_all(folder).map_err(BackupError::file(folder))?;
    let stamp = app.entropy.now().to_string()[..19].replace(':', "-");
    let path = folder.join(format!("{PREFIX}{stamp}{SUFFIX}"));
    make(&app.config, &app.store, &app.files, &app.entropy, &path).await?;
    rotate(folder, app.config.backup.kept).map_err(BackupError::file(folder))?;
    Ok(path)
}

/// Removes the oldest until so many are left, and what a killed program has begun: this one has just ended its own. Their
/// names sort by time.
fn rotate(folder: &Path, kept: usize) -> io::Result<()> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.starts_with(PREFIX) && name.ends_with(SUFFIX) {
            names.push(name);
        } else if name.starts_with(PREFIX) && name.contains(&format!("{SUFFIX}{UNFINISHED}")) {
            remove(&folder.join(name))?;
        }
    }
    names.sort();
    let over = names.len().saturating_sub(kept);
    names[..over].iter().try_for_each(|name| std::fs::remove_file(folder.join(name)))
}

fn remove(path: &Path) -> io::Result<()> {
    if path.is_dir() { std::fs::remove_dir_all(path) } else { std::fs::remove_file(path) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_timed_backups_go_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let of_days = (1..=4).map(|day| format!("vitae-2026-03-0{day}T00-00-00.backup.zip"));
        let names: Vec<String> = of_days.chain(["mine.zip".to_owned()]).collect();
        names.iter().for_each(|name| std::fs::write(folder.path().join(name), "").unwrap());
        let begun = folder.path().join("vitae-2026-02-01T00-00-00.backup.zip.unfinished");
        let copied = folder.path().join("vitae-2026-02-01T00-00-00.backup.zip.unfinished.database");
        std::fs::write(&begun, "").unwrap();
        std::fs::create_dir(&copied).unwrap();
        rotate(folder.path(), 2).unwrap();
        let there = |name: &String| folder.path().join(name).exists();
        assert!(!begun.exists() && !copied.exists());
        assert_eq!(names.iter().map(there).collect::<Vec<_>>(), [false, false, true, true, true]);
    }
}

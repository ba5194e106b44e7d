//! Deployments: created, followed until they are live, and deleted.

use crate::site::Digested;
use crate::transport::{Again, shown};
use crate::{HostingError, Site, Vercel};
use futures::future::FutureExt;
use futures::stream::{self, StreamExt, TryStreamExt};
use reqwest::Method;
use serde::Deserialize;
use serde_json::Value;
use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::time::{Instant, sleep, timeout_at};

/// Files that are sent at the same time: as many are held in memory.
const PARALLEL_UPLOADS: usize = 4;

/// How far a deployment is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// The host receives the files that it lacks.
    Uploading {
        /// Bytes sent.
        sent: u64,
        /// Bytes in all.
        total: u64,
    },
    /// The host prepares the site.
    Building,
    /// The host has it, and puts it under its address.
    Checking,
}

/// A deployment that the host has begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Created {
    /// Its id.
    pub id: String,
    /// The project that it belongs to.
    pub project: String,
}

/// A deployment that visitors see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Live {
    /// Its address.
    pub url: String,
}

type OnProgress<'a> = &'a (dyn Fn(Progress) + Send + Sync);

impl Vercel {
    /// Sends a site; the host works on by itself from then on.
    ///
    /// # Errors
    /// Every case but those of domains and of deployments that fail later.
    pub async fn create(&self, site: &Site<'_>, on_progress: OnProgress<'_>) -> Result<Created, HostingError> {
        let total = site.files.iter().map(|file| file.size).sum();
        on_progress(Progress::Uploading { sent: 0, total });
        let created = if site.is_small() {
            self.post_deployment(site, site.body_with_files().await?).await
        } else {
            self.create_by_digests(site, on_progress).await
        }?;
        on_progress(Progress::Building);
        Ok(created)
    }

    async fn create_by_digests(&self, site: &Site<'_>, on_progress: OnProgress<'_>) -> Result<Created, HostingError> {
        let digests = site.digests().await?;
        let body = site.body_with_digests(&digests);
        match self.post_deployment(site, body.clone()).await {
            Err(HostingError::MissingFiles(missing)) => {
                self.upload(site, &digests, missing.into_iter().collect(), on_progress).await?;
                self.post_deployment(site, body).await
            }
            answer => answer,
        }
    }

    async fn post_deployment(&self, site: &Site<'_>, body: String) -> Result<Created, HostingError> {
        // Always a deployment of its own: that of equal files could be one that is deleted afterwards.
        let query = [("forceNew", "1"), ("skipAutoDetectionConfirmation", "1")];
        let url = self.http.settings.address(&["v13", "deployments"], &query);
        let answer: Answer = self.http.post(url, body, Again::WhenNotDone).await?;
        Ok(Created { id: answer.id, project: answer.project_id.unwrap_or_else(|| site.name.to_owned()) })
    }

    async fn upload(
        &self,
        site: &Site<'_>,
        digests: &[Digested<'_>],
        mut missing: HashSet<String>,
        on_progress: OnProgress<'_>,
    ) -> Result<(), HostingError> {
        let wanted: Vec<&Digested> = digests.iter().filter(|file| missing.remove(&file.sha)).collect();
        let total = wanted.iter().map(|file| file.size).sum();
        let sent = AtomicU64::new(0);
        let mut uploads = Vec::with_capacity(wanted.len());
        for file in wanted {
            let sent = &sent;
            let upload = async move {
                self.send(site, file).await?;
                let sent = sent.fetch_add(file.size, Ordering::Relaxed) + file.size;
                on_progress(Progress::Uploading { sent, total });
                Ok(())
            };
            uploads.push(upload.boxed());
        }
        stream::iter(uploads).buffer_unordered(PARALLEL_UPLOADS).try_collect().await
    }

    async fn send(&self, site: &Site<'_>, file: &Digested<'_>) -> Result<(), HostingError> {
        let bytes = site.read(file.file).await?;
        self.http.upload(self.http.settings.address(&["v2", "files"], &[]), &file.sha, bytes).await
    }

    /// Waits until visitors see a deployment.
    ///
    /// # Errors
    /// [`HostingError::Failed`], [`HostingError::Canceled`], [`HostingError::Timeout`]; or what keeps from looking.
    pub async fn live(&self, created: &Created, on_progress: OnProgress<'_>) -> Result<Live, HostingError> {
        let patience = self.http.settings.patience;
        let deadline = Instant::now() + patience.live;
        let mut pause = patience.first_look;
        let mut last = HostingError::Timeout;
        loop {
            match timeout_at(deadline, self.look(created)).await.map_err(|_| last.clone())? {
                Ok(answer) => match answer.outcome() {
                    Some(outcome) => return outcome,
                    None => on_progress(answer.progress()),
                },
                // The host builds on, whether it is seen or not.
                Err(failure) if failure.is_momentary() => last = failure,
                Err(failure) => return Err(failure),
            }
            if Instant::now() + pause >= deadline {
                return Err(last);
            }
            sleep(pause).await;
            pause = (pause * 3 / 2).min(patience.last_look);
        }
    }

    async fn look(&self, created: &Created) -> Result<Answer, HostingError> {
        let url = self.http.settings.address(&["v13", "deployments", &created.id], &[]);
        self.http.call(Method::GET, url).await
    }

    /// Deletes one deployment of a project; that there is none is success too.
    ///
    /// # Errors
    /// Those of access and of the connection.
    pub async fn delete_deployment(&self, id: &str) -> Result<(), HostingError> {
        gone(self.http.delete(self.http.settings.address(&["v13", "deployments", id], &[])).await)
    }

    /// Deletes a site by its project's id or name, with all deployments and domains; that there is none is success too.
    ///
    /// # Errors
    /// Those of access and of the connection.
    pub async fn delete_project(&self, id_or_name: &str) -> Result<(), HostingError> {
        gone(self.http.delete(self.http.settings.address(&["v9", "projects", id_or_name], &[])).await)
    }
}

/// What is not there need not be deleted.
pub(crate) fn gone(answer: Result<(), HostingError>) -> Result<(), HostingError> {
    match answer {
        Err(HostingError::NotFound) => Ok(()),
        answer => answer,
    }
}

/// A deployment as the host describes it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Answer {
    id: String,
    project_id: Option<String>,
    ready_state: String,
    url: Option<String>,
    alias: Option<Vec<String>>,
    /// A truth value, or the moment at which it became true.
    #[serde(default)]
    alias_assigned: Value,
    alias_error: Option<AliasError>,
    error_code: Option<String>,
    error_message: Option<String>,
}

#[derive(Deserialize)]
struct AliasError {
    code: Option<String>,
    message: Option<String>,
}

impl Answer {
    /// How it ended; nothing while it goes on.
    fn outcome(&self) -> Option<Result<Live, HostingError>> {
        match self.ready_state.as_str() {
            "READY" => self.assigned(),
            "CANCELED" => Some(Err(HostingError::Canceled)),
            "BLOCKED" => Some(Err(failed(&self.error_message, &self.error_code, "the deployment is blocked"))),
            state if state == "ERROR" || state.ends_with("_ERROR") => {
                Some(Err(failed(&self.error_message, &self.error_code, "the deployment ended with an error")))
            }
            _ => None,
        }
    }

    fn assigned(&self) -> Option<Result<Live, HostingError>> {
        if let Some(error) = &self.alias_error {
            return Some(Err(failed(&error.message, &error.code, "the address could not be assigned")));
        }
        let is_assigned = self.alias_assigned == true || self.alias_assigned.is_number();
        is_assigned.then(|| {
            let host =
                self.address().ok_or_else(|| HostingError::Unreadable("a live site without an address".into()))?;
            Ok(Live { url: format!("https://{host}") })
        })
    }

    /// The shortest of the project's own addresses: it stays the same and is open to everybody, while that of the single
    /// deployment may ask for a login.
    fn address(&self) -> Option<&str> {
        let aliases = self.alias.iter().flatten().map(String::as_str);
        let own = aliases.filter(|alias| alias.ends_with(".vercel.app")).min_by_key(|alias| alias.len());
        own.or(self.url.as_deref())
    }

    fn progress(&self) -> Progress {
        if self.ready_state == "READY" { Progress::Checking } else { Progress::Building }
    }
}

fn failed(message: &Option<String>, code: &Option<String>, otherwise: &str) -> HostingError {
    let said = message.as_deref().or(code.as_deref()).map(shown).filter(|said| !said.is_empty());
    HostingError::Failed(said.unwrap_or_else(|| otherwise.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn outcome(more: Value) -> Option<Result<String, HostingError>> {
        let mut answer = json!({"id": "dpl_1", "readyState": "READY", "url": "a-1.vercel.app"});
        answer.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let answer: Answer = serde_json::from_value(answer).unwrap();
        answer.outcome().map(|outcome| outcome.map(|live| live.url))
    }

    #[test]
    fn deployments_end_in_many_ways() {
        let failed = |why: &str| Some(Err(HostingError::Failed(why.into())));
        let live = |url: &str| Some(Ok(format!("https://{url}")));
        let aliases =
            json!({"aliasAssigned": 1_700_000_000_000u64, "alias": ["me.dev", "a-team.vercel.app", "a.vercel.app"]});
        for (answer, expected) in [
            (json!({"readyState": "QUEUED"}), None),
            (json!({"readyState": "INITIALIZING"}), None),
            (json!({"readyState": "BUILDING", "aliasAssigned": true}), None),
            (json!({"aliasAssigned": false, "aliasError": null}), None),
            (json!({"aliasAssigned": null}), None),
            (json!({"aliasAssigned": true}), live("a-1.vercel.app")),
            (aliases, live("a.vercel.app")),
            (json!({"aliasError": {"code": "x", "message": "Not yours"}}), failed("Not yours")),
            (json!({"readyState": "ERROR", "errorMessage": "It\nbroke"}), failed("It broke")),
            (json!({"readyState": "ERROR", "errorCode": "BUILD_FAILED"}), failed("BUILD_FAILED")),
            (json!({"readyState": "BUILD_ERROR"}), failed("the deployment ended with an error")),
            (json!({"readyState": "BLOCKED"}), failed("the deployment is blocked")),
            (json!({"readyState": "CANCELED"}), Some(Err(HostingError::Canceled))),
        ] {
            assert_eq!(outcome(answer.clone()), expected, "{answer}");
        }
    }
}

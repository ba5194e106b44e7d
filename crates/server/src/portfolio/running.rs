//! Deployments that are going on: one at a time for each portfolio, followed by whoever asks. Each server knows its own.

use crate::error::{ApiError, ApiResult, Code};
use crate::state::App;
use serde::Serialize;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;
use tracing::Instrument;
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_store::Deployment;

/// Failures that are remembered at once.
const MOST_REMEMBERED: usize = 1000;

/// How far a deployment is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub(super) struct DeployProgress {
    pub step: DeployStep,
    /// From 0 to 100.
    pub progress: u8,
}

/// The steps of a deployment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum DeployStep {
    /// It is not live.
    None,
    /// The host receives the files.
    Uploading,
    /// The host prepares the site.
    Building,
    /// The host puts it under its address.
    Checking,
    /// It is live.
    Done,
    /// The last deployment failed. A site that was live before it still is.
    Failed,
}

/// The deployments of all portfolios that are going on, and the last failures.
#[derive(Default)]
pub struct Deploys {
    all: Mutex<HashMap<Uuid, Run>>,
}

struct Run {
    custom_domain: Option<String>,
    state: watch::Receiver<State>,
}

#[derive(Clone)]
enum State {
    Running(DeployProgress),
    Live(Box<Deployment>),
    Failed(Arc<ApiError>),
}

impl State {
    fn has_ended(&self) -> bool {
        !matches!(self, Self::Running(_))
    }
}

/// Where a running deployment says how far it is.
#[derive(Clone)]
pub(super) struct Steps(Arc<watch::Sender<State>>);

impl Steps {
    pub fn at(&self, step: DeployStep, progress: u8) {
        self.0.send_replace(State::Running(DeployProgress { step, progress }));
    }
}

impl Run {
    /// Whether it goes on. One whose task broke off does not.
    fn is_running(&self) -> bool {
        !self.state.borrow().has_ended() && self.state.has_changed().is_ok()
    }
}

impl Deploys {
    /// Deploys a portfolio, or waits for the deployment of it that is going on. It runs in a task of its own: a browser that leaves
    /// does not leave half a site.
    pub(super) async fn run<F>(
        &self,
        app: &App,
        portfolio: Uuid,
        custom_domain: Option<String>,
        work: impl FnOnce(Steps) -> F,
    ) -> ApiResult<Deployment>
    where
        F: Future<Output = ApiResult<Deployment>> + Send + 'static,
    {
        let mut state = self.join_or_start(app, portfolio, custom_domain, work)?;
        let broken_off = |_| ApiError::internal("a deployment broke off");
        match &*state.wait_for(State::has_ended).await.map_err(broken_off)? {
            State::Live(site) => Ok(Deployment::clone(site)),
            State::Failed(error) => Err(error.again()),
            State::Running(_) => Err(ApiError::internal("a deployment that has not ended")),
        }
    }

    fn join_or_start<F>(
        &self,
        app: &App,
        portfolio: Uuid,
        custom_domain: Option<String>,
        work: impl FnOnce(Steps) -> F,
    ) -> ApiResult<watch::Receiver<State>>
    where
        F: Future<Output = ApiResult<Deployment>> + Send + 'static,
    {
        let mut all = self.all();
        if let Some(run) = all.get(&portfolio).filter(|run| run.is_running()) {
            return if run.custom_domain == custom_domain { Ok(run.state.clone()) } else { Err(under_way()) };
        }
        if all.len() >= MOST_REMEMBERED {
            all.retain(|_, run| run.is_running());
        }
        let first = DeployProgress { step: DeployStep::Uploading, progress: 0 };
        let (sender, state) = watch::channel(State::Running(first));
        all.insert(portfolio, Run { custom_domain, state: state.clone() });
        let steps = Steps(Arc::new(sender));
        let (app, work) = (app.clone(), work(steps.clone()));
        let tracker = app.background.clone();
        tracker.spawn(async move { app.deploys.end(portfolio, &steps, work.await) }.in_current_span());
        Ok(state)
    }

    /// What is live is in the database; a failure is remembered here.
    fn end(&self, portfolio: Uuid, steps: &Steps, result: ApiResult<Deployment>) {
        let state = match result {
            Ok(site) => {
                self.all().remove(&portfolio);
                State::Live(Box::new(site))
            }
            Err(error) => {
                error.log();
                State::Failed(Arc::new(error))
            }
        };
        steps.0.send_replace(state);
    }

    /// Whether a portfolio is being deployed.
    pub(super) fn is_running(&self, portfolio: Uuid) -> bool {
        self.all().get(&portfolio).is_some_and(Run::is_running)
    }

    /// How far the deployment of a portfolio is; nothing when none is going on or failed.
    pub(super) fn progress(&self, portfolio: Uuid) -> Option<DeployProgress> {
        let all = self.all();
        let run = all.get(&portfolio)?;
        let (state, goes_on) = (run.state.borrow().clone(), run.is_running());
        match state {
            State::Running(progress) if goes_on => Some(progress),
            State::Live(_) => None,
            State::Running(_) | State::Failed(_) => Some(DeployProgress { step: DeployStep::Failed, progress: 100 }),
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Uuid, Run>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn under_way() -> ApiError {
    let message = "This site is being deployed right now. Please wait until that is done, then try again.";
    ApiError::new(Code::Busy, message).with_retry_after(Some(5))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deployment_that_broke_off_does_not_go_on() {
        let (deploys, id) = (Deploys::default(), Uuid::nil());
        let at = DeployProgress { step: DeployStep::Building, progress: 50 };
        let (sender, state) = watch::channel(State::Running(at));
        deploys.all().insert(id, Run { custom_domain: None, state });
        assert_eq!((deploys.is_running(id), deploys.progress(id)), (true, Some(at)));
        drop(sender);
        let failed = DeployProgress { step: DeployStep::Failed, progress: 100 };
        assert_eq!((deploys.is_running(id), deploys.progress(id)), (false, Some(failed)));
    }
}

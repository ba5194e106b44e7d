use crate::error::{ApiError, ApiResult, Code};
use crate::session::Caller;
use crate::state::App;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use vitae_store::OperatorAction;

/// A caller who runs the server.
pub(super) struct Operator(pub Caller);

impl FromRequestParts<App> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        let caller = <Caller as FromRequestParts<App>>::from_request_parts(parts, app).await?;
        if !caller.user.is_operator {
            return Err(ApiError::new(Code::Forbidden, "Only operators of this site can do this."));
        }
        Ok(Self(caller))
    }
}

/// What an operator does.
#[derive(Clone, Copy)]
pub(super) enum Action {
    GrantPlan,
    Disable,
    Enable,
    MakeResetLink,
    Invite,
    WithdrawInvitation,
    RemoveJob,
}

impl Action {
    fn code(self) -> &'static str {
        match self {
            Self::GrantPlan => "plan",
            Self::Disable => "disable",
            Self::Enable => "enable",
            Self::MakeResetLink => "reset-link",
            Self::Invite => "invite",
            Self::WithdrawInvitation => "withdraw-invitation",
            Self::RemoveJob => "remove-job",
        }
    }
}

impl Operator {
    /// Writes down what the operator is about to do: before it is done, so that nothing goes unlogged.
    pub(super) async fn record(&self, app: &App, action: Action, subject: &str, detail: &str) -> ApiResult<()> {
        let entry = OperatorAction {
            id: app.entropy.id(),
            at: app.entropy.now(),
            operator: self.0.user.email.clone(),
            action: action.code().to_owned(),
            subject: subject.to_owned(),
            detail: detail.to_owned(),
        };
        Ok(app.store.operator_log().add(&entry).await?)
    }
}

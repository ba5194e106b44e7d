use super::caller::{Action, Operator};
use super::{at_least_first, before, first, pages};
use crate::account::{PasswordOnly, require_password, reset_link, tell_of_reset_link};
use crate::error::{ApiError, ApiResult};
use crate::extract::client::Client;
use crate::extract::{AccountId, Body, Params};
use crate::refusals::Limited;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;
use vitae_store::{ListedAccount, Plan};

/// Accounts on a page.
const PAGE: u32 = 25;

/// Longest search, in characters: as long as a name.
const MAX_QUERY_CHARS: usize = 200;

/// A month of a plan: 31 days, so that nobody gets less than a calendar month.
const MONTH: Duration = Duration::from_secs(31 * 24 * 60 * 60);

/// Longest plan with an end, in months: ten years.
const MAX_MONTHS: u32 = 120;

/// What is looked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct AccountSearch {
    /// A part of a name or address.
    #[serde(default)]
    query: String,
    /// From 1.
    #[serde(default = "first")]
    #[param(minimum = 1)]
    page: u32,
}

/// An account as operators see it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorAccount {
    id: String,
    name: String,
    email: String,
    /// `free`, `pro` or `teams`.
    plan: &'static str,
    /// When it ends; null for one that does not.
    #[schema(required)]
    plan_until: Option<String>,
    created_at: String,
    /// To the hour; null without a session.
    #[schema(required)]
    last_used_at: Option<String>,
    stored_bytes: u64,
    email_confirmed: bool,
    /// Whether signing in takes a code.
    second_factor: bool,
    /// Whether its owner is an operator.
    operator: bool,
    #[schema(required)]
    disabled_at: Option<String>,
    /// When it is removed, after its owner gave it up.
    #[schema(required)]
    deletion_at: Option<String>,
}

impl OperatorAccount {
    async fn new(app: &App, listed: ListedAccount) -> ApiResult<Self> {
        let ListedAccount { user, last_used_at, has_second_factor } = listed;
        let plan = user.plan_at(app.entropy.now());
        Ok(Self {
            id: user.id.to_string(),
            plan: plan.code(),
            plan_until: user.plan_until.filter(|_| plan != Plan::Free).map(|at| at.to_string()),
            created_at: user.created_at.to_string(),
            last_used_at: last_used_at.map(|at| at.to_string()),
            stored_bytes: app.store.stored_bytes(user.id).await?,
            email_confirmed: user.email_confirmed_at.is_some(),
            second_factor: has_second_factor,
            operator: user.is_operator,
            disabled_at: user.disabled_at.map(|at| at.to_string()),
            deletion_at: user.deletion_at.map(|at| at.to_string()),
            name: user.name,
            email: user.email,
        })
    }
}

/// A page of accounts.
#[derive(Serialize, ToSchema)]
pub(super) struct OperatorAccounts {
    accounts: Vec<OperatorAccount>,
    total: u64,
    page: u32,
    pages: u64,
}

/// The accounts of this server, the newest first.
#[utoipa::path(get, path = "/api/operator/accounts", operation_id = "operator_accounts", tag = "operator", security(("bearer" = [])),
    params(AccountSearch), responses((status = 200, body = Data<OperatorAccounts>)))]
pub(super) async fn list(
    State(app): State<App>,
    _operator: Operator,
    Params(AccountSearch { query, page }): Params<AccountSearch>,
) -> ApiResult<Json<Data<OperatorAccounts>>> {
    let page = at_least_first(page)?;
    let query: String = query.chars().filter(|letter| *letter != '\0').take(MAX_QUERY_CHARS).collect();
    let (total, found) = app.store.account_list().search(&query, before(page, PAGE), PAGE).await?;
    let mut accounts = Vec::with_capacity(found.len());
    for listed in found {
        accounts.push(OperatorAccount::new(&app, listed).await?);
    }
    Ok(Json(Data { data: OperatorAccounts { accounts, total, page, pages: pages(total, PAGE) } }))
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum GrantedPlan {
    Free,
    Pro,
    Teams,
}

impl From<GrantedPlan> for Plan {
    fn from(granted: GrantedPlan) -> Self {
        match granted {
            GrantedPlan::Free => Self::Free,
            GrantedPlan::Pro => Self::Pro,
            GrantedPlan::Teams => Self::Teams,
        }
    }
}

#[derive(Deserialize, ToSchema)]
pub(super) struct PlanGrant {
    plan: GrantedPlan,
    /// From 1 to 120; null for a plan that does not end.
    #[schema(minimum = 1, maximum = 120)]
    months: Option<u32>,
}

/// Puts an account on a plan.
#[utoipa::path(put, path = "/api/operator/accounts/{id}/plan", operation_id = "grant_plan", tag = "operator", security(("bearer" = [])),
    params(("id" = String, Path)), request_body = PlanGrant, responses((status = 200, body = Data<OperatorAccount>)))]
pub(super) async fn grant_plan(
    State(app): State<App>,
    operator: Operator,
    AccountId(id): AccountId,
    Body(PlanGrant { plan, months }): Body<PlanGrant>,
) -> ApiResult<Json<Data<OperatorAccount>>> {
    if months.is_some_and(|months| !(1..=MAX_MONTHS).contains(&months)) {
        return Err(ApiError::invalid_field("months", format!("Choose between 1 and {MAX_MONTHS} months.")));
    }
    if plan == GrantedPlan::Free && months.is_some() {
        return Err(ApiError::invalid_field("months", "The Free plan has no end."));
    }
    let (account, now, plan) = (load(&app, id).await?, app.entropy.now(), Plan::from(plan));
    let until = months.map(|months| now.plus(MONTH * months));
    let ends = until.map_or_else(String::new, |until| format!(" until {until}"));
    operator.record(&app, Action::GrantPlan, &account.user.email, &format!("{}{ends}", plan.code())).await?;
    if !app.store.users().set_plan(&account.user.email, plan, until, now).await? {
        return Err(AccountId::not_found());
    }
    answer(&app, id).await
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Disabling {
    disabled: bool,
}

/// Closes an account or opens it again. A closed one is signed out everywhere, its API keys are gone, and its public resumes and
/// the sites hosted here are not there; nothing else of it is deleted, and jobs that it posted stay on the board. Operators'
/// accounts stay open.
#[utoipa::path(put, path = "/api/operator/accounts/{id}/disabled", operation_id = "set_account_disabled", tag = "operator",
    security(("bearer" = [])), params(("id" = String, Path)), request_body = Disabling,
    responses((status = 200, body = Data<OperatorAccount>)))]
pub(super) async fn set_disabled(
    State(app): State<App>,
    operator: Operator,
    AccountId(id): AccountId,
    Body(Disabling { disabled }): Body<Disabling>,
) -> ApiResult<Json<Data<OperatorAccount>>> {
    let account = load(&app, id).await?;
    if disabled && account.user.is_operator {
        return Err(ApiError::invalid_field("disabled", "The account of an operator can't be disabled."));
    }
    let (users, now) = (app.store.users(), app.entropy.now());
    let action = if disabled { Action::Disable } else { Action::Enable };
    operator.record(&app, action, &account.user.email, "").await?;
    if disabled {
        users.disable(id, now).await?
    } else {
        users.enable(id, now).await?
    };
    answer(&app, id).await
}

/// A link to be handed to the owner of an account.
#[derive(Serialize, ToSchema)]
pub(super) struct ResetLink {
    /// Sets a new password, once, within 30 minutes.
    link: String,
}

/// Makes a link under which an account's password can be set. The accounts of operators have none: for them there is the
/// command line.
#[utoipa::path(post, path = "/api/operator/accounts/{id}/reset-link", operation_id = "make_reset_link", tag = "operator",
    security(("bearer" = [])), params(("id" = String, Path)), request_body = PasswordOnly,
    responses((status = 200, body = Data<ResetLink>), Limited))]
pub(super) async fn make_reset_link(
    State(app): State<App>,
    operator: Operator,
    client: Client,
    AccountId(id): AccountId,
    Body(PasswordOnly { password }): Body<PasswordOnly>,
) -> ApiResult<Json<Data<ResetLink>>> {
    let account = load(&app, id).await?;
    require_password(&app, &operator.0, &client, "password", password).await?;
    if account.user.is_operator {
        let message = "The password of an operator can't be reset here. Use `vitae admin reset-link` on the server.";
        return Err(ApiError::invalid(message));
    }
    operator.record(&app, Action::MakeResetLink, &account.user.email, "").await?;
    let link = reset_link(&app.store, &app.config, &app.entropy, &account.user).await?;
    tell_of_reset_link(&app, &account.user);
    Ok(Json(Data { data: ResetLink { link } }))
}

async fn load(app: &App, id: Uuid) -> ApiResult<ListedAccount> {
    app.store.account_list().by_id(id).await?.ok_or_else(AccountId::not_found)
}

async fn answer(app: &App, id: Uuid) -> ApiResult<Json<Data<OperatorAccount>>> {
    Ok(Json(Data { data: OperatorAccount::new(app, load(app, id).await?).await? }))
}

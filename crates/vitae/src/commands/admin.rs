use super::{block_on, config, print};
use crate::Outcome;
use crate::cli::{Admin, PlanName};
use std::time::Duration;
use vitae_server::{Entropy, StartError};
use vitae_store::Plan;

/// A month of a plan: 31 days, so that nobody gets less than a calendar month.
const MONTH: Duration = Duration::from_secs(31 * 24 * 60 * 60);

/// Looks after accounts.
pub fn run(command: &Admin) -> Outcome {
    let Admin::Plan { email, plan, months } = command;
    let config = config()?;
    let now = Entropy::system().now();
    let until = months.map(|months| now.plus(MONTH * months));
    let plan = match plan {
        PlanName::Free => Plan::Free,
        PlanName::Pro => Plan::Pro,
        PlanName::Teams => Plan::Teams,
    };
    let found = block_on(async {
        let store = vitae_server::open_store(&config).await?;
        let found = store.users().set_plan(email, plan, until, now).await;
        store.close().await;
        found.map_err(|error| StartError::store(&config, error))
    })?;
    match found {
        Ok(true) => print(format!("{email} is on the {} plan.\n", plan.code()).as_bytes()),
        Ok(false) => Err(format!("there is no account with the email {email}.")),
        Err(error) => Err(error.report()),
    }
}

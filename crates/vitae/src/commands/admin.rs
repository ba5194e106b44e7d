use super::{config, print, print_csv, with_store};
use crate::Outcome;
use crate::cli::{Admin, Deleted, Exported, PlanName};
use serde_json::{Value, json};
use std::time::Duration;
use vitae_model::check::is_email;
use vitae_server::Entropy;
use vitae_store::{NO_PASSWORD, NewUser, OperatorAction, Plan, Store, StoreError, User};

/// A month of a plan: 31 days, so that nobody gets less than a calendar month.
const MONTH: Duration = Duration::from_secs(31 * 24 * 60 * 60);

/// Looks after accounts and what visitors sent.
pub fn run(command: &Admin) -> Outcome {
    match command {
        Admin::Plan { email, plan, months } => set_plan(email, *plan, *months),
        Admin::Create { email, name } => create(email, name.as_deref()),
        Admin::Operator { email, remove } => set_operator(email, !remove),
        Admin::Enable { email } => enable(email),
        Admin::Invite { email } => invite(email),
        Admin::ResetLink { email } => print_reset_link(email),
        Admin::EndSessions { email } => end_sessions(email),
        Admin::RemoveSecondFactor { email } => remove_second_factor(email),
        Admin::Export { what } => export(*what),
        Admin::Account { email } => account(email),
        Admin::Delete { what, email } => delete(*what, email),
    }
}

fn set_plan(email: &str, plan: PlanName, months: Option<u32>) -> Outcome {
    let now = Entropy::system().now();
    let until = months.map(|months| now.plus(MONTH * months));
    let plan = match plan {
        PlanName::Free => Plan::Free,
        PlanName::Pro => Plan::Pro,
        PlanName::Teams => Plan::Teams,
    };
    if with_store(&config()?, async |store| store.users().set_plan(email, plan, until, now).await)? {
        print(format!("{email} is on the {} plan.\n", plan.code()).as_bytes())
    } else {
        Err(nobody(email))
    }
}

fn create(email: &str, name: Option<&str>) -> Outcome {
    let (config, entropy) = (config()?, Entropy::system());
    if !is_email(email.trim()) {
        return Err(format!("{email:?} is not an email address."));
    }
    let name = name.unwrap_or_else(|| email.trim().split('@').next().unwrap_or_default());
    let new = NewUser { id: entropy.id(), name, email, password_hash: NO_PASSWORD };
    let link = with_store(&config, async |store| {
        let made = match store.users().create(new, entropy.now()).await {
            Err(StoreError::EmailTaken) => return Ok(None),
            made => made?,
        };
        vitae_server::reset_link(&store, &config, &entropy, &made).await.map(Some)
    })?;
    let link = link.ok_or_else(|| format!("there is an account with the email {email} already."))?;
    print(format!("{link}\n").as_bytes())
}

/// Who acts here, as the operators' log names it.
const COMMAND_LINE: &str = "command line";

fn set_operator(email: &str, is_operator: bool) -> Outcome {
    let entropy = Entropy::system();
    let entry = OperatorAction {
        id: entropy.id(),
        at: entropy.now(),
        operator: COMMAND_LINE.to_owned(),
        action: if is_operator { "operator" } else { "no-operator" }.to_owned(),
        subject: email.trim().to_lowercase(),
        detail: String::new(),
    };
    let marked = with_store(&config()?, async |store| {
        let Some((user, _)) = store.users().credentials_by_email(email).await? else { return Ok(None) };
        store.operator_log().add(&entry).await?;
        let marked = store.users().set_operator(email, is_operator, entry.at).await?;
        Ok(Some((marked, user.email_confirmed_at.is_some())))
    })?;
    match marked {
        None => Err(nobody(email)),
        Some((false, _)) => {
            Err(format!("the account of {email} is disabled. Enable it first: vitae admin enable {email}"))
        }
        Some((true, confirmed)) => {
            let now = if is_operator { "an operator" } else { "no operator any more" };
            let doubt = if is_operator && !confirmed {
                "Nobody has confirmed this address: make sure that the account is theirs.\n"
            } else {
                ""
            };
            print(format!("{email} is {now}, and is signed out everywhere.\n{doubt}").as_bytes())
        }
    }
}

fn enable(email: &str) -> Outcome {
    let now = Entropy::system().now();
    let enabled = with_store(&config()?, async |store| match store.users().credentials_by_email(email).await? {
        Some((user, _)) => store.users().enable(user.id, now).await.map(Some),
        None => Ok(None),
    })?;
    match enabled {
        Some(true) => print(format!("The account of {email} is open again.\n").as_bytes()),
        Some(false) => Err(format!("the account of {email} is not disabled.")),
        None => Err(nobody(email)),
    }
}

fn invite(email: &str) -> Outcome {
    let (config, entropy) = (config()?, Entropy::system());
    if !is_email(email.trim()) {
        return Err(format!("{email:?} is not an email address."));
    }
    let link =
        with_store(&config, async |store| vitae_server::invitation_link(&store, &config, &entropy, email).await)?;
    print(format!("{link}\n").as_bytes())
}

fn print_reset_link(email: &str) -> Outcome {
    let (config, entropy) = (config()?, Entropy::system());
    let link = with_store(&config, async |store| match store.users().credentials_by_email(email).await? {
        Some((user, _)) => vitae_server::reset_link(&store, &config, &entropy, &user).await.map(Some),
        None => Ok(None),
    })?;
    print(format!("{}\n", link.ok_or_else(|| nobody(email))?).as_bytes())
}

fn end_sessions(email: &str) -> Outcome {
    let ended = with_store(&config()?, async |store| match store.users().credentials_by_email(email).await? {
        Some((user, _)) => store.sessions().end_all(user.id).await.map(Some),
        None => Ok(None),
    })?;
    let ended = ended.ok_or_else(|| nobody(email))?;
    print(format!("{ended} sessions of {email} are ended, and all API keys.\n").as_bytes())
}

fn remove_second_factor(email: &str) -> Outcome {
    let removed = with_store(&config()?, async |store| match store.users().credentials_by_email(email).await? {
        Some((user, _)) => store.second_factor(user.id).remove().await.map(Some),
        None => Ok(None),
    })?;
    match removed {
        Some(true) => print(format!("Signing in to the account of {email} no longer takes a code.\n").as_bytes()),
        Some(false) => Err(format!("the account of {email} asks for no code.")),
        None => Err(nobody(email)),
    }
}

fn export(what: Exported) -> Outcome {
    let rows = with_store(&config()?, async |store| match what {
        Exported::Subscribers => subscribers(&store).await,
        Exported::Messages => messages(&store).await,
    })?;
    print_csv(&rows)
}

async fn subscribers(store: &Store) -> Result<Vec<Vec<String>>, StoreError> {
    let all = store.subscribers().all().await?;
    let heads = vec!["list".to_owned(), "email".to_owned(), "since".to_owned()];
    let rows = all.into_iter().map(|one| vec![one.list, one.email, one.created_at.to_string()]);
    Ok(std::iter::once(heads).chain(rows).collect())
}

async fn messages(store: &Store) -> Result<Vec<Vec<String>>, StoreError> {
    let all = store.contact_messages().all().await?;
    let heads = ["sent", "subject", "name", "email", "message"].map(str::to_owned).to_vec();
    let rows =
        all.into_iter().map(|one| vec![one.created_at.to_string(), one.subject, one.name, one.email, one.message]);
    Ok(std::iter::once(heads).chain(rows).collect())
}

fn account(email: &str) -> Outcome {
    let found = with_store(&config()?, async |store| match store.users().credentials_by_email(email).await? {
        Some((user, _)) => everything_about(&store, user).await.map(Some),
        None => Ok(None),
    })?;
    let everything = found.ok_or_else(|| nobody(email))?;
    let text = serde_json::to_string_pretty(&everything).map_err(|error| error.to_string())?;
    print(format!("{text}\n").as_bytes())
}

async fn everything_about(store: &Store, user: User) -> Result<Value, StoreError> {
    let resumes = store.resumes(user.id);
    let mut all = Vec::new();
    for row in resumes.history().await? {
        let mut versions = Vec::new();
        for entry in resumes.versions(row.id).await? {
            if let Some(version) = resumes.version(row.id, entry.version).await? {
                versions.push(json!({
                    "number": version.version, "savedAt": version.saved_at.to_string(),
                    "resume": parsed(&version.parsed_json), "appearance": parsed(&version.appearance_json)
                }));
            }
        }
        all.push(json!({
            "id": row.id, "file": row.original_name, "uploadedAt": row.uploaded_at.to_string(), "storedAs": row.blob_key,
            "versions": versions
        }));
    }
    let letters = store.cover_letters(user.id).all().await?.into_iter().map(|letter| {
        json!({
            "title": letter.title, "letter": letter.letter, "jobDescription": letter.job_description,
            "writtenBy": letter.engine, "createdAt": letter.created_at.to_string()
        })
    });
    let applications = store.applications(user.id).all().await?.into_iter().map(|kept| {
        json!({
            "job": parsed(&kept.job_json), "status": kept.status, "days": parsed(&kept.days_json), "notes": kept.notes
        })
    });
    let jobs = store.jobs().posted_by(user.id).await?.into_iter().map(
        |job| json!({ "id": job.id, "postedAt": job.created_at.to_string(), "posting": parsed(&job.posting_json) }),
    );
    let reports = store.jobs().reports().await?.into_iter().filter(|report| report.user == user.id).map(|report| {
        json!({
            "job": report.job, "reason": report.reason, "note": report.note,
            "reportedAt": report.reported_at.to_string()
        })
    });
    let now = Entropy::system().now();
    let sessions = store.sessions().of_user(user.id, now).await?.into_iter().map(|session| {
        json!({
            "device": session.device, "address": session.address, "createdAt": session.times.created_at.to_string(),
            "lastUsedAt": session.times.extended_at.to_string()
        })
    });
    let keys = store.api_keys().of_user(user.id).await?.into_iter().map(|key| {
        json!({
            "name": key.name, "mayWrite": key.may_write, "createdAt": key.created_at.to_string(),
            "expiresAt": key.expires_at.to_string(), "lastUsedAt": key.last_used_at.map(|at| at.to_string())
        })
    });
    let passkeys = store.passkeys().of_user(user.id).await?.into_iter().map(|passkey| {
        json!({
            "name": passkey.name, "createdAt": passkey.created_at.to_string(),
            "lastUsedAt": passkey.last_used_at.map(|at| at.to_string())
        })
    });
    let identities = store.identities().all_of_user(user.id).await?.into_iter().map(|(issuer, identity)| {
        json!({
            "issuer": issuer, "email": identity.email, "createdAt": identity.created_at.to_string(),
            "lastUsedAt": identity.last_used_at.map(|at| at.to_string())
        })
    });
    let second_factor = store.second_factor(user.id).get().await?.and_then(|factor| factor.confirmed_at);
    Ok(json!({
        "name": user.name, "email": user.email, "createdAt": user.created_at.to_string(),
        "emailConfirmedAt": user.email_confirmed_at.map(|at| at.to_string()),
        "deletionAt": user.deletion_at.map(|at| at.to_string()),
        "disabledAt": user.disabled_at.map(|at| at.to_string()), "operator": user.is_operator,
        "secondFactorSince": second_factor.map(|at| at.to_string()),
        "sessions": sessions.collect::<Vec<_>>(), "apiKeys": keys.collect::<Vec<_>>(),
        "passkeys": passkeys.collect::<Vec<_>>(), "identities": identities.collect::<Vec<_>>(),
        "privacyConsent": user.privacy_consent, "selectedTemplate": user.selected_template, "resumes": all,
        "coverLetters": letters.collect::<Vec<_>>(), "coverLetterCount": user.cover_letter_count,
        "applications": applications.collect::<Vec<_>>(), "jobs": jobs.collect::<Vec<_>>(),
        "jobReports": reports.collect::<Vec<_>>()
    }))
}

/// What the database holds as JSON; what it cannot read stays text.
fn parsed(json: &str) -> Value {
    serde_json::from_str(json).unwrap_or_else(|_| json.into())
}

fn delete(what: Deleted, email: &str) -> Outcome {
    let now = Entropy::system().now();
    let count = with_store(&config()?, async |store| match what {
        Deleted::Account => store.users().delete(email, now).await.map(u64::from),
        Deleted::Subscriber => store.subscribers().remove(email).await,
        Deleted::Messages => store.contact_messages().delete_from(email).await,
    })?;
    match (what, count) {
        (Deleted::Account, 0) => Err(nobody(email)),
        (Deleted::Account, _) => print(
            format!(
                "The account of {email} is deleted. Its files are removed by the next sweep of a running server.\n"
            )
            .as_bytes(),
        ),
        (Deleted::Subscriber, count) => print(format!("{email} is removed from {count} lists.\n").as_bytes()),
        (Deleted::Messages, count) => print(format!("{count} messages from {email} are deleted.\n").as_bytes()),
    }
}

fn nobody(email: &str) -> String {
    format!("there is no account with the email {email}.")
}

use crate::config::Config;
use crate::error::ApiResult;
use crate::state::App;
use std::time::Duration;
use vitae_mail::{Mail, Mailer};
use vitae_store::ContactMessage;

/// Messages mailed in one go.
const BATCH: u32 = 20;

/// A message that could not be mailed is tried again after this.
const RETRY: Duration = Duration::from_secs(30 * 60);

/// What sends mail: through the mail server when one and a sender are set, else into a folder for the operator. The
/// settings were checked when they were read.
pub fn mailer(config: &Config) -> Mailer {
    let from = config.mail_from.as_ref().or(config.site.email.as_ref());
    let by_server = config.smtp_url.as_ref().zip(from).and_then(|(url, from)| Mailer::new(url.reveal(), from).ok());
    by_server.unwrap_or_else(|| {
        let from = from.map_or(NOBODY, String::as_str);
        Mailer::into_folder(config.data.join(OUTBOX), from).expect("the sender's address was checked")
    })
}

/// The folder in the data directory that holds the mail of a server without a mail server.
const OUTBOX: &str = "outbox";

/// The sender while none is set: an address that cannot exist (RFC 2606).
const NOBODY: &str = "vitae@localhost.invalid";

/// Mail in the folder is kept so long; the links in it work no more by then.
pub const OUTBOX_KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// Mails the messages of the contact form that wait for it. What fails is logged and tried again later.
pub async fn mail_waiting_messages(app: &App) {
    if app.mailer.reaches_people()
        && let Some(to) = &app.config.site.email
        && let Err(error) = mail_all(app, &app.mailer, to).await
    {
        tracing::warn!(%error, "messages wait to be mailed");
    }
}

async fn mail_all(app: &App, mailer: &Mailer, to: &str) -> ApiResult<()> {
    let messages = app.store.contact_messages();
    loop {
        let waiting = messages.to_mail(app.entropy.now(), BATCH).await?;
        if waiting.is_empty() {
            return Ok(());
        }
        for message in waiting {
            mail_one(app, mailer, to, &message).await?;
        }
    }
}

async fn mail_one(app: &App, mailer: &Mailer, to: &str, message: &ContactMessage) -> ApiResult<()> {
    let messages = app.store.contact_messages();
    let now = app.entropy.now();
    // Before it is sent: when two look at once, or this one stops, nobody gets it twice.
    if !messages.claim(message.id, now, now.plus(RETRY)).await? {
        return Ok(());
    }
    match mailer.send(mail(message, to, &subject(app, message), &text(message))).await {
        Ok(()) => messages.mailed(message.id, app.entropy.now()).await?,
        Err(error) => tracing::warn!(message = %message.id, reason = error.kind(), "a message could not be mailed"),
    }
    Ok(())
}

fn mail<'a>(message: &'a ContactMessage, to: &'a str, subject: &'a str, text: &'a str) -> Mail<'a> {
    Mail { to, reply_to: Some((&message.name, &message.email)), subject, text }
}

fn subject(app: &App, message: &ContactMessage) -> String {
    format!("[{}] {} from {}", app.config.site.name, message.subject, message.name)
}

fn text(message: &ContactMessage) -> String {
    let ContactMessage { name, email, subject, message, created_at, .. } = message;
    format!("{message}\n\n-- \n{name} <{email}>\nSubject: {subject}\nSent: {created_at}\n")
}

//! The messages about an account.

use crate::state::App;
use std::time::Duration;
use vitae_mail::Mail;
use vitae_store::User;

/// How long to wait before each further attempt to send a message.
const PAUSES: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(10)];

/// A message about an account.
pub(super) struct Message {
    subject: String,
    text: String,
}

impl Message {
    pub(super) fn reset_password(site: &str, email: &str, link: &str) -> Self {
        Self {
            subject: format!("Set a new password for {site}"),
            text: format!(
                "Somebody asked to set a new password for the {site} account of {email}.\n\n\
                 To choose one, open this link. It works once, within 30 minutes:\n\n{link}\n\n\
                 If it wasn't you, ignore this message. Your password stays as it is.\n"
            ),
        }
    }

    pub(super) fn password_changed(site: &str, email: &str, public_url: &str) -> Self {
        Self {
            subject: format!("Your {site} password was changed"),
            text: format!(
                "The password of the {site} account of {email} was changed. Every other session was signed out, and all API keys were deleted.\n\n\
                 If it wasn't you, set a new password now:\n\n{public_url}/forgot-password\n"
            ),
        }
    }

    pub(super) fn password_reset(site: &str, email: &str, public_url: &str) -> Self {
        Self {
            subject: format!("Your {site} password was changed"),
            text: format!(
                "A new password was set for the {site} account of {email} by a link. Every session was signed out, and all API keys, \
                 passkeys and connected sign-ins were removed.\n\n\
                 If it wasn't you, set a new password now:\n\n{public_url}/forgot-password\n"
            ),
        }
    }

    pub(super) fn passkey_added(site: &str, email: &str, public_url: &str) -> Self {
        Self {
            subject: format!("A passkey was added to your {site} account"),
            text: format!(
                "A new passkey can now sign in to the {site} account of {email}. You can remove it in your settings:\n\n\
                 {public_url}/settings\n\n\
                 If it wasn't you, set a new password, which removes all passkeys:\n\n{public_url}/forgot-password\n"
            ),
        }
    }

    pub(super) fn identity_connected(site: &str, email: &str, public_url: &str) -> Self {
        Self {
            subject: format!("Your {site} account has a new way to sign in"),
            text: format!(
                "An account elsewhere can now sign in to the {site} account of {email}. You can disconnect it in your settings:\n\n\
                 {public_url}/settings\n\n\
                 If it wasn't you, set a new password, which disconnects it:\n\n{public_url}/forgot-password\n"
            ),
        }
    }

    pub(super) fn passkey_removed(site: &str, email: &str, public_url: &str) -> Self {
        Self::way_in_removed(site, email, public_url, "A passkey was removed from")
    }

    pub(super) fn identity_disconnected(site: &str, email: &str, public_url: &str) -> Self {
        Self::way_in_removed(site, email, public_url, "A connected sign-in was removed from")
    }

    fn way_in_removed(site: &str, email: &str, public_url: &str, what: &str) -> Self {
        Self {
            subject: format!("{what} your {site} account"),
            text: format!(
                "{what} the {site} account of {email}.\n\n\
                 If it wasn't you, set a new password now:\n\n{public_url}/forgot-password\n"
            ),
        }
    }

    pub(super) fn confirm_email(site: &str, link: &str) -> Self {
        Self {
            subject: format!("Confirm your email address for {site}"),
            text: format!(
                "To use this address with your {site} account, open this link. It works once, within 24 hours:\n\n{link}\n\n\
                 If you don't have an account, ignore this message.\n"
            ),
        }
    }

    pub(super) fn email_changed(site: &str, now: &str, link: &str) -> Self {
        Self {
            subject: format!("The email address of your {site} account was changed"),
            text: format!(
                "Your {site} account now uses the address {now}.\n\n\
                 If it wasn't you, take the account back within 7 days. This link restores your address and signs out every \
                 session:\n\n{link}\n"
            ),
        }
    }

    pub(super) fn second_factor_on(site: &str, email: &str, public_url: &str) -> Self {
        Self {
            subject: format!("Two-step verification is on for your {site} account"),
            text: format!(
                "From now on, signing in to the {site} account of {email} takes a code from an authenticator app. Every other session was \
                 signed out, all API keys were deleted, and connected sign-ins were removed. Passkeys still work.\n\n\
                 If it wasn't you, set a new password now:\n\n{public_url}/forgot-password\n\n\
                 Then write to us, so that the code is no longer asked for:\n\n{public_url}/contact\n"
            ),
        }
    }

    pub(super) fn second_factor_off(site: &str, email: &str, public_url: &str) -> Self {
        Self {
            subject: format!("Two-step verification is off for your {site} account"),
            text: format!(
                "Signing in to the {site} account of {email} no longer takes a code.\n\n\
                 If it wasn't you, set a new password now:\n\n{public_url}/forgot-password\n"
            ),
        }
    }

    pub(super) fn recovery_code_used(site: &str, email: &str, public_url: &str) -> Self {
        Self {
            subject: format!("A recovery code was used for your {site} account"),
            text: format!(
                "Somebody signed in to the {site} account of {email} with a recovery code.\n\n\
                 If it wasn't you, set a new password now:\n\n{public_url}/forgot-password\n"
            ),
        }
    }

    pub(super) fn recovery_codes_renewed(site: &str, email: &str, public_url: &str) -> Self {
        Self {
            subject: format!("Your {site} account has new recovery codes"),
            text: format!(
                "New recovery codes were made for the {site} account of {email}. The old ones no longer work.\n\n\
                 If it wasn't you, set a new password now:\n\n{public_url}/forgot-password\n"
            ),
        }
    }

    pub(super) fn reset_link_made(site: &str, email: &str, public_url: &str) -> Self {
        Self {
            subject: format!("A link to set a new {site} password was made"),
            text: format!(
                "An operator of {site} made a link to set a new password for the account of {email}. It works once, within 30 \
                 minutes.\n\n\
                 If you didn't ask for it, write to us now:\n\n{public_url}/contact\n"
            ),
        }
    }

    pub(super) fn key_made(site: &str, email: &str, public_url: &str) -> Self {
        Self {
            subject: format!("An API key was created for your {site} account"),
            text: format!(
                "A new API key can now act for the {site} account of {email}. You can delete it in your settings:\n\n\
                 {public_url}/settings\n\n\
                 If it wasn't you, set a new password, which deletes all keys:\n\n{public_url}/forgot-password\n"
            ),
        }
    }

    pub(super) fn deletion_scheduled(site: &str, email: &str, public_url: &str) -> Self {
        Self {
            subject: format!("Your {site} account will be deleted"),
            text: format!(
                "The {site} account of {email} will be deleted in 7 days, with everything in it.\n\n\
                 To keep it, sign in before then:\n\n{public_url}/login\n"
            ),
        }
    }
}

/// Tells the owner of an account what happened to it, while the request goes on.
pub(super) fn tell(app: &App, user: &User, message: fn(&str, &str, &str) -> Message) {
    let message = message(&app.config.site.name, &user.email, &app.config.public_url);
    send(app, user.email.clone(), message);
}

/// Sends a message while its request goes on, three times at most. The log says that one was sent or not, never to whom.
pub(super) fn send(app: &App, to: String, message: Message) {
    let sending = app.clone();
    app.background.spawn(async move { send_now(&sending, &to, message).await });
}

/// Sends a message, three times at most.
pub(super) async fn send_now(app: &App, to: &str, Message { subject, text }: Message) {
    let mail = Mail { to, reply_to: None, subject: &subject, text: &text };
    let mut pauses = PAUSES.iter();
    while let Err(error) = app.mailer.send(mail).await {
        let reason = error.kind();
        let Some(pause) = pauses.next() else {
            tracing::warn!(reason, "a message about an account could not be mailed");
            return;
        };
        tracing::info!(reason, "a message about an account is mailed again");
        tokio::time::sleep(*pause).await;
    }
    if !app.mailer.reaches_people() {
        tracing::info!("a message about an account was written to the outbox");
    }
}

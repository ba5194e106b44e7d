//! Vitae's mail: plain-text messages through one SMTP server, or into a folder for the operator where there is none.

use lettre::message::header::{ContentTransferEncoding, ContentType};
use lettre::message::{Body, Mailbox, Message};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use tokio::io::AsyncWriteExt;

/// How long the mail server may take for one command.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Sends messages from one address.
#[derive(Clone, Debug)]
pub struct Mailer {
    carrier: Carrier,
    from: Mailbox,
}

/// Where messages go.
#[derive(Clone, Debug)]
enum Carrier {
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    /// A file for each, for the operator to send.
    Folder(PathBuf),
}

/// A message to send.
#[derive(Clone, Copy, Debug)]
pub struct Mail<'a> {
    /// Who gets it.
    pub to: &'a str,
    /// Who gets the answer: a name and an address, which is left out when mail cannot be sent to it through every server.
    pub reply_to: Option<(&'a str, &'a str)>,
    /// One line; line breaks become spaces.
    pub subject: &'a str,
    /// Plain text.
    pub text: &'a str,
}

/// Why a message was not sent, or the settings cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    /// The server's address is none.
    #[error("must be smtps://USER:PASSWORD@HOST or smtp://HOST:PORT?tls=required")]
    Url,
    /// An email address is none.
    #[error("{0:?} is not an email address")]
    Address(String),
    /// The message cannot be written.
    #[error("the message cannot be written: {0}")]
    Message(#[from] lettre::error::Error),
    /// The mail server refused it or is away.
    #[error("the mail server: {0}")]
    Smtp(#[from] lettre::transport::smtp::Error),
    /// It cannot be written into the folder.
    #[error("the folder for mail: {0}")]
    Folder(#[from] io::Error),
}

impl MailError {
    /// What went wrong, without any address: for a log.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Url => "the address of the mail server is wrong",
            Self::Address(_) => "an address is wrong",
            Self::Message(_) => "the message cannot be written",
            Self::Folder(_) => "the folder for mail cannot be written to",
            Self::Smtp(error) if error.is_permanent() => "the mail server refused it for good",
            Self::Smtp(error) if error.is_transient() => "the mail server refused it for now",
            Self::Smtp(error) if error.is_timeout() => "the mail server took too long",
            Self::Smtp(error) if error.is_client() => "the mail server lacks what the message or the settings ask for",
            Self::Smtp(error) if error.is_response() => "the mail server's answer cannot be understood",
            Self::Smtp(error) if error.is_tls() => "the connection to the mail server cannot be encrypted",
            Self::Smtp(_) => "the mail server cannot be reached",
        }
    }
}

impl Mailer {
    /// Mail through `smtps://USER:PASSWORD@HOST:PORT` (or `smtp://…?tls=required`), from an address such as
    /// `Vitae <hello@example.org>`. Nothing is connected yet.
    ///
    /// # Errors
    /// [`MailError::Url`] and [`MailError::Address`].
    pub fn new(url: &str, from: &str) -> Result<Self, MailError> {
        let from = mailbox(from)?;
        // What encrypts connections is chosen once in a process; files and database may have chosen the same already.
        _ = rustls::crypto::ring::default_provider().install_default();
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|_| MailError::Url)?;
        let own_name = ClientId::Domain(from.email.domain().to_owned());
        let transport = builder.timeout(Some(TIMEOUT)).hello_name(own_name).build();
        Ok(Self { carrier: Carrier::Smtp(transport), from })
    }

    /// Mail into a folder, a file `TIME-ID.eml` for each message, which only their owner can read. The folder is made
    /// with the first.
    ///
    /// # Errors
    /// [`MailError::Address`].
    pub fn into_folder(folder: PathBuf, from: &str) -> Result<Self, MailError> {
        Ok(Self { carrier: Carrier::Folder(folder), from: mailbox(from)? })
    }

    /// Whether messages leave for the people they are for.
    pub fn reaches_people(&self) -> bool {
        matches!(self.carrier, Carrier::Smtp(_))
    }

    /// Whether a text is an address that mail can be sent to or from, with or without a name.
    ///
    /// # Errors
    /// [`MailError::Address`].
    pub fn check_address(text: &str) -> Result<(), MailError> {
        mailbox(text).map(drop)
    }

    /// Sends one message.
    ///
    /// # Errors
    /// Those of the addresses, of the message and of the server.
    pub async fn send(&self, mail: Mail<'_>) -> Result<(), MailError> {
        let to = mailbox(mail.to)?;
        let mut message =
            Message::builder().from(self.from.clone()).to(to).subject(one_line(mail.subject)).message_id(None);
        if let Some((name, address)) = mail.reply_to
            && let Ok(address) = address_of(address)
            && is_ascii(&address)
        {
            message = message.reply_to(Mailbox::new(Some(one_line(name)), address));
        }
        let message = message.header(ContentType::TEXT_PLAIN).body(body(mail.text))?;
        match &self.carrier {
            Carrier::Smtp(transport) => transport.send(message).await.map(drop)?,
            Carrier::Folder(folder) => keep_in(folder, &message.formatted()).await?,
        }
        Ok(())
    }

    /// Removes the messages of the folder that are older than this, and gives their number; of a mail server nothing.
    ///
    /// # Errors
    /// [`MailError::Folder`].
    pub async fn sweep(&self, older_than: SystemTime) -> Result<u64, MailError> {
        match &self.carrier {
            Carrier::Smtp(_) => Ok(0),
            Carrier::Folder(folder) => Ok(sweep_folder(folder, older_than).await?),
        }
    }
}

/// Writes a message into the folder; it has its name only once it is whole.
async fn keep_in(folder: &Path, message: &[u8]) -> io::Result<()> {
    tokio::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder).await?;
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let name = format!("{}-{}.eml", since.as_millis(), uuid::Uuid::now_v7().simple());
    let unfinished = folder.join(format!(".{name}"));
    let mut file = tokio::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(&unfinished).await?;
    file.write_all(message).await?;
    file.sync_all().await?;
    tokio::fs::rename(&unfinished, folder.join(name)).await
}

async fn sweep_folder(folder: &Path, older_than: SystemTime) -> io::Result<u64> {
    let mut entries = match tokio::fs::read_dir(folder).await {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        entries => entries?,
    };
    let mut removed = 0;
    while let Some(entry) = entries.next_entry().await? {
        if entry.metadata().await?.modified()? < older_than {
            tokio::fs::remove_file(entry.path()).await?;
            removed += 1;
        }
    }
    Ok(removed)
}

/// Longest line of a message, in bytes without its break (RFC 5322, 2.1.1).
const MAX_LINE_BYTES: usize = 998;

/// A text as the body of a message: as it is where mail allows that, so that links stay whole for whoever reads the file. The
/// library itself would break every line of more than 76 characters.
fn body(text: &str) -> Body {
    let as_it_is = text.is_ascii() && !text.contains('\0') && text.lines().all(|line| line.len() <= MAX_LINE_BYTES);
    if !as_it_is {
        return Body::new(text.to_owned());
    }
    let with_breaks: String = text.lines().flat_map(|line| [line, "\r\n"]).collect();
    Body::dangerous_pre_encoded(with_breaks.into_bytes(), ContentTransferEncoding::SevenBit)
}

/// A text as a header takes it: line breaks would begin another header, and control characters make the library panic.
fn one_line(text: &str) -> String {
    let visible = text.replace(char::is_control, " ");
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// An address as a header takes it: quoted or not, nothing in it begins another header.
fn address_of(text: &str) -> Result<Address, MailError> {
    one_line_only(text)?.parse().map(with_ascii_host).map_err(|_| MailError::Address(text.to_owned()))
}

/// The address with the A-labels of its host (RFC 5890), which every mail server takes.
fn with_ascii_host(address: Address) -> Address {
    let beyond_ascii = Some(address.domain()).filter(|host| !host.is_ascii());
    let host = beyond_ascii.and_then(|host| idna::domain_to_ascii(host).ok());
    host.and_then(|host| Address::new(address.user(), host).ok()).unwrap_or(address)
}

/// Whether an address may stand in a header of any message. The library asks for SMTPUTF8 (RFC 6531) only for senders and
/// recipients, never for a header alone.
fn is_ascii(address: &Address) -> bool {
    AsRef::<str>::as_ref(address).is_ascii()
}

fn one_line_only(text: &str) -> Result<&str, MailError> {
    if text.contains(char::is_control) { Err(MailError::Address(text.to_owned())) } else { Ok(text) }
}

fn mailbox(text: &str) -> Result<Mailbox, MailError> {
    let Mailbox { name, email } = one_line_only(text)?.parse().map_err(|_| MailError::Address(text.to_owned()))?;
    Ok(Mailbox::new(name, with_ascii_host(email)))
}

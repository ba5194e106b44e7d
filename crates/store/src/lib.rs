//! Vitae's database: one set of narrow stores over SQLite and PostgreSQL.
//!
//! A [`Store`] hands out small handles, each with the operations of one thing. What belongs to a user is reached
//! through a handle bound to that user ([`Store::resumes`]), so that "whose résumé" cannot be forgotten. Nothing here
//! reads the clock or makes ids: both come in as arguments.

mod abandoned_uploads;
mod account_links;
mod account_list;
mod api_keys;
mod applications;
mod article_views;
mod blob_outbox;
mod connections;
mod contact_messages;
mod cover_letters;
mod db;
mod diagnosis;
mod dump;
mod error;
mod failed_reads;
mod identities;
mod invitations;
mod jobs;
mod json;
mod migrations;
mod oauth_states;
mod operator_log;
mod passkeys;
mod portfolios;
mod rate_limits;
mod resume_links;
mod resumes;
mod second_factors;
mod sessions;
mod sign_in_origins;
mod stored_bytes;
mod subscribers;
mod tasks;
mod template_downloads;
mod template_ratings;
mod timestamp;
mod trash;
mod unscoped_files;
mod users;
mod write_probe;

use uuid::Uuid;

use db::Db;

pub use abandoned_uploads::AbandonedUploads;
pub use account_links::{AccountLinks, EmailChange, LinkPurpose, NewLink};
pub use account_list::{AccountList, ListedAccount};
pub use api_keys::{ApiKey, ApiKeys, NewApiKey};
pub use applications::{ApplicationRow, Applications};
pub use article_views::ArticleViews;
pub use blob_outbox::{BlobOutbox, OutboxEntry};
pub use connections::{Connection, Connections, Provider};
pub use contact_messages::{ContactMessage, ContactMessages};
pub use cover_letters::{CoverLetter, CoverLetters};
pub use dump::Dump;
pub use error::StoreError;
pub use failed_reads::{FailedReads, ReadFailure};
pub use identities::{Identities, Identity, NewIdentity};
pub use invitations::{Invitation, Invitations};
pub use jobs::{Imported, ImportedJob, JobChange, JobEdit, JobReport, JobRow, Jobs, NewJob};
pub use oauth_states::OAuthStates;
pub use operator_log::{OperatorAction, OperatorLog};
pub use passkeys::{NewPasskey, Passkey, PasskeySignIn, Passkeys};
pub use portfolios::{
    CategoryCounts, Deployment, DeploymentFile, Deployments, HostingRemoval, HostingRemovals, Portfolio,
    PortfolioCategories, Portfolios, SiteVisitors, Sites, VisitorCounts,
};
pub use rate_limits::{RateLimits, Window};
pub use resume_links::{NewResumeLink, ResumeLink, ResumeLinks, SharedResume, SharedResumes};
pub use resumes::{
    Confirmation, Duplicate, Edit, NewScore, NewUpload, ParseResult, Restoration, ResumeImport, ResumeOrigins,
    ResumeRow, Resumes, ReviewDraft, Saved, StoredParse, StoredVersion, UnconfirmedLimit, VersionEntry,
};
pub use second_factors::{SecondFactor, SecondFactorProof, SecondFactors};
pub use sessions::{NewSession, SessionEntry, SessionInfo, Sessions};
pub use sign_in_origins::SignInOrigins;
pub use subscribers::{Subscriber, Subscribers};
pub use tasks::Tasks;
pub use template_downloads::{DownloadCount, TemplateDownloads};
pub use template_ratings::{RatingSum, TemplateRatings};
pub use timestamp::{Timestamp, TimestampError};
pub use trash::{Trash, TrashSweep, Trashed, TrashedKind};
pub use unscoped_files::{StoredFile, UnscopedFiles};
pub use users::{NO_PASSWORD, NewUser, PasswordChange, Plan, User, Users};

/// An open database. Cloning is cheap and shares the connections.
#[derive(Clone)]
pub struct Store {
    db: Db,
}

impl Store {
    /// Opens `sqlite:PATH` (the file and its folder are made when missing, readable by their owner alone) or
    /// `postgres://USER:PASSWORD@HOST:PORT/NAME`.
    ///
    /// The schema is not touched: call [`migrate`](Self::migrate) next.
    ///
    /// # Errors
    /// [`StoreError::BadUrl`] for any other address, [`StoreError::Unavailable`] when nobody answers there.
    pub async fn connect(url: &str) -> Result<Self, StoreError> {
        Ok(Self { db: Db::connect(url).await? })
    }

    /// Whether an address can be used at all; nothing is opened.
    ///
    /// # Errors
    /// [`StoreError::BadUrl`] with a sentence about the form of an address.
    pub fn check_url(url: &str) -> Result<(), StoreError> {
        Db::check_url(url)
    }

    /// Brings the schema up to this program's version, under a lock: several instances may start together.
    ///
    /// # Errors
    /// [`StoreError::NewerSchema`] when a newer program has been here, [`StoreError::ForeignSchema`] when an applied
    /// migration is not the one this program knows; nothing has been changed then.
    pub async fn migrate(&self) -> Result<(), StoreError> {
        migrations::migrate(&self.db).await
    }

    /// Asks the database for a sign of life.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when there is none.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.db.read("SELECT 1").all().await.map(drop)
    }

    /// Writes a row of 64 KiB and commits it, as a save would: whether the one writer is alive and the disk has space.
    /// Each call costs a synchronous write, so whoever asks for outsiders bounds how often.
    ///
    /// # Errors
    /// [`StoreError::StorageFull`] without space, [`StoreError::Unavailable`] when nobody can write.
    pub async fn probe_write(&self, now: Timestamp) -> Result<(), StoreError> {
        write_probe::write(&self.db, now).await
    }

    /// Waits for running statements and closes all connections; every later call fails.
    pub async fn close(&self) {
        self.db.close().await;
    }

    /// Accounts.
    pub fn users(&self) -> Users {
        Users::new(self.db.clone())
    }

    /// Signed-in sessions.
    pub fn sessions(&self) -> Sessions {
        Sessions::new(self.db.clone())
    }

    /// Links sent by mail that work once.
    pub fn account_links(&self) -> AccountLinks {
        AccountLinks::new(self.db.clone())
    }

    /// The second factor of one user, and nobody else's.
    pub fn second_factor(&self, owner: Uuid) -> SecondFactors {
        SecondFactors::new(self.db.clone(), owner)
    }

    /// Keys of accounts for scripts.
    pub fn api_keys(&self) -> ApiKeys {
        ApiKeys::new(self.db.clone())
    }

    /// Passkeys of accounts.
    pub fn passkeys(&self) -> Passkeys {
        Passkeys::new(self.db.clone())
    }

    /// Who accounts are at identity providers.
    pub fn identities(&self) -> Identities {
        Identities::new(self.db.clone())
    }

    /// All accounts, for the operator of the server.
    pub fn account_list(&self) -> AccountList {
        AccountList::new(self.db.clone())
    }

    /// What operators did.
    pub fn operator_log(&self) -> OperatorLog {
        OperatorLog::new(self.db.clone())
    }

    /// Unfinished set-ups of second factors, of any user.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn sweep_second_factors(&self, begun_before: Timestamp) -> Result<u64, StoreError> {
        second_factors::sweep(&self.db, begun_before).await
    }

    /// Invitations to open an account.
    pub fn invitations(&self) -> Invitations {
        Invitations::new(self.db.clone())
    }

    /// The connected profiles of one user, and nobody else's.
    pub fn connections(&self, owner: Uuid) -> Connections {
        Connections::new(self.db.clone(), owner)
    }

    /// Sign-ins elsewhere that have begun.
    pub fn oauth_states(&self) -> OAuthStates {
        OAuthStates::new(self.db.clone())
    }

    /// From where each account was signed in to.
    pub fn sign_in_origins(&self) -> SignInOrigins {
        SignInOrigins::new(self.db.clone())
    }

    /// The résumés of one user, and no others.
    pub fn resumes(&self, owner: Uuid) -> Resumes {
        Resumes::new(self.db.clone(), owner)
    }

    /// The public links of one user's resumes.
    pub fn resume_links(&self, owner: Uuid) -> ResumeLinks {
        ResumeLinks::new(self.db.clone(), owner)
    }

    /// Resumes that everybody with their link may see.
    pub fn shared_resumes(&self) -> SharedResumes {
        SharedResumes::new(self.db.clone())
    }

    /// What one user has thrown away, and nobody else.
    pub fn trash(&self, owner: Uuid) -> Trash {
        Trash::new(self.db.clone(), owner)
    }

    /// What has lain in the trash of any user for long enough.
    pub fn trash_sweep(&self) -> TrashSweep {
        TrashSweep::new(self.db.clone())
    }

    /// Uploaded files of any user: only for requests whose signed address is the permission.
    pub fn unscoped_files(&self) -> UnscopedFiles {
        UnscopedFiles::new(self.db.clone())
    }

    /// Files that a reader gave up, of any user.
    pub fn failed_reads(&self) -> FailedReads {
        FailedReads::new(self.db.clone())
    }

    /// Uploads that nobody confirmed.
    pub fn abandoned_uploads(&self) -> AbandonedUploads {
        AbandonedUploads::new(self.db.clone())
    }

    /// How often each design was downloaded.
    pub fn template_downloads(&self) -> TemplateDownloads {
        TemplateDownloads::new(self.db.clone())
    }

    /// What users think of each design.
    pub fn template_ratings(&self) -> TemplateRatings {
        TemplateRatings::new(self.db.clone())
    }

    /// Messages of the contact form.
    pub fn contact_messages(&self) -> ContactMessages {
        ContactMessages::new(self.db.clone())
    }

    /// Addresses that asked for news.
    pub fn subscribers(&self) -> Subscribers {
        Subscribers::new(self.db.clone())
    }

    /// How often each article was opened.
    pub fn article_views(&self) -> ArticleViews {
        ArticleViews::new(self.db.clone())
    }

    /// Jobs of the board.
    pub fn jobs(&self) -> Jobs {
        Jobs::new(self.db.clone())
    }

    /// What one user keeps about jobs, and nobody else's.
    pub fn applications(&self, owner: Uuid) -> Applications {
        Applications::new(self.db.clone(), owner)
    }

    /// One user's cover letters, and nobody else's.
    pub fn cover_letters(&self, owner: Uuid) -> CoverLetters {
        CoverLetters::new(self.db.clone(), owner)
    }

    /// One user's portfolios, and nobody else's.
    pub fn portfolios(&self, owner: Uuid) -> Portfolios {
        Portfolios::new(self.db.clone(), owner)
    }

    /// One user's live sites, and nobody else's.
    pub fn deployments(&self, owner: Uuid) -> Deployments {
        Deployments::new(self.db.clone(), owner)
    }

    /// Sites at outside hosts that are to be removed there.
    pub fn hosting_removals(&self) -> HostingRemovals {
        HostingRemovals::new(self.db.clone())
    }

    /// What everybody may see of portfolios and live sites.
    pub fn sites(&self) -> Sites {
        Sites::new(self.db.clone())
    }

    /// Visitors of live sites.
    pub fn site_visitors(&self) -> SiteVisitors {
        SiteVisitors::new(self.db.clone())
    }

    /// Views and likes of the categories of portfolios.
    pub fn portfolio_categories(&self) -> PortfolioCategories {
        PortfolioCategories::new(self.db.clone())
    }

    /// Everything that is kept for an account, in bytes: its files, and the rows that it fills.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn stored_bytes(&self, user: Uuid) -> Result<u64, StoreError> {
        stored_bytes::stored_bytes(&self.db, user).await
    }

    /// Request counters shared by all instances.
    pub fn rate_limits(&self) -> RateLimits {
        RateLimits::new(self.db.clone())
    }

    /// Recurring work that one instance at a time may do.
    pub fn tasks(&self) -> Tasks {
        Tasks::new(self.db.clone())
    }

    /// Blobs whose rows are gone and which are still to be deleted.
    pub fn blob_outbox(&self) -> BlobOutbox {
        BlobOutbox::new(self.db.clone())
    }
}

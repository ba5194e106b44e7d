//! Every limit on how often something may be done, and the lines about them in `docs/operating.md`, which a test compares.

use crate::config::Config;
use crate::error::ApiResult;
use crate::state::App;
use std::fmt::Display;
use std::time::Duration;

/// What is counted, in which window, up to which number.
pub struct Rule {
    /// Prefix of the counter's key.
    pub name: &'static str,
    /// Length of the window.
    pub window: Duration,
    /// Most events in one window.
    pub limit: Limit,
    /// Who is counted apart from others.
    by: &'static str,
    /// Its line in the documentation.
    what: &'static str,
}

/// Where a limit comes from.
pub enum Limit {
    /// It is always this.
    Fixed(u32),
    /// The operator sets it; the setting's name, for the documentation.
    Setting(&'static str, fn(&Config) -> u32),
}

impl Rule {
    /// The most events in one window with these settings.
    pub fn limit(&self, config: &Config) -> u32 {
        match self.limit {
            Limit::Fixed(limit) => limit,
            Limit::Setting(_, read) => read(config),
        }
    }

    /// The key of one subject's counter.
    pub fn key(&self, subject: impl Display) -> String {
        format!("{}:{subject}", self.name)
    }
}

impl App {
    /// Counts one event of `subject`; over the limit answers 429 with the time to wait.
    pub fn count(&self, rule: &Rule, subject: impl Display) -> ApiResult<()> {
        self.limiter.count(rule.key(subject), rule.window, rule.limit(&self.config), self.entropy.now())
    }

    /// Answers 429 when `subject` is already at the limit; counts nothing.
    pub fn check(&self, rule: &Rule, subject: impl Display) -> ApiResult<()> {
        self.limiter.check(&rule.key(subject), rule.limit(&self.config), self.entropy.now())
    }
}

const MINUTE: Duration = Duration::from_secs(60);
const QUARTER: Duration = Duration::from_secs(15 * 60);
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

const ACCOUNT: &str = "account";
const ADDRESS: &str = "address";
const EITHER: &str = "account, or address of a guest";

macro_rules! rules {
    ($($(#[$doc:meta])* $rule:ident = $name:literal, $window:ident, $limit:expr, $by:expr, $what:literal;)*) => {
        $($(#[$doc])* pub static $rule: Rule = Rule { name: $name, window: $window, limit: $limit, by: $by, what: $what };)*

        /// All of them.
        static RULES: &[&Rule] = &[$(&$rule),*];
    };
}

use Limit::{Fixed, Setting};

rules! {
    /// Every call that writes, by session before it is looked up: what is refused costs no look at the database.
    WRITES_OF_SESSION = "write-session", MINUTE, Setting("VITAE_WRITES_PER_MINUTE", |config| config.limits.writes_per_minute), "session",
        "every call that writes";
    /// Every call that writes, by account.
    WRITES_OF_ACCOUNT = "write-account", MINUTE, Setting("VITAE_WRITES_PER_MINUTE", |config| config.limits.writes_per_minute), ACCOUNT,
        "every call that writes";
    /// Every call that writes, by address.
    WRITES_OF_ADDRESS = "write-address", MINUTE, Setting("VITAE_WRITES_PER_MINUTE_AND_ADDRESS", |config| config.limits.writes_per_minute_and_address), ADDRESS,
        "every call that writes";
    /// Calls by which somebody could guess at an account.
    SIGN_INS = "auth", MINUTE, Setting("VITAE_AUTH_PER_MINUTE", |config| config.limits.auth_per_minute), ADDRESS,
        "requests to sign in, to register, to change or reset a password or an address, to look at an invitation, and to change two-step verification, passkeys or connected identities, or to make API keys";
    /// Wrong passwords of an account from addresses that it does not know.
    WRONG_PASSWORDS = "login", QUARTER, Setting("VITAE_LOGIN_FAILURES", |config| config.limits.login_failures), ACCOUNT,
        "wrong passwords from all addresses that the account does not know together";
    /// Wrong passwords of an account from an address that it knows.
    WRONG_PASSWORDS_OF_KNOWN = "login-known", QUARTER, Setting("VITAE_LOGIN_FAILURES", |config| config.limits.login_failures), "address that the account knows",
        "wrong passwords";
    /// Wrong passwords of an account where it is signed in.
    WRONG_PASSWORDS_OF_SESSION = "login-session", QUARTER, Setting("VITAE_LOGIN_FAILURES", |config| config.limits.login_failures), "session",
        "wrong passwords";
    /// Codes of a second factor, right or wrong. They are counted before they are looked at, so that many at once are not
    /// looked at first.
    CODES = "code", QUARTER, Setting("VITAE_LOGIN_FAILURES", |config| config.limits.login_failures), "account; at a sign-in as wrong passwords are",
        "codes of two-step verification, right or wrong";
    /// Links to set a new password; the account is named by its address, whether there is one or not.
    RESET_LINKS = "reset-link", HOUR, Fixed(5), ACCOUNT,
        "links to set a new password";
    /// Links that confirm an address.
    CONFIRM_LINKS = "confirm-link", HOUR, Fixed(10), ACCOUNT,
        "links to confirm an address";
    /// Uploads of resumes.
    UPLOADS = "upload", HOUR, Setting("VITAE_UPLOADS_PER_HOUR", |config| config.limits.uploads_per_hour), ACCOUNT,
        "uploaded resumes";
    /// Files read.
    PARSES = "parse", HOUR, Setting("VITAE_PARSES_PER_HOUR", |config| config.limits.parses_per_hour), ACCOUNT,
        "files read";
    /// Saves of resumes.
    SAVES = "save", HOUR, Setting("VITAE_SAVES_PER_HOUR", |config| config.limits.saves_per_hour), ACCOUNT,
        "saves and edits of resumes";
    /// Drafts of reviews: one is kept once a second at most; two open reviews fit.
    DRAFTS = "draft", MINUTE, Fixed(120), ACCOUNT,
        "drafts of reviews";
    /// Documents typeset.
    RENDERS = "render", HOUR, Setting("VITAE_RENDERS_PER_HOUR", |config| config.limits.renders_per_hour), ACCOUNT,
        "documents typeset";
    /// Previews, of pages and of scores.
    PREVIEWS = "preview", HOUR, Setting("VITAE_PREVIEWS_PER_HOUR", |config| config.limits.previews_per_hour), ACCOUNT,
        "previews and scores of unsaved content";
    /// Ratings and likes: enough to rate every design and change one's mind a few times.
    RATINGS = "rating", HOUR, Fixed(120), ACCOUNT,
        "ratings of designs, likes of portfolio categories";
    /// Jobs posted and edited: a person at a keyboard makes fewer.
    JOBS = "job", HOUR, Fixed(120), ACCOUNT,
        "jobs posted and edited";
    /// Reports about jobs.
    JOB_REPORTS = "job-report", DAY, Fixed(30), ACCOUNT,
        "reports about jobs";
    /// Clicks on a job's application link.
    APPLY_CLICKS = "apply", HOUR, Fixed(1), "address and job",
        "clicks on a job's application link that are counted; more are not";
    /// Changes to applications: a person at a keyboard makes fewer.
    APPLICATIONS = "application", HOUR, Fixed(600), ACCOUNT,
        "changes to saved applications";
    /// Letters of guests, written and made into files.
    LETTERS_OF_GUEST = "letter-guest", HOUR, Fixed(60), "address of a guest",
        "letters written and made into files";
    /// Letters of accounts, written and made into files.
    LETTERS = "letter", HOUR, Fixed(200), ACCOUNT,
        "letters written and made into files";
    /// Calls to the language model by whoever asks.
    MODEL_CALLS = "ai", HOUR, Fixed(30), EITHER,
        "calls to the language model";
    /// Calls to the language model, of all together.
    MODEL_BUDGET = "ai-day", DAY, Setting("VITAE_AI_CALLS_PER_DAY", |config| config.ai.calls_per_day), "everybody together",
        "calls to the language model, further attempts included";
    /// Questions to other services that an account causes.
    PROFILE_QUESTIONS = "profiles", MINUTE, Fixed(10), ACCOUNT,
        "questions to GitHub and LinkedIn";
    /// Imports of LinkedIn files.
    PROFILE_IMPORTS = "import", HOUR, Fixed(20), ACCOUNT,
        "imports of LinkedIn files";
    /// Portfolios sent, new and changed ones.
    PORTFOLIO_SAVES = "portfolio", HOUR, Fixed(40), ACCOUNT,
        "portfolios sent, new and changed";
    /// Deployments.
    DEPLOYS = "deploy", HOUR, Fixed(30), ACCOUNT,
        "deployments";
    /// Look-ups of domains.
    DOMAIN_CHECKS = "domain-check", HOUR, Fixed(30), ACCOUNT,
        "look-ups of domains";
    /// Pages with their pictures inside, and archives.
    PORTFOLIO_DOWNLOADS = "portfolio-download", HOUR, Fixed(240), ADDRESS,
        "portfolio pages with their pictures inside, and archives of them";
    /// Views of portfolio categories.
    CATEGORY_VIEWS = "category-view", HOUR, Fixed(30), ADDRESS,
        "views of portfolio categories that are counted; more are not";
    /// Views of an article.
    ARTICLE_VIEWS = "view", HOUR, Fixed(1), "address and article",
        "views of an article that are counted; more are not";
    /// Public resumes looked at and downloaded: an office or a school has one address for everybody.
    SHARED_RESUMES = "shared", HOUR, Fixed(600), ADDRESS,
        "public resumes looked at and downloaded";
    /// Wrong passwords of a public resume.
    SHARED_PASSWORDS = "shared-password", QUARTER, Setting("VITAE_LOGIN_FAILURES", |config| config.limits.login_failures), "address and resume",
        "wrong passwords of a public resume";
    /// Wrong passwords of a public resume from all addresses together.
    SHARED_PASSWORDS_OF_ALL = "shared-password-all", HOUR, Fixed(100), "resume",
        "wrong passwords of a public resume from all addresses together";
    /// Views of a public resume.
    SHARED_VIEWS = "shared-view", HOUR, Fixed(1), "address and resume",
        "views of a public resume that are counted; more are not";
    /// Archives of everything that an account holds, made and taken back.
    ARCHIVES = "archive", HOUR, Fixed(10), ACCOUNT,
        "archives of an account exported and imported";
    /// What is sent through the public forms: more than a person has to say, less than a program.
    FORMS = "forms", HOUR, Fixed(20), ADDRESS,
        "messages and addresses sent through the public forms";
}

/// The table of limits as `docs/operating.md` holds it, in Markdown.
pub fn documented_limits() -> String {
    let heads = "| what | by | at most | in |\n|---|---|---|---|\n".to_owned();
    RULES.iter().fold(heads, |table, rule| {
        let most = match rule.limit {
            Fixed(limit) => limit.to_string(),
            Setting(name, _) => format!("`{name}`"),
        };
        let window = match rule.window {
            MINUTE => "a minute",
            QUARTER => "15 minutes",
            HOUR => "an hour",
            _ => "24 hours",
        };
        table + &format!("| {} | {} | {most} | {window} |\n", rule.what, rule.by)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_documentation_lists_every_limit() {
        let documented = include_str!("../../../../docs/operating.md");
        let table = documented_limits();
        assert!(documented.contains(&table), "docs/operating.md should hold this table:\n\n{table}");
    }

    #[test]
    fn no_two_limits_share_a_counter() {
        let names: BTreeSet<_> = RULES.iter().map(|rule| rule.name).collect();
        assert_eq!(names.len(), RULES.len());
        let is_prefix = |one: &&Rule, other: &&Rule| other.name.starts_with(&format!("{}:", one.name));
        assert!(!RULES.iter().any(|one| RULES.iter().any(|other| is_prefix(one, other))));
    }
}

//! The command line's grammar.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use time::Date;
use time::macros::format_description;
use vitae_typeset::Format;

/// Parse, score and typeset resumes, or serve the web application.
#[derive(Parser)]
#[command(name = "vitae", version, arg_required_else_help = true)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What `vitae` can do.
#[derive(Subcommand)]
pub enum Command {
    /// Serve the web application. Settings come from VITAE_… environment variables; see --print-config.
    Serve(Serve),
    /// Update the database to this version's schema, then stop.
    Migrate,
    /// Back up database, files and key into one archive, while the server goes on.
    Backup {
        /// The archive to write; it must not exist.
        file: PathBuf,
        /// Read it back afterwards and compare every checksum.
        #[arg(long)]
        verify: bool,
    },
    /// Put a backup into the empty place of the settings.
    Restore {
        /// The archive.
        file: PathBuf,
        /// Only compare every checksum; write nothing.
        #[arg(long)]
        verify: bool,
    },
    /// Print a resume file (PDF, DOCX, DOC) as structured JSON.
    Parse(Parse),
    /// Print a resume file's text, rows from top to bottom, as the parser has it before it looks for meaning.
    Text(Text),
    /// Score a resume file, or a resume in JSON, and explain every point.
    Score(Score),
    /// Typeset a resume in JSON (the parsed format or JSON Resume).
    Render(Render),
    /// Print the API's OpenAPI description.
    Openapi,
    /// Look after the texts of the public site.
    Content {
        /// What to do.
        #[command(subcommand)]
        command: Content,
    },
    /// Look after the language model.
    Ai {
        /// What to do.
        #[command(subcommand)]
        command: Ai,
    },
    /// Bring jobs from elsewhere to the job board.
    Jobs {
        /// What to do.
        #[command(subcommand)]
        command: Jobs,
    },
    /// Manage accounts, and what visitors sent.
    Admin {
        /// What to manage.
        #[command(subcommand)]
        command: Admin,
    },
    /// Read one untrusted file from standard input; the server starts this for itself.
    #[command(hide = true)]
    ReadUntrusted,
    /// Typeset jobs from standard input; the server starts this for itself.
    #[command(hide = true)]
    RenderWorker,
}

/// Options of `serve`.
#[derive(Args)]
pub struct Serve {
    /// Show the effective settings, secrets hidden, and stop.
    #[arg(long)]
    pub print_config: bool,
}

/// Options of `parse`.
#[derive(Args)]
pub struct Parse {
    /// The resume: PDF, DOCX or DOC.
    pub file: PathBuf,
    /// Include where each field was found, how confident the parser is, and which parser read it.
    #[arg(long)]
    pub details: bool,
}

/// Options of `text`.
#[derive(Args)]
pub struct Text {
    /// The resume: PDF, DOCX or DOC.
    pub file: PathBuf,
}

/// Options of `score`.
#[derive(Args)]
pub struct Score {
    /// The resume: PDF, DOCX, DOC or JSON.
    pub file: PathBuf,
    /// Also match it against this job ad (plain text).
    #[arg(long, value_name = "JOB.txt")]
    pub job: Option<PathBuf>,
    /// The date to use as today, YYYY-MM-DD.
    #[arg(long, value_name = "DATE", value_parser = date)]
    pub as_of: Option<Date>,
    /// Print the whole score card as JSON.
    #[arg(long)]
    pub json: bool,
}

/// Options of `render`.
#[derive(Args)]
pub struct Render {
    /// The resume in JSON: the parsed format or JSON Resume.
    pub resume: PathBuf,
    /// The id of a design, for example template1.
    #[arg(long, value_name = "ID")]
    pub template: String,
    /// What to write.
    #[arg(long, value_parser = format())]
    pub format: Format,
    /// Where to write; "-" is standard output.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// Language of the headings, for example de.
    #[arg(long, value_name = "TAG")]
    pub language: Option<String>,
    /// The page to draw, from 1; for png only.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub page: usize,
    /// What is to look different from the design, in JSON: order, titles, colour, font, spacing, dates, paper, pages.
    #[arg(long, value_name = "FILE")]
    pub appearance: Option<PathBuf>,
}

/// What `jobs` can do.
#[derive(Subcommand)]
pub enum Jobs {
    /// Take jobs over from a file or from a company's public board. What is known already is brought up to date.
    Import {
        /// A file (JSON, CSV, JobPosting JSON-LD, or a web page with it), or greenhouse:TOKEN, lever:SITE or ashby:NAME.
        from: String,
        /// The name under which the jobs of a file are kept; the file's name by default.
        #[arg(long, value_name = "NAME")]
        source: Option<String>,
        /// Close jobs of the same source that the file no longer holds. A board's vanished jobs are always closed.
        #[arg(long)]
        close_missing: bool,
    },
    /// Put made-up jobs, marked as samples, on the board for trying it out, or remove them.
    Sample {
        /// How many.
        #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000_000), required_unless_present = "remove")]
        count: Option<u32>,
        /// Remove all samples.
        #[arg(long, conflicts_with = "count")]
        remove: bool,
    },
    /// Print what users reported about jobs, the last report first, as CSV.
    Reports,
    /// Take a job down for good, with its edits, clicks and reports.
    Remove {
        /// The job's id, as in its address and in the reports.
        id: uuid::Uuid,
    },
}

/// What `admin` can do.
#[derive(Subcommand)]
pub enum Admin {
    /// Put an account on a plan.
    Plan {
        /// The account's email address.
        email: String,
        /// The plan.
        plan: PlanName,
        /// Number of months; without it, the plan does not end.
        #[arg(long)]
        months: Option<u32>,
    },
    /// Make an account, and print a link under which its owner sets the password.
    Create {
        /// The account's email address.
        email: String,
        /// Its owner's name; without it, the part of the address before the @.
        #[arg(long)]
        name: Option<String>,
    },
    /// Let an account see the operator's screen, where accounts are looked after.
    Operator {
        /// The account's email address.
        email: String,
        /// Take this away again.
        #[arg(long)]
        remove: bool,
    },
    /// Open an account again that an operator has disabled.
    Enable {
        /// The account's email address.
        email: String,
    },
    /// Print a link under which the owner of an address may open an account. It works once, for 7 days.
    Invite {
        /// The email address.
        email: String,
    },
    /// Print a link under which an account's password can be set. It works once, for 30 minutes.
    ResetLink {
        /// The account's email address.
        email: String,
    },
    /// Sign an account out everywhere, and end its API keys.
    EndSessions {
        /// The account's email address.
        email: String,
    },
    /// Let an account be signed in to by its password alone again, for somebody who lost app and recovery codes.
    RemoveSecondFactor {
        /// The account's email address.
        email: String,
    },
    /// Print what visitors sent, as CSV.
    Export {
        /// What to print.
        what: Exported,
    },
    /// Print everything stored about an account, as JSON; its files are named, not included.
    Account {
        /// The account's email address.
        email: String,
    },
    /// Delete what belongs to an email address, for good.
    Delete {
        /// What to delete.
        what: Deleted,
        /// The email address.
        email: String,
    },
}

/// What `admin delete` can delete.
#[derive(Clone, Copy, ValueEnum)]
pub enum Deleted {
    /// The account with its resumes and files.
    Account,
    /// The address from the newsletter and the waitlist.
    Subscriber,
    /// The messages sent from the address through the contact form.
    Messages,
}

/// What can be done with the texts of the public site.
#[derive(Subcommand)]
pub enum Content {
    /// Report missing fields, dead links and missing pictures of the texts that this program was built with.
    Check,
}

/// What can be done with the language model.
#[derive(Subcommand)]
pub enum Ai {
    /// Ask it for a word, and say what is wrong with the settings when it does not answer.
    Check,
}

/// What visitors send.
#[derive(Clone, Copy, ValueEnum)]
pub enum Exported {
    /// Addresses of the newsletter and of those who asked for early access.
    Subscribers,
    /// Messages of the contact form.
    Messages,
}

/// The plans by name.
#[derive(Clone, Copy, ValueEnum)]
pub enum PlanName {
    /// Up to 3 resumes, Standard designs.
    Free,
    /// No limits.
    Pro,
    /// No limits.
    Teams,
}

fn format() -> impl TypedValueParser<Value = Format> {
    let known = |name: String| name.parse::<Format>();
    PossibleValuesParser::new(Format::ALL.map(Format::name)).try_map(known)
}

fn date(text: &str) -> Result<Date, String> {
    Date::parse(text, format_description!("[year]-[month]-[day]"))
        .map_err(|_| "write the date as YYYY-MM-DD".to_owned())
}

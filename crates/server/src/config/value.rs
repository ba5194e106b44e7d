//! Reading single values; every failure is the second half of a sentence that begins with the setting's name.

use super::hide::hide_passwords;
use super::{JobEditors, Price, Registration, Secret};
use crate::security::master_key::MIN_KEY_CHARS;
use ipnet::{IpNet, Ipv4Net};
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use tracing_subscriber::EnvFilter;
use url::{Position, Url};
use vitae_ai::{Provider, Thinking};
use vitae_feeds::Feed;
use vitae_files::Files;
use vitae_mail::Mailer;
use vitae_model::check::is_email;
use vitae_model::visible::{is_blank, is_visible};
use vitae_profiles::linkedin::Portability;
use vitae_store::Store;

pub(super) fn listen(text: &str) -> Result<SocketAddr, String> {
    let with_host = if text.starts_with(':') { format!("127.0.0.1{text}") } else { text.to_owned() };
    let mut found = with_host
        .to_socket_addrs()
        .map_err(|_| format!("must be ADDRESS:PORT, for example 0.0.0.0:8080, not {text:?}"))?;
    found.next().ok_or_else(|| format!("names no address: {text:?}"))
}

pub(super) fn switch(text: &str) -> Result<bool, String> {
    match text.to_ascii_lowercase().as_str() {
        "on" | "true" | "yes" | "1" => Ok(true),
        "off" | "false" | "no" | "0" => Ok(false),
        _ => Err(format!("must be on or off, not {text:?}")),
    }
}

pub(super) fn job_editors(text: &str) -> Result<JobEditors, String> {
    [JobEditors::Creator, JobEditors::Anyone]
        .into_iter()
        .find(|editors| editors.name() == text)
        .ok_or_else(|| format!("must be creator or anyone, not {text:?}"))
}

pub(super) fn registration(text: &str) -> Result<Registration, String> {
    [Registration::Open, Registration::Invite, Registration::Closed]
        .into_iter()
        .find(|mode| mode.name() == text)
        .ok_or_else(|| format!("must be open, invite or closed, not {text:?}"))
}

pub(super) fn portability(text: &str) -> Result<Option<Portability>, String> {
    [None, Some(Portability::ThirdParty), Some(Portability::SelfServe)]
        .into_iter()
        .find(|who| portability_name(*who) == text)
        .ok_or_else(|| format!("must be off, third-party or self-serve, not {text:?}"))
}

/// As the setting is written.
pub(super) fn portability_name(who: Option<Portability>) -> &'static str {
    match who {
        None => "off",
        Some(Portability::ThirdParty) => "third-party",
        Some(Portability::SelfServe) => "self-serve",
    }
}

pub(super) fn whole(text: &str, from: u32, to: u32) -> Result<u32, String> {
    match text.parse() {
        Ok(number) if (from..=to).contains(&number) => Ok(number),
        _ => Err(format!("must be a whole number {}, not {text:?}", between(from, to))),
    }
}

/// One line of visible text.
/// Longest name of a site, of who runs it and of a country, in characters.
const MAX_LINE_CHARS: usize = 100;

pub(super) fn line(text: &str) -> Result<String, String> {
    match text.trim() {
        line if !is_blank(line) && is_visible(line) && line.chars().count() <= MAX_LINE_CHARS => Ok(line.to_owned()),
        _ => Err(format!("must be one line of at most {MAX_LINE_CHARS} visible characters")),
    }
}

/// An address without a name: pages link to it.
pub(super) fn bare_email(text: &str) -> Result<String, String> {
    if is_email(text.trim()) { email(text) } else { Err(format!("must be an email address, not {text:?}")) }
}

pub(super) fn email(text: &str) -> Result<String, String> {
    Mailer::check_address(text)
        .map(|()| text.trim().to_owned())
        .map_err(|error| error.to_string().replace("is not", "must be"))
}

pub(super) fn smtp_url(text: &str) -> Result<Secret, String> {
    // The sender is checked by itself.
    Mailer::new(text, "vitae@localhost").map(|_| Secret::new(text)).map_err(|error| error.to_string())
}

/// Addresses of web pages, at most three.
pub(super) fn web_addresses(text: &str) -> Result<Vec<String>, String> {
    let all: Vec<String> = text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect();
    let is_web = |address: &String| {
        Url::parse(address).is_ok_and(|url| {
            matches!(url.scheme(), "http" | "https") && url.username().is_empty() && url.password().is_none()
        })
    };
    if all.len() > 3 || !all.iter().all(is_web) {
        return Err(format!("must be up to three web addresses, not {text:?}"));
    }
    Ok(all)
}

/// Highest price of a month, in dollars.
const MAX_DOLLARS: u32 = 100_000;

/// `12/108`: dollars by the month and by the year.
pub(super) fn price(text: &str) -> Result<Price, String> {
    let read = |text: &str| text.trim().parse().ok();
    let price = text.split_once('/').and_then(|(month, year)| Some(Price { month: read(month)?, year: read(year)? }));
    price.filter(|price| price.month <= MAX_DOLLARS && u64::from(price.year) <= u64::from(price.month) * 12).ok_or_else(
        || {
            format!(
                "must be MONTH/YEAR in US dollars, for example 12/108, the year at most twelve months, not {text:?}"
            )
        },
    )
}

/// `from 1 to 86,400`, for people.
pub(super) fn between(from: u32, to: u32) -> String {
    format!("from {} to {}", grouped(from), grouped(to))
}

/// A number with its thousands set apart.
fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (index, digit) in digits.char_indices() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// The origin of the address people use, as browsers write it: lower case, without the scheme's own port.
pub(super) fn public_url(text: &str) -> Result<String, String> {
    let example = "for example https://vitae.example.org";
    if text.contains(|c: char| c.is_whitespace() || c.is_control()) {
        return Err(format!("must be an address without blanks, {example}"));
    }
    let shown = hide_passwords(text);
    let url = Url::parse(text).map_err(|error| format!("must be an address, {example}, not {shown:?} ({error})"))?;
    let problem = if !matches!(url.scheme(), "http" | "https") {
        "must begin with http:// or https://"
    } else if url[Position::BeforeUsername..Position::BeforeHost].contains('@') {
        "must be an address without a user name or password"
    } else if url.query().is_some() || url.fragment().is_some() {
        "must be an address without ? and #"
    } else if url.path() != "/" {
        "must be an address without a path"
    } else {
        return Ok(url.origin().ascii_serialization());
    };
    Err(format!("{problem}, {example}, not {shown:?}"))
}

/// Boards elsewhere, each once.
pub(super) fn feeds(text: &str) -> Result<Vec<Feed>, String> {
    let mut all: Vec<Feed> = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let feed = part.parse()?;
        if !all.contains(&feed) {
            all.push(feed);
        }
    }
    Ok(all)
}

/// The address in front of the boards of a provider.
pub(super) fn feed_url(text: &str) -> Result<Url, String> {
    let shown = hide_passwords(text);
    let is_plain = |url: &Url| {
        matches!(url.scheme(), "http" | "https")
            && url.username().is_empty()
            && url.password().is_none()
            && url.query().is_none()
            && url.fragment().is_none()
    };
    Url::parse(text).ok().filter(is_plain).ok_or_else(|| {
        format!("must be an address that begins with https:// or http://, without a user name and ?, not {shown:?}")
    })
}

/// The issuer of an identity provider, as it writes itself.
pub(super) fn issuer(text: &str) -> Result<String, String> {
    feed_url(text).map(|_| text.to_owned())
}

/// What a language model's service speaks.
pub(super) fn ai_provider(text: &str) -> Result<Provider, String> {
    let provider =
        [Provider::Gemini, Provider::OpenAi].into_iter().find(|provider| ai_provider_name(*provider) == text);
    provider.ok_or_else(|| format!("must be gemini or openai, not {text:?}"))
}

/// As the setting is written.
pub(super) fn ai_provider_name(provider: Provider) -> &'static str {
    match provider {
        Provider::Gemini => "gemini",
        Provider::OpenAi => "openai",
    }
}

/// How much a model thinks.
pub(super) fn ai_thinking(text: &str) -> Result<Thinking, String> {
    let all = [Thinking::Minimal, Thinking::Low, Thinking::Medium, Thinking::High];
    let thinking = all.into_iter().find(|thinking| ai_thinking_name(*thinking) == text);
    thinking.ok_or_else(|| format!("must be minimal, low, medium or high, not {text:?}"))
}

/// As the setting is written.
pub(super) fn ai_thinking_name(thinking: Thinking) -> &'static str {
    match thinking {
        Thinking::Minimal => "minimal",
        Thinking::Low => "low",
        Thinking::Medium => "medium",
        Thinking::High => "high",
    }
}

pub(super) fn database_url(text: &str) -> Result<Secret, String> {
    Store::check_url(text).map_err(|error| format!("cannot be used: {error}"))?;
    Ok(Secret::new(text))
}

pub(super) fn files_url(text: &str) -> Result<String, String> {
    Files::check_url(text).map_err(|error| format!("cannot be used: {error}"))?;
    Ok(text.to_owned())
}

/// Fewest characters of a token that opens the metrics.
const MIN_TOKEN_CHARS: usize = 16;

pub(super) fn secret_key(text: &str) -> Result<Secret, String> {
    match text.chars().count() {
        MIN_KEY_CHARS.. => Ok(Secret::new(text)),
        _ => Err(format!("must be at least {MIN_KEY_CHARS} characters long")),
    }
}

pub(super) fn metrics_token(text: &str) -> Result<Secret, String> {
    match text.chars().count() {
        MIN_TOKEN_CHARS.. => Ok(Secret::new(text)),
        _ => Err(format!("must be at least {MIN_TOKEN_CHARS} characters long")),
    }
}

/// What goes behind `Bearer` in a header (RFC 6750), whatever the service calls it.
pub(super) fn bearer(text: &str) -> Result<Secret, String> {
    let token = text.trim();
    if token.bytes().all(|byte| byte.is_ascii_graphic()) {
        Ok(Secret::new(token))
    } else {
        Err("must be one word of visible ASCII characters".into())
    }
}

/// The name of a language model: what can stand in an address (`gemini-3.5-flash`, `llama3.2:3b`, `org/model@v1`).
pub(super) fn model_name(text: &str) -> Result<String, String> {
    word(text, "-._:/@+")
}

/// The id of a team at Vercel, or its name in addresses.
pub(super) fn team(text: &str) -> Result<String, String> {
    word(text, "-_")
}

fn word(text: &str, also: &str) -> Result<String, String> {
    let word = text.trim();
    if word.chars().count() <= MAX_LINE_CHARS && word.chars().all(|c| c.is_ascii_alphanumeric() || also.contains(c)) {
        Ok(word.to_owned())
    } else {
        let signs: Vec<String> = also.chars().map(String::from).collect();
        Err(format!("must be at most {MAX_LINE_CHARS} letters, digits and {}", signs.join(" ")))
    }
}

pub(super) fn networks(text: &str) -> Result<Vec<IpNet>, String> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(network).collect()
}

fn network(text: &str) -> Result<IpNet, String> {
    let alone = || text.parse::<IpAddr>().map(IpNet::from);
    let network = text.parse().or_else(|_| alone());
    let network = network.map_err(|_| format!("must be addresses or networks such as 10.0.0.0/8, not {text:?}"))?;
    Ok(canonical(network))
}

/// IPv4 in the form of IPv6 as IPv4, the form in which clients' addresses are compared.
fn canonical(network: IpNet) -> IpNet {
    let IpNet::V6(v6) = network else { return network };
    let v4 = v6.addr().to_ipv4_mapped().zip(v6.prefix_len().checked_sub(96));
    let v4 = v4.and_then(|(address, prefix)| Ipv4Net::new(address, prefix).ok());
    v4.map_or(network, IpNet::V4)
}

/// Levels by name, as a log filter takes them.
const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];

/// A filter of levels. A word alone must be a level: the library takes a mistyped one for a module and logs nothing.
pub(super) fn log(text: &str) -> Result<String, String> {
    let example = "must be a level (error, warn, info, debug, trace, off) or a list such as info,vitae_server=debug";
    let words: Vec<&str> = text.split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
    let is_level = |word: &str| LEVELS.iter().any(|level| word.eq_ignore_ascii_case(level));
    if let Some(word) = words.iter().find(|word| !word.contains('=') && !is_level(word)) {
        return Err(format!("{example}; {word:?} is no level"));
    }
    let filter = words.join(",");
    match EnvFilter::try_new(&filter) {
        Ok(_) => Ok(filter),
        Err(error) => Err(format!("{example}, not {text:?} ({error})")),
    }
}

pub(super) fn log_format(text: &str) -> Result<bool, String> {
    match text {
        "json" => Ok(true),
        "text" => Ok(false),
        _ => Err(format!("must be text or json, not {text:?}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_contain_their_addresses() {
        let cases = [
            ("10.0.0.0/8", "10.200.1.1", true),
            ("10.0.0.0/8", "11.0.0.1", false),
            ("10.1.2.3/8", "10.200.1.1", true),
            ("127.0.0.1", "127.0.0.1", true),
            ("127.0.0.1", "127.0.0.2", false),
            ("fd00::/8", "fd12::1", true),
            ("::/0", "2001:db8::1", true),
            ("0.0.0.0/0", "::1", false),
            ("::ffff:10.0.0.0/104", "10.200.1.1", true),
            ("::ffff:127.0.0.1", "127.0.0.1", true),
        ];
        for (net, address, expected) in cases {
            let net = networks(net).unwrap()[0];
            assert_eq!(net.contains(&address.parse::<IpAddr>().unwrap()), expected, "{net} {address}");
        }
        for wrong in ["10.0.0.0/33", "10.0.0", "proxy", "10.0.0.0/8 10.1.0.0/16"] {
            assert!(networks(wrong).unwrap_err().contains("such as 10.0.0.0/8"), "{wrong}");
        }
    }

    #[test]
    fn wrong_values_are_explained() {
        assert!(listen("nowhere").unwrap_err().contains("ADDRESS:PORT"));
        assert!(listen("127.0.0.1:99999").unwrap_err().contains("ADDRESS:PORT"));
        assert!(switch("maybe").unwrap_err().contains("on or off"));
        for wrong in ["0", "1025", "-1", "1.5", "99999999999", "ten", "1e3"] {
            assert!(whole(wrong, 1, 1024).unwrap_err().contains("from 1 to 1,024"), "{wrong}");
        }
        assert_eq!(whole("1024", 1, 1024), Ok(1024));
        assert_eq!(listen(":9000").unwrap().to_string(), "127.0.0.1:9000");
    }

    #[test]
    fn public_addresses_are_checked_whole() {
        for (text, expected) in [
            ("https://vitae.example.org", "https://vitae.example.org"),
            ("https://vitae.example.org/", "https://vitae.example.org"),
            ("HTTPS://Vitae.Example.org:443", "https://vitae.example.org"),
            ("http://localhost:8080", "http://localhost:8080"),
            ("http://[::1]:8080", "http://[::1]:8080"),
        ] {
            assert_eq!(public_url(text).as_deref(), Ok(expected));
        }
        for (text, expected) in [
            ("https://vitae example.org", "without blanks"),
            ("https://vitae.example.org/\tx", "without blanks"),
            ("vitae.example.org", "must be an address"),
            ("https://", "must be an address"),
            ("https://vitae.example.org:99999", "invalid port"),
            ("https://vitae.example.org:port", "invalid port"),
            ("ftp://vitae.example.org", "http:// or https://"),
            ("https://ada:secret@vitae.example.org", "without a user name or password"),
            ("https://ada@vitae.example.org", "without a user name or password"),
            ("https://vitae.example.org/?a=1", "without ? and #"),
            ("https://vitae.example.org/#a", "without ? and #"),
            ("https://vitae.example.org/vitae", "without a path"),
        ] {
            let sentence = public_url(text).unwrap_err();
            assert!(sentence.contains(expected) && !sentence.contains("secret"), "{text}: {sentence}");
        }
    }

    #[test]
    fn feeds_and_their_addresses_are_checked() {
        let named: Vec<String> =
            feeds("greenhouse:acme, lever:b,,greenhouse:acme").unwrap().iter().map(ToString::to_string).collect();
        assert_eq!(named, ["greenhouse:acme", "lever:b"]);
        assert!(feeds("greenhouse:acme,acme").unwrap_err().contains("lever:SITE"));
        assert_eq!(feed_url("https://boards.example.org/v1").unwrap().as_str(), "https://boards.example.org/v1");
        for wrong in
            ["boards.example.org", "ftp://example.org", "https://a:secret@example.org", "https://example.org/?a=1"]
        {
            let sentence = feed_url(wrong).unwrap_err();
            assert!(sentence.contains("https://") && !sentence.contains("secret"), "{sentence}");
        }
    }

    #[test]
    fn log_filters_are_checked() {
        for good in ["info", "DEBUG", "info,vitae_server=debug", "off"] {
            assert_eq!(log(good).as_deref(), Ok(good));
        }
        assert_eq!(log("warn, sqlx=trace,").as_deref(), Ok("warn,sqlx=trace"));
        for (bad, expected) in
            [("debugg", "\"debugg\" is no level"), ("info,vitae=loud", "vitae=loud"), ("a b", "no level")]
        {
            assert!(log(bad).unwrap_err().contains(expected), "{bad}: {:?}", log(bad));
        }
    }
}

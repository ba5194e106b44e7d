//! Codes of authenticator apps (RFC 6238: six digits, 30 seconds, SHA-1, as every app knows them) and recovery codes.

use crate::entropy::Entropy;
use crate::security::tokens;
use qrcode::QrCode;
use qrcode::render::svg;
use totp_rs::{Builder, Secret, Totp, TotpError};
use vitae_store::Timestamp;

/// Length of a new secret in bytes: that of the hash, which RFC 4226 recommends.
const SECRET_BYTES: usize = 20;

/// Recovery codes made at a time.
pub const RECOVERY_CODES: usize = 10;

/// Letters of a recovery code, of 32 that are not mistaken for each other: 120 bits. From 112 on, ASVS 6.5.2 takes a fast hash.
const CODE_CHARS: usize = 24;
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Side of the QR code in pixels, at least.
const QR_PIXELS: u32 = 200;

/// The secret shared with an authenticator app.
pub struct Authenticator(Totp);

impl Authenticator {
    /// A new secret for the account with this address.
    ///
    /// # Errors
    /// None that a text could cause.
    pub fn new(site: &str, email: &str, entropy: &Entropy) -> Result<Self, TotpError> {
        Self::with(Secret::new(entropy.bytes::<SECRET_BYTES>().into()), site, email)
    }

    /// The authenticator of a secret that [`secret`](Self::secret) gave.
    pub fn restore(secret: &str, site: &str, email: &str) -> Option<Self> {
        Self::with(Secret::try_from_base32(secret).ok()?, site, email).ok()
    }

    /// Colons part site and address in the app's list, so neither may hold one.
    fn with(secret: Secret, site: &str, email: &str) -> Result<Self, TotpError> {
        let [site, email] = [site, email].map(|text| text.replace(':', " "));
        Builder::new().with_secret(secret).with_account_name(email).with_issuer(Some(site)).build().map(Self)
    }

    /// The secret as people type it.
    pub fn secret(&self) -> String {
        self.0.secret().to_base32()
    }

    /// The address that an app opens.
    ///
    /// # Errors
    /// None that a text could cause.
    pub fn uri(&self) -> Result<String, TotpError> {
        self.0.to_url()
    }

    /// The time step whose code this is: the one of `now`, the one before or the one after. Blanks within the code do not matter.
    pub fn step(&self, code: &str, now: Timestamp) -> Option<i64> {
        let seconds = now.as_millis().max(0).unsigned_abs() / 1000;
        self.0.check(&without_blanks(code), seconds).and_then(|step| step.try_into().ok())
    }
}

/// A picture of an address, as SVG.
pub fn qr_code(uri: &str) -> Result<String, qrcode::types::QrError> {
    let code = QrCode::new(uri)?;
    Ok(code.render::<svg::Color<'_>>().min_dimensions(QR_PIXELS, QR_PIXELS).build())
}

/// A code for the day on which the app is lost, in groups of four.
pub fn recovery_code(entropy: &Entropy) -> String {
    let letters = entropy.bytes::<CODE_CHARS>().map(|byte| char::from(ALPHABET[usize::from(byte) % ALPHABET.len()]));
    letters.chunks(4).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// What is stored of a recovery code; hyphens, blanks and capitals do not matter.
pub fn recovery_hash(code: &str) -> [u8; 32] {
    tokens::hash(&without_blanks(code).replace('-', "").to_lowercase())
}

fn without_blanks(code: &str) -> String {
    code.split_whitespace().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_millis(seconds * 1000)
    }

    /// The secret "12345678901234567890" of RFC 6238, appendix B; its codes, cut to six digits.
    #[test]
    fn codes_are_those_of_the_rfc() {
        let app = Authenticator::restore("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", "Vitae", "ada@example.org").unwrap();
        for (seconds, code) in [(59, "287082"), (1_111_111_109, "081804"), (2_000_000_000, "279037")] {
            assert_eq!(app.step(code, at(seconds)), Some(seconds / 30), "{code}");
        }
        let table = [(29, Some(1)), (89, Some(1)), (90, None), (-1, Some(1))];
        for (seconds, step) in table {
            assert_eq!(app.step(" 287 082 ", at(seconds)), step, "{seconds}");
        }
        for wrong in ["", "287083", "28708", "2870820", "２８７０８２", "-87082", "abcdef"] {
            assert_eq!(app.step(wrong, at(59)), None, "{wrong}");
        }
    }

    #[test]
    fn a_secret_is_restored_and_named_after_site_and_address() {
        let app = Authenticator::new("Vitae: Résumés", "ada@example.org", &Entropy::system()).unwrap();
        let uri = app.uri().unwrap();
        assert!(uri.starts_with("otpauth://totp/Vitae%20%20R%C3%A9sum%C3%A9s:ada%40example.org?secret="), "{uri}");
        assert_eq!(app.secret().len(), 32);
        let again = Authenticator::restore(&app.secret(), "Vitae: Résumés", "ada@example.org").unwrap();
        assert_eq!(again.uri().unwrap(), uri);
        assert!(Authenticator::restore("not base 32!", "Vitae", "ada@example.org").is_none());
        assert!(qr_code(&uri).unwrap().contains("<svg"));
    }

    #[test]
    fn recovery_codes_are_typed_as_people_do() {
        let code = recovery_code(&Entropy::system());
        assert_eq!(code.len(), 29);
        let typed = format!(" {} ", code.replace('-', " ").to_uppercase());
        assert_eq!(recovery_hash(&typed), recovery_hash(&code));
        assert_ne!(recovery_hash(&code), recovery_hash(&recovery_code(&Entropy::system())));
    }
}

//! Mail against a small SMTP server, and addresses.

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use vitae_mail::{Mail, MailError, Mailer};

/// Takes one message, or refuses its recipient, and gives what was said.
async fn serve_one(listener: TcpListener, refuse: bool) -> String {
    let (socket, _) = listener.accept().await.expect("a client");
    let mut socket = BufReader::new(socket);
    socket.write_all(b"220 here\r\n").await.expect("open");
    let (mut said, mut in_message) = (String::new(), false);
    loop {
        let mut line = String::new();
        if socket.read_line(&mut line).await.expect("read") == 0 {
            return said;
        }
        said.push_str(&line);
        let answer: &[u8] = match line.get(..4).unwrap_or_default() {
            _ if in_message && line != ".\r\n" => continue,
            _ if in_message => {
                in_message = false;
                b"250 kept\r\n"
            }
            "EHLO" => b"250 here\r\n",
            "RCPT" if refuse => b"550 nobody\r\n",
            "DATA" => {
                in_message = true;
                b"354 go on\r\n"
            }
            "QUIT" => b"221 bye\r\n",
            _ => b"250 ok\r\n",
        };
        socket.write_all(answer).await.expect("open");
    }
}

#[tokio::test]
async fn a_message_arrives_with_its_subject_on_one_line_and_the_address_to_answer() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("smtp://{}", listener.local_addr().expect("an address"));
    let server = tokio::spawn(serve_one(listener, false));
    let mailer = Mailer::new(&url, "Vitae <hello@example.org>").expect("good settings");
    let mail = Mail {
        to: "owner@example.org",
        reply_to: Some(("Zoë \"Z\"\r\nBcc: x@example.org", "zoe@example.com")),
        subject: "Help\r\nBcc: evil@example.org",
        text: "Line one\n.\nLine three é",
    };
    mailer.send(mail).await.expect("sent");
    drop(mailer);
    let said = server.await.expect("ended");
    assert!(said.contains("RCPT TO:<owner@example.org>"), "{said}");
    assert!(said.contains("Subject: Help Bcc: evil@example.org\r\n"), "{said}");
    assert!(said.contains("<zoe@example.com>"), "{said}");
    assert!(!said.lines().any(|line| line.starts_with("Bcc:")), "{said}");
    assert_eq!(said.matches("RCPT TO").count(), 1);
}

/// Addresses that a form's own check refuses too.
const BROKEN_ADDRESSES: [&str; 5] = [
    "zoe@example.com\r\nBcc: evil@example.org",
    "\"zoe\r\nBcc: evil\"@example.org",
    "\"zoe\nRCPT TO:<evil@example.org>\"@example.org",
    "zoe@example.com\0",
    "Zoe\r\nBcc: evil@example.org <zoe@example.com>",
];

#[tokio::test]
async fn an_address_with_a_line_break_reaches_no_header() {
    for broken in BROKEN_ADDRESSES {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("smtp://{}", listener.local_addr().expect("an address"));
        assert!(matches!(Mailer::new(&url, broken), Err(MailError::Address(_))), "{broken:?}");
        let server = tokio::spawn(serve_one(listener, false));
        let mailer = Mailer::new(&url, "hello@example.org").expect("good settings");
        let to_broken = mailer.send(Mail { to: broken, reply_to: None, subject: "x", text: "y" }).await;
        assert!(matches!(to_broken, Err(MailError::Address(_))), "{broken:?}: {to_broken:?}");
        let reply_to = Some(("Zoe", broken));
        mailer.send(Mail { to: "owner@example.org", reply_to, subject: "x", text: "y" }).await.expect("sent");
        drop(mailer);
        let said = server.await.expect("ended");
        assert!(!said.contains("evil") && !said.contains("Reply-To"), "{said}");
    }
}

/// The small server offers neither SMTPUTF8 nor 8BITMIME.
#[tokio::test]
async fn an_address_to_answer_beyond_ascii_does_not_keep_a_message_back() {
    for (address, answered) in [
        ("zoe@example.com", "<zoe@example.com>"),
        ("zoe@ex\u{e4}mple.org", "<zoe@xn--exmple-cua.org>"),
        ("zo\u{eb}@example.org", ""),
        ("\u{e4}@ex\u{e4}mple.org", ""),
    ] {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("smtp://{}", listener.local_addr().expect("an address"));
        let server = tokio::spawn(serve_one(listener, false));
        let mailer = Mailer::new(&url, "hello@ex\u{e4}mple.org").expect("good settings");
        let mail = Mail { to: "owner@example.org", reply_to: Some(("Zo\u{eb}", address)), subject: "x", text: address };
        mailer.send(mail).await.expect("sent");
        drop(mailer);
        let said = server.await.expect("ended");
        assert!(said.is_ascii() && said.contains("MAIL FROM:<hello@xn--exmple-cua.org>"), "{said}");
        assert!(said.contains(answered) && said.contains("Reply-To") != answered.is_empty(), "{address}: {said}");
    }
}

#[tokio::test]
async fn a_server_that_lacks_something_is_not_one_that_cannot_be_reached() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("smtp://{}", listener.local_addr().expect("an address"));
    let server = tokio::spawn(serve_one(listener, false));
    let mailer = Mailer::new(&url, "hello@example.org").expect("good settings");
    let mail = Mail { to: "zo\u{eb}@example.org", reply_to: None, subject: "x", text: "y" };
    let error = mailer.send(mail).await.expect_err("the server has no SMTPUTF8");
    assert_eq!(error.kind(), "the mail server lacks what the message or the settings ask for");
    drop(mailer);
    server.await.expect("ended");
    let error = mailer_without_server().await;
    assert_eq!(error.kind(), "the mail server cannot be reached");
}

async fn mailer_without_server() -> MailError {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("smtp://{}", listener.local_addr().expect("an address"));
    drop(listener);
    let mailer = Mailer::new(&url, "hello@example.org").expect("good settings");
    let mail = Mail { to: "owner@example.org", reply_to: None, subject: "x", text: "y" };
    mailer.send(mail).await.expect_err("nobody listens")
}

#[tokio::test]
async fn a_refusal_is_an_error() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("smtp://{}", listener.local_addr().expect("an address"));
    let server = tokio::spawn(serve_one(listener, true));
    let mailer = Mailer::new(&url, "hello@example.org").expect("good settings");
    let sent = mailer.send(Mail { to: "owner@example.org", reply_to: None, subject: "x", text: "y" }).await;
    assert!(matches!(sent, Err(MailError::Smtp(_))), "{sent:?}");
    drop(mailer);
    server.await.expect("ended");
}

#[test]
fn bad_settings_are_refused() {
    for url in ["", "mail.example.org", "http://mail.example.org", "smtp://"] {
        assert!(matches!(Mailer::new(url, "hello@example.org"), Err(MailError::Url)), "{url}");
    }
    for from in ["", "nobody", "a@b@c", "Vitae hello@example.org"] {
        assert!(matches!(Mailer::new("smtp://localhost:25", from), Err(MailError::Address(_))), "{from}");
    }
}

#[tokio::test]
async fn without_a_server_a_message_is_a_file_that_only_its_owner_reads() {
    use std::os::unix::fs::PermissionsExt;
    use std::time::{Duration, SystemTime};

    let folder = tempfile::tempdir().expect("a folder").path().join("outbox");
    let mailer = Mailer::into_folder(folder.clone(), "vitae@localhost.invalid").expect("a good sender");
    assert!(!mailer.reaches_people());
    assert_eq!(mailer.sweep(SystemTime::now()).await.expect("no folder is no fault"), 0);
    let link = format!("https://example.org/reset-password?token={}", "a=".repeat(50));
    mailer
        .send(Mail { to: "ada@example.org", reply_to: None, subject: "Hi", text: &format!("Open:\n\n{link}\n") })
        .await
        .expect("kept");
    let mode = |path: &std::path::Path| std::fs::metadata(path).expect("there").permissions().mode() & 0o777;
    let files: Vec<_> = std::fs::read_dir(&folder).expect("made").map(|file| file.expect("a file").path()).collect();
    assert_eq!((files.len(), mode(&folder), mode(&files[0])), (1, 0o700, 0o600));
    let text = std::fs::read_to_string(&files[0]).expect("read");
    assert!(text.contains("To: ada@example.org\r\n") && text.contains(&link), "a link that can be copied: {text}");
    assert_eq!(mailer.sweep(SystemTime::now() - Duration::from_secs(60)).await.expect("swept"), 0);
    assert_eq!(mailer.sweep(SystemTime::now() + Duration::from_secs(60)).await.expect("swept"), 1);
    assert_eq!(std::fs::read_dir(&folder).expect("there").count(), 0);
}

//! Addresses in compiled HTML.

/// The values of `href` and `src`, and the ids, of HTML as the web build writes it: attributes in double quotes.
pub(crate) fn attributes<'a>(html: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let opening = format!(" {name}=\"");
    let starts: Vec<usize> = html.match_indices(&opening).map(|(at, found)| at + found.len()).collect();
    starts.into_iter().filter_map(|start| html[start..].split('"').next())
}

#[cfg(test)]
mod tests {
    use super::attributes;

    #[test]
    fn attributes_are_found() {
        let html = r##"<p id="a">x <a href="/faqs#b">y</a><img src="/i.svg" alt="href="></p>"##;
        let found = |name| attributes(html, name).collect::<Vec<_>>();
        assert_eq!(found("href"), ["/faqs#b"]);
        assert_eq!(found("src"), ["/i.svg"]);
        assert_eq!(found("id"), ["a"]);
    }
}

//! TPL-14: a conditional block names its condition as `keyword field`. Without a field it is removed.

/// The source without the conditional blocks that name no field: `<% if %> … <% endif %>` goes, with all it holds.
pub(super) fn without_bare_conditions(source: &str) -> String {
    let mut kept = String::with_capacity(source.len());
    let mut removing: usize = 0;
    let mut rest = source;
    while let Some((before, tag, after)) = next_tag(rest) {
        if removing == 0 {
            kept.push_str(before);
        }
        let mut words = tag.trim_matches(|c: char| c == '-' || c == '+' || c.is_whitespace()).split_whitespace();
        let (keyword, field) = (words.next(), words.next());
        match keyword {
            Some("if") if removing > 0 || field.is_none() => removing += 1,
            Some("endif") if removing > 0 => removing -= 1,
            _ if removing == 0 => kept.extend(["<%", tag, "%>"]),
            _ => {}
        }
        rest = after;
    }
    if removing == 0 {
        kept.push_str(rest);
    }
    kept
}

/// What stands before the next tag, in it and after it.
fn next_tag(source: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = source.split_once("<%")?;
    let (tag, after) = rest.split_once("%>")?;
    Some((before, tag, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tpl_14_a_conditional_block_is_kept_only_with_a_field() {
        let cases = [
            ("a<% if projects %>b<% endif %>c", "a<% if projects %>b<% endif %>c"),
            ("a<% if %>b<% endif %>c", "ac"),
            ("a<%- if -%>b<%- endif -%>c", "ac"),
            ("a<%if%>b<%endif%>c", "ac"),
            ("a<% if %>b<% if x %>c<% endif %>d<% endif %>e", "ae"),
            ("a<% if x %>b<% if %>c<% endif %>d<% endif %>e", "a<% if x %>bd<% endif %>e"),
            ("a<% if %>b<% else %>c<% endif %>d", "ad"),
            ("<% for it in list %>x<% endfor %>", "<% for it in list %>x<% endfor %>"),
            ("a<% if %>b", "a"),
            ("100<% x", "100<% x"),
            ("", ""),
        ];
        for (source, expected) in cases {
            assert_eq!(without_bare_conditions(source), expected, "{source}");
        }
    }

    #[test]
    fn tpl_14_our_own_templates_name_every_condition() {
        for (name, source) in super::super::SOURCES {
            assert_eq!(without_bare_conditions(source), source, "{name}");
        }
    }
}

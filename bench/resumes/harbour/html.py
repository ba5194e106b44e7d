"""Small pieces of HTML that the printed-page layouts share."""

def each(make, items, join=""):
    return join.join(make(item) for item in items)


def part(head, body, tag="h2"):
    """A section, or nothing when it is empty."""
    return f"<section><{tag}>{head}</{tag}>{body}</section>" if body else ""


def bullets(lines, tag="ul"):
    return f"<{tag}>{each(lambda line: f'<li>{line}</li>', lines)}</{tag}>" if lines else ""


def some(*parts, join=", "):
    """The printed parts that are there."""
    return join.join(text for text in parts if text)


def inside(before, text, after=""):
    """`text` in its brackets or labels, or nothing."""
    return f"{before}{text}{after}" if text else ""


def spoken(person, form="{} ({})", join=", "):
    return join.join(form.format(*language) for language in person.tongues)

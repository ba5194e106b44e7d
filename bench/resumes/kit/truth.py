"""What a perfect reader finds of one entry; `parts` names what is printed beside its title."""


def study(entry, starts):
    """A course of study; `starts` says whether its first year is printed."""
    return {"institution": entry.school, "degree": entry.degree, "field": entry.subject, "graduationYear": "" if entry.end == "now" else entry.end[:4], "startYear": entry.start[:4] if starts else ""}


def card(entry, parts, date):
    """A certificate; `parts` are of issuer, date, url, and `date` is as printed."""
    shown = _shown(parts)
    return {"name": entry.name, "issuer": shown("issuer", entry.issuer), "date": shown("date", date), "url": shown("url", entry.url)}


def prize(entry, parts, date):
    """An award; `parts` are of by, date, place, story, url."""
    shown = _shown(parts)
    return {"title": entry.title, "type": entry.type, "date": shown("date", date), "description": shown("story", entry.story), "position": shown("place", entry.place), "organization": shown("by", entry.by), "url": shown("url", entry.url)}


def work(entry, parts, dates):
    """A project; `parts` are of story, tools, dates, url."""
    shown = _shown(parts)
    return {"name": entry.name, "description": shown("story", entry.story), "technologies": shown("tools", entry.tools, []), "duration": shown("dates", dates), "url": shown("url", entry.url)}


def _shown(parts):
    return lambda name, value, empty="": value if name in parts else empty

"""Ways of putting a degree, a certificate or an award into one line of text."""


def study(school, how="comma"):
    """The degree and its field."""
    if not school.field:
        return school.degree
    return {"comma": f"{school.degree}, {school.field}", "in": f"{school.degree} in {school.field}", "round": f"{school.degree} ({school.field})",
            "dash": f"{school.degree} – {school.field}", "space": f"{school.degree} {school.field}"}[how]


def placed(name, place, between=", "):
    """A company or school, with its place when the person gave one."""
    return f"{name}{between}{place}" if place else name


def certificate(entry, date, how="comma"):
    if how == "round":
        return entry.name + (f", {entry.issuer}" if entry.issuer else "") + (f" ({date})" if date else "")
    if how == "dash":
        return " – ".join(part for part in (entry.name, entry.issuer, date) if part)
    return ", ".join(part for part in (entry.name, entry.issuer, date) if part)


def award(entry):
    """Placing, title, giver and year; the description comes on its own line."""
    head = f"{entry.place}, {entry.title}" if entry.place else entry.title
    return head + (f", {entry.organization}" if entry.organization else "") + (f" ({entry.year})" if entry.year else "")


def spoken(pairs, between=" "):
    return [f"{name}{between}({level})" if between == " " else f"{name}{between}{level}" for name, level in pairs]

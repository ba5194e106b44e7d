"""Pages of an online word processor, printed by the browser: plain, in a bordered table, and in three fonts."""

from html import escape as e

from kit.markup import document, link, points
from kit.text import glue

from .sheet import Dates, Sheet

BASE = "@page{size:A4;margin:20mm}body{margin:0}p{margin:0}a{color:#1155cc}ul{margin:0 0 4px;padding-left:26px}"


def page(sheet, css, body):
    return sheet.made("html", document(BASE + css, body, sheet.lang, sheet.person.name))


def gdoc_plain(person, rng):
    """Untouched styles: big plain headings, "Title at Employer", dates in grey on the next line, links blue; blank lines of uneven number."""
    at = {"en": " at ", "es": " en "}[person.lang]
    s = Sheet(person, rng, Dates("{Mon} {yyyy}", " - ", frame="({start} - {end})", open="({start} - " + ("now)" if person.lang == "en" else "hoy)")))
    part = lambda key, inner: f"<h1>{e(s.heads[key])}</h1>{inner}" if inner else ""
    gap = lambda: "<br>" * rng.choice([0, 1, 1, 2])
    body = f"<div class=t>{e(person.name)}</div><p class=s>{e(person.job)}</p><p>{e(person.email)}<br>{e(person.phone)}<br>{e(s.address)}</p>" + part("about", f"<p>{e(s.about())}</p>")
    roles = ""
    for role in person.roles:
        span, lines = s.job(role)
        roles += f"<p><b>{e(role.title)}{at}{e(role.company)}</b></p><p class=d>{e(span)}</p>{points(lines)}{gap()}"
    body += part("roles", roles)
    body += part("studies", "".join(f"<p><b>{e(t.school)}</b></p><p>{e(glue(' in ' if s.lang == 'en' else ' en ', t.degree, t.subject))}</p><p class=d>{e(s.school(t, dash=' - '))}</p>" for t in person.studies))
    works = ""
    for work in person.works:
        span = s.work(work, "story", "tools", "dates", "url")
        works += f"<p><b>{link(work.name, work.url)}</b></p>{f'<p class=d>{e(span)}</p>' if span else ''}<p>{e(work.story)}.</p><p><i>Tech: {e(', '.join(work.tools))}</i></p>{gap()}"
    body += part("works", works)
    body += part("prizes", "<ul>" + "".join(_prize(s, prize) for prize in person.prizes) + "</ul>")
    body += part("cards", "<ul>" + "".join(f"<li>{e(card.name)}, {e(card.issuer)}, {e(s.card(card, 'issuer', 'date', 'url'))}{f' - {link(card.url, card.url)}' if card.url else ''}</li>" for card in person.cards) + "</ul>")
    body += part("skills", "".join(f"<p>{f'{e(label)}: ' if label else ''}{e(', '.join(skills))}</p>" for label, skills in s.skills().items()))
    if person.papers:
        body += part("papers", "".join(f"<p>{e(text)}</p>" for text in s.papers()))
    body += part("tongues", f"<p>{e(', '.join(f'{name} ({level})' for name, level in s.tongues()))}</p>")
    if person.likes:
        body += part("likes", f"<p>{e(', '.join(s.likes()))}</p>")
    return page(s, "body{font:11pt/1.15 Arial,'Liberation Sans'}.t{font-size:26pt}.s{font-size:15pt;color:#666;margin-bottom:6px}h1{break-after:avoid;font-size:20pt;font-weight:400;margin:20px 0 6px}.d{color:#666}p{margin:0 0 2px}", body)


def _prize(s, prize):
    date = s.prize(prize, "by", "date", "place", "url")
    return f"<li>{e(glue(', ', prize.title, prize.place))} - {e(glue(', ', prize.by, date))}{' ' + link('(link)', prize.url) if prize.url else ''}</li>"


def gdoc_table(person, rng):
    """A table with thin lines: heading cell left, text cell right; in each entry the dates come last on a line of their own."""
    s = Sheet(person, rng, Dates("{Month} {yyyy}", " to ", frame={"fr": "de {start} à {end}"}.get(person.lang, "{start} to {end}"), open={"fr": "depuis {start}"}.get(person.lang, "{start} until now")), street=True)
    rows = []

    def put(key, inner):
        if inner:
            rows.append(f"<tr><td class=h>{e(s.heads[key])}</td><td>{inner}</td></tr>")

    put("personal", "".join(f"<p>{text}</p>" for text in (f"<b>{e(person.name)}</b>", e(s.address), e(person.phone), e(person.email))))
    put("about", f"<p>{e(s.about())}</p>")
    roles = ""
    for role in person.roles:
        span, lines = s.job(role)
        roles += f"<p><b>{e(role.company)}</b>, {e(role.place)}</p><p>{e(role.title)}</p>" + "".join(f"<p>- {e(text)}</p>" for text in lines) + f"<p>{e(span)}</p><br>"
    put("roles", roles.removesuffix("<br>"))
    put("studies", "<br>".join(f"<p><b>{e(t.school)}</b>, {e(t.place)}</p><p>{e(glue(', ', t.degree, t.subject))}</p><p>{e(s.school(t, dash=' - '))}</p>" for t in person.studies))
    put("cards", "".join(f"<p>{e(glue(', ', card.name, card.issuer))}{', ' if card.date else ''}{e(s.card(card, 'issuer', 'date', 'url'))} {link('✔', card.url) if card.url else ''}</p>" for card in person.cards))
    put("prizes", "".join(f"<p>{e(s.prize(prize, 'by', 'date', 'place', 'url'))}: {link(prize.title, prize.url)}{e(f', {prize.place}' if prize.place else '')}, {e(prize.by)}</p>" for prize in person.prizes))
    put("works", "".join(f"<p>{e(work.name)} {e('(' + s.work(work, 'story', 'tools', 'dates', 'url') + ')')}</p><p>{e(work.story)}</p><p>{e(s.labels['tools'])}: {e(' / '.join(work.tools))}</p><p>{link(work.url, work.url)}</p>" for work in person.works))
    put("skills", "".join(f"<p>{e(skill)}</p>" for skill in s.all_skills()))
    if person.tongues:
        put("tongues", "".join(f"<p>{e(name)}: {e(level)}</p>" for name, level in s.tongues()))
    put("helping", "".join(f"<p>{e(role.title)}, {e(role.company)}</p><p>{e(s.help(role))}</p>" for role in person.helping))
    put("likes", f"<p>{e(', '.join(s.likes()))}</p>")
    return page(s, "@page{margin:16mm}body{font:10.5pt/1.2 'Times New Roman','Liberation Serif'}table{border-collapse:collapse;width:100%}td{border:1px solid #000;padding:5px;vertical-align:top}.h{width:120px;font-weight:bold}", f"<table>{''.join(rows)}</table>")


def three_fonts(person, rng):
    """Three fonts and two colours: headings with a row of tildes, "Title / Employer / place", dates in front in brackets, "show" links."""
    see = {"en": "show credential", "it": "vedi attestato", "es": "ver certificado"}[person.lang]
    s = Sheet(person, rng, Dates("{mm}/{yy}", "-", now={"en": "now"}.get(person.lang, "")))
    part = lambda key, inner: f"<h2>~~ {e(s.heads[key])} ~~</h2>{inner}" if inner else ""
    body = f"<h1>{e(person.name)}</h1><p class=c>☎ {e(glue(' o ' if s.lang != 'en' else ' or ', person.phone, person.mobile2))}<br>✉ {e(person.email)}<br>⌂ {e(s.address)}</p>"
    body += part("about", f"<p class=q>{e(s.about())}</p>")
    body += part("studies", "".join(f"<p>[{e(s.school(t, dash='-'))}] <b>{e(glue(', ', t.degree, t.subject))}</b> / {e(t.school)}</p>" for t in person.studies))
    roles = ""
    for role in person.roles:
        span, lines = s.job(role)
        roles += f"<p class=l>[{e(span)}] <b>{e(role.title)}</b> / {e(role.company)} / {e(role.place)}</p>" + "".join(f"<p class=m>• {e(text)}</p>" for text in lines)
    body += part("roles", roles)
    body += part("skills", f"<p>{e(' * '.join(s.all_skills()))}</p>")
    body += part("cards", "".join(f"<p>[{e(s.card(card, 'issuer', 'date', 'url'))}] {e(card.name)} / {e(card.issuer)}{' ' + link(see, card.url) if card.url else ''}</p>" for card in person.cards))
    prizes = ""
    for prize in person.prizes:
        date = s.prize(prize, "by", "date", "place", "story", "url")
        prizes += f"<p>[{e(date)}] {e(prize.title)} / {e(glue(' / ', prize.place, prize.by))}{' ' + link('↗', prize.url) if prize.url else ''}</p>" + (f"<p class=m>{e(prize.story)}</p>" if prize.story else "")
    body += part("prizes", prizes)
    body += part("works", "".join(f"<p class=l>[{e(s.work(work, 'story', 'tools', 'dates', 'url'))}] <b>{e(work.name)}</b> ({e(', '.join(work.tools))}) {link(work.url, work.url)}</p><p class=m>{e(work.story)}</p>" for work in person.works))
    body += part("tongues", f"<p>{e(' * '.join(f'{name} ({level})' for name, level in s.tongues()))}</p>") + part("likes", f"<p>{e(' * '.join(s.likes()))}</p>")
    return page(s, "body{font:10.5pt/1.25 'Verdana','DejaVu Sans'}h1{font:italic bold 24pt 'Liberation Serif';color:#674ea7;margin:0;text-align:center}.c{text-align:center}h2{break-after:avoid;font:bold 12pt 'Liberation Mono';color:#38761d;margin:14px 0 3px}.q{font:italic 11.5pt 'Liberation Serif'}.l{margin-top:5px}.m{margin-left:22px;color:#333}", body)

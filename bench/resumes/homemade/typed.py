"""Text pages: a typewriter sheet and Markdown printed by the browser, and a form typed line by line through a drawing library."""

import io
import textwrap
from html import escape as e

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from kit.markup import link, points
from kit.text import glue

from .docs import page
from .sheet import Dates, Sheet


def _wrapped(text, width, first="", rest=""):
    return textwrap.fill(text, width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False, break_long_words=False)


def typewriter(person, rng):
    """Seventy-eight columns: headings over a row of hyphens, dates pushed to the right edge, asterisks, paragraphs indented by blanks."""
    s = Sheet(person, rng, Dates("{Mon} {yyyy}", " - "), street=True)
    wide = 78
    out = [person.name.upper().center(wide).rstrip(), s.address.center(wide).rstrip(), f"{person.phone}  |  {person.email}".center(wide).rstrip(), ""]
    edge = lambda left, right: left + " " * max(2, wide - len(left) - len(right)) + right

    def head(key):
        out.extend(["", s.heads[key], "-" * wide])

    head("about")
    out.append(_wrapped(s.about(), wide, "    ", ""))
    head("roles")
    for role in person.roles:
        span, lines = s.job(role)
        out.extend([edge(role.company, span), role.title])
        out.extend(_wrapped(text, wide, "   * ", "     ") for text in lines)
        out.append("")
    head("studies")
    for study in person.studies:
        out.extend([edge(study.school, s.school(study)), glue(", ", study.degree, study.subject)])
    head("cards")
    for card in person.cards:
        date = s.card(card, "issuer", "date", "url")
        out.append(edge(glue(", ", card.name, card.issuer), date))
        if card.url:
            out.append(f"   {card.url}")
    head("prizes")
    for prize in person.prizes:
        date = s.prize(prize, "by", "date", "place", "url")
        out.append(edge(glue(", ", prize.title, prize.place, prize.by), date))
        if prize.url:
            out.append(f"   {prize.url}")
    head("skills")
    out.append(_wrapped(" / ".join(s.all_skills()), wide))
    head("tongues")
    out.append(_wrapped(", ".join(f"{name} ({level})" for name, level in s.tongues()), wide))
    if person.likes:
        head("likes")
        out.append(_wrapped(", ".join(s.likes()), wide))
    return page(s, "pre{font:10pt/1.2 'Courier New','Liberation Mono';margin:0}", f"<pre>{e(chr(10).join(out))}</pre>")


def markdown(person, rng):
    """Markdown as its viewers print it: ruled headings, "Title @ Employer" as third-level headings, emphasised dates, tools as code, links in names."""
    s = Sheet(person, rng, Dates("{yyyy}-{mm}", " → "), heads={"clients": "Clients"})
    part = lambda key, inner: f"<h2>{e(s.heads[key])}</h2>{inner}" if inner else ""
    code = lambda items: " ".join(f"<code>{e(item)}</code>" for item in items)
    body = f"<h1>{e(person.name)}</h1><p>{e(person.job)} · {e(s.address)}</p><p><a href='mailto:{person.email}'>{e(person.email)}</a> · {e(person.phone)}</p>" + part("about", f"<blockquote>{e(s.about())}</blockquote>")
    works = ""
    for work in person.works:
        span = s.work(work, "story", "tools", "dates", "url")
        works += f"<h3>{link(work.name, work.url)}</h3>{f'<p><em>{e(span)}</em></p>' if span else ''}<p>{e(work.story)}</p><p>{code(work.tools)}</p>"
    roles = ""
    for role in person.roles:
        span, lines = s.job(role)
        roles += f"<h3>{e(role.title)} @ {e(role.company)}</h3><p><em>{e(span)}</em></p>{points(lines)}"
    studies = points([f"{glue(' in ', t.degree, t.subject)}, {t.school} ({s.school(t, dash='–')})" for t in person.studies])
    body += part("clients", f"<p>{e(', '.join(s.clients()))}</p>" if person.clients else "")
    body += part("skills", "<ul>" + "".join(f"<li>{f'<strong>{e(label)}</strong>: ' if label else ''}{e(', '.join(skills))}</li>" for label, skills in s.skills().items()) + "</ul>")
    body += part("works", works) + part("roles", roles) + part("studies", studies)
    body += part("prizes", "<ul>" + "".join(f"<li><strong>{link(p.title, p.url)}</strong>, {e(glue(', ', p.place, p.by))}, {e(s.prize(p, 'by', 'date', 'place', 'url'))}</li>" for p in person.prizes) + "</ul>")
    body += part("cards", "<ul>" + "".join(f"<li>{link(c.name, c.url)}, {e(c.issuer)}, {e(s.card(c, 'issuer', 'date', 'url'))}</li>" for c in person.cards) + "</ul>")
    body += part("tongues", points([f"{name} ({level})" for name, level in s.tongues()])) + part("likes", points(s.likes()))
    return page(s, "body{font:10.5pt/1.45 'Noto Sans','Liberation Sans';color:#24292f}h1{font-size:20pt;border-bottom:1px solid #d0d7de;margin:0 0 6px}h2,h3{break-after:avoid}h2{font-size:15pt;border-bottom:1px solid #d0d7de;margin:14px 0 6px}h3{font-size:11.5pt;margin:8px 0 2px}code{font:9pt 'Liberation Mono';background:#eff1f3;border-radius:4px;padding:1px 4px}blockquote{margin:0;padding-left:12px;border-left:4px solid #d0d7de;color:#57606a}a{text-decoration:none;color:#0969da}", body)


def typed_form(person, rng):
    """Label, dots and value on each line, as clerks typed it; a numbered block for each job; drawn line by line."""
    s = Sheet(person, rng, Dates("{mm}/{yyyy}", " - "), street=True)
    label, out = s.labels, []

    def put(name, text):
        if text:
            out.append(("text", _wrapped(text, 76, f"{name} ".ljust(22, ".") + " ", " " * 23)))

    def head(key):
        out.extend([("text", ""), ("bold", s.capitals(s.heads[key]))])

    for name, text in [("name", person.name), ("address", s.address), ("phone", person.phone), ("email", person.email)]:
        put(label[name], text)
    for name, text in person.personal:
        put(name, text)
    head("roles")
    for number, role in enumerate(person.roles, 1):
        span, lines = s.job(role)
        out.append(("text", f"({number})"))
        put(label["period"], span)
        put(label["employer"], f"{role.company}, {role.place}")
        put(label["position"], role.title)
        for count, text in enumerate(lines):
            if count:
                out.append(("text", _wrapped(text, 76, " " * 23, " " * 23)))
            else:
                put(label["duties"], text)
    head("studies")
    for study in person.studies:
        put(label["school"], study.school)
        put(label["degree"], glue(", ", study.degree, study.subject))
        put(label["years"], s.school(study, dash=" - "))
        out.append(("text", ""))
    out.pop()
    head("cards")
    for card in person.cards:
        date = s.card(card, "issuer", "date")
        put(date, glue(", ", card.name, card.issuer))
    head("prizes")
    for prize in person.prizes:
        date = s.prize(prize, "by", "date", "place")
        put(date, glue(", ", prize.title, prize.place, prize.by))
    head("skills")
    out.append(("text", _wrapped(", ".join(s.all_skills()), 76)))
    if person.helping:
        head("helping")
        for role in person.helping:
            put(s.help(role), f"{role.title}, {role.company}")
    if person.likes:
        head("likes")
        out.append(("text", ", ".join(s.likes())))
    return s.made("pdf", _drawn(person.name, out), "pdf")


def _drawn(title, out):
    for kind, file in (("text", "Regular"), ("bold", "Bold")):
        pdfmetrics.registerFont(TTFont(f"Typed-{kind}", f"/usr/share/fonts/truetype/liberation2/LiberationMono-{file}.ttf"))
    buffer = io.BytesIO()
    canvas = Canvas(buffer, pagesize=A4, invariant=1)
    canvas.setTitle(title)
    height = 790
    for kind, text in out:
        for row in text.split("\n") if text else [""]:
            if height < 50:
                canvas.showPage()
                height = 790
            canvas.setFont(f"Typed-{kind}", 10)
            canvas.drawString(56, height, row)
            height -= 12.6
    canvas.save()
    return buffer.getvalue()

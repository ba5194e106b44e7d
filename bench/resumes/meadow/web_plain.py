"""Pages of one column for the browser: right-hand dates, one line per job, a typed memo, Markdown, employers with their roles."""

from html import escape as e

from kin.markup import address, named, page, parts, skills_by_group, told
from kit.markup import el

from .sheet import Dates, Leaf, after, glue

BULLET_LIST = "ul{padding-left:17px}li{margin:1px 0}"


def bullets(items, css=""):
    return f"<ul class='{css}'>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def lines(items):
    return "".join(f"<p>{e(item)}</p>" for item in items)


def p_dateright(person, rng):
    """The everyday one: position bold with dates at the right, employer and place under it; certificates as bullets "Name – Issuer (date)"; ruled headings."""
    s = Leaf(person, rng, Dates("{Month} {yyyy}", " – "), rng.choice(["about roles studies skills cards works prizes helping tongues clubs", "about skills roles studies works prizes cards papers tongues likes"]), url=rng.choice(["text", "name"]), degree=None)
    head = lambda left, right: f"<div class=r><b>{left}</b><span>{e(right)}</span></div>"
    entry = lambda r: f"<div class=e>{head(e(r.title), s.dates(r))}<p class=i>{e(glue(', ', r.company, r.place))}</p>{told(r)}</div>"
    makers = {
        "about": lambda _: el("p", person.about), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(f"<div class=e>{head(e(s.title_of(t)), s.years(t))}<p class=i>{e(glue(', ', t.school, t.place))}</p>{el('p', t.note)}</div>" for t in studies),
        "skills": lambda _: skills_by_group(s), "cards": lambda cards: bullets(f"{named(s, c, c.name)}{' – ' + e(c.issuer) if c.issuer else ''}{' (' + e(s.date(c)) + ')' if c.date else ''}{address(s, c, ' – ')}" for c in cards),
        "works": lambda works: "".join(f"<div class=e>{head(named(s, w, w.name), s.dates(w))}<p>{e(w.story)}</p><p class=i>{e(s.tool_word)}: {e(', '.join(w.tools))}</p>{address(s, w, '<p>', '</p>')}</div>" for w in works),
        "prizes": lambda prizes: "".join(f"<div class=e>{head(named(s, p, p.title), s.date(p))}<p class=i>{e(glue(', ', p.by, p.place))}</p>{el('p', p.story)}{address(s, p, '<p>', '</p>')}</div>" for p in prizes),
        "tongues": lambda _: el("p", ", ".join(s.spoken())), "likes": lambda likes: el("p", ", ".join(likes)), "clubs": bullets, "papers": bullets,
    }
    body = f"<h1>{e(person.name)}</h1><p class=c>{e(' | '.join([*s.reach('place', 'phone', 'email'), *s.links]))}</p>" + parts(s, makers)
    css = "@page{size:A4;margin:17mm 19mm}body{font:10.3pt/1.3 'Liberation Serif'}h1{font-size:21pt;text-align:center}.c{text-align:center;margin-bottom:6px}h2{font-size:12pt;border-bottom:1px solid #222;margin:12px 0 5px}.r{display:flex;justify-content:space-between}.i{font-style:italic}.e{margin-bottom:6px;break-inside:avoid}" + BULLET_LIST
    return page(s, css, body)


def p_oneline(person, rng):
    """Each entry opens with one line "Position | Employer | Place | dates"; duties as a paragraph in half of the files; skills in three columns."""
    s = Leaf(person, rng, Dates("{Mon} ’{yy}", " - ", now="Present"), rng.choice(["about skills roles works studies cards prizes tongues", "about roles cards prizes studies works skills helping likes"]), degree=" (", studied="last", split=False)
    head = lambda *texts: f"<p class=h><b>{texts[0]}</b>{e(''.join(' | ' + text for text in texts[1:] if text))}</p>"
    prose = rng.random() < 0.5
    entry = lambda r: f"<div class=e>{head(e(r.title), r.company, r.place, s.dates(r))}{el('p', '. '.join(r.points)) if prose and not r.intro else told(r)}</div>"
    makers = {
        "about": lambda _: el("p", person.about), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "skills": lambda _: bullets((e(x) for x in person.all_skills), "three"), "studies": lambda studies: "".join(head(e(s.title_of(t)), t.school, s.years(t)) for t in studies),
        "works": lambda works: "".join(f"<div class=e>{head(e(w.name), ', '.join(w.tools), s.dates(w))}<p>{e(w.story)}</p>{address(s, w, '<p>', '</p>')}</div>" for w in works),
        "cards": lambda cards: "".join(f"<p><b>{e(c.name)}</b>{', ' + e(c.issuer) if c.issuer else ''}{address(s, c, ' ')}{', ' + e(s.date(c)) if c.date else ''}</p>" for c in cards),
        "prizes": lambda prizes: "".join(f"<div class=e>{head(e(p.title), p.place, p.by, s.date(p))}{el('p', p.story)}{address(s, p, '<p>', '</p>')}</div>" for p in prizes),
        "tongues": lambda _: el("p", ", ".join(s.spoken())), "likes": lambda likes: el("p", ", ".join(likes)),
    }
    contact = "".join(f"<p>{e(s.label[name])}: {e(getattr(person, name))}</p>" for name in ("email", "phone", "place") if name in s.contact) + "".join(f"<p>{e(x)}</p>" for x in s.links)
    body = f"<header><h1>{e(person.name)}</h1><p>{e(person.job)}</p></header><div class=c>{contact}</div>" + parts(s, makers) + f"<p class=ref>{e(s.refs)}</p>"
    css = "@page{size:letter;margin:18mm 20mm}body{font:9.8pt/1.35 'Noto Sans'}h1{font-size:19pt;color:#1e3a5f}header p{color:#555}.c{font-size:9pt;margin:4px 0}h2{font-size:10.5pt;text-transform:uppercase;background:#e9eef4;color:#1e3a5f;padding:1px 6px;margin:11px 0 4px}.e{margin-bottom:6px;break-inside:avoid}.three{columns:3}.ref{margin-top:12px;color:#555}" + BULLET_LIST
    return page(s, css, body)


def p_memo(person, rng):
    """Typewriter: underlined headings in capitals, "Employer, Place (years)", position below after a plus sign, hyphens as typed bullets."""
    s = Leaf(person, rng, Dates("{yyyy}", "-", years="-"), rng.choice(["roles studies cards skills prizes works tongues likes", "about studies roles prizes works cards skills helping tongues"]), degree=", ", split=True, work=("story", "tools", "dates"))
    typed = lambda items: "".join(f"<p class=t>- {e(item)}</p>" for item in items)
    entry = lambda r: f"<div class=e><p>{e(glue(', ', r.company, r.place))} ({e(s.dates(r))})</p><p>{e(r.title)}</p>{el('p', r.intro, 't')}{typed(r.points)}</div>"
    makers = {
        "about": lambda _: el("p", person.about), "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "studies": lambda studies: "".join(f"<div class=e><p>{e(glue(', ', t.school, t.place))} ({e(s.years(t))})</p><p>{e(s.title_of(t))}</p></div>" for t in studies),
        "cards": lambda cards: "".join(f"<p class=t>- {e(c.name)}{e(' (' + glue(', ', c.issuer, s.date(c)) + ')') if c.issuer or c.date else ''}{address(s, c, '<br>')}</p>" for c in cards),
        "prizes": lambda prizes: "".join(f"<div class=e><p>{e(p.title)}{after(e(s.date(p)), ' (', ')')}</p><p>{e(glue(', ', p.place, p.by))}</p>{el('p', p.story, 't')}{address(s, p, '<p class=t>', '</p>')}</div>" for p in prizes),
        "works": lambda works: "".join(f"<div class=e><p>{e(w.name)}{after(e(s.dates(w)), ' (', ')')}</p>{el('p', w.story, 't')}<p class=t>{e(s.tool_word)}: {e(', '.join(w.tools))}</p>{address(s, w, '<p class=t>', '</p>')}</div>" for w in works),
        "skills": lambda _: typed(person.all_skills), "tongues": lambda _: typed(s.spoken()), "likes": typed,
    }
    body = f"<p>{e(person.name)}</p>{lines([*s.reach('place', 'phone', 'email'), *s.links, *([s.born] if s.born else [])])}" + parts(s, makers)
    css = "@page{size:A4;margin:22mm 22mm 20mm 28mm;@bottom-right{content:counter(page) '/' counter(pages);font:9pt 'Liberation Mono'}}body{font:9.6pt/1.35 'Liberation Mono'}h2{font-size:9.6pt;font-weight:400;text-transform:uppercase;text-decoration:underline;margin:16px 0 6px}.e{margin-bottom:8px;break-inside:avoid}.t{padding-left:4ch;text-indent:-2ch}"
    return page(s, css, body)


def p_markdown(person, rng):
    """A Markdown file printed as it renders: "Position @ Employer", dates in code marks under it, skills as code, addresses as blue text."""
    s = Leaf(person, rng, Dates("{yyyy}-{mm}", " → ", now="now", years=" → "), rng.choice(["about skills roles works prizes studies cards tongues", "about works roles skills studies cards prizes helping likes"]), url=rng.choice(["text", "name"]), degree=", ", split=rng.random() < 0.6)
    code = lambda text: f"<code>{e(text)}</code>" if text else ""
    entry = lambda r: f"<h3>{e(r.title)} @ {e(r.company)}</h3><p>{code(s.dates(r))} {e(r.place)}</p>{told(r)}"
    makers = {
        "about": lambda _: f"<blockquote>{e(person.about)}</blockquote>", "roles": lambda roles: "".join(map(entry, roles)), "helping": lambda roles: "".join(map(entry, roles)),
        "skills": lambda groups: bullets(f"{'<b>' + e(k) + '</b>: ' if k else ''}{' '.join(map(code, v))}" for k, v in groups.items()),
        "works": lambda works: "".join(f"<h3>{named(s, w, w.name)}</h3>{after(code(s.dates(w)), '<p>', '</p>')}<p>{e(w.story)}</p><p>{' '.join(map(code, w.tools))}</p>{address(s, w, '<p>', '</p>')}" for w in works),
        "prizes": lambda prizes: bullets(f"<b>{named(s, p, p.title)}</b> {code(s.date(p))}<br>{e(glue(', ', p.place, p.by))}{'<br>' + e(p.story) if p.story else ''}{address(s, p, '<br>')}" for p in prizes),
        "cards": lambda cards: bullets(f"<b>{named(s, c, c.name)}</b>{', ' + e(c.issuer) if c.issuer else ''} {code(s.date(c))}{address(s, c, '<br>')}" for c in cards),
        "studies": lambda studies: bullets(f"<b>{e(t.school)}</b> {code(s.years(t))}<br>{e(s.title_of(t))}{'<br>' + e(t.note) if t.note else ''}" for t in studies),
        "tongues": lambda _: bullets(map(e, s.spoken())), "likes": lambda likes: bullets(map(e, likes)),
    }
    body = f"<h1>{e(person.name)}</h1><p><i>{e(person.job)}</i></p>{bullets(map(e, [*s.reach('email', 'phone', 'place'), *s.links]))}" + parts(s, makers)
    css = "@page{size:A4;margin:16mm 20mm}body{font:10pt/1.4 'Noto Sans'}h1{font-size:20pt;border-bottom:1px solid #d0d7de}h2{font-size:14pt;border-bottom:1px solid #d0d7de;margin:13px 0 6px}h3{font-size:10.8pt;margin:8px 0 2px;break-after:avoid}code{font:8.8pt 'Liberation Mono';background:#eff1f3;border-radius:4px;padding:1px 4px}blockquote{margin:0;border-left:4px solid #d0d7de;padding-left:10px;color:#57606a}a{color:#0969da}" + BULLET_LIST
    return page(s, css, body)


def p_employers(person, rng):
    """Employers as small headings with their place, their roles below as "(dates) Position"; centred letter-spaced headings; awards and certificates as lines with middle dots."""
    s = Leaf(person, rng, Dates("{Mon} {yyyy}", "–", now="to date"), rng.choice(["about roles prizes cards studies works skills clubs tongues", "studies about roles works cards prizes skills helping likes"]), url="word", studied="both", degree=", ", split=False)
    role = lambda r: f"<p class=ro>({e(s.dates(r))}) <b>{e(r.title)}</b></p>{told(r)}"
    group = lambda roles: f"<div class=e><h3>{e(roles[0].company)} <small>{e(roles[0].place)}</small></h3>{''.join(map(role, roles))}</div>"
    dotted = lambda *texts: e("".join(" · " + text for text in texts if text))
    makers = {
        "about": lambda _: el("p", person.about, "ab"), "roles": lambda _: "".join(map(group, s.groups())), "helping": lambda roles: "".join(group([r]) for r in roles),
        "prizes": lambda prizes: "".join(f"<p class=l><b>{e(p.title)}</b>{dotted(p.place, p.by, s.date(p))}{address(s, p, ' · ')}</p>{el('p', p.story)}" for p in prizes),
        "cards": lambda cards: "".join(f"<p class=l>{e(c.name)}{dotted(c.issuer, s.date(c))}{address(s, c, ' · ')}</p>" for c in cards),
        "studies": lambda studies: "".join(f"<div class=e><h3>{e(t.school)} <small>{e(t.place)}</small></h3><p class=ro>({e(s.years(t))}) <b>{e(s.title_of(t))}</b></p></div>" for t in studies),
        "works": lambda works: "".join(f"<div class=e><h3>{e(w.name)} {address(s, w)}</h3><p>{e(w.story)}</p><p class=ro>{after(e(s.dates(w)), '(', ') ')}{e(' · '.join(w.tools))}</p></div>" for w in works),
        "skills": lambda _: el("p", " · ".join(person.all_skills), "ab"), "tongues": lambda _: el("p", " · ".join(s.spoken()), "ab"), "likes": lambda likes: el("p", " · ".join(likes), "ab"), "clubs": lines,
    }
    body = f"<header><h1>{e(person.name)}</h1><p>{e(person.job)}</p><p>{e(' · '.join(s.reach('phone', 'email', 'place')))}</p>{el('p', ' · '.join(s.links))}</header>" + parts(s, makers)
    css = "@page{size:A4;margin:18mm 24mm}body{font:10pt/1.35 'Noto Serif'}header{text-align:center}h1{font-size:20pt;font-weight:400}h2{font-size:10pt;text-align:center;text-transform:uppercase;letter-spacing:.18em;font-weight:400;margin:14px 0 5px}h3{font-size:10.4pt}h3 small{font-weight:400;color:#555;margin-left:6px}.e{margin-bottom:7px}.ro{break-after:avoid}.ab{text-align:center}.l{margin-top:2px}a{color:#245}" + BULLET_LIST
    return page(s, css, body)

"""Pages in one column."""

from .markup import about, page, part, row
from .sheet import Sheet, When


def centred(person, rng):
    """Headings between two rules, "Title at Company" with the dates below in small capitals, links on the names."""
    s = Sheet(person, rng, "html", When("{Month} {yyyy}", " {to} ", open="{since} {start}"), years="both", between=" – ", heads={"roles": "Where I've Worked"})
    job = "<div class=e><b>«title»</b>, «company»⟦, «place»⟧<div class=s>«dates»</div>⟦<p>«intro»</p>⟧«told»</div>"
    body = s.contact("<h1>«name»</h1><p class=c>«job»</p><p class=c>«place» ◆ «phone» ◆ «email»⟦ ◆ «web»⟧</p>") + part(s, "about", about(s)) + part(s, "roles", s.each("roles", job))
    body += part(s, "skills", s.skills("<p>⟦<b>«group»</b> — ⟧«skills»</p>")) + part(s, "studies", s.each("studies", "<div class=e><b>«degree»⟦ – «subject»⟧</b><br>«school», «place»<div class=s>«dates»</div>⟦<i>«note»</i>⟧</div>"))
    body += part(s, "works", s.each("works", "<div class=e><b>«linked»</b><div class=s>«dates»</div>«story»<br><i>«dots»</i></div>"))
    body += part(s, "cards", s.each("cards", "<p><b>«linked»</b>⟦, «issuer»⟧⟦, «date»⟧</p>")) + part(s, "prizes", s.each("prizes", "<div class=e><b>«linked»</b>⟦ – «place»⟧⟦, «by»⟧⟦, «date»⟧⟦<br>«story»⟧</div>"))
    body += part(s, "tongues", "<p>" + s.each("tongues", "«tongue» («level»)", join=", ") + "</p>" if s.person.tongues else "") + part(s, "helping", s.each("helping", job))
    return page(s, "@page{size:A4;margin:18mm 20mm}body{font:10pt 'Liberation Serif'}h1{font-size:21pt;text-align:center;margin:0}.c{text-align:center}h2{font-size:11pt;text-align:center;border:solid #444;border-width:1px 0;padding:2px;margin:11px 0 5px}.s{font-variant:small-caps;color:#555}", body)


def datefirst(person, rng):
    """A wide left column of dates, the entry beside it; certificates and awards follow the same grid, addresses printed."""
    s = Sheet(person, rng, "html", When("{yyyy}/{mm}", " – "), years="span")
    line = lambda date, rest: f"<div class=g><div>{date}</div><div>{rest}</div></div>"
    job = line("«dates»", "<b>«company»</b>⟦, «place»⟧<br><i>«title»</i>⟦<p>«intro»</p>⟧«told»")
    body = s.contact("<h1>«name»</h1><p>«job»</p><p class=k>«lplace»: «place»<br>«lphone»: «phone»<br>«lemail»: «email»⟦<br>«lweb»: «web»⟧</p>") + part(s, "about", about(s)) + part(s, "studies", s.each("studies", line("«dates»", "<b>«school»</b>, «place»<br>«degree»⟦ in «subject»⟧⟦ · «note»⟧" if s.lang == "en" else "<b>«school»</b>, «place»<br>«degree»⟦, «subject»⟧⟦ · «note»⟧")))
    body += part(s, "roles", s.each("roles", job)) + part(s, "prizes", s.each("prizes", line("«date»", "<b>«title»</b>⟦ («place»)⟧⟦<br>«by»⟧⟦<br>«story»⟧⟦<br>«url»⟧"))) + part(s, "cards", s.each("cards", line("«date»", "«name»⟦<br>«issuer»⟧⟦<br>«url»⟧")))
    body += part(s, "works", s.each("works", line("«dates»", "<b>«name»</b>: «story»⟦<br>«built»: «tools»⟧⟦<br>«url»⟧"))) + part(s, "helping", s.each("helping", job)) + part(s, "skills", s.skills("<p>⟦«group»: ⟧«skills»</p>"))
    body += part(s, "tongues", s.each("tongues", "<p>«tongue»: «level»</p>")) + part(s, "likes", s.each("likes", "«text»", join=", "))
    return page(s, "@page{size:A4;margin:16mm}body{font:9.5pt 'Noto Sans','Liberation Sans'}h1{font-size:19pt;margin:0;color:#1d4e4a}h2{font-size:11.5pt;color:#1d4e4a;margin:12px 0 4px;border-left:5px solid #1d4e4a;padding-left:7px}.g{display:grid;grid-template-columns:36mm 1fr;margin-bottom:5px;break-inside:avoid}.k{color:#444}", body)


def stacked(person, rng):
    """Every fact on its own line: title, company and place, dates; dashes instead of bullets; big grey headings."""
    s = Sheet(person, rng, "html", When("{mm}.{yyyy}", " – ", ""), years="end", bullet="–", no=["cards.url"])
    job = "<div class=e><h3>«title»</h3><div>«company»</div><div class=s>«dates»⟦  |  «place»⟧</div>⟦<p>«intro»</p>⟧«told»</div>"
    body = s.contact("<h1>«name»</h1><p>«job»</p><p>«email»<br>«phone»<br>«place»⟦<br>«web»⟧</p>") + part(s, "about", about(s)) + part(s, "skills", "<p>" + s.skills("«skills»", " | ", " | ") + "</p>") + part(s, "roles", s.each("roles", job))
    body += part(s, "studies", s.each("studies", "<div class=e><h3>«degree»⟦ («subject»)⟧</h3><div>«school»</div><div class=s>«dates»</div></div>")) + part(s, "works", s.each("works", "<div class=e><h3>«name»</h3><div class=s>«dates»</div><div>«story»</div>⟦<div>«slashes»</div>⟧⟦<div>«bare»</div>⟧</div>"))
    body += part(s, "prizes", s.each("prizes", "<div class=e><h3>«title»</h3>⟦<div>«place»</div>⟧⟦<div>«by»</div>⟧⟦<div class=s>«date»</div>⟧⟦<div>«story»</div>⟧⟦<div>«bare»</div>⟧</div>", "won")) + part(s, "contests", s.each("prizes", "<div class=e><h3>«title»</h3>⟦<div>«place»</div>⟧⟦<div>«by»</div>⟧⟦<div class=s>«date»</div>⟧⟦<div>«story»</div>⟧⟦<div>«bare»</div>⟧</div>", "fought"))
    body += part(s, "cards", s.each("cards", "<div class=e><h3>«name»</h3>⟦<div>«issuer»</div>⟧<div class=s>«date»</div></div>")) + part(s, "tongues", "<p>" + s.each("tongues", "«tongue» – «level»", join="; ") + "</p>" if s.person.tongues else "")
    return page(s, "@page{size:A4;margin:20mm 24mm}body{font:10pt 'Liberation Sans'}h1{font-size:26pt;font-weight:400;margin:0}h2{font-size:15pt;color:#8a8a8a;font-weight:400;margin:14px 0 4px}h3{font-size:10.5pt;margin:0}.s{color:#777}.d{padding-left:10px}", body)


def ribbon(person, rng):
    """Coloured band with name and contacts, headings as ribbons, one-line entries with a right edge, credentials behind a word."""
    s = Sheet(person, rng, "html", When("{Mon} ’{yy}", "–", "now" if person.lang == "en" else ""), years="both", between="-")
    job = "<div class=e>" + row("<b>«company»</b> / «title»", "«dates»") + "⟦<p>«intro»</p>⟧«told»</div>"
    body = s.contact("<header><h1>«NAME»</h1><div>«job»</div><div>«phone» &nbsp;&nbsp; «email» &nbsp;&nbsp; «place»⟦ &nbsp;&nbsp; «web»⟧</div></header>") + part(s, "about", about(s)) + part(s, "roles", s.each("roles", job)) + part(s, "works", s.each("works", "<div class=e>" + row("<b>«name»</b>⟦ [«tools»]⟧", "«dates»") + "«story»⟦ (<a href=\"«url»\">link</a>)⟧</div>"))
    body += part(s, "studies", s.each("studies", "<div class=e>" + row("<b>«school»</b> / «degree»⟦, «subject»⟧", "«dates»") + "⟦«note»⟧</div>")) + part(s, "cards", s.each("cards", row("«name»⟦ / «issuer»⟧⟦ &nbsp;<a href=\"«url»\">«show»</a>⟧", "«date»")))
    body += part(s, "prizes", s.each("prizes", "<div class=e>" + row("⟦<b>«place»</b>, ⟧«linked»⟦ / «by»⟧", "«date»") + "⟦<div>«story»</div>⟧</div>")) + part(s, "skills", "<div class=w><span>" + s.skills("«skills»", "\n", "\n").replace("\n", "</span> <span>") + "</span></div>") + part(s, "likes", "<p>" + s.each("likes", "«text»", join=" · ") + "</p>" if s.person.likes else "")
    return page(s, "@page{size:letter;margin:0 0 12mm}header{background:#27374d;color:#fff;padding:9mm 16mm 6mm}h1{margin:0;font-size:20pt;letter-spacing:1px}body{font:9.8pt 'Liberation Sans'}section{padding:0 16mm}h2{display:inline-block;background:#dde6ed;padding:2px 12px;font-size:11pt;margin:10px 0 4px -6px}.r{display:flex;justify-content:space-between}.w span{border:1px solid #9db2bf;border-radius:3px;padding:1px 6px;display:inline-block;margin:2px}", body)


def bracket(person, rng):
    """Plain monospace look: "Title [dates]", company in a line of its own, numbered sections, urls in angle brackets."""
    s = Sheet(person, rng, "html", When("{mm}/{yy}", " - "), years="both", between="/", bullet="*", no=["prizes.url"])
    job = "<div class=e><b>«title»</b> [«dates»]<br>«company»⟦ («place»)⟧⟦<p>«intro»</p>⟧«told»</div>"
    names = iter(range(1, 20))
    put = lambda name, inner: part(s, name, inner).replace("<h2>", f"<h2>{next(names)}. ") if inner else ""
    body = s.contact("<h1>«name»</h1><p>«job»</p><p>«lphone»: «phone»<br>«lemail»: «email»<br>«lplace»: «place»</p>") + put("about", about(s)) + put("studies", s.each("studies", "<div class=e><b>«degree»⟦, «subject»⟧</b> [«dates»]<br>«school» («place»)⟦<br>«note»⟧</div>")) + put("roles", s.each("roles", job))
    body += put("skills", s.skills("<p>⟦«group»: ⟧«skills»</p>", ", ")) + put("works", s.each("works", "<div class=e><b>«name»</b> [«dates»]<br>«story».<br>{«tools»}⟦ &lt;«url»&gt;⟧</div>")) + put("cards", s.each("cards", "<p>«name» [«date»]⟦<br>«issuer»⟧⟦ &lt;«url»&gt;⟧</p>"))
    body += put("prizes", s.each("prizes", "<div class=e><b>«title»</b> [«date»]<br>⟦«place», ⟧«by»⟦<br>«story»⟧</div>")) + put("tongues", "<p>" + s.each("tongues", "«tongue» («level»)", join=", ") + "</p>" if s.person.tongues else "") + put("papers", s.each("papers", "<p>«text»</p>"))
    return page(s, "@page{size:A4;margin:18mm}body{font:9pt 'Liberation Mono'}h1{font-size:15pt;margin:0}h2{font-size:10pt;margin:12px 0 4px;border-bottom:1px dashed #000}.d{padding-left:8px}", body)

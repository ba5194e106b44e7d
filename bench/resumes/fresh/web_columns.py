"""Pages in two columns."""

from .markup import about, page, part, row
from .sheet import Sheet, When


def rail(person, rng):
    """A dark rail at the left with contacts, skills, languages and certificates; the story at the right."""
    s = Sheet(person, rng, "html", When("{Dotted} {yyyy}" if person.lang == "en" else "{Month} {yyyy}", " — "), years="both", between=" — ", no=["cards.url"])
    job = "<div class=e><h3>«title»</h3><div class=s>«company», «place» | «dates»</div>⟦<p>«intro»</p>⟧«told»</div>"
    left = s.contact("<h2>«head»</h2><p>«phone»</p><p>«email»</p><p>«place»</p>⟦<p>«web»</p>⟧") + part(s, "skills", s.skills("⟦<p><b>«group»</b></p>⟧<p>«skills»</p>", ", ")) + part(s, "tongues", s.each("tongues", "<p>«tongue», «level»</p>")) + part(s, "cards", s.each("cards", "<div class=e><b>«name»</b>⟦<br>«issuer»⟧⟦<br>«date»⟧</div>")) + part(s, "likes", s.each("likes", "<p>«text»</p>"))
    right = s.contact("<h1>«name»</h1><p class=j>«job»</p>") + part(s, "about", about(s)) + part(s, "roles", s.each("roles", job)) + part(s, "studies", s.each("studies", "<div class=e><h3>«degree»⟦, «subject»⟧</h3><div class=s>«school», «place» | «dates»</div></div>"))
    right += part(s, "works", s.each("works", "<div class=e><h3>«linked»</h3><div class=s>«dates»</div><p>«story»</p><p><i>«built» «tools»</i></p></div>")) + part(s, "prizes", s.each("prizes", "<div class=e><h3>«linked»</h3><div class=s>⟦«place» | ⟧«by» | «date»</div>⟦<p>«story»</p>⟧</div>"))
    return page(s, "@page{size:A4;margin:0}body{font:9.5pt 'Liberation Sans'}.f{display:grid;grid-template-columns:62mm 1fr;min-height:297mm}.l{background:#30343f;color:#eee;padding:14mm 7mm}.m{padding:12mm 10mm}h1{font-size:22pt;margin:0}h2{font-size:11pt;margin:12px 0 4px}.m h2{color:#a23b2a}h3{font-size:10pt;margin:0}.s{color:#666}.j{color:#a23b2a}", f"<div class=f><div class=l>{left}</div><div class=m>{right}</div></div>")


def slate(person, rng):
    """The main column at the left, a company once above its roles; a light column at the right with profile, studies and awards; headings in capitals."""
    s = Sheet(person, rng, "html", When("{mm}-{yyyy}", " / "), years="end")
    job = "<div class=e>⟦<div><b>«firm»</b>⟦ — «place»⟧</div>⟧<div>«title» <span class=s>(«dates»)</span></div>⟦<p>«intro»</p>⟧«told»</div>"
    left = part(s, "roles", s.each("roles", job)) + part(s, "works", s.each("works", "<div class=e><b>«name»</b> <span class=s>(«dates»)</span><p>«story»</p>⟦<p>«built»: «tools»</p>⟧⟦<p class=u>«bare»</p>⟧</div>")) + part(s, "helping", s.each("helping", job))
    right = part(s, "about", about(s)) + part(s, "studies", s.each("studies", "<div class=e><b>«degree»</b>⟦<br>«subject»⟧<br>«school»<br>«dates»</div>")) + part(s, "skills", "<ul>" + s.skills("<li>«skills»</li>", "\n").replace("\n", "</li><li>") + "</ul>")
    right += part(s, "cards", s.each("cards", "<div class=e>«linked»⟦<br><i>«issuer»</i>⟧⟦, «date»⟧</div>")) + part(s, "prizes", s.each("prizes", "<div class=e><b>«title»</b>⟦<br>«place»⟧⟦<br><i>«by»</i>⟧⟦, «date»⟧⟦<br>«story»⟧⟦<br><span class=u>«bare»</span>⟧</div>")) + part(s, "tongues", s.each("tongues", "<div>«tongue» – «level»</div>"))
    head = s.contact("<h1>«name»</h1><p>«job» &nbsp;|&nbsp; «place» &nbsp;|&nbsp; «email» &nbsp;|&nbsp; «phone»</p>")
    return page(s, "@page{size:A4;margin:14mm}body{font:9.6pt 'Liberation Serif'}h1{font:bold 22pt 'Liberation Sans';margin:0}.f{display:grid;grid-template-columns:1fr 60mm;gap:8mm;border-top:2px solid #333;margin-top:6px}h2{font:bold 9.5pt 'Liberation Sans';text-transform:uppercase;letter-spacing:.6px;margin:10px 0 4px;color:#2c5f8a}.s{color:#666}.u{color:#2c5f8a;word-break:break-all}", f"{head}<div class=f><div>{left}</div><div>{right}</div></div>")


def badge(person, rng):
    """Name box, then two even columns below the full-width experience; dates in capitals above each entry."""
    s = Sheet(person, rng, "html", When("{Month} {yyyy}", " – "), years="both", between=" – ", no=["works.url", "prizes.url"])
    job = "<div class=e><div class=s>«dates»</div><div><b>«title»</b> · «company»⟦ · «place»⟧</div>⟦<p>«intro»</p>⟧«told»</div>"
    left = part(s, "studies", s.each("studies", "<div class=e><div class=s>«dates»</div><b>«degree»⟦ · «subject»⟧</b><br>«school»</div>")) + part(s, "cards", s.each("cards", "<div class=e><div class=s>«date»</div><b>«name»</b>⟦<br>«issuer»⟧⟦<br><a href=\"«url»\">«show»</a>⟧</div>"))
    right = part(s, "prizes", s.each("prizes", "<div class=e><div class=s>«date»</div><b>«title»</b>⟦ · «place»⟧⟦<br>«by»⟧⟦<br>«story»⟧</div>")) + part(s, "works", s.each("works", "<div class=e><div class=s>«dates»</div><b>«name»</b><br>«story»⟦<br>«dots»⟧</div>"))
    body = s.contact("<div class=n><h1>«name»</h1><div>«job»</div></div><p class=c>«email» · «phone» · «place»⟦ · «web»⟧</p>") + part(s, "about", about(s)) + part(s, "roles", s.each("roles", job)) + f"<div class=f><div>{left}</div><div>{right}</div></div>" + part(s, "skills", "<p>" + s.skills("«skills»", " • ", " • ") + "</p>") + part(s, "tongues", "<p>" + s.each("tongues", "«tongue» («level»)", join=" • ") + "</p>" if s.person.tongues else "")
    return page(s, "@page{size:A4;margin:15mm 17mm}body{font:9.8pt 'DejaVu Sans';font-size:8.8pt}.n{border:2px solid #6b4e71;padding:6px 14px;text-align:center;width:110mm;margin:0 auto}h1{font-size:17pt;margin:0}.c{text-align:center}h2{font-size:10.5pt;color:#6b4e71;margin:10px 0 3px}.s{text-transform:uppercase;font-size:7.4pt;color:#666}.f{display:grid;grid-template-columns:1fr 1fr;gap:8mm}", body)


def dossier(person, rng):
    """Headings in a left margin, bullets as a paragraph, awards in a table with headings of its own."""
    s = Sheet(person, rng, "html", When("{yyyy}-{mm}", " {to} "), years="both", bullet="para", no=["prizes.url", "prizes.story"])
    job = "<div class=e>" + row("<b>«title»</b> – <i>«company»</i>", "«dates»") + "⟦<p>«intro»</p>⟧⟦<p>«told»</p>⟧</div>"
    titles = {"en": "Award|Result|Given by|Date", "de": "Preis|Ergebnis|Verliehen von|Datum", "fr": "Prix|Rang|Organisateur|Date", "es": "Premio|Puesto|Organiza|Fecha", "sv": "Pris|Placering|Utdelare|Datum"}[s.lang].split("|")
    table = "<table><tr>" + "".join(f"<th>{title}</th>" for title in titles) + "</tr>" + s.each("prizes", "<tr><td>«title»</td><td>«place»</td><td>«by»</td><td>«date»</td></tr>") + "</table>"
    body = s.contact("<h1>«name»</h1><p>«job»</p><p>«place» — «phone» — «email»⟦ — «web»⟧</p>") + part(s, "about", about(s)) + part(s, "roles", s.each("roles", job)) + part(s, "studies", s.each("studies", "<div class=e>" + row("<b>«school»</b>, «place»", "«dates»") + "«degree»⟦, «subject»⟧⟦. «note»⟧</div>"))
    body += part(s, "works", s.each("works", "<div class=e>" + row("<b>«name»</b>⟦ – <i>«tools»</i>⟧", "«dates»") + "<div>«story»</div>⟦<div>«bare»</div>⟧</div>")) + part(s, "cards", s.each("cards", "<div class=e>" + row("«name»⟦ («issuer»)⟧", "«date»") + "⟦<div>«bare»</div>⟧</div>")) + part(s, "prizes", table if s.person.prizes else "")
    body += part(s, "skills", s.skills("<p>⟦<i>«group»:</i> ⟧«skills»</p>", "; ")) + part(s, "tongues", "<p>" + s.each("tongues", "«tongue» («level»)", join="; ") + "</p>" if s.person.tongues else "")
    return page(s, "@page{size:A4;margin:17mm 16mm}body{font:10pt 'Liberation Serif'}h1{font-size:18pt;margin:0}section{display:grid;grid-template-columns:34mm 1fr;border-top:1px solid #999;padding-top:5px;margin-top:8px}section>*{grid-column:2}h2{grid-column:1;grid-row:1/span 20;font-size:10.5pt;margin:0;padding-right:4mm}.r{display:flex;justify-content:space-between;gap:6mm}.r span:last-child{white-space:nowrap}table{border-collapse:collapse;width:100%}td,th{border:1px solid #aaa;padding:2px 5px;text-align:left;font-size:9.2pt}", body)

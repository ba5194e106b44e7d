"""Layouts in English that Chromium prints."""

from .sheet import Sheet, day, esc, flat, lis, reword, span


def page(style, body):
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><style>{style}</style><body>{body}</body></html>'


def timeline(person, rng):
    """A dark rail on the left with contact, bars and hobbies; on the right a line of dots with the time above each role."""
    sheet = Sheet(person["name"], person["email"], person["phone"], person["location"], person["summary"])
    when = {"form": rng.choice(["{mon} {y}", "{mm}/{y}", "{month} {y}"]), "between": " — ", "now": "Now"}
    jobs = ""
    for role in person["jobs"]:
        time = span(role, **when)
        points = sheet.job(role, time)
        intro = f"<p>{esc(role['intro'])}</p>" if role["intro"] else ""
        place = f" · {esc(role['place'])}" if role["place"] else ""
        jobs += f"<div class=dot><div class=t>{time}</div><b>{esc(role['title'])}</b><div class=c>{esc(role['company'])}{place}</div>{intro}<ul>{lis(points)}</ul></div>"
    schools = ""
    for course in person["schools"]:
        sheet.school(course)
        years = f"{course['start']} — {course['end']}" if course["start"] else course["end"]
        field = f" — {esc(course['field'])}" if course["field"] else ""
        schools += f"<div class=dot><div class=t>{years}</div><b>{esc(course['degree'])}{field}</b><div class=c>{esc(course['institution'])}</div></div>"
    bars = "".join(f"<div class=s>{esc(name)}<i style='width:{rng.randint(55, 98)}%'></i></div>" for name in sheet.skills(flat(person)))
    tongues = ""
    for name, level in person["languages"]:
        sheet.language(name, level)
        tongues += f"<div>{esc(name)} <small>{esc(level)}</small></div>"
    sheet.also(person["interests"])
    papers = ""
    for one in person["certs"]:
        date = day(one["date"], "{mon} {y}") if one["date"] else ""
        sheet.cert(one, date)
        papers += f"<p><b>{esc(one['name'])}</b>" + (f"<br>{esc(one['issuer'])}" if one["issuer"] else "") + (f"<br>{date}" if date else "") + "</p>"
    style = """@page{size:A4;margin:0}body{margin:0;font:9.6pt/1.4 'Noto Sans';display:grid;grid-template-columns:66mm 1fr;min-height:297mm}
    aside{background:#22313f;color:#eef;padding:12mm 7mm}main{padding:12mm 10mm}h1{font-size:23pt;line-height:1.05;margin:0}
    h2{font-size:11pt;text-transform:uppercase;letter-spacing:1.5px;margin:6mm 0 2mm}.dot{border-left:2px solid #c8a15a;padding:0 0 3mm 5mm;break-inside:avoid}
    .t{color:#a06f1c;font-size:8.5pt}.c{color:#555;font-style:italic}ul{margin:1mm 0;padding-left:4mm}.s i{display:block;height:3px;background:#c8a15a;margin-bottom:2mm}p{margin:1mm 0}small{opacity:.7}"""
    credentials = f"<h2>Tickets &amp; Papers</h2>{papers}" if papers else ""
    body = (f"<aside><h2>Reach me</h2><p style='font-size:7.8pt'>✉ {person['email']}</p><p>☎ {person['phone']}</p><p>⌂ {esc(person['location'])}</p><h2>Strengths</h2>{bars}"
            f"{credentials}<h2>I speak</h2>{tongues}<h2>Off duty</h2><p>{esc(', '.join(person['interests']))}</p></aside>"
            f"<main><h1>{esc(person['name'])}</h1><div class=c>{esc(person['headline'])}</div><h2>In short</h2><p>{esc(person['summary'])}</p>"
            f"<h2>The working years</h2>{jobs}<h2>Learning</h2>{schools}</main>")
    body = reword(rng, body, ("<h2>The working years</h2>", "<h2>Jobs so far</h2>", "<h2>Career path</h2>"), ("<h2>Learning</h2>", "<h2>Academic background</h2>"), ("<h2>In short</h2>", "<h2>Personal profile</h2>"), ("<h2>Strengths</h2>", "<h2>Core skills</h2>"), ("<h2>Tickets &amp; Papers</h2>", "<h2>Certifications</h2>"))
    return sheet.made("html", page(style, body), "pdf")


def right_rail(person, rng):
    """A shared-document template: employer, place and role in one line, capitals for the time below; skills and prizes in a right rail."""
    name = person["name"]
    sheet = Sheet(name, person["email"], person["phone"], person["location"], "")
    form = rng.choice(["{month} {y}", "{mon} {y}", "{mm}/{y}"])
    jobs = ""
    for role in person["jobs"]:
        time = span(role, form, " - ", "Present").upper()
        points = sheet.job(role, time)
        intro = f"<p>{esc(role['intro'])}</p>" if role["intro"] else ""
        stamp = f"<div class=t>{time}</div>" if time else ""
        jobs += f"<h3>{esc(role['company'])}, <span>{esc(role['place'])} — <em>{esc(role['title'])}</em></span></h3>{stamp}{intro}<ul>{lis(points)}</ul>"
    schools = ""
    for course in person["schools"]:
        sheet.school(course)
        years = f"{course['start']} - {course['end']}" if course["start"] else course["end"]
        title = f"{course['degree']} in {course['field']}" if course["field"] else course["degree"]
        place = f", <span>{esc(course['place'])}" if course["place"] else "<span>"
        schools += f"<h3>{esc(course['institution'])}{place} — <em>{esc(title)}</em></span></h3><div class=t>{years}</div>"
    works = ""
    for one in person["projects"]:
        time = span(one, form, " - ", "Present").upper()
        sheet.project(one, time)
        link = f" <a href='{one['url']}'>{one['url']}</a>" if one["url"] else ""
        works += f"<h3>{esc(one['name'])}</h3>" + (f"<div class=t>{time}</div>" if time else "") + f"<p>{esc(one['description'])}</p><p>Made with: {esc(', '.join(one['technologies']))}.{link}</p>"
    skills = "".join(f"<p>{esc(skill)}</p>" for skill in sheet.skills(flat(person)))
    prizes = ""
    for one in person["awards"]:
        sheet.award(one, one["date"], description=False)
        place = f"{one['position']}, " if one["position"] else ""
        prizes += f"<p>{place}<b>{esc(one['title'])}</b>, {esc(one['organization'])}, {one['date']}</p>"
    for one in person["certs"]:
        sheet.cert(one, one["date"][:4])
    papers = "".join(f"<p><b>{esc(one['name'])}</b>, {esc(one['issuer'])}, {one['date'][:4]}</p>" for one in person["certs"])
    tongues = []
    for tongue, level in person["languages"]:
        sheet.language(tongue, level)
        tongues.append(f"{tongue} ({level})")
    style = """@page{size:Letter;margin:16mm 18mm}body{font:10pt/1.45 'Noto Serif';color:#333}table{width:100%;border-spacing:0}td{vertical-align:top}td+td{width:50mm;padding-left:9mm;font-size:9pt}
    h1{font-size:25pt;margin:0;color:#111}h2{color:#b5462a;font:bold 10pt 'Noto Sans';margin:6mm 0 1mm}h3{font-size:10.5pt;margin:3mm 0 0}h3 span{font-weight:normal}.t{font:7.5pt 'Noto Sans';color:#888;margin:.5mm 0}p{margin:0 0 1.5mm}ul{margin:1mm 0 0;padding-left:5mm}"""
    rail = f"<p>{esc(person['location'])}<br><b>{person['phone']}</b><br><b>{person['email']}</b></p><h2>Good at</h2>{skills}" + (f"<h2>Recognition</h2>{prizes}" if prizes else "") + (f"<h2>Licences held</h2>{papers}" if papers else "") + f"<h2>Languages</h2><p>{esc(', '.join(tongues))}</p>"
    main = f"<h1>{esc(name)}</h1><p>{esc(person['headline'])}</p><h2>Employment</h2>{jobs}<h2>Schooling</h2>{schools}" + (f"<h2>Side work</h2>{works}" if works else "")
    main = reword(rng, main, ("<h2>Employment</h2>", "<h2>Work history</h2>"), ("<h2>Schooling</h2>", "<h2>Education</h2>"), ("<h2>Side work</h2>", "<h2>Personal projects</h2>"))
    return sheet.made("html", page(style, f"<table><tr><td>{main}<td>{rail}</table>"), "pdf")


def labelled_form(person, rng):
    """A long civil-service form: every fact has a label, hours and grades are printed, referees are named."""
    where = person["street"] or person["location"]
    sheet = Sheet(person["name"], person["email"], person["phone"], where, person["summary"])
    jobs = ""
    for number, role in enumerate(person["jobs"], 1):
        time = span(role, "{mm}/{y}", " to ", "Present")
        points = sheet.job(role, time)
        lines = [f"{line.rstrip('.')}." for line in ([role["intro"]] if role["intro"] else []) + points]
        duties = "".join(f"<p class=d>{esc(line)}</p>" for line in lines)
        sheet.truth["experience"][-1]["description"] = "\n".join(lines)
        note = f"<p><b>Schedule / Grade:</b> {esc(role['note'])}</p>" if role["note"] else ""
        jobs += (f"<div class=j><p><b>Position Title:</b> {esc(role['title'])}</p><p><b>Employer:</b> {esc(role['company'])}</p>" + (f"<p><b>Duty Station:</b> {esc(role['place'])}</p>" if role["place"] else "") +
                 f"<p><b>Dates Employed:</b> {time}</p>{note}" + (f"<p><b>Duties and Accomplishments:</b></p>{duties}" if duties else "") + f"<p><b>May we contact your supervisor?</b> {'Yes' if number > 1 else 'Contact me first'}</p></div>")
    schools = ""
    for course in person["schools"]:
        sheet.school(course, start=False)
        expected = course["note"].startswith("Expected")
        schools += (f"<div class=j><p><b>Institution:</b> {esc(course['institution'])}, {esc(course['place'])}</p><p><b>Degree:</b> {esc(course['degree'])}</p>" + (f"<p><b>Major:</b> {esc(course['field'])}</p>" if course["field"] else "") +
                    f"<p><b>{'Expected Completion' if expected else 'Completed'}:</b> {course['end']}</p></div>")
    training = ""
    for one in person["certs"]:
        date = day(one["date"], "{mm}/{y}")
        sheet.cert(one, date)
        training += f"<p>{esc(one['name'])}" + (f" – {esc(one['issuer'])}" if one["issuer"] else "") + f" – {date}</p>"
    honors = ""
    for one in person["awards"]:
        date = day(one["date"], "{mm}/{y}")
        sheet.award(one, date)
        place = f"{one['position']}; " if one["position"] else ""
        honors += f"<p>{esc(one['title'])} – {esc(one['organization'])} – {date}<br>{place}{esc(one['description'])}</p>"
    tongues = ""
    for name, level in person["languages"]:
        sheet.language(name, level)
        tongues += f"<p>{esc(name)}: {esc(level)}</p>"
    skills = "; ".join(sheet.skills(flat(person)))
    style = """@page{size:Letter;margin:22mm 24mm;@bottom-right{content:'Page ' counter(page) ' of ' counter(pages);font:9pt 'Liberation Serif'}@bottom-left{content:'SURNAME';font:9pt 'Liberation Serif'}}body{font:11pt/1.35 'Liberation Serif'}h1{font-size:15pt;text-align:center;margin:0}h2{font-size:12pt;text-decoration:underline;margin:6mm 0 2mm}
    p{margin:0}.j{margin-bottom:5mm}.d{margin:1mm 0 1mm 7mm}.m{text-align:center}"""
    body = (f"<h1>{esc(person['name'].upper())}</h1><p class=m>Mailing address: {esc(where)}</p><p class=m>Day phone: {person['phone']}</p><p class=m>E-mail: {person['email']}</p><p class=m>Citizenship: as shown on application&nbsp;&nbsp; Veterans' preference: none claimed</p>"
            f"<h2>Summary of Qualifications</h2><p>{esc(person['summary'])}</p><h2>Work Experience</h2>{jobs}<h2>Education</h2>{schools}<h2>Job-Related Training</h2>{training}<h2>Job-Related Honors</h2>{honors}"
            f"<h2>Job-Related Skills</h2><p>{esc(skills)}</p><h2>Language Proficiency</h2>{tongues}<h2>References</h2><p>Constance Abernathy, former supervisor, c.abernathy@example.org, 202-555-0110</p>")
    body = reword(rng, body, ("<h2>Work Experience</h2>", "<h2>Professional Experience (Paid)</h2>"), ("<h2>Job-Related Training</h2>", "<h2>Training and Licenses</h2>"), ("<h2>Job-Related Skills</h2>", "<h2>Other Skills</h2>"))
    return sheet.made("html", page(style.replace("SURNAME", person["name"].split()[-1].upper()), body), "pdf")


def margin_headings(person, rng):
    """Numbered headings in the left margin, role before employer, years and months with arrows at the right edge."""
    sheet = Sheet(person["name"], person["email"], person["phone"], person["location"], person["summary"])
    rows = []
    form = rng.choice(["{y}.{mm}", "{mm}.{yy}", "{mon} {y}"])
    jobs = ""
    for role in person["jobs"]:
        time = span(role, form, " → ", "today")
        points = sheet.job(role, time)
        intro = f"<p>{esc(role['intro'])}</p>" if role["intro"] else ""
        jobs += f"<div class=l><span><b>{esc(role['title'])}</b> / {esc(role['company'])}</span><span>{time}</span></div>{intro}" + "".join(f"<p class=b>▸ {esc(point)}</p>" for point in points)
    rows.append((rng.choice(["Experience", "Posts held", "Practice"]), jobs))
    schools = ""
    for course in person["schools"]:
        sheet.school(course)
        years = f"{course['start']} → {course['end']}" if course["start"] else course["end"]
        title = course["degree"] + (f", {course['field']}" if course["field"] else "")
        note = f"<p class=b>{esc(course['note'])}</p>" if course["note"] else ""
        schools += f"<div class=l><span><b>{esc(title)}</b> / {esc(course['institution'])}</span><span>{years}</span></div>{note}"
    rows.append((rng.choice(["Studies", "Education"]), schools))
    skills = "".join(f"<span class=k>{esc(name)}</span> " for name in sheet.skills(flat(person)))
    rows.insert(rng.choice([0, 2]), ("Competence", f"<div>{skills}</div>"))
    if person["awards"]:
        honours = ""
        for one in person["awards"]:
            sheet.award(one, one["date"])
            text = " — ".join(part for part in (one["position"], one["description"]) if part)
            honours += f"<div class=l><span><b>{esc(one['title'])}</b> / {esc(one['organization'])}</span><span>{one['date']}</span></div>" + (f"<p>{esc(text)}</p>" if text else "")
        rows.append(("Distinctions", honours))
    if person["papers"]:
        sheet.titles(person["papers"])
        rows.append(("In print", "".join(f"<p>{esc(paper)}</p>" for paper in person["papers"])))
    tongues = []
    for name, level in person["languages"]:
        sheet.language(name, level)
        tongues.append(f"{name} – {level}")
    rows.append(("Tongues", f"<p>{esc(' | '.join(tongues))}</p>"))
    rows.insert(0, ("Profile", f"<p>{esc(person['summary'])}</p>"))
    grid = "".join(f"<section><h2>{number:02} <span>{title}</span></h2><div>{content}</div></section>" for number, (title, content) in enumerate(rows, 1))
    style = """@page{size:A4;margin:15mm 16mm}body{font:9.8pt/1.45 'Liberation Sans';margin:0}header{display:flex;justify-content:space-between;align-items:end;border-bottom:3px solid #0a6;padding-bottom:3mm}
    h1{font-weight:300;font-size:26pt;margin:0;letter-spacing:1px}section{display:grid;grid-template-columns:34mm 1fr;margin-top:5mm}h2{font-size:9.5pt;color:#0a6;margin:0;letter-spacing:.5px}p{margin:.6mm 0}
    .l{display:flex;justify-content:space-between;margin-top:1.5mm;gap:6mm}.l span+span{white-space:nowrap;color:#555}.b{padding-left:3mm}.k{border:1px solid #0a6;border-radius:3mm;padding:0 2.5mm;display:inline-block;margin:0 1mm 1.5mm 0}"""
    second = f"<br>{person['second_phone'] or person['second_email']}" if person["second_phone"] or person["second_email"] else ""
    body = f"<header><div><h1>{esc(person['name'])}</h1>{esc(person['headline'])}</div><div style='text-align:right'>{person['email']}<br>{person['phone']}{second}<br>{esc(person['location'])}</div></header>{grid}"
    return sheet.made("html", page(style, body), "pdf")


def abilities_first(person, rng):
    """A skills-based résumé: proof under each ability, and the jobs as one line each near the end."""
    sheet = Sheet(person["name"], person["email"], person["phone"], person["location"], person["summary"])
    lines = ""
    for role in person["jobs"]:
        time = f"{role['start'][:4]}–{role['end'][:4] or 'present'}" if role["start"] else ""
        sheet.job(role, time, intro=False, points=0)
        place = f"{esc(role['place'])}, " if role["place"] else ""
        lines += f"<p>{esc(role['title'])}, <i>{esc(role['company'])}</i>, {place}{time}".removesuffix(", ") + "</p>"
    proof = [point for role in person["jobs"] for point in role["points"]]
    blocks = ""
    groups = [name for name in person["skills"]]
    share = -(-len(proof) // len(groups))
    for number, name in enumerate(groups):
        mine = proof[number * share:(number + 1) * share]
        sheet.titles(mine)
        blocks += f"<h3>{esc(name)}</h3><p class=k>{esc(' · '.join(sheet.skills(person['skills'][name])))}</p><ul>{lis(mine)}</ul>"
    sheet.also(groups)
    schools = ""
    for course in person["schools"]:
        sheet.school(course, start=False)
        field = f" ({esc(course['field'])})" if course["field"] else ""
        schools += f"<p>{esc(course['degree'])}{field}, <i>{esc(course['institution'])}</i>, {course['end']}</p>"
    papers = ""
    for one in person["certs"]:
        date = day(one["date"], "{month} {y}")
        sheet.cert(one, date, url=True)
        link = f" <a href='{one['url']}'>{one['url'].removeprefix('https://')}</a>" if one["url"] else ""
        issuer = f"<i>{esc(one['issuer'])}</i>, " if one["issuer"] else ""
        papers += f"<p>{esc(one['name'])}, {issuer}{date}{link}</p>"
    giving = ""
    for one in person["helping"]:
        time = f"{one['start']}–{one['end'] or 'present'}"
        sheet.helping(one, time)
        giving += f"<p>{esc(one['title'])}, <i>{esc(one['company'])}</i>, {time}. {esc(one['text'])}.</p>"
    style = """@page{size:Letter;margin:18mm 22mm}body{font:10.5pt/1.4 'Liberation Serif'}h1{font-variant:small-caps;text-align:center;font-weight:normal;font-size:25pt;margin:0}.m{text-align:center;border-top:1px solid;border-bottom:1px solid;padding:1mm}
    h2{font-size:12pt;font-variant:small-caps;text-align:center;margin:5mm 0 1mm;letter-spacing:2px}h3{font-size:10.5pt;margin:2mm 0 0;color:#6a1b4d}p{margin:.6mm 0}.k{font-style:italic}ul{margin:1mm 0;padding-left:6mm;list-style:'– '}"""
    body = (f"<h1>{esc(person['name'])}</h1><p class=m>{esc(person['location'])} ◆ {person['phone']} ◆ {person['email']}</p><h2>What I bring</h2><p>{esc(person['summary'])}</p><h2>Abilities and proof</h2>{blocks}"
            f"<h2>Positions in brief</h2>{lines}<h2>Education</h2>{schools}<h2>Certificates</h2>{papers}" + (f"<h2>Giving back</h2>{giving}" if giving else ""))
    body = reword(rng, body, ("<h2>Positions in brief</h2>", "<h2>Employment chronology</h2>"), ("<h2>What I bring</h2>", "<h2>Profile</h2>"), ("<h2>Certificates</h2>", "<h2>Professional development</h2>"))
    return sheet.made("html", page(style, body), "pdf")


def magazine(person, rng):
    """A magazine page: greeting, jobs as cards in two columns, and the contact at the foot."""
    sheet = Sheet(person["name"], person["email"], person["phone"], person["location"], person["summary"])
    cards = ""
    for role in person["jobs"]:
        start, end = day(role["start"], "{month} {y}"), day(role["end"], "{month} {y}") if role["end"] else ""
        time = f"{start} until {end}" if end else f"since {start}"
        points = sheet.job(role, time)
        text = " ".join(f"{line}." if line[-1] not in ".!?" else line for line in ([role["intro"]] if role["intro"] else []) + points)
        sheet.truth["experience"][-1]["description"] = text
        cards += f"<article><h3>{esc(role['company'])}</h3><b>{esc(role['title'])}</b><p>{esc(text)}</p><small>{time}</small></article>"
    works = ""
    for one in person["projects"]:
        time = span(one, "{month} {y}", " until ", "today")
        sheet.project(one, time)
        tags = "".join(f"<span>#{esc(tag)}</span> " for tag in one["technologies"])
        works += f"<article><h3>{esc(one['name'])}</h3><p>{esc(one['description'])}</p><p class=g>{tags}</p>" + (f"<p>{one['url'].removeprefix('https://')}</p>" if one["url"] else "") + f"<small>{time}</small></article>"
    schools = ""
    for course in person["schools"]:
        expected = course["note"].startswith("Expected")
        sheet.school(course)
        years = (f"{course['start']} to " if course["start"] else "") + ("expected " if expected else "") + course["end"]
        schools += f"<article><h3>{esc(course['institution'])}</h3><b>{esc(course['degree'])}{' · ' + esc(course['field']) if course['field'] else ''}</b><br><small>{years}</small></article>"
    prizes = ""
    for one in person["awards"]:
        date = day(one["date"], "{month} {y}")
        sheet.award(one, date)
        prizes += f"<p>★ <b>{esc(one['title'])}</b>{' (' + one['position'] + ')' if one['position'] else ''}, {esc(one['organization'])}, {date}. {esc(one['description'])}.</p>"
    skills = " / ".join(sheet.skills(flat(person)))
    sheet.also(person["interests"])
    style = """@page{size:A4;margin:12mm}body{font:9.6pt/1.42 'Noto Sans';margin:0;color:#2b2b2b}header{background:#ffd84d;padding:9mm}h1{font:bold 33pt/1 'Noto Serif Display';margin:1mm 0 3mm}h2{font:bold 15pt 'Noto Serif Display';margin:5mm 0 2mm}
    .w{display:grid;grid-template-columns:1fr 1fr;gap:4mm}article{border:1px solid #ddd;border-top:4px solid #ffd84d;padding:3mm;break-inside:avoid}h3{margin:0;font-size:10.5pt}p{margin:1mm 0}small{color:#8a6d00}.g span{background:#eee;padding:0 1.5mm}footer{margin-top:6mm;background:#2b2b2b;color:#fff;padding:5mm;display:flex;justify-content:space-between}"""
    link = f"<span>{person['link']}</span>" if person["link"] else ""
    leisure = f"<h2>After hours</h2><p>{esc(' / '.join(person['interests']))}</p>" if person["interests"] else ""
    body = (f"<header>Hello, my name is<h1>{esc(person['name'])}</h1><p>{esc(person['summary'])}</p></header><h2>Places that paid me</h2><div class=w>{cards}</div>" + (f"<h2>Things I made</h2><div class=w>{works}</div>" if works else "") +
            f"<h2>Where I learned</h2><div class=w>{schools}</div><h2>Applause</h2>{prizes}<h2>Ask me about</h2><p>{esc(skills)}</p>{leisure}"
            f"<footer><span>{esc(person['location'])}</span><span>{person['phone']}</span><span>{person['email']}</span>{link}</footer>")
    body = reword(rng, body, ("<h2>Places that paid me</h2>", "<h2>Experience</h2>", "<h2>Where I have worked</h2>"), ("<h2>Things I made</h2>", "<h2>Projects</h2>"), ("<h2>Where I learned</h2>", "<h2>Education</h2>"), ("<h2>Ask me about</h2>", "<h2>Skills</h2>"), ("<h2>Applause</h2>", "<h2>Awards</h2>"))
    return sheet.made("html", page(style, body), "pdf")

"""The people of this set. All of them, their employers and their schools are invented.

Days are "2019-03" or "2019"; an empty end means that it goes on.
"""


def job(title, company, place, start, end, *points, intro="", note=""):
    """One role; `intro` is a paragraph above the points, `note` is what forms ask for beside it (hours, grade)."""
    return {"title": title, "company": company, "place": place, "start": start, "end": end, "points": list(points), "intro": intro, "note": note}


def school(degree, field, institution, place, start, end, note=""):
    """One course of study; `note` holds grades and theses, which are in no field of a parsed résumé."""
    return {"degree": degree, "field": field, "institution": institution, "place": place, "start": start, "end": end, "note": note}


def cert(name, issuer, date, url=""):
    return {"name": name, "issuer": issuer, "date": date, "url": url}


def award(title, organization, date, description="", position="", kind="achievement"):
    return {"title": title, "organization": organization, "date": date, "description": description, "position": position, "type": kind}


def project(name, description, technologies, url="", start="", end=""):
    return {"name": name, "description": description, "technologies": technologies, "url": url, "start": start, "end": end}


def helper(title, organization, start, end, text):
    """Unpaid work: neither right nor wrong in the experience of a parsed résumé."""
    return {"title": title, "company": organization, "start": start, "end": end, "text": text}


def person(name, headline, email, phone, location, summary, jobs, schools, skills, **more):
    """`skills` maps a group's label to its skills. What is not in `more` is empty."""
    empty = {"certs": [], "awards": [], "projects": [], "languages": [], "interests": [], "helping": [], "papers": [], "bodies": [], "link": "", "street": "", "second_email": "", "second_phone": ""}
    return {"name": name, "headline": headline, "email": email, "phone": phone, "location": location, "summary": summary,
            "jobs": jobs, "schools": schools, "skills": skills, **empty, **more}


PEOPLE = [
    person(
        "Siobhán O'Dwyer-Keane", "Community Midwife", "siobhan.odk@example.org", "020 913 4417", "Clonakilty, Co. Cork",
        "Midwife with a rural caseload and a soft spot for home births. I like continuity of care, plain language and a well-stocked car boot.",
        [
            job("Community Midwife", "Carbery Maternity Outreach", "West Cork", "2019-09", "", "Look after a yearly caseload of 64 women across eleven parishes, from booking visit to day 28",
                "Opened a drop-in feeding clinic in a former creamery, now attended by about twenty families a month", "Mentor two student midwives each autumn", "Keep the boat timetable for Sherkin and Cape Clear taped inside the car", "Cut missed six-week checks from 14 to 3 a year by ringing, not writing"),
            job("Staff Midwife, Labour Ward", "St Finbarr's Lying-In Hospital", "Cork", "2015-02", "2019-08", "Attended more than 400 births, including 31 in the pool",
                "Sat on the group that rewrote the haemorrhage drill after a near miss in 2017", "Ran Thursday antenatal classes in Polish and English with a colleague from Gdynia"),
            job("Healthcare Assistant", "Ballymun Lane Nursing Home", "Dublin", "2010-06", "2011-09", intro="Night shifts alongside study; washing, turning, listening."),
        ],
        [school("BSc", "Midwifery", "Munster School of Nursing and Midwifery", "Cork", "2011", "2015", "Second class honours, grade one"),
         school("Postgraduate Certificate", "Perinatal Mental Health", "Royal Shannon University", "Limerick", "", "2021")],
        {"Clinical": ["Water birth", "Newborn examination", "Perineal suturing", "Lactation support"], "Other": ["Caseload planning", "MN-CMS records", "Full clean driving licence"]},
        certs=[cert("Neonatal Resuscitation Provider", "Irish Resuscitation Board", "2023-05"), cert("Hypnobirthing Practitioner", "Gentle Start Institute", "2018-11")],
        awards=[award("Midwife of the Year, South Region", "Irish Mothers' Voice", "2022", "Nominated by families of the feeding clinic")],
        languages=[("Irish", "fluent"), ("English", "native")], interests=["Sea swimming", "Fiddle"],
        helping=[helper("Crew Member", "Courtmacsherry Inshore Rescue", "2020", "", "On call two weekends in five")],
        street="Apt 2, The Old Forge, Clonakilty, Co. Cork"),
    person(
        "Tobias van der Merwe", "Workshop Foreman (Heavy Diesel)", "tobias.vdm@mail.example.com", "0491 570 006", "Kwinana Beach WA",
        "Trade-qualified heavy diesel fitter, 19 years on haul trucks, drills and road trains. Comfortable running a crew of a dozen and still happiest under a bonnet.",
        [
            job("Workshop Foreman", "Redgum Haulage & Plant", "Kwinana", "2018-07", "", "Plan and sign off servicing for 46 prime movers and 110 trailers", "Brought unplanned downtime from 9.4% to 5.1% by moving to oil-sample based intervals",
                "Run toolbox talks at 5.45 every morning; 1,200 days without a lost-time injury", "Took on four apprentices since 2019, three of them still in the shop", "Rewrote the tyre register after an audit finding, closed in eleven days", note="Permanent, day shift"),
            job("Leading Hand Fitter", "Pilbara Ridge Mining Services", "Newman", "2013-03", "2018-06", "Fly-in fly-out, 2:1 roster, crew of seven", "Rebuilt final drives on 777-class trucks in a field workshop without a gantry", "Wrote the hot-weather coolant procedure still on the wall there"),
            job("Heavy Diesel Fitter", "Pilbara Ridge Mining Services", "Newman", "2010-11", "2013-02", "Breakdowns and scheduled services on graders and water carts"),
            job("Diesel Mechanic", "Voortrekker Vragmotors (Edms) Bpk", "Rustenburg, South Africa", "2005-01", "2010-08"),
        ],
        [school("Trade Certificate", "Diesel Mechanics", "Bosveld Technical College", "Rustenburg", "2002", "2005")],
        {"Plant": ["Hydraulics", "Final drive rebuilds", "Air brakes", "Engine diagnostics"], "Paperwork": ["Shutdown planning", "Parts inventory", "SAP PM"]},
        certs=[cert("HR Driver Licence", "", ""), cert("Certificate IV in Training and Assessment", "Swan Coast TAFE", "2019"), cert("High Risk Work Licence (DG, WP)", "WorkSafe WA", "2021-08")],
        languages=[("Afrikaans", "native"), ("English", "fluent")], interests=["Restoring a 1964 tractor", "Rugby coaching"],
        awards=[award("Golden Spanner", "Redgum Haulage & Plant", "2020", "For the safest workshop of the group's nine depots")]),
    person(
        "Nguyen Minh Anh", "Product Designer", "minhanh@nguyenworks.example.com", "(03) 7010 4482", "Footscray, Melbourne",
        "I design calm interfaces for stressful moments: triage, insurance claims, missed trains. Research first, pixels second.",
        [
            job("Senior Product Designer", "Tramline", "Melbourne", "2022-01", "", "Lead design for disruption alerts used by 640,000 commuters", "Introduced a shared token library so that three teams stopped redrawing the same button",
                "Ran 58 ride-along interviews on the night network", "Retired the colour red everywhere except for cancelled services", "Persuaded operations to publish its own wording guide, six pages, no jargon"),
            job("Product Designer", "Mekong Health Labs", "Ho Chi Minh City", "2018-05", "2021-10", "Redesigned the nurse triage screen; median time to first decision fell from 3:40 to 1:55", "Prototyped in code and handed engineers working components rather than pictures", "Tested with nurses in four districts, always during a real shift"),
            job("Visual Designer", "Studio Sóng", "Ho Chi Minh City", "2016-08", "2018-04", intro="Identity and packaging for small food brands, often from naming through to print checks at four in the morning."),
        ],
        [school("Master of Design", "Interaction Design", "Yarra Institute of Technology", "Melbourne", "2020", "2021"), school("BFA", "Graphic Design", "Saigon College of Fine Arts", "Ho Chi Minh City", "2012", "2016")],
        {"Craft": ["Interaction design", "Prototyping", "Service blueprints", "Typography"], "Research": ["Usability testing", "Diary studies"], "Software": ["Figma", "Framer", "HTML/CSS"]},
        projects=[project("Slow Timetable", "A printed timetable that updates itself at the stop, shown at two design weeks", ["E-ink", "Raspberry Pi", "Python"], "https://slowtimetable.example.org", "2023", ""),
                  project("Bún Bò Type", "A display typeface drawn from hand-painted street-stall signs", ["Glyphs"], "", "2019", "2020")],
        awards=[award("Public Transport Design Prize", "Southern Design Council", "2023", "For the disruption alerts"), award("HealthHack Saigon", "Digital Health Alliance", "2019", "Built a queue display for a district clinic", "1st Place", "hackathon")],
        languages=[("Vietnamese", "native"), ("English", "C2"), ("French", "A2")], interests=["Film photography", "Pho"], link="nguyenworks.example.com"),
    person(
        "Rashid bin Omar Al-Harthy", "Port Operations Manager", "r.alharthy@example.net", "+44 151 496 0183", "Liverpool, United Kingdom",
        "Container and bulk terminal manager with sixteen years at berths in the Gulf and on the Mersey; used to tide tables, union agreements and angry vessel masters in equal measure.",
        [
            job("Terminal Shift Manager", "Mersey Deepwater Terminals PLC", "Liverpool", "2020-02", "", "Accountable for 85 stevedores, six ship-to-shore cranes and the gate", "Raised average gross moves per crane hour from 23 to 27 within a year",
                "Negotiated a new break pattern with two unions before the summer peak", "Duty holder for dangerous goods segregation", "Lead investigator after two lashing failures; both recommendations adopted fleet-wide", "Chair the weekly berth window meeting with nine shipping lines"),
            job("Yard Planning Superintendent", "Al Batinah Container Port", "Sohar, Oman", "2013-05", "2019-12", "Re-laid the empty stack and freed 1,900 ground slots", "Trained nineteen planners, eleven of them Omani graduates", "Prepared the yard for its first 18,000 TEU call", "Swapped whiteboards for a shared screen nobody wanted and everybody now uses"),
            job("Yard Planner", "Al Batinah Container Port", "Sohar, Oman", "2010-09", "2013-04"),
            job("Tally Clerk", "Dhofar Cargo Co. LLC", "Salalah, Oman", "2007-01", "2008-06", "Checked seals and bays on night calls"),
        ],
        [school("MSc", "Maritime Logistics", "Lyver University", "Liverpool", "2008", "2009", "Dissertation on reefer plug allocation"), school("Higher Diploma", "Transport Management", "Muscat College of Applied Studies", "Muscat", "2004", "2006")],
        {"Terminal": ["Berth planning", "Yard strategy", "Dangerous goods", "Navis N4", "Lashing inspection"], "People": ["Shift rostering", "Union negotiation", "Toolbox talks"]},
        certs=[cert("IMDG Code, Shore-based Personnel", "Exis Maritime", "2022-03"), cert("NEBOSH International General Certificate", "NEBOSH", "2014-10"), cert("Lean Six Sigma Green Belt", "Gulf Quality Council", "2016")],
        languages=[("Arabic", "mother tongue"), ("English", "full professional"), ("Swahili", "conversational")], interests=["Dhow model building"],
        bodies=["Chartered Institute of Harbour Operations"], second_phone="+44 7700 900412"),
    person(
        "J. Desmond Okafor-Blythe", "Barrister", "clerks.okaforblythe@example.org", "020 7946 0361", "London",
        "Employment and discrimination practitioner, instructed mainly for claimants and trade unions. Regularly led, increasingly leading.",
        [
            job("Barrister (Tenant)", "Foxglove Court Chambers", "London", "2016-10", "", intro="Advisory work and advocacy in whistleblowing, equal pay and TUPE matters, from preliminary hearings to the Court of Appeal. Sole counsel in a nine-week equal pay trial for 312 catering workers."),
            job("Pupil Barrister", "Foxglove Court Chambers", "London", "2015-10", "2016-09", intro="Twelve months under three supervisors; drafted pleadings weekly, on my feet from the second six."),
            job("Paralegal", "Hartnoll, Ivey & Sons Solicitors", "Bristol", "2013-01", "2015-08", "Indexed 41 lever-arch files for an inquest and found the missing one", "Drafted witness statements in low-value injury claims", "Kept the limitation diary for five partners without a missed date"),
            job("Caseworker", "Easton Advice Centre", "Bristol", "2012-02", "2012-12", "Housing and benefits appeals, 74% success at tribunal", "Trained six volunteers to fill in the forty-page form"),
        ],
        [school("Bar Professional Training Course", "", "Severn Law School", "Bristol", "2014", "2015", "Very Competent"), school("LLB", "Law with French", "University of Wexcombe", "Wexcombe", "2008", "2012", "Upper second")],
        {"Practice": ["Employment tribunals", "Equal pay", "Whistleblowing", "Judicial review", "Mediation"]},
        awards=[award("Lord Tenby Scholarship", "The Honourable Society of the Outer Garden", "2014"), award("Essex Plate Moot", "British Mooting Council", "2012", "Argued the appeal on vicarious liability", "Runner-up", "competition")],
        papers=["“Comparators after Asda: a field guide”, Employment Quarterly 44 (2022), 18–31", "“Notice to quit work”, Socialist Lawyer Review, June 2020"], bodies=["Employment Lawyers' Circle", "Industrial Law Forum"],
        languages=[("French", "C1"), ("Igbo", "conversational")], second_email="jdob@example.net"),
    person(
        "Ilse Brandvold", "Glaciologist", "i.brandvold@geo.example.edu", "0131 496 0271", "Edinburgh, Scotland",
        "I measure how water moves under ice. Field seasons in Svalbard, Nepal and East Greenland; open data wherever a funder allows it.",
        [
            job("Research Fellow in Subglacial Hydrology", "University of Lothian", "Edinburgh", "2021-04", "", "Principal investigator of a borehole campaign with 14 instrumented holes to 620 m", "Supervise three doctoral candidates and teach Ice and Climate (level 10)", "Chair of the drilling safety group since the 2022 season", "Brought in a two-year industry grant for pressure sensors"),
            job("Postdoctoral Researcher", "Nordlys Polar Institute", "Tromsø", "2018-01", "2021-03", "Built a low-power radio link that survived two polar winters", "Published the Kronebreen pressure data set (2.1 TB) under an open licence", "Led eleven weeks of tent camp with a team of five"),
            job("Doctoral Research Assistant", "Technische Hochschule Alpenrand", "Innsbruck", "2013-10", "2017-11", "Dye tracing on three valley glaciers"),
            job("Field Guide", "Longyear Adventures AS", "Svalbard", "2011-02", "2013-08"),
        ],
        [school("PhD", "Glaciology", "Technische Hochschule Alpenrand", "Innsbruck", "2013", "2017", "Thesis: Pressure transients beneath temperate ice"), school("MSc", "Physics", "Universitetet i Hålogaland", "Tromsø", "2009", "2011"), school("BSc", "Physics", "Universitetet i Hålogaland", "Tromsø", "2006", "2009")],
        {"Field": ["Hot-water drilling", "Crevasse rescue", "Ground-penetrating radar"], "Computing": ["Python", "Julia", "Finite-element modelling", "QGIS"]},
        awards=[award("Early Career Fellowship", "Polar Research Trust", "2021", "£412,000 for four years of borehole work"), award("Best Poster", "European Cryosphere Assembly", "2016")],
        papers=["Brandvold I., Rai S. (2023). Water finds a way: channel reorganisation in winter. Annals of Ice 61, 201–219.", "Brandvold I. (2020). A radio that likes the cold. Polar Instruments 8, 5–17.", "Huber M., Brandvold I. (2017). Dye, delay and drainage. Alpine Hydrology 12, 77–90."],
        languages=[("Norwegian", "native"), ("German", "C1"), ("Nepali", "basic")], bodies=["Cryosphere Society"], certs=[cert("Wilderness First Responder", "Arctic Medics", "2022")], link="ilsebrandvold.example.org"),
    person(
        "Marisol Quintanilla de la Peña", "Pastry Chef", "marisol.qdlp@example.com", "(505) 555-0148", "Santa Fe, NM",
        "Pastry chef and chocolatier who came up through hotel kitchens and now bakes with native grains. Calm on a Saturday, strict about butter.",
        [
            job("Executive Pastry Chef", "Casa Piñon Resort & Spa", "Santa Fe", "2021-06", "", "Menus, costing and a brigade of nine across two restaurants and banquets for up to 450", "Dropped dessert food cost from 31 to 24 percent by baking once, plating twice", "Blue-corn program bought from four Pueblo growers", "Wrote an allergen binder that the front of house actually reads", "Hired and kept: two of nine left in three years"),
            job("Pastry Sous Chef", "The Alvarado Grand", "Albuquerque", "2017-04", "2020-03", "Opened the chocolate room, 2,000 bonbons weekly in December", "Kept viennoiserie going through a nine-month oven replacement", "Wedding cakes for up to 280 guests, delivered in person"),
            job("Baker", "Masa Madre", "El Paso", "2014-09", "2017-02", "Overnight bread, 300 loaves"),
            job("Line Cook", "Fuego Nuevo Taquería", "El Paso", "2012", "2014"),
        ],
        [school("Associate of Applied Science", "Culinary Arts", "Rio Bravo Community College", "El Paso", "2012", "2014"), school("Diploma", "Chocolate and Confectionery", "Maison Lefeuvre Academy", "Chicago", "", "2018")],
        {"Kitchen": ["Laminated doughs", "Tempering", "Sugar work", "Menu costing", "Sourdough"], "Office": ["Inventory counts", "Hiring"]},
        certs=[cert("ServSafe Manager", "National Kitchen Association", "2022-01"), cert("Certified Executive Pastry Chef", "Guild of American Pastry", "2023-07")],
        awards=[award("Southwest Sugar Showdown", "Desert Chefs League", "2019", "Five-foot showpiece of a roadrunner", "2nd Place", "competition")],
        languages=[("Spanish", "native"), ("French", "kitchen")], interests=["Seed saving", "Mariachi violin"],
        helping=[helper("Baking Instructor", "Second Street Shelter", "2018", "2020", "Sunday bread class for residents")]),
    person(
        "Kwabena Asante-Mensah", "Civil Engineer", "k.asantemensah@example.net", "+1 416 555 0138", "Scarborough, Ontario",
        "Bridge engineer, eleven years, split between design office and site trailer. I read old drawings for fun and write inspection reports that contractors actually follow.",
        [
            job("Intermediate Bridge Engineer", "Thorncliffe Lau Consulting Engineers Inc.", "Toronto", "2019-11", "", "Lead designer for the jacking and bearing replacement of four highway overpasses under live traffic", "Checked falsework designs for a 96 m arch", "Wrote the firm's guide to load rating of riveted trusses", "Present at public meetings and answer the question that was asked", "Reviewed 37 contractor submittals in one winter shutdown"),
            job("Site Engineer", "Volta Basin Constructors Ltd.", "Akosombo, Ghana", "2016-03", "2019-07", "Ran pours of up to 380 m³ with two batching plants", "Cut rejected concrete loads by half after training drivers to sample properly", "Kept the flood watch during the 2018 spill and moved the crane in time"),
            job("Graduate Engineer", "Volta Basin Constructors Ltd.", "Akosombo, Ghana", "2014-08", "2016-02", "Setting out, bar schedules, as-built surveys"),
            job("Teaching Assistant, Structures", "Gold Coast Polytechnic", "Kumasi", "2013-09", "2014-06"),
        ],
        [school("MEng", "Structural Engineering", "Humber Valley University", "Toronto", "2020", "2022", "Part time, 3.9/4.0"), school("BSc", "Civil Engineering", "Gold Coast Polytechnic", "Kumasi", "2009", "2013", "First class")],
        {"Engineering": ["Load rating", "Post-tensioning", "Falsework checks", "Bridge inspection"], "Programs": ["CSiBridge", "AutoCAD", "Mathcad", "Python"]},
        certs=[cert("Professional Engineer (P.Eng.)", "Engineers Ontario", "2022-09", "https://register.example.org/1004417"), cert("Rope Access Level 1", "Canadian Rope Trades", "2021")],
        projects=[project("Riverside Footbridge Retrofit", "Volunteer design of a timber deck replacement for a scout camp", ["Timber design", "AutoCAD"], "", "2023", "2023"), project("trussload", "Open-source load-rating checker for Pratt trusses", ["Python", "NumPy"], "https://code.example.org/trussload")],
        languages=[("Twi", "native"), ("English", "native"), ("French", "B1")], interests=["Highlife guitar"], bodies=["Canadian Bridge Engineers' Association"], link="code.example.org/kasante"),
    person(
        "Dorothy Hargreaves", "Teacher moving into Learning Design", "dot.hargreaves@example.org", "0113 496 0724", "Otley, West Yorkshire",
        "Primary teacher of fourteen years, now building courses for adults. I explain things once, clearly, and then I check.",
        [
            job("Learning Designer (fixed term)", "Airedale Skills Partnership", "Leeds", "2023-09", "", "Turned a 300-page forklift manual into nine short modules with a pass rate of 93%", "Interview subject experts and storyboard in their own words", "Captioned the back catalogue, 64 films in a term"),
            job("Year 4 Teacher and Maths Lead", "Beckfoot Lane Primary School", "Bingley", "2014-09", "2023-07", "Led the change to mastery maths in a two-form entry school", "Coached six newly qualified colleagues", "Greater-depth results up from 18% to 27% over four years", "Wrote the calculation policy, four pages with pictures", "Ran parents' maths evenings with tea and long division"),
            job("Class Teacher", "St Oswald's C of E Primary", "Guiseley", "2009-09", "2014-07", "Years 2, 3 and 5; ran the allotment club"),
            job("Office Temp", "Wharfedale Staff Bureau", "Leeds", "", ""),
        ],
        [school("PGCE", "Primary Education", "Ridings University", "Leeds", "2008", "2009"), school("BA", "English Literature", "University of Scarsdale", "Scarsdale", "2004", "2007", "2:1")],
        {"Design": ["Storyboarding", "Assessment writing", "Plain English", "Accessibility checks"], "Tools": ["Articulate Rise", "Moodle", "Canva", "Google Workspace"]},
        certs=[cert("Certificate in Instructional Design", "Open Learning Guild", "2023-04", "https://badges.example.org/dh-2231"), cert("Paediatric First Aid", "Yorkshire Ambulance Trust", "2022")],
        interests=["Fell walking", "Choir (alto)"], languages=[("British Sign Language", "Level 2")],
        helping=[helper("Reading Volunteer", "Otley Library", "2016", "", "Saturday story half-hour")]),
    person(
        "Lakshmi Narayanan R.", "Embedded Software Engineer", "lnarayanan.r@example.com", "(408) 555-0119", "San Jose, CA",
        "Firmware engineer for things with motors and batteries. Eight years of RTOS work, two recalls avoided.",
        [
            job("Staff Firmware Engineer", "Kestrel Robotics", "San Jose, CA", "2021-05", "", "Own the motor-control stack of a warehouse robot shipped in 3,100 units", "Halved boot time to 1.8 s by replacing the vendor's loader", "Introduced hardware-in-the-loop tests that run on every merge", "Mentor for two interns a year, both hired so far", "Cut brake-release jitter to under 4 ms by moving it off the main loop"),
            job("Firmware Engineer II", "Kestrel Robotics", "San Jose, CA", "2019-01", "2021-04", "Wrote the CAN bootloader and its fuzzing harness", "Brought up three board revisions, the last one on a Sunday"),
            job("Embedded Engineer", "Vidyut Meters Pvt. Ltd.", "Bengaluru", "2015-07", "2018-11", "Ported metering code from an 8-bit part to Cortex-M0 with 40% less current draw", "Found the brown-out bug behind 600 field returns", "Sat with the production line for two weeks to shorten the flash step"),
        ],
        [school("M.S.", "Electrical Engineering", "Alameda State University", "Hayward, CA", "2017", "2018", "GPA 3.82"), school("B.E.", "Electronics and Communication", "Cauvery College of Engineering", "Mysuru", "2011", "2015", "First class with distinction")],
        {"Languages": ["C", "C++", "Rust", "Python"], "Platforms": ["FreeRTOS", "Zephyr", "STM32", "Embedded Linux"], "Buses": ["CAN", "SPI", "I2C"], "Bench": ["Oscilloscope", "JTAG", "KiCad"]},
        projects=[project("bootleg", "Tiny A/B bootloader with signed images for Cortex-M parts", ["Rust", "ARM assembly"], "https://git.example.org/lnr/bootleg", "2022", ""), project("Monsoon Clock", "Desk clock that predicts rain from pressure alone", ["C", "STM32", "KiCad"], "", "2020", "2021")],
        awards=[award("Bay Battery Hack", "Alameda Makers", "2018", "Cell balancer in 36 hours", "3rd Place", "hackathon"), award("Patent Bonus", "Kestrel Robotics", "2022")],
        certs=[cert("Functional Safety Engineer", "TÜV Nordwest", "2020-06")], languages=[("Kannada", "native"), ("Tamil", "native"), ("English", "fluent")], link="git.example.org/lnr"),
    person(
        "Teuila Faleafa", "Social Worker", "teuila.faleafa@example.org", "(07) 7010 2265", "Logan Central QLD",
        "Accredited social worker with Pasifika families, youth justice and disaster recovery behind me. Good in kitchens, courtrooms and car parks, which is where most of the talking happens.",
        [
            job("Senior Practitioner, Family Connect", "Three Rivers Community Services", "Logan", "2020-10", "", "Hold complex cases and supervise five caseworkers", "Set up a kinship-carer network that grew from 6 to 71 households", "Represent the service at the regional safety panel", "Wrote the on-call guide after a flood took out both phone lines", "Reduced case transfers by matching workers to languages first"),
            job("Youth Justice Caseworker", "Department of Youth and Communities", "Ipswich", "2016-02", "2020-09", "Pre-sentence reports, bail support, 22 young people at a time", "Piloted Saturday conferencing with elders in place of weekday appointments", "Gave evidence in 40 sentencing hearings"),
            job("Recovery Support Worker", "Pacific Relief Aotearoa", "Apia, Samoa", "2009-10", "2011-12", intro="Door-to-door assessment after the tsunami, then livelihoods grants for fishing families on the south coast."),
        ],
        [school("BSW", "", "Moreton University", "Brisbane", "2012", "2015"), school("Graduate Certificate", "Family Dispute Resolution", "Open College of the South Pacific", "", "2018", "2019")],
        {"Practice": ["Case management", "Motivational interviewing", "Trauma-informed practice", "Court reports", "Group facilitation"], "Systems": ["ICMS", "Penelope"]},
        certs=[cert("Accredited Mental Health Social Worker", "Social Workers Australasia", "2021"), cert("Blue Card", "Queensland Screening", "2024-02")],
        languages=[("Samoan", "native"), ("English", "native"), ("Tongan", "intermediate")], interests=["Outrigger paddling"],
        awards=[award("Unsung Hero Award", "Logan City Council", "2022", "For the kinship-carer network")],
        helping=[helper("Choir Director", "EFKS Woodridge", "2014", "", "Forty voices, most of them loud")]),
    person(
        "Casimir P. Wojtowicz", "Chief Operating Officer", "cpw@wojtowicz.example.com", "312-555-0176", "Oak Park, Illinois",
        "Operating executive for mid-size manufacturers in transition. Two turnarounds, one sale to a strategic buyer, and one plant closure handled so that 88% of the staff had jobs to go to.",
        [
            job("Chief Operating Officer", "Lakeshore Gasket & Seal Corporation", "Chicago", "2017", "", "Full P&L for four plants, 1,150 employees and $310M revenue", "EBITDA margin from 6.2% to 13.8% in five years", "Integrated two acquisitions onto one ERP without a missed shipment week", "Renegotiated rubber and steel contracts worth $46M during the 2021 shortages", "Safety: recordable rate from 4.1 to 1.3", "Report to the board quarterly and walk every shop floor monthly"),
            job("Vice President, Operations", "Bramhall Tool Works", "Rockford", "2011", "2017", "Closed the Freeport foundry and placed 212 of 241 people in new jobs", "Moved to cellular manufacturing; lead time from 41 days to 12", "Started an apprenticeship with two high schools, 38 graduates to date"),
            job("Plant Manager", "Bramhall Tool Works", "Freeport", "2006", "2011", "Three shifts, 400 hourly staff, UAW agreement renewed twice without stoppage", "Rebuilt the heat-treat line after the 2008 flood in nineteen days"),
            job("Industrial Engineer", "Great Lakes Appliance", "Benton Harbor", "1998", "2005", "Line balancing and standard times", "Saved a packing station $220,000 with a roller and a mirror"),
        ],
        [school("MBA", "", "Calumet School of Business", "Chicago", "2003", "2005"), school("B.S.", "Industrial Engineering", "Wabash Polytechnic", "Lafayette", "1994", "1998")],
        {"Core": ["P&L ownership", "Post-merger integration", "Lean manufacturing", "Labor relations", "S&OP", "Capital planning"]},
        bodies=["Board member, Midwest Manufacturing Council"], awards=[award("Plant of the Year", "Industry Today Review", "2009", "Freeport, small-plant category")],
        certs=[cert("Six Sigma Black Belt", "American Quality League", "2004")], languages=[("Polish", "fluent")], interests=["Great Lakes sailing"]),
    person(
        "Harper Lindqvist", "Data Science Student", "hlindqvist@students.example.edu", "651-555-0133", "Saint Paul, MN",
        "Final-year statistics student who likes messy public data. Looking for a summer 2026 internship in transit, health or energy.",
        [
            job("Undergraduate Research Assistant", "Mississippi Data Lab", "Minneapolis", "2024-09", "", "Link 40 years of bus schedules to census tracts", "Maintain the lab's R package and its 91 tests", "Teach the Friday workshop for new assistants"),
            job("Data Intern", "Twin Pines Electric Cooperative", "Duluth", "2024-05", "2024-08", "Forecast feeder load two days ahead; error down from 7% to 4.3%", "Wrote up the method in six pages that the linemen asked for"),
            job("Barista", "Loon Coffee", "Saint Paul", "2022-06", "2024-04", "Opened the shop four mornings a week and closed the till to the cent"),
        ],
        [school("B.S.", "Statistics", "Headwaters University", "Minneapolis", "2022", "2026", "Expected; minor in Geography"), school("High School Diploma", "", "Como Lake High School", "Saint Paul", "", "2022")],
        {"Code": ["R", "Python", "SQL", "Git"], "Methods": ["Time series", "Bayesian modelling", "Record linkage", "Mapping"]},
        projects=[project("Snow Day?", "Predicts school closures from forecasts and the superintendent's past nerves", ["R", "Shiny"], "https://snowday.example.org", "2024-11", "2025-02"),
                  project("Potholes of Ramsey County", "Interactive map of 18,000 repair requests and how long they took", ["Python", "GeoPandas", "Leaflet"], "https://potholes.example.net", "2023-03", "2023-05"),
                  project("Lake Ice Archive", "Digitised 1,204 handwritten ice-out notes", ["Python", "Tesseract"], "", "2025", "")],
        awards=[award("DataDive Midwest", "Prairie Analytics Society", "2024-10", "Model of food-shelf demand", "2nd Place", "hackathon"), award("Dean's List", "Headwaters University", "2023", "Four consecutive terms"), award("Regional Curling Bonspiel", "Saint Paul Curling Club", "2023", "Vice-skip of a college team", "Finalist", "competition")],
        certs=[cert("SQL for Analysts", "Northstar Online", "2024")], languages=[("Swedish", "heritage")], interests=["Curling", "Bread"], link="hlindqvist.example.org"),
    person(
        "Bayarmaa Dorjsuren", "Environmental Policy Analyst", "b.dorjsuren@example.net", "303-555-0192", "Lakewood, CO",
        "Policy analyst with twelve years in water and rangeland programs, federal and abroad. Drafts rules that survive public comment.",
        [
            job("Environmental Protection Specialist", "Bureau of Western Waters", "Denver, CO", "2018-10", "", "Draft and clear rule packages on reservoir releases, most recently 88 pages with 2,400 public comments answered", "Lead an interagency table of nine offices and three tribes", "Trained 30 field staff in the revised permit system", "Brief the regional director every second week, usually with one map", "Rewrote the comment-response template now used by five regions", note="GS-0028-13 · 40 hours per week"),
            job("Program Analyst", "Office of Rangeland Programs", "Denver, CO", "2015-06", "2018-09", "Tracked $14.2M in grants across 61 allotments", "Wrote the first drought trigger matrix adopted by four districts", "Visited all 61 allotments within two grazing seasons", note="GS-0343-11 · 40 hours per week"),
            job("Project Officer", "Gobi Herders Union", "Dalanzadgad, Mongolia", "2010-03", "2013-07", "Negotiated grazing rotations among 140 households", "Bought and placed 26 weather stations", "Wrote the donor's final report in English and Mongolian", note="Full time"),
        ],
        [school("Master of Public Policy", "Natural Resources", "Front Range University", "Boulder, CO", "2013", "2015"), school("Bachelor of Arts", "Geography", "Khan Uul University", "Ulaanbaatar", "2005", "2009")],
        {"": ["Rulemaking", "Grant oversight", "Stakeholder facilitation", "ArcGIS Pro", "Cost-benefit analysis", "Tribal consultation"]},
        certs=[cert("Contracting Officer's Representative, Level II", "Federal Acquisition Academy", "2019-05"), cert("Mediation Basics", "Rocky Mountain Mediators", "2017")],
        awards=[award("Director's Citation", "Bureau of Western Waters", "2021", "For closing a nine-year backlog of permits")],
        languages=[("Mongolian", "native"), ("Russian", "reading")], bodies=["Society for Range Policy"], street="1180 Quail Hollow Ct, Lakewood, CO 80215"),
    person(
        "Emrys Pugh", "Lighting Technician / Electrician", "emrys@pughlights.example.com", "029 2018 0944", "Cardiff",
        "Touring lighting tech with a sparky's ticket. Quick on a focus, tidy with cable, insured.",
        [
            job("Lighting Technician (self-employed)", "Pugh Lights", "", "2016", "", "Main clients: Theatr y Felin, Sea Change Festival, Dragon Opera", "Toured a 42-cue show to 27 village halls with everything in one van", "Designed and hung the rig for three Eisteddfod pavilions"),
            job("Chief LX", "Theatr y Felin", "Aberystwyth", "2012", "2016", "Relit 60 visiting productions a year", "Swapped the house rig to LED, bill down by two thirds", "Looked after casuals, usually four, once nineteen"),
            job("Electrician", "Gower Electrical Services", "Swansea", "2008", "2012", intro="Domestic rewires and the odd chapel."),
            job("Apprentice Electrician", "D. Bevan & Daughter", "Neath", "2004", "2008"),
        ],
        [school("NVQ Level 3", "Electrotechnical Services", "Coleg Cwm Tawe", "Swansea", "2004", "2008")],
        {"Rig": ["ETC Eos", "GrandMA3", "Truss and motors", "Focusing", "Vectorworks"], "Tickets": ["Three-phase distribution", "PAT testing", "Van driving"]},
        certs=[cert("18th Edition (BS 7671)", "City Trades", "2022"), cert("IPAF 3a/3b", "IPAF", "2023"), cert("Working at Height", "", "2023")],
        awards=[award("Wales Theatre Craft Award", "Stage Cymru", "2019", "Lighting for “The Tin Mine”")], languages=[("Welsh", "first language")], interests=["Cave rescue", "Home brewing"], link="pughlights.example.com"),
]

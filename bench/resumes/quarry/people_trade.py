"""People who work with their hands, in kitchens, wards and classrooms."""

from kit.model import Card, Person, Prize, Role, Study, Work

HAMISH = Person(
    "Hamish Dunmore", "Head Chef", "hamish@dunmorecooks.example.com", "0131 496 0274", "Leith, Edinburgh",
    "Head chef with sixteen years in Scottish kitchens, from a lodge with twelve beds to a brasserie of 140 covers. Calm on the pass, strict about shellfish.",
    [Role("Head Chef", "The Saltcote Brasserie", "Edinburgh", "2019-04", "now", ["Brigade of 14 and a food cost of 27%", "Wrote the seasonal menu that won back the Sunday trade", "Trained four commis who are now chefs de partie", "Rebuilt the supplier list around 18 farms within fifty miles, and kept the cost of a plate the same for two years running"]),
     Role("Sous Chef", "Kilmorran Lodge", "Isle of Mull", "2015-03", "2019-03", ["Ran a twelve-seat tasting menu with one apprentice", "Sourced langoustine directly from two boats", "Catered for weddings of up to 90 guests from a kitchen of eleven square metres and a borrowed smoker"]),
     Role("Chef de Partie", "Kilmorran Lodge", "Isle of Mull", "2013-05", "2015-02", ["Fish and sauce sections"]),
     Role("Commis Chef", "Hotel Caledon", "Perth", "2009-08", "2013-04", [])],
    [Study("Tayside College of Food", "Perth", "SVQ Level 3", "Professional Cookery", "2009", "2012"), Study("Tayside College of Food", "Perth", "HNC", "Hospitality Operations", "2016", "2018", "Distance learning")],
    {"Kitchen": ["Menu costing", "Shellfish", "Butchery", "HACCP planning", "Rota planning"], "Systems": ["Kitchen CUT", "Excel", "ResDiary"]}, links=["dunmorecooks.example.com"],
    cards=[Card("Elementary Food Hygiene", "Royal Society for Food Safety", "2010-02"), Card("Level 4 Award in Managing Food Safety", "Highland Training Board", "2019-09", "https://htb.example.org/l4/20933"), Card("Personal Licence Holder (Scotland)", "City of Edinburgh Licensing", "2020"), Card("Emergency First Aid at Work", "", "2024-01")],
    prizes=[Prize("Scottish Seafood Chef Competition", "Coastal Kitchens Guild", "2022-10", "Finalist", "Dish of hand-dived scallop and dulse", "https://coastalkitchens.example.org/2022", "competition"), Prize("Best Brasserie Menu", "Lothian Table Awards", "2021-05", "", "", "https://lothiantable.example.com/winners"), Prize("Young Chef Competition", "Tayside College of Food", "2011", "Silver Medal", "", "", "competition")],
    works=[Work("Byres Supper Club", "Monthly supper for forty guests in a disused cowshed, with the menu drawn from one farm", ["Kitchen CUT", "Eventbrite"], "2020", "2022", "https://byres.example.com"), Work("Waste Nothing Wednesdays", "Staff meals from trimmings; food waste fell by a third", ["Excel"], "2023-02", "now")],
    tongues=[("French", "kitchen level"), ("Gaelic", "basic")], likes=["Sea kayaking", "Fiddle"])

LACHLAN = Person(
    "Lachlan Pryce", "Licensed Electrician and Solar Installer", "lachlan.pryce@example.com", "0491 570 156", "Footscray VIC",
    "A-grade electrician with a decade on tools, the last five on rooftops. I leave switchboards labelled and sites swept.",
    [Role("Solar Team Leader", "Brightbarn Energy Pty Ltd", "Melbourne VIC", "2021-02", "now", ["Lead three crews and sign off about 22 systems a month", "Cut call-backs from 9% to 2% with a photo checklist", "Induct apprentices and subcontractors", "Liaise with the distributor about export limits and defect notices, and explain both to owners in words that are not on the form"]),
     Role("Electrician", "Hallam Bros Electrical", "Dandenong VIC", "2017-01", "2021-01", ["Fit-outs for two primary schools and a dental clinic", "Fault finding and test and tag", "Rewired a heritage-listed dance hall over a winter without a single cancelled class or a visible conduit"]),
     Role("Apprentice Electrician", "Hallam Bros Electrical", "Dandenong VIC", "2013-01", "2016-12", ["Four-year apprenticeship, domestic and light commercial"])],
    [Study("Westgate Institute of TAFE", "Footscray VIC", "Certificate III", "Electrotechnology Electrician", "2013", "2016"), Study("Westgate Institute of TAFE", "Footscray VIC", "Diploma", "Renewable Energy Engineering", "2019-02", "2021-11")],
    {"": ["Grid-connected PV", "Battery storage", "Switchboard upgrades", "Fault finding", "Crew scheduling", "AutoCAD LT", "simPRO"]}, links=["linkedin.com/in/lachlan-pryce-example"],
    cards=[Card("A-Grade Electrical Licence", "Safe Power Victoria", "2017-03", "https://licence.example.org/A55210"), Card("CEC Accreditation – Grid-connect Design and Install", "Clean Energy Guild", "2018-08", "https://accredited.example.org/S2299174"), Card("Working at Heights", "Westgate Institute of TAFE", "2023-04"), Card("White Card", "", ""), Card("CPR and Low Voltage Rescue", "Resus First Training", "2025-01")],
    prizes=[Prize("Apprentice of the Year", "Master Electricians Guild Victoria", "2016"), Prize("WorldSkills Regional Competition", "WorldSkills Western Region", "2015-08", "Gold Medal", "Electrical installation, eight hours", "https://wsregional.example.org/2015", "competition"), Prize("Safety Champion", "Brightbarn Energy Pty Ltd", "2023-12", "", "No lost days in 400 roofs")],
    works=[Work("Footscray Community Battery", "Commissioned a 120 kWh shared battery for 46 homes", ["simPRO", "Modbus"], "2023-05", "2023-11", "https://communitybattery.example.org"), Work("Off-grid Shed Kit", "Flat-pack solar kit for farm sheds, sold 31 so far", ["AutoCAD LT", "Victron VRM"], "2022", "now", "https://shedkit.example.com")],
    tongues=[("Vietnamese", "beginner")], likes=["Surf lifesaving", "Motorbikes"], helping=[Role("Patrol Member", "Altona Surf Rescue", "Altona VIC", "2014", "now", ["Sunday patrols from November to March"])])

NGOZI = Person(
    "Ngozi Eze-Marlowe", "Registered Midwife", "ngozi.eze.marlowe@example.org", "0121 496 0455", "Harborne, Birmingham",
    "Midwife with eleven years in hospital and community teams and a special interest in perinatal mental health.",
    [Role("Lead Midwife, Perinatal Mental Health", "Heart of Mercia Hospitals Trust", "Birmingham", "2021-09", "now", ["Set up a joint clinic with psychiatry; waiting time fell from nine weeks to sixteen days", "Train 60 colleagues a year in trauma-informed care", "Hold a caseload of 35 women", "Wrote the trust's guideline on medication in pregnancy together with pharmacy, psychiatry and a panel of eight mothers"]),
     Role("Community Midwife", "Heart of Mercia Hospitals Trust", "Solihull", "2017-02", "2021-08", ["Home births, antenatal classes and postnatal visits across two postcodes", "Named midwife for teenage parents", "Piloted evening clinics in a library, where attendance among shift workers rose from one half to nine in ten"]),
     Role("Staff Midwife", "Queen Adelaide Maternity Unit", "Coventry", "2014-10", "2017-01", ["Rotated through delivery suite, triage and the birth centre"])],
    [Study("University of Arden", "Coventry", "BSc (Hons)", "Midwifery", "2011-09", "2014-09", "2:1"), Study("Mercia Open University", "", "PgCert", "Perinatal Mental Health", "2019-10", "2020-07")],
    {"Clinical": ["Cannulation", "Perineal suturing", "CTG interpretation", "Newborn examination"], "Professional": ["Safeguarding", "Clinical audit", "Motivational interviewing", "BadgerNet"]},
    cards=[Card("Registered Midwife", "Council of Nurses and Midwives", "2014-10", "https://register.example.org/pin/14J0220E"), Card("Newborn Life Support", "Resuscitation Forum", "2024-03"), Card("Professional Midwifery Advocate", "University of Arden", "2022-06", "https://arden.example.edu/pma/3117"), Card("Baby Friendly Breastfeeding Management", "", "2018")],
    prizes=[Prize("Midwife of the Year (West Midlands)", "Mothers' Voices Network", "2023-05", "", "Nominated by families", "https://mothersvoices.example.org/awards"), Prize("Quality Improvement Poster Competition", "Heart of Mercia Hospitals Trust", "2022-11", "Joint First", "Poster on the joint clinic", "", "competition")],
    works=[Work("Night Feeds", "Leaflet and audio guide for parents who cannot sleep, in five languages", ["Canva", "Audacity"], "2022-01", "2022-09", "https://nightfeeds.example.org"), Work("Handover Audit", "Audit of 212 shift handovers that led to a one-page form", ["Excel", "SBAR"], "2019", "2019")],
    tongues=[("Igbo", "native"), ("Urdu", "basic")], likes=["Gospel choir", "Allotment"])

JEROME = Person(
    "Jerome A. Whitfield", "Physics Teacher and Robotics Coach", "jwhitfield@example.edu", "(404) 555-0162", "Decatur, Georgia",
    "Physics teacher who believes in broken toasters as teaching material. Coach of the only robotics team in the county that meets in a church basement.",
    [Role("Physics Teacher", "Oakhurst High School", "Decatur, GA", "2016-08", "now", ["Teach AP Physics 1 and C to 118 students; 74% earned a 4 or 5 last year", "Rewrote the lab manual around household objects", "Department chair since 2021", "Led the switch from worksheets to weekly lab notebooks in all sections, against my own initial doubts about the grading"]),
     Role("Robotics Coach", "Oakhurst High School", "Decatur, GA", "2017-09", "now", ["Took the team from six students to forty-one", "Raised $23,000 from local shops", "Organize an annual open workshop at which grandparents and students repair radios, lamps and, once, an accordion"]),
     Role("Science Teacher", "Peachtree Middle Academy", "Atlanta, GA", "2012-08", "2016-06", ["Sixth and eighth grade physical science"]),
     Role("Field Service Technician", "Merriweather Copiers", "Macon, GA", "2009-06", "2012-07", [], intro="Repaired copiers in schools and law firms, and decided that schools were more fun.")],
    [Study("Ocmulgee State University", "Macon, GA", "M.Ed.", "Science Education", "2013", "2015"), Study("Ocmulgee State University", "Macon, GA", "B.S.", "Physics", "2005", "2009", "GPA 3.5")],
    {"Teaching": ["Curriculum design", "Inquiry-based labs", "Classroom management", "Differentiated instruction"], "Technical": ["Arduino", "Python", "Vernier Graphical Analysis", "Soldering", "Onshape"]}, links=["mrwhitfieldphysics.example.edu"],
    cards=[Card("Georgia Professional Teaching Certificate, Physics (6–12)", "Georgia Educators Commission", "2017-07", "https://educators.example.org/ga/7712-0"), Card("National Board Certification", "National Teaching Board", "2020-12", "https://ntb.example.org/jw20"), Card("AP Physics Summer Institute", "", "2016-07")],
    prizes=[Prize("Teacher of the Year", "Oakhurst High School", "2019-05"), Prize("Peach State Robotics Championship", "Southeast Robotics League", "2023-03", "2nd Place", "Team 7318, The Basement Sparks", "https://serobotics.example.org/2023/7318", "competition"), Prize("Excellence in STEM Grant", "Chattahoochee Education Fund", "2022-09", "", "$8,000 for oscilloscopes")],
    works=[Work("Toaster Lab", "Twelve experiments with discarded kitchen appliances\nDownloaded by teachers in 19 states", ["Arduino", "Google Docs"], "2018", "now", "https://toasterlab.example.edu"), Work("Bus Stop Spectra", "Students measured 90 street lamps with home-made spectrometers", ["Python", "Theremino"], "2021-01", "2021-05")],
    tongues=[("American Sign Language", "intermediate")], likes=["Barbecue", "Ham radio"])

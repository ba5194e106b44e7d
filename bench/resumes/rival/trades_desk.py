"""Professions of the desk, the laboratory and the lecture room."""

from .model import Trade

MOBILE = Trade(
    "Mobile Developer", ["Working Student Development", "Junior App Developer", "Mobile Developer", "Senior Mobile Developer", "Principal Engineer"], ["Apps", "Labs", "Digital AG", "Mobility", "Interactive"],
    [("B.Eng.", "Media Informatics"), ("MSc", "Software Engineering"), ("BTech", "Information Technology")],
    {"Languages": ["Kotlin", "Swift", "C++", "Dart"], "Platforms": ["Android", "iOS", "Flutter", "Firebase"], "Practice": ["CI/CD", "Code review", "Accessibility", "Bluetooth LE"]},
    [("Associate Android Developer", "Google"), ("AWS Certified Cloud Practitioner", "Amazon Web Services"), ("Professional Scrum Master I", "Scrum.org")],
    ["Shipped {a} releases of a ticketing app with 4.7 stars", "Cut cold start by {p}% on cheap phones", "Moved {p} screens from XML to Compose", "Wrote the Bluetooth stack for a door lock", "Brought crash-free sessions to 99.{a}%", "Mentored {a} juniors in pairing sessions",
     "Added offline maps for rural bus drivers", "Built the payment flow that handles {m} a month", "Removed {a} unused SDKs and a privacy complaint with them"],
    ["App developer who tests on the oldest phone in the drawer.", "Android and iOS engineer, {a} years, mostly transport and ticketing."],
    [("Tidewatch", "Tide tables and swell warnings on a watch face", ["Kotlin", "Wear OS", "SQLite"]), ("Loomly Lists", "Shared shopping lists that merge without a server", ["Flutter", "Dart", "CRDT"]), ("Pocket Morse", "Game that teaches Morse code on the bus", ["Swift", "SpriteKit"]), ("Grid Snap", "Measures shelves with the camera", ["C++", "OpenCV", "ARCore"])])

ANALYST = Trade(
    "Data Analyst", ["Reporting Assistant", "Junior Analyst", "Data Analyst", "Senior Data Analyst", "Head of Insight"], ["Energy", "Insights", "Mutual Bank", "Retail Group", "Statistics Office"],
    [("BSc", "Mathematics and Statistics"), ("Master of Science", "Data Analytics"), ("BA", "Economics")],
    {"Languages": ["SQL", "R", "Python", "DAX"], "Tools": ["dbt", "Power BI", "Snowflake", "Looker"], "Methods": ["A/B testing", "Forecasting", "Survey weighting"]},
    [("Microsoft Certified: Power BI Data Analyst Associate", "Microsoft"), ("dbt Analytics Engineering", "dbt Labs"), ("Certificate in Official Statistics", "Queen Maud University")],
    ["Rebuilt {p} reports on one tested data model", "Forecast demand within {a}% of the outturn", "Found {m} of double-billed standing charges", "Ran {a} price experiments with the store managers", "Replaced a nightly macro with dbt jobs",
     "Explained confidence intervals to the board in two slides", "Weighted a survey of {a}000 households", "Trained {p} colleagues in self-service dashboards", "Documented every metric in a shared glossary"],
    ["Analyst who would rather delete a dashboard than add one.", "Data analyst in energy and retail; SQL first, slides last."],
    [("Kerbside", "Map of where recycling is missed, from open council data", ["Python", "PostGIS", "Leaflet"]), ("Pollen Count", "Nowcast of birch pollen from {a} sensors", ["R", "Shiny"]), ("Fair Rota", "Optimiser that shares out weekend shifts", ["Python", "OR-Tools", "Streamlit"])])

CIVIL = Trade(
    "Civil Engineer", ["Site Technician", "Graduate Engineer", "Civil Engineer", "Project Engineer", "Principal Engineer"], ["Consulting Engineers", "Water Authority", "Rail Joint Venture", "Highways", "Structures SA"],
    [("MEng", "Civil and Structural Engineering"), ("Ingénieur diplômé", "Génie civil"), ("Postgraduate Certificate", "Flood Risk Management")],
    {"Engineering": ["Culvert design", "Temporary works", "Drainage modelling", "Earthworks"], "Software": ["Civil 3D", "InfoWorks ICM", "Tekla", "QGIS"], "Management": ["NEC4", "Cost control"]},
    [("Chartered Engineer", "Institution of Works Engineers"), ("NEC4 Project Manager Accreditation", "NEC Users Group"), ("Temporary Works Coordinator", "Northern Building Board")],
    ["Designed {a} culverts for a one-in-200-year flood", "Checked temporary works for a {p}-metre excavation", "Kept a {m} outfall scheme within budget", "Modelled drainage for {p} hectares of new housing", "Found a route for the sewer that spared {a} mature oaks",
     "Led weekly progress meetings with {a} subcontractors", "Surveyed bridges by rope access", "Drafted compensation events under NEC4", "Reused {p}% of excavated chalk on site"],
    ["Civil engineer for water that is in the wrong place.", "Chartered engineer with {a} years in drainage, rail and small bridges."],
    [("Weir Log", "Spreadsheet-free logbook for volunteer river wardens", ["QGIS", "QField"]), ("Footbridge at Mill Lane", "Pro bono design of a timber footbridge", ["Tekla", "Robot"])])

SCIENTIST = Trade(
    "Research Scientist", ["Research Assistant", "Doctoral Researcher", "Postdoctoral Fellow", "Research Scientist", "Group Leader"], ["Institute of Marine Research", "Biosciences", "University Hospital", "Observatory", "Max Ardenne Centre"],
    [("PhD", "Marine Ecology"), ("M.Sc.", "Biochemistry"), ("B.Sc.", "Biology"), ("Dr. rer. nat.", "Physics")],
    {"Laboratory": ["qPCR", "Flow cytometry", "Confocal microscopy", "Mass spectrometry"], "Computing": ["R", "MATLAB", "Snakemake", "LaTeX"], "Field": ["Scientific diving", "Sampling design"]},
    [("Scientific Diver", "European Diving Panel"), ("Laboratory Animal Science, Function A", "Queen Maud University"), ("Good Clinical Practice", "")],
    ["Counted kelp spores in {a}00 samples from nine fjords", "Built a flow cell that runs for {a} weeks unattended", "Supervised {a} master's theses", "Won {m} of funding for a shared confocal microscope", "Cut sequencing cost by {p}% through pooled libraries",
     "Led the October cruise with a crew of {a}", "Reviewed manuscripts for four journals", "Wrote the analysis pipeline used by three groups", "Taught the practical course in enzyme kinetics"],
    ["Marine scientist interested in what lives on what, and for how long.", "Experimentalist with {a} years of fjord and bench work and a liking for reproducible code."],
    [("kelpr", "R package for counting spores in micrographs", ["R", "C++"]), ("OpenFlowCell", "Printable flow cell with drawings and bill of materials", ["OpenSCAD", "Arduino"])], papers=True)

LEGAL = Trade(
    "Paralegal", ["Office Junior", "Legal Secretary", "Paralegal", "Senior Paralegal", "Associate Solicitor"], ["LLP", "Solicitors", "Law Centre", "Legal Services", "& Partners"],
    [("LLB", "Law with French"), ("Legal Practice Course", "Commercial Practice"), ("Graduate Diploma in Law", "Law")],
    {"Practice": ["Disclosure", "Bundling", "Land Registry filings", "Drafting"], "Systems": ["iManage", "Clio", "Relativity"], "Other": ["French for lawyers", "Proofreading"]},
    [("CILEX Level 6 Diploma", "Institute of Legal Executives"), ("Relativity Certified User", "Relativity"), ("Anti-Money-Laundering Refresher", "")],
    ["Prepared {p} trial bundles, none returned by the court", "Reviewed {a}0,000 documents in a shipping arbitration", "Drafted leases and licences worth {m}", "Recovered {p}% of unpaid rents before issue", "Advised walk-in clients on housing repairs each Thursday",
     "Kept the limitation diary for {a} fee earners", "Translated witness statements from French", "Filed {a} appeals, of which most were allowed", "Moved precedent letters into plain English"],
    ["Paralegal in housing and commercial property; calm when the bundle is due.", "Law graduate with {a} years in a high-street firm, seeking a training contract."])

PEOPLE = Trade(
    "HR Business Partner", ["HR Administrator", "Recruiter", "HR Advisor", "HR Business Partner", "Director of People"], ["Foods", "Textiles S.p.A.", "Care Homes", "Airports", "Insurance Society"],
    [("MA", "Human Resource Management"), ("BA (Hons)", "Psychology"), ("Diplom-Kauffrau", "Betriebswirtschaftslehre")],
    {"HR": ["Works council relations", "Job evaluation", "Absence management", "Onboarding"], "Systems": ["Workday", "Personio", "Excel"], "Method": ["Mediation", "Workshop facilitation"]},
    [("CIPD Level 7 Advanced Diploma", "Chartered Institute of People Practice"), ("Accredited Workplace Mediator", "Mediation Forum"), ("SHRM-CP", "Society of HR Professionals")],
    ["Hired {p} seasonal staff in {a} weeks", "Took absence down by {p}% at the worst site", "Negotiated shift premiums with the works council", "Built pay bands for {p} job families", "Settled {a} grievances without a tribunal",
     "Rolled out a new payroll worth {m} a month on time", "Interviewed leavers and wrote a report that was acted on", "Coached {a} first-time managers", "Halved paper in onboarding packs"],
    ["HR partner for factories and care homes: visible, brief, fair.", "People director with {a} years across food, textiles and airports."])

GAMES = Trade(
    "3D Artist", ["Texture Intern", "Junior 3D Artist", "3D Artist", "Senior Environment Artist", "Art Director"], ["Games", "Animation", "Studios", "Pictures", "Toys"],
    [("BA", "Game Art"), ("MFA", "Animation"), ("Extended Diploma", "Creative Media")],
    {"Art": ["Environment modelling", "Lighting", "Texturing", "Concept sketching"], "Software": ["Blender", "Substance Painter", "Unreal Engine", "Houdini"], "Pipeline": ["Perforce", "Python scripting"]},
    [("Unreal Authorized Instructor", "Epic Games"), ("Houdini Foundations", "SideFX")],
    ["Built {p} modular castle pieces for a co-op game", "Lit {a} levels on a memory budget of 2 GB", "Scripted an exporter that saves {p}% of clicks", "Art-directed a mobile title that earned {m}", "Sculpted {a} creature busts for a museum app",
     "Reviewed outsourced assets from three studios", "Gave every biome its own colour script", "Painted textures by hand for a preschool series", "Ran life-drawing evenings for the team"],
    ["Environment artist who starts with the map of the drains.", "3D artist: stylised worlds, tidy topology, friendly file names."],
    [("Lantern Row", "Playable street scene lit only by lanterns", ["Unreal Engine", "Houdini"]), ("Moss Generator", "Free node group that grows moss on stone", ["Blender", "Geometry Nodes", "Python"]), ("Tin Harbour", "Stop-motion short with {a} sets", ["Dragonframe", "Blender"])])

STUDENT = Trade(
    "Student of Economics", ["Babysitter", "Barista", "Library Assistant", "Teaching Assistant"], ["Coffee", "University Library", "Bakery", "Campus Bookshop"],
    [("BSc", "Economics"), ("Bachelor of Arts", "Politics and Economics"), ("A-Levels", "Mathematics, History and German")],
    {"Tools": ["Stata", "Excel", "Python", "Canva"], "Personal": ["Note taking", "Debating", "Customer care"]},
    [("Bloomberg Market Concepts", "Bloomberg"), ("Food Hygiene Level 2", "Catering Standards Agency"), ("Touch Typing, 60 wpm", "")],
    ["Made {p} flat whites an hour on match days", "Tutored {a} first-years in statistics", "Shelved and catalogued {a}00 returned books a week", "Opened and closed the shop alone", "Counted the till to the penny, twice",
     "Collected prices for a lecturer's inflation paper", "Ran the society's stall at freshers' week"],
    ["Second-year economist who wants to see how a real budget is made.", "Economics student looking for a summer internship in policy or retail."],
    [("Rent Radar", "Scraper and report about student rents in {a} cities", ["Python", "pandas"]), ("Pint Index", "Inflation tracker made of pub prices", ["Stata", "Excel"]), ("Debate Clock", "Speech timer for debating societies", ["JavaScript"])])

TRADES = [MOBILE, ANALYST, CIVIL, SCIENTIST, LEGAL, PEOPLE, GAMES, STUDENT]

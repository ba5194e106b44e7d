"""Professions of care, craft and service."""

from .model import Trade

DENTAL = Trade(
    "Dental Hygienist", ["Dental Receptionist", "Dental Nurse", "Dental Hygienist", "Lead Dental Hygienist"], ["Dental Practice", "Smile Clinic", "Orthodontics", "Health Centre"],
    [("Diploma", "Dental Hygiene and Therapy"), ("BSc", "Oral Health Science"), ("Level 3 Diploma", "Dental Nursing")],
    {"Clinical": ["Scaling", "Periodontal charting", "Radiography", "Fluoride treatment", "Impressions"], "Practice": ["Dentally", "Recall planning", "Infection control", "Stock ordering"], "Personal": ["Reassurance", "Patient education"]},
    [("Registered Dental Care Professional", "General Dental Register"), ("Intraoral Radiography Certificate", "Institute of Dental Imaging"), ("Inhalation Sedation Course", "Royal Aldermoor College"), ("Medical Emergencies in the Dental Chair", "")],
    ["Treated {a} patients a day in a two-surgery practice", "Cut missed recall appointments by {p}% with text reminders", "Charted gum disease for a study of {a} families", "Sterilised and tracked instruments for three dentists", "Taught brushing to reception classes in {a} primary schools",
     "Passed four infection-control inspections without remarks", "Trained {a} trainee nurses at the chairside", "Took bitewing and panoramic X-rays under prescription", "Ran the Saturday clinic for anxious patients"],
    ["Gentle, punctual hygienist who likes long-term patients and short waiting lists.", "Registered hygienist. I keep nervous patients coming back and gums healthy."])

CHEF = Trade(
    "Sous Chef", ["Kitchen Porter", "Commis Chef", "Chef de Partie", "Sous Chef", "Head Chef"], ["Brasserie", "Hotel", "Dining Rooms", "Events Catering", "Bistro"],
    [("Professional Cookery Diploma", "Kitchen and Larder"), ("Foundation Degree", "Culinary Arts"), ("Higher National Certificate", "Hospitality Management")],
    {"Kitchen": ["Pass management", "Butchery", "Sauces", "Pastry basics", "Menu costing"], "Systems": ["Fourth", "Procure Wizard", "HACCP records"], "Leadership": ["Rota planning", "Coaching"]},
    [("Level 3 Food Safety in Catering", "Chartered Institute of Food Hygiene"), ("Allergen Awareness", "Catering Standards Agency"), ("WSET Level 1 Award in Wines", "Wine Trust of Marchester")],
    ["Ran the pass for {a}0 covers on Friday and Saturday", "Brought food cost down from 34 to 2{a} per cent", "Wrote a tasting menu that changes with the tide tables", "Butchered whole lamb and pig twice a week", "Led a brigade of {a} through a kitchen refit",
     "Kept HACCP records that earned a five-star rating", "Negotiated fish prices with {a} day boats", "Baked the bread for three restaurants", "Cooked for weddings of up to {p}0 guests"],
    ["Chef with a calm pass, a sharp pencil for costs and a weakness for offal.", "Sous chef ready for a first kitchen of my own. Seasonal cooking, steady brigades."],
    [("Supper at Nine", "Pop-up dinners for hospital night staff", ["Instagram", "Square POS"]), ("Costing Sheet for Small Kitchens", "Free recipe costing template used by {a} cafés", ["Excel", "VBA"])])

CARPENTER = Trade(
    "Site Joiner", ["Apprentice Joiner", "Bench Joiner", "Site Joiner", "Joinery Foreman", "Contracts Supervisor"], ["Joinery Ltd", "Construction", "Restoration", "Shopfitting GmbH", "Homes plc"],
    [("City & Guilds Level 3", "Bench Joinery"), ("Higher National Certificate", "Construction Management"), ("NVQ Level 2", "Wood Occupations")],
    {"Bench": ["Sash windows", "Staircases", "CNC routing", "French polishing"], "Site": ["First fix", "Second fix", "Setting out", "Snagging"], "Tickets": ["Forklift", "IPAF", "Abrasive wheels"]},
    [("CSCS Gold Card", "Construction Skills Register"), ("Site Supervision Safety Training Scheme", "Northern Building Board"), ("First Aid at Work", "St. Brannoc's Ambulance"), ("Asbestos Awareness", "")],
    ["Hung {p} fire doors in a listed theatre", "Set out and fitted {a} cut-string staircases", "Reduced timber waste by {p}% with a shared cutting list", "Ran a gang of {a} joiners and two labourers", "Restored box sashes in a Georgian terrace",
     "Programmed the CNC router for curved counters", "Priced variations worth {m}", "Signed off snag lists with the clerk of works", "Taught {a} apprentices to sharpen before they cut"],
    ["Time-served joiner with {a} years on listed buildings and fast shopfits.", "Joiner who would rather measure three times. Own van, own tools, clean licence."],
    [("Tool Library", "Lends hand tools to {p} households from a converted horsebox", ["SketchUp", "Google Sheets"]), ("Boathouse Roof", "Volunteer build of a green-oak roof", ["AutoCAD LT", "Hundegger"])])

VET = Trade(
    "Veterinary Nurse", ["Animal Care Assistant", "Student Veterinary Nurse", "Veterinary Nurse", "Senior Veterinary Nurse", "Head Nurse"], ["Veterinary Hospital", "Vets4All", "Animal Clinic", "Equine Practice", "Wildlife Rescue"],
    [("Foundation Degree", "Veterinary Nursing"), ("BSc (Hons)", "Animal Behaviour"), ("Level 2 Certificate", "Animal Care")],
    {"Clinical": ["Anaesthesia monitoring", "Dental radiographs", "Catheter placement", "Laboratory work"], "Software": ["RxWorks", "Provet Cloud"], "People": ["Client counselling", "Bereavement support", "Rota writing"]},
    [("Registered Veterinary Nurse", "Royal Register of Veterinary Nurses"), ("Certificate in Emergency and Critical Care", "Queen Maud University"), ("Fear-Friendly Handling, Level 2", "Calm Paws Academy")],
    ["Monitored anaesthesia in {a} procedures a week", "Ran nurse clinics for weight, dental care and senior pets", "Set up a blood-donor list of {p} dogs", "Supervised {a} student nurses and signed their log", "Reduced out-of-stock drugs by {p}%",
     "Bottle-fed orphaned hedgehogs through two winters", "Managed the isolation ward during a parvovirus outbreak", "Insured and serviced equipment worth {m}", "Introduced surgical checklists in both theatres"],
    ["Veterinary nurse at ease with both ends of a large dog and with worried owners.", "RVN with hospital and charity background; emergency work is what I do best."])

DRIVER = Trade(
    "Logistics Coordinator", ["Warehouse Operative", "Delivery Driver", "Transport Clerk", "Logistics Coordinator", "Transport Manager"], ["Haulage", "Freight Forwarding BV", "Cold Chain", "Parcel Network", "Distribution Centre"],
    [("Higher Diploma", "Supply Chain Management"), ("BTEC National", "Transport and Logistics"), ("BA", "International Trade")],
    {"Transport": ["Route planning", "Tachograph law", "Customs declarations", "Incoterms"], "Systems": ["SAP TM", "Descartes", "Microlise", "Pivot tables"], "Languages of trade": ["Negotiation", "Shift handover"]},
    [("Transport Manager CPC", "Road Haulage Council"), ("Dangerous Goods Safety Adviser", "Northern Transport Board"), ("Counterbalance Forklift Licence", "Lift Training Register"), ("Category C+E", "")],
    ["Planned {p} departures a night for a fleet of {a} trucks", "Cleared customs for perishable goods in under {a} hours", "Lowered empty running by {p}%", "Renegotiated the tyre contract and saved {m}", "Investigated late deliveries and wrote the weekly note to clients",
     "Moved the depot across town over one weekend", "Loaded, strapped and checked refrigerated trailers", "Introduced driver debriefs of ten minutes", "Handled {a}00 parcels per shift with a scan rate of 99 per cent"],
    ["Transport planner who started on the forklift and still knows the drivers by name.", "Coordinator of cold-chain freight. Deadlines, dockets and decent coffee."],
    [("Empty Legs", "Board where small hauliers swap return loads", ["Airtable", "Zapier"])])

CARE = Trade(
    "Social Worker", ["Support Worker", "Family Support Worker", "Social Worker", "Senior Social Worker", "Team Manager"], ["Borough Council", "Family Trust", "Fostering Agency", "Housing Association", "Children's Centre"],
    [("MSW", "Social Work"), ("BA (Hons)", "Social Policy"), ("PGDip", "Child and Adolescent Mental Health")],
    {"Practice": ["Needs assessment", "Court reports", "Motivational interviewing", "Risk planning"], "Systems": ["Mosaic", "Liquidlogic", "Outlook"], "Personal": ["Boundaries", "Reflective supervision"]},
    [("Registered Social Worker", "Social Care Register"), ("Practice Educator Stage 2", "University of Thornbury"), ("Systemic Practice, Year 1", "Institute of Family Therapy"), ("Mental Health First Aid", "MHFA Ridley")],
    ["Held a caseload of {p} children under protection plans", "Wrote court reports that judges accepted without amendment", "Chaired {a} core groups every month", "Set up a drop-in for kinship carers", "Halved the backlog of unread referrals in {a} weeks",
     "Supervised {a} newly qualified workers", "Placed siblings together in {p}% of cases", "Negotiated tenancy support worth {m} for care leavers", "Accompanied families to benefits tribunals"],
    ["Social worker with {a} years of child protection and a preference for plain words.", "I help families keep going. Assessments that hold in court, visits that happen on time."])

HOTEL = Trade(
    "Front Office Manager", ["Night Porter", "Receptionist", "Guest Relations Agent", "Front Office Manager", "Hotel Manager"], ["Grand Hotel", "Lodge", "Hostels", "Resort & Spa", "Serviced Apartments"],
    [("Bachelor of Business Administration", "Hotel Management"), ("Diplôme", "Hospitality Operations"), ("Certificate IV", "Tourism")],
    {"Operations": ["Yield management", "Night audit", "Group check-in", "Complaint handling"], "Systems": ["Opera PMS", "Mews", "SiteMinder"], "Other": ["Upselling", "Duty management"]},
    [("Certified Front Desk Supervisor", "Hotel Education Institute"), ("Fire Warden", "Sandmarch Fire Service"), ("Revenue Strategy Essentials", "Lyngdal Business School")],
    ["Ran the desk of a {p}-room house with {a} agents", "Lifted the review score from 7.9 to 8.{a}", "Closed the night audit by 2 a.m. without a single carry-over", "Sold room upgrades worth {m} a season", "Rewrote the arrivals script with housekeeping",
     "Trained {a} receptionists from five countries", "Looked after a film crew for {a} weeks", "Cut check-in time by {p}% with pre-registration", "Stood in for the manager on duty"],
    ["Hotelier by choice, night owl by training.", "Front-of-house manager with seaside, city and ski seasons behind me."])

TRADES = [DENTAL, CHEF, CARPENTER, VET, DRIVER, CARE, HOTEL]

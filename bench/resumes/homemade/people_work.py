"""People who wrote their own page, in English: a bookkeeper, a nurse, a seafarer, a lorry driver, a soldier, a laboratory technician, a teacher."""

from kit.model import Card, Prize, Role, Study, Work

from .model import Person

GERALD = Person(
    "Gerald Pym-Hollis", "Bookkeeper", "gerald.pymhollis@example.com", "01632 960 417", "Kirkby Lonsdale LA6 2QT",
    "I am a careful bookkeeper of the old school who is at home with ledgers, VAT and awkward suppliers. Having spent three years looking after my late father I now wish to return to part-time work, preferably with a family firm.",
    [Role("Senior Bookkeeper", "Harrop & Daughters Ltd", "Kendal", "2009-04", "2019-06", intro="I was responsible for the purchase and sales ledgers of a feed merchant with three depots, and prepared the quarterly VAT returns and the year-end file for the accountants. During this time I moved the firm from paper to Sage without losing a day, and I wrote the handbook which the office still uses."),
     Role("Bookkeeper", "Westmorland Slate Co.", "Ambleside", "2001-09", "2009-03", intro="My work covered wages for 46 quarrymen, the weekly bank run and credit control. I recovered some £38,000 of old debts in my first year."),
     Role("Accounts Clerk", "Messrs Oddie and Thwaite", "Lancaster", "1994-07", "2001-08", intro="General office duties in a firm of chartered accountants: filing, incomplete records for farmers, and making up the tax returns of about sixty clients."),
     Role("Junior Clerk", "Furness Building Society", "Barrow", "1991", "1994")],
    [Study("Lancaster College of Further Education", "Lancaster", "BTEC National Diploma", "Business and Finance", "1989", "1991"), Study("Queen Elizabeth Grammar", "Kirkby Lonsdale", "O Levels", "", "1982", "1989", notes=["Seven passes incl. Mathematics and English"])],
    {"": ["Sage 50", "VAT returns", "Payroll", "Credit control", "Bank reconciliation"]},
    street="14 Tanyard Row", cards=[Card("Making Tax Digital for Bookkeepers", "Lakeland Tax School", "2022-10", "https://laketax.example.org/c/8841"), Card("Level 3 Diploma in Bookkeeping", "Guild of Ledger Keepers", "1998")],
    prizes=[Prize("Founder's Medal", "Harrop & Daughters Ltd", "2016", story="For ten clean audits")], tongues=[("English", "mother tongue"), ("French", "school level")], likes=["Bell ringing", "Fell walking", "Church accounts"],
    helping=[Role("Treasurer", "Kirkby Village Hall", "", "2012", "now")], personal=[("Date of birth", "4 March 1971"), ("Marital status", "Single"), ("Driving licence", "Full, clean")], referees=["Mrs A. Harrop, Harrop & Daughters Ltd, Kendal", "The Revd Peter Lunt, St Mary's Vicarage"])

NOMVULA = Person(
    "Nomvula Dlamini-Sithole", "Professional Nurse", "nomvula.ds@example.org", "+27 31 555 0148", "Pinetown 3610",
    "Registered nurse and midwife with 12 years of ward work, back in practice since 2022 after raising twins. Calm, punctual and good with frightened mothers.",
    [Role("Professional Nurse, Maternity", "Umlaas Valley Hospital", "Pinetown", "2022-02", "now", ["Caring for 8 to 11 mothers per night shift", "CTG monitoring and assisting at caesarean sections", "Teaching two student midwives each block"]),
     Role("Registered Nurse", "St Monica's Mission Hospital", "Eshowe", "2012-08", "2017-04", ["Labour ward and neonatal high care", "Kept the emergency trolley and the scheduled drug register"]),
     Role("Enrolled Nursing Auxiliary", "Durban South Clinic", "Durban", "2008-01", "2012-07", ["Immunisations, wound dressings, TB defaulter tracing"])],
    [Study("Nqutu College of Nursing", "Durban", "Diploma", "Nursing and Midwifery", "2009", "2012"), Study("Inanda Hills High School", "Inanda", "Matric", "", "2002", "2006", notes=["Distinction in Life Sciences"])],
    {"": ["Midwifery", "CTG interpretation", "Neonatal resuscitation", "Cannulation", "Drug register"]},
    street="27 Jacaranda Crescent", cards=[Card("Helping Babies Breathe", "Natal Paediatric Trust", "2023-03", "https://npt.example.org/verify/hbb-2203"), Card("Basic Life Support", "Resus Durban", "2024-01"), Card("SANC Registration 14402217", "South African Nursing Council", "2012")],
    prizes=[Prize("Nightingale Candle Award", "Umlaas Valley Hospital", "2023-05", "Winner"), Prize("Provincial Nursing Skills Competition", "KZN Midwives Forum", "2016", "2nd place", type="competition")], tongues=[("isiZulu", "home language"), ("English", "fluent"), ("Afrikaans", "basic")],
    likes=["Gospel choir", "Beadwork"], personal=[("Nationality", "South African"), ("SANC no.", "14402217")], referees=["Sr T. Mkhwanazi, Operational Manager, Umlaas Valley Hospital"], mobile2="+27 82 555 0119")

RUEL = Person(
    "Ruel B. Escabarte", "Second Officer", "ruel.escabarte@example.net", "+63 2 5550 1834", "Iloilo City, Philippines",
    "Second Officer with 9 years on product and chemical tankers. Vetting experience with oil majors, no claims, no repatriations.",
    [Role("Second Officer", "Corfield Tankers Pte", "Singapore", "2023-01", "now", ["Passage planning and ECDIS updates", "Medical officer on board, 24 crew"], "M/T Coral Heron, 46,000 DWT, IMO II chemical tanker"),
     Role("Third Officer", "Corfield Tankers Pte", "Singapore", "2020-03", "2022-10", ["LSA and FFA maintenance", "8-12 navigational watch"], "M/T Coral Egret, 38,000 DWT"),
     Role("Third Officer", "Baltazar Crewing Inc.", "Manila", "2018-06", "2019-12", ["Bunker surveys and garbage record book"], "M/T Lady Imelda, product tanker"),
     Role("Able Seaman", "Baltazar Crewing Inc.", "Manila", "2016-02", "2018-01", ["Tank cleaning, mooring, gangway watch in Tema and Lagos roads"]),
     Role("Deck Cadet", "Visayan Inter-Island Lines", "Cebu", "2014-05", "2015-05")],
    [Study("Iloilo Maritime Academy", "Iloilo City", "BS", "Marine Transportation", "2011", "2015"), Study("Jaro National High School", "Iloilo City", "High School Diploma", "", "2007", "2011")],
    {"": ["ECDIS", "GMDSS", "Cargo oil heating", "Passage planning", "SIRE inspections"]},
    street="Blk 9 Lot 4 Mabini St.", cards=[Card("STCW II/1 Officer in Charge of a Navigational Watch", "MARINA", "2018-04"), Card("Advanced Chemical Tanker Cargo Operations", "Panay Training Center", "2022-11", "https://panaytc.example.org/reg/52210"), Card("GMDSS General Operator", "NTC Philippines", "2017-09"), Card("Medical Care Onboard", "Panay Training Center", "2021-02")],
    prizes=[Prize("Best Safety Suggestion", "Corfield Tankers Pte", "2024", "1st place")], tongues=[("Hiligaynon", "native"), ("English", "Marlins 92%"), ("Tagalog", "fluent")], personal=[("Height / Weight", "172 cm / 70 kg"), ("Seaman's Book", "C0993412"), ("Civil status", "Married, 2 children"), ("Shoe size", "42")])

DWAYNE = Person(
    "Dwayne Kitteridge", "CDL-A Truck Driver", "dkitteridge@example.com", "(555) 010-4482", "Salina, KS 67401",
    "1.4 million miles, no chargeable accidents. Looking for regional flatbed or tanker, home weekends.",
    [Role("OTR Driver", "Prairie Star Freight", "Salina, KS", "2016-05", "now", ["48 states, 53 ft reefer, about 2,700 miles a week", "Trained 11 new drivers on mountain grades and chains"]),
     Role("Flatbed Driver", "Hutchins Steel Haul LLC", "Wichita, KS", "2011-10", "2016-04", ["Tarping coil and beam loads", "Oversize permits in KS, OK and TX"]),
     Role("Grain Truck Driver", "Co-op of Saline County", "Salina, KS", "2008-06", "2011-09", ["Harvest hauling, 14 hour days, scale tickets"]),
     Role("Yard Hand", "Bowker Auto Salvage", "Abilene, KS", "2006", "2008")],
    [Study("Flint Hills Technical Institute", "Emporia, KS", "Certificate", "Diesel Technology", "2006", "2007"), Study("Sacred Heart High School", "Salina, KS", "Diploma", "", "", "2006")],
    {"": ["Double clutching", "Load securement", "Electronic logs", "Reefer units", "Minor roadside repair"]},
    street="2209 County Road 18", cards=[Card("CDL Class A with Hazmat and Tanker endorsements", "Kansas DOR", "2008-05"), Card("DOT Medical Card", "", "2024-02"), Card("Smith System Defensive Driving", "Prairie Star Freight", "2019-08", "https://smithdrive.example.com/id/77120")],
    prizes=[Prize("Million Mile Driver", "Prairie Star Freight", "2022", story="Ring and jacket for a million miles without an accident"), Prize("Kansas Flatbed Driving Championship", "Kansas Haulers Association", "2015", "3rd place", type="competition")], likes=["Bass fishing", "High school wrestling"],
    helping=[Role("Assistant Wrestling Coach", "Sacred Heart High School", "", "2018", "now")], referees=["Lyle Bowker, Bowker Auto Salvage, (555) 010-2291"])

MARCUS = Person(
    "Marcus T. Oyelaran", "Staff Sergeant (E-6)", "marcus.oyelaran@example.org", "(555) 017-3309", "Hinesville, GA 31313",
    "Transitioning NCO with ten years in Army maintenance. Led 32 soldiers and $19M of vehicles; seeking a fleet or plant maintenance supervisor post. Secret clearance.",
    [Role("Maintenance Section Chief", "US Army", "Fort Stewart, GA", "2019-08", "now", ["Runs a motor pool of 140 vehicles at 94% readiness", "Writes training plans and evaluations for 32 soldiers", "Closed 611 work orders during a nine-month deployment to Poland"], "With the 3rd Sustainment Battalion"),
     Role("Squad Leader", "US Army", "Fort Bliss, TX", "2016-01", "2019-07", ["Led 9 mechanics; recovered 23 vehicles under night conditions"], "With the 115th Maintenance Company"),
     Role("Wheeled Vehicle Mechanic", "US Army", "Fort Bliss, TX", "2013-06", "2015-12"),
     Role("Tire Technician", "Okafor's Tire & Lube", "Macon, GA", "2011", "2013", ["Mounted and balanced 40 tires a day"])],
    [Study("Coastal Georgia Technical College", "Savannah, GA", "Associate of Applied Science", "Diesel Equipment Technology", "2020", "2023"), Study("Army NCO Academy", "Fort Bliss, TX", "Basic Leader Course", "", "", "2016")],
    {"": ["GCSS-Army", "Hydraulics", "Welding", "Preventive maintenance", "Shift planning"]},
    street="81 Peach Hollow Dr", cards=[Card("ASE T4 Brakes", "National Truck Institute", "2021-05", "https://ntinst.example.org/ase/t4-90113"), Card("OSHA 30-Hour", "OSHA Outreach", "2022-03"), Card("Forklift Operator", "US Army", "2017-11")],
    prizes=[Prize("Army Commendation Medal", "US Army", "2022", story="For readiness during deployment"), Prize("Mechanic of the Year contest", "FORSCOM", "2018", "Finalist", type="competition")], likes=["Barbecue", "Powerlifting"], personal=[("Security clearance", "Secret"), ("MOS", "91X"), ("Driver's license", "GA class C")])

PRIYANKA = Person(
    "Priyanka Venkataraghavan", "Laboratory Technician", "priyanka.v@example.edu", "+91 44 5550 0172", "Chennai 600042",
    "Medical laboratory technician with six years in haematology and water testing. Used to 300 samples a day and to NABL audits.",
    [Role("Laboratory Technician", "Meenakshi Diagnostics Pvt. Ltd.", "Chennai", "2021-04", "now", ["Running Sysmex and Mindray analysers, 300 samples per day", "Daily QC, Levey-Jennings charts and NABL paperwork", "Phlebotomy for home collection"]),
     Role("Junior Lab Technician", "Cauvery Water Board Laboratory", "Tiruchirappalli", "2018-07", "2021-03", ["BOD, COD and coliform counts in 60 river samples per week"]),
     Role("Trainee", "Government Rajam Hospital", "Madurai", "2018-01", "2018-06", intro="Six months rotation in biochemistry and blood bank.")],
    [Study("Thirumalai Arts and Science College", "Madurai", "B.Sc.", "Medical Laboratory Technology", "2014", "2017", notes=["First class, 78 %"]), Study("Vidya Mandir Higher Secondary School", "Dindigul", "HSC", "", "", "2014", notes=["91 %"])],
    {"Bench": ["Haematology", "ELISA", "Phlebotomy", "Titration"], "Computer": ["LIMS", "MS Excel"]},
    street="Flat 3B, Ashoka Nivas, 2nd Cross St", cards=[Card("ISO 15189 Internal Auditor", "Deccan Quality Forum", "2023-06", "https://dqf.example.org/cert/IA-3071"), Card("DMLT Registration", "TN Paramedical Council", "2018")],
    prizes=[Prize("Poster Competition", "South India Lab Technologists Meet", "2022-11", "2nd Prize", "On haemolysis in tube transport", "https://siltm.example.org/2022/posters", type="competition")],
    works=[Work("Low-cost turbidity meter", "Photodiode meter for village wells, tested at 14 sites", ["Arduino", "C", "MS Excel"], "2020-01", "2020-09", "https://code.example.org/priya/turbid")],
    tongues=[("Tamil", "mother tongue"), ("English", "good"), ("Hindi", "basic")], likes=["Carnatic music", "Kolam"], papers=["Venkataraghavan P, Selvi M: Coliform trends in the lower Cauvery. Indian J Water Test 2021; 8:44-49"], personal=[("Date of Birth", "17.09.1996"), ("Father's Name", "R. Venkataraghavan"), ("Marital Status", "Unmarried")])

BETHAN = Person(
    "Bethan Prydderch", "Primary School Teacher", "b.prydderch@example.org", "07700 900 846", "Machynlleth SY20 8AX",
    "Bilingual primary teacher and science coordinator, fourteen years in small rural schools. I believe that children learn with their hands first.",
    [Role("Year 5/6 Teacher and Science Coordinator", "Ysgol Bro Ddyfi Fach", "Machynlleth", "2015-09", "now", ["Mixed class of 27, two thirds Welsh first language", "Started a weather station whose readings are used by the county", "Mentor to newly qualified teachers"]),
     Role("Year 3 Teacher", "St. Padarn's Primary School", "Aberystwyth", "2011-09", "2015-08", ["Led phonics for the infants", "Organised the residential at Glan-llyn four years running"]),
     Role("Supply Teacher", "Powys Education Agency", "Newtown", "2010-09", "2011-07"),
     Role("Au pair", "Famille Delacroix-Monin", "Annecy", "2006", "2007")],
    [Study("University of Mid Wales", "Aberystwyth", "PGCE", "Primary Education", "2009", "2010"), Study("University of Mid Wales", "Aberystwyth", "BSc", "Environmental Science", "2007", "2009", notes=["2:1"]), Study("Ysgol Uwchradd Dyffryn", "Dolgellau", "A Levels", "", "", "2006", notes=["Biology B, French A, Welsh A"])],
    {"": ["Phonics", "Outdoor learning", "Safeguarding", "Welsh-medium teaching", "Google Classroom"]},
    street="Tŷ Isaf, Heol y Capel", cards=[Card("Forest School Leader Level 3", "Greenwood Training Cymru", "2018-06", "https://greenwood.example.org/leaders/1187"), Card("Paediatric First Aid", "Ambiwlans Bach", "2023-09")],
    prizes=[Prize("Primary Science Teacher Award", "Science Teaching Trust of Wales", "2019-10", "Winner", "", "https://sttw.example.org/awards/2019", type="achievement"), Prize("Recitation Competition", "Eisteddfod Powys", "2014", "3rd place", type="competition")],
    works=[Work("Gorsaf Dywydd Dyfi", "Children's weather station with a public web page", ["micro:bit", "Scratch"], "2016-02", "2018-07", "https://tywydd.example.org")],
    tongues=[("Welsh", "first language"), ("English", "bilingual"), ("French", "good")], likes=["Choir", "Sea swimming"], helping=[Role("Brownie Leader", "1st Machynlleth Brownies", "", "2016", "2021")], referees=["Mr Dafydd Ellis-Wynne, Headteacher, Ysgol Bro Ddyfi Fach"])

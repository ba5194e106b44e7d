"""Names, places, schools and awards that people are drawn from."""

from kit.model import Prize

NAMES = """Harriet Colquhoun|Tomasz Wieczorek|Adaeze Nwachukwu-Reid|Benedikt Aschauer|Siobhán Ní Dhomhnaill|Rafael de la Peña|Kwame Boateng-Mills|Annelies van den Berg
Yuto Kanzaki|Priyanka Venkataraghavan|Gaspard Lemoine|Ottoline Fairweather|Mehmet Çağlar|Beatriz Sampaio Leite|Declan O'Rourke|Ingeborg Tveiten|Li Wenjun|Marguerite St. Clair
Nikolai Drăgulescu|Fatoumata Diabaté|Callum J. Prentice|Ewa Szymańska-Cole|Javier Ibáñez Robledo|Hana Novotná|Theodore K. Whitlock|Aino Rautiainen|Sunil Wickramaratne|Delphine Okafor
Bartholomew Quist|Lucía Ferrándiz|Stellan Åkerblom|Ruth Abernethy|Dimitra Papakonstantinou|Emeka Uzoma|Florence Trelawney|Kasper Vestergaard Lund|Nadia El-Khatib|Oisín Brannigan
Pilar Montoro|Geraint Llewellyn|Zsófia Halmos|Amara Sithole|Hugo Teixeira|Maeve Calloway|Anton Berezin|Chidinma Eze|Lotte Hoogendijk|Samuel T. Ashworth-Bligh
Miriam Goldfarb|Vikram Sethuraman|Clementine Rudd""".replace("\n", "|").split("|")

PLACES = ["Leeds, UK", "Galway, Ireland", "Portland, OR", "Antwerp, Belgium", "Halifax, NS", "Wellington, New Zealand", "Lyon, France", "Durban, South Africa", "Madison, WI 53703", "Ghent", "Cardiff", "Valencia, Spain", "Singapore",
          "Trondheim, Norway", "Pune, India", "Graz, Austria", "Perth, WA", "Newcastle upon Tyne", "Savannah, Georgia", "Tartu, Estonia", "Winnipeg, Manitoba", "Aarhus, Denmark"]
STREETS = ["14 Tanner's Row, Leeds LS2 7PQ", "Flat 3, 88 Quay Street, Bristol BS1 4RW", "2207 Alder Court, Madison, WI 53703", "Kanaalkade 41, 9000 Ghent, Belgium", "61 Marram Lane, Wellington 6011"]
STEMS = ["Hollowfield", "Carrick & Dunn", "Bellweather", "Oriel", "Sandmarch", "Thornbury Vale", "Vasterholm", "Kestrel Point", "Penhallow", "Ardenne", "Tarkowski", "Northgate Quay", "Silverbirch", "Aldermoor", "Ridley Cross",
         "Eastwick", "Juniper & Holt", "Saltmarsh", "Okonjo Brothers", "Lyngdal", "Fairlight", "Copper Lane", "Windrush", "De Witte", "St. Brannoc's", "Meridian West", "Abelard", "Corvina"]
SCHOOLS = ["University of Thornbury", "Penhallow Polytechnic", "Lyngdal Business School", "Royal Aldermoor College", "Universidad San Telmo", "Saltmarsh Technical Institute", "École Supérieure d'Ardenne", "Eastwick College of Further Education",
           "Hogeschool De Witte", "Vasterholm University of Applied Sciences", "Queen Maud University", "Ridley Cross State University", "Indian Institute of Applied Studies, Karvenagar", "Università di Montefalto", "Trinity Hall, Marchester"]
TONGUES = ["Dutch", "Italian", "Mandarin", "Hindi", "Norwegian", "Irish", "Turkish", "Czech", "Greek", "Swahili", "French", "Spanish"]
LEVELS = ["mother tongue", "professional working proficiency", "B2", "C1", "A2", "elementary", "bilingual", "conversational"]
LIKES = ["Fell running", "Ceramics", "Beekeeping", "Chess problems", "Amateur radio", "Bread baking", "Bouldering", "Restoring bicycles", "Choral music", "Bird ringing", "Allotment gardening", "Improvised theatre", "Crosswords", "Sea kayaking"]
HELPING = [("Treasurer", "Aldermoor Allotment Society", "Kept the books of 140 plots and chaired two general meetings"), ("Befriender", "Evening Line Charity", "Weekly calls with isolated older people"), ("Coach", "Windrush Junior Rowing Club", "Coached the under-14 crews on Saturdays"),
           ("Driver", "Thornbury Community Fridge", "Collected surplus food from nine shops"), ("Trustee", "Copper Lane Youth Theatre", "Oversaw safeguarding and a refurbishment appeal"), ("Guide", "Saltmarsh Nature Reserve", "Led monthly walks for schools")]
LINKS = ["linkedin.com/in/{slug}-example", "https://{slug}.example.com", "github.com/{slug}-example", "www.{slug}.example.org", "{slug}.example.net/portfolio"]
TAILS = ["", "", "", "", ", now standard across the group", " despite a hiring freeze", " alongside two job-share colleagues", " before the regulator's visit", ", praised in the annual review", " in the first six months", " for the Benelux and Nordic sites", "; handed over with full notes"]

PRIZES = [
    Prize("Employee of the Year", "Thornbury Vale Chamber of Commerce", story="Nominated by {a} clients"),
    Prize("Founders' Scholarship", "Royal Aldermoor College", story="Covered half of the tuition fees"),
    Prize("Chairman's Commendation", "Juniper & Holt", story="For steering the office through the flood of 2019"),
    Prize("Young Professional Bursary", "Institute of Workplace Practice"),
    Prize("First-Year Essay Prize", "Penhallow Polytechnic", story="Essay on the history of municipal water"),
    Prize("Volunteer Recognition Certificate", "Sandmarch Town Council"),
    Prize("Saltmarsh Case Challenge", "Lyngdal Business School", story="Presented a turnaround plan to {a} judges", place="Finalist", type="competition"),
    Prize("Regional Skills Olympiad", "Guild of Northern Trades", story="Timed practical test over two days", place="1st place", type="competition"),
    Prize("Intervarsity Moot Competition", "Oriel Law Society", place="Runner-up", type="competition"),
    Prize("Vasterholm Poster Competition", "Vasterholm University of Applied Sciences", story="Poster about shift patterns", place="Top 10", type="competition"),
    Prize("National Pitch Contest", "Abelard Foundation", place="3rd Place", type="competition", story="Five-minute pitch before {a} investors"),
    Prize("HackTheHarbour", "Port Authority of Sandmarch", story="Berth planner built in 36 hours", place="Winner", type="hackathon"),
    Prize("Open Transit Hackathon", "Kestrel Point Labs", story="Wrote a delay forecast with a team of {a}", place="2nd Place", type="hackathon"),
    Prize("Civic Data Hack Day", "Marchester City Library", place="Audience award", type="hackathon"),
]

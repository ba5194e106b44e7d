"""Prizes, volunteering, languages and pastimes that anyone may have."""

# title, type, awarding body, story, placings ("" when a title says it all)
PRIZES = [
    ("Golden Thimble for Craft", "achievement", "Guild of Makers", "For a decade of teaching apprentices", [""]),
    ("Safety Suggestion of the Year", "achievement", "Works Council", "Mirrors at the blind corner of the yard", [""]),
    ("Founders' Scholarship", "achievement", "Larkhill Foundation", "Two years of tuition and a room", [""]),
    ("Under 35 to Watch", "achievement", "Trade Post Weekly", "", ["Top 10", "Shortlisted"]),
    ("Civic Medal", "achievement", "Municipality of Orvanne", "Night shifts during the flood", ["", "Silver"]),
    ("Customer Voice Prize", "achievement", "Midlands Chamber of Commerce", "Voted by 900 customers", ["Finalist", "Winner"]),
    ("Young Professional Bursary", "achievement", "Rotary Club Vellmar", "", [""]),
    ("National Skills Championship", "competition", "SkillsNation", "Three days, one workbench, eleven rivals", ["Gold medal", "2nd place", "4th place"]),
    ("River Cities Pitch Contest", "competition", "Enterprise Hub Danubia", "Six minutes and one prototype", ["Runner-up", "Finalist", "1st Prize"]),
    ("Regional Apprentice Challenge", "competition", "Chamber of Crafts Oberland", "", ["Winner", "Third place"]),
    ("Intervarsity Case Competition", "competition", "Tollgate Business School", "Turned around an imaginary ferry line", ["2nd out of 48 teams", "Semi-finalist"]),
    ("Mother Tongue Translation Contest", "competition", "Language Bridge Society", "Poem of 40 lines in an afternoon", ["Honourable mention", "First prize"]),
    ("Open Water Rescue Cup", "competition", "Lifeguard Federation", "", ["Team bronze", "Champion"]),
    ("HackTheHarvest Hackathon", "hackathon", "AgriNode", "Weather alerts by plain text message", ["1st Place", "Best Newcomer"]),
    ("Night of Code Hackathon", "hackathon", "Stadtwerke Lindach", "Meter readings from photographs in 20 hours", ["3rd place", "Audience Award"]),
    ("Museum Data Hackathon", "hackathon", "Open Shelf Network", "Mapped 4,000 letters to streets", ["Winner", "Runner-up"]),
    ("Ctrl+Alt+Care Hackathon", "hackathon", "Region Midtjord", "Bed finder for two hospitals", ["Top 5", "Winner"]),
]
HELPING = [
    ("Lifeboat Crew", "Coastguard Station Tarness", "Shouts in all weathers, one night in four"), ("Trainer, under-11s", "Wanderers Football Club", "Two sessions a week and a lot of laces"), ("Reading Mentor", "Library on Wheels", "Forty minutes with one child on Tuesdays"),
    ("Treasurer", "Allotment Association Südhang", "Kept the water bills fair"), ("Repair Café Host", "Fixit Fridays", "Toasters, mostly"), ("Crisis Line Listener", "NightOwl Listening Service", ""), ("Trail Warden", "Ridgeway Ramblers", "Cleared eleven miles of path"),
]
TONGUES = ["German", "French", "Spanish", "Italian", "Dutch", "Swedish", "Japanese", "Yoruba", "Hindi", "Welsh", "Turkish", "Arabic", "Catalan", "Finnish"]
LEVELS = ["B1", "C1", "A2", "native", "fluent", "working knowledge", "mother tongue", "conversational"]
LIKES = ["Bell ringing", "Bouldering", "Choir", "Letterpress", "Fell running", "Bee keeping", "Board games", "Cold-water swimming", "Restoring radios", "Birdwatching", "Tango", "Mushroom foraging", "Chess problems", "Crochet"]
PAPERS = ["“Counting What Counts”, Journal of Applied Practice 12(3), 2021", "“Notes from a Wet Summer”, The Practitioner, 2019", "“Two Towns, One Method”, Proceedings of the Norrland Symposium, 2022"]
NOTES = ["Grade: 1.7", "GPA 3.7 / 4.0", "Upper second class", "with distinction", "Thesis: Small Repairs in Large Systems", "Erasmus term in Trieste", "Modules: statistics, ethics, field methods"]
SCHOOLS = [
    ("Wexcombe Polytechnic", "Wexcombe"), ("Universität Lindach", "Lindach"), ("Tollgate Business School", "London"), ("University of the Outer Isles", "Stornoway"), ("Universidade do Cabo Verdelho", "Porto"), ("Institut Supérieur des Arts Appliqués de Morvan", "Dijon"),
    ("Larkhill State University", "Larkhill, OH"), ("Carrickmore Institute of Technology", "Sligo"), ("Högskolan i Fjällnäs", "Fjällnäs"), ("Escuela Técnica del Poniente", "Almería"), ("National Academy of Trades", "Melbourne"), ("Università degli Studi di Valsorda", "Valsorda"),
    ("St Winifred's University College", "Durham"), ("Ashgabel Community College", "Ashgabel, WA"), ("Berufskolleg Nordring", "Bochum"), ("Kobayashi Women's College", "Nara"), ("Prairie A&M University", "Kearney, NE"), ("Hanze Noord Hogeschool", "Zwolle"),
]

"""Short month names, headings and small words in the seven languages of this set."""

SHORT = {
    "en": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(), "de": "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.".split(),
    "fr": "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(), "es": "ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.".split(),
    "nl": "jan feb mrt apr mei jun jul aug sep okt nov dec".split(), "pl": "sty lut mar kwi maj cze lip sie wrz paź lis gru".split(), "sv": "jan feb mars april maj juni juli aug sep okt nov dec".split(),
}
NOW = {"en": "present", "de": "heute", "fr": "aujourd’hui", "es": "actualidad", "nl": "heden", "pl": "obecnie", "sv": "nuvarande"}
SINCE = {"en": "since", "de": "seit", "fr": "depuis", "es": "desde", "nl": "sinds", "pl": "od", "sv": "sedan"}
TO = {"en": "to", "de": "bis", "fr": "à", "es": "a", "nl": "tot", "pl": "do", "sv": "till"}
EXPECTED = {"en": "expected", "de": "voraussichtlich", "fr": "prévu en", "es": "previsto", "nl": "verwacht", "pl": "przewidywany", "sv": "beräknad"}
IN = {"en": " in ", "de": ", ", "fr": " en ", "es": " en ", "nl": " ", "pl": ", ", "sv": " i "}
TOOLS = {"en": ["Technologies", "Tools", "Stack", "Built with"], "de": ["Technologien", "Werkzeuge"], "fr": ["Technologies", "Outils"], "es": ["Tecnologías", "Herramientas"], "nl": ["Technologieën", "Hulpmiddelen"], "pl": ["Technologie", "Narzędzia"], "sv": ["Teknik", "Verktyg"]}
SHOW = {"en": ["View certificate", "Credential"], "de": ["Zertifikat"], "fr": ["Attestation"], "es": ["Certificado"], "nl": ["Certificaat"], "pl": ["Certyfikat"], "sv": ["Visa intyg"]}
MORE = {"en": "Link", "de": "Link", "fr": "Lien", "es": "Enlace", "nl": "Link", "pl": "Link", "sv": "Länk"}
REFS = {"en": "References available on request.", "de": "Referenzen auf Anfrage.", "fr": "Références sur demande.", "es": "Referencias disponibles a petición.", "nl": "Referenties op aanvraag.", "pl": "Referencje na życzenie.", "sv": "Referenser lämnas på begäran."}
BORN = {"en": "Date of birth", "de": "Geburtsdatum", "fr": "Date de naissance", "es": "Fecha de nacimiento", "nl": "Geboortedatum", "pl": "Data urodzenia", "sv": "Född"}
LABELS = {
    "en": {"who": "Name", "place": "Address", "phone": "Telephone", "email": "Email", "web": "Online", "span": "Dates", "work": "Employer", "title": "Position", "tasks": "Duties", "school": "School", "degree": "Award", "issuer": "Awarding body", "name": "Title", "date": "Date", "link": "Link", "place_won": "Result"},
    "de": {"who": "Name", "place": "Anschrift", "phone": "Telefon", "email": "E-Mail", "web": "Internet", "span": "Zeitraum", "work": "Arbeitgeber", "title": "Funktion", "tasks": "Aufgaben", "school": "Schule", "degree": "Abschluss", "issuer": "Aussteller", "name": "Titel", "date": "Datum", "link": "Link", "place_won": "Ergebnis"},
    "fr": {"who": "Nom", "place": "Adresse", "phone": "Téléphone", "email": "E-mail", "web": "En ligne", "span": "Période", "work": "Employeur", "title": "Fonction", "tasks": "Missions", "school": "École", "degree": "Diplôme", "issuer": "Organisme", "name": "Intitulé", "date": "Date", "link": "Lien", "place_won": "Résultat"},
    "es": {"who": "Nombre", "place": "Dirección", "phone": "Teléfono", "email": "Correo electrónico", "web": "En línea", "span": "Fechas", "work": "Empresa", "title": "Cargo", "tasks": "Tareas", "school": "Centro", "degree": "Título", "issuer": "Entidad", "name": "Denominación", "date": "Fecha", "link": "Enlace", "place_won": "Resultado"},
    "nl": {"who": "Naam", "place": "Adres", "phone": "Telefoon", "email": "E-mail", "web": "Online", "span": "Periode", "work": "Werkgever", "title": "Functie", "tasks": "Taken", "school": "School", "degree": "Diploma", "issuer": "Uitgever", "name": "Titel", "date": "Datum", "link": "Link", "place_won": "Resultaat"},
    "pl": {"who": "Imię i nazwisko", "place": "Adres", "phone": "Telefon", "email": "E-mail", "web": "Internet", "span": "Okres", "work": "Pracodawca", "title": "Stanowisko", "tasks": "Obowiązki", "school": "Szkoła", "degree": "Dyplom", "issuer": "Wydawca", "name": "Nazwa", "date": "Data", "link": "Link", "place_won": "Wynik"},
    "sv": {"who": "Namn", "place": "Adress", "phone": "Telefon", "email": "E-post", "web": "Webb", "span": "Period", "work": "Arbetsgivare", "title": "Befattning", "tasks": "Arbetsuppgifter", "school": "Skola", "degree": "Examen", "issuer": "Utfärdare", "name": "Titel", "date": "Datum", "link": "Länk", "place_won": "Resultat"},
}
HEADS = {
    "en": {
        "contact": ["Personal Details", "Contact Information"], "about": ["Profile", "Personal Statement", "Summary", "About", "Career Summary", "Professional Summary"], "roles": ["Work Experience", "Employment History", "Career History", "Experience", "Professional Experience", "Employment", "Work History"],
        "studies": ["Education", "Education and Qualifications", "Academic Background", "Education and Training", "Training and Education"], "skills": ["Skills", "Key Skills", "Core Competencies", "Skills and Expertise", "Technical Skills", "Areas of Expertise"],
        "cards": ["Certifications", "Certificates", "Licences and Certifications", "Professional Certifications", "Training and Certificates", "Courses and Certificates"], "prizes": ["Awards", "Achievements", "Honors & Awards", "Awards and Achievements", "Prizes and Awards"], "hacks": ["Hackathons"], "contests": ["Competitions", "Competitions Entered"],
        "works": ["Projects", "Selected Projects", "Personal Projects", "Notable Projects"], "tongues": ["Languages", "Language Skills"], "likes": ["Interests", "Hobbies and Interests", "Personal Interests"], "helping": ["Volunteering", "Voluntary Work", "Volunteer Experience"], "clubs": ["Memberships", "Professional Memberships", "Affiliations"], "papers": ["Publications", "Selected Publications"],
    },
    "de": {
        "contact": ["Persönliche Angaben", "Zur Person"], "about": ["Profil", "Kurzvorstellung", "Zusammenfassung"], "roles": ["Berufserfahrung", "Berufliche Laufbahn", "Berufliche Stationen"], "studies": ["Aus- und Weiterbildung", "Schule und Ausbildung", "Bildung"], "skills": ["Kompetenzen", "Fertigkeiten", "Fachliche Stärken"], "cards": ["Zertifikate", "Zusatzqualifikationen", "Scheine und Zertifikate"],
        "prizes": ["Auszeichnungen", "Preise"], "hacks": ["Hackathons"], "contests": ["Wettbewerbe"], "works": ["Projekte", "Eigene Projekte"], "tongues": ["Sprachen", "Fremdsprachen"], "likes": ["Hobbys", "Interessen"], "helping": ["Ehrenamtliche Tätigkeit", "Ehrenamt"], "clubs": ["Mitgliedschaften"], "papers": ["Veröffentlichungen"],
    },
    "fr": {
        "contact": ["Coordonnées", "État civil"], "about": ["Profil", "À propos", "Résumé"], "roles": ["Expérience professionnelle", "Expériences professionnelles", "Parcours"], "studies": ["Formation", "Études et diplômes", "Formations"], "skills": ["Compétences", "Domaines de compétence"], "cards": ["Certifications", "Certificats et habilitations"],
        "prizes": ["Prix et distinctions", "Récompenses"], "hacks": ["Hackathons"], "contests": ["Concours"], "works": ["Projets", "Projets personnels"], "tongues": ["Langues", "Langues parlées"], "likes": ["Loisirs", "Centres d’intérêt"], "helping": ["Bénévolat", "Engagement associatif"], "clubs": ["Affiliations"], "papers": ["Publications"],
    },
    "es": {
        "contact": ["Datos personales"], "about": ["Perfil profesional", "Acerca de mí", "Resumen profesional"], "roles": ["Experiencia laboral", "Experiencia profesional", "Historial laboral"], "studies": ["Educación", "Formación académica", "Estudios"], "skills": ["Habilidades", "Competencias técnicas", "Conocimientos"], "cards": ["Certificaciones", "Cursos y certificaciones"],
        "prizes": ["Premios y reconocimientos", "Logros"], "hacks": ["Hackathons"], "contests": ["Competiciones"], "works": ["Proyectos", "Proyectos personales"], "tongues": ["Idiomas"], "likes": ["Intereses"], "helping": ["Voluntariado", "Trabajo voluntario"], "clubs": ["Asociaciones"], "papers": ["Publicaciones"],
    },
    "nl": {
        "contact": ["Persoonlijke gegevens"], "about": ["Profiel", "Samenvatting", "Persoonlijk profiel"], "roles": ["Werkervaring", "Professionele ervaring", "Arbeidsverleden"], "studies": ["Opleiding", "Opleidingen", "Onderwijs"], "skills": ["Vaardigheden", "Competenties", "Kerncompetenties"], "cards": ["Certificaten", "Certificeringen", "Diploma’s en certificaten"],
        "prizes": ["Prijzen en onderscheidingen", "Prestaties"], "hacks": ["Hackathons"], "contests": ["Wedstrijden"], "works": ["Projecten", "Persoonlijke projecten"], "tongues": ["Talen", "Talenkennis"], "likes": ["Interesses", "Hobby’s"], "helping": ["Vrijwilligerswerk"], "clubs": ["Lidmaatschappen"], "papers": ["Publicaties"],
    },
    "pl": {
        "contact": ["Dane osobowe"], "about": ["Profil", "Podsumowanie zawodowe", "O mnie"], "roles": ["Doświadczenie zawodowe", "Historia zatrudnienia", "Kariera zawodowa"], "studies": ["Wykształcenie", "Edukacja"], "skills": ["Umiejętności", "Kluczowe umiejętności", "Kompetencje zawodowe"], "cards": ["Certyfikaty", "Kursy i certyfikaty", "Uprawnienia i certyfikaty"],
        "prizes": ["Nagrody i wyróżnienia", "Osiągnięcia"], "hacks": ["Hackathony"], "contests": ["Konkursy"], "works": ["Projekty", "Projekty własne"], "tongues": ["Języki obce", "Języki"], "likes": ["Zainteresowania", "Hobby"], "helping": ["Wolontariat", "Działalność społeczna"], "clubs": ["Członkostwo"], "papers": ["Publikacje"],
    },
    "sv": {
        "contact": ["Personuppgifter", "Kontaktuppgifter"], "about": ["Profil", "Om mig", "Sammanfattning"], "roles": ["Arbetslivserfarenhet", "Anställningar", "Yrkeserfarenhet"], "studies": ["Utbildning", "Utbildningar"], "skills": ["Kompetenser", "Färdigheter", "Kunskaper"], "cards": ["Certifikat", "Kurser och certifikat", "Certifieringar"],
        "prizes": ["Utmärkelser", "Priser och utmärkelser"], "hacks": ["Hackathon"], "contests": ["Tävlingar"], "works": ["Projekt", "Egna projekt"], "tongues": ["Språk", "Språkkunskaper"], "likes": ["Intressen", "Fritidsintressen"], "helping": ["Ideellt arbete", "Ideella uppdrag"], "clubs": ["Medlemskap"], "papers": ["Publikationer"],
    },
}

"""Headings, labels of forms and small words in the languages of this set."""

NOW = {"en": "present", "de": "heute", "fr": "aujourd'hui", "es": "actualidad", "it": "oggi", "tr": "halen", "pl": "obecnie", "nl": "heden"}
TITLES = {"en": "Curriculum Vitae", "de": "Lebenslauf", "fr": "Curriculum Vitae", "es": "Currículum Vitae", "it": "Curriculum Vitae", "tr": "Özgeçmiş", "pl": "Życiorys", "nl": "Curriculum Vitae"}
HEADS = {
    "en": {
        "about": ["About Me", "Personal Profile", "Career Objective", "Summary"], "roles": ["Work History", "Employment", "Jobs Held", "Work Experience", "Employment Record"], "studies": ["Education", "Schooling", "Education and Qualifications", "Schools Attended"],
        "skills": ["Skills", "What I can do", "Key Skills", "Abilities"], "cards": ["Certificates", "Licences and Certificates", "Courses and Tickets", "Training"], "prizes": ["Awards", "Prizes and Awards", "Honours", "Achievements"],
        "works": ["Projects", "Things I have built", "Selected Projects"], "tongues": ["Languages", "Languages spoken"], "likes": ["Hobbies", "Interests", "Spare time"], "helping": ["Voluntary Work", "Volunteering"], "papers": ["Publications"], "personal": ["Personal Details", "Personal Information"], "referees": ["References", "Referees"],
    },
    "de": {
        "about": ["Über mich", "Kurzprofil"], "roles": ["Berufserfahrung", "Beruflicher Werdegang", "Berufstätigkeit", "Praxis"], "studies": ["Schul- und Berufsausbildung", "Ausbildung", "Schulbildung und Ausbildung"], "skills": ["Kenntnisse", "Kenntnisse und Fähigkeiten", "Besondere Kenntnisse"],
        "cards": ["Weiterbildung", "Lehrgänge und Zertifikate", "Fortbildungen"], "prizes": ["Auszeichnungen", "Preise und Auszeichnungen"], "works": ["Projekte"], "tongues": ["Sprachen", "Sprachkenntnisse"], "likes": ["Hobbys", "Interessen"], "helping": ["Ehrenamt", "Ehrenamtliche Tätigkeit"], "papers": ["Veröffentlichungen"], "personal": ["Persönliche Daten", "Angaben zur Person"], "referees": ["Referenzen"],
    },
    "fr": {
        "about": ["Profil", "Présentation"], "roles": ["Expérience professionnelle", "Parcours professionnel", "Emplois occupés"], "studies": ["Formation", "Études et diplômes", "Scolarité"], "skills": ["Compétences", "Savoir-faire"], "cards": ["Habilitations et certificats", "Formations complémentaires", "Stages et certificats"],
        "prizes": ["Distinctions", "Prix"], "works": ["Projets", "Réalisations"], "tongues": ["Langues"], "likes": ["Centres d'intérêt", "Loisirs", "Divers"], "helping": ["Bénévolat", "Vie associative"], "papers": ["Publications"], "personal": ["État civil"], "referees": ["Références"],
    },
    "es": {
        "about": ["Perfil", "Sobre mí", "Objetivo"], "roles": ["Experiencia laboral", "Trayectoria profesional", "Trabajos"], "studies": ["Estudios", "Formación académica", "Formación"], "skills": ["Conocimientos", "Aptitudes"], "cards": ["Cursos y carnés", "Certificados", "Formación complementaria"],
        "prizes": ["Premios", "Reconocimientos"], "works": ["Proyectos"], "tongues": ["Idiomas"], "likes": ["Aficiones", "Intereses"], "helping": ["Voluntariado"], "papers": ["Publicaciones"], "personal": ["Datos personales"], "referees": ["Referencias"],
    },
    "it": {
        "about": ["Profilo", "Presentazione"], "roles": ["Esperienze lavorative", "Esperienza professionale", "Lavori svolti"], "studies": ["Istruzione", "Titoli di studio", "Studi"], "skills": ["Competenze", "Conoscenze"], "cards": ["Corsi e attestati", "Abilitazioni", "Attestati"],
        "prizes": ["Premi e riconoscimenti", "Premi"], "works": ["Progetti"], "tongues": ["Lingue", "Lingue straniere"], "likes": ["Interessi", "Tempo libero"], "helping": ["Volontariato"], "papers": ["Pubblicazioni"], "personal": ["Dati personali"], "referees": ["Referenze"],
    },
    "tr": {
        "about": ["Hakkımda", "Özet"], "roles": ["İş Deneyimi", "İş Tecrübesi", "Çalıştığı Kurumlar"], "studies": ["Eğitim Bilgileri", "Eğitim", "Öğrenim Durumu"], "skills": ["Beceriler", "Yetenekler"], "cards": ["Sertifikalar", "Kurs ve Sertifikalar"], "prizes": ["Ödüller", "Ödül ve Başarılar"],
        "works": ["Projeler"], "tongues": ["Yabancı Dil", "Diller"], "likes": ["Hobiler", "İlgi Alanları"], "helping": ["Gönüllü Çalışmalar"], "papers": ["Yayınlar"], "personal": ["Kişisel Bilgiler"], "referees": ["Referanslar"],
    },
    "pl": {
        "about": ["O mnie", "Profil"], "roles": ["Doświadczenie zawodowe", "Przebieg pracy zawodowej"], "studies": ["Wykształcenie", "Edukacja"], "skills": ["Umiejętności"], "cards": ["Kursy i uprawnienia", "Szkolenia i certyfikaty"], "prizes": ["Nagrody", "Osiągnięcia"],
        "works": ["Projekty"], "tongues": ["Języki", "Języki obce"], "likes": ["Zainteresowania"], "helping": ["Wolontariat"], "papers": ["Publikacje"], "personal": ["Dane osobowe"], "referees": ["Referencje"],
    },
    "nl": {
        "about": ["Profiel", "Over mij"], "roles": ["Werkervaring", "Loopbaan"], "studies": ["Opleidingen", "Opleiding"], "skills": ["Vaardigheden", "Kennis en vaardigheden"], "cards": ["Cursussen en certificaten", "Cursussen"], "prizes": ["Prijzen", "Prijzen en onderscheidingen"],
        "works": ["Projecten"], "tongues": ["Talen", "Talenkennis"], "likes": ["Hobby's", "Vrije tijd"], "helping": ["Vrijwilligerswerk"], "papers": ["Publicaties"], "personal": ["Personalia"], "referees": ["Referenties"],
    },
}
_KEYS = "name address phone email employer position period duties school degree years issuer date client tools subject".split()
_LABELS = {
    "en": "Name,Address,Phone,E-mail,Employer,Position held,From - To,Duties,School,Qualification,Years,Issued by,Date,Client,Tools used,Subject",
    "de": "Name,Anschrift,Telefon,E-Mail,Arbeitgeber,Tätigkeit,Zeitraum,Aufgaben,Schule,Abschluss,Jahre,Aussteller,Datum,Kunde,Werkzeuge,Fach",
    "fr": "Nom,Adresse,Tél,E-mail,Employeur,Poste,Période,Tâches,Établissement,Diplôme,Années,Délivré par,Date,Client,Outils,Spécialité",
    "es": "Nombre,Dirección,Teléfono,Correo,Empresa,Puesto,Fechas,Tareas,Centro,Título,Años,Expedido por,Fecha,Cliente,Herramientas,Especialidad",
    "it": "Nome,Indirizzo,Telefono,E-mail,Datore di lavoro,Mansione,Periodo,Attività,Istituto,Titolo,Anni,Rilasciato da,Data,Cliente,Strumenti,Indirizzo di studio",
    "tr": "Adı Soyadı,Adres,Telefon,E-posta,Kurum,Görevi,Tarih,Görev tanımı,Okul,Derece,Yıl,Veren kurum,Tarih,Müşteri,Araçlar,Bölüm",
    "pl": "Imię i nazwisko,Adres,Telefon,E-mail,Pracodawca,Stanowisko,Okres,Obowiązki,Szkoła,Tytuł,Lata,Wydane przez,Data,Klient,Narzędzia,Kierunek",
    "nl": "Naam,Adres,Telefoon,E-mail,Werkgever,Functie,Periode,Taken,School,Diploma,Jaren,Uitgever,Datum,Opdrachtgever,Gebruikte middelen,Richting",
}
LABELS = {lang: dict(zip(_KEYS, text.split(","))) for lang, text in _LABELS.items()}

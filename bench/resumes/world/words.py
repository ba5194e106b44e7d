"""Headings and small words in the languages of this set."""

SHORT = {"janvier": "janv", "février": "févr", "avril": "avr", "juillet": "juil", "septembre": "sept"}
NOW = {"en": "Present", "de": "heute", "fr": "aujourd’hui", "es": "actualidad", "pt": "atual", "it": "oggi", "pl": "obecnie"}
PHONE = {"en": "Phone", "de": "Telefon", "fr": "Téléphone", "es": "Teléfono", "pt": "Telefone", "it": "Telefono", "pl": "Telefon"}
HOME = {"en": "Address", "de": "Anschrift", "fr": "Adresse", "es": "Dirección", "pt": "Endereço", "it": "Indirizzo", "pl": "Adres"}
MAIL = {"en": "Email", "de": "E-Mail", "fr": "E-mail", "es": "Correo", "pt": "E-mail", "it": "E-mail", "pl": "E-mail"}

_ORDER = "about roles studies skills cards prizes works tongues likes helping papers contact personal referees".split()
_WORDS = {
    "en": ["Professional profile/About/Career summary", "Work history/Professional experience/Career history", "Education/Academic background/Education & training", "Skills/Key competencies/Areas of expertise", "Certifications/Licences & certificates/Professional credentials",
           "Awards & recognition/Honours/Distinctions", "Projects/Selected projects/Portfolio projects", "Languages", "Interests/Outside work", "Volunteering/Community work", "Publications/Selected publications", "Contact", "Personal information", "References"],
    "de": ["Kurzprofil/Über mich", "Beruflicher Werdegang/Berufserfahrung", "Ausbildung/Bildungsweg", "Kenntnisse/Fachkenntnisse/Fähigkeiten", "Weiterbildung und Zertifikate/Zertifikate", "Auszeichnungen/Preise und Auszeichnungen", "Projekte/Ausgewählte Projekte", "Sprachen/Sprachkenntnisse", "Interessen/Hobbys", "Ehrenamt", "Veröffentlichungen", "Kontakt", "Persönliche Daten", "Referenzen"],
    "fr": ["Profil/À propos", "Expériences professionnelles/Parcours professionnel", "Formation/Diplômes et formations", "Compétences/Savoir-faire", "Certifications/Habilitations", "Distinctions/Prix et concours", "Projets/Réalisations", "Langues", "Centres d’intérêt/Loisirs", "Bénévolat", "Publications", "Contact", "État civil", "Références"],
    "es": ["Perfil/Sobre mí", "Experiencia profesional/Experiencia", "Formación/Educación", "Competencias/Aptitudes", "Certificados/Cursos y certificados", "Premios/Premios y reconocimientos", "Proyectos", "Idiomas", "Aficiones", "Voluntariado", "Publicaciones", "Contacto", "Datos personales", "Referencias"],
    "pt": ["Resumo profissional/Perfil", "Experiência profissional/Histórico profissional", "Formação acadêmica/Escolaridade", "Competências/Conhecimentos técnicos", "Certificações/Cursos complementares", "Prêmios/Prêmios e conquistas", "Projetos", "Idiomas", "Interesses", "Trabalho voluntário", "Publicações", "Contato", "Dados pessoais", "Referências"],
    "it": ["Profilo/Chi sono", "Esperienza lavorativa/Esperienze professionali", "Istruzione e formazione/Formazione", "Competenze/Capacità e competenze", "Certificazioni/Attestati", "Premi e riconoscimenti/Riconoscimenti", "Progetti", "Lingue", "Interessi", "Volontariato", "Pubblicazioni", "Contatti", "Dati personali", "Referenze"],
    "pl": ["Podsumowanie zawodowe/O mnie", "Doświadczenie zawodowe/Przebieg kariery", "Wykształcenie/Edukacja", "Umiejętności/Kompetencje", "Certyfikaty/Kursy i certyfikaty", "Nagrody i wyróżnienia/Osiągnięcia", "Projekty", "Języki obce/Języki", "Zainteresowania", "Wolontariat", "Publikacje", "Kontakt", "Dane osobowe", "Referencje"],
}
HEADS = {lang: {key: words.split("/") for key, words in zip(_ORDER, lines)} for lang, lines in _WORDS.items()}

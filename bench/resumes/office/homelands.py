"""People whose résumés follow the habits of their own country: Poland, Türkiye, India."""

from .person import NOW, Award, Certificate, Job, Person, Project, School

BOGUMILA = Person(
    "Bogumiła Jędrzejewska-Kruk", "Główna księgowa", "b.jedrzejewska-kruk@example.org", "+44 7700 900 142", "ul. Żurawia 8/14, 20-468 Lublin",
    "Samodzielna księgowa z czternastoletnim doświadczeniem w spółkach produkcyjnych i fundacjach. Cenię porządek w dokumentach i spokojny początek miesiąca.",
    jobs=(
        Job("Młyny Wieprza sp. z o.o.", "Główna księgowa", "Lublin", (2018, 10), NOW, ("Prowadzenie pełnej księgowości spółki zatrudniającej 160 osób", "Skrócenie zamknięcia miesiąca z dwunastu do pięciu dni", "Wdrożenie obiegu faktur bez papieru")),
        Job("Fundacja Zielone Zacisze", "Specjalistka ds. rozliczeń dotacji", "Zamość", (2013, 3), (2018, 9), ("Rozliczenie czternastu projektów unijnych bez korekt", "Przygotowanie sprawozdań dla biegłego rewidenta")),
        Job("Biuro Rachunkowe „Saldo” A. Pietrzyk", "Młodsza księgowa", "Zamość", (2010, 9), (2013, 2)),
    ),
    schools=(School("Wyższa Szkoła Rachunkowości w Lublinie", "magister", "Finanse i rachunkowość", "", 2008, 2010), School("Akademia Zamojszczyzny", "licencjat", "Ekonomia", "Zamość", 2005, 2008)),
    certificates=(Certificate("Certyfikat księgowy", "Stowarzyszenie Rachmistrzów", (2012, 6)), Certificate("Kurs kadrowo-płacowy", "Ośrodek Szkoleń Bystrzyca", (2016, 11))),
    skills=(("", ("Symfonia", "Płatnik", "Podatek VAT", "Sprawozdania finansowe", "MS Excel", "Dotacje unijne")),), languages=(("angielski", "B2"), ("rosyjski", "podstawowy")), interests=("pszczelarstwo", "szydełkowanie"), lang="pl",
)

ZBIGNIEW = Person(
    "Zbigniew Wąsowicz", "Spawacz TIG/MAG", "zwasowicz@example.com", "+44 7700 900 533", "Świnoujście", "",
    jobs=(
        Job("Stocznia Bałtyk Nowy S.A.", "Spawacz – brygadzista", "Szczecin", (2019, 6), NOW, ("Kierowanie ośmioosobową brygadą na kadłubach promów", "Spawanie rurociągów ze stali duplex", "Odbiory z towarzystwem klasyfikacyjnym bez poprawek od 2021 r.")),
        Job("Nordfjell Mekaniske AS", "Spawacz rurociągów", "Stavanger, Norwegia", (2014, 2), (2019, 3), ("Montaż modułów dla platform, zmiany po czternaście dni",)),
        Job("Zakład Ślusarski Wąsowicz i Syn", "Ślusarz", "Kamień Pomorski", (2008, 7), (2013, 12)),
    ),
    schools=(School("Technikum Mechaniczne w Świnoujściu", "technik", "Mechanik", "", 2004, 2008),),
    certificates=(Certificate("EN ISO 9606-1 (141, 135)", "Instytut Spawalnictwa Pomorze", (2023, 2)), Certificate("Uprawnienia na suwnice", "UDT", (2019, 9)), Certificate("Kurs pierwszej pomocy", "", (2022, 5))),
    skills=(("", ("Spawanie TIG", "Spawanie MAG", "Czytanie rysunku technicznego", "Stal duplex", "Prostowanie płomieniowe")),), languages=(("norweski", "komunikatywny"), ("angielski", "A2")), interests=("wędkarstwo morskie",), lang="pl",
)

CAGLA = Person(
    "Çağla Öztürkmen Işık", "Lojistik ve Dış Ticaret Uzmanı", "cagla.ozturkmen@example.net", "+44 1632 960 655", "Bornova / İzmir",
    "Sekiz yıldır ihracat operasyonu ve gümrük süreçlerinde çalışıyorum. Gemiyi değil, evrakı kaçırmamak gerektiğini bilirim.",
    jobs=(
        Job("Ege Rüzgârı Gıda San. ve Tic. A.Ş.", "Dış Ticaret Uzmanı", "İzmir", (2020, 11), NOW, ("Yılda 1.200 konteyner kuru incir ve üzüm ihracatının sevkiyat planı", "Akreditifli satışlarda evrak hatasını yüzde dörtten binde beşe indirdim", "Hamburg ve Rotterdam depolarının stok takibi")),
        Job("Körfez Gümrük Müşavirliği Ltd. Şti.", "Operasyon Sorumlusu", "Gebze", (2017, 8), (2020, 9), ("Günde otuz beyanname, üç kişilik ekip", "Yatırım teşvik belgeli makinelerin ithalatı")),
        Job("Anadolu Yelken Lojistik", "Stajyer", "İzmir", (2016, 6), (2016, 9)),
    ),
    schools=(School("Smyrna Üniversitesi", "Lisans", "Uluslararası Ticaret", "İzmir", 2012, 2017), School("Karşıyaka Gazi Anadolu Lisesi", "Lise", "", "", 2008, 2012)),
    certificates=(Certificate("Gümrük Müşavir Yardımcılığı", "Ticaret Eğitim Vakfı", (2019, 5)), Certificate("Tehlikeli Madde Güvenlik Danışmanlığı", "Liman Akademisi", (2022, 3))),
    skills=(("", ("SAP SD", "Incoterms 2020", "Akreditif", "Gümrük mevzuatı", "BİLGE sistemi")),), languages=(("İngilizce", "C1"), ("Almanca", "B1")), interests=("yelken", "seramik"), lang="tr",
    volunteering=(Job("Mavi Kıyı Derneği", "Gönüllü", "", (2018, 1), NOW),),
)

PRASANNA = Person(
    "K. Sai Lakshmi Prasanna", "B.Tech Fresher", "ksl.prasanna@example.com", "+91 00555 01142", "Dilsukhnagar, Hyderabad – 500060",
    "To obtain a challenging position in a reputed organization where I can apply my knowledge of VLSI and embedded programming for the growth of the company and myself.",
    jobs=(Job("Deccan Semicon Labs Pvt. Ltd.", "Intern – Verification", "Hyderabad", (2024, 5), (2024, 7), ("Wrote 46 directed tests in SystemVerilog for an I2C controller", "Prepared coverage report for weekly review with guide")),),
    schools=(School("Sri Venkata Institute of Engineering", "B.Tech", "Electronics & Communication Engineering", "JNTU Telangana", None, 2025, "8.41 CGPA"), School("Narmada Junior College", "Intermediate", "MPC", "Board of Intermediate Education", None, 2021, "96.2%"),
             School("Vidya Jyothi High School", "SSC", "", "Board of Secondary Education", None, 2019, "9.8 GPA")),
    certificates=(Certificate("Introduction to Embedded Systems", "NPTEL", (2023, 10)), Certificate("Python for Beginners", "Udemy", (2022, 0))),
    awards=(Award("Smart City Hackathon", "Telangana Innovation Cell", 2023, "", "Second Prize", "hackathon"), Award("Merit Scholarship", "Sri Venkata Institute of Engineering", 2022)),
    projects=(Project("Automatic Railway Gate with GSM Alert", "Gate closes when vibration sensor detects train at 2 km and SMS is sent to gatekeeper. Team size 4, my role was coding and testing.", ("Arduino Uno", "SIM800L", "Embedded C")),
              Project("FPGA based Vending Machine", "Finite state machine in Verilog accepting three coins, synthesised on Spartan-6.", ("Verilog", "Xilinx ISE"))),
    skills=(("Programming Languages", ("C", "Python", "Verilog")), ("Tools", ("Xilinx Vivado", "MATLAB", "Proteus")), ("Operating Systems", ("Windows", "Linux"))),
    languages=(("Telugu", "read, write, speak"), ("English", "read, write, speak"), ("Hindi", "speak")), interests=("Carnatic music", "Shuttle badminton"),
    extra={"Father's Name": "K. Venkata Ramana", "Date of Birth": "14-08-2003", "Gender": "Female", "Nationality": "Indian"},
)

ARBAAZ = Person(
    "Mohd. Arbaaz Qureshi", "Diploma Mechanical", "arbaaz.q786@example.net", "+91 00555 01177", "Kanpur (U.P.)",
    "Ek achchhi company mein kaam karke apni technical skill badhana aur company ki tarakki mein yogdan dena.",
    jobs=(Job("Ganga Auto Components", "Apprentice (CNC shop)", "Unnao", (2024, 8), NOW, ("VMC aur CNC lathe par job setting", "Daily production report banana")), Job("Diesel Loco Shed", "Vocational Trainee", "Kanpur", (2023, 6), (2023, 7))),
    schools=(School("Government Polytechnic Kalyanpur", "Diploma", "Mechanical Engineering (Production)", "BTE U.P.", None, 2024, "74.3 %"), School("Rahmat Nagar Inter College", "Intermediate", "Science", "U.P. Board", None, 2021, "68 %"), School("Jubilee High School", "High School", "", "U.P. Board", None, 2019, "81.5 %")),
    certificates=(Certificate("CCC", "NIELIT", (2022, 0)), Certificate("AutoCAD 2D & 3D", "CAD Point Kanpur", (2023, 4))),
    projects=(Project("Pedal Operated Hacksaw", "Bina bijli ke chalne wala hacksaw, lagat keval 3,200 rupaye.", (), "6th Semester"),),
    awards=(Award("Skill Mela", "Zila Udyog Kendra", 2023, "CNC turning", "1st Prize", "competition"),),
    skills=(("", ("AutoCAD", "CNC Programming", "Vernier & Micrometer", "MS Office", "Workshop Safety")),),
    languages=(("Hindi", ""), ("Urdu", ""), ("English", "")), interests=("Cricket", "Shayari"),
    extra={"Pita ka naam": "Mohd. Aslam Qureshi", "Janm tithi": "02/11/2004", "Vaivahik sthiti": "Avivahit", "Pata": "Kanpur (U.P.)"},
)

HARPREET = Person(
    "HARPREET KAUR DHILLON", "M.Com, Fresher", "harpreetdhillon.mcom@example.org", "+91 00555 01190", "Ludhiana, Punjab",
    "Seeking an entry level role in accounts or banking where sincerity and hard work are valued and where I can learn from seniors.",
    jobs=(),
    schools=(School("Sutlej Valley University", "M.Com", "Accounting and Taxation", "Sutlej Valley University", None, 2025, "71.40%"), School("Guru Ram College for Women", "B.Com (Hons.)", "", "Sutlej Valley University", None, 2023, "68.90%"),
             School("Sant Public Sr. Sec. School", "10+2", "Commerce", "PSEB", None, 2020, "88%"), School("Sant Public Sr. Sec. School", "Matriculation", "", "PSEB", None, 2018, "84.6%")),
    certificates=(Certificate("Tally Prime with GST", "Punjab Computer Academy", (2024, 0)), Certificate("120 hours Basic Computer Course", "C-PYTE", (2021, 0))),
    awards=(Award("Inter-college Debate on Digital Rupee", "Khalsa Debating Society", 2022, "", "Runner-up", "competition"), Award("NSS Best Volunteer", "Guru Ram College for Women", 2023, "Blood donation camp with 214 donors")),
    projects=(Project("A Study on Awareness of GST among Small Traders of Ludhiana", "Survey of 120 shopkeepers in Chaura Bazaar, analysed with percentages and chi-square.", ("SPSS", "MS Excel"), "2025"),),
    skills=(("", ("Tally Prime", "GST return filing", "MS Excel", "Typing 42 wpm", "Bank reconciliation")),),
    languages=(("Punjabi", ""), ("Hindi", ""), ("English", "")), interests=("Giddha", "Reading autobiographies"),
    extra={"Father's Name": "S. Balwinder Singh Dhillon", "Mother's Name": "Smt. Jaswant Kaur", "D.O.B.": "27 January 2002", "Marital Status": "Unmarried", "Permanent Address": "V.P.O. Mullanpur, Ludhiana, Punjab"},
)

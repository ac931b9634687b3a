// length: table

/// A paragraph that both engines lay out.
struct Passage: Sendable {
    /// The name of the paragraph in reports.
    var name: String
    /// A BCP 47 tag.
    var language: String
    var text: String

    init(_ name: String, _ language: String, _ text: String) {
        self.name = name
        self.language = language
        self.text = text
    }

    /// Article 1 of the Universal Declaration of Human Rights (United Nations, 1948, in the public
    /// domain) in many languages, and own sentences for what it does not contain.
    static let all: [Passage] = [
        Passage(
            "English", "en",
            "All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood."
        ),
        Passage(
            "German", "de",
            "Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen. Donaudampfschifffahrtsgesellschaftskapitänsmütze."
        ),
        Passage(
            "French", "fr",
            "Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de conscience et doivent agir les uns envers les autres dans un esprit de fraternité\u{a0}: «\u{a0}Où est-ce\u{a0}?\u{a0}»"
        ),
        Passage(
            "Spanish", "es",
            "Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia, deben comportarse fraternalmente los unos con los otros. ¿Por qué? ¡Así es!"
        ),
        Passage(
            "Polish", "pl",
            "Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw. Są oni obdarzeni rozumem i sumieniem i powinni postępować wobec innych w duchu braterstwa."
        ),
        Passage(
            "Turkish", "tr",
            "Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar. Akıl ve vicdana sahiptirler ve birbirlerine karşı kardeşlik zihniyeti ile hareket etmelidirler."
        ),
        Passage(
            "Vietnamese", "vi",
            "Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền. Mọi con người đều được tạo hoá ban cho lý trí và lương tâm và cần phải đối xử với nhau trong tình bằng hữu."
        ),
        Passage(
            "Greek", "el",
            "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα. Είναι προικισμένοι με λογική και συνείδηση, και οφείλουν να συμπεριφέρονται μεταξύ τους με πνεύμα αδελφοσύνης."
        ),
        Passage(
            "Russian", "ru",
            "Все люди рождаются свободными и равными в своём достоинстве и правах. Они наделены разумом и совестью и должны поступать в отношении друг друга в духе братства."
        ),
        Passage(
            "Ukrainian", "uk",
            "Всі люди народжуються вільними і рівними у своїй гідності та правах. Вони наділені розумом і совістю і повинні діяти у відношенні один до одного в дусі братерства."
        ),
        Passage(
            "Armenian", "hy",
            "Բոլոր մարդիկ ծնվում են ազատ ու հավասար իրենց արժանապատվությամբ ու իրավունքներով։ Նրանք ունեն բանականություն ու խիղճ և միմյանց պետք է եղբայրաբար վերաբերվեն։"
        ),
        Passage(
            "Georgian", "ka",
            "ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით. მათ მინიჭებული აქვთ გონება და სინდისი და ერთმანეთის მიმართ უნდა იქცეოდნენ ძმობის სულისკვეთებით."
        ),
        Passage(
            "Arabic", "ar",
            "يولد جميع الناس أحراراً متساوين في الكرامة والحقوق. وقد وهبوا عقلاً وضميراً وعليهم أن يعامل بعضهم بعضاً بروح الإخاء."
        ),
        Passage(
            "Persian", "fa",
            "تمام افراد بشر آزاد به دنیا می‌آیند و از لحاظ حیثیت و حقوق با هم برابرند. همه دارای عقل و وجدان می‌باشند و باید نسبت به یکدیگر با روح برادری رفتار کنند."
        ),
        Passage(
            "Urdu", "ur",
            "تمام انسان آزاد اور حقوق و عزت کے اعتبار سے برابر پیدا ہوئے ہیں۔ انہیں ضمیر اور عقل ودیعت ہوئی ہے۔ اس لئے انہیں ایک دوسرے کے ساتھ بھائی چارے کا سلوک کرنا چاہیئے۔"
        ),
        Passage(
            "Hebrew", "he",
            "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון, לפיכך חובה עליהם לנהוג איש ברעהו ברוח של אחווה."
        ),
        Passage(
            "Hebrew with points", "he",
            "בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם וְאֵת הָאָרֶץ. וְהָאָרֶץ הָיְתָה תֹהוּ וָבֹהוּ וְחֹשֶׁךְ עַל־פְּנֵי תְהוֹם."
        ),
        Passage(
            "Hindi", "hi",
            "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। उन्हें बुद्धि और अन्तरात्मा की देन प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिए।"
        ),
        Passage(
            "Bengali", "bn",
            "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে। তাঁদের বিবেক এবং বুদ্ধি আছে; সুতরাং সকলেরই একে অপরের প্রতি ভ্রাতৃত্বসুলভ মনোভাব নিয়ে আচরণ করা উচিত।"
        ),
        Passage(
            "Tamil", "ta",
            "மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; அவர்கள் மதிப்பிலும், உரிமைகளிலும் சமமானவர்கள், அவர்கள் நியாயத்தையும் மனச்சாட்சியையும் இயற்பண்பாகப் பெற்றவர்கள்."
        ),
        Passage(
            "Telugu", "te",
            "ప్రతిపత్తిస్వత్వముల విషయమున మానవులెల్లరును జన్మతః స్వతంత్రులును సమానులును నగుదురు. వారు వివేదనాంతఃకరణ సంపన్నులగుటచే పరస్పరము భ్రాతృభావముతో వర్తింపవలయును."
        ),
        Passage(
            "Thai", "th",
            "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ"
        ),
        Passage(
            "Lao", "lo",
            "ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ ສິດທິ ເສລີພາບ ແລະ ຄວາມສະເໝີພາບເທົ່າທຽມກັນ ທຸກໆຄົນມີເຫດຜົນ ແລະ ຄວາມຄິດຄວາມເຫັນສ່ວນຕົວຂອງໃຜຂອງມັນ"
        ),
        Passage(
            "Khmer", "km",
            "មនុស្សទាំងអស់ កើតមកមានសេរីភាព និងសមភាព ក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរ និងសិទ្ធិ។ មនុស្ស មានវិចារណញ្ញាណ និងសតិសម្បជញ្ញៈជាប់ពីកំណើត"
        ),
        Passage(
            "Japanese", "ja",
            "すべての人間は、生れながらにして自由であり、かつ、尊厳と権利とについて平等である。人間は、理性と良心とを授けられており、互いに同胞の精神をもって行動しなければならない。「キャット」ー。"
        ),
        Passage(
            "Chinese, simplified", "zh-Hans",
            "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。（一九四八年）《世界人权宣言》第1条。"
        ),
        Passage(
            "Chinese, traditional", "zh-Hant",
            "人人生而自由，在尊嚴和權利上一律平等。他們賦有理性和良心，並應以兄弟關係的精神相對待。「世界人權宣言」第1條。"
        ),
        Passage(
            "Korean", "ko",
            "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. 인간은 천부적으로 이성과 양심을 부여받았으며 서로 형제애의 정신으로 행동하여야 한다."
        ),
        Passage(
            "Arabic in English", "en",
            "The word مرحبا بكم means welcome (in Arabic), and שלום עולם means hello, world: 123 שלום 45.6 and so on until the end."
        ),
        Passage(
            "English in Arabic", "ar",
            "استعملت Quadrant 1.2 لرسم الصور (PNG و PDF) في 2026/11/21 على Debian GNU/Linux، ثم أعدت التجربة 3 مرات!"
        ),
        Passage(
            "English in Hebrew", "he",
            "התקנתי את Swift 6.3 על Debian, ואז הרצתי swift build -c release (לקח 5 דקות) ולבסוף swift test בלי שגיאות."
        ),
        Passage(
            "Emoji", "en",
            "A family 👨‍👩‍👧‍👦 flies 🛫 to 🇨🇭 and 🇯🇵 with 👍🏽 thumbs, ❤️ hearts, 🏴󠁧󠁢󠁥󠁮󠁧󠁿 flags, 🧑🏻‍💻 laptops and 🏳️‍🌈 rainbows 😀😀😀 until night 🌙."
        ),
        Passage(
            "Combining marks", "en",
            "Cafe\u{301} na\u{ef}ve Zu\u{308}rich a\u{30a}ngstro\u{308}m e\u{302}\u{301}te Vie\u{323}\u{302}t q\u{306}\u{301} x\u{323}\u{307} and o\u{328}\u{304} with marks that are put on letters one after the other."
        ),
        Passage(
            "Punctuation", "en",
            "He said \u{201c}well-known (e.g. and/or) e-mail\u{201d} \u{2014} 50% of $1,000.50 \u{2013} at http://example.org/a/b?c=d&e=f, didn\u{2019}t he? Yes\u{2026} \u{2018}no\u{2019}! A+B=C; #1 [sic]."
        ),
        Passage(
            "Soft hyphens", "en",
            "An in\u{ad}com\u{ad}pre\u{ad}hen\u{ad}si\u{ad}ble re\u{ad}pre\u{ad}sen\u{ad}ta\u{ad}tion of un\u{ad}be\u{ad}liev\u{ad}a\u{ad}bly long words, zero\u{200b}width\u{200b}spaces and no\u{a0}break\u{a0}spaces stands here."
        ),
    ]
}

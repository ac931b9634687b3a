import Expectations
import QuadrantCommand
import Testing

/// Names of Apple's Foundation and its neighbours, and expressions in which the compiler has to choose, as users write them.
@Suite struct FoundationNameTests {
    @Test(arguments: [
        // Where two overloads would do.
        """
        struct V: View {
            let h: CGFloat = 3, x: CGFloat = 0.2, d = 2.0
            let gradient = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
            var body: some View {
                let s = 1 + 0.6 * (1 - pow(sin(x * .pi), 0.4)) + .random(in: 0 ... 0.2)
                let t = pow(0.5, sin(x * .pi)), u = atan2(sin(x * .pi), 0.4), w = hypot(3, 4)
                Color.red.scaleEffect(s * t * u).frame(width: w)
                Color.red.overlay(Color.black.opacity((1.0 - (h / 10))))
                Color.red.overlay(gradient.opacity(0.5)).background(gradient.opacity(1 - h / 10))
                Color.red.overlay(Color.red.blendMode(.color)).opacity(pow(d, 2) / pow(2, d))
            }
        }
        """,
        // Many functions in one expression.
        """
        struct V: View {
            @State private var x = 0.2
            let g: CGFloat = 3
            var body: some View {
                let a = pow(0.5, sin(g * .pi)) + atan2(1, 2) + hypot(3, 4)
                let b = pow(0.5, sin(x * .pi)) + atan2(x, 2) + hypot(3, 4)
                let c = exp(-x) * cos(2 * .pi * x) + log(1 + x) / log2(3) + cbrt(x) - fmod(x, 1)
                Text("\\(a + b + c) \\(hypot(g, 4) + hypot(3, 4) * x) \\(fmod(7, 3) + g)")
            }
        }
        """,
        // Properties that tell of themselves, what is handed over, limits of C, parts of maps and of addresses.
        """
        class M: NSObject {
            @objc dynamic var n = 1
            @objc private(set) dynamic var s: String? { didSet { print(oldValue ?? "") } }
        }
        struct V: View {
            let m = M(), a = Date(), t = CGAffineTransform(rotationAngle: 0.3)
            var body: some View {
                Text("\\(UINT64_MAX) \\(INT_MIN) \\(NSIntegerMax) \\(t.decomposed().rotation)")
                    .onReceive(m.publisher(for: \\.n)) { print($0) }
                    .onDrag {
                        let p = NSItemProvider()
                        p.registerObject(NSUserActivity(activityType: "x"), visibility: .all)
                        return p
                    }
                Text((a..<a), format: Date.ComponentsFormatStyle(style: .wide, fields: [.day]))
                Text(
                    URL(string: "https://www.a.example/b")!,
                    format: .url.host(.omitSpecificSubdomains(["www"])).path(
                        .omitWhen(.path, matches: ["/b"])))
            }
        }
        """,
        // Texts with attributes, as files and as UIKit have them.
        """
        struct M: Codable { var d: AttributedString = "a" }
        struct V: View {
            var t: AttributedString {
                var s = (try? AttributedString(
                    NSAttributedString(string: "a"), including: \\.foundation)) ?? ""
                s.accessibilityTextualContext = .narrative
                return s
            }
            var body: some View { Text(t); Text((try? JSONEncoder().encode(M())) == nil ? "n" : "y") }
        }
        """,
        // Observers, numbers, delegates, activities.
        """
        class M: NSObject { @objc dynamic var n = 1; var o: NSKeyValueObservation? }
        class D: NSObject, UIAdaptivePresentationControllerDelegate {}
        struct V: View {
            let m = M()
            var body: some View {
                Text("\\(CGFloat(1) as NSNumber)")
                    .onAppear { m.o = m.observe(\\.n, options: [.new]) { _, c in print(c.newValue ?? 0) } }
                    .onDrag { NSItemProvider(object: NSUserActivity(activityType: "x")) }
                Color.red.transformEffect(CGAffineTransformMakeTranslation(3, 4))
                    .frame(maxWidth: CGFLOAT_MAX)
            }
        }
        """,
        // Views one by one.
        """
        struct R: _VariadicView_UnaryViewRoot {
            func body(children: _VariadicView.Children) -> some View { VStack { children } }
        }
        struct S: _VariadicView_MultiViewRoot {
            @Environment(\\.lineLimit) private var limit
            @ViewBuilder func body(children: _VariadicView.Children) -> some View {
                let last = children.last?.id
                ForEach(children) { child in
                    child
                    if child.id != last { Divider() }
                }
            }
        }
        struct E: View, Equatable { var body: some View { Text("a") } }
        struct V: View {
            var body: some View {
                _VariadicView.Tree(R()) { _VariadicView.Tree(S()) { Text("a"); Text("b") } }
                E().equatable().modifier(_EnvironmentKeyWritingModifier(keyPath: \\.lineLimit, value: 1))
            }
        }
        """,
        // Times that go on, spans and addresses.
        """
        struct V: View {
            let start = Date()
            var body: some View {
                Text(.currentDate, format: .stopwatch(startingAt: start))
                Text(.currentDate, format: .timer(countingDownIn: start ..< start.addingTimeInterval(90)))
                Text("It is \\(.currentDate, format: .reference(to: start))")
                Text(.currentDate, format: .offset(to: start, maxFieldCount: 1))
                Text((start ..< start.addingTimeInterval(9000)).formatted(.components(style: .wide)))
                Text(URL(string: "https://a.b/c?d")!.formatted(.url.scheme(.never)))
            }
        }
        """,
        // Orders and searches.
        """
        struct P { var name = "a" }
        struct V: View {
            let ps = [P()].sorted(using: [SortDescriptor(\\.name, order: .reverse)])
            var body: some View {
                let found = try? ps.filter(#Predicate { $0.name.localizedStandardContains("A") })
                Text("\\(found?.count ?? 0)")
            }
        }
        """,
        // Formatters of dates, of one's own too.
        """
        extension DateFormatter {
            static let short = { let f = DateFormatter(); f.dateStyle = .short; return f }()
            static let long: DateFormatter = {
                let f = Foundation.DateFormatter()
                f.dateStyle = .long
                return f
            }()
        }
        struct V: View {
            @State private var f = DateFormatter()
            func show(_ f: DateFormatter) -> String { f.string(from: Date()) }
            var body: some View {
                let decoder = JSONDecoder()
                let _ = decoder.dateDecodingStrategy = .formatted(.short)
                Text(show(.long)); Text(Date(), formatter: f)
            }
        }
        """,
        // Names of other modules of Linux.
        """
        import class Foundation.URLSession
        class P: NSObject, Foundation.XMLParserDelegate {}
        enum Own { class URLSessionDelegate: NSObject, Foundation.URLSessionDelegate {} }
        protocol Loader { func data(for request: URLRequest) async throws -> (Data, URLResponse) }
        extension URLSession: Loader {}
        func quick() -> URLSessionConfiguration {
            let settings = URLSessionConfiguration.default
            settings.allowsConstrainedNetworkAccess = true
            settings.isDiscretionary = settings.shouldUseExtendedBackgroundIdleMode
            return settings
        }
        struct V: View {
            let s = URLSession(configuration: .default), p = XMLParser(data: Data("<a/>".utf8))
            let e = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "size")])
            let r = Foundation.URLRequest(url: URL(fileURLWithPath: "/"))
            var body: some View { Text("\\(p.parse()) \\(Foundation.Date().description)") }
        }
        """,
        """
        import simd
        struct V: View {
            var body: some View {
                Text("\\(simd_length(SIMD2<Double>(3, 4))) \\(length(simd_float2(3, 4)))")
            }
        }
        """,
        // Texts of a scope, orders, names of people, what is handed over.
        """
        struct M: Codable { @CodableConfiguration(from: \\.foundation) var t = AttributedString("a") }
        struct N { var name = "a" }
        struct V: View {
            let names = PersonNameComponentsFormatter()
            let order: String.StandardComparator = .localizedStandard
            @State private var orders = [KeyPathComparator(\\N.name, comparator: .localized)]
            var body: some View {
                Text((try? AttributedString(markdown: "**a**", including: \\.foundation)) ?? "")
                Text(["b", "a"].sorted(using: String.StandardComparator(.localized, order: .reverse))[0])
                Text([N()].sorted(using: SortDescriptor(\\.name, comparator: .lexical))[0].name)
                    .onDrop(of: ["public.text"], isTargeted: nil) { providers in
                        let kinds: [any NSItemProviderReading.Type] = [NSString.self, NSURL.self]
                        for provider in providers where provider.canLoadObject(ofClass: NSString.self) {
                            _ = provider.loadObject(ofClass: NSString.self) { text, _ in
                                print((text as? String) ?? "", kinds.count)
                            }
                        }
                        return true
                    }
            }
        }
        """,
    ])
    func compiles(_ source: String) throws {
        let folder = try ScratchFolder()
        try folder.write("V.swift", "import SwiftUI\n\(source)")
        let run = try folder.render(["V.swift", "-o", "v.png"])
        same(run.ending, .exited(0), "\(run.errorText)")
    }

    /// What formatters and texts make in a language, as lines that a body prints.
    private func lines(_ expressions: [String], in locale: String) throws -> [String] {
        let folder = try ScratchFolder()
        try folder.write(
            "V.swift",
            """
            import SwiftUI
            struct V: View {
                var name: PersonNameComponents {
                    var name = PersonNameComponents()
                    (name.givenName, name.familyName, name.nickname) = ("Ada", "Lovelace", "Countess")
                    return name
                }
                func formatted<F: Formatter>(_ formatter: F, _ set: (F) -> Void = { _ in }) -> F {
                    set(formatter)
                    return formatter
                }
                var body: some View {
                    \(expressions.map { "let _ = print(\"= \" + \($0))" }.joined(separator: "\n"))
                    Text("a")
                }
            }
            """)
        let run = try folder.render(["V.swift", "-o", "v.png", "--locale", locale])
        same(run.ending, .exited(0), "\(run.errorText)")
        return (run.errorText + String(decoding: run.output, as: UTF8.self))
            .replacing("\u{202f}", with: " ").replacing("\u{a0}", with: " ")
            .split(separator: "\n").filter { $0.hasPrefix("= ") }.map { String($0.dropFirst(2)) }
    }

    private static let units = [
        "formatted(ByteCountFormatter()).string(fromByteCount: 1_234_567)",
        "ByteCountFormatter.string(fromByteCount: 0, countStyle: .file)",
        "ByteCountFormatter.string(fromByteCount: 5, countStyle: .memory)",
        "formatted(ByteCountFormatter()) { $0.includesUnit = false }.string(fromByteCount: 4321)",
        "formatted(ByteCountFormatter()) { $0.includesActualByteCount = true }.string(fromByteCount: 4321)",
        "LengthFormatter().string(fromValue: 3, unit: .kilometer)",
        "formatted(LengthFormatter()) { $0.unitStyle = .long }.string(fromValue: 2, unit: .meter)",
        "MassFormatter().string(fromKilograms: 70)",
        "formatted(MassFormatter()) { $0.unitStyle = .long }.unitString(fromValue: 5, unit: .gram)",
        "formatted(EnergyFormatter()) { $0.unitStyle = .long }.string(fromValue: 10, unit: .kilojoule)",
    ]

    @Test(arguments: [
        (
            "en_GB",
            [
                "1.2 MB", "Zero KB", "5 bytes", "4", "4 KB (4,321 bytes)", "3 km", "2 meters",
                "70 kg",
                "grams", "10 kilojoules",
            ]
        ),
        (
            "fr_FR",
            [
                "1,2 Mo", "Zéro ko", "5 octets", "4", "4 ko (4 321 octets)", "3 km", "2 mètres",
                "70 kg",
                "grammes", "10 kilojoules",
            ]
        ),
        (
            "de_DE",
            [
                "1,2 MB", "0 kB", "5 Byte", "4", "4 kB (4.321 Byte)", "3 km", "2 Meter", "70 kg",
                "Gramm",
                "10 Kilojoule",
            ]
        ),
        (
            "ru_RU",
            [
                "1,2 МБ", "0 кБ", "5 байт", "4", "4 кБ (4 321 байт)", "3 км", "2 метра", "70 кг",
                "грамм",
                "10 килоджоулей",
            ]
        ),
    ])
    func unitsAreInTheLanguage(locale: String, texts: [String]) throws {
        try same(lines(Self.units, in: locale), texts)
    }

    @Test(arguments: [
        ("PersonNameComponentsFormatter().string(from: name)", "Ada Lovelace"),
        (
            "PersonNameComponentsFormatter.localizedString(from: name, style: .short)", "Countess"
        ),
        (
            "formatted(PersonNameComponentsFormatter()) { $0.style = .abbreviated }.string(from: name)",
            "AL"
        ),
        (
            "(PersonNameComponentsFormatter().personNameComponents(from: \"Grace B. Hopper\")?.familyName ?? \"\")",
            "Hopper"
        ),
        (
            "[\"a10\", \"a9\"].sorted(using: String.StandardComparator(.localizedStandard, order: .reverse))[0]",
            "a10"
        ),
        ("[\"b\", \"A\"].sorted(using: String.StandardComparator(.lexical))[0]", "A"),
        (
            "String(AttributedString(localized: \"^[\\(3) item](inflect: true) left\").characters)",
            "3 items left"
        ),
        (
            "String(AttributedString(localized: \"^[\\(1) item](inflect: true)\").characters)",
            "1 item"
        ),
        (
            "String(AttributedString(localized: \"^[\\(2) **big** box](inflect: true)\").characters)",
            "2 big boxes"
        ),
        (
            "((try? AttributedString(markdown: \"**a** b\", including: \\.foundation)).map { \"\\($0.runs.count)\" } ?? \"\")",
            "2"
        ),
    ])
    func valuesAreApples(expression: String, text: String) throws {
        try same(lines([expression], in: "en_US"), [text])
    }

    /// Core Animation shows Foundation, as on Apple's systems.
    @Test func aFileMayImportQuartzCoreAlone() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "S.swift",
            "import QuartzCore\nstruct S { var t: TimeInterval = 0; func f() -> Date { Date() } }")
        try folder.write(
            "V.swift",
            "import SwiftUI\nstruct V: View { var body: some View { Text(\"\\(S().t)\") } }")
        let run = try folder.render(["V.swift", "S.swift", "-o", "v.png"])
        same(run.ending, .exited(0), "\(run.errorText)")
    }
}

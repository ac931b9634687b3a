import Expectations
import Foundation
import Testing

@testable import QuadrantCommand

/// `--data` and `--schema`: a view is the template, JSON is the data.
@Suite struct DataTemplateTests {
    private let scratch: ScratchFolder
    private static let ticket = """
        import SwiftUI

        struct Ticket: View {
            enum Cabin: String, Codable { case economy, business = "first" }
            struct Leg: Codable {
                var from: String
                var leaves: Date
                var gate: String?
                enum CodingKeys: String, CodingKey { case from, leaves = "departure", gate }
            }
            let passenger: String
            var seats = 1
            let legs: [Leg]
            var cabin: Cabin = .economy
            var tint: Color = .blue
            var note: String?
            @State private var isOpen = false
            private let margin = 8.0

            var body: some View {
                VStack {
                    Text(passenger).foregroundStyle(tint)
                    Text("\\(seats) \\(cabin.rawValue) \\(legs.map(\\.from).joined(separator: "+")) \\(note ?? "none")")
                    ForEach(0..<legs.count, id: \\.self) { Text(verbatim: "\\(legs[$0].leaves.timeIntervalSince1970) \\(legs[$0].gate ?? "?")") }
                }
                .padding(margin)
            }
        }

        #Preview { Ticket(passenger: "Ada", seats: 2, legs: []) }

        """

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("Ticket.swift", Self.ticket)
    }

    private func drawn(_ json: String) throws -> ChildProcess {
        try scratch.write("data.json", json)
        return try scratch.render([
            "Ticket.swift", "--data", "data.json", "-o", "-", "--format", "svg", "--svg-text",
        ])
    }

    @Test func whatTheInitialiserTakesIsGiven() throws {
        let rows: [(String, [String])] = [
            (#"{"passenger":"Ada","legs":[]}"#, ["Ada", "1 economy  none"]),
            (
                ##"{"passenger":"Bo","seats":3,"cabin":"first","note":"w","tint":"#FF0000","legs":[{"from":"HAM","departure":"2026-12-01T10:00:00Z","gate":"B7"},{"from":"JFK","departure":"2026-12-02"},{"from":"X","departure":60}]}"##,
                ["Bo", "3 first HAM+JFK+X w", "1796119200.0 B7", "1796169600.0 ?", "60.0 ?"]
            ),
        ]
        for (json, texts) in rows {
            let run = try drawn(json)
            same(run.ending, .exited(0), run.errorText)
            for text in texts { has(String(decoding: run.output, as: UTF8.self), ">\(text)<") }
        }
    }

    /// A picture may be in the data itself: a file of one of the kinds that are read.
    @Test func picturesMayBeInTheData() throws {
        try scratch.write(
            "Badge.swift",
            """
            import SwiftUI
            struct Badge: View {
                let photo: Image
                var body: some View { photo }
            }
            """)
        let red =
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg=="
        let rows = [
            ("data:image/png;base64,\(red)", "<image "),
            ("data:image/svg+xml;base64,\(red)", "of PNG, JPEG, WebP or GIF"),
            ("data:image/png,\(red)", "'photo' has to be a picture such as"),
            ("data:image/png;base64,#", "'photo' has no base64 behind its comma"),
            (
                "data:image/png;base64," + String(repeating: "A", count: 12 << 20),
                "'photo' has more than 8 MB"
            ),
        ]
        for (address, words) in rows {
            try scratch.write("data.json", "{\"photo\":\"\(address)\"}")
            let run = try scratch.render([
                "Badge.swift", "--data", "data.json", "-o", "-", "--format", "svg",
            ])
            has(String(decoding: run.output, as: UTF8.self) + run.errorText, words)
        }
    }

    /// What is said to be taken is taken: raw values as Swift counts them, cases with values, other names of types.
    @Test func rawValuesCasesAndOtherNamesOfTypesAreInTheSchema() throws {
        try scratch.write(
            "Sign.swift",
            """
            import SwiftUI
            typealias Words = String
            struct Sign: View {
                enum Size: Int, Decodable { case one = 1, two, five = 5, six }
                enum Kind: String, Decodable { case plain, bold = "strong" }
                enum Shape: Decodable { case circle, square(side: Int, Bool) }
                struct Spot: Decodable { var x: Int; var words: [Words]? }
                let title: Words
                var size: Size = .two
                let kind: Kind
                var shape: Shape?
                var spot: Spot?
                var day: Date?
                init(headline title: Words, size: Size = .two, kind: Kind, shape: Shape? = nil, spot: Spot? = nil, day: Date? = nil) {
                    (self.title, self.size, self.kind, self.shape, self.spot, self.day) = (title, size, kind, shape, spot, day)
                }
                var body: some View { Text("\\(title) \\(size.rawValue) \\(kind.rawValue)") }
            }
            #Preview { Sign(headline: "Hello", size: .five, kind: .bold, spot: Sign.Spot(x: 1, words: ["a"])) }
            """)
        let run = try scratch.render(["Sign.swift", "--schema"])
        let schema = try #require(JSONValue(run.output), "\(run.errorText)")
        for (path, expected) in [
            ("$defs/Sign.Size/enum", "[1,2,5,6]"),
            ("$defs/Sign.Kind/enum", #"["plain","strong"]"#),
            ("$defs/Sign.Spot/properties/words/anyOf", nil),
            ("properties/headline/type", #""string""#), ("properties/size/default", "2"),
            ("required", #"["headline","kind"]"#),
            (
                "examples",
                #"[{"headline":"Hello","kind":"strong","size":5,"spot":{"words":["a"],"x":1}}]"#
            ),
            (
                "$defs/Sign.Shape/oneOf",
                #"[{"additionalProperties":false,"properties":{"circle":{"properties":{},"required":[],"type":"object"}},"required":["circle"],"type":"object"},{"additionalProperties":false,"properties":{"square":{"properties":{"_1":{"type":"boolean"},"side":{"type":"integer"}},"required":["side","_1"],"type":"object"}},"required":["square"],"type":"object"}]"#
            ),
        ] as [(String, String?)] {
            let value = path.split(separator: "/").reduce(JSONValue?.some(schema)) {
                guard case .object(let members)? = $0 else { return nil }
                return members[String($1)]
            }
            if let expected { same(value?.line, expected, path) } else { holds(value != nil, path) }
        }
        for json in [
            #"{"headline":"Hello","kind":"strong","size":6,"shape":{"square":{"side":3,"_1":true}},"day":"2026-11-29"}"#,
            #"{"headline":"Hello","kind":"strong","size":5,"spot":{"words":["a"],"x":1}}"#,
        ] {
            try scratch.write("data.json", json)
            let run = try scratch.render(
                ["Sign.swift", "--data", "data.json", "-o", "-", "--format", "svg"])
            same(run.ending, .exited(0), run.errorText)
        }
    }

    @Test func whatIsWrongIsNamedAndNothingIsDrawn() throws {
        let rows = [
            (
                #"{"passengr":"A","legs":[]}"#,
                "there is no 'passengr' in the view; did you mean 'passenger'?"
            ),
            (
                #"{"zzz":1}"#,
                "there is no 'zzz' in the view; it takes 'passenger', 'seats', 'legs', 'cabin', 'tint', 'note'"
            ),
            (#"{"legs":[]}"#, "'passenger' is missing"),
            (#"{"passenger":1,"legs":[]}"#, "'passenger' has to be a string, and is a number"),
            (#"{"passenger":null,"legs":[]}"#, "'passenger' has to be a string, and is null"),
            (#"{"passenger":"A","legs":{}}"#, "'legs' has to be a list, and is an object"),
            (#"{"passenger":"A","legs":[{"from":"a"}]}"#, "'legs[0].departure' is missing"),
            (
                #"{"passenger":"A","legs":[{"from":2,"departure":0}]}"#,
                "'legs[0].from' has to be a string, and is a number"
            ),
            (
                #"{"passenger":"A","legs":[{"from":"a","departure":"soon"}]}"#,
                #"'legs[0].departure': "soon" is no date such as "2026-11-29T12:00:00Z""#
            ),
            (
                #"{"passenger":"A","legs":[],"cabin":"third class"}"#,
                #"'cabin': there is no Cabin "third class""#
            ),
            (
                ##"{"passenger":"A","legs":[],"tint":"#12"}"##,
                ##"'tint' has to be a colour such as "#FF8000" or "blue", and is "#12""##
            ),
            (
                #"{"passenger":"A","legs":[],"seats":1.5}"#,
                "'seats' has to be a whole number, and is another number"
            ),
            ("[1]", "it has to be an object"), (#"{"a":"#, "it is no JSON"), ("", "it is no JSON"),
        ]
        for (json, words) in rows {
            let run = try drawn(json)
            same(run.ending, .exited(65))
            same(run.errorText, "quadrant: Ticket from data was not drawn. data.json: \(words)\n")
            same(run.output, [])
        }
    }

    @Test func theSchemaSaysWhatIsTaken() throws {
        let run = try scratch.render(["Ticket.swift", "--schema"])
        same(run.ending, .exited(0), run.errorText)
        let schema =
            try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any] ?? [:]
        same(schema["$schema"] as? String, "https://json-schema.org/draft/2020-12/schema")
        same(schema["required"] as? [String], ["passenger", "legs"])
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        same(properties.keys.sorted(), ["cabin", "legs", "note", "passenger", "seats", "tint"])
        same(properties["note"]?["type"] as? [String], ["string", "null"])
        same(properties["seats"]?["default"] as? Int, 1)
        same((properties["legs"]?["items"] as? [String: String])?["$ref"], "#/$defs/Ticket.Leg")
        let types = schema["$defs"] as? [String: [String: Any]] ?? [:]
        same(types["Ticket.Cabin"]?["enum"] as? [String], ["economy", "first"])
        same(types["Ticket.Leg"]?["required"] as? [String], ["from", "departure"])
        let examples = schema["examples"] as? [[String: Any]]
        same(examples?.first?["passenger"] as? String, "Ada")
    }

    @Test func initialisersAndObstaclesAreRead() throws {
        try scratch.write(
            "Views.swift",
            """
            import SwiftUI
            struct Named: View {
                private let text: String
                init(_ text: String = "none", count: Int) throws { self.text = "\\(text) \\(count)" }
                var body: some View { Text(text) }
            }
            struct Bound: View { @Binding var text: String; var body: some View { Text(text) } }
            struct Closed: View { let act: () -> Void; var body: some View { Text("a") } }
            struct Other { var a = 1 }
            struct Odd: View { let other: Other; var body: some View { Text("a") } }
            struct Plain: View { var body: some View { Text("plain") } }

            """)
        func run(_ view: String, _ json: String) throws -> ChildProcess {
            try scratch.write("data.json", json)
            return try scratch.render([
                "Views.swift", "--view", view, "--data", "data.json", "-o", "-", "--format", "svg",
                "--svg-text",
            ])
        }
        has(
            String(decoding: try run("Named", #"{"text":"a","count":2}"#).output, as: UTF8.self),
            ">a 2<")
        has(String(decoding: try run("Named", #"{"count":2}"#).output, as: UTF8.self), ">none 2<")
        has(String(decoding: try run("Plain", "{}").output, as: UTF8.self), ">plain<")
        has(
            try run("Bound", "{}").errorText,
            "Bound (Views.swift:7) takes 'text', a binding that data cannot give")
        has(
            try run("Closed", "{}").errorText,
            "Closed (Views.swift:8) takes 'act', a closure that data cannot give")
        has(
            try run("Odd", #"{"other":1}"#).errorText,
            "Odd (Views.swift:10) takes Other, which data cannot give: let it be Decodable")
        has(try run("Nobody", "{}").errorText, "there is no view 'Nobody'")
    }

    /// The target's own view is meant, not one of what it uses; a note is told of words alone.
    @Test func aPackageIsATemplateToo() throws {
        try scratch.write(
            "Cards/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Cards",
                targets: [
                    .target(name: "Kit", path: "Parts/Kit", resources: [.process("Texts")]),
                    .target(name: "Cards", dependencies: ["Kit"]),
                ])
            """)
        try scratch.write(
            "Cards/Parts/Kit/Texts/en.lproj/Localizable.strings", "\"from\" = \"From the kit\";\n")
        try scratch.write(
            "Cards/Parts/Kit/Badge.swift",
            """
            import SwiftUI
            public struct Badge: View {
                let label: String
                public init(label: String) { self.label = label }
                public var body: some View { Text("from", bundle: .module); Text(label) }
            }
            """)
        try scratch.write(
            "Cards/Sources/Cards/Card.swift",
            """
            import Kit
            import SwiftUI
            struct Card: View {
                let name: String
                var points = 3
                var body: some View { Badge(label: name); Text("\\(points)") }
            }
            """)
        try scratch.write("data.json", #"{"name":"Ada"}"#)
        let run = try scratch.render([
            "Cards", "--data", "data.json", "-o", "-", "--format", "svg", "--svg-text", "--strict",
        ])
        same(run.ending, .exited(0), run.errorText)
        for text in ["From the kit", "Ada", "3"] {
            has(String(decoding: run.output, as: UTF8.self), ">\(text)<")
        }
    }
}

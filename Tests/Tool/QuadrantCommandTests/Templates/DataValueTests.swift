import Expectations
import Foundation
import Testing

@testable import QuadrantCommand

/// What values of each kind may look like in data: each row is drawn, or told why not.
@Suite struct DataValueTests {
    private static let source = """
        import SwiftUI
        struct T: View {
            enum Level: Int, Codable { case low = 1, mid, high = 10 }
            enum Kind: String, Codable { case gold, silver = "ag" }
            enum Shape: Codable { case circle, square(side: Int) }
            struct Item: Decodable {
                struct Price: Decodable {
                    var amount: Decimal
                    var units: [Kind: Int]?
                    enum CodingKeys: String, CodingKey { case amount = "amt", units }
                }
                var price: Price
                enum CodingKeys: String, CodingKey { case price = "item_price" }
            }
            let id: String
            var when: Date?
            var level: Level?
            var kind: Kind?
            var shape: Shape?
            var counts: [Kind: Int]?
            var names: [Level: String] = [:]
            var tags: [String?]?
            var total: Decimal?
            var items: [Item] = []
            var palette: [Color] = [.red]
            var tint: Color?
            var limit: Int = [1, 2, 3].max() ?? 0
            var body: some View {
                Text(verbatim: words.compactMap(\\.self).joined(separator: " "))
            }
            private var words: [String?] {
                [
                    when.map { "\\(Int($0.timeIntervalSince1970))" }, level.map { "\\($0)" },
                    kind.map { "\\($0)" }, shape.map { "\\($0)" },
                    counts.map { $0.map { "\\($0)=\\($1)" }.sorted().joined(separator: " ") },
                    names.isEmpty ? nil : names.map { "\\($0)=\\($1)" }.sorted().joined(separator: " "),
                    tags.map { "\\($0.map { $0 ?? "-" })" }, total.map { "\\($0)" },
                    items.first.map { "\\($0.price.amount) \\($0.price.units?.count ?? 0)" },
                    palette.count == 1 ? nil : "\\(palette.count) colors", tint == nil ? nil : "tint",
                    "\\(limit)",
                ]
            }
        }
        #Preview {
            T(
                id: "1", when: Date(timeIntervalSince1970: 1_795_953_600), level: .high,
                kind: T.Kind.silver, shape: .square(side: 2), counts: [:],
                items: [.init(price: .init(amount: 3, units: nil))], palette: [.red, Color.green])
        }
        #Preview("Now") { T(id: "2", when: .now) }

        """

    /// The members of a row, and the text that is drawn; or, behind a colon, what is wrong with it.
    private static let rows = [
        // Noon at Greenwich is 1795953600; the place of the picture is five hours behind.
        (#""when":"2026-11-29T12:00:00Z""#, "1795953600 3"),
        (#""when":"2026-11-29T12:00Z""#, "1795953600 3"),
        (#""when":"2026-11-29T12Z""#, "1795953600 3"),
        // There is no such time on that day: half past three is meant.
        (#""when":"2026-03-08T02:30""#, "1772955000 3"),
        (#""when":"2026-11-29 12:00:00.75Z""#, "1795953600 3"),
        (#""when":"2026-11-29t12:00:00,999999z""#, "1795953600 3"),
        (#""when":"20261129T120000Z""#, "1795953600 3"),
        (#""when":"2026-11-29T14:30:00+02:30""#, "1795953600 3"),
        (#""when":"2026-11-29T14:00:00+0200""#, "1795953600 3"),
        (#""when":"2026-11-29T07:00:00-05""#, "1795953600 3"),
        (#""when":"2026-11-29T07:00:00\#u{2212}05:00""#, "1795953600 3"),
        (#""when":"2026-11-28T24:00:00-12:00""#, "1795953600 3"),
        (#""when":"2026-11-29T11:59:60Z""#, "1795953600 3"),
        (#""when":1795953600"#, "1795953600 3"),
        // Without a distance it is the time there.
        (#""when":"2026-11-29T07:00:00""#, "1795953600 3"),
        (#""when":"2026-11-29T07:00""#, "1795953600 3"),
        (#""when":"2026-11-29""#, "1795928400 3"), (#""when":"20261129""#, "1795928400 3"),
        (#""when":"2026-333""#, "1795928400 3"), (#""when":"2026-W48-7""#, "1795928400 3"),
        (#""when":"2026W487""#, "1795928400 3"), (#""when":"2026-11""#, "1793505600 3"),
        (#""when":"2026-07-01""#, "1782878400 3"), (#""when":"2024-02-29""#, "1709182800 3"),
        (#""when":"2020-W53-5""#, "1609477200 3"),
        (#""when":"2026-02-29""#, ":'when': \"2026-02-29\" is no date"),
        (#""when":"2026-W54-1""#, ":'when': \"2026-W54-1\" is no date"),
        (#""when":"2026-366""#, ":'when': \"2026-366\" is no date"),
        (#""when":"2026-11-29T25:00Z""#, ":'when': \"2026-11-29T25:00Z\" is no date"),
        (#""when":"2026-11-29x""#, ":'when': \"2026-11-29x\" is no date"),
        (#""when":"29.11.2026""#, ":'when': \"29.11.2026\" is no date"),
        (#""when":"""#, ":'when': \"\" is no date"),
        (#""level":2"#, "mid 3"), (#""level":10.0"#, "high 3"),
        (#""level":3"#, ":'level': there is no Level \"3\""),
        (#""level":"mid""#, ":'level' has to be a whole number, and is a string"),
        (#""kind":"ag""#, "silver 3"), (#""shape":{"square":{"side":2}}"#, "square(side: 2) 3"),
        // Swift's own decoding would want lists of keys and values.
        (#""counts":{"gold":1,"ag":2}"#, "gold=1 silver=2 3"),
        (#""counts":["gold",1]"#, "gold=1 3"), (#""counts":null"#, "3"),
        (#""counts":{"tin":1}"#, ":'counts': there is no Kind \"tin\""),
        (#""counts":{"gold":"x"}"#, ":'counts.gold' has to be a whole number, and is a string"),
        (#""names":{"1":"a","10":"b"}"#, "high=b low=a 3"),
        (#""names":{"01":"a"}"#, ":'names': there is no Level \"01\""),
        (#""names":{"3":"a"}"#, ":'names': there is no Level \"3\""),
        (#""tags":["x",null]"#, #"["x", "-"] 3"#), (#""tags":null"#, "3"),
        (#""total":0.1"#, "0.1 3"), (#""total":1234567890123456.78"#, "1234567890123456.78 3"),
        (#""total":20000000000000000.01"#, "20000000000000000.01 3"),
        (#""total":12345678901234567890123"#, "12345678901234567890123 3"),
        (#""items":[{"item_price":{"amt":1.5,"units":["gold",1]}}]"#, "1.5 1 3"),
        (#""items":[{"item_price":{"amount":1}}]"#, ":'items[0].item_price.amt' is missing"),
        (##""palette":["blue","#00FF00"]"##, "2 colors 3"),
        (##""palette":["blue","#0"]"##, ":'palette[1]' has to be a colour"),
        (##""tint":"#+12345""##, ":'tint' has to be a colour"),
        (#""tint":"nowhere""#, ":'tint' has to be a colour"),
        (#""limit":9007199254740993"#, "9007199254740993"),
    ]

    private static let columns = "id,level,kind,shape,total,when,tags,counts"
    /// The same by CSV, where all are texts.
    private static let records = [
        (
            "2,ag,circle,1234567890123456.78,2026-11-29T12:00Z,,",
            "1795953600 mid silver circle 1234567890123456.78 3"
        ),
        (
            #",,"{""square"":{""side"":4}}",.5,,"[""a""]","{""gold"":7}""#,
            #"square(side: 4) gold=7 ["a"] 0.5 3"#
        ),
        (",,,,,,", "3"),
        ("mid,,,,,,", ":'level' has to be a whole number, and is a string"),
        ("7,,,,,,", ":'level': there is no Level \"7\""),
        (",silver,,,,,", ":'kind': there is no Kind \"silver\""),
        (",,triangle,,,,", ":'shape' has to be an object, and is a string"),
        (",,,\"1,5\",,,", ":'total' has to be a number"),
    ]

    /// What became of rows: the text of each picture, or the error behind a colon.
    private func drawn(_ file: String, _ count: Int, _ scratch: ScratchFolder) throws -> [String] {
        let run = try scratch.shell(
            "\"$QUADRANT\" batch T.swift \(file) -o 'out/{id}.svg' --svg-text "
                + "--time-zone America/New_York")
        same(run.ending, .exited(65), run.errorText)
        var results = [String](repeating: "", count: count)
        for index in results.indices {
            let picture = String(
                decoding: scratch.data("out/\(index).svg") ?? Data(), as: UTF8.self)
            let text = picture.matches(of: />([^<]*)<\/text>/).map { String($0.1) }
            results[index] = text.joined(separator: "|").replacing("&quot;", with: "\"")
        }
        let first = file.hasSuffix(".csv") ? 2 : 1
        for line in (scratch.data("out/errors.jsonl") ?? Data()).split(separator: 0x0A) {
            let error = try #require(JSONValue(line))
            let index = (error["line"]?.whole ?? 0) - first
            results[index] = ":" + (error["error"]?.string ?? "")
        }
        return results
    }

    private func expect(_ found: [String], _ rows: [(String, String)]) {
        for ((row, wanted), found) in zip(rows, found) {
            if wanted.first == ":" {
                holds(found.hasPrefix(wanted), "\(row): \(found)")
            } else {
                same(found, wanted, row)
            }
        }
    }

    @Test func valuesOfEachKind() throws {
        let scratch = try ScratchFolder()
        try scratch.write("T.swift", Self.source)
        let lines = Self.rows.enumerated().map { "{\"id\":\"\($0)\",\($1.0)}" }
        try scratch.write("rows.jsonl", lines.joined(separator: "\n"))
        expect(try drawn("rows.jsonl", lines.count, scratch), Self.rows)
        try FileManager.default.removeItem(atPath: "\(scratch.path)/out")
        let records = Self.records.enumerated().map { "\($0),\($1.0)" }
        try scratch.write("rows.csv", ([Self.columns] + records).joined(separator: "\n"))
        expect(try drawn("rows.csv", records.count, scratch), Self.records)
        // Previews are the examples; the time now is none of data.
        let schema = try #require(JSONValue(try scratch.render(["T.swift", "--schema"]).output))
        let example =
            #"{"counts":{},"id":"1","items":[{"item_price":{"amt":3,"units":null}}],"kind":"ag","level":10,"#
            + #""palette":["red","green"],"shape":{"square":{"side":2}},"when":"2026-11-29T12:00:00Z"}"#
        same(schema["examples"]?.list?.map(\.line), [example])
        let properties = schema["properties"]
        same(properties?["names"]?["propertyNames"]?.line, #"{"enum":["1","2","10"]}"#)
        same(
            properties?["counts"]?["anyOf"]?.list?.first?["propertyNames"]?.line,
            #"{"enum":["gold","ag"]}"#)
        let price = schema["$defs"]?["T.Item.Price"]?["properties"]
        same(price?["units"]?["anyOf"]?.list?.first?["type"], "array")
        try scratch.write("example.json", example)
        let run = try scratch.render(["T.swift", "--data", "example.json", "-o", "e.svg"])
        same(run.ending, .exited(0), run.errorText)
    }
}

import Expectations
import Foundation
import Testing

@testable import QuadrantCommand

/// What a schema finds in sources: examples, and types wherever they stand.
@Suite struct DataExampleTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    /// What previews give by name is looked up: constants of any file, cases, elements of lists; what nobody can say is no example.
    @Test func examplesAreWhatNamesStandFor() throws {
        try scratch.write(
            "Samples.swift",
            """
            import SwiftUI
            enum Sample {
                static let ada = Person(name: "Ada", age: 36, side: .left)
                static var all: [Person] { [ada, .init(name: "Bo", age: -2)] }
                static let title = "Hello"
                static let made = Person.random()
                static let again: Person = again
            }
            extension Person {
                static let bo = Person(name: Sample.title, age: .zero, home: URL(string: "https://a.b")!)
            }
            extension String { static let demo = "demo" }
            """)
        try scratch.write(
            "Row.swift",
            """
            import SwiftUI
            enum Side: String, Codable { case left, right = "R" }
            struct Person: Codable {
                var name: String
                var age: Int
                var side: Side = .right
                var home: URL?
                static func random() -> Person { Person(name: "?", age: 0) }
            }
            struct Row: View {
                let person: Person
                var title = "none"
                var tint: Color?
                var day: Date?
                var seats: [Side: Int] = [:]
                var on: Binding<Bool> = .constant(true)
                var body: some View { Text(person.name + title) }
            }
            private let shared = Person(name: "Cy", age: 4)
            #Preview { Row(person: Sample.ada, title: Sample.title, on: .constant(false)) }
            #Preview { Row(person: .bo, title: .demo, tint: .red, seats: [.right: 2]) }
            #Preview { Row(person: Sample.all[1]) }
            #Preview { let own = shared; Row(person: own, tint: Color.green) }
            #Preview { Row(person: Sample.all.first!, title: "first") }
            struct Row_Previews: PreviewProvider {
                static let mine = "mine"
                static var previews: some View { Row(person: Sample.ada, title: mine) }
            }
            #Preview { Row(person: Sample.made) }
            #Preview { Row(person: Sample.again) }
            #Preview { Row(person: Sample.missing) }
            #Preview { Row(person: Person.random()) }
            #Preview { Row(person: Sample.ada, title: Sample.nowhere) }
            #Preview { Row(person: Sample.ada, tint: .brand) }
            #Preview { Row(person: Sample.ada, day: .now) }
            """)
        let run = try scratch.render(["Row.swift", "Samples.swift", "--view", "Row", "--schema"])
        let schema = try #require(JSONValue(run.output), "\(run.errorText)")
        let ada = #"{"age":36,"name":"Ada","side":"left"}"#
        same(
            schema["examples"]?.list?.map(\.line),
            [
                #"{"person":\#(ada),"title":"Hello"}"#,
                #"{"person":{"age":0,"home":"https://a.b","name":"Hello","side":"R"},"seats":{"R":2},"tint":"red","title":"demo"}"#,
                #"{"person":{"age":-2,"name":"Bo","side":"R"}}"#,
                #"{"person":{"age":4,"name":"Cy","side":"R"},"tint":"green"}"#,
                #"{"person":\#(ada),"title":"first"}"#, #"{"person":\#(ada),"title":"mine"}"#,
            ])
    }

    /// Views and types in extensions, keys and conformances that stand apart, classes, keys of string tables, words of Swift's.
    @Test func whatStandsApartIsFound() throws {
        try scratch.write(
            "Apart.swift",
            """
            import SwiftUI
            enum Space {}
            extension Space {
                struct Card: View {
                    let title: LocalizedStringKey
                    let item: Item
                    var box: Box?
                    var `default` = "none"
                    var body: some View { Text(title) + Text(verbatim: " \\(item.name) \\(box?.count ?? 0) \\(`default`)") }
                }
                struct Item { var name: String; var inner: Card.Inner }
            }
            extension Space.Item: Decodable {
                enum CodingKeys: String, CodingKey { case name = "called", inner }
            }
            extension Space.Card { struct Inner: Decodable { var `case`: Int } }
            final class Box: Codable { let kind = 1; var count: Int }
            #Preview { Space.Card(title: "Hi", item: .init(name: "A", inner: .init(case: 2)), default: "x") }
            """)
        let schema = try scratch.render(["Apart.swift", "--schema"])
        let example = #"{"default":"x","item":{"called":"A","inner":{"case":2}},"title":"Hi"}"#
        same(JSONValue(schema.output)?["examples"]?.line, "[\(example)]", schema.errorText)
        same(JSONValue(schema.output)?["$defs"]?["Box"]?["required"]?.line, #"["count"]"#)
        try scratch.write("data.json", example.dropLast() + #","box":{"count":4}}"#)
        let run = try scratch.render([
            "Apart.swift", "--data", "data.json", "-o", "-", "--format", "svg", "--svg-text",
        ])
        for text in ["Hi", " A 4 x"] {
            has(String(decoding: run.output, as: UTF8.self), ">\(text)<", run.errorText)
        }
    }
}

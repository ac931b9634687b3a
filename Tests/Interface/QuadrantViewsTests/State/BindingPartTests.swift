import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Bindings to parts of a state: whoever reads a part runs when that part changes.
@MainActor @Suite struct BindingPartTests {
    private struct Pair {
        var a = 1
        var b = 1
        var rest = [0]
    }

    private struct Reader: View {
        @Binding var number: Int
        let name: String

        var body: some View {
            Text("\(number)").onTapGesture { number += 1 }.accessibilityIdentifier(name)
        }
    }

    private struct Item: Identifiable {
        let id: Int
        var title: String
        var notes: [String] = []
    }

    private struct Row: View {
        @Binding var item: Item

        var body: some View {
            Text(item.title).onTapGesture { item.title += "!" }
                .accessibilityIdentifier("row \(item.id)")
        }
    }

    @Test func aChangeOfOnePartRunsItsReaderAlone() throws {
        struct Two: View {
            @State private var pair = Pair()

            var body: some View {
                VStack {
                    Reader(number: $pair.a, name: "a")
                    Reader(number: $pair.b, name: "b")
                    Reader(number: $pair.rest[0], name: "rest")
                }
            }
        }
        let host = ViewHost(width: 100, height: 100) { Two() }
        for (turn, name) in ["a", "b", "rest", "a"].enumerated() {
            let view = try host[name]
            let cost = try host.cost { try view.tap() }
            same(cost.bodies, 1, "\(name) in turn \(turn)")
        }
        same(host.texts, ["3", "2", "1"])
    }

    /// A row is told of its own element; elements without `==` are compared field by field.
    @Test func aChangeOfOneRowRunsThatRow() throws {
        struct Rows: View {
            @State private var items = (0..<50).map { Item(id: $0, title: "\($0)") }

            var body: some View {
                VStack(spacing: 0) { ForEach($items) { Row(item: $0) } }
            }
        }
        let host = ViewHost(width: 100, height: 1_500) { Rows() }
        let row = try host["row 7"]
        for _ in 0..<2 {
            let cost = try host.cost { try row.tap() }
            // The view that makes the rows reads all of them; of the rows one runs.
            same(cost.bodies, 2)
        }
        same(host.texts[7], "7!!")
    }

    /// Whoever reads all, and whoever reads a part deep within, both follow.
    @Test func readersOfAllAndOfPartsFollow() throws {
        struct Whole: View {
            @Binding var pair: Pair

            var body: some View {
                Text("\(pair.a + pair.b)").accessibilityIdentifier("sum")
            }
        }
        struct Both: View {
            @State private var pair = Pair()

            var body: some View {
                VStack {
                    Whole(pair: $pair)
                    Reader(number: $pair.a, name: "a")
                    Reader(number: Binding(projectedValue: $pair.b), name: "b")
                }
            }
        }
        let host = ViewHost(width: 100, height: 100) { Both() }
        try host["a"].tap()
        try host["b"].tap()
        try host["b"].tap()
        host.expect("sum", text: "5")
        host.expect("a", text: "2")
        host.expect("b", text: "3")
    }

    @Test func aStateThatIsReadInPartsGoesWithItsView() {
        final class Load: Sendable {}
        struct Holder: View {
            @State var load: [Load]
            var body: some View { Part(load: $load[0]) }
        }
        struct Part: View {
            @Binding var load: Load
            var body: some View { Text(load === load ? "x" : "y") }
        }
        weak var trace: Load?
        func show() {
            let load = Load()
            trace = load
            let host = ViewHost(width: 10, height: 10) { Holder(load: [load]) }
            same(host.texts, ["x"])
        }
        show()
        #expect(trace == nil)
    }

    /// A row's binding that outlives its row is an issue of the view, with advice that was not followed
    /// yet.
    @Test func aRowsBindingThatOutlivesItsRowIsReported() throws {
        struct Rows: View {
            let hand: (Binding<Item>) -> Void
            @State private var items = [Item(id: 1, title: "a"), Item(id: 2, title: "b")]

            var body: some View {
                VStack {
                    ForEach($items) { $item in
                        Text(item.title).onAppear { hand($item) }
                    }
                    Text("less").onTapGesture { items.removeLast() }
                        .accessibilityIdentifier("less")
                }
            }
        }
        var last: Binding<Item>?
        let host = ViewHost(width: 100, height: 100) { Rows { if $0.id == 2 { last = $0 } } }
        try host["less"].tap()
        empty(host.issues)
        last?.wrappedValue.title = "c"
        same(last?.wrappedValue.title, "b")
        same(host.texts, ["a", "less"])
        let messages = host.issues.map(\.message)
        has(
            messages,
            "A binding to the element at index 1 was written when the collection had 1 element")
        holds(host.issues.allSatisfy { $0.path == ["Rows"] })
        holds(host.issues.allSatisfy { $0.advice.contains("look for the element by its id") })
        holds(host.issues.allSatisfy { !$0.advice.contains("Bind to elements") })
    }
}

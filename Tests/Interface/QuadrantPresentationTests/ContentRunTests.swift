import Expectations
import Observation
import QuadrantTesting
import SwiftUI
import Testing

/// How often the closures run that give the content of what is presented, of bars and of rows: when the body runs in which
/// they are written, and when something changes that they read themselves.
@MainActor @Suite struct ContentRunTests {
    @Observable final class Model {
        var number = 0
        @ObservationIgnored var runs = 0

        func run() { runs += 1 }
    }

    /// What a closure gives: it reads the model, and has a state and a field of its own.
    private struct Content: View {
        let number: Int
        @State private var text = ""

        var body: some View {
            VStack {
                Text("number \(number)").accessibilityIdentifier("number")
                TextField("Field", text: $text).accessibilityIdentifier("field")
            }
        }
    }

    /// Where a closure is written.
    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Whether the closure runs where it is written, shown or not, as its declaration at Apple's says.
        let isEager: Bool
        let view: @MainActor @Sendable (Binding<Bool>, @escaping () -> AnyView) -> AnyView

        init<V: View>(
            _ name: String, isEager: Bool = false,
            @ViewBuilder _ view:
                @escaping @MainActor @Sendable (
                    Binding<Bool>, @escaping () -> AnyView
                ) -> V
        ) {
            (testDescription, self.isEager) = (name, isEager)
            self.view = { AnyView(view($0, $1)) }
        }
    }

    nonisolated static let places = [
        Place("sheet") { isShown, content in
            Color.clear.sheet(isPresented: isShown) { content() }
        },
        Place("cover") { isShown, content in
            Color.clear.fullScreenCover(isPresented: isShown) { content() }
        },
        Place("popover") { isShown, content in
            Color.clear.popover(isPresented: isShown) { content() }
        },
        Place("inspector", isEager: true) { isShown, content in
            Color.clear.inspector(isPresented: isShown) { content() }
        },
        Place("destination", isEager: true) { isShown, content in
            NavigationStack {
                Color.clear.navigationDestination(isPresented: isShown) { content() }
            }
        },
        Place("alert", isEager: true) { isShown, content in
            Color.clear.alert("Title", isPresented: isShown) {
                Button("OK") {}
                content()
            }
        },
        Place("toolbar") { isShown, content in
            NavigationStack {
                Color.clear.toolbar {
                    if isShown.wrappedValue { ToolbarItem(placement: .principal) { content() } }
                }
            }
        },
        Place("lazy row") { isShown, content in
            ScrollView {
                LazyVStack {
                    ForEach(isShown.wrappedValue ? [1] : [], id: \.self) { _ in content() }
                }
            }
        },
        Place("row") { isShown, content in
            List {
                ForEach(isShown.wrappedValue ? [1] : [], id: \.self) { _ in content() }
            }
        },
    ]

    private struct Presenter: View {
        let place: Place
        let model: Model
        @State private var isShown = false
        @State private var other = 0

        var body: some View {
            VStack {
                Button("Open \(other)") { isShown = true }.accessibilityIdentifier("open")
                place.view($isShown) {
                    model.runs += 1
                    return AnyView(Content(number: model.number))
                }
            }
            .onChange(of: isShown) { other += 1 }
        }
    }

    /// A modifier whose own state changes has the same view to modify: its rows run for what they have read, and for nothing else.
    @Test func rowsInWhatAModifierModifiesRunForThemselves() throws {
        struct Counting: ViewModifier {
            @State private var count = 0

            func body(content: Self.Content) -> some View {
                VStack {
                    content
                    Text("count \(count)").accessibilityIdentifier("count")
                    ScrollView {
                        LazyVStack {
                            ForEach(0..<1, id: \.self) { _ in
                                Text("own \(count)").accessibilityIdentifier("own")
                            }
                        }
                    }
                    Button("Count") { count += 1 }.accessibilityIdentifier("add")
                }
            }
        }
        struct Rows: View {
            let model: Model
            @State private var turns = 0

            var body: some View {
                let turns = turns
                VStack {
                    ScrollView {
                        LazyVStack {
                            ForEach(0..<2, id: \.self) { row in
                                let _ = model.run()
                                Text("\(row): \(model.number), \(turns)")
                                    .accessibilityIdentifier("row \(row)")
                            }
                        }
                    }
                    .frame(height: 200)
                    .modifier(Counting())
                    Button("Turn") { self.turns += 1 }.accessibilityIdentifier("turn")
                }
            }
        }
        let model = Model()
        let host = ViewHost(width: 393, height: 852) { Rows(model: model) }
        same(model.runs, 2)
        try host["add"].tap()
        try same(host["count"].text, "count 1")
        try same(host["own"].text, "own 1")
        same(model.runs, 2)
        model.number = 1
        host.update()
        try same(host["row 1"].text, "1: 1, 0")
        same(model.runs, 4)
        try host["turn"].tap()
        try same(host["row 1"].text, "1: 1, 1")
        same(model.runs, 6)
        try host["add"].tap()
        try same(host["own"].text, "own 2")
        same(model.runs, 6)
    }

    /// Of many presentations on one view the closure of that runs which is shown, and those run with the body that are written so.
    @Test func ofManyOnOneViewTheOneThatIsShownRuns() throws {
        final class Runs { var names: [String] = [] }
        struct Item: Identifiable { let id = 1 }
        struct Many: View {
            let runs: Runs
            @State private var shown = 0

            private func run(_ name: String) -> some View {
                runs.names.append(name)
                return Button("Go on from \(name)") { shown += 1 }.accessibilityIdentifier("on")
            }

            private func isShown(_ number: Int) -> Binding<Bool> {
                Binding(get: { shown == number }, set: { shown = $0 ? number : 0 })
            }

            private func item(_ number: Int) -> Binding<Item?> {
                Binding(
                    get: { shown == number ? Item() : nil }, set: { shown = $0 == nil ? 0 : number }
                )
            }

            var body: some View {
                Button("Open") { shown = 1 }.accessibilityIdentifier("open")
                    .sheet(isPresented: isShown(1)) { run("sheet") }
                    .popover(isPresented: isShown(2)) { run("popover") }
                    .fullScreenCover(isPresented: isShown(3)) { run("cover") }
                    .sheet(item: item(4)) { _ in run("sheet of an item") }
                    .popover(item: item(5)) { _ in run("popover of an item") }
                    .fullScreenCover(item: item(6)) { _ in run("cover of an item") }
                    .sheet(isPresented: isShown(7)) { run("second sheet") }
                    .alert("Title", isPresented: isShown(8)) { run("alert") }
                    .confirmationDialog("Title", isPresented: isShown(9)) { run("dialog") }
                    .sheet(isPresented: isShown(10)) { run("third sheet") }
            }
        }
        let runs = Runs()
        let host = ViewHost(width: 393, height: 852) { Many(runs: runs) }
        same(runs.names, ["alert", "dialog"])
        runs.names = []
        try host["open"].tap()
        same(runs.names, ["sheet"])
        for name in [
            "popover", "cover", "sheet of an item", "popover of an item", "cover of an item",
            "second sheet",
        ] {
            runs.names = []
            try host["on"].tap()
            host.advance(by: 2)
            same(runs.names, [name])
        }
    }

    @Test(arguments: places) func runsWhenSomethingHasChanged(place: Place) throws {
        let model = Model()
        let host = ViewHost(width: 393, height: 852) { Presenter(place: place, model: model) }
        same(model.runs, (place.isEager ? 1 : 0))
        try host["open"].tap()
        try same(host["number"].text, "number 0")
        let opened = model.runs
        // The presenter's body runs with the state, and once more with the one that follows it.
        has((1...2), opened - (place.isEager ? 1 : 0), "\(opened)")

        try host["field"].type("abc")
        same(model.runs, opened, "A text that is typed is a state of the content.")

        model.number = 1
        host.update()
        try same(host["number"].text, "number 1")
        same(model.runs, opened + 1)
        try same(host["field"].text, "abc", "The content is the same view.")
    }
}

import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantLists
import QuadrantPresentation
import QuadrantTesting
import QuadrantText
import QuadrantViews
import Testing

@MainActor @Suite struct StackedPresentationTests {
    private struct First: View {
        @State private var isShown = false

        var body: some View {
            Button("first") { isShown = true }.accessibilityIdentifier("first")
                .sheet(isPresented: $isShown) { Second() }
        }
    }

    private struct Second: View {
        @State private var isAsked = false
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Button("second") { isAsked = true }.accessibilityIdentifier("second")
                Button("close") { dismiss() }.accessibilityIdentifier("close")
            }
            .alert("Sure?", isPresented: $isAsked) {
                Button("Yes") { dismiss() }.accessibilityIdentifier("yes")
                Button("No", role: .cancel) {}.accessibilityIdentifier("no")
            }
        }
    }

    @Test func aPresentationPresentsAnother() throws {
        let host = ViewHost(width: 375, height: 667) { First() }
        try host["first"].tap()
        try host["second"].tap()
        same(host.labels, ["Sure?", "Yes", "No"])
        #expect(throws: ActionFailure.self) { try host["close"].tap() }
        try host["no"].tap()
        same(host.labels, ["second", "close"])
        try host["second"].tap()
        try host["yes"].tap()
        same(host.labels, ["first"])
        empty(host.issues)
    }

    private struct Both: View {
        @State private var one = true
        @State private var two = true

        var body: some View {
            Text("root")
                .sheet(isPresented: $one) {
                    Button("close one") { one = false }.accessibilityIdentifier("close")
                }
                .sheet(isPresented: $two) { Text("two") }
        }
    }

    @Test func ofTwoAtOnceOneWaitsAndIsTold() throws {
        let host = ViewHost(width: 375, height: 667) { Both() }
        same(host.labels, ["close one"])
        same(host.issues.map(\.message), [".sheet waits, as .sheet is presented"])
        try host["close"].tap()
        same(host.labels, ["two"])
    }

    private struct Swapped: View {
        @State private var one = true
        @State private var two = false

        var body: some View {
            Text("root")
                .sheet(isPresented: $two) { Text("two") }
                .sheet(isPresented: $one) {
                    Button("swap") { (one, two) = (false, true) }.accessibilityIdentifier("swap")
                }
        }
    }

    @Test func oneThatTakesThePlaceOfAnotherIsNoFault() throws {
        let host = ViewHost(width: 375, height: 667) { Swapped() }
        try host["swap"].tap()
        same(host.labels, ["two"])
        empty(host.issues)
    }

    private struct Endless: View {
        var body: some View {
            Text("again").sheet(isPresented: .constant(true)) { Endless() }
        }
    }

    @Test func aViewThatPresentsItselfIsTold() {
        let host = ViewHost(width: 375, height: 667) { Endless() }
        same(host.texts.count, 33)
        same(host.issues.map(\.message), ["32 views are presented one by the other"])
    }

    private struct Vanishing: View {
        @State private var isThere = true

        var body: some View {
            if isThere {
                Text("presenter").sheet(isPresented: .constant(true)) {
                    Button("vanish") { isThere = false }.accessibilityIdentifier("vanish")
                }
            } else {
                Text("gone")
            }
        }
    }

    @Test func whatIsPresentedGoesWithItsPresenter() throws {
        let host = ViewHost(width: 375, height: 667) { Vanishing() }
        same(host.labels, ["vanish"])
        try host["vanish"].tap()
        #expect(host.texts == ["gone"] && host.labels == ["gone"])
    }

    private enum Words: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) {
            value += nextValue()
        }
    }

    private struct Reader: View {
        @State private var words: [String] = []

        var body: some View {
            VStack {
                Text("behind").preference(key: Words.self, value: ["behind"])
                    .sheet(isPresented: .constant(true)) {
                        Text("inside").preference(key: Words.self, value: ["inside"])
                    }
                Text(words.joined(separator: " ")).accessibilityIdentifier("words")
            }
            .onPreferenceChange(Words.self) { words = $0 }
        }
    }

    @Test func preferencesOfWhatIsPresentedStayThere() throws {
        let host = ViewHost(width: 375, height: 667) { Reader() }
        try same(host["words"].text, "behind")
    }

    @Test func aRootOfItsOwnSizeKeepsItAndRowsPresentToo() throws {
        let host = ViewHost {
            List {
                ForEach(0..<3, id: \.self) { row in
                    Text("row \(row)").sheet(isPresented: .constant(row == 1)) {
                        Text("of \(row)")
                    }
                }
            }
            .frame(width: 300, height: 400)
        }
        same(host.size, CGSize(width: 300, height: 400))
        same(host.labels, ["of 1"])
    }

    @Test func severalViewsAtTheRootStandAsWithoutASheet() throws {
        func frames(_ isShown: Bool) throws -> [CGRect] {
            let host = ViewHost {
                Text("one").accessibilityIdentifier("one")
                Text("two").accessibilityIdentifier("two")
                    .sheet(isPresented: .constant(isShown)) { Text("sheet") }
            }
            return [try host["one"].frame, try host["two"].frame]
        }
        try same(frames(true), frames(false))
    }
}

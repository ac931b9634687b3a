import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Paths of many values: what they cost grows with their number.
@MainActor @Suite struct LongPathTests {
    private struct Long: View {
        @State var path: [Int]

        var body: some View {
            NavigationStack(path: $path) {
                Text("root").navigationTitle("Root")
                    .navigationDestination(for: Int.self) {
                        Text("value \($0)").navigationTitle("Value \($0)")
                            .navigationBarTitleDisplayMode(.inline)
                    }
            }
        }
    }

    /// Each screen says where values lead, as real apps write it.
    private struct Spoken: View {
        @State var path: [Int]

        struct Screen: View {
            let name: String

            var body: some View {
                Text(name).navigationTitle(name)
                    .navigationDestination(for: Int.self) { Screen(name: "value \($0)") }
            }
        }

        var body: some View {
            NavigationStack(path: $path) { Screen(name: "root") }
        }
    }

    /// The bodies and measures of the first picture of a path of so many values, and that the last is shown.
    private func cost(
        _ count: Int, _ view: ([Int]) -> AnyView = { AnyView(Long(path: $0)) }
    ) -> (bodies: Int, measures: Int) {
        let shown = view(Array(0..<count))
        let host = ViewHost(width: 390, height: 700) { shown }
        has(host.texts, "value \(count - 1)")
        return (host.counters.bodies, host.counters.measures)
    }

    @Test func theCostGrowsWithTheNumberOfValues() {
        let few = cost(20)
        let some = cost(40)
        let many = cost(60)
        // Each further value costs what the one before it did.
        #expect(many.bodies - some.bodies <= (some.bodies - few.bodies) * 11 / 10)
        #expect(many.measures - some.measures <= (some.measures - few.measures) * 11 / 10)
    }

    @Test func theCostGrowsWithTheNumberWhereEachScreenSaysWhereValuesLead() {
        let view: ([Int]) -> AnyView = { AnyView(Spoken(path: $0)) }
        let few = cost(20, view)
        let some = cost(40, view)
        let many = cost(60, view)
        #expect(many.bodies - some.bodies <= (some.bodies - few.bodies) * 11 / 10)
        #expect(many.measures - some.measures <= (some.measures - few.measures) * 11 / 10)
    }

    /// Nobody sees the screens far below the topmost one: they are made when they come near to it.
    @Test func screensFarBelowAreNotMade() throws {
        let counter = Counter()
        let path = Array(0..<1_000)
        let host = ViewHost(width: 390, height: 700) { Counted(path: path, counter: counter) }
        has(host.texts, "value 999")
        let first = counter.screens
        #expect(first.count <= 70)
        try host["BackButton"].tap()
        has(host.texts, "value 998")
        same(counter.screens.subtracting(first).count, 1)
        try host["to root"].tap()
        has(host.texts, "root")
        empty(host.issues)
    }

    /// Where only a screen in the middle says where a value leads, that one is made.
    @Test func aScreenThatSaysWhereAValueLeadsIsMade() {
        var path = NavigationPath()
        for value in 0..<100 { path.append(value) }
        path.append("end")
        let shown = path
        let host = ViewHost(width: 390, height: 700) { Mixed(path: shown) }
        has(host.texts, "the end")
        empty(host.issues)
    }

    private struct Mixed: View {
        @State var path: NavigationPath

        var body: some View {
            NavigationStack(path: $path) {
                Text("root").navigationDestination(for: Int.self) {
                    Text("value \($0)").navigationDestination(for: String.self) {
                        Text("the \($0)")
                    }
                }
            }
        }
    }

    /// The values whose screens were evaluated.
    private final class Counter {
        var screens: Set<Int> = []
    }

    private struct Counted: View {
        @State var path: [Int]
        let counter: Counter

        var body: some View {
            NavigationStack(path: $path) {
                Text("root").navigationDestination(for: Int.self) {
                    Value(number: $0, counter: counter, path: $path)
                }
            }
        }
    }

    private struct Value: View {
        let number: Int
        let counter: Counter
        @Binding var path: [Int]

        var body: some View {
            let _ = counter.screens.insert(number)
            VStack {
                Text("value \(number)")
                Button("to root") { path = [] }.accessibilityIdentifier("to root")
            }
        }
    }
}

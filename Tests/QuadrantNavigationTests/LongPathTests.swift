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
        #expect(host.texts.contains("value \(count - 1)"))
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
}

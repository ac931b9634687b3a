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

    /// The bodies and measures of the first picture of a path of so many values, and that the last is shown.
    private func cost(_ count: Int) -> (bodies: Int, measures: Int) {
        let host = ViewHost(width: 390, height: 700) {
            Long(path: Array(0..<count))
        }
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
}

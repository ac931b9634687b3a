import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Guides of views that lie by what is around them cannot be remembered from one layout to the next; they must
/// not be asked for twice as often with each level for that.
@MainActor @Suite struct SurroundedGuideTests {
    @Test(arguments: [4, 16])
    func nestedRowsAskForTheirGuidesAFewTimesEach(depth: Int) throws {
        let counter = Counter()
        let host = ViewHost(width: 300, height: 300) { ScrollView { nested(depth, counter) } }
        try same(host["leaf"].frame.width, 150)
        #expect(counter.count > 0)
        // Twice for each level would be 65,536 at the least.
        #expect(counter.count <= 20 * depth)
    }

    private func nested(_ depth: Int, _ counter: Counter) -> AnyView {
        guard depth > 0 else {
            return AnyView(
                Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                    .frame(height: 10)
                    .alignmentGuide(.firstTextBaseline) { _ in
                        counter.count += 1
                        return 4
                    }
                    .accessibilityIdentifier("leaf"))
        }
        return AnyView(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                nested(depth - 1, counter)
                Text("x")
            })
    }

    private final class Counter: @unchecked Sendable {
        var count = 0
    }
}

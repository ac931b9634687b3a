import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// The global coordinate space is that of the screen, wherever the root stands on it.
@MainActor @Suite struct GlobalSpaceTests {
    /// What was seen last.
    final class Seen {
        var frame = CGRect.zero
        var point = CGPoint.zero
    }

    private struct Box: View {
        let seen: Seen

        var body: some View {
            Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box")
                .onGeometryChange(for: CGRect.self) {
                    $0.frame(in: .global)
                } action: {
                    seen.frame = $0
                }
                .onTapGesture(coordinateSpace: .global) { seen.point = $0 }
        }
    }

    @Test func beginsBesideWhatIsNotSafe() throws {
        let seen = Seen()
        let view = VStack(alignment: .leading, spacing: 0) {
            Box(seen: seen)
            Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        let snapshot = LayoutSnapshot(
            of: view, proposal: ProposedViewSize(width: 373, height: 759),
            safeAreaInsets: EdgeInsets(top: 59, leading: 12, bottom: 34, trailing: 8))
        same(seen.frame, CGRect(x: 12, y: 59, width: 40, height: 20))
        same(snapshot.frames["box"]?.origin, .zero, "Frames of tests are in the root's space.")
    }

    @Test func aRootInTheMiddleBeginsThere() throws {
        let seen = Seen()
        let host = ViewHost(width: 200, height: 100) { Box(seen: seen) }
        host.update()
        same(seen.frame, CGRect(x: 80, y: 40, width: 40, height: 20))
        try host["box"].tap()
        same(seen.point, CGPoint(x: 100, y: 50))
    }
}

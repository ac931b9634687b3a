import Expectations
import QuadrantRendering
import SwiftUI
import Testing

/// Content beyond a limit that the view's size does not show is reported as the view's, with the
/// place.
@MainActor @Suite struct BeyondLimitTests {
    /// The error of a drawing at one pixel to a point.
    private func refusal(_ width: CGFloat, _ height: CGFloat) -> String? {
        var stage = Stage()
        stage.output.scale = 1
        // Nothing is written to the canvas then, and no memory is taken for it.
        stage.output.isTransparent = true
        do {
            _ = try drawing(of: AnyView(Badge(width: width, height: height)), on: stage)
        } catch DrawingError.beyondLimit(let reason) {
            return reason
        } catch {
            Issue.record(error)
        }
        return nil
    }

    @Test func aGroupThatIsTooWideIsNamed() throws {
        let reason = try #require(refusal(32_767, 2))
        has(reason, "An effect in Badge", "\(reason)")
        has(reason, "32767 pixels along one side", "\(reason)")
    }

    @Test func groupsWithTooManyPixelsAreNamed() throws {
        let reason = try #require(refusal(19_000, 19_000))
        has(reason, "Effects in one another in Badge", "\(reason)")
        has(reason, "722000000 pixels at once", "\(reason)")
    }
}

/// A group that is drawn as a whole.
private struct Badge: View {
    let width: CGFloat
    let height: CGFloat

    var body: some View {
        ZStack {
            Color.red
            Circle()
        }
        .compositingGroup().opacity(0.5).frame(width: width, height: height)
    }
}

import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// Views that are turned in space in one another.
@Suite struct NestedTurnTests {
    /// A turn of one degree about the horizontal line through (50, 50), seen from 20.5 points.
    private var turn: ProjectionTransform {
        let angle = CGFloat.pi / 180
        var turn = ProjectionTransform()
        turn.m22 = cos(angle)
        turn.m23 = -sin(angle) / 20.5
        let there = ProjectionTransform(CGAffineTransform(translationX: -50, y: -50))
        let back = ProjectionTransform(CGAffineTransform(translationX: 50, y: 50))
        return there.concatenating(turn).concatenating(back)
    }

    /// Each turn brings the edge of what is turned nearer to the eye, until it is behind that. Only what is seen is drawn: the flat
    /// pictures of all of it would have more pixels than there is memory for.
    @Test(arguments: [1, 20, 50])
    func onlyWhatIsSeenIsDrawn(_ count: Int) throws {
        let rect = CGRect(x: 20, y: 20, width: 60, height: 60)
        var content = Fragment(items: [.fill(FillItem(shape: .rect(rect), paint: .color(.black)))])
        for _ in 0..<count {
            var group = DisplayGroup(content: content)
            group.projection = turn
            content = Fragment(items: [.group(group)])
        }
        let list = DisplayList(
            size: CGSize(width: 100, height: 100), displayScale: 1, background: .white,
            root: content)
        let image = try PNGRenderer(outlines: BoxGlyphs()).image(list)
        #expect(image.pixels[(50 * 100 + 50) * 4] < 10)
        #expect(image.pixels[(50 * 100 + 2) * 4] > 245)
    }
}

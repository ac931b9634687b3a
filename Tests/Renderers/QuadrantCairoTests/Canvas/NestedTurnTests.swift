import Expectations
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

    private func turned(_ items: [DisplayItem], by turn: ProjectionTransform) -> DisplayItem {
        var group = DisplayGroup(content: Fragment(items: items))
        group.projection = turn
        return .group(group)
    }

    private func box(_ rect: CGRect, _ color: RGBAColor = .black) -> DisplayItem {
        .fill(FillItem(shape: .rect(rect), paint: .color(color)))
    }

    private func picture(_ items: [DisplayItem], layerLimit: Int? = nil) throws -> [UInt8] {
        let list = DisplayList(
            size: CGSize(width: 100, height: 100), displayScale: 1, background: .white,
            root: Fragment(items: items))
        var renderer = PNGRenderer(outlines: BoxGlyphs())
        if let layerLimit { renderer.layerLimit = layerLimit }
        return try renderer.image(list).pixels
    }

    /// A turn in a turn is one look at the content: as sharp as that, and in the same place.
    @Test func aTurnInATurnIsOneTurn() throws {
        let content = [box(CGRect(x: 30, y: 35, width: 40, height: 30))]
        let nested = try picture([turned([turned(content, by: turn)], by: turn)])
        let once = try picture([turned(content, by: turn.concatenating(turn))])
        same(nested, once)
    }

    /// What stands beside a turn keeps its own place and its order.
    @Test func whatStandsBesideATurnIsTurnedOnce() throws {
        let below = box(
            CGRect(x: 20, y: 30, width: 40, height: 40), RGBAColor(red: 1, green: 0, blue: 0))
        let inner = turned([box(CGRect(x: 40, y: 40, width: 40, height: 20))], by: turn)
        let above = box(
            CGRect(x: 50, y: 45, width: 10, height: 10), RGBAColor(red: 0, green: 0, blue: 1))
        let nested = try picture([turned([below, inner, above], by: turn)])
        let apart = try picture([
            turned([below], by: turn), turned([inner], by: turn), turned([above], by: turn),
        ])
        let most = zip(nested, apart).map { abs(Int($0) - Int($1)) }.max() ?? 255
        #expect(most <= 1)
        same(Array(nested[(50 * 100 + 55) * 4..<(50 * 100 + 55) * 4 + 3]), [0, 0, 255])
    }

    /// Two hundred turns need no more pixels at once than one does.
    @Test func theCostIsThatOfOneTurn() throws {
        var item = box(CGRect(x: 45, y: 40, width: 9, height: 20))
        for _ in 0..<200 { item = turned([item], by: turn) }
        _ = try picture([item], layerLimit: 100 * 100 * 12)
    }

    /// Where what is between turns fades, each is drawn by itself: all of them together need pixels as a few canvases do.
    @Test(arguments: [20, 60])
    func fadedTurnsNeedFewPixels(_ count: Int) throws {
        var item = box(CGRect(x: 45, y: 40, width: 9, height: 20))
        for _ in 0..<count {
            guard case .group(var group) = turned([item], by: turn) else { return }
            group.opacity = 0.99
            item = .group(group)
        }
        _ = try picture([item], layerLimit: 100 * 100 * 100)
    }

    /// What one turn has behind the eye is not shown again by another one which has it behind the eye too.
    @Test func whatIsBehindTheEyeStaysThere() throws {
        var inner = ProjectionTransform()
        inner.m13 = -1 / 50
        var outer = ProjectionTransform()
        outer.m13 = 1 / 10
        let content = [box(CGRect(x: 60, y: 20, width: 30, height: 60))]
        let pixels = try picture([turned([turned(content, by: inner)], by: outer)])
        holds(pixels.allSatisfy { $0 > 250 })
    }
}

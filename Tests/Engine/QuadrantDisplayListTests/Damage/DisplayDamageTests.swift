import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// Where two drawings differ.
@Suite struct DisplayDamageTests {
    private static func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> DisplayItem {
        .fill(
            FillItem(
                shape: .rect(CGRect(x: x, y: y, width: side, height: side)), paint: .color(.black)))
    }

    private static func list(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(
            size: CGSize(width: 100, height: 100), displayScale: 1, background: nil,
            root: Fragment(items: items))
    }

    private static func group(
        _ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void = { _ in }
    ) -> DisplayItem {
        var group = DisplayGroup(content: Fragment(items: items))
        change(&group)
        return .group(group)
    }

    private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
        -> CGRect
    {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// What was drawn, what is drawn then, and where that differs: an item covers half a point more at each side.
    private static let rows:
        [(name: String, before: [DisplayItem], after: [DisplayItem], rects: [CGRect])] = [
            ("the same, made anew", [box(10, 10)], [box(10, 10)], []),
            ("one more", [box(10, 10)], [box(10, 10), box(50, 50)], [rect(49.5, 49.5, 11, 11)]),
            ("one less", [box(10, 10), box(50, 50)], [box(50, 50)], [rect(9.5, 9.5, 11, 11)]),
            (
                "moved", [box(10, 10)], [box(50, 50)],
                [rect(9.5, 9.5, 11, 11), rect(49.5, 49.5, 11, 11)]
            ),
            (
                "in a group that is moved", [group([box(0, 0)]) { $0.transform.tx = 20 }],
                [group([box(0, 0, 5)]) { $0.transform.tx = 20 }], [rect(19.5, 0, 11, 10.5)]
            ),
            (
                "in a clip",
                [group([box(0, 0)]) { $0.clip = ClipItem(shape: .rect(rect(5, 5, 50, 50))) }],
                [group([box(1, 0)]) { $0.clip = ClipItem(shape: .rect(rect(5, 5, 50, 50))) }],
                [rect(4, 4, 7.5, 6.5)]
            ),
            (
                "under a blur",
                [group([box(40, 40)]) { $0.filters = [.blur(BlurFilter(sigma: 2))] }],
                [group([box(40, 40, 5)]) { $0.filters = [.blur(BlurFilter(sigma: 2))] }],
                [rect(32.5, 32.5, 25, 25)]
            ),
            (
                "of a group that fades", [group([box(10, 10)])],
                [group([box(10, 10)]) { $0.opacity = 0.5 }], [rect(9.5, 9.5, 11, 11)]
            ),
            (
                "of the order", [box(10, 10), box(15, 15, 20)], [box(15, 15, 20), box(10, 10)],
                [rect(14.5, 14.5, 21, 21), rect(9.5, 9.5, 11, 11)]
            ),
            (
                "beside what is longer", (0..<9).map { box(CGFloat($0) * 10, 0, 5) },
                (0..<9).filter { $0 != 4 }.map { box(CGFloat($0) * 10, 0, 5) },
                [rect(39.5, 0, 6, 5.5)]
            ),
            ("beyond the canvas", [box(500, 500)], [box(600, 600)], []),
        ]

    @Test(arguments: rows.indices)
    func itIsWhereTheDrawingsDiffer(position: Int) {
        let row = Self.rows[position]
        let damage = Self.list(row.after).damage(since: Self.list(row.before))
        same(damage.rects, row.rects, "\(row.name)")
    }

    @Test func glassShowsWhatDiffersBehindIt() {
        let glass = BackdropItem(
            shape: .rect(Self.rect(40, 0, 40, 100)), filters: [.blur(BlurFilter(sigma: 4))])
        let before = Self.list([Self.box(20, 20), .backdrop(glass)])
        let after = Self.list([Self.box(20, 20, 12), .backdrop(glass)])
        let bounds = after.damage(since: before).bounds
        // The glass looks 14 points far.
        same(bounds.maxX, 46.5)
    }

    @Test func thereAreFewRectangles() {
        let before = Self.list([])
        let after = Self.list(
            (0..<400).map { Self.box(CGFloat($0 % 20) * 5, CGFloat($0 / 20) * 5, 1) })
        let damage = after.damage(since: before)
        #expect(damage.rects.count <= DisplayDamage.mostRects)
        holds(damage.bounds.contains(Self.rect(0, 0, 96, 96)))
    }

    @Test func groupsOfOneContentAreNotLookedInto() {
        // Each level twice the same: without pruning, more than a thousand million.
        var inner = Self.box(1, 1, 1)
        for _ in 0..<30 {
            let content = Fragment(items: [inner])
            let group = DisplayItem.group(DisplayGroup(content: content))
            inner = .group(DisplayGroup(content: Fragment(items: [group, group])))
        }
        let (before, after) = (Self.list([inner]), Self.list([inner, Self.box(50, 50)]))
        same(after.damage(since: before).rects, [Self.rect(49.5, 49.5, 11, 11)])
    }
}

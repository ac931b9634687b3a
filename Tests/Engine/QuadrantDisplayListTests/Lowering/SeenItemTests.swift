import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// What is off the canvas is not handed to those who write vectors.
@Suite struct SeenItemTests {
    private struct NoPixels: DisplayRasterizer {
        func picture(of list: DisplayList, scale: CGFloat) -> DisplayImage? { nil }
    }

    private func box(_ x: CGFloat, _ y: CGFloat) -> DisplayItem {
        let shape = DisplayShape.rect(CGRect(x: x, y: y, width: 20, height: 20))
        return .fill(FillItem(shape: shape, paint: .color(.black)))
    }

    private func group(
        _ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void
    ) -> DisplayItem {
        var group = DisplayGroup(content: Fragment(items: items))
        change(&group)
        return .group(group)
    }

    /// Where the items that are left begin, of a canvas of 100 by 100 points.
    private func left(_ items: [DisplayItem]) -> [CGFloat] { places(lowered(items).list.root) }

    /// What is left of the effects that PDF lacks.
    private func effects(_ items: [DisplayItem]) -> [RenderNote.Effect] {
        lowered(items).notes.prefix(1).map(\.effect)
    }

    private func lowered(_ items: [DisplayItem]) -> (list: DisplayList, notes: [RenderNote]) {
        let list = DisplayList(
            size: CGSize(width: 100, height: 100), displayScale: 1, background: .white,
            root: Fragment(items: items))
        return Lowering(for: .pdf, rasterizer: NoPixels()).lower(list, background: .white)
    }

    private func places(_ fragment: Fragment) -> [CGFloat] {
        fragment.items.flatMap { item -> [CGFloat] in
            switch item {
            case .group(let group): places(group.content)
            case .fill(let fill): [fill.shape.bounds.minX]
            default: []
            }
        }
    }

    @Test func itemsBeyondTheEdgesAreLeftOut() {
        same(left([box(-23, 0), box(-19, 1), box(50, 2), box(99, 3), box(1e9, 4)]), [-19, 50, 99])
        same(left([box(1, -30), box(2, 40), box(3, 130)]), [2])
    }

    @Test func placesAreThoseOnTheCanvas() {
        let moved = group([box(0, 0), box(1000, 0)]) { $0.transform.tx = -990 }
        same(left([moved]), [1000])
        let shrunk = group([box(1000, 0), box(3000, 0)]) {
            $0.transform = CGAffineTransform(scaleX: 0.05, y: 0.05)
        }
        same(left([shrunk]), [1000])
    }

    @Test func clipsAndMasksHideToo() {
        let far = box(500, 0)
        let clipped = group([box(0, 0), box(50, 0), far]) {
            $0.clip = ClipItem(shape: .rect(CGRect(x: 0, y: 0, width: 30, height: 30)))
        }
        same(left([clipped]), [0])
        let masked = group([box(0, 0), box(50, 0), far]) {
            $0.mask = Fragment(items: [box(60, 0)])
        }
        same(left([masked]), [50])
        let hidden = group([box(0, 0), far]) { $0.mask = .empty }
        same(left([hidden]), [])
    }

    @Test func whatAFilterBringsIntoSightStays() {
        let shadow = ShadowFilter(color: .black, sigma: 1, offset: CGSize(width: 60, height: 0))
        let thrown = group([box(-50, 0), box(-500, 0)]) { $0.filters = [.shadow(shadow)] }
        same(effects([thrown]), [.shadow])
        let faint = group([box(-500, 0)]) { $0.filters = [.shadow(shadow)] }
        same(effects([faint, box(1e6, 0)]), [])
    }

    @Test func numbersThatAreNoneEndNothing() {
        let odd = group([box(.nan, 0), box(.infinity, 0), box(7, 0), box(500, 0)]) {
            $0.transform.tx = 1e-300
        }
        has(left([odd]), 7)
        let lost = group([box(0, 0), box(500, 0)]) { $0.transform.tx = .nan }
        _ = left([lost])
    }
}

import Expectations
import Foundation
import QuadrantGeometry
import QuadrantLayout
import Testing

/// Distances of `ViewSpacing`. 8 between plain views: measured on macOS 26 and iOS 26
/// (Goldens/layout/spacing-default); 0 beside a Spacer: the same recordings (elements/Layout).
@Suite struct ViewSpacingTests {
    @Test(arguments: [Axis.horizontal, .vertical])
    func plainViewsPreferEight(_ axis: Axis) {
        same(ViewSpacing().distance(to: ViewSpacing(), along: axis), 8)
    }

    @Test(arguments: [Axis.horizontal, .vertical])
    func zeroPrefersNothing(_ axis: Axis) {
        same(ViewSpacing.zero.distance(to: .zero, along: axis), 0)
        same(ViewSpacing.zero.distance(to: ViewSpacing(), along: axis), 0)
        same(ViewSpacing().distance(to: .zero, along: axis), 0)
    }

    @Test func aUnionTakesTheLargerPreferenceOnItsEdges() {
        let trailing = ViewSpacing.zero.union(ViewSpacing(), edges: .trailing)
        same(trailing.distance(to: ViewSpacing(), along: .horizontal), 8)
        same(ViewSpacing().distance(to: trailing, along: .horizontal), 0)
        same(trailing.distance(to: ViewSpacing(), along: .vertical), 0)
        var all = ViewSpacing.zero
        all.formUnion(ViewSpacing())
        same(ViewSpacing().distance(to: all, along: .vertical), 8)
    }
}

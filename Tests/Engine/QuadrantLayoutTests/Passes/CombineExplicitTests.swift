import Expectations
import Foundation
import QuadrantLayout
import Testing

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

/// Apple's pages on `combineExplicit(_:)`: the mean, the least for the first text baseline, the
/// greatest for the last; `nil` where no view sets the guide.
@Suite struct CombineExplicitTests {
    private let values: [CGFloat?] = [10, nil, 40, 22]

    @Test func guidesTakeTheMean() {
        same(HorizontalAlignment.center.combineExplicit(values), 24)
        same(HorizontalAlignment.leading.combineExplicit(values), 24)
        same(VerticalAlignment(Third.self).combineExplicit(values), 24)
    }

    @Test func baselinesTakeTheOuterOne() {
        same(VerticalAlignment.firstTextBaseline.combineExplicit(values), 10)
        same(VerticalAlignment.lastTextBaseline.combineExplicit(values), 40)
    }

    @Test func nothingCombinesToNothing() {
        let none: [CGFloat?] = [nil, nil]
        same(VerticalAlignment.top.combineExplicit(none), nil)
        same(VerticalAlignment.firstTextBaseline.combineExplicit([CGFloat?]()), nil)
    }
}

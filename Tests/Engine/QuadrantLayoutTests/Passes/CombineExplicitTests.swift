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
        #expect(HorizontalAlignment.center.combineExplicit(values) == 24)
        #expect(HorizontalAlignment.leading.combineExplicit(values) == 24)
        #expect(VerticalAlignment(Third.self).combineExplicit(values) == 24)
    }

    @Test func baselinesTakeTheOuterOne() {
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 10)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 40)
    }

    @Test func nothingCombinesToNothing() {
        let none: [CGFloat?] = [nil, nil]
        #expect(VerticalAlignment.top.combineExplicit(none) == nil)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([CGFloat?]()) == nil)
    }
}

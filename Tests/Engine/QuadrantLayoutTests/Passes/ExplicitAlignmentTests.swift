import Expectations
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

extension VerticalAlignment {
    private enum Eye: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    fileprivate static let eye = VerticalAlignment(Eye.self)
}

extension HorizontalAlignment {
    private enum Stem: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }

    fileprivate static let stem = HorizontalAlignment(Stem.self)
}

/// A column that leaves guides to the default.
private struct Column: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height
        }
    }
}

/// A layout of a fixed size with guides of its own.
private struct Guided: Layout {
    var vertical: CGFloat?
    var horizontal: CGFloat?

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 40, height: 60) }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
    ) -> CGFloat? { guide == .eye ? vertical : nil }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
    ) -> CGFloat? { guide == .stem ? horizontal : nil }
}

/// `explicitAlignment(of:in:proposal:subviews:cache:)`, by Apple's page: a layout's own value, else
/// the merged ones of its subviews.
@MainActor @Suite struct ExplicitAlignmentTests {
    private let offer = ProposedViewSize(width: 200, height: 200)

    /// The guide of `view` less 5 or 10, the bar's own: where a bar of 10 stands beside `view` in a row aligned on `guide`, less where `view` does.
    private func barBeside(_ view: some View, _ guide: VerticalAlignment) -> CGFloat? {
        let row = HStack(alignment: guide, spacing: 0) {
            view.accessibilityIdentifier("a")
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("bar")
        }
        let frames = LayoutSnapshot(of: row, proposal: offer).frames
        guard let bar = frames["bar"], let other = frames["a"] else { return nil }
        return bar.minY - other.minY
    }

    @Test func theLayoutsOwnGuideCounts() {
        same(barBeside(Guided(vertical: 12) { Color.blue }, .eye), 7)
        same(barBeside(Guided(vertical: nil) { Color.blue }, .eye), 25)
        same(barBeside(Guided(vertical: 12) { Color.blue }, .center), 25)
        // Padding hands it on, moved by its inset.
        same(barBeside(Guided(vertical: 12) { Color.blue }.padding(4), .eye), 11)
    }

    @Test func horizontalGuidesToo() {
        let column = VStack(alignment: .stem, spacing: 0) {
            Guided(horizontal: 35) { Color.blue }.accessibilityIdentifier("a")
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("bar")
        }
        let frames = LayoutSnapshot(of: column, proposal: offer).frames
        same(frames["bar"]?.minX, 30)
        let mirrored = LayoutSnapshot(of: column, proposal: offer, layoutDirection: .rightToLeft)
        same(mirrored.frames["bar"]?.minX, 0)
    }

    @Test func byDefaultCustomGuidesOfTheSubviewsAreAveraged() {
        let column = Column {
            Color.blue.frame(width: 5, height: 20).alignmentGuide(.eye) { _ in 4 }
            Color.blue.frame(width: 5, height: 30)
            Color.blue.frame(width: 5, height: 20).alignmentGuide(.eye) { $0[.bottom] }
        }
        // 4 and 50 + 20: 37.
        same(barBeside(column, .eye), 32)
        // Nothing is set for the center: the middle of 70.
        same(barBeside(column, .center), 30)
    }

    @Test func byDefaultTheFirstAndTheLastTextBaselineCount() {
        let column = Column {
            Color.blue.frame(width: 5, height: 20).alignmentGuide(.firstTextBaseline) { _ in 15 }
                .alignmentGuide(.lastTextBaseline) { _ in 16 }
            Color.blue.frame(width: 5, height: 20).alignmentGuide(.firstTextBaseline) { _ in 3 }
                .alignmentGuide(.lastTextBaseline) { _ in 4 }
        }
        same(barBeside(column, .firstTextBaseline), 5)
        same(barBeside(column, .lastTextBaseline), 14)
    }

    @Test func aGuideThatIsNoNumberIsIgnored() {
        same(barBeside(Guided(vertical: .nan) { Color.blue }, .eye), 25)
    }
}

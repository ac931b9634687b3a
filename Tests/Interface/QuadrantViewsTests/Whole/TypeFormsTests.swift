import Expectations
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        context[HorizontalAlignment.center]
    }
}

/// The conformances that Apple's reference lists for the types of layout.
@MainActor @Suite struct TypeFormsTests {
    private func values<T: Equatable & Sendable & BitwiseCopyable>(_: T.Type) {}
    private func hashes<T: Hashable & Sendable & BitwiseCopyable>(_: T.Type) {}
    private func sets<T: OptionSet & Sendable & BitwiseCopyable>(_: T.Type) {}
    private func cases<T: Hashable & CaseIterable & Sendable>(_: T.Type) {}
    private func coded<T: Codable>(_: T.Type) {}
    private func moved<T: Animatable & Sendable>(_: T.Type) {}
    private func layout<T: Layout & Sendable>(_: T.Type) {}
    private func copied<T: Sendable & BitwiseCopyable>(_: T.Type) {}

    @Test func conformances() {
        values(HorizontalAlignment.self)
        values(VerticalAlignment.self)
        values(Alignment.self)
        values(ProposedViewSize.self)
        values(EdgeInsets.self)
        values(FillStyle.self)
        hashes(Axis.self)
        hashes(Edge.self)
        hashes(HorizontalEdge.self)
        hashes(VerticalEdge.self)
        hashes(UnitPoint.self)
        hashes(ContentMode.self)
        sets(Axis.Set.self)
        sets(Edge.Set.self)
        sets(HorizontalEdge.Set.self)
        sets(VerticalEdge.Set.self)
        sets(SafeAreaRegions.self)
        cases(Axis.self)
        cases(Edge.self)
        cases(HorizontalEdge.self)
        cases(VerticalEdge.self)
        cases(LayoutDirection.self)
        cases(ContentMode.self)
        coded(HorizontalEdge.self)
        coded(VerticalEdge.self)
        coded(UnitPoint.self)
        moved(EdgeInsets.self)
        moved(UnitPoint.self)
        layout(AnyLayout.self)
        layout(HStackLayout.self)
        layout(VStackLayout.self)
        layout(ZStackLayout.self)
        layout(GridLayout.self)
        copied(HStackLayout.self)
        copied(GridLayout.self)
        copied(Spacer.self)
        copied(BackgroundStyle.self)
        same(GridItem(.fixed(3)), GridItem(.fixed(3)))
        same(Axis.horizontal.description, "horizontal")
        same(Axis(rawValue: 1), .vertical)
        same(HorizontalEdge.Set.all, [.leading, .trailing])
        holds(VerticalEdge.Set(.top).contains(.top))
        same(Edge.Set(.top), .top)
        holds(SafeAreaRegions.all.contains(.keyboard))
    }

    @Test func alignments() {
        let all: [Alignment] = [
            .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
            .bottomTrailing, .centerFirstTextBaseline, .centerLastTextBaseline,
            .leadingFirstTextBaseline, .leadingLastTextBaseline, .trailingFirstTextBaseline,
            .trailingLastTextBaseline,
        ]
        for (index, one) in all.enumerated() {
            for other in all[(index + 1)...] { differ(one, other) }
            same(one, Alignment(horizontal: one.horizontal, vertical: one.vertical))
        }
        let custom = HorizontalAlignment(Middle.self)
        same(custom, HorizontalAlignment(Middle.self))
        differ(custom, .center)
        differ(HorizontalAlignment.listRowSeparatorLeading, .listRowSeparatorTrailing)
        same(custom.combineExplicit([1, nil, 2]), 1.5)
    }

    @Test func proposals() {
        same(ProposedViewSize.unspecified, ProposedViewSize(width: nil, height: nil))
        same(ProposedViewSize.zero, ProposedViewSize(.zero))
        same(ProposedViewSize.infinity.width, .infinity)
        same(
            ProposedViewSize.unspecified.replacingUnspecifiedDimensions(),
            CGSize(width: 10, height: 10))
        same(
            ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(
                by: CGSize(width: 1, height: 2)), CGSize(width: 3, height: 2))
        same(EdgeInsets(), EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        var spacing = ViewSpacing()
        spacing.formUnion(.zero, edges: .top)
        same(spacing.union(.zero).distance(to: ViewSpacing(), along: .vertical), 8)
        same(LayoutProperties().stackOrientation, nil)
        same(HStackLayout.layoutProperties.stackOrientation, .horizontal)
    }

    @Test func theSnapshotsParameters() {
        let view = Color.red.accessibilityIdentifier("a")
        let offer = ProposedViewSize(width: 20, height: 10)
        let short = LayoutSnapshot(of: view, proposal: offer)
        let long = LayoutSnapshot(
            of: view, proposal: offer, layoutDirection: .rightToLeft, displayScale: 3,
            safeAreaInsets: EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0),
            containerSize: CGSize(width: 20, height: 11)
        ) { $0.locale = Locale(identifier: "ar") }
        same(short.size, long.size)
        same(long.allFrames("a"), [CGRect(x: 0, y: 0, width: 20, height: 10)])
        #expect(short.frames["b"] == nil && short.allFrames("b").isEmpty)
    }

    @Test func layoutsAreCalledWithViews() {
        let layouts = [
            AnyLayout(HStackLayout()), AnyLayout(HStackLayout(alignment: .top, spacing: 8)),
            AnyLayout(VStackLayout(alignment: .leading, spacing: nil)), AnyLayout(VStackLayout()),
            AnyLayout(ZStackLayout(alignment: .center)), AnyLayout(ZStackLayout()),
            AnyLayout(GridLayout(alignment: .top, horizontalSpacing: 1, verticalSpacing: 2)),
            AnyLayout(GridLayout()), AnyLayout(AnyLayout(HStackLayout())),
        ]
        let widths = layouts.map { layout in
            LayoutSnapshot(
                of: layout {
                    Color.red.frame(width: 10).layoutValue(key: Weight.self, value: 2)
                    Color.red.frame(width: 20)
                }, proposal: .unspecified
            ).size.width
        }
        same(widths, [38, 38, 20, 20, 20, 20, 20, 20, 38])
    }
}

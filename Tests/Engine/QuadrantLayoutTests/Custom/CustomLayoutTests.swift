import Expectations
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Answers `answer` and places by `put`.
struct Scripted: Layout, @unchecked Sendable {
    var answer: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    var put: (CGRect, LayoutSubviews) -> Void = { _, _ in }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { answer(proposal) }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) { put(bounds, subviews) }
}

private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 3
}

/// Placing, values and odd answers of custom layouts, by Apple's pages on `Layout`.
@MainActor @Suite struct CustomLayoutTests {
    private let offer = ProposedViewSize(width: 200, height: 100)

    private var leaf: some View {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    }

    private func frame(
        _ view: some View, direction: LayoutDirection = .leftToRight
    ) -> CGRect? {
        LayoutSnapshot(of: view, proposal: offer, layoutDirection: direction).frames["a"]
    }

    // place(at:anchor:proposal:): "If you don't, the subview is centred."
    @Test func anUnplacedSubviewIsCentredAndProposedTheContainersProposal() {
        same(frame(Scripted()(leafOnly)), CGRect(x: 80, y: 40, width: 40, height: 20))
        let flexible = Color.red.accessibilityIdentifier("a")
        let small = Scripted(answer: { _ in CGSize(width: 50, height: 30) })
        same(frame(small { flexible }), CGRect(x: -75, y: -35, width: 200, height: 100))
    }

    private func leafOnly() -> some View { leaf }

    @Test func theLastPlaceCountsAndAnchorsAreParts() {
        let layout = Scripted(put: { _, subviews in
            subviews[0].place(at: .zero, proposal: .unspecified)
            subviews[0].place(
                at: CGPoint(x: 100, y: 50), anchor: .bottomTrailing, proposal: .unspecified)
        })
        same(frame(layout { leaf }), CGRect(x: 60, y: 30, width: 40, height: 20))
        let odd = Scripted(put: { _, subviews in
            subviews[0].place(
                at: CGPoint(x: 100, y: 50), anchor: UnitPoint(x: 0.25, y: 2), proposal: .zero)
        })
        same(frame(odd { leaf }), CGRect(x: 90, y: 10, width: 40, height: 20))
    }

    // Measured (Goldens/layout/rtl-*): placements of custom layouts are mirrored.
    @Test func placesAreMirroredAndTheDirectionIsTold() {
        var direction: LayoutDirection?
        let layout = Scripted(put: { bounds, subviews in
            direction = subviews.layoutDirection
            subviews[0].place(at: CGPoint(x: bounds.minX + 10, y: 0), proposal: .unspecified)
        })
        same(frame(layout { leaf }, direction: .rightToLeft)?.minX, 150)
        same(direction, .rightToLeft)
        same(frame(layout { leaf })?.minX, 10)
        same(direction, .leftToRight)
    }

    @Test(arguments: [CGFloat.nan, -5, .infinity, -.infinity])
    func anAnswerThatIsNoLengthIsReportedAndNeverReachesAFrame(_ length: CGFloat) {
        let layout = Scripted(answer: { _ in CGSize(width: length, height: length) })
        let view = HStack(spacing: 0) {
            layout { leaf }.accessibilityIdentifier("container")
            Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b")
        }
        let snapshot = LayoutSnapshot(of: view, proposal: offer)
        for frame in snapshot.frames.values {
            for value in [frame.minX, frame.minY, frame.width, frame.height] {
                holds(value.isFinite)
            }
        }
        same(snapshot.frames.count, 3)
        same(snapshot.issues.count, 1)
        same(snapshot.issues.first?.message.contains("Scripted"), true)
        if length != .infinity { same(snapshot.frames["container"]?.size, .zero) }
    }

    /// A shape with an aspect ratio is as high as it is wide, and so is a layout that passes its answer on: endless where only the
    /// width is offered without an end. Nothing is wrong then.
    @Test func anEndlessAnswerToAnEndlessOfferIsNotReported() {
        let layout = Scripted(answer: { _ in CGSize(width: CGFloat.infinity, height: .infinity) })
        let view = layout { Color.red.aspectRatio(1, contentMode: .fit) }
        for offer in [
            ProposedViewSize(width: .infinity, height: nil),
            ProposedViewSize(width: nil, height: .infinity),
        ] {
            empty(LayoutSnapshot(of: view, proposal: offer).issues)
        }
        same(
            LayoutSnapshot(of: view, proposal: ProposedViewSize(width: 40, height: nil)).issues
                .count, 1)
    }

    @Test func aPlaceThatIsNoPointIsReported() {
        let layout = Scripted(put: { _, subviews in
            subviews[0].place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .unspecified)
        })
        let snapshot = LayoutSnapshot(of: layout { leaf }, proposal: offer)
        same(snapshot.frames["a"], CGRect(x: 0, y: 0, width: 40, height: 20))
        same(snapshot.issues.count, 1)
    }

    @Test func aGuideThatIsNoNumberIsReported() {
        let view = ZStack(alignment: .leading) {
            leaf.alignmentGuide(.leading) { _ in .infinity }
            Color.blue.frame(width: 10, height: 10)
        }
        let snapshot = LayoutSnapshot(of: view, proposal: offer)
        same(snapshot.frames["a"]?.minX, 0)
        same(snapshot.issues.count, 1)
        same(snapshot.issues.first?.message.contains("alignmentGuide"), true)
    }

    // A trait, as layoutPriority: seen through modifiers of one view.
    @Test func aValueIsSeenThroughModifiersAndTheInnerOneCounts() {
        var values: [CGFloat] = []
        let layout = Scripted(put: { _, subviews in values = subviews.map { $0[Weight.self] } })
        _ = frame(
            layout {
                leaf.layoutValue(key: Weight.self, value: 1).padding(4).frame(width: 90)
                leaf.layoutValue(key: Weight.self, value: 1).layoutValue(key: Weight.self, value: 2)
                leaf
                Group {
                    leaf
                    leaf
                }.layoutValue(key: Weight.self, value: 7)
            })
        same(values, [1, 1, 3, 7, 7])
    }

    @Test func aChangedValueLaysTheContainerOutAgain() {
        let knob = Knob(CGFloat(10))
        let layout = Scripted(put: { bounds, subviews in
            subviews[0].place(
                at: CGPoint(x: subviews[0][Weight.self], y: 0), proposal: .unspecified)
        })
        let tree = liveTree(
            layout { Turning(knob) { leaf.layoutValue(key: Weight.self, value: $0).padding(1) } })
        tree.update(offer)
        same(tree.frames["a"]?.minX, 11)
        knob.set?(33)
        tree.update(offer)
        same(tree.frames["a"]?.minX, 34)
    }

    @Test func subviewsAreACollection() {
        var widths: [[CGFloat]] = []
        var areSame: [Bool] = []
        let layout = Scripted(put: { _, subviews in
            func lengths(_ some: LayoutSubviews) -> [CGFloat] {
                some.map { $0.sizeThatFits(.unspecified).width }
            }
            widths = [
                lengths(subviews[1..<3]), lengths(subviews[[3, 0]]), lengths(subviews.dropFirst(3)),
            ]
            areSame = [
                subviews[2] == subviews[1...][2], subviews[0] == subviews[1],
                subviews[[1, 2]] == subviews[1..<3], subviews[[0]] == subviews[[1]],
            ]
        })
        _ = frame(layout { ForEach(0..<4) { Color.red.frame(width: CGFloat($0), height: 1) } })
        same(widths, [[1, 2], [3, 0], [3]])
        same(areSame, [true, false, true, false])
    }

    @Test func prioritySpacingAndDimensionsAreThoseOfTheView() {
        var priorities: [Double] = []
        var distance: CGFloat = -1
        var guide: CGFloat = -1
        let layout = Scripted(put: { _, subviews in
            priorities = subviews.map(\.priority)
            distance = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
            let dimensions = subviews[0].dimensions(in: .unspecified)
            guide = dimensions[VerticalAlignment.center] + dimensions.width
        })
        _ = frame(
            layout {
                leaf.alignmentGuide(VerticalAlignment.center) { $0.height }.layoutPriority(2)
                leaf
            })
        same(priorities, [2, 0])
        same(distance, 8)
        same(guide, 60)
    }

    private struct Row: Layout {
        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .horizontal
            return properties
        }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { subviews[0].sizeThatFits(proposal) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) { subviews[0].place(at: bounds.origin, proposal: proposal) }
    }

    // stackOrientation: spacers grow and dividers lie as in a stack of that axis.
    /// Layout rules, section 9: without views the priority is below all others, so the colour gets
    /// all but the minimum; with a view both share (the larger minimum first: 50 and 50).
    @Test func aLayoutWithoutViewsComesLast() {
        let layout = Scripted(answer: {
            CGSize(width: max(40, $0.width ?? 40), height: 10)
        })
        func row(_ view: some View) -> some View {
            HStack(spacing: 0) {
                view
                Color.red.accessibilityIdentifier("a")
            }
        }
        let offer = ProposedViewSize(width: 100, height: 10)
        func width(_ view: some View) -> CGFloat? {
            LayoutSnapshot(of: row(view), proposal: offer).frames["a"]?.width
        }
        same(width(layout {}), 60)
        same(width(layout { Color.blue }), 50)
        same(width(layout {}.layoutPriority(0)), 50)
    }

    @Test func spacersAndDividersFollowTheOrientation() {
        let spacer = Spacer().accessibilityIdentifier("a")
        same(frame(Row { spacer })?.size, CGSize(width: 200, height: 0))
        same(frame(AnyLayout(Row()) { spacer })?.size, CGSize(width: 200, height: 0))
        same(frame(AnyLayout(VStackLayout()) { spacer })?.size, CGSize(width: 0, height: 100))
        same(frame(Scripted { spacer })?.size, CGSize(width: 200, height: 100))
        let divider = Divider().accessibilityIdentifier("a")
        same(frame(Row { divider })?.size, CGSize(width: 0.5, height: 100))
    }
}

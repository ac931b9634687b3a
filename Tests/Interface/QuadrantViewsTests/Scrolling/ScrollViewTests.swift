import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Scroll views where no conformance case has the number.
@MainActor @Suite struct ScrollViewTests {
    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.gray.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    private let offer = ProposedViewSize(width: 200, height: 100)

    /// "Several children: an implicit VStack with default spacing and centred, for horizontal scroll
    /// views too" (measured facts, scroll views): 20 + 8; (60 - 40) / 2.
    @Test(arguments: [Axis.Set.vertical, .horizontal, [.horizontal, .vertical]])
    func severalViewsFormACenteredColumn(_ axes: Axis.Set) {
        let view = ScrollView(axes) {
            box("a", 60, 20)
            box("b", 40, 20)
        }
        let frames = LayoutSnapshot(of: view, proposal: offer).frames
        same(frames["a"], CGRect(x: 0, y: 0, width: 60, height: 20))
        same(frames["b"], CGRect(x: 10, y: 28, width: 40, height: 20))
    }

    /// Layout rules, 9: as long as offered along the axis; offered nothing in particular, the length
    /// of the content.
    @Test func answersItsContentToNoProposal() {
        let view = ScrollView { box("a", 60, 300) }
        same(LayoutSnapshot(of: view, proposal: .unspecified).size, CGSize(width: 60, height: 300))
        same(LayoutSnapshot(of: view, proposal: .zero).size, CGSize(width: 60, height: 0))
        same(LayoutSnapshot(of: view, proposal: .infinity).size.height, .infinity)
    }

    @Test func withoutAxesItHugsItsContent() {
        let snapshot = LayoutSnapshot(of: ScrollView([]) { box("a", 60, 30) }, proposal: offer)
        same(snapshot.size, CGSize(width: 60, height: 30))
        same(LayoutSnapshot(of: ScrollView {}, proposal: offer).size, CGSize(width: 0, height: 100))
    }

    /// The numbers of the case measured-rtl-horizontal-scroll (its area waits for other views):
    /// six of 50 and gaps of 10 in 180, starting at the right end 190.
    @Test func aHorizontalOneStartsAtItsRightEndFromRightToLeft() {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 10) { ForEach(0..<6) { box("s\($0)", 50, 40) } }
        }
        .frame(width: 180, height: 60)
        .frame(width: 200, height: 80)
        let frames = LayoutSnapshot(
            of: view, proposal: ProposedViewSize(width: 200, height: 80),
            layoutDirection: .rightToLeft
        ).frames
        same(frames["s0"], CGRect(x: 140, y: 20, width: 50, height: 40))
        same(frames["s5"], CGRect(x: -160, y: 20, width: 50, height: 40))
    }

    /// Mirrored in the width of the scroll view: the leading margin is on the right, 200 - 30 - 50.
    @Test func marginsFollowTheReadingDirection() {
        let view = ScrollView(.horizontal) { box("a", 50, 40) }
            .contentMargins(.leading, 30)
        let snapshot = LayoutSnapshot(of: view, proposal: offer, layoutDirection: .rightToLeft)
        same(snapshot.frames["a"], CGRect(x: 120, y: 0, width: 50, height: 40))
    }

    /// offset = content - viewport, as measured for `.bottom`: 300 - 200.
    @Test func aTrailingAnchorShowsTheEnd() {
        let view = ScrollView(.horizontal) { box("a", 300, 40) }.defaultScrollAnchor(.trailing)
        let leftToRight = LayoutSnapshot(of: view, proposal: offer)
        same(leftToRight.frames["a"]?.minX, -100)
        let mirrored = LayoutSnapshot(of: view, proposal: offer, layoutDirection: .rightToLeft)
        same(mirrored.frames["a"]?.minX, 0)
    }

    /// Short content under an anchor for all roles stands as with the role of alignment, measured
    /// for `.bottom`: (100 - 40) / 2; the middle of long content is (100 - 300) / 2.
    @Test func theAnchorAlsoAlignsShortContent() {
        let view = ScrollView { box("a", 50, 40) }.defaultScrollAnchor(.center)
        same(LayoutSnapshot(of: view, proposal: offer).frames["a"]?.minY, 30)
        let long = ScrollView { box("a", 50, 300) }.defaultScrollAnchor(.center)
        same(LayoutSnapshot(of: long, proposal: offer).frames["a"]?.minY, -100)
        let start = ScrollView { box("a", 50, 40) }
            .defaultScrollAnchor(.bottom, for: .initialOffset)
        same(LayoutSnapshot(of: start, proposal: offer).frames["a"]?.minY, 0)
    }

    /// With margins the end of the content is the margin before the end: 100 - 10 - 300.
    @Test func anchorsKeepTheMargins() {
        let view = ScrollView { box("a", 50, 300) }
            .contentMargins(.vertical, 10)
            .defaultScrollAnchor(.bottom)
        same(LayoutSnapshot(of: view, proposal: offer).frames["a"]?.minY, -210)
    }

    /// Apple: contentMargins(_:_:for:): the placement chooses what is inset; indicators take no room.
    @Test func marginsForContentComeBeforeThoseForAll() {
        let view = ScrollView { box("a", 50, 40) }
            .contentMargins(.top, 5, for: .scrollContent)
            .contentMargins(.all, EdgeInsets(top: 9, leading: 7, bottom: 0, trailing: 3))
            .contentMargins(.all, 90, for: .scrollIndicators)
        let snapshot = LayoutSnapshot(of: view, proposal: offer)
        same(snapshot.size, CGSize(width: 60, height: 100))
        same(snapshot.frames["a"]?.origin, CGPoint(x: 7, y: 5))
    }

    @Test func settingsAreForTheOuterScrollView() {
        let view = ScrollView { ScrollView(.horizontal) { box("a", 50, 40) } }
            .contentMargins(10)
            .defaultScrollAnchor(.bottomTrailing)
        let snapshot = LayoutSnapshot(of: view, proposal: offer)
        same(snapshot.frames["a"]?.origin, CGPoint(x: 10, y: 50))
    }

    @Test(arguments: [-20, CGFloat.nan, .infinity, -.infinity])
    func invalidMarginsCountAsNone(_ length: CGFloat) {
        let view = ScrollView { box("a", 50, 40) }
            .contentMargins(length)
            .defaultScrollAnchor(UnitPoint(x: .nan, y: length.isFinite ? .infinity : length))
        let snapshot = LayoutSnapshot(of: view, proposal: offer)
        same(snapshot.frames["a"], CGRect(x: 0, y: 0, width: 50, height: 40))
    }

    /// A text would ask for another distance; a scroll view keeps 8 whatever is in it.
    @Test func neighboursAreEightPointsAway() {
        let view = VStack {
            box("a", 50, 20)
            ScrollView { Text("a") }.accessibilityIdentifier("port")
        }
        same(LayoutSnapshot(of: view, proposal: offer).frames["port"]?.minY, 28)
    }
}

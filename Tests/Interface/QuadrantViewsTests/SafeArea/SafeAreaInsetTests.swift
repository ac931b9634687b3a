import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// `safeAreaInset` beyond the conformance cases; the rule is the one of the layout rules, 9.
@MainActor @Suite struct SafeAreaInsetTests {
    private let offer = ProposedViewSize(width: 100, height: 200)

    private func color(_ name: String) -> some View {
        Color.gray.accessibilityIdentifier(name)
    }

    /// 100 - 20 - 8 along, all across.
    @Test func standsAtTheTrailingEdge() {
        let view = color("a").safeAreaInset(edge: .trailing) { color("b").frame(width: 20) }
        let snapshot = LayoutSnapshot(of: view, proposal: offer)
        same(snapshot.frames["a"], CGRect(x: 0, y: 0, width: 72, height: 200))
        same(snapshot.frames["b"], CGRect(x: 80, y: 0, width: 20, height: 200))
        let mirrored = LayoutSnapshot(of: view, proposal: offer, layoutDirection: .rightToLeft)
        same(mirrored.frames["a"], CGRect(x: 28, y: 0, width: 72, height: 200))
        same(mirrored.frames["b"], CGRect(x: 0, y: 0, width: 20, height: 200))
    }

    /// The numbers of the case rtl-safearea-inset (its area waits for other views).
    @Test func leadingIsOnTheRightFromRightToLeft() {
        let view = color("a")
            .safeAreaInset(edge: .leading, spacing: 0) { color("b").frame(width: 30) }
        let snapshot = LayoutSnapshot(
            of: view, proposal: ProposedViewSize(width: 200, height: 100),
            layoutDirection: .rightToLeft)
        same(snapshot.frames["a"], CGRect(x: 0, y: 0, width: 170, height: 100))
        same(snapshot.frames["b"], CGRect(x: 170, y: 0, width: 30, height: 100))
    }

    /// The outer modifier first: 40 at the bottom, then 30 above it.
    @Test func theOuterInsetIsFurtherOut() {
        let view = color("a")
            .safeAreaInset(edge: .bottom, spacing: 0) { color("inner").frame(height: 30) }
            .safeAreaInset(edge: .bottom, spacing: 0) { color("outer").frame(height: 40) }
        let frames = LayoutSnapshot(of: view, proposal: offer).frames
        same(frames["a"], CGRect(x: 0, y: 0, width: 100, height: 130))
        same(frames["inner"], CGRect(x: 0, y: 130, width: 100, height: 30))
        same(frames["outer"], CGRect(x: 0, y: 160, width: 100, height: 40))
    }

    /// The sum along the edge's axis (60 + 8 + 20), the larger across it; guides meet.
    @Test func rigidViewsAreAlignedByTheGuide() {
        let view = color("a").frame(width: 40, height: 60)
            .safeAreaInset(edge: .bottom, alignment: .trailing) {
                color("b").frame(width: 30, height: 20)
            }
        let snapshot = LayoutSnapshot(of: view, proposal: offer)
        same(snapshot.size, CGSize(width: 40, height: 88))
        same(snapshot.frames["a"], CGRect(x: 0, y: 0, width: 40, height: 60))
        same(snapshot.frames["b"], CGRect(x: 10, y: 68, width: 30, height: 20))
    }

    /// The inset is offered what the minimum of the primary view leaves: 200 - 150 - 10.
    @Test func aFlexibleInsetLeavesTheMinimum() {
        let view = color("a").frame(minHeight: 150)
            .safeAreaInset(edge: .top, spacing: 10) { color("b") }
        let frames = LayoutSnapshot(of: view, proposal: offer).frames
        same(frames["b"], CGRect(x: 0, y: 0, width: 100, height: 40))
        same(frames["a"], CGRect(x: 0, y: 50, width: 100, height: 150))
    }

    /// Ideal sizes: 10 + 8 + 30 high; across, the bar takes what the wider view has.
    @Test func anUnspecifiedProposalAsksForIdealSizes() {
        let view = color("a").frame(width: 70)
            .safeAreaInset(edge: .bottom) { color("b").frame(height: 30) }
        let snapshot = LayoutSnapshot(of: view, proposal: .unspecified)
        same(snapshot.size, CGSize(width: 70, height: 48))
        same(snapshot.frames["b"], CGRect(x: 0, y: 18, width: 70, height: 30))
    }

    @Test func anEmptyInsetTakesNothing() {
        let isShown = false
        let view = color("a").safeAreaInset(edge: .bottom) {
            if isShown { color("b").frame(height: 30) }
        }
        let frames = LayoutSnapshot(of: view, proposal: offer).frames
        same(frames["a"], CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func invalidSpacingIsTheDefault(_ spacing: CGFloat) {
        let view = color("a")
            .safeAreaInset(edge: .bottom, spacing: spacing) { color("b").frame(height: 30) }
        same(LayoutSnapshot(of: view, proposal: offer).frames["a"]?.height, 162)
    }

    /// Guides of the modified view are those of the view itself, moved with it: 30 + 0 + 7.
    @Test func guidesOfThePrimaryViewPassThrough() {
        let view = HStack(alignment: .top, spacing: 0) {
            color("a").frame(width: 20, height: 20).alignmentGuide(.top) { _ in 7 }
                .safeAreaInset(edge: .top, spacing: 0) { color("b").frame(width: 20, height: 30) }
            color("c").frame(width: 20, height: 20)
        }
        let frames = LayoutSnapshot(of: view, proposal: offer).frames
        same(frames["c"]?.minY, 37)
        same(frames["b"]?.minY, 0)
    }
}

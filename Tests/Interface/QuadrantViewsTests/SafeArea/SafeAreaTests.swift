import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// The safe area given by the host and by insets, where no conformance case has the number.
@MainActor @Suite struct SafeAreaTests {
    private let offer = ProposedViewSize(width: 100, height: 200)
    private let bars = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 7)

    private func frames(
        _ view: some View, _ direction: LayoutDirection = .leftToRight
    ) -> [String: CGRect] {
        LayoutSnapshot(
            of: view, proposal: offer, layoutDirection: direction, safeAreaInsets: bars
        ).frames
    }

    private func color(_ name: String) -> some View {
        Color.gray.accessibilityIdentifier(name)
    }

    /// "Content grows only on edges that touch the safe boundary"; "keeps the safe frame for what is
    /// outside" (measured facts): the proposal is the safe room, the insets lie around it.
    @Test func contentReachesUnderTheHostsBars() {
        let frames = frames(color("a").ignoresSafeArea().accessibilityIdentifier("outside"))
        same(frames["a"], CGRect(x: -5, y: -20, width: 112, height: 230))
        same(frames["outside"], CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test func leadingIsOnTheRightFromRightToLeft() {
        let frames = frames(color("a").ignoresSafeArea(edges: .leading), .rightToLeft)
        same(frames["a"], CGRect(x: 0, y: 0, width: 105, height: 200))
        let environment = color("a").ignoresSafeArea(edges: .leading)
            .environment(\.layoutDirection, .rightToLeft)
        same(self.frames(environment)["a"], CGRect(x: 0, y: 0, width: 107, height: 200))
    }

    @Test func edgesAndRegionsAreChosen() {
        same(
            frames(color("a").ignoresSafeArea(edges: .top))["a"],
            CGRect(x: 0, y: -20, width: 100, height: 220))
        same(
            frames(color("a").edgesIgnoringSafeArea(.bottom))["a"],
            CGRect(x: 0, y: 0, width: 100, height: 210))
        same(
            frames(color("a").ignoresSafeArea(.keyboard))["a"],
            CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test func onlyEdgesThatTouchGrow() {
        let row = HStack(spacing: 0) {
            color("a").ignoresSafeArea()
            color("b").ignoresSafeArea()
        }
        .padding(.top, 1)
        let frames = frames(row)
        same(frames["a"], CGRect(x: -5, y: 1, width: 55, height: 209))
        same(frames["b"], CGRect(x: 50, y: 1, width: 57, height: 209))
    }

    /// A root that does not fill its room stands in the middle of that, and touches no edge of the safe area that it does not
    /// reach (Apple's pictures: a padded text on a ground is 52 high on a phone, not 112).
    @Test func aSmallRootGrowsWhereItTouchesOnly() {
        let rows: [(String, CGFloat?, CGFloat?, CGRect)] = [
            ("small", 40, 60, CGRect(x: 0, y: 0, width: 40, height: 60)),
            ("wide", 100, 60, CGRect(x: -5, y: 0, width: 112, height: 60)),
            ("high", 40, 200, CGRect(x: 0, y: -20, width: 40, height: 230)),
            ("larger", 120, 220, CGRect(x: 0, y: -10, width: 120, height: 230)),
        ]
        for (name, width, height, frame) in rows {
            let view = color("a").ignoresSafeArea().frame(width: width, height: height)
            same(frames(view)["a"], frame, "\(name)")
        }
    }

    @Test func nothingIsLeftInsideAViewThatIgnoresIt() {
        let frames = frames(color("a").ignoresSafeArea().ignoresSafeArea())
        same(frames["a"], CGRect(x: -5, y: -20, width: 112, height: 230))
    }

    /// Inset by inset: under the bar of 30 first, then under the host's 20.
    @Test func insetsAddUp() {
        let view = color("a").ignoresSafeArea()
            .safeAreaInset(edge: .top, spacing: 4) {
                Color.blue.frame(height: 30).accessibilityIdentifier("bar").ignoresSafeArea()
            }
        let frames = frames(view)
        same(frames["a"], CGRect(x: -5, y: -20, width: 112, height: 230))
        // A view of fixed height starts where its room starts.
        same(frames["bar"], CGRect(x: -5, y: -20, width: 112, height: 30))
    }

    @Test func scrolledContentStaysInTheSafeArea() {
        let frames = frames(ScrollView { color("a").frame(height: 30).ignoresSafeArea() })
        same(frames["a"], CGRect(x: 0, y: 0, width: 100, height: 30))
    }

    /// Four insets with nothing in them and no distance (layout rules, 9).
    @Test func paddingMakesTheSafeAreaSmaller() {
        let view = ZStack {
            color("a")
            color("b").ignoresSafeArea()
        }
        .safeAreaPadding(.vertical)
        let frames = frames(view)
        same(frames["a"], CGRect(x: 0, y: 16, width: 100, height: 168))
        same(frames["b"], CGRect(x: -5, y: -20, width: 112, height: 230))
    }

    @Test(arguments: [-20, CGFloat.nan, .infinity])
    func invalidPaddingCountsAsNone(_ length: CGFloat) {
        same(
            frames(color("a").safeAreaPadding(length))["a"],
            CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test(arguments: [-20, CGFloat.nan, .infinity])
    func invalidHostInsetsCountAsNone(_ length: CGFloat) {
        let insets = EdgeInsets(top: length, leading: length, bottom: 0, trailing: 10)
        let snapshot = LayoutSnapshot(
            of: color("a").ignoresSafeArea(), proposal: offer, safeAreaInsets: insets)
        same(snapshot.frames["a"], CGRect(x: 0, y: 0, width: 110, height: 200))
    }

    @Test func anUnboundedProposalIsNoRoom() {
        let view = color("a").frame(maxWidth: 50, maxHeight: 60).ignoresSafeArea(edges: .top)
        for proposal in [ProposedViewSize.unspecified, .infinity] {
            let snapshot = LayoutSnapshot(of: view, proposal: proposal, safeAreaInsets: bars)
            same(snapshot.frames["a"]?.minY, -20)
            same(snapshot.frames["a"]?.height.isFinite, true)
        }
    }
}

import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// `containerRelativeFrame` beyond the conformance cases.
@MainActor @Suite struct ContainerRelativeFrameTests {
    private let offer = ProposedViewSize(width: 200, height: 100)

    private func color(_ name: String) -> some View {
        Color.gray.accessibilityIdentifier(name)
    }

    /// Apple: without a scroll view the container is the window, less its safe area insets.
    @Test func outsideOfScrollViewsItIsTheHosts() {
        let view = color("a").containerRelativeFrame([.horizontal, .vertical])
            .frame(width: 10, height: 10, alignment: .topLeading)
        let insets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
        let proposal = LayoutSnapshot(of: view, proposal: offer, safeAreaInsets: insets)
        same(proposal.frames["a"], CGRect(x: 0, y: 0, width: 200, height: 100))
        let container = LayoutSnapshot(
            of: view, proposal: offer, safeAreaInsets: insets,
            containerSize: CGSize(width: 400, height: 800))
        same(container.frames["a"], CGRect(x: 0, y: 0, width: 400, height: 750))
    }

    /// Across a scroll view too it is what the scroll view is offered, not the host's 393.
    @Test func acrossAScrollViewItIsItsOffer() {
        let view = ScrollView { color("a").frame(height: 30).containerRelativeFrame(.horizontal) }
            .frame(width: 120)
        let snapshot = LayoutSnapshot(
            of: view, proposal: offer, containerSize: CGSize(width: 393, height: 852))
        same(snapshot.frames["a"], CGRect(x: 0, y: 0, width: 120, height: 30))
    }

    /// Less the margins: 200 - 2 * 20; in a column a scroll view is offered the rest: 100 - 40.
    @Test func marginsAndNeighboursTakeTheirPart() {
        let row = ScrollView(.horizontal) { color("a").containerRelativeFrame(.horizontal) }
            .contentMargins(.horizontal, 20)
        same(
            LayoutSnapshot(of: row, proposal: offer).frames["a"],
            CGRect(x: 20, y: 0, width: 160, height: 100))
        let column = VStack(spacing: 0) {
            color("b").frame(height: 40)
            ScrollView { color("a").containerRelativeFrame(.vertical) }
        }
        same(
            LayoutSnapshot(of: column, proposal: offer).frames["a"],
            CGRect(x: 0, y: 40, width: 200, height: 60))
    }

    /// The nearest scroll view counts: that of 80 in the one of 200.
    @Test func theNearestContainerCounts() {
        let view = ScrollView {
            ScrollView(.horizontal) {
                color("a").frame(height: 30).containerRelativeFrame(.horizontal)
            }
            .frame(width: 80)
        }
        same(
            LayoutSnapshot(of: view, proposal: offer).frames["a"],
            CGRect(x: 0, y: 0, width: 80, height: 30))
    }

    /// Apple: column = (L - spacing * (count - 1)) / count = (200 - 20) / 3 = 60;
    /// item = column * span + spacing * (span - 1) = 130.
    @Test func aSpanHoldsItsGaps() {
        let view = ScrollView(.horizontal) {
            color("a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        }
        same(LayoutSnapshot(of: view, proposal: offer).frames["a"]?.width, 130)
    }

    @Test func alignmentAndDirectionPlaceTheView() {
        let view = ScrollView(.horizontal) {
            color("a").frame(width: 50, height: 20)
                .containerRelativeFrame(.horizontal, alignment: .leading)
        }
        let snapshot = LayoutSnapshot(of: view, proposal: offer, layoutDirection: .rightToLeft)
        same(snapshot.frames["a"], CGRect(x: 150, y: 0, width: 50, height: 20))
    }

    /// NaN keeps what is offered, 10 for a colour without offer; negative lengths are 0.
    @Test func invalidLengthsDoNotSpread() {
        func width(_ length: CGFloat) -> CGFloat? {
            let view = ScrollView(.horizontal) {
                color("a").containerRelativeFrame(.horizontal) { _, _ in length }
            }
            return LayoutSnapshot(of: view, proposal: offer).frames["a"]?.width
        }
        same(width(.nan), 10)
        same(width(-5), 0)
        same(width(-.infinity), 0)
        let columns = ScrollView(.horizontal) {
            color("a").containerRelativeFrame(.horizontal, count: 0, span: -1, spacing: .nan)
            color("b").containerRelativeFrame(.horizontal, count: 2, spacing: 1000)
        }
        let frames = LayoutSnapshot(of: columns, proposal: offer).frames
        same(frames["a"]?.width, 200)
        same(frames["b"]?.width, 0)
    }
}

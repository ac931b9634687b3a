import Expectations
import QuadrantTesting
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// A box as wide and as high as the origin of its frame in a space.
private struct Probe<Space: CoordinateSpaceProtocol>: View {
    let space: Space

    var body: some View {
        GeometryReader { proxy in
            let frame = proxy.frame(in: space)
            Color.red.frame(width: frame.minX, height: frame.minY).accessibilityIdentifier("probe")
        }
    }
}

/// Numbers: Apple's pages on `CoordinateSpace`, `coordinateSpace(_:)` and
/// `GeometryProxy.frame(in:)`; sums of the paddings in each view.
@MainActor @Suite struct CoordinateSpaceTests {
    private let offer = ProposedViewSize(width: 200, height: 200)

    private func probe(
        _ view: some View, direction: LayoutDirection = .leftToRight
    ) -> CGSize? {
        LayoutSnapshot(of: view, proposal: offer, layoutDirection: direction).frames["probe"]?.size
    }

    @Test func aNamedSpaceBeginsAtTheViewThatHasTheName() {
        let inner = Probe(space: .named("box")).padding(.leading, 10).padding(.top, 20)
        same(probe(inner.coordinateSpace(.named("box")).padding(7)), CGSize(width: 10, height: 20))
        same(probe(inner.coordinateSpace(name: "box").padding(7)), CGSize(width: 10, height: 20))
        same(probe(inner.padding(7).coordinateSpace(.named("box"))), CGSize(width: 17, height: 27))
    }

    @Test func theNearestOfSeveralSpacesOfOneNameCounts() {
        let view = Probe(space: .named(1)).padding(3).coordinateSpace(.named(1)).padding(4)
            .coordinateSpace(.named(1)).padding(5)
        same(probe(view), CGSize(width: 3, height: 3))
    }

    @Test func globalCountsFromTheRootAndLocalFromTheViewItself() {
        same(probe(Probe(space: .global).padding(9)), CGSize(width: 9, height: 9))
        same(probe(Probe(space: .local).padding(9)), .zero)
        same(probe(Probe(space: .scrollView).padding(9)), CGSize(width: 9, height: 9))
    }

    @Test func anOffsetMovesWhatIsInsideIt() {
        let view = Probe(space: .named("a")).offset(x: 15, y: 6)
        same(probe(view.coordinateSpace(.named("a"))), CGSize(width: 15, height: 6))
        let inside = Probe(space: .named("a")).coordinateSpace(.named("a")).offset(x: 15, y: 6)
        same(probe(inside), .zero)
    }

    // Rule: the spaces are not mirrored, only the layout is.
    @Test func spacesCountFromTheLeftInBothDirections() {
        let view = HStack(spacing: 0) {
            Probe(space: .named("row"))
            Color.blue.frame(width: 60)
        }.coordinateSpace(.named("row"))
        same(probe(view)?.width, 0)
        same(probe(view, direction: .rightToLeft)?.width, 60)
    }

    @Test func theEnumerationIsAcceptedToo() {
        let space = CoordinateSpace.named("box")
        let view = GeometryReader { proxy in
            Color.red.frame(width: proxy.frame(in: space).minX, height: 1)
                .accessibilityIdentifier("probe")
        }.padding(12).coordinateSpace(.named("box")).padding(1)
        same(probe(view)?.width, 12)
        #expect(CoordinateSpace.global.isGlobal && CoordinateSpace.local.isLocal && !space.isLocal)
    }

    @Test func boundsOfASpaceAreGivenInTheViewsOwn() {
        let found = Kept<[CGRect?]>()
        let view = GeometryReader { proxy in
            let _ = found.keep([
                proxy.bounds(of: .named("box")), proxy.bounds(of: .named("none")),
            ])
            Color.red
        }.padding(.leading, 10).padding(.top, 40).coordinateSpace(.named("box"))
        _ = LayoutSnapshot(of: view, proposal: offer)
        same(found.value, [CGRect(x: -10, y: -40, width: 200, height: 200), nil])
    }

    @Test func aScrollViewIsASpace() {
        let content = VStack(spacing: 0) {
            Color.blue.frame(height: 30)
            Probe(space: .scrollView(axis: .vertical)).padding(.leading, 4).frame(height: 50)
        }
        let inner = ScrollView { ScrollView(.horizontal) { content.frame(width: 90) } }
        same(probe(inner.padding(9)), CGSize(width: 4, height: 30))
    }

    private struct Lost: View {
        var body: some View { Probe(space: .named("nowhere")).padding(9) }
    }

    @Test func anUnknownNameCountsAsGlobalAndIsReported() {
        let snapshot = LayoutSnapshot(of: Lost(), proposal: offer)
        same(snapshot.frames["probe"]?.size, CGSize(width: 9, height: 9))
        same(snapshot.issues.count, 1)
        same(snapshot.issues.first?.path, ["Lost", "Probe"])
        same(snapshot.issues.first?.message.contains("nowhere"), true)
    }
}

import Expectations
import QuadrantCore
import QuadrantTesting
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// What depends on geometry is what the layout gives in the end, and is evaluated no more often than
/// needed.
@MainActor @Suite struct GeometryReaderTests {
    private let offer = ProposedViewSize(width: 200, height: 200)

    /// Readers in readers, each in a frame 4 points smaller than the one around.
    private struct Nest: View {
        let depth: Int
        let tally: Tally

        var body: some View {
            GeometryReader { proxy in
                let _ = tally.add()
                if depth == 0 {
                    Color.red.frame(width: proxy.size.width, height: proxy.size.height)
                        .accessibilityIdentifier("core")
                } else {
                    AnyView(Nest(depth: depth - 1, tally: tally))
                        .frame(width: proxy.size.width - 4, height: proxy.size.height - 4)
                }
            }
        }
    }

    @Test func nestedReadersAreEvaluatedOnceEach() {
        let tally = Tally()
        let tree = liveTree(Nest(depth: 20, tally: tally))
        tree.update(offer)
        same(tree.frames["core"]?.size, CGSize(width: 120, height: 120))
        same(tally.count, 21)
        empty(tree.issues)
        tree.update(ProposedViewSize(width: 300, height: 200))
        same(tree.frames["core"]?.size, CGSize(width: 220, height: 120))
        same(tally.count, 42)
        tree.update(ProposedViewSize(width: 300, height: 200))
        same(tally.count, 42)
    }

    @Test func onlyWhatWasReadCounts() {
        let knob = Knob(CGFloat(10))
        let (sizes, places) = (Tally(), Tally())
        let tree = liveTree(
            VStack(spacing: 0) {
                Turning(knob) { Color.red.frame(width: 10, height: $0) }
                GeometryReader { proxy in
                    let _ = sizes.log.append(proxy.size.height)
                    Color.blue
                }.frame(height: 50)
                GeometryReader { proxy in
                    let _ = places.log.append(proxy.frame(in: .global).minY)
                    Color.blue
                }.frame(height: 50)
            })
        tree.update(offer)
        knob.set?(30)
        tree.update(offer)
        same(sizes.log, [50])
        // The root stands in the middle of its room of 200 points: what it grows moves its beginning by half of that.
        same(places.log, [60 + 45, 80 + 35])
    }

    @Test func contentFollowsTheStateItCaptures() {
        let knob = Knob(CGFloat(10))
        let tree = liveTree(
            Turning(knob) { width in
                GeometryReader { _ in
                    Color.red.frame(width: width, height: 5).accessibilityIdentifier("a")
                }
            })
        tree.update(offer)
        same(tree.frames["a"], CGRect(x: 0, y: 0, width: 10, height: 5))
        knob.set?(25)
        tree.update(offer)
        same(tree.frames["a"], CGRect(x: 0, y: 0, width: 25, height: 5))
    }

    @Test func aReaderComesAndGoes() {
        let knob = Knob(true)
        let tree = liveTree(
            Turning(knob) { isShown in
                if isShown {
                    GeometryReader { proxy in
                        Color.red.frame(width: proxy.size.width / 2)
                            .accessibilityIdentifier("a")
                    }
                }
            })
        tree.update(offer)
        let nodes = tree.layout.nodeCount
        for _ in 0..<3 {
            knob.set?(false)
            tree.update(offer)
            same(tree.frames["a"], nil)
            knob.set?(true)
            tree.update(offer)
            same(tree.frames["a"]?.width, 100)
        }
        same(tree.layout.nodeCount, nodes)
    }

    @Test func stateInTheContentStays() {
        let (outer, inner) = (Knob(CGFloat(1)), Knob(CGFloat(5)))
        let tree = liveTree(
            Turning(outer) { width in
                GeometryReader { _ in
                    Turning(inner) {
                        Color.red.frame(width: width, height: $0).accessibilityIdentifier("a")
                    }
                }
            })
        tree.update(offer)
        inner.set?(8)
        outer.set?(2)
        tree.update(offer)
        same(tree.frames["a"]?.size, CGSize(width: 2, height: 8))
    }

    // GeometryReader answers infinity to infinity, as Color does; see layout-rules 2.
    @Test func infiniteRoomGivesNoNaN() {
        let view = GeometryReader { proxy in
            Color.red.frame(width: proxy.size.width - proxy.frame(in: .global).maxX)
                .accessibilityIdentifier("a")
        }
        let frame = LayoutSnapshot(of: view, proposal: .infinity).frames["a"]
        same(frame?.origin, .zero)
        same(frame?.width.isNaN, false)
    }

    @Test func aProxyOfAViewThatIsGoneIsZero() {
        let kept = Kept<GeometryProxy>()
        let knob = Knob(true)
        let tree = liveTree(
            Turning(knob) { isShown in
                if isShown {
                    GeometryReader { proxy in
                        let _ = kept.keep(proxy)
                        Color.red
                    }
                }
            })
        tree.update(offer)
        same(kept.value?.size, CGSize(width: 200, height: 200))
        knob.set?(false)
        tree.update(offer)
        same(kept.value?.size, .zero)
        same(kept.value?.frame(in: .global), .zero)
    }

    @Test func safeAreaInsetsReachTheEdgesThatAreTouched() {
        var found: [EdgeInsets] = []
        let view = VStack(spacing: 0) {
            GeometryReader { proxy in
                let _ = found.append(proxy.safeAreaInsets)
                Color.red
            }
            Color.blue
        }
        let insets = EdgeInsets(top: 47, leading: 3, bottom: 34, trailing: 5)
        _ = LayoutSnapshot(of: view, proposal: offer, safeAreaInsets: insets)
        same(found, [EdgeInsets(top: 47, leading: 3, bottom: 0, trailing: 5)])
    }
}

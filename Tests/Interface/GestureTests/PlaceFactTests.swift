import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What Apple documents of hit testing, scrolling by hand, hovering, menus and drops, by the numbers in `Tests/Facts/Gestures.md`.
@MainActor
@Suite struct PlaceFactTests {
    private let log = Log()

    private func touch(_ host: ViewHost, _ x: CGFloat, _ y: CGFloat) {
        host.touch(at: CGPoint(x: x, y: y)).lift()
    }

    /// F4.2: a container is hit where it holds something, unless a content shape makes all of it solid.
    @Test(arguments: [true, false])
    func gapsAreTransparentUnlessAShapeSaysOtherwise(_ isSolid: Bool) {
        let stack = HStack(spacing: 40) {
            Color.white.frame(width: 30, height: 100)
            Color.white.frame(width: 30, height: 100)
        }
        let host = ViewHost(width: 100, height: 100) {
            if isSolid {
                stack.contentShape(Rectangle()).onTapGesture { log.add("tap") }
            } else {
                stack.onTapGesture { log.add("tap") }
            }
        }
        touch(host, 50, 50)
        same(log.take(), (isSolid ? ["tap"] : []))
        touch(host, 10, 50)
        same(log.take(), ["tap"])
    }

    /// F4.6: what takes no hits lets them through to what lies behind it.
    @Test func whatTakesNoHitsLetsThemThrough() {
        let host = ViewHost(width: 100, height: 100) {
            ZStack {
                Color.white.onTapGesture { log.add("behind") }
                Color.red.onTapGesture { log.add("front") }.allowsHitTesting(false)
            }
        }
        touch(host, 50, 50)
        same(log.take(), ["behind"])
    }

    /// F4.7: a content shape may reach beyond the view, and of other kinds it changes no hits.
    @Test func aContentShapeMayBeLarger() {
        let host = ViewHost(width: 100, height: 100) {
            Color.white.frame(width: 20, height: 20)
                .contentShape(Rectangle().inset(by: -20)).onTapGesture { log.add("large") }
        }
        touch(host, 25, 50)
        same(log.take(), ["large"])
        let other = ViewHost(width: 100, height: 100) {
            Color.white.frame(width: 20, height: 20)
                .contentShape(.focusEffect, Rectangle().inset(by: -20))
                .onTapGesture { log.add("small") }
        }
        touch(other, 25, 50)
        same(log.take(), [])
        touch(other, 50, 50)
        same(log.take(), ["small"])
    }

    /// F5.5: only the first scroll view in a view is heard, and whether it scrolls is whether it is not idle.
    @Test func phasesOfTheFirstScrollView() {
        same(ScrollPhase.idle.isScrolling, false)
        #expect(ScrollPhase.tracking.isScrolling && ScrollPhase.animating.isScrolling)
        let host = ViewHost(width: 100, height: 200) {
            ScrollView { Color.white.frame(height: 1000) }
                .onScrollPhaseChange { old, new in log.add("\(old) \(new)") }
        }
        let finger = host.touch(at: CGPoint(x: 50, y: 150))
        finger.move(to: CGPoint(x: 50, y: 100), duration: 0.1)
        finger.hold(for: 0.2)
        finger.lift()
        host.advance(by: 1)
        same(
            log.take(), ["idle idle", "idle tracking", "tracking interacting", "interacting idle"])
    }

    /// F8.1: all views under the pointer are told, by their frames, as it comes and as it leaves.
    @Test func hoveringGoesByFrames() {
        let host = ViewHost(width: 100, height: 100) {
            Circle().fill(.white).frame(width: 60, height: 60)
                .contentShape(.hoverEffect, Circle().inset(by: 20))
                .onHover { log.add("circle \($0)") }
                .frame(width: 100, height: 100).onHover { log.add("frame \($0)") }
        }
        host.send(InputEvent(.hover, .moved, at: CGPoint(x: 22, y: 22), time: 0))
        same(log.take().sorted(), ["circle true", "frame true"])
        host.send(InputEvent(.hover, .moved, at: CGPoint(x: 5, y: 5), time: 0.1))
        same(log.take(), ["circle false"])
        host.send(InputEvent(.hover, .ended, at: CGPoint(x: 5, y: 5), time: 0.2))
        same(log.take(), ["frame false"])
    }

    /// F8.2: each movement is told with its place, and the end once.
    @Test func continuousHoveringTellsEachPlace() {
        let host = ViewHost(width: 100, height: 100) {
            Color.white.frame(width: 50, height: 50).onContinuousHover { phase in
                switch phase {
                case .active(let point): log.add(text(point))
                case .ended: log.add("ended")
                }
            }
        }
        for (index, x) in [30.0, 40, 90, 95].enumerated() {
            host.send(
                InputEvent(.hover, .moved, at: CGPoint(x: x, y: 50), time: Double(index) / 10))
        }
        same(log.take(), ["(5.0, 25.0)", "(15.0, 25.0)", "ended"])
    }

    /// F8.4: a help text is the hint of a view for assistive technologies.
    @Test func helpIsTheHint() throws {
        let host = ViewHost(width: 100, height: 100) {
            Button("Send") {}.help("Sends the letter").accessibilityIdentifier("send")
        }
        try same(host["send"].hint, "Sends the letter")
    }

    /// F10.1: what is dragged is worked out as the drag begins, and not before.
    @Test func whatIsDraggedIsAskedForWhenTheDragBegins() {
        let host = ViewHost(width: 100, height: 100) { Asking(log: log) }
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.hold(for: 0.4)
        same(log.take(), [])
        finger.hold(for: 0.2)
        same(log.take(), ["asked"])
        finger.move(to: CGPoint(x: 60, y: 60), duration: 0.1)
        finger.lift()
        same(log.take(), [])
    }

    /// F10.2: a place for drops is told that it is meant as something that fits comes, and that it is not as that leaves
    /// or is dropped.
    @Test func aPlaceIsToldThatItIsMeant() {
        let host = ViewHost(width: 100, height: 200) {
            VStack(spacing: 0) {
                Color.white.draggable("text")
                Color.white.dropDestination(for: String.self) { items, point in
                    log.add("\(items) \(text(point))")
                    return true
                } isTargeted: {
                    log.add("\($0)")
                }
            }
        }
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 50, y: 150), duration: 0)
        same(log.take(), ["true"])
        finger.move(to: CGPoint(x: 50, y: 50), duration: 0)
        same(log.take(), ["false"])
        finger.move(to: CGPoint(x: 30, y: 120), duration: 0)
        finger.lift()
        same(log.take(), ["true", "[\"text\"] (30.0, 20.0)", "false"])
    }
}

private struct Asking: View {
    let log: Log

    var body: some View { Color.white.draggable(payload()) }

    private func payload() -> String {
        log.add("asked")
        return "text"
    }
}

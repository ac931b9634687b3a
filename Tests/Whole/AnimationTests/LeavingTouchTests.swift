import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Touches on views that leave.
///
/// Evidence: "SwiftUI keeps a removal-transitioning view hit-testable for its full bounds for the entire removal animation
/// (hit testing ignores rendered pixels)", seen by taps in a simulator; `allowsHitTesting(phase == .identity)` in the
/// transition ends that (https://github.com/xmtplabs/convos-ios/pull/1075).
@MainActor @Suite struct LeavingTouchTests {
    private final class Log {
        var taps: [String] = []
    }

    private struct Gate: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.allowsHitTesting(phase == .identity)
        }
    }

    private struct Pill: View {
        let log: Log
        let transition: AnyTransition
        @State private var isShown = true

        var body: some View {
            Color.gray.frame(width: 200, height: 200)
                .onTapGesture { log.taps.append("below") }
                .accessibilityIdentifier("below")
                .overlay(alignment: .topLeading) {
                    if isShown {
                        Button {
                            log.taps.append("pill")
                            withAnimation(.linear(duration: 1)) { isShown = false }
                        } label: {
                            Color.red.frame(width: 100, height: 100)
                        }
                        .buttonStyle(.plain)
                        .accessibilityIdentifier("pill")
                        .transition(transition)
                    }
                }
        }
    }

    private static let spot = CGPoint(x: 20, y: 20)

    private func taps(_ transition: AnyTransition, at point: CGPoint = spot) throws -> [String] {
        let log = Log()
        let host = ViewHost(width: 200, height: 200) { Pill(log: log, transition: transition) }
        for step in [0, 0.25, 0.5, 0.5] {
            host.advance(by: .seconds(step))
            try host.tap(at: point)
        }
        return log.taps
    }

    @Test func aViewThatLeavesTakesTouchesUntilItIsGone() throws {
        let blurred = AnyTransition(BlurReplaceTransition(configuration: .downUp))
        for transition in [AnyTransition.opacity, blurred, .identity.combined(with: .opacity)] {
            try same(taps(transition), ["pill", "pill", "pill", "below"])
        }
    }

    @Test func transitionsCanEndThat() throws {
        let gated = AnyTransition(.opacity.combined(with: Gate()))
        try same(taps(gated), ["pill", "below", "below", "below"])
    }

    /// One that moves is touched where it is seen.
    @Test func whatMovesIsTouchedWhereItIsSeen() throws {
        let right = CGPoint(x: 30, y: 20)
        let taps = try self.taps(.move(edge: .leading), at: right)
        same(taps, ["pill", "pill", "below", "below"])
        let far = CGPoint(x: 20, y: 90)
        try same(self.taps(.move(edge: .top), at: far), ["pill", "below", "below", "below"])
    }

    @Test func whatIsBelowIsToldWhy() throws {
        let log = Log()
        let host = ViewHost(width: 100, height: 100) {
            Pill(log: log, transition: .opacity).frame(width: 100, height: 100).clipped()
        }
        try host["pill"].tap()
        let failure = #expect(throws: ActionFailure.self) {
            try host["below"].tap(at: UnitPoint(x: 0.2, y: 0.2))
        }
        same(failure?.description.contains("which leaves and takes touches"), true)
    }
}

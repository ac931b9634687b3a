import Expectations
import Foundation
import SwiftUI
import Testing

@MainActor @Observable
private final class Model {
    var runs = 0
}

/// What phases were asked for their animation, and were shown.
private final class Log {
    var asked: [Int] = []
    var shown: [Int] = []

    func show(_ phase: Int) { if shown.last != phase { shown.append(phase) } }
}

/// A square that is moved by 100 points for each phase, a second for each.
private struct Stepping: View {
    let log: Log

    var body: some View {
        PhaseAnimator([0, 1, 2]) { phase in
            let _ = log.show(phase)
            Color.red.frame(width: 10, height: 10).offset(x: CGFloat(phase) * 100)
        } animation: { phase in
            log.asked.append(phase)
            return .linear(duration: 1)
        }
    }
}

private struct Triggered: View {
    let model: Model
    let log: Log

    var body: some View {
        Color.red.frame(width: 10, height: 10)
            .phaseAnimator([0, 1, 2], trigger: model.runs) { content, phase in
                let _ = log.show(phase)
                content.offset(x: CGFloat(phase) * 100)
            } animation: { _ in
                .linear(duration: 1)
            }
    }
}

@MainActor
@Suite struct PhaseAnimatorTests {
    @Test func phasesFollowOneAnotherWithoutEnd() {
        let log = Log()
        let host = MovedHost(Stepping(log: log))
        host.advance(0.5)
        same(log.asked, [1], "the animation is asked for by the phase that it leads to")
        host.advance(0.6)
        same(log.asked, [1, 2])
        host.advance(1)
        same(log.asked, [1, 2, 0])
        host.advance(1)
        same(log.asked, [1, 2, 0, 1])
        same(log.shown, [0, 1, 2, 0, 1])
    }

    @Test func oneLongStepGoesThroughAllPhases() {
        let log = Log()
        let host = MovedHost(Stepping(log: log))
        host.advance(6.5)
        same(log.asked, [1, 2, 0, 1, 2, 0, 1])
    }

    @Test func aTriggerLeadsThroughThePhasesOnce() {
        let (model, log) = (Model(), Log())
        let host = MovedHost(Triggered(model: model, log: log))
        host.advance(5)
        same(log.shown, [0])
        model.runs += 1
        host.advance(0)
        host.advance(10)
        same(log.shown, [0, 1, 2, 0])
        model.runs += 1
        host.advance(0)
        host.advance(10)
        same(log.shown, [0, 1, 2, 0, 1, 2, 0])
    }

    @Test func aTriggerOnTheWayBeginsAnew() {
        let (model, log) = (Model(), Log())
        let host = MovedHost(Triggered(model: model, log: log))
        model.runs += 1
        host.advance(0)
        host.advance(1.5)
        same(log.shown, [0, 1, 2])
        model.runs += 1
        host.advance(0)
        host.advance(10)
        same(log.shown, [0, 1, 2, 1, 2, 0])
    }

    @Test func phasesWithoutAnimationAreShownForAPicture() {
        let log = Log()
        let host = MovedHost(
            PhaseAnimator([0, 1, 2, 3]) { phase in
                let _ = log.show(phase)
                Color.red.frame(width: 10, height: 10)
            } animation: { _ in
                nil
            })
        host.advance(0.2)
        has((10...14), log.shown.count)
    }

    @Test func phasesInWhichNothingMovesAreBounded() {
        let log = Log()
        let host = MovedHost(
            PhaseAnimator([0, 1]) { phase in
                let _ = log.show(phase)
                Color.red.frame(width: 10, height: 10)
            } animation: { _ in
                .linear(duration: 1)
            })
        host.advance(0.2)
        #expect(log.shown.count <= 14)
    }

    @Test func withoutPhasesAWarningIsShownAndTold() {
        let host = MovedHost(PhaseAnimator([Int]()) { _ in Color.red })
        same(host.text, "PhaseAnimator has no phases")
        same(host.issues.count, 1)
        same(host.issues.first?.hasPrefix("A PhaseAnimator has no phases"), true)
    }

    @Test func oneStepIsAsManySmallOnes() {
        let (one, many) = (Log(), Log())
        let first = MovedHost(Stepping(log: one))
        let second = MovedHost(Stepping(log: many))
        first.advance(4.4)
        for _ in 0..<44 { second.advance(0.1) }
        #expect(one.asked == many.asked && one.shown == many.shown)
    }
}

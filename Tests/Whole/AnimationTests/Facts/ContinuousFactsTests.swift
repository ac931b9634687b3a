import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Which transaction a change has (section 5 of the table in Tests/Facts/Motion.md): what `TransactionFactsTests` does not
/// say.
@MainActor @Suite struct ContinuousFactsTests {
    /// 5.4: the first appearance of a value is no change: no animation comes with it.
    @Test func theFirstAppearanceBringsNoAnimation() throws {
        var heard: [Bool] = []
        let stage = Stage { model in
            if model.isOn {
                Stage.box().opacity(1 - model.x).transaction { heard.append($0.animation != nil) }
                    .animation(.linear(duration: 1), value: model.x)
            }
        }
        heard = []
        stage.change(nil) { $0.isOn = true }
        holds(heard.allSatisfy { !$0 }, "\(heard)")
        heard = []
        stage.change(nil) { $0.x = 0.5 }
        has(heard, true)
    }

    /// 5.4: `animation(_:)` without a value gives every change its animation; `nil` takes it away.
    @Test func withoutAValueEveryChangeIsAnimated() throws {
        for (animation, places) in [
            (Animation.linear(duration: 1), [50.0, 70]), (nil, [100, 40]),
        ] {
            let stage = Stage { model in
                Stage.box().offset(x: model.x + model.y).modifier(Plain().animation(animation))
                    .frame(width: 400, alignment: .leading)
            }
            stage.change(animation == nil ? .linear(duration: 1) : nil) { $0.x = 100 }
            stage.host.advance(by: 0.5)
            try same(stage.x(), places[0])
            stage.host.advanceToEnd()
            stage.change(animation == nil ? .linear(duration: 1) : nil) { $0.y = -60 }
            stage.host.advance(by: 0.5)
            try same(stage.x(), places[1])
        }
    }

    private struct Plain: ViewModifier {
        func body(content: Content) -> some View { content }
    }

    private struct Steps: View {
        @State private var value = 0
        let note: (Bool) -> Void

        var body: some View {
            Stepper("steps", value: $value).labelsHidden().accessibilityIdentifier("stepper")
                .background {
                    Color.clear.transaction(value: value) { note($0.isContinuous) }
                }
                .overlay(alignment: .bottom) {
                    Text("\(value)").accessibilityIdentifier("value").allowsHitTesting(false)
                }
        }
    }

    /// 5.10: `isContinuous` is true of a stepper that is held, and false of one that is tapped.
    @Test func aHeldStepperIsContinuous() throws {
        var heard: [Bool] = []
        let host = ViewHost(width: 200, height: 100) { Steps { heard.append($0) } }
        let frame = try host["stepper"].frame
        let plus = CGPoint(x: frame.maxX - frame.width / 4, y: frame.midY)
        heard = []
        let tap = host.touch(at: plus)
        tap.lift()
        try same(host["value"].text, "1")
        same(heard, [false])
        heard = []
        let finger = host.touch(at: plus)
        finger.hold(for: 2)
        let reached = try #require(Int(host["value"].text))
        #expect(reached > 5)
        #expect(heard.count == reached - 1 && heard.allSatisfy { $0 }, "\(heard)")
        finger.lift()
        host.advance(by: 2)
        try same(host["value"].text, "\(reached)", "lifting it is no tap, and ends it")
    }
}

import Foundation
import SwiftUI
import Testing

@MainActor @Observable
private final class Model {
    var runs = 0
    var isOn = false
}

private struct Discrete<Effect: DiscreteSymbolEffect>: View {
    let model: Model
    let effect: Effect
    var options = SymbolEffectOptions.default

    var body: some View {
        HStack {
            Image(systemName: "star.fill")
            Text(verbatim: "beside")
        }
        .symbolEffect(effect, options: options, value: model.runs)
    }
}

private struct Indefinite<Effect: IndefiniteSymbolEffect>: View {
    let model: Model
    let effect: Effect
    var isRemoved = false

    var body: some View {
        Image(systemName: "wifi")
            .symbolEffectsRemoved(isRemoved)
            .symbolEffect(effect, isActive: model.isOn)
    }
}

@MainActor
@Suite struct SymbolEffectTests {
    private func expectOneRun(_ effect: some DiscreteSymbolEffect) {
        let model = Model()
        let host = MovedHost(Discrete(model: model, effect: effect))
        let rest = host.drawing
        host.advance(1)
        #expect(host.drawing == rest, "nothing runs before the value changes")
        model.runs = 1
        host.advance(0)
        host.advance(0.2)
        #expect(host.drawing != rest)
        host.advance(5)
        #expect(host.drawing == rest, "once, and then it is at rest")
        #expect(host.issues.isEmpty)
    }

    @Test func effectsOfAValueRunOnce() {
        expectOneRun(.bounce)
        expectOneRun(.bounce.up)
        expectOneRun(.bounce.down.byLayer)
        expectOneRun(.pulse)
        expectOneRun(.wiggle)
        expectOneRun(.wiggle.left)
        expectOneRun(.wiggle.custom(angle: 45))
        expectOneRun(.rotate)
        expectOneRun(.rotate.counterClockwise)
        expectOneRun(.breathe)
        expectOneRun(.breathe.pulse)
    }

    @Test func optionsSayHowOftenAndHowFast() {
        let model = Model()
        let host = MovedHost(
            Discrete(model: model, effect: .pulse, options: .repeat(3).speed(2)))
        let rest = host.drawing
        model.runs = 1
        host.advance(0)
        // Three times half a second.
        for _ in 0..<3 {
            host.advance(0.25)
            #expect(host.drawing != rest)
            host.advance(0.25)
        }
        host.advance(0.1)
        #expect(host.drawing == rest)
    }

    @Test func pausesLieBetweenRepetitions() {
        let model = Model()
        let host = MovedHost(
            Discrete(
                model: model, effect: .pulse, options: .repeat(.periodic(2, delay: 1))))
        let rest = host.drawing
        model.runs = 1
        host.advance(0)
        host.advance(0.5)
        #expect(host.drawing != rest)
        host.advance(1)
        #expect(host.drawing == rest, "in the pause")
        host.advance(1)
        #expect(host.drawing != rest, "the second time")
        host.advance(1)
        #expect(host.drawing == rest)
    }

    @Test func activeEffectsRunUntilTheyAreNot() {
        let model = Model()
        let host = MovedHost(Indefinite(model: model, effect: .pulse))
        let rest = host.drawing
        model.isOn = true
        host.advance(0)
        host.advance(10.5)
        #expect(host.drawing != rest)
        model.isOn = false
        host.advance(0.1)
        #expect(host.drawing != rest, "the time round that is under way is the last")
        host.advance(1)
        #expect(host.drawing == rest)
    }

    @Test func layersLightUp() {
        let model = Model()
        model.isOn = true
        let host = MovedHost(Indefinite(model: model, effect: .variableColor.iterative.reversing))
        let first = host.drawing
        host.advance(0.3)
        #expect(host.drawing != first)
        #expect(host.issues.isEmpty)
    }

    @Test func someEffectsStay() {
        let model = Model()
        let host = MovedHost(Indefinite(model: model, effect: .scale.up))
        let rest = host.drawing
        model.isOn = true
        host.advance(0)
        host.advance(0.1)
        let onTheWay = host.drawing
        host.advance(1)
        let there = host.drawing
        #expect(rest != onTheWay && onTheWay != there && there != rest)
        host.advance(10)
        #expect(host.drawing == there)
        model.isOn = false
        host.advance(0)
        host.advance(1)
        #expect(host.drawing == rest)
    }

    @Test func aSymbolDisappearsAndKeepsItsRoom() {
        let model = Model()
        let host = MovedHost(Indefinite(model: model, effect: .disappear))
        let size = host.size
        model.isOn = true
        host.advance(0)
        host.advance(1)
        #expect(host.size == size)
        #expect(host.drawing.contains("opacity 0"))
    }

    @Test func effectsCanBeKeptOff() {
        let model = Model()
        let host = MovedHost(Indefinite(model: model, effect: .pulse, isRemoved: true))
        let rest = host.drawing
        model.isOn = true
        host.advance(0)
        host.advance(0.5)
        #expect(host.drawing == rest)
    }
}

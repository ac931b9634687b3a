import Expectations
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
        same(host.drawing, rest, "nothing runs before the value changes")
        model.runs = 1
        host.advance(0)
        host.advance(0.2)
        differ(host.drawing, rest)
        host.advance(5)
        same(host.drawing, rest, "once, and then it is at rest")
        empty(host.issues)
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
            differ(host.drawing, rest)
            host.advance(0.25)
        }
        host.advance(0.1)
        same(host.drawing, rest)
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
        differ(host.drawing, rest)
        host.advance(1)
        same(host.drawing, rest, "in the pause")
        host.advance(1)
        differ(host.drawing, rest, "the second time")
        host.advance(1)
        same(host.drawing, rest)
    }

    @Test func activeEffectsRunUntilTheyAreNot() {
        let model = Model()
        let host = MovedHost(Indefinite(model: model, effect: .pulse))
        let rest = host.drawing
        model.isOn = true
        host.advance(0)
        host.advance(10.5)
        differ(host.drawing, rest)
        model.isOn = false
        host.advance(0.1)
        differ(host.drawing, rest, "the time round that is under way is the last")
        host.advance(1)
        same(host.drawing, rest)
    }

    @Test func layersLightUp() {
        let model = Model()
        model.isOn = true
        let host = MovedHost(Indefinite(model: model, effect: .variableColor.iterative.reversing))
        let first = host.drawing
        host.advance(0.3)
        differ(host.drawing, first)
        empty(host.issues)
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
        same(host.drawing, there)
        model.isOn = false
        host.advance(0)
        host.advance(1)
        same(host.drawing, rest)
    }

    @Test func aSymbolDisappearsAndKeepsItsRoom() {
        let model = Model()
        let host = MovedHost(Indefinite(model: model, effect: .disappear))
        let size = host.size
        model.isOn = true
        host.advance(0)
        host.advance(1)
        same(host.size, size)
        has(host.drawing, "opacity 0")
    }

    @Test func effectsCanBeKeptOff() {
        let model = Model()
        let host = MovedHost(Indefinite(model: model, effect: .pulse, isRemoved: true))
        let rest = host.drawing
        model.isOn = true
        host.advance(0)
        host.advance(0.5)
        same(host.drawing, rest)
    }

    private struct Layered<Effect: IndefiniteSymbolEffect>: View {
        let model: Model
        let effect: Effect
        var name = "wifi"

        var body: some View {
            Image(systemName: name).font(.system(size: 40))
                .symbolEffect(effect, options: .speed(0.6), isActive: model.isOn)
        }
    }

    /// How many parts are seen at opacity 1 and how many groups there are, a part of the way.
    private func drawing(
        _ effect: some IndefiniteSymbolEffect, after seconds: Double, name: String = "wifi"
    ) -> String {
        let model = Model()
        let host = MovedHost(Layered(model: model, effect: effect, name: name))
        model.isOn = true
        host.advance(0)
        host.advance(seconds)
        return host.drawing
    }

    /// Layers follow each other: a while after the beginning some have begun, and others not yet.
    @Test func layersFollowEachOther() {
        let whole = drawing(.scale.up.wholeSymbol, after: 0.1)
        let layered = drawing(.scale.up.byLayer, after: 0.1)
        differ(whole, layered)
        let model = Model()
        let host = MovedHost(Layered(model: model, effect: .disappear.byLayer))
        model.isOn = true
        host.advance(0)
        host.advance(0.2)
        let opacities = host.drawing.components(separatedBy: "opacity ").dropFirst()
            .compactMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
        #expect(Set(opacities).count > 1, "\(host.drawing)")
        host.advance(2)
        #expect(
            !host.drawing.contains("stroke") && !host.drawing.contains("fill"), "\(host.drawing)")
    }

    /// A bounce by layer is over when that of the whole is, and leaves nothing.
    @Test func layersComeToRestTogether() {
        let model = Model()
        let host = MovedHost(Discrete(model: model, effect: .bounce.up.byLayer))
        let rest = host.drawing
        model.runs = 1
        host.advance(0)
        host.advance(0.3)
        differ(host.drawing, rest)
        host.advance(0.4)
        same(host.drawing, rest)
    }

    /// Lines are drawn along their way: nothing at first, then longer and longer, and all in the end.
    @Test func aSymbolIsDrawnAndTakenAway() {
        let model = Model()
        let host = MovedHost(Layered(model: model, effect: .drawOn))
        let all = host.drawing
        model.isOn = true
        host.advance(0)
        let first = host.drawing
        #expect(!first.contains("stroke") && !first.contains("fill"), "\(first)")
        host.advance(0.4)
        let half = host.drawing
        #expect(half != first && half != all)
        host.advance(2)
        same(host.drawing, all)
        let off = Model()
        let other = MovedHost(Layered(model: off, effect: .drawOff))
        same(other.drawing, all)
        off.isOn = true
        other.advance(0)
        other.advance(0.4)
        #expect(other.drawing != all && other.drawing != half)
        other.advance(2)
        same(other.drawing, first)
    }

    /// One after the other, or all at once; forward or backward: each is seen.
    @Test func thereAreSeveralWaysToDraw() {
        let seen = [
            drawing(.drawOn, after: 0.3), drawing(.drawOn.wholeSymbol, after: 0.3),
            drawing(.drawOn.individually, after: 0.3), drawing(.drawOff, after: 0.3),
            drawing(.drawOff.reversed, after: 0.3),
        ]
        same(Set(seen).count, seen.count)
        // What is filled is uncovered.
        differ(
            drawing(.drawOn, after: 0.2, name: "star.fill"),
            drawing(.drawOn, after: 0.5, name: "star.fill"))
    }
}

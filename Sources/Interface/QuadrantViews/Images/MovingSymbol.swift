import Foundation
import QuadrantCore
import QuadrantGeometry

/// An effect on the symbols in a view.
struct SymbolEffectEntry: Equatable {
    var effect: SymbolEffectConfiguration
    var options: SymbolEffectOptions
    /// The value whose changes have it run; `nil` for one that is active or not.
    var trigger: AnyTrigger?
    var isActive = false
    /// How far the symbol is there, for one that comes or goes; `nil` for an effect that runs by itself.
    var presence: Double?
}

/// The effects on the symbols in a view, those further out first.
struct SymbolEffects: Equatable {
    var entries: [SymbolEffectEntry] = []
    /// How many of the first ones are taken away.
    var removedCount = 0
}

private enum SymbolEffectsKey: EnvironmentKey {
    static var defaultValue: SymbolEffects? { nil }
}

extension EnvironmentValues {
    /// The effects on symbols; `nil` where there is no modifier of that kind around.
    var symbolEffects: SymbolEffects? {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

/// A symbol on which effects are.
nonisolated struct MovingSymbol: View {
    let image: Image
    let effects: SymbolEffects
    @ViewTime private var clock
    @State private var run = SymbolEffectRun()

    init(_ image: Image, _ effects: SymbolEffects) {
        self.image = image
        self.effects = effects
    }

    var body: some View {
        let (pose, moments) = run.pose(effects, clock)
        image.moved(pose.lit, moments)
            .environment(\.symbolEffects, nil)
            .visualEffect { effect, proxy in
                effect.scaleEffect(pose.scale)
                    .rotationEffect(.degrees(pose.turn))
                    .offset(
                        x: pose.shift.width * proxy.size.height,
                        y: pose.shift.height * proxy.size.height
                    )
                    .opacity(pose.opacity)
            }
    }
}

extension Image {
    /// The image with a part of its layers lit, and with parts in poses of their own; as it is for `nil` and none.
    fileprivate func moved(_ part: Double?, _ moments: [SymbolMoment]) -> Image {
        var image = self
        image.symbol.moments = moments
        guard let part else { return image }
        image.symbol.variableValue = part
        image.symbol.isLit = true
        return image
    }
}

/// Where a symbol is in each of its effects.
final class SymbolEffectRun {
    private struct Place {
        var trigger: AnyTrigger?
        /// When it began to run, or to go to where it stays or back.
        var start: Double?
        /// Whether it is to go on; one that is not ends with the time round that is under way.
        var goesOn = false
        /// The part of the way at which it began to go.
        var from = 0.0
    }

    private var places: [Place] = []
    private var isFirst = true

    /// The pose of the whole at the clock's time, and the moments of effects in which parts have their own; asks the clock to
    /// wake as long as something moves.
    func pose(_ effects: SymbolEffects, _ clock: ViewClock) -> (SymbolPose, [SymbolMoment]) {
        let time = clock.time
        clock.words = { [weak self] in self?.words }
        words = nil
        let isAtOnce = isFirst || clock.transaction?.disablesAnimations == true
        var pose = SymbolPose.rest
        var moments: [SymbolMoment] = []
        var (moves, ends) = (false, true)
        while places.count < effects.entries.count { places.append(Place()) }
        for (index, entry) in effects.entries.enumerated() {
            let isRemoved = index < effects.removedCount
            let (own, state) = step(&places[index], entry, time, isAtOnce)
            guard !isRemoved else { continue }
            if state != .still { tell(entry, places[index], time) }
            if let own {
                if !own.effect.isByPart {
                    pose = pose.joined(with: own.pose(of: 0, among: 1))
                } else if own.stays ? own.part != (own.effect.endsAtRest ? 1 : 0) : true {
                    moments.append(own)
                }
            }
            moves = moves || state != .still
            ends = ends && state != .endless
        }
        isFirst = false
        clock.wake(moves ? .always : .never, endsByItself: ends)
        return (pose, moments)
    }

    /// The effects that run, in words; `nil` for none.
    private var words: String?

    private func tell(_ entry: SymbolEffectEntry, _ place: Place, _ time: Double) {
        let length = SymbolFigures.duration(entry.effect.kind) / entry.options.factor
        func word(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
        var new = "symbol effect \(entry.effect.kind), "
        let elapsed = time - (place.start ?? time)
        let period = length + (entry.options.repetition?.delay ?? 0)
        let seconds = entry.effect.stays ? elapsed : elapsed.truncatingRemainder(dividingBy: period)
        new += "\(word(min(seconds, length))) of \(word(length)) s"
        if entry.trigger == nil, !entry.effect.stays { new += ", again and again" }
        new += entry.trigger == nil ? ", as it is active" : ", by its value"
        words = words.map { $0 + "; " + new } ?? new
    }

    private enum State {
        case still, ending, endless
    }

    private func step(
        _ place: inout Place, _ entry: SymbolEffectEntry, _ time: Double, _ isAtOnce: Bool
    ) -> (SymbolMoment?, State) {
        if let presence = entry.presence { return (entry.effect.present(presence), .still) }
        if entry.effect.stays, entry.trigger == nil { return stay(&place, entry, time, isAtOnce) }
        if let trigger = entry.trigger {
            if !isAtOnce, let last = place.trigger, last != trigger { place.start = time }
            place.trigger = trigger
        } else {
            if entry.isActive, !place.goesOn { place.start = place.start ?? time }
            place.goesOn = entry.isActive
        }
        guard let start = place.start else { return (nil, .still) }
        let repetition = entry.options.repetition
        let length = SymbolFigures.duration(entry.effect.kind) / entry.options.factor
        let period = length + (repetition?.delay ?? 0)
        let elapsed = time - start
        let round = (elapsed / period + 1e-9).rounded(.down)
        // A value that changes runs it once; one that is active runs it until it is not.
        let usual: Double = entry.trigger == nil ? .infinity : 1
        let most: Double = Self.rounds(repetition, usual)
        let isLast = entry.trigger == nil && !place.goesOn && round >= place.from
        if round >= most || isLast {
            // One that is active stays over until it is made active again.
            if entry.trigger != nil || !place.goesOn { place.start = nil }
            place.from = 0
            return (nil, .still)
        }
        // Where it is not to go on, the round that is under way is the last.
        place.from = round + 1
        let part = min(max((elapsed - round * period) / length, 0), 1)
        let moment = SymbolMoment(effect: entry.effect, part: part, stays: false)
        return (moment, most.isFinite || !place.goesOn ? .ending : .endless)
    }

    /// How often an effect runs; `usual` where the options do not say.
    private static func rounds(
        _ repetition: SymbolEffectOptions.RepeatBehavior?, _ usual: Double
    ) -> Double {
        guard let repetition else { return usual }
        guard let count = repetition.count else { return .infinity }
        return Double(count)
    }

    /// The moment of an effect that goes to where it stays as long as it is active, and back.
    private func stay(
        _ place: inout Place, _ entry: SymbolEffectEntry, _ time: Double, _ isAtOnce: Bool
    ) -> (SymbolMoment?, State) {
        let length = SymbolFigures.duration(entry.effect.kind) / entry.options.factor
        func part(_ place: Place) -> Double {
            guard let start = place.start else { return place.goesOn ? 1 : 0 }
            let way = (time - start) / length
            return min(max(place.from + (place.goesOn ? way : -way), 0), 1)
        }
        if entry.isActive != place.goesOn {
            // What is active from the first on is there already, but for what appears; so is what becomes active where
            // animations are disabled.
            let old = part(place)
            place.from = entry.effect.endsAtRest ? 0 : old
            place.start = isAtOnce && !(isFirst && entry.effect.endsAtRest) ? nil : time
            place.goesOn = entry.isActive
        }
        if entry.effect.endsAtRest, !place.goesOn { return (nil, .still) }
        let now = part(place)
        let isThere = now == (place.goesOn ? 1 : 0)
        if isThere { place.start = nil }
        let moment = SymbolMoment(effect: entry.effect, part: now, stays: true)
        return (moment, isThere ? .still : .ending)
    }
}

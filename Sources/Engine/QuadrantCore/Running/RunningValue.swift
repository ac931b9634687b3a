package import Foundation
package import QuadrantGeometry

/// A value under way: the animations that run on it.
///
/// What is animated are the differences by which the value changed. An animation is given a difference as its way and
/// answers how much of it has been gone; the value shown is the value itself less all ways, plus all answers. So a
/// further change needs nothing of those under way: it adds an animation, or takes over from the last one of the same
/// kind, as springs do.
package struct RunningValue<V: VectorArithmetic> {
    /// One animation under way.
    private struct Run {
        var animation: Animation
        var way: V
        /// What its kind is known to answer; `nil` for one that has to be asked.
        var known: KnownAnimation?
        /// The seconds of the host's clock at which it began.
        let start: TimeInterval
        /// Whether it took over from another one, or began with a velocity: when it ends is then known to it alone.
        var tellsNoEnd = false
        var context: AnimationContext<V>
        /// Completions that wait for it to be logically complete.
        var logical: [AnimationCompletion]
        /// Completions that wait for it to be removed.
        var removed: [AnimationCompletion]
    }

    private var runs: [Run] = []
    /// What is still to go: the value shown is the value less this.
    package private(set) var gap = V.zero

    package init() {}

    /// Whether nothing is under way.
    package var isAtRest: Bool { runs.isEmpty }

    /// Whether something is under way that ends by itself.
    package var endsByItself: Bool {
        runs.contains { ($0.known?.length ?? $0.animation.length ?? 0).isFinite }
    }

    /// The value changes by `way`, with an animation that begins now.
    ///
    /// - Parameter velocity: The velocity that the value has already, in units of the way for each second; `nil` if
    ///   that is not known.
    package mutating func change(
        by way: V, with animation: Animation, at time: TimeInterval,
        environment: EnvironmentValues, completions: [AnimationCompletion] = [],
        velocity: V? = nil
    ) {
        for completion in completions { completion.begin() }
        let logical = completions.filter { $0.criteria == .logicallyComplete }
        var removed = completions.filter { $0.criteria == .removed }
        // No sum begins with the zero of the type, which may have fewer parts than its values.
        var way = way
        if let rest = dropEndless(at: time, &removed) { way += rest }
        if runs.count >= Self.most { way += drop(0, at: time, &removed) }
        // Of the same type: springs go on from springs, whatever else began since.
        if let index = runs.lastIndex(where: {
            animation.isOfSameKind(as: $0.animation)
        }) {
            var last = runs[index]
            if animation.shouldMerge(
                previous: last.animation, value: last.way,
                time: Self.elapsed(from: last.start, to: time), context: &last.context)
            {
                last.animation = animation
                last.known = nil
                last.way += way
                last.tellsNoEnd = true
                // Who waits for the change before waits no more: it is overtaken.
                for completion in last.logical { completion.end() }
                last.logical = logical
                last.removed.removeAll(where: \.isCancelled)
                last.removed += removed
                runs[index] = last
                _ = advance(to: time)
                return
            }
        }
        // Who waits until nothing is under way on the value waits for this one, too.
        for run in runs.indices {
            removed += runs[run].removed.filter { !$0.isCancelled }
            runs[run].removed = []
        }
        var context = AnimationContext<V>(environment: environment)
        var tellsNoEnd = false
        if let velocity, velocity.magnitudeSquared > 0,
            let spring = animation.base as? SpringAnimation
        {
            spring.begin(with: velocity, &context)
            tellsNoEnd = true
        }
        runs.append(
            Run(
                animation: animation, way: way,
                known: tellsNoEnd ? nil : KnownAnimation(animation), start: time,
                tellsNoEnd: tellsNoEnd,
                context: context, logical: logical, removed: removed))
        _ = advance(to: time)
    }

    /// Animations without end make room for another one. Returns what they had still to go: the new one goes on from
    /// what is shown.
    private mutating func dropEndless(
        at time: TimeInterval, _ removed: inout [AnimationCompletion]
    ) -> V? {
        var rest: V?
        for run in runs.indices.reversed()
        where (runs[run].known?.length ?? runs[run].animation.length) == .infinity {
            let dropped = drop(run, at: time, &removed)
            rest = rest.map { $0 + dropped } ?? dropped
        }
        return rest
    }

    /// How many animations run on one value at most: more than anybody sees, where one begins in each picture. The oldest of
    /// more makes room for another one, which goes on from what is shown.
    package static var most: Int { 256 }

    /// Takes an animation away. Returns what it had still to go.
    private mutating func drop(
        _ index: Int, at time: TimeInterval, _ removed: inout [AnimationCompletion]
    ) -> V {
        var ended = runs.remove(at: index)
        let answer = ended.animation.animate(
            value: ended.way, time: Self.elapsed(from: ended.start, to: time),
            context: &ended.context)
        for completion in ended.logical { completion.end() }
        removed += ended.removed
        return ended.way - (answer ?? ended.way)
    }

    /// The environment of the view is another one by now.
    package mutating func renew(_ environment: EnvironmentValues) {
        for run in runs.indices { runs[run].context.environment = environment }
    }

    /// The whole way of all animations that run.
    package var way: V {
        runs.dropFirst().reduce(runs.first?.way ?? .zero) { $0 + $1.way }
    }

    /// The animations that run, in the order in which they began.
    package var animations: [Animation] { runs.map(\.animation) }

    /// Works out what is still to go at a time. Animations that are over are dropped, and completions told.
    ///
    /// - Returns: Whether something is still under way.
    package mutating func advance(to time: TimeInterval) -> Bool { move(to: time).isUnderWay }

    /// The same; tells also whether there is another way still to go than before, and whether an animation answers what is
    /// no number. What asks for that by itself would look up the type of this value for each.
    // Drawings of any type call it: those whose data are of these types need not ask for them.
    @specialized(where V == Double)
    @specialized(where V == CGFloat)
    @specialized(where V == AnimatablePair<CGFloat, CGFloat>)
    @specialized(where V == AnimatablePair<Double, CGPair>)
    @specialized(where V == AnimatablePair<CGPair, CGPair>)
    @specialized(where V == AnimatableNumbers)
    @specialized(where V == AnimatablePair<CGPair, AnimatableNumbers>)
    @specialized(where V == AnimatablePair<EmptyAnimatableData, AnimatableNumbers>)
    mutating func move(
        to time: TimeInterval
    ) -> (isUnderWay: Bool, hasMoved: Bool, isWrong: Bool) {
        guard !runs.isEmpty else { return (false, false, wrong != nil) }
        var gap: V?
        var index = 0
        while index < runs.count {
            let elapsed = Self.elapsed(from: runs[index].start, to: time)
            let answer: V?
            if let known = runs[index].known, let part = known.part(at: elapsed) {
                answer = part.part.map { runs[index].way.scaled(by: $0) }
                if part.isComplete { runs[index].context.isLogicallyComplete = true }
            } else {
                answer = asked(
                    runs[index].animation.animate(
                        value: runs[index].way, time: elapsed, context: &runs[index].context), index
                )
            }
            guard let answer else {
                let ended = runs.remove(at: index)
                for completion in ended.logical { completion.end() }
                for completion in ended.removed { completion.end() }
                continue
            }
            if runs[index].context.isLogicallyComplete, !runs[index].logical.isEmpty {
                for completion in runs[index].logical { completion.end() }
                runs[index].logical = []
            }
            let rest = runs[index].way - answer
            if let sum = gap { gap = sum + rest } else { gap = rest }
            index += 1
        }
        let new = gap ?? .zero
        let hasMoved = self.gap != new
        self.gap = new
        return (!runs.isEmpty, hasMoved, wrong != nil)
    }

    /// Whether it is known of all animations when they end.
    var knowsEnds: Bool { runs.allSatisfy { $0.known != nil } }

    /// An animation that answered something that is no number; what it moves is shown where it is to be as long as it does.
    package private(set) var wrong: Animation?

    /// The answer of an animation, or the whole way where the answer is no number.
    private mutating func asked(_ answer: V?, _ index: Int) -> V? {
        guard let answer, !answer.magnitudeSquared.isFinite else { return answer }
        wrong = runs[index].animation
        return runs[index].way
    }

    /// The seconds between two moments, to a billionth: what was added up does not miss an end by its last bit.
    private static func elapsed(from start: TimeInterval, to time: TimeInterval) -> TimeInterval {
        max(0, ((time - start) * 1e9).rounded() / 1e9)
    }

    /// Ends all animations: the value is shown as it is.
    package mutating func stop() {
        for run in runs {
            for completion in run.logical { completion.end() }
            for completion in run.removed { completion.end() }
        }
        runs = []
        gap = .zero
    }

    /// The change of what is shown in a second; `nil` where an animation does not know.
    package func velocity(at time: TimeInterval) -> V? {
        var sum: V?
        for run in runs {
            guard
                let velocity = run.animation.velocity(
                    value: run.way, time: Self.elapsed(from: run.start, to: time),
                    context: run.context)
            else { return nil }
            sum = sum.map { $0 + velocity } ?? velocity
        }
        return sum ?? .zero
    }

    /// The next moment after `time` at which it can be known that something ends for which a completion waits, or that
    /// nothing is under way any more. Where an animation does not tell, looks are taken 60 times a second.
    package func nextEnd(after time: TimeInterval) -> TimeInterval? {
        var next: TimeInterval?
        func note(_ end: TimeInterval) {
            if end.isFinite, end > time, end < next ?? .infinity { next = end }
        }
        for run in runs {
            if let known = run.known {
                note(run.start + known.length)
                if !run.logical.isEmpty { note(run.start + known.logicalLength) }
            } else {
                note(((time * 60).rounded(.down) + 1) / 60)
            }
        }
        return next
    }
}

/// Two lengths, as points, sizes and anchors have them.
package typealias CGPair = AnimatablePair<CGFloat, CGFloat>

/// Takes what is still to go from where a value is to be. By itself it is compiled for types whose data are often moved.
@specialized(where V == Double)
@specialized(where V == CGFloat)
@specialized(where V == AnimatablePair<CGFloat, CGFloat>)
@specialized(where V == AnimatablePair<Double, CGPair>)
@specialized(where V == AnimatablePair<CGPair, CGPair>)
@specialized(where V == AnimatableNumbers)
@specialized(where V == AnimatablePair<CGPair, AnimatableNumbers>)
@specialized(where V == AnimatablePair<EmptyAnimatableData, AnimatableNumbers>)
func take<V: VectorArithmetic>(_ gap: V, from data: inout V) { data -= gap }

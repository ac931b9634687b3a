import Foundation
public import QuadrantCore
public import QuadrantMotion

/// A view that is made of a value that keyframes change.
///
/// Apple: "KeyframeAnimator". The content is made anew for each picture as long as the keyframes run. Without a trigger
/// they begin when the view appears, and again from the first value when they are over. With a trigger they run once
/// whenever it changes, from the value that was reached last; while they run, a change begins them anew from the present
/// value, and keyframes that have no velocity of their own go on with the present one.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    private let initial: Value
    private let trigger: AnyTrigger?
    private let isRepeating: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @State private var run = KeyframeRun<Value>()
    @ViewTime private var clock

    /// Creates a view whose keyframes run whenever a value changes.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the keyframes run first.
    ///   - trigger: The value whose changes have the keyframes run.
    ///   - content: Makes the content of the present value.
    ///   - keyframes: Makes the keyframes of the value from which they begin.
    public init(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        self.trigger = AnyTrigger(trigger)
        isRepeating = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates a view whose keyframes run again and again.
    ///
    /// - Parameters:
    ///   - initialValue: The value from which the keyframes begin each time.
    ///   - repeating: Whether they run; if not, the first value is shown.
    ///   - content: Makes the content of the present value.
    ///   - keyframes: Makes the keyframes of the value from which they begin.
    public init(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        trigger = nil
        isRepeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    /// The content of the present value.
    @MainActor public var body: Content {
        guard let trigger else {
            return content(
                run.repeated(from: initial, isRunning: isRepeating, clock, keyframes))
        }
        return content(run.triggered(by: trigger, from: initial, clock, keyframes))
    }
}

/// Where a view is in its keyframes.
final class KeyframeRun<Value> {
    private var timeline: KeyframeTimeline<Value>?
    /// When they began, in seconds of the host's clock.
    private var start = 0.0
    /// The value where they do not run.
    private var rest: Value?
    private var trigger: AnyTrigger?
    private var isReported = false

    /// The present value of keyframes that run again and again; asks the clock to wake for the next picture.
    func repeated<Path: Keyframes>(
        from initial: Value, isRunning: Bool, _ clock: ViewClock, _ keyframes: (Value) -> Path
    ) -> Value where Path.Value == Value {
        let time = clock.time
        clock.words = { [weak self, weak clock] in self?.words(at: clock?.now ?? 0, isEndless: true)
        }
        guard isRunning else {
            timeline = nil
            clock.wake(.never)
            return initial
        }
        if timeline == nil {
            timeline = KeyframeTimeline(initialValue: initial, keyframes(initial), after: nil)
            start = time
        }
        guard let timeline else { return initial }
        let duration = timeline.duration
        guard isUsable(duration, clock), duration > 0 else {
            clock.wake(.never)
            return timeline.value(time: 0)
        }
        clock.wake(.always)
        // The moment at which they are over is the first of the next time.
        return timeline.value(time: (time - start).truncatingRemainder(dividingBy: duration))
    }

    /// The present value of keyframes that a trigger has run; asks the clock to wake as long as they do.
    func triggered<Path: Keyframes>(
        by new: AnyTrigger, from initial: Value, _ clock: ViewClock, _ keyframes: (Value) -> Path
    ) -> Value where Path.Value == Value {
        let time = clock.time
        clock.words = { [weak self, weak clock] in
            self?.words(at: clock?.now ?? 0, isEndless: false)
        }
        defer { trigger = new }
        if let trigger, trigger != new {
            let earlier = timeline.map { (timeline: $0, time: time - start) }
            let value = earlier.map { $0.timeline.value(time: $0.time) } ?? rest ?? initial
            timeline = KeyframeTimeline(initialValue: value, keyframes(value), after: earlier)
            start = time
        }
        guard let timeline else {
            clock.wake(.never)
            return rest ?? initial
        }
        let (duration, elapsed) = (timeline.duration, time - start)
        guard isUsable(duration, clock), elapsed < duration - 1e-9 else {
            let end = timeline.value(time: duration.isFinite ? duration : 0)
            rest = end
            self.timeline = nil
            clock.wake(.never)
            return end
        }
        clock.wake(.always, endsByItself: true)
        return timeline.value(time: elapsed)
    }

    /// Where the view is in its keyframes, in words; `nil` where they do not run.
    private func words(at time: Double, isEndless: Bool) -> String? {
        guard let timeline, timeline.duration.isFinite, timeline.duration > 0 else { return nil }
        let elapsed = time - start
        let place = isEndless ? elapsed.truncatingRemainder(dividingBy: timeline.duration) : elapsed
        func word(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
        return "keyframes at \(word(place)) of \(word(timeline.duration)) s"
            + (isEndless ? ", again and again" : ", by a trigger")
            + ": now \(String(describing: timeline.value(time: place)).prefix(120))"
    }

    /// Whether keyframes come to an end: a spring that nothing holds back never does.
    private func isUsable(_ duration: Double, _ clock: ViewClock) -> Bool {
        if duration.isFinite { return true }
        if !isReported {
            isReported = true
            clock.report(
                "The keyframes of a KeyframeAnimator never come to an end",
                advice: "They do not run. Give each keyframe a duration, or a spring that settles.")
        }
        return false
    }
}

extension View {
    /// Has keyframes change the view whenever a value changes: see `KeyframeAnimator`.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the keyframes run first.
    ///   - trigger: The value whose changes have the keyframes run.
    ///   - content: Makes what is shown of this view, which stands for it, and the present value.
    ///   - keyframes: Makes the keyframes of the value from which they begin.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, trigger: trigger) { value in
            content(PlaceholderContentView(standingFor: self), value)
        } keyframes: { value in
            keyframes(value)
        }
    }

    /// Has keyframes change the view again and again: see `KeyframeAnimator`.
    ///
    /// - Parameters:
    ///   - initialValue: The value from which the keyframes begin each time.
    ///   - repeating: Whether they run; if not, the first value is shown.
    ///   - content: Makes what is shown of this view, which stands for it, and the present value.
    ///   - keyframes: Makes the keyframes of the value from which they begin.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, repeating: repeating) { value in
            content(PlaceholderContentView(standingFor: self), value)
        } keyframes: { value in
            keyframes(value)
        }
    }
}

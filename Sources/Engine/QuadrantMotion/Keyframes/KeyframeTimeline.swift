public import Foundation

/// A value at each moment, worked out from keyframes.
///
/// Apple: "KeyframeTimeline".
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let motions: [any AnyTrackMotion<Value>]

    /// Creates a timeline.
    ///
    /// - Parameters:
    ///   - initialValue: The value from which the keyframes start.
    ///   - content: The keyframes: tracks that run at the same time, or keyframes of the whole value.
    public init(
        initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
    ) {
        self.init(initialValue: initialValue, content(), after: nil)
    }

    /// Creates a timeline that goes on from an earlier one: properties that it moved keep their velocities.
    ///
    /// - Parameters:
    ///   - earlier: The earlier timeline, and the time in seconds at which it was left.
    package init(
        initialValue: Value, _ keyframes: some Keyframes<Value>,
        after earlier: (timeline: KeyframeTimeline<Value>, time: Double)?
    ) {
        initial = initialValue
        var tracks = _KeyframeTracks<Value>()
        keyframes._append(to: &tracks)
        let before = earlier.map { ($0.timeline.motions, $0.time) }
        motions = tracks.all.map { $0.motion(from: initialValue, after: before) }
    }

    /// The seconds of the longest track; one whose property a later track changes too counts as well.
    public var duration: TimeInterval { motions.map(\.duration).max() ?? 0 }

    /// The value at a time in seconds. Before 0 it is that at 0; a track that has ended keeps its last value. Of several
    /// tracks of one property the last one counts: they change the value in their order.
    public func value(time: Double) -> Value {
        var value = initial
        for motion in motions { motion.apply(to: &value, at: time) }
        return value
    }

    /// The value at a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value {
        value(time: progress * duration)
    }
}

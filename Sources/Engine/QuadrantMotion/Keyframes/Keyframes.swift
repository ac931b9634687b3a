public import QuadrantGeometry

/// How a value, or several of its properties at the same time, change over time.
///
/// Apple: "Keyframes".
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value = Body.Value
    /// What the keyframes are made of.
    associatedtype Body: Keyframes

    /// The keyframes.
    @KeyframesBuilder<Value> var body: Body { get }

    /// Adds the tracks, in their order. By default those of the body; only Quadrant's own types have others.
    func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    /// Adds the tracks of the body.
    public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

/// Tracks that run at the same time.
public struct _KeyframeTracks<Root> {
    var all: [any AnyKeyframeTrack<Root>] = []
}

/// A track of whatever property.
protocol AnyKeyframeTrack<Root> {
    associatedtype Root
    /// The motion of the property, from what it is in `root`, with the velocity that an earlier motion of the same property
    /// has at a time.
    func motion(
        from root: Root, after earlier: (motions: [any AnyTrackMotion<Root>], time: Double)?
    ) -> any AnyTrackMotion<Root>
}

/// The motion of whatever property.
protocol AnyTrackMotion<Root>: Sendable {
    associatedtype Root
    var duration: Double { get }
    /// Sets the property to its value at a time in seconds.
    func apply(to root: inout Root, at time: Double)
}

/// The motion of one property.
struct PropertyMotion<Root, Value: Animatable>: AnyTrackMotion {
    let property: WritableKeyPath<Root, Value>
    let motion: TrackMotion<Value.AnimatableData>

    var duration: Double { motion.duration }

    func apply(to root: inout Root, at time: Double) {
        root[keyPath: property].animatableData = motion.value(at: time)
    }
}

// Key paths and animatable data are values that nothing changes once the motion is made.
extension PropertyMotion: @unchecked Sendable {}

/// The keyframes of one property of a value.
///
/// Apple: "KeyframeTrack".
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
    Keyframes, AnyKeyframeTrack
{
    private let path: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates the keyframes of a property.
    ///
    /// - Parameters:
    ///   - keyPath: The property. If two tracks name the same one, the later track counts.
    ///   - content: Its keyframes, one after the other.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    /// Creates the keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        path = \.self
        self.content = content()
    }

    /// The track itself.
    public var body: KeyframeTrack<Root, Value, Content> { self }
    /// Adds the track.
    public func _append(to tracks: inout _KeyframeTracks<Root>) { tracks.all.append(self) }

    func motion(
        from root: Root, after earlier: (motions: [any AnyTrackMotion<Root>], time: Double)?
    ) -> any AnyTrackMotion<Root> {
        var steps = _KeyframeSteps<Value>()
        content._append(to: &steps)
        let same = earlier?.motions.lazy.reversed().compactMap {
            $0 as? PropertyMotion<Root, Value>
        }.first { $0.property == path }
        return PropertyMotion(
            property: path,
            motion: TrackMotion(
                steps.all, from: root[keyPath: path].animatableData,
                velocity: same?.motion.velocity(at: earlier?.time ?? 0)))
    }
}

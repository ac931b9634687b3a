public import QuadrantGeometry

/// Makes keyframes of the tracks in a closure, which run at the same time, or of keyframes, which run one after the other and
/// change the whole value.
///
/// Apple: "KeyframesBuilder".
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// A track by itself.
    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
    where Content.Value == Value {
        expression
    }

    /// The first of several tracks.
    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
    where Content.Value == Value {
        first
    }

    /// Tracks, and one beside them.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        JoinedTracks([accumulated, next])
    }

    /// No track: nothing changes.
    public static func buildBlock() -> some Keyframes<Value> {
        JoinedTracks<Value>([])
    }

    /// What has been put together.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value {
        component
    }
}

// Keyframes of the whole value.
extension KeyframesBuilder where Value: Animatable {
    /// A keyframe by itself.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where K.Value == Value {
        expression
    }

    /// The first of several keyframes.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
    where K.Value == Value {
        first
    }

    /// Keyframes, and one after them.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        JoinedKeyframes([accumulated, next])
    }

    /// The keyframes of a loop, in its order.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        JoinedKeyframes(components)
    }

    /// The keyframes of a first branch.
    public static func buildEither<
        First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>
    >(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    /// The keyframes of a second branch.
    public static func buildEither<
        First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>
    >(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    /// The keyframes as the one track of the whole value.
    public static func buildFinalResult<Content: KeyframeTrackContent<Value>>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> {
        KeyframeTrack { component }
    }
}

/// Tracks of several contents, at the same time.
struct JoinedTracks<Value>: Keyframes {
    private let tracks: [any AnyKeyframeTrack<Value>]

    init(_ contents: [any Keyframes<Value>]) {
        var all = _KeyframeTracks<Value>()
        for content in contents { content._append(to: &all) }
        tracks = all.all
    }

    var body: JoinedTracks<Value> { self }
    func _append(to tracks: inout _KeyframeTracks<Value>) { tracks.all += self.tracks }
}

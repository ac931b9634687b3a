public import QuadrantGeometry

/// Makes one track of the keyframes in a closure, one after the other.
///
/// Apple: "KeyframeTrackContentBuilder".
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
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

    /// No keyframe.
    public static func buildBlock() -> some KeyframeTrackContent<Value> {
        JoinedKeyframes<Value>([])
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
    >(first component: First) -> Conditional<Value, First, Second> {
        Conditional(choice: .first(component))
    }

    /// The keyframes of a second branch.
    public static func buildEither<
        First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>
    >(second component: Second) -> Conditional<Value, First, Second> {
        Conditional(choice: .second(component))
    }

    /// The keyframes of one of two branches.
    ///
    /// Apple: "KeyframeTrackContentBuilder.Conditional".
    public struct Conditional<
        ConditionalValue: Animatable, First: KeyframeTrackContent<ConditionalValue>,
        Second: KeyframeTrackContent<ConditionalValue>
    >: KeyframeTrackContent {
        enum Choice {
            case first(First)
            case second(Second)
        }
        let choice: Choice

        /// The keyframes themselves.
        public var body: Conditional { self }
        /// Adds the keyframes of the branch.
        public func _append(to steps: inout _KeyframeSteps<ConditionalValue>) {
            switch choice {
            case .first(let content): content._append(to: &steps)
            case .second(let content): content._append(to: &steps)
            }
        }
    }
}

/// Keyframes of several contents, one after the other.
struct JoinedKeyframes<Value: Animatable>: KeyframeTrackContent {
    private let steps: [KeyframeStep<Value.AnimatableData>]

    init(_ contents: [any KeyframeTrackContent<Value>]) {
        var all = _KeyframeSteps<Value>()
        for content in contents { content._append(to: &all) }
        steps = all.all
    }

    var body: JoinedKeyframes<Value> { self }
    func _append(to steps: inout _KeyframeSteps<Value>) { steps.all += self.steps }
}

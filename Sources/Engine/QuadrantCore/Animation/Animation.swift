public import Foundation
public import QuadrantGeometry

/// How a change is shown over time.
///
/// Apple: "Animation".
public struct Animation: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// The custom animation that it is made of.
    public let base: any CustomAnimation
    /// What is wrong with a number that it was made with, so that it does not move what it should; `nil` where nothing is.
    let fault: NumberFault?

    /// Creates an animation from a custom one.
    public init<A: CustomAnimation>(_ base: A) {
        self.base = base
        fault = nil
    }

    /// Creates an animation that keeps what is wrong with its numbers.
    init(_ base: some CustomAnimation, fault: NumberFault?) {
        self.base = base
        self.fault = fault
    }

    /// The part of the way `value` that has been gone at a time; `nil` once the animation is over.
    ///
    /// - Parameters:
    ///   - value: The whole way.
    ///   - time: Seconds since the animation began.
    ///   - context: State that is kept from call to call, and the environment of the view.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// The change in a second at a time; `nil` where it is not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether the animation goes on in place of `previous`, which is under way, with its time and its state.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Whether both are made of custom animations of one type, so that one may go on in place of the other.
    func isOfSameKind(as other: Animation) -> Bool { type(of: base) == type(of: other.base) }

    /// Seconds until the animation is over, for a way from rest, if they are known.
    var length: TimeInterval? { (base as? any TimedAnimation)?.length }

    /// Seconds until a person takes the change for done, if they are known.
    var logicalLength: TimeInterval? { (base as? any TimedAnimation)?.logicalLength }

    /// Whether it may read the environment of the view: one of the user's own.
    var mayReadEnvironment: Bool {
        (base as? any TimedAnimation)?.mayReadEnvironment ?? !(base is any ControlAnimation)
    }

    /// Whether both are the same type of animation with the same values.
    public static func == (left: Animation, right: Animation) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    /// Hashes the custom animation.
    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

    /// The animation in a few words, for explanations.
    var words: String { (base as? any TimedAnimation)?.words ?? String(describing: base) }

    /// The custom animation in words; of the default one the name that it has at Apple's.
    public var description: String {
        isDefault ? "DefaultAnimation()" : String(describing: base)
    }
    /// The custom animation in words; of the default one the name that it has at Apple's.
    public var debugDescription: String {
        isDefault ? "AnyAnimator(SwiftUI.DefaultAnimation())" : description
    }
    private var isDefault: Bool { (base as? SpringAnimation)?.isDefault == true }
    /// The custom animation, for `dump` and debuggers.
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

public import Foundation
public import QuadrantGeometry

/// A way in which a value goes from where it is to where it is to be.
///
/// Apple: "CustomAnimation". What is animated is the difference: an animation is given the whole way as a vector,
/// and answers how much of it has been gone at a time.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the way that has been gone at a time; `nil` once the animation is over.
    ///
    /// - Parameters:
    ///   - value: The whole way.
    ///   - time: Seconds since the animation began.
    ///   - context: State that is kept from call to call, and the environment of the view.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// The change in a second at a time; `nil`, as by default, where it is not known.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether the animation goes on in place of `previous`, an animation of the same type that is under way: with its time
    /// and its state. `false`, as by default, lets both run, and adds what they answer.
    ///
    /// - Parameters:
    ///   - previous: The animation under way.
    ///   - value: Its whole way.
    ///   - time: Seconds since it began.
    ///   - context: Its state.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// The velocity is not known.
    nonisolated public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    /// Both animations run.
    nonisolated public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// An animation that a control of the library brings along: it ends by itself, and nobody is told of it.
package protocol ControlAnimation: CustomAnimation {}

/// An animation whose length is known before it runs, so that repeating it does not depend on when it is asked.
protocol TimedAnimation: CustomAnimation {
    /// Seconds until `animate` answers `nil`, for a way from rest; infinite if that never happens.
    var length: TimeInterval { get }

    /// Seconds until a person takes the change for done; the length, unless said otherwise.
    var logicalLength: TimeInterval { get }

    /// The animation in a few words.
    var words: String { get }

    /// Whether it, or what it is made of, may read the environment.
    var mayReadEnvironment: Bool { get }
}

extension TimedAnimation {
    var logicalLength: TimeInterval { length }
    var mayReadEnvironment: Bool { false }
}

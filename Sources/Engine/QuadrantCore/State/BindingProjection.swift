import QuadrantGeometry
import QuadrantLayout
import Synchronization

/// How a binding reads the part of a state that it stands for.
///
/// Its closures are handed the state instead of capturing it: the state keeps them with its readers, and
/// would retain itself otherwise.
///
/// What is compiled later, as Charts, copies bindings in its own code and asks for this type by its symbol there: an internal type has
/// none in release.
package struct BindingProjection<Value> {
    private let source: DependencySource
    private let value: (DependencySource) -> Value
    /// Reads the part without reporting that it is gone; `nil` if it is.
    private let peek: (DependencySource) -> Value?

    /// Stands for the whole value of a state.
    init(_ cell: StateCell<Value>) {
        source = cell
        value = { knownCast($0, to: StateCell<Value>.self).found }
        peek = { knownCast($0, to: StateCell<Value>.self).seen }
    }

    private init(
        _ source: DependencySource, value: @escaping (DependencySource) -> Value,
        peek: @escaping (DependencySource) -> Value?
    ) {
        self.source = source
        self.value = value
        self.peek = peek
    }

    /// Stands for a part of this part.
    ///
    /// - Parameters:
    ///   - value: Reads it; may say that it is gone.
    ///   - peek: Reads it and says nothing; `nil` where it is gone.
    func part<Part>(
        _ value: @escaping (Value) -> Part, peek: @escaping (Value) -> Part?
    ) -> BindingProjection<Part> {
        let (outerValue, outerPeek) = (self.value, self.peek)
        return BindingProjection<Part>(
            source, value: { value(outerValue($0)) }, peek: { outerPeek($0).flatMap(peek) })
    }

    /// A member of the part.
    func part<Part>(_ keyPath: KeyPath<Value, Part>) -> BindingProjection<Part> {
        part({ $0[keyPath: keyPath] }, peek: { $0[keyPath: keyPath] })
    }

    /// The current part. The reader is noted, and is told when the part changes.
    func read(at location: BindingLocation?) -> Value {
        let now = value(source)
        source.noteRead(of: now, at: location?.path, now: peek)
        return now
    }

    /// The current part; no reader is noted.
    var unnoted: Value { value(source) }
}

/// The value that a binding read last. Bindings are read on any thread.
final class LastValue<Value>: @unchecked Sendable {
    private let kept: Mutex<HandedOver<Value>>

    init(_ value: Value) { kept = Mutex(HandedOver(value)) }

    var value: Value {
        get { kept.withLock { $0 }.value }
        set {
            let new = HandedOver(newValue)
            // What was kept is let go of after the lock: that may run foreign code.
            _ = kept.withLock { kept in
                let old = kept
                kept = new
                return old
            }
        }
    }
}

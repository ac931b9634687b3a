/// Holds the value of one variable of a model, or nothing until it is read from the store; what `@Model` writes.
@frozen public struct _ModelSlot<Value> {
    @usableFromInline var held: Value?

    /// A slot that is filled when it is first read.
    @inlinable public init() { held = nil }

    /// A slot with a value.
    @inlinable public init(_ value: Value) { held = value }

    /// Whether the value has to be read from the store first.
    @inlinable public var isEmpty: Bool { held == nil }

    /// The value. An empty slot has none: it is filled first.
    public var value: Value {
        @inlinable get {
            guard let held else {
                preconditionFailure(
                    "A model was read whose row is no longer in the store: it was deleted. Hold no objects that were deleted, or ask "
                        + "isDeleted first.")
            }
            return held
        }
        @inlinable set { held = newValue }
        _modify {
            // In place: an array in it is not copied.
            guard var value = held.take() else {
                preconditionFailure("A slot of a model is changed that was not filled.")
            }
            defer { held = value }
            yield &value
        }
    }
}

/// Whether two values are known to be equal; setting an equal one changes nothing.
public func _isSame<Value>(_ old: Value, _ new: Value) -> Bool { false }

/// Whether two values are equal; setting an equal one changes nothing.
public func _isSame<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old == new }

/// The animatable data of a value whose type is hidden.
///
/// Data of different types cannot be added: the difference of such values is nothing, so that the change is shown at
/// once.
public struct _AnyAnimatableData: VectorArithmetic {
    private let value: (any VectorArithmetic)?

    private init(value: (any VectorArithmetic)?) { self.value = value }

    /// Hides the type of `value`.
    package init<V: VectorArithmetic>(_ value: V) {
        self.value = value is EmptyAnimatableData ? nil : value
    }

    /// The data, if they are of a type.
    package func data<V: VectorArithmetic>(_ type: V.Type) -> V? { value as? V }

    /// Nothing, of any type.
    public static var zero: _AnyAnimatableData { _AnyAnimatableData(value: nil) }

    /// Whether both are equal values of one type.
    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
        guard let left = lhs.value, let right = rhs.value else {
            return lhs.value == nil && rhs.value == nil
        }
        func isEqual<V: VectorArithmetic>(_ left: V) -> Bool { (right as? V) == left }
        return isEqual(left)
    }

    /// Adds data of one type.
    public static func + (
        lhs: _AnyAnimatableData, rhs: _AnyAnimatableData
    ) -> _AnyAnimatableData {
        guard let left = lhs.value else { return rhs }
        guard let right = rhs.value else { return lhs }
        func add<V: VectorArithmetic>(_ left: V) -> any VectorArithmetic {
            (right as? V).map { left + $0 } ?? left
        }
        return _AnyAnimatableData(value: add(left))
    }

    /// Subtracts data of one type.
    public static func - (
        lhs: _AnyAnimatableData, rhs: _AnyAnimatableData
    ) -> _AnyAnimatableData {
        guard let right = rhs.value else { return lhs }
        guard let left = lhs.value else { return rhs.scaled(by: -1) }
        func subtract<V: VectorArithmetic>(_ left: V) -> (any VectorArithmetic)? {
            (right as? V).map { left - $0 }
        }
        return _AnyAnimatableData(value: subtract(left))
    }

    /// Multiplies the data by `rhs`.
    public mutating func scale(by rhs: Double) {
        func scaled<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic {
            value.scaled(by: rhs)
        }
        self = _AnyAnimatableData(value: value.map { scaled($0) })
    }

    /// The squared length of the data.
    public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}

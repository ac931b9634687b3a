/// How two values of one type are compared: decided once per type.
enum ViewEquality {
    /// Bit by bit, that many bytes: the type holds no references.
    case bitwise(Int)
    /// By `==`, or field by field.
    case tests(FieldComparison)
    /// Not at all: always taken as changed.
    case unknown

    init(_ type: Any.Type) {
        if let compared = KnownTypes.compared(type) {
            self = .tests(FieldComparison(comparing: compared))
        } else if let equatable = KnownTypes.equatable(type) {
            self = .tests(FieldComparison(equatable: equatable))
        } else if _isPOD(type) {
            self = .bitwise(KnownTypes.size(of: type))
        } else if let fields = FieldComparison(type) {
            self = .tests(fields)
        } else {
            self = .unknown
        }
    }

    /// How values of a type are compared that is known only at run time.
    static func of(_ type: Any.Type) -> ViewEquality {
        knownEqualities.answer(for: type) { ViewEquality(type) }
    }

    /// Whether two values of the type are the same; in doubt they are not.
    func isSame<V>(_ old: V, _ new: V) -> Bool {
        ValuePlace.during(old) { old in
            ValuePlace.during(new) { new in isSame(old, new) }
        }
    }

    /// Whether the values at two places are the same; in doubt they are not.
    @inline(__always)
    func isSame(_ old: ValuePlace, _ new: ValuePlace) -> Bool {
        switch self {
        case .unknown: false
        case .tests(let tests): tests.isSame(old, new)
        case .bitwise(let count): old.hasSameBytes(as: new, count)
        }
    }
}

/// Whether two values of one type are the same, as a view's values are compared; in doubt they are not.
package func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
    ViewEquality.of(Value.self).isSame(old, new)
}

private let knownEqualities = TypeTable<ViewEquality>()

/// Closures in it only look at the values they are given.
extension ViewEquality: @unchecked Sendable {}

/// How two values of one type of view are compared: decided once per type.
enum ViewEquality {
    /// By `==`.
    case equatable
    /// Bit by bit: the type holds no references.
    case bitwise
    /// Field by field.
    case fields(FieldComparison)
    /// Not at all: always taken as changed.
    case unknown

    init(_ type: Any.Type) {
        if type is any Equatable.Type {
            self = .equatable
        } else if _isPOD(type) {
            self = .bitwise
        } else if let fields = FieldComparison(type) {
            self = .fields(fields)
        } else {
            self = .unknown
        }
    }

    func isSame<V>(_ old: V, _ new: V) -> Bool {
        switch self {
        case .unknown:
            return false
        case .fields(let fields):
            return fields.isSame(old, new)
        case .bitwise:
            return withUnsafeBytes(of: old) { a in
                withUnsafeBytes(of: new) { b in a.elementsEqual(b) }
            }
        case .equatable:
            return areKnownEqual(old, new)
        }
    }
}

import Foundation
@_spi(Reflection) import Swift

/// Compares two values of one type field by field: found out once per type.
///
/// Fields that have `==` are compared by it, structures by their own fields, dynamic properties by what
/// they stand for; anything else, closures among it, is the same where it is the same bit by bit. Neighbours of
/// which the bits count are compared at once.
struct FieldComparison {
    private typealias Compare = (ValuePlace, ValuePlace) -> Bool

    /// A comparison of some bytes of two values.
    private enum Test {
        case bits(offset: Int, count: Int)
        /// Values that are equal if their bits are, and may be equal if their bits are not.
        case equal(offset: Int, count: Int, Compare)
        case call(offset: Int, Compare)
    }

    private var tests: [Test] = []
    /// Types with more fields than that are not worth comparing.
    private static let most = 48

    /// A comparison of no fields, by which all values are the same.
    init() {}

    /// `nil` for types that cannot be taken apart, or have too many fields.
    init?(_ type: Any.Type) {
        guard append(type, at: 0), tests.count <= Self.most else { return nil }
    }

    /// Compares values of a type that knows how by that.
    init(comparing type: any SelfComparing.Type) {
        tests = [.call(offset: 0, Self.comparing(type))]
    }

    /// Compares values of a type that has `==` by that.
    init(equatable type: any Equatable.Type) {
        tests = [Self.equal(type, at: 0)]
    }

    /// Adds a value of which is known how it is compared.
    mutating func append(_ equality: ViewEquality, at offset: Int) {
        switch equality {
        case .bitwise(let count): appendBits(count, at: offset)
        case .unknown: tests.append(.call(offset: offset) { _, _ in false })
        case .tests(let comparison):
            for test in comparison.tests {
                switch test {
                case .bits(let inner, let count): appendBits(count, at: offset + inner)
                case .equal(let inner, let count, let compare):
                    tests.append(.equal(offset: offset + inner, count: count, compare))
                case .call(let inner, let compare):
                    tests.append(.call(offset: offset + inner, compare))
                }
            }
        }
    }

    /// Adds the fields of a structure or a tuple; returns `false` if it is neither.
    private mutating func append(_ type: Any.Type, at start: Int) -> Bool {
        var found: [(offset: Int, type: Any.Type, hasFields: Bool)] = []
        let isComplete = forEachField(of: type) { offset, fieldType, kind in
            found.append((start + offset, fieldType, kind == .struct || kind == .tuple))
            return true
        }
        guard isComplete, !found.isEmpty else { return false }
        for field in found {
            guard tests.count <= Self.most else { return true }
            appendField(field.type, at: field.offset, hasFields: field.hasFields)
        }
        return true
    }

    /// Only structures and tuples are taken apart: the standard library traps on what may hold any type.
    private mutating func appendField(_ type: Any.Type, at offset: Int, hasFields: Bool) {
        if let property = type as? any ComparedProperty.Type {
            tests.append(.call(offset: offset, Self.property(property)))
        } else if let type = type as? any SelfComparing.Type {
            tests.append(.call(offset: offset, Self.comparing(type)))
        } else if type is AnyClass || (type as? any AnyOptional.Type)?.wrapped is AnyClass {
            // Which object it is; a reference may be weak, and must not be read as a strong one.
            appendBits(of: type, at: offset)
        } else if let equatable = type as? any Equatable.Type {
            tests.append(Self.equal(equatable, at: offset))
        } else if _isPOD(type) || !hasFields || !append(type, at: offset) {
            appendBits(of: type, at: offset)
        }
    }

    private mutating func appendBits(of type: Any.Type, at offset: Int) {
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        appendBits(_openExistential(type, do: size), at: offset)
    }

    private mutating func appendBits(_ count: Int, at offset: Int) {
        if case .bits(let start, let before)? = tests.last, start + before == offset {
            tests[tests.count - 1] = .bits(offset: start, count: before + count)
        } else {
            tests.append(.bits(offset: offset, count: count))
        }
    }

    private static func property<P: ComparedProperty>(_ type: P.Type) -> Compare {
        { $0[P.self].isSame(as: $1[P.self]) }
    }

    private static func comparing<S: SelfComparing>(_ type: S.Type) -> Compare {
        { $0[S.self].isSame(as: $1[S.self]) }
    }

    private static func equal<E: Equatable>(_ type: E.Type, at offset: Int) -> Test {
        .equal(offset: offset, count: MemoryLayout<E>.size) { $0[E.self] == $1[E.self] }
    }

    /// Whether the values at both places are the same; in doubt they are not.
    func isSame(_ old: ValuePlace, _ new: ValuePlace) -> Bool {
        for test in tests {
            switch test {
            case .bits(let offset, let count):
                guard (old + offset).hasSameBytes(as: new + offset, count) else { return false }
            case .equal(let offset, let count, let compare):
                guard
                    (old + offset).hasSameBytes(as: new + offset, count)
                        || compare(old + offset, new + offset)
                else { return false }
            case .call(let offset, let compare):
                guard compare(old + offset, new + offset) else { return false }
            }
        }
        return true
    }
}

private protocol AnyOptional {
    static var wrapped: Any.Type { get }
}

extension Optional: AnyOptional {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

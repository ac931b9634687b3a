@_spi(Reflection) import Swift

/// Compares two values of one type field by field: found out once per type.
///
/// Fields that have `==` are compared by it, structures by their own fields, dynamic properties by what
/// they stand for; anything else, closures among it, is the same where it is the same bit by bit.
struct FieldComparison {
    private typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private var tests: [(offset: Int, test: Test)] = []
    /// Types with more fields than that are not worth comparing.
    private static let most = 48

    /// `nil` for types that cannot be taken apart, or have too many fields.
    init?(_ type: Any.Type) {
        guard append(type, at: 0), tests.count <= Self.most else { return nil }
    }

    /// Adds the fields of a structure; `false` if it is none.
    private mutating func append(_ type: Any.Type, at start: Int) -> Bool {
        var found: [(offset: Int, type: Any.Type, isStructure: Bool)] = []
        let isComplete = _forEachField(of: type) { _, offset, fieldType, kind in
            found.append((start + offset, fieldType, kind == .struct))
            return true
        }
        guard isComplete, !found.isEmpty else { return false }
        for field in found {
            guard tests.count <= Self.most else { return true }
            appendField(field.type, at: field.offset, isStructure: field.isStructure)
        }
        return true
    }

    /// Only structures are taken apart: the standard library traps on what may hold any type.
    private mutating func appendField(_ type: Any.Type, at offset: Int, isStructure: Bool) {
        if type == EnvironmentValues.self {
            // One that is not kept may hold other values by now.
            tests.append((offset, { _, _ in false }))
        } else if let property = type as? any ComparedProperty.Type {
            tests.append((offset, Self.property(property)))
        } else if type is AnyClass || (type as? any AnyOptional.Type)?.wrapped is AnyClass {
            // Which object it is; a reference may be weak, and must not be read as a strong one.
            tests.append((offset, Self.bits(type)))
        } else if let equatable = type as? any Equatable.Type {
            tests.append((offset, Self.equatable(equatable)))
        } else if _isPOD(type) || !isStructure || !append(type, at: offset) {
            tests.append((offset, Self.bits(type)))
        }
    }

    private static func property<P: ComparedProperty>(_ type: P.Type) -> Test {
        { $0.load(as: P.self).isSame(as: $1.load(as: P.self)) }
    }

    private static func equatable<E: Equatable>(_ type: E.Type) -> Test {
        { $0.load(as: E.self) == $1.load(as: E.self) }
    }

    private static func bits(_ type: Any.Type) -> Test {
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        let size = _openExistential(type, do: size)
        return { memoryIsSame($0, $1, size) }
    }

    /// Whether both values are the same; in doubt they are not.
    func isSame<V>(_ old: V, _ new: V) -> Bool {
        withUnsafeBytes(of: old) { a in
            withUnsafeBytes(of: new) { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return true }
                return tests.allSatisfy { $0.test(a + $0.offset, b + $0.offset) }
            }
        }
    }
}

private protocol AnyOptional {
    static var wrapped: Any.Type { get }
}

extension Optional: AnyOptional {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

private func memoryIsSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
    UnsafeRawBufferPointer(start: a, count: count)
        .elementsEqual(UnsafeRawBufferPointer(start: b, count: count))
}

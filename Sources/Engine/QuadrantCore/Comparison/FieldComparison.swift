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
        /// The same of a type of which it is not known whether it has `==`: that is asked where bits differ.
        case choice(offset: Int, count: Int, Any.Type)
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
    init(comparing type: any ComparedValue.Type) {
        tests = [.call(offset: 0, Self.comparing(type))]
    }

    /// Compares values of a type that has `==` by that.
    init(equatable type: any Equatable.Type) {
        tests = [.equal(offset: 0, count: KnownTypes.size(of: type), Self.equal(type))]
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
                case .choice(let inner, let count, let type):
                    tests.append(.choice(offset: offset + inner, count: count, type))
                case .call(let inner, let compare):
                    tests.append(.call(offset: offset + inner, compare))
                }
            }
        }
    }

    /// Adds the fields of a structure or a tuple; returns `false` if it is neither.
    private mutating func append(_ type: Any.Type, at start: Int) -> Bool {
        guard let fields = KnownTypes.fields(of: type), !fields.isEmpty else { return false }
        for field in fields {
            guard tests.count <= Self.most else { return true }
            append(field, at: start + field.offset)
        }
        return true
    }

    /// Only structures and tuples are taken apart: the standard library traps on what may hold any type. Of the others only
    /// enumerations conform to anything.
    private mutating func append(_ field: KnownTypes.Field, at offset: Int) {
        let (type, count) = (field.type, KnownTypes.size(of: field.type))
        switch field.kind {
        case .struct:
            // Each use of them is another type, about which the runtime would have to be asked.
            if ViewContainers.have(type) {
                if !append(type, at: offset) { appendBits(count, at: offset) }
            } else if let compared = KnownTypes.compared(type) {
                tests.append(.call(offset: offset, Self.comparing(compared)))
            } else if _isPOD(type) {
                tests.append(.choice(offset: offset, count: count, type))
            } else if let equatable = KnownTypes.equatable(type) {
                tests.append(.equal(offset: offset, count: count, Self.equal(equatable)))
            } else if !append(type, at: offset) {
                appendBits(count, at: offset)
            }
        case .tuple:
            if _isPOD(type) || !append(type, at: offset) { appendBits(count, at: offset) }
        case .optional where (type as? any AnyOptional.Type)?.wrapped is AnyClass:
            // Which object it is; a reference may be weak, and must not be read as a strong one.
            appendBits(count, at: offset)
        case .enum, .optional:
            tests.append(.choice(offset: offset, count: count, type))
        default:
            appendBits(count, at: offset)
        }
    }

    private mutating func appendBits(_ count: Int, at offset: Int) {
        if case .bits(let start, let before)? = tests.last, start + before == offset {
            tests[tests.count - 1] = .bits(offset: start, count: before + count)
        } else {
            tests.append(.bits(offset: offset, count: count))
        }
    }

    private static func comparing<C: ComparedValue>(_ type: C.Type) -> Compare {
        { $0[C.self].isSame(as: $1[C.self]) }
    }

    private static func equal<E: Equatable>(_ type: E.Type) -> Compare {
        { $0[E.self] == $1[E.self] }
    }

    /// Whether values of a type are equal; of one without `==` they are not.
    private static func areEqual(_ old: ValuePlace, _ new: ValuePlace, _ type: Any.Type) -> Bool {
        func areEqual<E: Equatable>(_ type: E.Type) -> Bool { old[E.self] == new[E.self] }
        guard let equatable = KnownTypes.equatable(type) else { return false }
        return areEqual(equatable)
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
            case .choice(let offset, let count, let type):
                guard
                    (old + offset).hasSameBytes(as: new + offset, count)
                        || Self.areEqual(old + offset, new + offset, type)
                else { return false }
            case .call(let offset, let compare):
                guard compare(old + offset, new + offset) else { return false }
            }
        }
        return true
    }
}

/// The declarations of structures of which whole views are made. They conform to nothing by which values are compared.
private enum ViewContainers {
    private static let declarations: Set<UInt> = [
        declaration(ofStructure: ModifiedContent<Never, Never>.self),
        declaration(ofStructure: TupleView<Never>.self),
    ]

    static func have(_ type: Any.Type) -> Bool {
        declarations.contains(declaration(ofStructure: type))
    }
}

@_spi(Reflection) import Swift
import Synchronization

/// What the running program says of types, kept for the whole process.
///
/// The runtime answers whether a type conforms to a protocol by looking through all conformances there are, some ten thousand, and
/// forgets what it found whenever a library is loaded, as each picture of a file does. Types of this program never change.
enum KnownTypes {
    /// The field of a structure or a tuple.
    struct Field {
        let name: String
        /// The offset in the value, in bytes.
        let offset: Int
        let type: Any.Type
        let kind: _MetadataKind
    }

    private static let fieldTable = TypeTable<[Field]?>()
    private static let equatableTable = TypeTable<(any Equatable.Type)?>()
    private static let comparedTable = TypeTable<(any ComparedValue.Type)?>()

    /// The fields in their order; `nil` for a type that cannot be taken apart.
    static func fields(of type: Any.Type) -> [Field]? {
        fieldTable.answer(for: type) {
            var fields: [Field] = []
            let isComplete = forEachField(of: type) { name, offset, type, kind in
                fields.append(Field(name: name, offset: offset, type: type, kind: kind))
                return true
            }
            return isComplete ? fields : nil
        }
    }

    /// How many bytes a value takes.
    static func size(of type: Any.Type) -> Int {
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: size)
    }

    /// The type, if it has `==`.
    static func equatable(_ type: Any.Type) -> (any Equatable.Type)? {
        equatableTable.answer(for: type) { type as? any Equatable.Type }
    }

    /// The type, if its values know how they are compared.
    static func compared(_ type: Any.Type) -> (any ComparedValue.Type)? {
        comparedTable.answer(for: type) { type as? any ComparedValue.Type }
    }
}

/// Answers by type. A question is asked again only where two threads ask it at once.
final class TypeTable<Answer>: Sendable {
    /// Types and what is found out of them never change.
    private struct Kept: @unchecked Sendable {
        let answer: Answer
    }

    private let kept = Mutex<[ObjectIdentifier: Kept]>([:])

    init() {}

    /// What `find` answers, which is called once for the type.
    func answer(for type: Any.Type, _ find: () -> Answer) -> Answer {
        let id = ObjectIdentifier(type)
        if let known = kept.withLock({ $0[id] }) { return known.answer }
        // Not within the lock: to find out of one type may be to ask for others.
        let new = Kept(answer: find())
        kept.withLock { $0[id] = new }
        return new.answer
    }
}

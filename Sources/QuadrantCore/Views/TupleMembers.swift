@_spi(Reflection) import Swift
import Synchronization

/// The views in a tuple: where each lies, and of which type it is. Found out once per type of tuple: a
/// `TupleView` holds nothing but its views.
final class TupleMembers: Sendable {
    /// Nobody changes a type.
    struct Member: @unchecked Sendable {
        let offset: Int
        let type: any View.Type
    }

    let members: [Member]
    /// The types of what stands in the tuple and is no view.
    let strangers: [String]

    private init<T>(_ type: TupleView<T>.Type) {
        var elements: [(type: Any.Type, offset: Int)] = []
        // Of a field it is said whether it is a tuple.
        _ = _forEachField(of: type) { _, start, value, kind in
            guard kind == .tuple else {
                elements.append((value, start))
                return true
            }
            return _forEachField(of: value) { _, offset, element, _ in
                elements.append((element, start + offset))
                return true
            }
        }
        var (members, strangers): ([Member], [String]) = ([], [])
        for (type, offset) in elements {
            if let view = type as? any View.Type {
                members.append(Member(offset: offset, type: view))
            } else {
                strangers.append("\(type)")
            }
        }
        (self.members, self.strangers) = (members, strangers)
    }

    /// Those of a type of tuple, as its `TupleView` has them.
    static func of<T>(_ type: TupleView<T>.Type) -> TupleMembers {
        let id = ObjectIdentifier(type)
        if let known = knownMembers.withLock({ $0[id] }) { return known }
        let new = TupleMembers(type)
        knownMembers.withLock { $0[id] = new }
        return new
    }
}

/// By type. What is known holds for the whole process.
private let knownMembers = Mutex<[ObjectIdentifier: TupleMembers]>([:])

/// The members of the tuples that were made last, by their type: of thousands of rows most are alike, and to
/// ask the table of the process would take as long as to make a view.
struct RecentTuples {
    private static let count = 64
    private var entries = [(id: ObjectIdentifier, members: TupleMembers)?](
        repeating: nil, count: count)

    @inline(__always)
    mutating func members<T>(of tuple: T.Type) -> TupleMembers {
        let id = ObjectIdentifier(tuple)
        // Descriptions of types lie at addresses that are multiples of 8.
        let place = (Int(bitPattern: id) >> 3) & (Self.count - 1)
        if let entry = entries[place], entry.id == id { return entry.members }
        let new = TupleMembers.of(TupleView<T>.self)
        entries[place] = (id, new)
        return new
    }
}

@_spi(Reflection) import Swift

/// The views in a tuple: where each lies, and of which type it is. Found out once per type of tuple: a
/// `TupleView` holds nothing but its views.
final class TupleMembers: Sendable {
    /// A view in a tuple. It is `Sendable`, as types never change.
    struct Member: @unchecked Sendable {
        let offset: Int
        let type: any View.Type
    }

    let members: [Member]
    /// The types of what stands in the tuple and is no view.
    let strangers: [String]

    private init<T>(_ type: TupleView<T>.Type) {
        var elements: [(type: Any.Type, offset: Int)] = []
        for field in KnownTypes.fields(of: type) ?? [] {
            guard field.kind == .tuple else {
                elements.append((field.type, field.offset))
                continue
            }
            for element in KnownTypes.fields(of: field.type) ?? [] {
                elements.append((element.type, field.offset + element.offset))
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

    /// The members of the tuple that a type of `TupleView` holds.
    static func of<T>(_ type: TupleView<T>.Type) -> TupleMembers {
        knownMembers.answer(for: type) { TupleMembers(type) }
    }
}

/// The members by the type of the tuple, for the whole process.
private let knownMembers = TypeTable<TupleMembers>()

/// The members of the tuples that were made last, by their type: of thousands of rows most are alike, and to
/// ask the table of the process would take as long as to make a view.
struct RecentTuples {
    /// The number of entries; a type's entry follows from its address.
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

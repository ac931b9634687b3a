public import Foundation
internal import SwiftUI
internal import Synchronization

/// What a fetch can result in: objects, their identifiers, dictionaries, numbers.
///
/// Apple: "NSFetchRequestResult". There it is a protocol of Objective-C's: it is its own type argument; here no
/// function asks for one that conforms.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Names an object in whichever context.
///
/// An identifier is the same before and after its object was saved for the first time; `isTemporaryID` alone changes.
///
/// Apple: "NSManagedObjectID".
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// The number of the object's row: no other has it in its store.
    let number: Int64
    /// The store of the object; `nil` before one was chosen.
    public internal(set) weak var persistentStore: NSPersistentStore?
    private let saved = Atomic(true)

    init(_ entity: NSEntityDescription, _ number: Int64, _ store: NSPersistentStore?) {
        (self.entity, self.number, persistentStore) = (entity, number, store)
    }

    /// Whether the object was not saved yet.
    public internal(set) var isTemporaryID: Bool {
        get { !saved.load(ordering: .relaxed) }
        set { saved.store(!newValue, ordering: .relaxed) }
    }

    /// An address of the object, from which a coordinator makes the identifier again.
    open func uriRepresentation() -> URL {
        let host = persistentStore?.identifier ?? ""
        let text = "x-coredata://\(host)/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)"
        return URL(string: text) ?? URL(fileURLWithPath: "/dev/null")
    }

    open override var hash: Int { Int(truncatingIfNeeded: number) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return self === other
            || (number == other.number && persistentStore === other.persistentStore)
    }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { uriRepresentation().absoluteString }
}

// Arguments of formats, as all objects are on Apple's systems.
extension NSManagedObjectID: CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}

extension NSManagedObject: CVarArg {
    public var _cVarArgEncoding: [Int] { _formatArgument(self) }
}

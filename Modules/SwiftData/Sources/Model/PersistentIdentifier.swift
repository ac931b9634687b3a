internal import Foundation
internal import ObjectStore

/// Tells an object of a store from all others, in all contexts.
///
/// An object that is in no context has an identifier for the time being; it gets its own when it is inserted, and keeps
/// it.
///
/// Apple: "PersistentIdentifier".
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    /// Tells a store from others; `nil` for an object that was not inserted.
    public let storeIdentifier: String?
    /// The name of the class.
    public let entityName: String
    /// Counted within a store; negative for an object that was not inserted.
    let number: Int64

    /// Itself.
    public var id: PersistentIdentifier { self }

    init(store: String?, entity: String, number: Int64) {
        (storeIdentifier, entityName, self.number) = (store, entity, number)
    }

    /// Whether both are of one object.
    public static func == (first: Self, second: Self) -> Bool {
        first.number == second.number && first.entityName == second.entityName
            && first.storeIdentifier == second.storeIdentifier
    }

    /// Of one store those that were inserted earlier come first.
    public static func < (first: Self, second: Self) -> Bool {
        (first.storeIdentifier ?? "", first.number, first.entityName)
            < (second.storeIdentifier ?? "", second.number, second.entityName)
    }

    /// Hashes the number alone, which hardly two of them share.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

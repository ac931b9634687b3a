internal import Foundation
internal import SwiftUI

extension NSManagedObject: _KeyedObject {
    /// The value of a key, for predicates. One that the entity has not is none.
    public func _keyedValue(_ key: String) -> Any? {
        switch key {
        case "SELF", "self": self
        case "objectID": objectID
        default: entity.layout.place(of: key).map { value(at: $0) } ?? nil
        }
    }

    /// What it is compared by with other objects: they may be those of another context.
    public var _keyedIdentity: AnyHashable { objectID }
}

/// Looks whether a predicate names what the entity has.
struct PredicateCheck {
    private let entity: NSEntityDescription

    init(_ entity: NSEntityDescription) { self.entity = entity }

    /// - Throws: An error that names the path, and what there is in its place.
    func check(_ predicate: NSPredicate?) throws {
        guard let predicate else { return }
        let reader = _PredicateReader(predicate)
        if let problem = reader.problem {
            throw CoreDataErrors.error(
                NSCoreDataError,
                "The predicate of a request for '\(entity.name ?? "")' cannot be read: \(problem).")
        }
        for path in reader.keyPaths { try check(path) }
    }

    private func check(_ path: [String]) throws {
        var entity = entity
        for key in path {
            if key.hasPrefix("@") || ["SELF", "self", "objectID", "entity"].contains(key) {
                continue
            }
            guard let place = entity.layout.place(of: key) else {
                // A property of an entity below is known to some of the objects.
                if entity.concrete.contains(where: { $0.layout.place(of: key) != nil }) { return }
                let names = entity.layout.properties.map(\.name).joined(separator: ", ")
                throw CoreDataErrors.error(
                    NSCoreDataError,
                    "The predicate of a request for '\(self.entity.name ?? "")' names '\(path.joined(separator: "."))', and '\(entity.name ?? "")' has no "
                        + "'\(key)'. It has: \(names).")
            }
            guard let next = entity.layout.relationships[place]?.destinationEntity else { return }
            entity = next
        }
    }
}

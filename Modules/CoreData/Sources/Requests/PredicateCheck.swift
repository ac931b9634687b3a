internal import Foundation

/// Looks whether a predicate names what the entity has.
struct PredicateCheck {
    private let entity: NSEntityDescription

    init(_ entity: NSEntityDescription) { self.entity = entity }

    /// - Throws: An error that names the path, and what there is in its place.
    func check(_ predicate: NSPredicate?) throws {}
}

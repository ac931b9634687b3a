internal import Foundation
internal import ObjectStore

/// A variable of a model that is kept.
final class ModelProperty: StoreColumn, @unchecked Sendable {
    /// What a variable refers to.
    enum Kind: Equatable {
        case attribute
        case toOne
        case toMany
    }

    /// Its place among the variables of the class.
    let place: Int
    let keyPath: AnyKeyPath
    let kind: Kind
    var attribute: Schema.Attribute?
    var relationship: Schema.Relationship?
    /// What it refers to.
    var destination: (any PersistentModel.Type)?
    let valueType: Any.Type

    /// The value of an object's slot, or what is kept in its place; nothing of an empty slot.
    var encode: (AnyObject) -> StoredValue = { _ in .null }
    /// Fills the slot of an object of which nothing is kept in its place.
    var decode: (AnyObject, StoredValue, ModelContext?) -> Void = { _, _, _ in }
    /// Fills the slot of an object whose row is gone.
    var fillBlank: (AnyObject) -> Void = { _ in }
    /// Tells the object's observers while something is changed.
    var mutate: (AnyObject, () -> Void) -> Void = { $1() }
    /// A value that was held, as a store has it.
    var encodeValue: (Any) -> StoredValue = { _ in .null }
    /// Sets the variable as code does.
    var assign: (AnyObject, Any) -> Void = { _, _ in }
    /// Sets the variable of the second object to that of the first, as code does.
    var copy: (AnyObject, AnyObject) -> Void = { _, _ in }

    // Relationships:
    /// The objects that the slot, which is not empty, refers to.
    var targets: (AnyObject) -> [any PersistentModel] = { _ in [] }
    /// Which objects a value of the variable refers to that another does not, and the other way round.
    var difference: (Any, Any) -> (lost: [any PersistentModel], won: [any PersistentModel]) = {
        _, _ in ([], [])
    }
    /// Has the slot refer to another object too, or to that one.
    var link: (AnyObject, AnyObject) -> Void = { _, _ in }
    /// Has the slot no longer refer to an object.
    var unlink: (AnyObject, AnyObject) -> Void = { _, _ in }

    init(
        _ name: String, _ place: Int, _ keyPath: AnyKeyPath, _ kind: Kind, _ valueType: Any.Type
    ) {
        (self.place, self.keyPath) = (place, keyPath)
        (self.kind, self.valueType) = (kind, valueType)
        super.init(name, isRelationship: kind != .attribute, isToMany: kind == .toMany)
    }

    /// Whether only one object may have a value.
    var isUnique: Bool {
        attribute?.options.contains(.unique) == true
            || relationship?.options.contains(.unique) == true
    }

    /// The name in older files.
    override var originalName: String? { attribute?.originalName ?? relationship?.originalName }

    var deleteRule: Schema.Relationship.DeleteRule { relationship?.deleteRule ?? .nullify }
}

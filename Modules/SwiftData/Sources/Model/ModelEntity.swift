internal import Foundation
public import ObjectStore
internal import Synchronization

/// What is kept of the objects of a class; `@Model` writes it.
public final class _ModelEntity: StoreTable, @unchecked Sendable {
    let type: any PersistentModel.Type
    /// That of the class that it inherits from; `nil` for none.
    let base: _ModelEntity?
    let properties: [ModelProperty]
    private let places: [AnyKeyPath: Int]
    private let inverses = Mutex<[Int?]?>(nil)

    /// What is kept of the objects of a class.
    ///
    /// - Parameters:
    ///   - name: The name of the class.
    ///   - base: That of the class that it inherits from, whose variables come first; `nil` for none.
    ///   - unique: What `#Unique` lists.
    ///   - indexed: What `#Index` lists.
    ///   - describe: Names the variables, in the order in which `@Model` counts them.
    public init<Root: PersistentModel>(
        _ type: Root.Type, _ name: String, from base: _ModelEntity? = nil,
        unique: [[PartialKeyPath<Root>]] = [],
        indexed: [[PartialKeyPath<Root>]] = [], describe: (_PropertyList<Root>) -> Void
    ) {
        let list = _PropertyList<Root>(after: base?.properties ?? [])
        describe(list)
        let own = list.properties.indices.dropFirst(base?.properties.count ?? 0)
        (self.type, self.base, properties) = (type, base, list.properties)
        let places = Dictionary(
            uniqueKeysWithValues: list.properties.enumerated().map { ($1.keyPath, $0) })
        self.places = places
        super.init(
            name, list.properties,
            unique: (base?.unique ?? []) + own.filter { list.properties[$0].isUnique }.map { [$0] }
                + unique.map { $0.compactMap { places[$0] } }.filter { !$0.isEmpty },
            indexed: (base?.indexed ?? [])
                + indexed.map { $0.compactMap { places[$0] } }.filter { !$0.isEmpty })
    }

    /// How many variables there are, with those that are inherited; for `@Model` of a class that inherits.
    public var _count: Int { properties.count }

    /// That of the first class that it inherits from.
    var root: _ModelEntity {
        var entity = self
        while let base = entity.base { entity = base }
        return entity
    }

    /// Whether its objects are of a class: it is that, or inherits from it.
    func isKind(of other: _ModelEntity) -> Bool {
        var entity = self
        while entity !== other {
            guard let next = entity.base else { return false }
            entity = next
        }
        return true
    }

    /// The table as the class that it is of: contexts have no others.
    static func of(_ table: StoreTable) -> _ModelEntity {
        guard let entity = table as? _ModelEntity else {
            preconditionFailure("'\(table.name)' is no model's.")
        }
        return entity
    }

    /// The place of a variable.
    func place(of keyPath: AnyKeyPath) -> Int? { places[keyPath] }

    var relationships: [Int] { properties.indices.filter { properties[$0].kind != .attribute } }

    /// The variable of the others that refers back.
    func inverse(of place: Int) -> (entity: _ModelEntity, place: Int)? {
        if let base, place < base.properties.count { return base.inverse(of: place) }
        let found = inverses.withLock { known in
            let all = known ?? properties.indices.map(findInverse)
            known = all
            return all[place]
        }
        guard let found, let entity = properties[place].destination?._$entity else { return nil }
        return (entity, found)
    }

    private func findInverse(of place: Int) -> Int? {
        let property = properties[place]
        guard let other = property.destination?._$entity else { return nil }
        if let named = property.relationship?.inverse { return other.place(of: named) }
        if let naming = other.properties.firstIndex(where: {
            $0.relationship?.inverse == property.keyPath
        }) {
            return naming
        }
        // Between a class and itself nothing says which is which.
        if other === self { return nil }
        let mine = open(to: other)
        let theirs = other.open(to: self)
        return mine == [place] && theirs.count == 1 ? theirs[0] : nil
    }

    /// The variables that refer to a class and are no one's inverse by name.
    private func open(to other: _ModelEntity) -> [Int] {
        properties.indices.filter { place in
            let property = properties[place]
            guard property.destination?._$entity === other, property.relationship?.inverse == nil
            else { return false }
            return !other.properties.contains { $0.relationship?.inverse == property.keyPath }
        }
    }

    // MARK: Rows

    /// The values of an object.
    func encode(_ model: AnyObject) -> [StoredValue] { properties.map { $0.encode(model) } }

    /// The values of an object that is saved.
    ///
    /// - Throws: `SwiftDataError` with the variable that cannot be encoded.
    func encodeToSave(_ model: AnyObject) throws -> [StoredValue] {
        let values = encode(model)
        for (property, value) in zip(properties, values) {
            guard case .failed(let reason) = value else { continue }
            throw SwiftDataError.modelValidationFailure.because(
                "'\(name).\(property.name)' cannot be encoded, and nothing was saved: \(reason). Mend encode(to:) of "
                    + "'\(property.valueType)', or mark the variable with @Transient.")
        }
        return values
    }

    /// Fills the slots of an object; without a row, with what there may be in place of it.
    func fill(_ model: AnyObject, from values: [StoredValue]?, in context: ModelContext?) {
        for (place, property) in properties.enumerated() {
            if let values {
                property.decode(model, values[place], context)
            } else {
                property.fillBlank(model)
            }
        }
    }

    /// An object without values.
    func make(_ backing: _ModelBacking) -> any PersistentModel { type.init(_$backing: backing) }
}

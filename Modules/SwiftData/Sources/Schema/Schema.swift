internal import Foundation
internal import ObjectStore

/// The models that a store keeps.
///
/// Models that they refer to belong to it without being listed.
///
/// Apple: "Schema".
public struct Schema: Sendable, Equatable, Hashable, CustomDebugStringConvertible {
    /// The number of a schema: newer ones are greater.
    ///
    /// Apple: "Schema.Version".
    public struct Version: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
        public let major: Int
        public let minor: Int
        public let patch: Int

        /// The version `major.minor.patch`.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }

        public static func < (first: Self, second: Self) -> Bool {
            (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
        }

        /// `1.0.0`
        public var description: String { "\(major).\(minor).\(patch)" }

        var ofStore: StoreVersion { StoreVersion(major, minor, patch) }
    }

    /// Its number; 1.0.0 where nothing else is said.
    public let version: Version
    let models: [_ModelEntity]
    /// The models that inherit from others, by those.
    private let heirs: [ObjectIdentifier: [_ModelEntity]]

    /// A schema of some models.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        models = Self.reached(from: types.map { $0._$entity })
        var heirs: [ObjectIdentifier: [_ModelEntity]] = [:]
        for model in models {
            for base in sequence(first: model, next: \.base).dropFirst() {
                heirs[ObjectIdentifier(base), default: []].append(model)
            }
        }
        self.heirs = heirs
    }

    /// A schema of some models.
    public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// A schema with a version.
    public init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// A schema without models.
    public init() { self.init([]) }

    /// The models that inherit from another.
    func heirs(of entity: _ModelEntity) -> [_ModelEntity] {
        heirs.isEmpty ? [] : heirs[ObjectIdentifier(entity)] ?? []
    }

    /// The models, those that they inherit from, and those that they refer to, each once.
    private static func reached(from entities: [_ModelEntity]) -> [_ModelEntity] {
        var found: [_ModelEntity] = []
        var seen: Set<ObjectIdentifier> = []
        var waiting = Array(entities.reversed())
        while let entity = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(entity)).inserted else { continue }
            found.append(entity)
            waiting += entity.properties.compactMap { $0.destination?._$entity }.reversed()
            if let base = entity.base { waiting.append(base) }
        }
        return found
    }

    /// What is known of each model.
    public var entities: [Entity] { models.map(Entity.init) }

    /// What is known of each model, by its name.
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    }

    /// What is known of a model; `nil` if the schema has none of the type.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        models.first { $0 === T._$entity }.map(Entity.init)
    }

    func has(_ entity: _ModelEntity) -> Bool { models.contains { $0 === entity } }

    public static func == (first: Self, second: Self) -> Bool {
        first.version == second.version
            && first.models.map(ObjectIdentifier.init) == second.models.map(ObjectIdentifier.init)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(models.map(\.name))
    }

    /// The version and the names of the models.
    public var debugDescription: String {
        "Schema \(version): \(models.map(\.name).joined(separator: ", "))"
    }
}

/// A schema with a number, of which there may be several over the years.
///
/// Apple: "VersionedSchema".
public protocol VersionedSchema {
    /// The models at that time.
    static var models: [any PersistentModel.Type] { get }
    /// The number.
    static var versionIdentifier: Schema.Version { get }
}

/// How files of older schemas become files of the newest.
///
/// Apple: "SchemaMigrationPlan".
public protocol SchemaMigrationPlan {
    /// The schemas, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// What is done from each to the next.
    static var stages: [MigrationStage] { get }
}

/// What is done from one schema to the next.
///
/// Apple: "MigrationStage".
public enum MigrationStage {
    /// New variables get their first values, renamed ones their old values, and others are left out.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// As lightweight, with work before, on objects of the old schema, and after it, on objects of the new one.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to): (from, to)
        case .custom(let from, let to, _, _): (from, to)
        }
    }
}

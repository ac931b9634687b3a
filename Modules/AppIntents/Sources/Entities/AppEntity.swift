internal import Foundation

/// A choice of an app's that intents may have as a value.
///
/// Apple: "AppEnum".
public protocol AppEnum: RawRepresentable, CaseIterable, TypeDisplayRepresentable,
    PersistentlyIdentifiable,
    Hashable, Sendable
where RawValue: LosslessStringConvertible {
    /// How each is shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// The title of this case.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title
            ?? LocalizedStringResource(stringLiteral: "\(rawValue)")
    }
}

/// A thing of an app's that intents may have as a value.
///
/// Apple: "AppEntity".
public protocol AppEntity: Identifiable, DisplayRepresentable, TypeDisplayRepresentable,
    PersistentlyIdentifiable,
    Sendable
where ID: Sendable {
    /// What finds them.
    associatedtype DefaultQuery: EntityQuery
    /// What finds them.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A value of the thing that intents may read.
    public typealias Property<Value> = EntityProperty<Value>
}

/// A thing that Spotlight finds. There is none here.
///
/// Apple: "IndexedEntity".
public protocol IndexedEntity: AppEntity {}
/// A thing that is made for one answer.
///
/// Apple: "TransientAppEntity".
public protocol TransientAppEntity: DisplayRepresentable, TypeDisplayRepresentable,
    PersistentlyIdentifiable, Sendable
{
    init()
}
/// A thing with an address.
///
/// Apple: "URLRepresentableEntity".
public protocol URLRepresentableEntity: AppEntity {}

/// A value of an entity.
///
/// Apple: "EntityProperty".
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    private var held: Value?

    /// A value with a name.
    public init(title: LocalizedStringResource = "", indexingKey: AnyKeyPath? = nil) {}

    /// A value with a name and a first value.
    public init(wrappedValue: Value, title: LocalizedStringResource = "") { held = wrappedValue }

    /// The value.
    public var wrappedValue: Value {
        get {
            guard let value = held ?? BlankValue.of(Value.self) else {
                preconditionFailure("A @Property of an entity was read before it was set.")
            }
            return value
        }
        set { held = newValue }
    }

    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }
}

/// Finds entities.
///
/// Apple: "EntityQuery".
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    /// What is found.
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]

    init()
    /// Those of some identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Those that are offered.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    /// A value that the app has given.
    public typealias Dependency<Value> = AppDependency<Value>
}

extension EntityQuery where Result == [Entity] {
    /// None are offered.
    public func suggestedEntities() async throws -> [Entity] { [] }
    /// Those that are offered.
    public func results() async throws -> [Entity] { try await suggestedEntities() }
}

extension EntityQuery {
    /// None.
    public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by words.
///
/// Apple: "EntityStringQuery".
public protocol EntityStringQuery: EntityQuery {
    /// Those that a text finds.
    func entities(matching string: String) async throws -> Result
}

/// Finds all entities.
///
/// Apple: "EnumerableEntityQuery".
public protocol EnumerableEntityQuery: EntityQuery {
    /// All.
    func allEntities() async throws -> [Entity]
}

/// Finds the one entity of its kind.
///
/// Apple: "UniqueAppEntityQuery".
public protocol UniqueAppEntityQuery: EntityQuery {}

/// Offers values for a parameter.
///
/// Apple: "DynamicOptionsProvider".
public protocol DynamicOptionsProvider: Sendable {
    /// What is offered.
    associatedtype Options = [DefaultValue]
    associatedtype DefaultValue = String
    /// What is offered.
    func results() async throws -> Options
    /// What is chosen at first.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// Nothing is chosen at first.
    public func defaultResult() async -> DefaultValue? { nil }
}

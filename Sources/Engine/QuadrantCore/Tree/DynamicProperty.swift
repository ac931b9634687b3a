@_spi(Reflection) import Swift

/// A property of a view that is updated before the body is evaluated.
///
/// Apple: "DynamicProperty". A custom type is made of other dynamic properties, which are updated
/// before it. Dynamic properties may also stand in view modifiers and in the styles of controls.
public protocol DynamicProperty {
    /// Called before the body is evaluated, after the dynamic properties inside were updated.
    mutating func update()
}

extension DynamicProperty {
    /// By default there is nothing to update.
    public mutating func update() {}
}

/// A property that lives in its scope.
package protocol LinkedProperty: DynamicProperty, ComparedValue {
    /// Connects the property to the storage that `cell` holds for it; the first time there is none.
    ///
    /// - Parameter name: The property's, as the view declares it.
    mutating func link(to scope: Scope, cell: inout AnyObject?, name: String)
}

/// A view that stands for a value of another kind with dynamic properties: a modifier, a style.
package protocol DynamicHost {
    /// The type of its first field, the value.
    static var hosted: Any.Type { get }
}

/// Where the dynamic properties of a type lie: found once per type.
struct DynamicFields {
    private struct Field {
        var offset: Int
        var name: String
        var type: any DynamicProperty.Type
    }

    private var fields: [Field] = []

    private init(_ type: Any.Type) {
        collect(type, at: 0)
        if let host = type as? any DynamicHost.Type { collect(host.hosted, at: 0) }
    }

    /// Those of a type.
    static func of(_ type: Any.Type) -> DynamicFields {
        knownFields.answer(for: type) { DynamicFields(type) }
    }

    /// The type, if it is that of a dynamic property.
    private static func property(_ type: Any.Type) -> (any DynamicProperty.Type)? {
        knownProperties.answer(for: type) { type as? any DynamicProperty.Type }
    }

    private static let knownFields = TypeTable<DynamicFields>()
    private static let knownProperties = TypeTable<(any DynamicProperty.Type)?>()

    private mutating func collect(_ type: Any.Type, at start: Int) {
        for field in KnownTypes.fields(of: type) ?? [] {
            // No type of another kind conforms.
            guard field.kind == .struct || field.kind == .enum || field.kind == .class,
                let property = Self.property(field.type)
            else { continue }
            fields.append(
                Field(
                    offset: start + field.offset, name: String(field.name.drop { $0 == "_" }),
                    type: property))
        }
    }

    /// The names of the properties, in their order.
    var names: [String] { fields.map(\.name) }

    /// The name of the property to which each cell of a scope belongs: one that is made of others has several, a binding none.
    var cellNames: [String] {
        fields.flatMap { field in
            field.type is any LinkedProperty.Type
                ? [field.name] : DynamicFields.of(field.type).cellNames.map { _ in field.name }
        }
    }

    /// Connects the properties of `value` to the scope's storage and updates them.
    func link<V>(_ value: inout V, to scope: Scope) {
        guard !fields.isEmpty else { return }
        var cell = 0
        ChangedValuePlace.during(&value) { link(at: $0, to: scope, cell: &cell) }
    }

    private func link(at place: ChangedValuePlace, to scope: Scope, cell: inout Int) {
        for field in fields {
            func visit<P: DynamicProperty>(_ type: P.Type) {
                DynamicFields.link(
                    &place[P.self, field.offset], to: scope, cell: &cell, name: field.name)
            }
            visit(field.type)
        }
    }

    private static func link<P: DynamicProperty>(
        _ property: inout P, to scope: Scope, cell: inout Int, name: String
    ) {
        if var linked = property as? any LinkedProperty {
            if scope.cells.count <= cell { scope.cells.append(nil) }
            linked.link(to: scope, cell: &scope.cells[cell], name: name)
            cell += 1
            if let same = linked as? P { property = same }
        } else {
            // A property of the user's own, made of others.
            ChangedValuePlace.during(&property) {
                scope.tree.kind(of: P.self).fields.link(at: $0, to: scope, cell: &cell)
            }
        }
        property.update()
    }
}

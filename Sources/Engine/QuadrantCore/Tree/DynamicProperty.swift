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

    /// How often what the properties of `value` have was written, by their names: one that is made of others comes several times.
    func writes<V>(of value: inout V, in cells: [AnyObject?]) -> [(name: String, writes: Int)] {
        guard !fields.isEmpty else { return [] }
        var cell = 0
        var result: [(name: String, writes: Int)] = []
        ChangedValuePlace.during(&value) {
            note(at: $0, in: cells, from: &cell, called: nil, &result)
        }
        return result
    }

    /// - Parameter name: That of the property that is made of these; `nil` for those of the view.
    private func note(
        at place: ChangedValuePlace, in cells: [AnyObject?], from cell: inout Int,
        called name: String?, _ result: inout [(name: String, writes: Int)]
    ) {
        for field in fields {
            let name = name ?? field.name
            func visit<P: DynamicProperty>(_ type: P.Type) {
                if type is any LinkedProperty.Type {
                    let counted = cell < cells.count ? cells[cell] as? any CountedCell : nil
                    result.append((name, counted?.writes ?? 0))
                    cell += 1
                } else if let bound = place[P.self, field.offset] as? any BoundProperty {
                    result.append((name, bound.writesOfOwner))
                } else {
                    ChangedValuePlace.during(&place[P.self, field.offset]) {
                        DynamicFields.of(P.self).note(
                            at: $0, in: cells, from: &cell, called: name, &result)
                    }
                }
            }
            visit(field.type)
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

/// A property that reads and writes what something else has.
protocol BoundProperty {
    /// How often the owner was written; 0 where that is not known.
    var writesOfOwner: Int { get }
}

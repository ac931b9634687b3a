@_spi(Reflection) import Swift

/// A property of a view that is brought up to date before the body is evaluated.
///
/// Apple: "DynamicProperty".
public protocol DynamicProperty {
    /// Called before the body is evaluated.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property that lives in its scope.
protocol LinkedProperty: DynamicProperty {
    /// Connects the property to the storage that `cell` holds for it; the first time there is none.
    mutating func link(to scope: Scope, cell: inout AnyObject?)
}

/// Where the dynamic properties of a type lie: found once per type.
struct DynamicFields {
    private struct Field {
        var offset: Int
        var type: any DynamicProperty.Type
    }

    private var fields: [Field] = []

    init(_ type: Any.Type) {
        var found: [Field] = []
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                found.append(Field(offset: offset, type: property))
            }
            return true
        }
        fields = found
    }

    /// Connects the properties of `value` to the scope's storage and updates them.
    func link<V>(_ value: inout V, to scope: Scope) {
        guard !fields.isEmpty else { return }
        var cell = 0
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            link(at: base, to: scope, cell: &cell)
        }
    }

    private func link(at base: UnsafeMutableRawPointer, to scope: Scope, cell: inout Int) {
        for field in fields {
            func visit<P: DynamicProperty>(_ type: P.Type) {
                let property = (base + field.offset).assumingMemoryBound(to: P.self)
                DynamicFields.link(&property.pointee, to: scope, cell: &cell)
            }
            visit(field.type)
        }
    }

    private static func link<P: DynamicProperty>(
        _ property: inout P, to scope: Scope, cell: inout Int
    ) {
        if var linked = property as? any LinkedProperty {
            if scope.cells.count <= cell { scope.cells.append(nil) }
            linked.link(to: scope, cell: &scope.cells[cell])
            cell += 1
            if let same = linked as? P { property = same }
        } else {
            // A property of the user's own, made of others.
            withUnsafeMutableBytes(of: &property) { bytes in
                guard let base = bytes.baseAddress else { return }
                scope.tree.fields(of: P.self).link(at: base, to: scope, cell: &cell)
            }
        }
        property.update()
    }
}

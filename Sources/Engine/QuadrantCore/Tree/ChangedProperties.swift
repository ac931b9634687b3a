/// What a body is evaluated for.
package enum ChangedProperties {
    /// What has changed since somebody asked in the body that is being evaluated, as Apple's `_printChanges` names it: `@self` for
    /// the view's value, `@identity` for a view with properties of its own that is new, these by their names with `_`, states and objects,
    /// and `@dependencies` for what is read of anything else. `nil` where no body is evaluated.
    ///
    /// What is read of the environment and by bindings is not told apart from what is read of objects that are no properties.
    ///
    /// - Complexity: Linear in the number of the view's properties.
    @MainActor
    package static func inBody(of type: Any.Type) -> [String]? {
        guard let scope = currentReader() as? Scope, scope.viewType == type else { return nil }
        let writes = scope.cells.map { ($0 as? any CountedCell)?.writes ?? 0 }
        defer { scope.askedWrites = writes }
        let fields = scope.tree.kind(of: type).fields
        let names = fields.names
        guard let before = scope.askedWrites else {
            return names.isEmpty ? ["@self"] : ["@self", "@identity"] + names.map { "_\($0)" }
        }
        var result = scope.hasNewView ? ["@self"] : []
        for (place, name) in fields.cellNames.enumerated() where place < writes.count {
            let isChanged = place >= before.count || writes[place] != before[place]
            if isChanged, result.last != "_\(name)" { result.append("_\(name)") }
        }
        return result.isEmpty ? ["@dependencies"] : result
    }
}

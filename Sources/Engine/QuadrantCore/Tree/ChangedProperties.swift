/// What a body is evaluated for.
package enum ChangedProperties {
    /// What has changed since somebody asked in the body that is being evaluated, as Apple's `_printChanges` names it: `@self` for
    /// the view's value, `@identity` for a view with properties of its own that is new, these by their names with `_`, states, objects
    /// and bindings to them, and `@dependencies` for what is read of anything else. `nil` where no body is evaluated.
    ///
    /// What is read of the environment is not told apart from what is read of objects that are no properties.
    ///
    /// - Complexity: Linear in the number of the view's properties.
    @MainActor
    package static func inBody(of type: Any.Type) -> [String]? {
        guard let scope = currentReader() as? Scope, scope.viewType == type else { return nil }
        guard let changes = scope.changes, let before = changes.asked else {
            scope.changes = scope.changes ?? ChangeCounts()
            let names = scope.tree.kind(of: type).fields.names
            return names.isEmpty ? ["@self"] : ["@self", "@identity"] + names.map { "_\($0)" }
        }
        var result = scope.hasNewView ? ["@self"] : []
        changes.asked = changes.now.map(\.writes)
        for (place, count) in changes.now.enumerated() {
            let isChanged = place >= before.count || count.writes != before[place]
            if isChanged, result.last != "_\(count.name)" { result.append("_\(count.name)") }
        }
        return result.isEmpty ? ["@dependencies"] : result
    }
}

/// How often what the properties of a view have was written: of a view whose body asks what has changed.
final class ChangeCounts {
    /// As the body's evaluation under way, or the last one, began.
    var now: [(name: String, writes: Int)] = []
    /// The same when somebody asked last; `nil` until the body that asked first has ended.
    var asked: [Int]?
}

public import QuadrantCore

extension View {
    /// Prints what has changed, so that the body is evaluated: `Counter: @self, _count changed.` Call it in a
    /// body, to look for what evaluates it too often.
    ///
    /// Apple: "_printChanges()". `@self` stands for the view's own value, `@identity` for a view that is new, `@dependencies` for
    /// what the body reads of the environment and of objects that are no properties.
    @MainActor
    public static func _printChanges() {
        let changed = ChangedProperties.inBody(of: Self.self) ?? []
        let text = changed.isEmpty ? "unchanged" : changed.joined(separator: ", ") + " changed"
        print("\(nameForPrint): \(text).")
    }

    /// The same.
    ///
    /// Apple: "_logChanges()", which writes to the log.
    @MainActor
    public static func _logChanges() { _printChanges() }

    /// The type's name with the types around, without its module and functions.
    private static var nameForPrint: String {
        let name = String(reflecting: Self.self).prefix { $0 != "<" }
        let parts = name.split(separator: ".").dropFirst()
        let known = parts.filter { !$0.hasPrefix("(unknown context") }
        return known.isEmpty ? "\(Self.self)" : known.joined(separator: ".")
    }
}

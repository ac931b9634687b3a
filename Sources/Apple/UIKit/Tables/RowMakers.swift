internal import Foundation

/// The classes of rows and the like, by names.
@MainActor struct RowMakers<Row: UIView> {
    private var classes: [String: Row.Type] = [:]

    /// Knows a class by a name; forgets it for `nil`.
    mutating func register(_ rowClass: AnyClass?, _ name: String) {
        classes[name] = rowClass as? Row.Type
    }

    /// A new row of a name.
    func make(_ name: String) -> Row? { classes[name].flatMap { MadeObject.make($0) } }
}

extension Notice {
    /// Tells that a row was asked for by a name that no class was registered for.
    static func missing(_ call: String) {
        withoutEffect(call, "No class is registered by this name: the row is empty")
    }
}

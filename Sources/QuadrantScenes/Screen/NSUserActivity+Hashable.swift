extension NSUserActivity: Hashable {
    /// Whether both are the same object.
    public static func == (left: NSUserActivity, right: NSUserActivity) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

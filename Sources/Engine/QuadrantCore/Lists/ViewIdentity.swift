/// Finds identities in the value of a view, before the view is made.
package enum ViewIdentity {
    /// Whether `view`, or a view in its value, has the identity `id`. Bodies are not evaluated.
    package static func holds<V>(_ view: V, _ id: AnyHashable) -> Bool {
        (view as? any IdentityHolder)?.holds(id) ?? false
    }
}

/// A view made of others that its value already holds.
package protocol IdentityHolder {
    func holds(_ id: AnyHashable) -> Bool
}

/// A namespace that is unique to each view with the property, for as long as the view lives.
///
/// Apple: "Namespace".
@propertyWrapper
public struct Namespace: DynamicProperty, LinkedProperty {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        private let token: NamespaceToken

        fileprivate init(_ token: NamespaceToken) {
            self.token = token
        }

        /// Two identifiers are equal if they come from the same `@Namespace` of the same living
        /// view.
        public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }

        /// Hashes the identity of the namespace.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(token))
        }
    }

    private var token = NamespaceToken()

    /// Creates a namespace of the view that declares it.
    public init() {}

    /// The identity of the namespace.
    public var wrappedValue: ID { ID(token) }

    package func isSame(as other: Namespace) -> Bool { true }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        if let existing = cell as? NamespaceToken {
            token = existing
        } else {
            cell = token
        }
    }
}

/// What tells one name space from another: its identity.
private final class NamespaceToken: Sendable {}

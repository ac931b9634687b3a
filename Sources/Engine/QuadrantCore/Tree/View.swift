/// A piece of user interface: a value that describes what it shows.
///
/// Apple: "View". Bodies are evaluated on the main actor.
@MainActor @preconcurrency
public protocol View {
    /// What the view is made of.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Makes or updates the nodes of `view`; not for use outside the library.
    @MainActor
    static func _makeNodes(_ view: Self, _ cursor: inout _ViewCursor)

    /// Collects the views that `view` is made of; not for use outside the library.
    @MainActor
    static func _collect(_ view: Self, _ cursor: inout _ViewCursor)

    /// Whether views of this type always are exactly one node; not for use outside the library.
    nonisolated static var _arity: _ViewArity { get }

    /// Adds what has to be equal for a new value of such a view to show what the old one did; not for use
    /// outside the library.
    nonisolated static func _addComparison(at offset: Int, to comparison: inout _ViewComparison)
}

/// How many nodes a view adds to its container.
public enum _ViewArity: Sendable {
    /// There always is exactly one node.
    case one
    /// Any number of nodes, also none.
    case many
}

extension View {
    /// Opens a scope for the view, evaluates its body and makes that.
    @MainActor
    public static func _makeNodes(_ view: Self, _ cursor: inout _ViewCursor) {
        cursor.openScope(view)
    }

    /// The views of the body; the view itself if it always is exactly one node.
    @MainActor
    public static func _collect(_ view: Self, _ cursor: inout _ViewCursor) {
        if case .one = Self._arity {
            cursor.collectOne(view)
        } else {
            cursor.collectBody(of: view)
        }
    }

    /// There are as many nodes as the body adds.
    nonisolated public static var _arity: _ViewArity { Body._arity }

    /// By default, the whole value of the view is compared.
    nonisolated public static func _addComparison(
        at offset: Int, to comparison: inout _ViewComparison
    ) {
        comparison.add(Self.self, at: offset)
    }
}

extension Never: View {
    /// Never called: there is no value of this type.
    public var body: Never { fatalError("A primitive view has no body that could be asked for.") }

    /// Never called: there is no value of this type.
    @MainActor
    public static func _makeNodes(_ view: Never, _ cursor: inout _ViewCursor) {}

    /// The view can stand for any number of nodes, also none.
    nonisolated public static var _arity: _ViewArity { .many }
}

extension View where Body == Never {
    /// Collects the view itself, which has no body.
    @MainActor
    public static func _collect(_ view: Self, _ cursor: inout _ViewCursor) {
        cursor.collectOne(view)
    }

}

/// What primitive views have as a body.
///
/// They inherit the property `body` by it, and not by `Body == Never`: of a view whose `body` is forgotten or misspelt the compiler would
/// take that it is meant to be primitive.
public nonisolated protocol _NoBody {}

extension Never: _NoBody {}

extension View where Body: _NoBody {
    /// Never called: a primitive view has no body.
    public var body: Body {
        preconditionFailure(
            "\(Self.self) has no body: a view of yours has a property 'var body: some View { … }'.")
    }
}

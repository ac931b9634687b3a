/// Makes a new view from another.
///
/// Apple: "ViewModifier".
@MainActor @preconcurrency
public protocol ViewModifier {
    /// What the modified view is made of.
    associatedtype Body: View

    /// The modified view; `content` stands for the view that is modified.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content) -> Body

    /// The view that a modifier is given.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes or updates the nodes; not for use outside the library.
    @MainActor
    static func _makeNodes<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _ViewCursor)

    /// Collects the views of `content`, each with the modifier; not for use outside the library.
    @MainActor
    static func _collect<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _ViewCursor)

    /// Whether one view modified is one node; not for use outside the library.
    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity

    /// Adds what has to be equal for a new value of such a modifier to do what the old one did; not for use
    /// outside the library.
    nonisolated static func _addComparison(at offset: Int, to comparison: inout _ViewComparison)
}

extension ViewModifier {
    @MainActor
    public static func _makeNodes<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.openScope(ModifierScopeView(modifier: modifier, content: content))
    }

    @MainActor
    public static func _collect<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.collecting(modifier: modifier, content) { _ in }
    }

    nonisolated public static func _arity(of content: _ViewArity) -> _ViewArity {
        // A body is expected to use its content once; where it does not, the node count is open.
        .many
    }

    /// The whole value.
    nonisolated public static func _addComparison(
        at offset: Int, to comparison: inout _ViewComparison
    ) {
        comparison.add(Self.self, at: offset)
    }

    /// This modifier, then `modifier`.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is a primitive modifier: it has no body to evaluate.")
    }
}

/// The view inside a `ViewModifier`'s body.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never

    let make: @MainActor (inout _ViewCursor) -> Void
    let collect: @MainActor (inout _ViewCursor) -> Void

    @MainActor
    public static func _makeNodes(
        _ view: _ViewModifier_Content<Modifier>, _ cursor: inout _ViewCursor
    ) {
        view.make(&cursor)
    }

    @MainActor
    public static func _collect(
        _ view: _ViewModifier_Content<Modifier>, _ cursor: inout _ViewCursor
    ) {
        view.collect(&cursor)
    }

    public static var _arity: _ViewArity { .many }
}

/// Lets a modifier with a body live in a scope, as a view does.
nonisolated struct ModifierScopeView<Modifier: ViewModifier, Wrapped: View>: View, DynamicHost {
    static var hosted: Any.Type { Modifier.self }

    // The first field: its dynamic properties are those of the scope.
    var modifier: Modifier
    let content: Wrapped

    @MainActor var body: some View {
        let content = content
        return modifier.body(
            content: _ViewModifier_Content(
                make: { Wrapped._makeNodes(content, &$0) },
                collect: { Wrapped._collect(content, &$0) }))
    }
}

/// A value with a modifier applied to it.
///
/// Apple: "ModifiedContent".
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// What modifies it.
    public var modifier: Modifier

    /// `content` with `modifier` applied to it.
    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    // Inlined into the witness, which knows the type: looking it up again for each view took time.
    @inline(__always) @MainActor
    public static func _makeNodes(
        _ view: ModifiedContent<Content, Modifier>, _ cursor: inout _ViewCursor
    ) {
        Modifier._makeNodes(view.modifier, view.content, &cursor)
    }

    @MainActor
    public static func _collect(
        _ view: ModifiedContent<Content, Modifier>, _ cursor: inout _ViewCursor
    ) {
        Modifier._collect(view.modifier, view.content, &cursor)
    }

    public static var _arity: _ViewArity { Modifier._arity(of: Content._arity) }

    public static func _addComparison(at offset: Int, to comparison: inout _ViewComparison) {
        guard let modifier = MemoryLayout<Self>.offset(of: \.modifier),
            let content = MemoryLayout<Self>.offset(of: \.content)
        else { return comparison.add(Self.self, at: offset) }
        // From the outermost modifier inward, as they are made.
        Modifier._addComparison(at: offset + modifier, to: &comparison)
        Content._addComparison(at: offset + content, to: &comparison)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never

    @MainActor
    public static func _makeNodes<V: View>(
        _ modifier: ModifiedContent<Content, Modifier>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let inner = ModifiedContent<V, Content>(content: content, modifier: modifier.content)
        Modifier._makeNodes(modifier.modifier, inner, &cursor)
    }

    nonisolated public static func _arity(of content: _ViewArity) -> _ViewArity {
        Modifier._arity(of: Content._arity(of: content))
    }
}

/// A modifier that changes nothing.
///
/// Apple: "EmptyModifier".
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never

    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// A modifier that changes nothing.
    public init() {}

    @MainActor
    public static func _makeNodes<V: View>(
        _ modifier: EmptyModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        V._makeNodes(content, &cursor)
    }

    public static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Applies a modifier.
    @inlinable
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

public import QuadrantGeometry

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
    /// Opens a scope for the modifier, evaluates its body and makes that.
    @MainActor
    public static func _makeNodes<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.openScope(ModifierScopeView(modifier: modifier, content: content))
    }

    /// Evaluates the body of the modifier and collects the views that it is made of.
    @MainActor
    public static func _collect<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.collectBody(of: ModifierScopeView(modifier: modifier, content: content))
    }

    /// By default the number of nodes is open, as a body may use its content any number of times.
    nonisolated public static func _arity(of content: _ViewArity) -> _ViewArity {
        // A body is expected to use its content once; where it does not, the node count is open.
        .many
    }

    /// By default, the whole value of the modifier is compared.
    nonisolated public static func _addComparison(
        at offset: Int, to comparison: inout _ViewComparison
    ) {
        comparison.add(Self.self, at: offset)
    }

    /// A modifier that applies this modifier first, then `modifier`.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Collects the views of the content, each with the modifier.
    @MainActor
    public static func _collect<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.collecting(modifier: modifier, content) { _ in }
    }

    /// Never called: a primitive modifier has no body.
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is a primitive modifier: it has no body to evaluate.")
    }
}

/// The view that a modifier with a body modifies.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let make: @MainActor (inout _ViewCursor) -> Void
    let collect: @MainActor (inout _ViewCursor) -> Void

    /// Makes the view that is modified.
    @MainActor
    public static func _makeNodes(
        _ view: _ViewModifier_Content<Modifier>, _ cursor: inout _ViewCursor
    ) {
        view.make(&cursor)
    }

    /// Collects the views that the modified view is made of.
    @MainActor
    public static func _collect(
        _ view: _ViewModifier_Content<Modifier>, _ cursor: inout _ViewCursor
    ) {
        view.collect(&cursor)
    }

    /// The view can stand for any number of nodes, also none.
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
                make: { $0.makingContent { Wrapped._makeNodes(content, &$0) } },
                collect: { Wrapped._collect(content, &$0) }))
    }
}

extension _ViewCursor {
    /// Makes the view that the modifier modifies whose scope this is.
    @MainActor
    fileprivate mutating func makingContent(_ make: (inout _ViewCursor) -> Void) {
        let (scope, outer) = (scope, scope.isInKeptContent)
        scope.isInKeptContent = scope.keepsContent
        make(&self)
        scope.isInKeptContent = outer
    }
}

/// The view of the scope of a modifier with a body: named after the modifier.
nonisolated protocol ModifiedScopeView {
    static var modifierType: Any.Type { get }
}

extension ModifierScopeView: Animatable where Modifier: Animatable {
    var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }
}

/// A modifier whose body is evaluated while its animatable data move.
///
/// Apple: "AnimatableModifier". A modifier that conforms to `Animatable` does the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ModifierScopeView: ModifiedScopeView {
    static var modifierType: Any.Type { Modifier.self }
}

/// A value with a modifier applied to it.
///
/// Apple: "ModifiedContent".
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// The value that is modified.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies `modifier` to `content`.
    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Animatable where Content: Animatable, Modifier: Animatable {
    /// What of the content and of the modifier moves.
    public var animatableData: AnimatablePair<Content.AnimatableData, Modifier.AnimatableData> {
        get { AnimatablePair(content.animatableData, modifier.animatableData) }
        set {
            content.animatableData = newValue.first
            modifier.animatableData = newValue.second
        }
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// A primitive modifier: it has no body.
    public typealias Body = Never

    /// Has the modifier make its nodes and those of the content.
    // Inlined into the witness, which knows the type: looking it up again for each view took time.
    @inline(__always) @MainActor
    public static func _makeNodes(
        _ view: ModifiedContent<Content, Modifier>, _ cursor: inout _ViewCursor
    ) {
        Modifier._makeNodes(view.modifier, view.content, &cursor)
    }

    /// Has the modifier collect the views of the content.
    @MainActor
    public static func _collect(
        _ view: ModifiedContent<Content, Modifier>, _ cursor: inout _ViewCursor
    ) {
        Modifier._collect(view.modifier, view.content, &cursor)
    }

    /// How many nodes there are is decided by the modifier and by the content.
    public static var _arity: _ViewArity { Modifier._arity(of: Content._arity) }

    /// Compares the modifiers from the outermost one inward, then the content.
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
    /// A primitive modifier: it has no body.
    public typealias Body = Never

    /// Makes the content with both modifiers, the first one nearer to the content.
    @MainActor
    public static func _makeNodes<V: View>(
        _ modifier: ModifiedContent<Content, Modifier>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let inner = ModifiedContent<V, Content>(content: content, modifier: modifier.content)
        Modifier._makeNodes(modifier.modifier, inner, &cursor)
    }

    /// How many nodes there are is decided by both modifiers, the first one asked first.
    nonisolated public static func _arity(of content: _ViewArity) -> _ViewArity {
        Modifier._arity(of: Content._arity(of: content))
    }
}

/// A modifier that changes nothing.
///
/// Apple: "EmptyModifier".
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    /// A primitive modifier: it has no body.
    public typealias Body = Never

    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// Creates a modifier that changes nothing.
    public init() {}

    /// Makes the content as it is.
    @MainActor
    public static func _makeNodes<V: View>(
        _ modifier: EmptyModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        V._makeNodes(content, &cursor)
    }

    /// There are as many nodes as the content adds.
    public static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Applies a modifier to the view.
    @inlinable
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

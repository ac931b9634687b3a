/// Views that are made of the views of some content, one by one, in the way that public code used before `Group(subviews:)`.
///
/// Apple: "_VariadicView". It stands in no documentation, but in much published code.
public enum _VariadicView {
    /// What makes a view of the children.
    public typealias Root = _VariadicView_Root
    /// What makes a view of the children by a `body`.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// The views of the content.
    public typealias Children = _VariadicView_Children
    /// A root whose view is one view in its container.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root whose views are views of the container.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// A root with the content whose views it is given.
    public nonisolated struct Tree<Root: _VariadicView_Root, Content> {
        // The first field: its dynamic properties are those of the scope.
        /// What makes a view of the children.
        public var root: Root
        /// The views that are the children.
        public var content: Content

        /// Creates a tree of a root and of views.
        public init(root: Root, content: Content) {
            (self.root, self.content) = (root, content)
        }

        /// Creates a tree of a root and of views.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            (self.root, self.content) = (root, content())
        }
    }
}

/// What makes something of the views of some content.
///
/// Apple: "_VariadicView_Root".
public protocol _VariadicView_Root {}

/// What makes a view of the views of some content. States and values of the environment in it are connected.
///
/// Apple: "_VariadicView_ViewRoot".
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The view that is made.
    associatedtype Body: View

    /// The view for children, which are known while it is evaluated.
    @ViewBuilder @MainActor @preconcurrency
    func body(children: _VariadicView.Children) -> Body

    /// Whether the view is one view in its container; not for use outside the library.
    nonisolated static var _isOneView: Bool { get }
}

extension _VariadicView_ViewRoot {
    /// Whether the view is one view in its container: not by default.
    nonisolated public static var _isOneView: Bool { false }
}

/// A root whose view is one view in its container.
///
/// Apple: "_VariadicView_UnaryViewRoot".
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
    /// The view is one view in its container.
    nonisolated public static var _isOneView: Bool { true }
}

/// A root whose views are views of the container.
///
/// Apple: "_VariadicView_MultiViewRoot".
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// What the root makes of the children.
    @MainActor @preconcurrency
    public var body: some View {
        let root = root
        return Group(parts: content) { root.body(children: _VariadicView.Children(views: $0)) }
    }

    /// Collects the tree itself where it is one view, else the views that the root makes.
    @MainActor
    public static func _collect(
        _ view: _VariadicView.Tree<Root, Content>, _ cursor: inout _ViewCursor
    ) {
        if Root._isOneView { cursor.collectOne(view) } else { cursor.collectBody(of: view) }
    }
}

extension _VariadicView.Tree: DynamicHost
where Root: _VariadicView_ViewRoot, Content: View {
    package static var hosted: Any.Type { Root.self }
}

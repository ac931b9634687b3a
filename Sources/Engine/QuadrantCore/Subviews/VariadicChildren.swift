import QuadrantLayout

/// The views of some content, in order.
///
/// Apple: "_VariadicView_Children". As a view, the children show all of them.
public nonisolated struct _VariadicView_Children: View, RandomAccessCollection {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let views: SubviewsCollection

    /// One of the views.
    ///
    /// Apple: "_VariadicView_Children.Element".
    public nonisolated struct Element: View, Identifiable {
        /// A primitive view: it has no body.
        public typealias Body = Never

        let view: Subview

        /// The identity of the view: that of its element of a `ForEach`, or of its place.
        public var id: AnyHashable { view.elementID ?? AnyHashable(view.id) }

        /// The identity that `id(_:)` or a `ForEach` gave the view; `nil` where there is none of that type.
        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
            view.elementID?.base as? ID
        }

        /// The value of a trait of the view.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            view.containerValues[TraitValueKey<Trait>.self]
        }

        /// Makes the view.
        @MainActor
        public static func _makeNodes(_ view: Element, _ cursor: inout _ViewCursor) {
            Subview._makeNodes(view.view, &cursor)
        }

        /// Adds the view to what is collected.
        @MainActor
        public static func _collect(_ view: Element, _ cursor: inout _ViewCursor) {
            Subview._collect(view.view, &cursor)
        }

        /// The view can stand for any number of nodes, also none.
        public static var _arity: _ViewArity { .many }
    }

    /// The position of the first view: always 0.
    public var startIndex: Int { 0 }

    /// The number of views.
    public var endIndex: Int { views.count }

    /// The view at an index.
    public subscript(index: Int) -> Element { Element(view: views[index]) }

    /// Makes all views, each under its own identity.
    @MainActor
    public static func _makeNodes(_ view: _VariadicView_Children, _ cursor: inout _ViewCursor) {
        SubviewsCollection._makeNodes(view.views, &cursor)
    }

    /// Adds each view to what is collected.
    @MainActor
    public static func _collect(_ view: _VariadicView_Children, _ cursor: inout _ViewCursor) {
        SubviewsCollection._collect(view.views, &cursor)
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

/// The name and type of a value that a view tells its container (`_trait(_:_:)`).
///
/// Apple: "_ViewTraitKey".
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views on which none was set.
    static var defaultValue: Value { get }
}

/// The container value that a trait is.
enum TraitValueKey<Trait: _ViewTraitKey>: ContainerValueKey {
    static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension View {
    /// Sets a value that the container around the view can read of its children; the inner of several counts, as for `containerValue(_:_:)`.
    ///
    /// Apple: "_trait(_:_:)".
    nonisolated public func _trait<Trait: _ViewTraitKey>(
        _ key: Trait.Type, _ value: Trait.Value
    ) -> some View {
        modifier(ContainerValueModifier { $0[TraitValueKey<Trait>.self] = value })
    }
}

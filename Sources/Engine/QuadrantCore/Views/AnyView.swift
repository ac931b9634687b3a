import QuadrantLayout

/// A view whose type is hidden. A view of another type replaces the one before, with all its state.
///
/// Apple: "AnyView".
public nonisolated struct AnyView: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    private let box: AnyViewBox

    /// The type of the view that is hidden.
    package var hiddenType: Any.Type { box.viewType }

    /// Hides the type of `view`.
    public init<V: View>(_ view: V) {
        if let same = view as? AnyView {
            self = same
            return
        }
        box = TypedViewBox(view)
    }

    /// Hides the type of `view`.
    public init<V: View>(erasing view: V) {
        self.init(view)
    }

    /// Hides the type of a value that is a view; `nil` for one that is none.
    ///
    /// Apple: "init(_fromValue:)".
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    /// Makes the hidden view. A view of another type replaces what was made, with its state.
    @MainActor
    public static func _makeNodes(_ view: AnyView, _ cursor: inout _ViewCursor) {
        cursor.branch(Int(bitPattern: view.box.type)) { view.box.make(&$0) }
    }

    /// Collects the views that the hidden view is made of.
    @MainActor
    public static func _collect(_ view: AnyView, _ cursor: inout _ViewCursor) {
        cursor.branch(Int(bitPattern: view.box.type)) { view.box.collect(&$0) }
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

extension AnyView: ComparedValue {
    package func isSame(as other: AnyView) -> Bool {
        box === other.box || box.isSame(as: other.box)
    }
}

extension AnyView: IdentityHolder {
    package func holds(_ id: AnyHashable) -> Bool { box.holds(id) }
}

/// Holds a view of any type; it never changes.
private class AnyViewBox: @unchecked Sendable {
    let viewType: Any.Type
    var type: ObjectIdentifier { ObjectIdentifier(viewType) }

    init(_ type: Any.Type) {
        viewType = type
    }

    @MainActor
    func make(_ cursor: inout _ViewCursor) {}

    @MainActor
    func collect(_ cursor: inout _ViewCursor) {}

    /// Whether both hold the same; in doubt they do not.
    func isSame(as other: AnyViewBox) -> Bool { false }

    /// Whether the view, or one in its value, has an identity.
    func holds(_ id: AnyHashable) -> Bool { false }
}

private final class TypedViewBox<V: View>: AnyViewBox, @unchecked Sendable {
    private let view: V

    init(_ view: V) {
        self.view = view
        super.init(V.self)
    }

    @MainActor
    override func make(_ cursor: inout _ViewCursor) { V._makeNodes(view, &cursor) }

    @MainActor
    override func collect(_ cursor: inout _ViewCursor) { V._collect(view, &cursor) }

    override func holds(_ id: AnyHashable) -> Bool { ViewIdentity.holds(view, id) }

    override func isSame(as other: AnyViewBox) -> Bool {
        guard type == other.type else { return false }
        return ViewEquality.of(V.self)
            .isSame(view, knownCast(other, to: TypedViewBox<V>.self).view)
    }
}

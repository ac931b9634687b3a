public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// Arranges its children in a row.
///
/// Apple: "HStack".
public nonisolated struct HStack<Content: View>: View {
    public typealias Body = Never

    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// A row; `spacing` in points, `nil` for the distances the children prefer.
    @inlinable
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor
    public static func _makeNodes(_ view: HStack<Content>, _ cursor: inout _ViewCursor) {
        let rule = StackRule(
            axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing)
        let node = cursor.node(.stack(rule)) { cursor in
            cursor.stackAxis = .horizontal
            Content._makeNodes(view.content, &cursor)
        }
        if let spacing = view.spacing, !spacing.isFinite {
            cursor.report(.unlessFinite("HStack", ["spacing": spacing]), at: node)
        }
    }

    public static var _arity: _ViewArity { .one }

    public static func _addComparison(at offset: Int, to comparison: inout _ViewComparison) {
        comparison.add([\.alignment, \.spacing], content: \.content, of: Self.self, at: offset)
    }
}

/// Arranges its children in a column.
///
/// Apple: "VStack".
public nonisolated struct VStack<Content: View>: View {
    public typealias Body = Never

    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// A column; `spacing` in points, `nil` for the distances the children prefer.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor
    public static func _makeNodes(_ view: VStack<Content>, _ cursor: inout _ViewCursor) {
        let rule = StackRule(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing)
        let node = cursor.node(.stack(rule)) { cursor in
            cursor.stackAxis = .vertical
            Content._makeNodes(view.content, &cursor)
        }
        if let spacing = view.spacing, !spacing.isFinite {
            cursor.report(.unlessFinite("VStack", ["spacing": spacing]), at: node)
        }
    }

    public static var _arity: _ViewArity { .one }

    public static func _addComparison(at offset: Int, to comparison: inout _ViewComparison) {
        comparison.add([\.alignment, \.spacing], content: \.content, of: Self.self, at: offset)
    }
}

/// Puts its children on top of each other, the first at the back.
///
/// Apple: "ZStack".
public nonisolated struct ZStack<Content: View>: View {
    public typealias Body = Never

    @usableFromInline let alignment: Alignment
    @usableFromInline let content: Content

    /// Layers the views of `content`, these guides on each other.
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor
    public static func _makeNodes(_ view: ZStack<Content>, _ cursor: inout _ViewCursor) {
        cursor.node(.layers(view.alignment)) { cursor in
            cursor.stackAxis = nil
            Content._makeNodes(view.content, &cursor)
        }
    }

    public static var _arity: _ViewArity { .one }

    public static func _addComparison(at offset: Int, to comparison: inout _ViewComparison) {
        comparison.add([\.alignment], content: \.content, of: Self.self, at: offset)
    }
}

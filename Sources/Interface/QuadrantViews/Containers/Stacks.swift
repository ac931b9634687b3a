public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// Arranges its children in a row.
///
/// Apple: "HStack".
public nonisolated struct HStack<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// Creates a row. `spacing` is in points; `nil` stands for the distances that the children
    /// prefer, as does a spacing that is not finite, which is reported. With a negative spacing the
    /// children overlap.
    @inlinable
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Makes a node that lays its children out in a row; a spacing that is not finite is reported.
    @MainActor
    public static func _makeNodes(_ view: HStack<Content>, _ cursor: inout _ViewCursor) {
        let rule = StackRule(
            axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing)
        let node = cursor.node(.stack(rule), stackAxis: .horizontal, view.content)
        if let spacing = view.spacing, !spacing.isFinite {
            cursor.report(.unlessFinite("HStack", ["spacing": spacing]), at: node)
        }
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }

    /// Compares the alignment and the spacing, then the content.
    public static func _addComparison(at offset: Int, to comparison: inout _ViewComparison) {
        comparison.add([\.alignment, \.spacing], content: \.content, of: Self.self, at: offset)
    }
}

/// Arranges its children in a column.
///
/// Apple: "VStack".
public nonisolated struct VStack<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// Creates a column. `spacing` is in points; `nil` stands for the distances that the children
    /// prefer, as does a spacing that is not finite, which is reported. With a negative spacing the
    /// children overlap.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Makes a node that lays its children out in a column; a spacing that is not finite is
    /// reported.
    @MainActor
    public static func _makeNodes(_ view: VStack<Content>, _ cursor: inout _ViewCursor) {
        let rule = StackRule(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing)
        let node = cursor.node(.stack(rule), stackAxis: .vertical, view.content)
        if let spacing = view.spacing, !spacing.isFinite {
            cursor.report(.unlessFinite("VStack", ["spacing": spacing]), at: node)
        }
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }

    /// Compares the alignment and the spacing, then the content.
    public static func _addComparison(at offset: Int, to comparison: inout _ViewComparison) {
        comparison.add([\.alignment, \.spacing], content: \.content, of: Self.self, at: offset)
    }
}

/// Places its children one over the other, the first one at the back.
///
/// Apple: "ZStack".
public nonisolated struct ZStack<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    @usableFromInline let alignment: Alignment
    @usableFromInline let content: Content

    /// Creates a stack of layers that are aligned by both guides of `alignment`.
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Makes a node that lays its children one over the other.
    @MainActor
    public static func _makeNodes(_ view: ZStack<Content>, _ cursor: inout _ViewCursor) {
        cursor.node(.layers(view.alignment), stackAxis: nil, view.content)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }

    /// Compares the alignment, then the content.
    public static func _addComparison(at offset: Int, to comparison: inout _ViewComparison) {
        comparison.add([\.alignment], content: \.content, of: Self.self, at: offset)
    }
}

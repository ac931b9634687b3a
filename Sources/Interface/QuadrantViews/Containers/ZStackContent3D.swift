public import Foundation
public import QuadrantCore
public import QuadrantLayout

/// The content of a `ZStack` with a distance between its layers; made by the stack's initializer.
///
/// Apple: "ZStackContent3D".
public nonisolated struct ZStackContent3D<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// The distance between neighbours along z, in points; `nil` for the default, 0 (not published
    /// by Apple). One that is not finite counts as `nil` and is reported.
    public var spacing: CGFloat?
    /// The layers, the first one at the back.
    public var content: Content

    /// Creates the content of a stack whose layers stand `spacing` points apart along z; `nil` for
    /// the default, 0.
    public init(spacing: CGFloat?, content: Content) {
        self.spacing = spacing
        self.content = content
    }

    /// Makes the nodes of the layers, and gives the stack around a depth that follows from the
    /// spacing. A spacing that is not finite counts as `nil` and is reported.
    @MainActor
    public static func _makeNodes(
        _ view: ZStackContent3D<Content>, _ cursor: inout _ViewCursor
    ) {
        let stack = cursor.parentNode
        let spacing = view.spacing.flatMap { $0.isFinite ? $0 : nil }
        cursor.setDepthRule(.layers(spacing: spacing), of: stack)
        if let given = view.spacing, spacing == nil {
            cursor.report(.unlessFinite("ZStack", ["spacing": given]), at: stack)
        }
        Content._makeNodes(view.content, &cursor)
    }

    /// There are as many nodes as the layers add.
    public static var _arity: _ViewArity { Content._arity }
}

extension ZStack {
    /// Creates a stack of layers that are aligned by both guides of `alignment` and stand apart along z.
    ///
    /// The stack is as deep as its layers and the distances between them together. Layers that are flexible along
    /// z share the depth that is left.
    ///
    /// - Parameters:
    ///   - alignment: Works on x and y only.
    ///   - spacing: The distance between neighbours, in points; `nil` for the default, 0 (not published by Apple).
    ///   - content: The layers, the first one at the back.
    public init<V: View>(
        alignment: Alignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> V
    ) where Content == ZStackContent3D<V> {
        self.init(alignment: alignment) {
            ZStackContent3D(spacing: spacing, content: content())
        }
    }
}

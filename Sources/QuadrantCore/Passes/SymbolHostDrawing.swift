package import Foundation
package import QuadrantDisplayList

/// A drawing that uses what the node's children show as often as it likes, where it likes: they are
/// recorded before it and not shown by themselves.
package struct SymbolHostDrawing: NodeDrawing {
    private let body: (inout DrawingContext) -> Void

    package init(_ body: @escaping (inout DrawingContext) -> Void) {
        self.body = body
    }

    package func draw(_ context: inout DrawingContext) {
        body(&context)
    }

    package var role: DrawingRole { .symbols }

    package var label: String? { "Canvas" }
}

/// What a child of a `SymbolHostDrawing` shows.
package struct RecordedSymbol {
    /// Values that modifiers left on the child, by their keys.
    package let traits: [ObjectIdentifier: Any]
    /// The size of the child, in points.
    package let size: CGSize
    /// What the child shows, in its own coordinates.
    package let items: [DisplayItem]
}

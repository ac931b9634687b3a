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

import QuadrantCore
import QuadrantLayout
import QuadrantText

/// Tells views around a text how it is laid out, where one of them asks for it.
class TextLayoutTeller: Equatable, @unchecked Sendable {
    /// Puts nodes that tell of a text around its node, which `content` makes.
    @MainActor
    func tell(
        of request: TextRequest, _ drawing: TextDrawing, _ cursor: inout _ViewCursor,
        _ content: (inout _ViewCursor) -> NodeID
    ) -> NodeID {
        preconditionFailure("What is told of texts has a preference.")
    }

    static func == (lhs: TextLayoutTeller, rhs: TextLayoutTeller) -> Bool { lhs === rhs }
}

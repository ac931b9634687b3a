package import Foundation
import QuadrantDisplayList
package import QuadrantGeometry
package import QuadrantLayout

/// What is marked behind the characters of a text, as those that people have selected.
package struct TextMarks: Equatable, Sendable {
    /// In the coordinates of the text.
    package let rects: [CGRect]
    package let color: RGBAColor

    package init(_ rects: [CGRect], _ color: RGBAColor) {
        (self.rects, self.color) = (rects, color)
    }

    func draw(_ context: inout DrawingContext) {
        for rect in rects { context.fill(.rect(rect), .color(color)) }
    }
}

extension ViewTree {
    /// Marks characters of a text, which is not evaluated for that; none for `nil`.
    package func mark(_ node: NodeID, _ marks: TextMarks?) {
        guard layout.contains(node), shown.marks[node.index] != marks else { return }
        shown.marks[node.index] = marks
        layout.markRecord(node)
        hosting.stateDidChange?()
    }
}

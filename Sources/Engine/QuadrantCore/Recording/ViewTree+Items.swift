import Foundation
package import QuadrantDisplayList
package import QuadrantLayout

extension ViewTree {
    /// What a node and those in it show by now, in the node's coordinates. For overlays, which are drawn after all views.
    package func items(of node: NodeID) -> [DisplayItem] {
        var items: [DisplayItem] = []
        guard layout.contains(node) else { return items }
        _ = Recorder(tree: self).record(node, at: .zero, into: &items)
        return items
    }

    /// What a node shows itself, and what it does to those in it, as text without their drawing; empty for nothing. For telling
    /// whether it looks otherwise elsewhere: it is drawn once more.
    package func ownLook(of node: NodeID) -> String {
        guard let drawing = drawing(of: node), drawing.role != .symbols else { return "" }
        let outer = shown.readsSurroundings
        defer { shown.readsSurroundings = outer }
        var context = DrawingContext(
            node, in: self, text: layout.isText(node) ? layout.shapedText(of: node) : nil)
        drawing.draw(&context)
        drawing.drawOver(&context)
        let own = Fragment(items: context.items).dump
        guard drawing.role == .plain, let group = drawing.group(.empty, context) else {
            return own
        }
        return "\(group.summary)\n\(own)"
    }
}

import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout

extension ViewTree {
    /// What the views that are drawn over all others show, in the root's coordinates.
    var raisedItems: [DisplayItem] {
        var items: [DisplayItem] = []
        for view in raised.views where layout.contains(view.node) {
            var frame = frame(of: view.node)
            frame.origin =
                view.place
                ?? CGPoint(
                    x: frame.minX + view.shift.width, y: frame.minY + view.shift.height)
            items += view.ground?(self, frame) ?? []
            var own: [DisplayItem] = []
            _ = Recorder(tree: self, raising: view.node).record(view.node, at: .zero, into: &own)
            guard !own.isEmpty else { continue }
            var group = DisplayGroup(content: Fragment(items: own))
            group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
            items.append(.group(group))
        }
        return items
    }
}

import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout

/// Screens that are pushed and popped.
extension Recorder {
    /// Puts what stands still of the bars over the screens that come or go in a node, and cuts off what is beside it.
    ///
    /// - Parameter items: What the screens show; returns whether all will be the same until the node is marked.
    func recordBars(over level: NodeID, into items: inout [DisplayItem]) -> Bool {
        var isStable = true
        for part in tree.motion.partsStandingStill(in: level) {
            var place = CGPoint.zero
            var current = part
            while current != level, let parent = tree.layout.parent(of: current) {
                let own = tree.presentation.place(of: current, .shown)
                place.x += own.x
                place.y += own.y
                current = parent
            }
            let recorder = Recorder(tree: tree, layerDistance: layerDistance, raising: part)
            isStable = recorder.recordPlaced(part, at: place, into: &items) && isStable
        }
        guard !items.isEmpty else { return isStable }
        var clip = ClipItem(shape: .rect(tree.motion.reach(of: level)))
        clip.snapsToPixels = true
        var group = DisplayGroup(content: Fragment(items: items))
        group.clip = clip
        items = [.group(group)]
        return isStable
    }

    /// Darkens a screen that others are pushed over, in coordinates in which its parent stands at `place`.
    func addVeil(over node: NodeID, at place: CGPoint, into items: inout [DisplayItem]) {
        guard let veil = tree.motion.veil(over: node) else { return }
        let color = RGBAColor(red: 0, green: 0, blue: 0, alpha: veil.opacity)
        let rect = veil.rect.offsetBy(dx: place.x, dy: place.y)
        items.append(.fill(FillItem(shape: .rect(rect), paint: .color(color))))
    }
}

package import QuadrantCore
package import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout

/// Shows content in the frame of its node alone, and where that reaches an edge of the safe area up to the edge of the screen:
/// as scroll views do, and pages while they are turned.
package struct FrameClipDrawing: NodeDrawing, Equatable {
    private let isClipped: Bool

    package init(isClipped: Bool) { self.isClipped = isClipped }

    package func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        guard isClipped else { return nil }
        var clip = ClipItem(shape: .rect(context.bounds(ignoringSafeAreaOn: .all)))
        clip.snapsToPixels = true
        var group = DisplayGroup(content: content)
        group.clip = clip
        // A scroll view of the system's, which is faded as a whole.
        group.isLeaf = true
        return group
    }
}

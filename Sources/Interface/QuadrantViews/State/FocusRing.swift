import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantLayout

/// How the ring looks around the view that has the focus, and when there is one.
///
/// The choice, in this one place: a ring is shown while people use keys, and goes as soon as a finger or a pointer comes
/// down, as on an iPad with a keyboard; so a picture that nobody has pressed a key for shows none. It goes around views
/// with `focusable` and, where the tab key stops at controls, around those; fields show their caret instead, lists what is
/// selected. It follows `contentShape(.focusEffect, …)`, or else the frame (WWDC 2023, session 10162).
enum FocusRing {
    /// The thickness in points, all of it outside of the shape. Evidence: macOS, reported, not measured.
    static let thickness: CGFloat = 3
    /// How opaque the tint is in it (the same).
    static let opacity = 0.5

    /// The ring around a node, in the root's coordinates, within the scroll views around it.
    static func items(around node: NodeID, _ color: RGBAColor, in tree: ViewTree) -> [DisplayItem] {
        guard tree.layout.contains(node), tree.layout.isShownInTree(node) else { return [] }
        let size = tree.layout.size(of: node)
        let outline = tree.note(ContentShapeKey.self, of: node)?.last {
            $0.kinds.contains(.focusEffect)
        }
        let frame = tree.frame(of: node)
        var path: Path
        if let outline {
            path = outline.path(size, tree.layout.isRightToLeft(node))
                .applying(CGAffineTransform(translationX: frame.minX, y: frame.minY))
        } else {
            path = Path(frame)
        }
        // A stroke lies on both sides of its path: the inner half is covered by none, so it begins further out.
        if outline == nil {
            path = Path(frame.insetBy(dx: -thickness / 2, dy: -thickness / 2))
        }
        var color = color
        color.alpha *= opacity
        let style = StrokeStyle(lineWidth: thickness, lineJoin: .round)
        let ring = FillItem(shape: .path(path.strokedPath(style)), paint: .color(color))
        var group = DisplayGroup(content: Fragment(items: [.fill(ring)]))
        if let clip = sight(of: node, in: tree) { group.clip = ClipItem(shape: .rect(clip)) }
        return [.group(group)]
    }

    /// What the scroll views around a node show; `nil` outside of scroll views.
    private static func sight(of node: NodeID, in tree: ViewTree) -> CGRect? {
        var result: CGRect?
        var current = tree.layout.parent(of: node)
        while let around = current {
            if tree.isScrollView(around) {
                let frame = tree.frame(of: around).insetBy(dx: -thickness, dy: -thickness)
                result = result?.intersection(frame) ?? frame
            }
            current = tree.layout.parent(of: around)
        }
        return result
    }
}

extension FocusCenter {
    /// Shows the ring around what has the focus, or takes it away.
    func showRing() {
        guard let tree else { return }
        if usesKeys, let current, current.showsRing {
            let color = tree.environment.accentRGBA
            tree.overlays[.focus] = { [weak current] tree in
                let node = tree.nodes(noting: FocusTargetNote.self).first {
                    tree.note(FocusTargetNote.self, of: $0) === current
                }
                guard let node = (current as? any NodeFocusTarget)?.node ?? node else { return [] }
                return FocusRing.items(around: node, color, in: tree)
            }
        } else {
            tree.overlays[.focus] = nil
        }
        tree.hosting.stateDidChange?()
    }
}

/// What has the focus without having left a note at its node: a control that the tab key has stopped at.
package protocol NodeFocusTarget: FocusTarget {
    nonisolated var node: NodeID { get }
}

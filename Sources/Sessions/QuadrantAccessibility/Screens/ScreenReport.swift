package import Foundation
package import QuadrantCore
import QuadrantGeometry
package import QuadrantLayout

/// What can be seen and touched of a view at one moment, as a plain value for programs that cannot see: the elements that
/// assistive technologies are told, in the order in which they are read, with what a finger does to each.
package struct ScreenReport: Codable, Equatable, Sendable {
    /// One element.
    package struct Element: Codable, Equatable, Sendable {
        /// Names the element as long as its view lives; another view never gets it in the same run.
        package var reference: String
        /// In how many other elements it is.
        package var depth: Int
        /// What it is: `button`, `text`, `toggle`, `image`, `heading`, `group` and so on.
        package var role: String
        package var label: String?
        package var value: String?
        package var identifiers: [String]
        /// In points of the drawing.
        package var frame: CGRect
        /// The part of the frame that is in the room and in the scroll views around it; `nil` where none is.
        package var sight: CGRect?
        package var isEnabled: Bool
        package var isSelected: Bool
        package var hasFocus: Bool
        /// Where a finger taps it, in points of the drawing; `nil` where a tap does nothing.
        package var touchPoint: CGPoint?
        /// Why a tap on what looks as if it took one does nothing.
        package var obstacle: String?
        /// What can be done with it beside a tap.
        package var actions: [String]
    }

    /// The size of the drawing in points.
    package var size: CGSize
    /// Parents before children.
    package var elements: [Element]

    /// The report of a tree as it was laid out last.
    ///
    /// - Parameters:
    ///   - origin: Where the root stands in the drawing.
    ///   - size: The size of the drawing.
    ///   - focused: The node of what has the focus.
    /// - Complexity: Linear in the elements, times what it takes to look for the views at a point.
    @MainActor
    package init(of tree: ViewTree, at origin: CGPoint, in size: CGSize, focused: NodeID?) {
        self.size = size
        let index = ElementIndex(tree.accessibility())
        let finger = Finger(on: tree) { index }
        let focus = focused.flatMap { Self.element(of: $0, index, tree) }
        elements = index.all.indices.map { position in
            Element(
                index.all[position], depth: index.depth(of: position), in: tree, finger, at: origin,
                focus: focus)
        }
    }

    /// The node of the element that a node with the focus is seen as: the first one in it, as a field has its prompt in it too,
    /// else the one around it.
    @MainActor
    private static func element(
        of node: NodeID, _ index: ElementIndex, _ tree: ViewTree
    ) -> NodeID? {
        let elements = Set(index.all.map(\.node))
        return tree.firstShownNode(in: node, where: elements.contains)
            ?? sequence(first: node) { tree.layout.parent(of: $0) }.first(where: elements.contains)
    }
}

extension ScreenReport.Element {
    @MainActor
    fileprivate init(
        _ element: AccessibilityElement, depth: Int, in tree: ViewTree, _ finger: Finger,
        at origin: CGPoint, focus: NodeID?
    ) {
        func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }
        let (node, plain) = (element.node, element.plain)
        let traits = Set(plain.traits)
        reference = "e\(node.index)" + (node.generation == 0 ? "" : ".\(node.generation)")
        self.depth = depth
        role = Self.role(of: plain)
        (label, value, identifiers) = (plain.label, plain.value, plain.identifiers)
        frame = moved(element.frame)
        let seen = finger.sight(of: node)
        sight = seen.width > 0 && seen.height > 0 ? moved(seen) : nil
        (isEnabled, isSelected) = (plain.isEnabled, traits.contains(.isSelected))
        hasFocus = focus == node
        actions = plain.actions.filter { $0 != AccessibilityNoteAction.activate }
        guard element.children.isEmpty else { return }
        let reach = finger.reach(of: node, called: plain.name)
        let looksTouchable =
            plain.actions.count > actions.count
            || !traits.isDisjoint(with: [.isButton, .isToggle, .isLink])
        // Around a text there may be what takes hands of its own, such as a sheet that can be dragged.
        if looksTouchable || finger.isMeant(node) {
            touchPoint = reach.point.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
            obstacle = reach.obstacle
        }
    }

    private static func role(of node: AccessibilityNode) -> String {
        let words: [(AccessibilityTrait, String)] = [
            (.isToggle, "toggle"), (.isButton, "button"), (.isLink, "link"),
            (.isSearchField, "search field"),
            (.isHeader, "heading"), (.isTabBar, "tab bar"), (.isImage, "image"),
            (.isStaticText, "text"),
        ]
        if let word = words.first(where: { node.traits.contains($0.0) })?.1 { return word }
        if node.actions.contains("increment") { return "adjustable" }
        // What has a value, and is no control that changes it by a tap, is written into.
        if node.value != nil, node.actions.contains(AccessibilityNoteAction.activate) {
            return "field"
        }
        return node.children.isEmpty ? "element" : "group"
    }
}

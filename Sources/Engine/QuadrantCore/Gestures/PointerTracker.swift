package import Foundation
import QuadrantEvents
import QuadrantLayout

/// What views do while a pointer is over them: the note that `onHover` and the like leave at nodes.
package struct PointerActions: NodeNoteKey {
    package typealias Value = PointerActions

    /// One action, told where the pointer is in a space, or `nil` when it has left.
    package struct Action {
        package var isEnabled: Bool
        package var space: CoordinateSpace
        package let handler: KeptValue<(CGPoint?) -> Void>

        package init(
            isEnabled: Bool, space: CoordinateSpace, handler: KeptValue<(CGPoint?) -> Void>
        ) {
            self.isEnabled = isEnabled
            self.space = space
            self.handler = handler
        }
    }

    /// The innermost first.
    package var actions: [Action]

    package init(_ action: Action) { actions = [action] }

    package static var isListed: Bool { true }

    package static func combine(_ inner: Self, _ outer: Self) -> Self {
        var result = inner
        result.actions += outer.actions
        return result
    }
}

/// Follows a pointer over a tree: all views in whose frames it is are told, not only the one in front.
@MainActor
package final class PointerTracker {
    @TreeReference var tree: ViewTree?
    /// Where the pointer is, in the root's space; `nil` where there is none.
    package private(set) var location: CGPoint?
    private var entered: [(node: NodeID, action: PointerActions.Action)] = []

    package nonisolated init() {}

    func send(_ event: InputEvent) {
        guard let tree else { return }
        location = event.phase == .ended || event.phase == .cancelled ? nil : event.location
        var now: [(node: NodeID, action: PointerActions.Action)] = []
        var look = location.map { FrameLook(tree, at: $0) }
        for node in location == nil ? [] : tree.nodes(noting: PointerActions.self) {
            guard look?.isOver(node) == true else { continue }
            for action in tree.note(PointerActions.self, of: node)?.actions ?? []
            where action.isEnabled {
                now.append((node, action))
            }
        }
        let left = entered.filter { old in
            !now.contains { $0.action.handler === old.action.handler }
        }
        entered = now
        for (node, action) in left {
            tree.noting(
                "a pointer that leaves", at: tree.layout.contains(node) ? node : tree.rootNode
            ) {
                action.handler.last?(nil)
            }
        }
        guard let location else { return }
        for (node, action) in now {
            let point = GesturePlace(tree, node).point(location, in: action.space)
            tree.noting("a pointer", at: node) { action.handler.last?(point) }
        }
    }
}

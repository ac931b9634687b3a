package import Foundation
import QuadrantLayout

/// What is done when a view is tapped: the note that gestures and controls leave at nodes, found by
/// `tree.note(TapActions.self, of: node)`.
package struct TapActions: NodeNoteKey {
    package typealias Value = TapActions

    /// One action, and what calls it.
    package struct Action {
        /// How many taps in a row call it, at least one.
        package var count: Int
        /// Whether it is called at all: a disabled view keeps its actions.
        package var isEnabled: Bool
        /// In which space the place of the tap is told.
        package var space: CoordinateSpace
        /// What is done: as the view's last value says.
        private let handler: TapHandler

        package init(
            count: Int = 1, isEnabled: Bool = true, space: CoordinateSpace = .local,
            handler: TapHandler
        ) {
            self.count = max(1, count)
            self.isEnabled = isEnabled
            self.space = space
            self.handler = handler
        }

        func perform(_ tap: Tap) { handler.perform(tap) }
    }

    /// The innermost first.
    package var actions: [Action]

    package init(_ action: Action) {
        actions = [action]
    }

    package static func combine(_ inner: TapActions, _ outer: TapActions) -> TapActions {
        var result = inner
        result.actions += outer.actions
        return result
    }
}

/// What a tap does, kept where the view stays: each evaluation of a list brings a new closure for each row.
package final class TapHandler {
    package var perform: (Tap) -> Void

    package init(_ perform: @escaping (Tap) -> Void) {
        self.perform = perform
    }
}

/// A tap that an action is called for.
package struct Tap {
    /// In points, in the space that the action asked for.
    package let location: CGPoint
    private let node: NodeID
    private let tree: ViewTree

    init(location: CGPoint, node: NodeID, tree: ViewTree) {
        self.location = location
        self.node = node
        self.tree = tree
    }

    /// Reports that the action could not be done as written.
    package func report(_ complaint: Complaint) {
        tree.report(complaint.message, at: node, advice: complaint.advice)
    }
}

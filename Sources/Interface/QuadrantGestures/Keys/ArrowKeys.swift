package import QuadrantCore
import QuadrantViews

/// What the arrow keys do at a control that the tab key has stopped at: the note of controls of which one of several options
/// is chosen.
package struct ArrowKeys: NodeNoteKey {
    package typealias Value = ArrowKeys

    /// A step of an arrow key: toward the trailing edge, or down.
    package struct Step {
        package var x = 0
        package var y = 0

        /// One further, or one back, for options that are in one order.
        package var along: Int { x != 0 ? x : y }
    }

    /// What the options are to the tab key.
    package enum Stops {
        /// One control, which keeps the focus.
        case whole
        /// A control each: the focus goes along.
        case each
    }

    let stops: Stops
    let move: @MainActor (Step) -> Bool

    package static func combine(_ inner: ArrowKeys, _ outer: ArrowKeys) -> ArrowKeys { inner }
}

/// Leaves at a control what the arrow keys do.
package nonisolated struct ArrowKeysModifier: AttachingModifier {
    private let keys: ArrowKeys

    /// - Parameter move: Does a step; whether there is one to do.
    package init(
        _ stops: ArrowKeys.Stops, move: @escaping @MainActor (ArrowKeys.Step) -> Bool
    ) {
        keys = ArrowKeys(stops: stops, move: move)
    }

    package func attach(_ attachments: inout NodeAttachments) {
        attachments.add(keys, for: ArrowKeys.self)
    }
}

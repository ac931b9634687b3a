package import Foundation
import QuadrantLayout

/// What is done when a view is tapped, and its other gestures: the note that gestures and controls leave at nodes, found
/// by `tree.note(TapActions.self, of: node)`. Taps are actions and no gestures of their own: most views that are
/// touched are only tapped, and there may be a hundred thousand of them.
package struct TapActions: NodeNoteKey {
    package typealias Value = TapActions

    /// One action, and what calls it.
    package struct Action {
        /// How many taps in a row call it, at least one.
        package var count: Int
        /// Whether it is called at all: a disabled view keeps its actions.
        package var isEnabled: Bool
        /// Keeps what the action does, as the view's last value says.
        private let handler: KeptValue<TapAction>

        /// Whether it is called beside others of the view: the first tap on a field does not wait for a second one.
        package var isSimultaneous: Bool

        package init(
            count: Int = 1, isEnabled: Bool = true, isSimultaneous: Bool = false,
            handler: KeptValue<TapAction>
        ) {
            self.isSimultaneous = isSimultaneous
            self.count = max(1, count)
            self.isEnabled = isEnabled
            self.handler = handler
        }

        /// In which space the place of the tap is told.
        var space: CoordinateSpace { handler.last?.space ?? .local }

        func perform(_ tap: Tap) { handler.last?.perform(tap) }

        /// What is told while a finger holds a button down; `nil` for what tells nobody.
        var pressing: ((Bool) -> Void)? {
            if case .pressed(_, let pressing) = handler.last { pressing } else { nil }
        }

        /// How the view shows that a finger holds it down; `nil` where it does not by itself.
        var pressedLook: PressedLook? {
            if case .held(_, let look) = handler.last { look } else { nil }
        }

        /// Whether it is the action of a button: a finger may leave it and come back.
        var isButton: Bool {
            switch handler.last {
            case .pressed: true
            case .held(_, let look): look != .row
            default: false
            }
        }

        /// Tells it from other actions of the view, as long as the view is there.
        var identity: ObjectIdentifier { ObjectIdentifier(handler) }
    }

    /// One of what a view does under a finger.
    package enum Entry {
        case tap(Action)
        case gesture(AttachedGesture)
    }

    /// Taps and other gestures, the innermost first.
    package private(set) var entries: [Entry]

    /// The actions of taps, the innermost first.
    package var actions: [Action] {
        entries.compactMap { if case .tap(let action) = $0 { action } else { nil } }
    }

    /// Whether there is a gesture beside the actions of taps.
    package var hasGestures: Bool {
        entries.contains { if case .gesture = $0 { true } else { false } }
    }

    package init(_ action: Action) {
        entries = [.tap(action)]
    }

    package init(_ gesture: AttachedGesture) {
        entries = [.gesture(gesture)]
    }

    package static func combine(_ inner: TapActions, _ outer: TapActions) -> TapActions {
        var result = inner
        result.entries += outer.entries
        return result
    }
}

/// What a tap does.
package enum TapAction {
    case plain(() -> Void)
    /// Something that is told of the tap, with its place in a space.
    // Most actions are plain: they are not to be as large as a space.
    indirect case located(CoordinateSpace, (Tap) -> Void)
    /// The action of a button, and what is told while a finger holds it down.
    indirect case pressed((Tap) -> Void, pressing: (Bool) -> Void)
    /// The same of what shows by itself that a finger holds it down.
    indirect case held((Tap) -> Void, PressedLook)

    var space: CoordinateSpace {
        if case .located(let space, _) = self { space } else { .local }
    }

    func perform(_ tap: Tap) {
        switch self {
        case .plain(let action): action()
        case .located(_, let action), .pressed(let action, _), .held(let action, _): action(tap)
        }
    }
}

/// A tap that an action is called for.
package struct Tap {
    /// In points, in the space that the action asked for.
    package let location: CGPoint
    private let node: NodeID
    package let tree: ViewTree

    init(location: CGPoint, node: NodeID, tree: ViewTree) {
        self.location = location
        self.node = node
        self.tree = tree
    }

    /// What modifiers said under a key of the view that was tapped, or of the nearest one around it that has something
    /// under the key.
    package func note<K: NodeNoteKey>(around key: K.Type) -> K.Value? {
        var current: NodeID? = node
        while let next = current {
            if let value = tree.note(key, of: next) { return value }
            current = tree.layout.parent(of: next)
        }
        return nil
    }

    /// Tells of something that is as at Apple's, and not as one would expect.
    package func remark(_ diagnostic: Diagnostic) { tree.remark(diagnostic, at: node) }

    /// Reports that the action could not be done as written.
    package func report(_ diagnostic: Diagnostic) {
        tree.report(diagnostic.message, at: node, advice: diagnostic.advice)
    }
}

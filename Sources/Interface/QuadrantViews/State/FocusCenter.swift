package import QuadrantCore
package import QuadrantEvents
package import QuadrantLayout

/// What can have the focus: a field or an editor of text, or a view with `focusable`.
@MainActor
package protocol FocusTarget: AnyObject {
    /// Called when the focus comes.
    func didGainFocus()
    /// Called when the focus goes to another view, or to none.
    func didLoseFocus()
    /// Whether the tab key stops at it.
    var stopsTabs: Bool { get }
    /// Takes the focus, as far as it can.
    func takeFocusByKey()
    /// Does what a key is for here; whether it was meant for it.
    func take(_ key: InputEvent) -> Bool
    /// The focus states that speak of the view.
    var wishes: [FocusWish] { get }
    /// Whether a ring is drawn around the view while it has the focus and keys are used: a field shows a caret instead, a
    /// list what is selected.
    var showsRing: Bool { get }
    /// Whether it is edited by a keyboard, which then lies on the screen of a device.
    var wantsKeyboard: Bool { get }
}

extension FocusTarget {
    package var stopsTabs: Bool { true }
    package func take(_ key: InputEvent) -> Bool { false }
    package var wishes: [FocusWish] { [] }
    package var showsRing: Bool { false }
    package var wantsKeyboard: Bool { false }
}

/// What can have the focus in a view: the note that it leaves at its node.
package struct FocusTargetNote: NodeNoteKey {
    package typealias Value = any FocusTarget

    package static var isListed: Bool { true }

    /// The inner one: a field in a view that can be focused itself.
    package static func combine(_ inner: any FocusTarget, _ outer: any FocusTarget)
        -> any FocusTarget
    {
        inner
    }
}

/// Leaves what can have the focus at a view's node.
package nonisolated struct FocusTargetModifier: AttachingModifier {
    private let target: any FocusTarget

    package init(_ target: any FocusTarget) {
        self.target = target
    }

    package func attach(_ attachments: inout NodeAttachments) {
        attachments.add(target, for: FocusTargetNote.self)
    }
}

extension ViewTree {
    /// The node of what has the focus; `nil` if nothing has it.
    @MainActor
    package var focusedNode: NodeID? {
        guard let current = environment.focusCenter?.current else { return nil }
        if let control = current as? any NodeFocusTarget {
            return layout.contains(control.node) ? control.node : nil
        }
        return nodes(noting: FocusTargetNote.self).first {
            note(FocusTargetNote.self, of: $0) === current
        }
    }
}

/// Which view of a host has the focus: none or one. Each host has a centre and puts it into the environment.
@MainActor
package final class FocusCenter {
    /// What has the focus. It is kept by its view alone.
    package private(set) weak var current: (any FocusTarget)?
    /// What was copied or cut last in the host's views; its type is known to `QuadrantDragDrop` only.
    package var copied: AnyObject?
    /// Gives the focus to the view that prefers it, by the names of scopes.
    package var preferred: [AnyHashable: () -> Void] = [:]
    /// What the focused views say of themselves; its type is known to `QuadrantGestures` only.
    package var values: AnyObject?
    /// The tree of the host.
    @TreeReference package var tree: ViewTree?
    /// Called when the focus has come, gone or moved.
    package var focusDidMove: (() -> Void)?
    /// Whether people use keys at the moment: a key was the last thing that they used, and no finger or pointer.
    package var usesKeys = false {
        didSet { if usesKeys != oldValue { showRing() } }
    }
    /// Whether the tab key stops at all controls, as with "keyboard navigation" of macOS and "full keyboard access" of
    /// iPadOS, and not only at what is edited.
    package var stopsAtControls = false
    /// The control that has the focus by the tab key; `nil` for what keeps itself.
    package var control: (any FocusTarget)?

    package nonisolated init() {}

    /// Gives the focus to a target, and takes it from the one that has it.
    package func focus(_ target: any FocusTarget) {
        guard current !== target else { return }
        let last = current
        current = target
        last?.didLoseFocus()
        // The one that lost it may have given it to yet another.
        if current === target { target.didGainFocus() }
        if current !== control { control = nil }
        showRing()
        focusDidMove?()
    }

    /// Gives the focus to a target that a focus state asks for. If the view that has the focus has the same value of the
    /// same state, it keeps it: Apple: "SwiftUI gives focus to the first" of several, and reports it.
    ///
    /// - Parameter take: Gives the target the focus.
    package func focusAsWished(_ target: any FocusTarget, _ take: () -> Void) {
        let names = Set(target.wishes.compactMap { $0.isWanted() ? $0.name : nil })
        guard let current, current !== target else { return take() }
        let shared = current.wishes.compactMap { $0.isWanted() ? $0.name : nil }
            .filter { names.contains($0) }
        guard let name = shared.first else { return take() }
        guard let value = name.value else { return }
        tree?.report(
            "Two views are focused by the same value, \(value.base)", at: tree?.focusedNode,
            advice: "The first one has the focus. Give each view a value of its own.")
    }

    /// Takes the focus from a target, or from whatever has it; nothing if the target has it not.
    package func resign(_ target: (any FocusTarget)? = nil) {
        guard let last = current, target == nil || target === last else { return }
        (current, control) = (nil, nil)
        last.didLoseFocus()
        showRing()
        focusDidMove?()
    }
}

private enum FocusCenterKey: EnvironmentKey {
    static var defaultValue: FocusCenter? { nil }
}

private enum FocusWishesKey: EnvironmentKey {
    static var defaultValue: [FocusWish] { [] }
}

/// A value of a focus state that stands for a view: whether the view is meant to have the focus, and the way
/// to say that it has.
package struct FocusWish {
    /// Whether the state has the view's value. Who reads it in a body is told of changes.
    package let isWanted: () -> Bool
    /// Sets the state to the view's value, or takes the value from it.
    package let set: (Bool) -> Void
    /// Tells it from others; `nil` for the value of a state that nobody owns.
    package let name: Name?

    /// The state, and the value that stands for a view; `nil` for a state that only says whether.
    package struct Name: Hashable {
        package let owner: ObjectIdentifier
        package let value: AnyHashable?
    }
}

extension EnvironmentValues {
    /// Which view of the host has the focus; `nil` where no host says.
    package var focusCenter: FocusCenter? {
        get { self[FocusCenterKey.self] }
        set { self[FocusCenterKey.self] = newValue }
    }

    /// The focus states that speak of the views here, the outermost first.
    package var focusWishes: [FocusWish] {
        get { self[FocusWishesKey.self] }
        set { self[FocusWishesKey.self] = newValue }
    }
}

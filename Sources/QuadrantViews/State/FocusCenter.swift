package import QuadrantCore

/// What can have the focus: a field or an editor of text.
@MainActor
package protocol FocusTarget: AnyObject {
    /// Called when the focus comes.
    func didGainFocus()
    /// Called when the focus goes to another view, or to none.
    func didLoseFocus()
}

/// Which view of a host has the focus: none or one. Each host has a centre and puts it into the environment.
@MainActor
package final class FocusCenter {
    /// What has the focus. It is kept by its view alone.
    package private(set) weak var current: (any FocusTarget)?
    /// What was copied or cut last in the host's views.
    package var copied = ""

    package nonisolated init() {}

    /// Gives the focus to a target, and takes it from the one that has it.
    package func focus(_ target: any FocusTarget) {
        guard current !== target else { return }
        let last = current
        current = target
        last?.didLoseFocus()
        // The one that lost it may have given it to yet another.
        if current === target { target.didGainFocus() }
    }

    /// Takes the focus from a target, or from whatever has it; nothing if the target has it not.
    package func resign(_ target: (any FocusTarget)? = nil) {
        guard let last = current, target == nil || target === last else { return }
        current = nil
        last.didLoseFocus()
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

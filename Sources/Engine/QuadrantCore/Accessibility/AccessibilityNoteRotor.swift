/// A list of places that people can go to quickly. An object, so that one that reaches several elements is known
/// as the same.
package final class AccessibilityNoteRotor {
    /// What people call it.
    package let label: String
    /// Works the entries out when somebody asks for them.
    package let entries: @MainActor () -> [AccessibilityNoteRotorEntry]

    package init(
        label: String, entries: @escaping @MainActor () -> [AccessibilityNoteRotorEntry]
    ) {
        self.label = label
        self.entries = entries
    }
}

/// A place of a rotor.
package struct AccessibilityNoteRotorEntry {
    /// Where an entry leads.
    package enum Target {
        /// To the view of an identity: that of a `ForEach`, or of `id(_:)`.
        case identity(AnyHashable)
        /// To the view that is called so by `accessibilityRotorEntry(id:in:)`.
        case name(AccessibilityNoteName)
        /// To the view that the rotor is on.
        case owner
    }

    package var label: String?
    package var target: Target
    /// The part of the view's text that it leads to; `nil` for all of it.
    package var textRange: Range<String.Index>?
    /// Called before the view is looked for: it may make or scroll to it.
    package var prepare: () -> Void

    package init(
        label: String?, target: Target, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.label = label
        self.target = target
        self.textRange = textRange
        self.prepare = prepare
    }
}

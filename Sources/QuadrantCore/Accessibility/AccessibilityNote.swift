package import Foundation

/// What a view tells assistive technologies and tests of itself, beside what it draws.
///
/// Modifiers and controls each give a part; on one node the parts combine, and what a modifier further
/// out says wins. The identifier is not here: it is one of the node's names.
package struct AccessibilityNote {
    /// What the view is, in place of the text inside it; `nil` leaves that.
    package var label: String?
    /// What the view is set to: "1" and "0" for a toggle.
    package var value: String?
    /// What happens when the view is acted upon.
    package var hint: String?
    package var traits: AccessibilityNoteTraits = []
    /// Traits that a modifier takes away from those of the views further in.
    package var removedTraits: AccessibilityNoteTraits = []
    /// `true` leaves the view and all inside it out; `false` says so of one that would be left out.
    package var isHidden: Bool?
    /// Higher ones are told first among siblings; `nil` counts as 0.
    package var sortPriority: Double?
    /// What can be done with the view, in the order of writing; the names are unique.
    package var actions: [AccessibilityNoteAction] = []
    /// What becomes of the views inside; `nil` leaves each of them as it is.
    package var children: AccessibilityNoteChildren?
    /// Whether the view is there but does not act.
    package var isDisabled: Bool?
    /// By what else it may be called when it is spoken to, the most important first.
    package var inputLabels: [String] = []
    /// The level of a heading, from 1; 0 for a heading of no level.
    package var headingLevel: Int?
    /// Whether it can be acted upon; `nil` for what its traits and actions say.
    package var respondsToUserInteraction: Bool?
    /// Where the view is said to be, in the node's space; it is given the node's size and whether
    /// leading is the right side. `nil` for the node's frame.
    package var frame: ((CGSize, _ isRightToLeft: Bool) -> CGRect)?

    package init() {}

    package init(_ traits: AccessibilityNoteTraits) {
        self.traits = traits
    }
}

/// What a view is and how it behaves.
package struct AccessibilityNoteTraits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    package static let isButton = Self(rawValue: 1 << 0)
    package static let isHeader = Self(rawValue: 1 << 1)
    package static let isSelected = Self(rawValue: 1 << 2)
    package static let isLink = Self(rawValue: 1 << 3)
    package static let isSearchField = Self(rawValue: 1 << 4)
    package static let isImage = Self(rawValue: 1 << 5)
    package static let playsSound = Self(rawValue: 1 << 6)
    package static let isKeyboardKey = Self(rawValue: 1 << 7)
    package static let isStaticText = Self(rawValue: 1 << 8)
    package static let isSummaryElement = Self(rawValue: 1 << 9)
    package static let updatesFrequently = Self(rawValue: 1 << 10)
    package static let startsMediaSession = Self(rawValue: 1 << 11)
    package static let allowsDirectInteraction = Self(rawValue: 1 << 12)
    package static let causesPageTurn = Self(rawValue: 1 << 13)
    package static let isModal = Self(rawValue: 1 << 14)
    package static let isToggle = Self(rawValue: 1 << 15)
    package static let isTabBar = Self(rawValue: 1 << 16)
}

/// What becomes of the views inside a view: one element, none of them, or each its own.
package enum AccessibilityNoteChildren: Sendable {
    case ignore
    case combine
    case contain
}

/// Something that can be done with a view.
package struct AccessibilityNoteAction {
    /// What it is called; the action of a tap is called `activate`.
    package var name: String
    package var perform: () -> Void

    package init(name: String, perform: @escaping () -> Void) {
        self.name = name
        self.perform = perform
    }

    /// The name of what a tap does.
    package static let activate = "activate"
}

/// Where nodes' accessibility notes are found: `tree.note(AccessibilityNoteKey.self, of: node)`.
package enum AccessibilityNoteKey: NodeNoteKey {
    package static func combine(
        _ inner: AccessibilityNote, _ outer: AccessibilityNote
    ) -> AccessibilityNote {
        var result = inner
        result.label = outer.label ?? inner.label
        result.value = outer.value ?? inner.value
        result.hint = outer.hint ?? inner.hint
        result.traits = inner.traits.subtracting(outer.removedTraits).union(outer.traits)
        result.removedTraits = inner.removedTraits.subtracting(outer.traits)
            .union(outer.removedTraits)
        result.isHidden = outer.isHidden ?? inner.isHidden
        result.sortPriority = outer.sortPriority ?? inner.sortPriority
        let replaced = Set(outer.actions.map(\.name))
        result.actions = inner.actions.filter { !replaced.contains($0.name) } + outer.actions
        result.children = outer.children ?? inner.children
        result.isDisabled = outer.isDisabled ?? inner.isDisabled
        result.inputLabels = outer.inputLabels.isEmpty ? inner.inputLabels : outer.inputLabels
        result.headingLevel = outer.headingLevel ?? inner.headingLevel
        result.respondsToUserInteraction =
            outer.respondsToUserInteraction ?? inner.respondsToUserInteraction
        result.frame = outer.frame ?? inner.frame
        return result
    }
}

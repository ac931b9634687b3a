package import Foundation

/// What a view tells assistive technologies and tests of itself, beside what it draws.
///
/// Modifiers and controls each give a part; on one node the parts combine, and what a modifier further
/// out says wins. The identifier is not here: it is one of the node's names.
package struct AccessibilityNote {
    /// What the view is, in place of the text inside it; `nil` leaves that.
    package var label: String?
    /// What the view is set to: "1" and "0" for a toggle.
    package var value: String? {
        get { currentValue?() }
        set { currentValue = newValue.map { value in { value } } }
    }
    /// The same, found out when somebody asks: a control whose value changes need not be evaluated for its note.
    package var currentValue: (() -> String)?
    /// What happens when somebody acts on the view.
    package var hint: String?
    /// The traits that are added to those of the views further in.
    package var traits: AccessibilityNoteTraits = []
    /// Traits that a modifier takes away from those of the views further in.
    package var removedTraits: AccessibilityNoteTraits = []
    /// `true` leaves out the view and everything in it; `false` keeps a view that would otherwise
    /// be left out; `nil` decides nothing.
    package var isHidden: Bool?
    /// The priority among siblings: higher ones are read first; `nil` counts as 0.
    package var sortPriority: Double?
    /// What can be done with the view, in the order of writing; the names are unique.
    package var actions: [AccessibilityNoteAction] = []
    /// How the elements inside become part of a new element; `nil` leaves each of them as it is.
    package var children: AccessibilityNoteChildren?
    /// What modifiers further in than the one that said `children` say, of the elements inside; the
    /// innermost first. These have nothing inside themselves.
    package private(set) var inside: [AccessibilityNote] = []
    /// Whether the view cannot be acted upon. `false` says that a control acts although its label
    /// is disabled; `nil` says nothing.
    package var isDisabled: Bool?
    /// Other names by which people may call the view when they speak to it, the most important
    /// first.
    package var inputLabels: [String] = []
    /// The level of a heading, from 1; 0 for a heading of no level.
    package var headingLevel: Int?
    /// Whether it can be acted upon; `nil` for what its traits and actions say.
    package var respondsToUserInteraction: Bool?
    /// Whether it stands for the label of another view, in a view that is told in its place.
    package var isPlaceholder = false
    /// Where the view is said to be, in the node's space; it is given the node's size and whether
    /// leading is the right side. `nil` for the node's frame.
    package var frame: ((CGSize, _ isRightToLeft: Bool) -> CGRect)?
    /// What few views say; `nil` for nothing. On the heap, as they are many and most notes have none.
    package var details: AccessibilityNoteDetails? {
        get { keptDetails?.value }
        set { keptDetails = newValue.map { KeptDetails($0) } }
    }
    private var keptDetails: KeptDetails?

    package init() {}

    package init(_ traits: AccessibilityNoteTraits) {
        self.traits = traits
    }

    /// What a control says: it is one element with the words of its label, and does something when it is
    /// activated.
    package static func control(
        _ traits: AccessibilityNoteTraits, isEnabled: Bool, value: (() -> String)? = nil,
        activate: @escaping () -> Void
    ) -> AccessibilityNote {
        var note = AccessibilityNote(traits)
        note.currentValue = value
        note.children = .combine
        note.isDisabled = !isEnabled
        note.actions = [
            AccessibilityNoteAction(name: AccessibilityNoteAction.activate, perform: activate)
        ]
        return note
    }
}

private final class KeptDetails {
    let value: AccessibilityNoteDetails

    init(_ value: AccessibilityNoteDetails) {
        self.value = value
    }
}

extension AccessibilityNote {
    /// Changes what few views say.
    package mutating func detail(_ change: (inout AccessibilityNoteDetails) -> Void) {
        var details = details ?? AccessibilityNoteDetails()
        change(&details)
        self.details = details
    }
}

extension AccessibilityNote {
    /// The note split by the elements it describes, the innermost elements first. Every layer but
    /// the first says what becomes of its children.
    package var layers: [AccessibilityNote] {
        guard !inside.isEmpty else { return [self] }
        var outermost = self
        outermost.inside = []
        return inside + [outermost]
    }

    /// Whether no element of the node acts.
    package var disablesAll: Bool { layers.disableAll }

    /// What can be done by a name with one of the node's elements, the outermost first.
    package func action(named name: String) -> AccessibilityNoteAction? {
        layers.reversed().lazy.compactMap { $0.actions.last { $0.name == name } }.first
    }

    /// Joins several layers, the outermost of which is last, to one note.
    fileprivate init(_ layers: [AccessibilityNote]) {
        self = layers.last ?? AccessibilityNote()
        inside = layers.dropLast()
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

/// How the views inside a view become elements: together as one element, not at all, or each as its
/// own.
package enum AccessibilityNoteChildren: Sendable {
    case ignore
    case combine
    case contain
}

/// Something that can be done with a view.
package struct AccessibilityNoteAction {
    /// What it is called; the action of a tap is called `activate`.
    package var name: String
    /// The category in which assistive technologies list the action; `nil` for none.
    package var category: String?
    package var perform: () -> Void

    package init(name: String, perform: @escaping () -> Void) {
        self.name = name
        self.perform = perform
    }

    /// The name of what a tap does.
    package static let activate = "activate"
}

extension AccessibilityNote {
    /// What a modifier says and what one further out says on the same node.
    static func combine(
        _ inner: AccessibilityNote, _ outer: AccessibilityNote
    ) -> AccessibilityNote {
        guard outer.children != nil || !inner.inside.isEmpty || !outer.inside.isEmpty else {
            return merge(inner, outer)
        }
        var (layers, further) = (inner.layers, outer.layers[...])
        if let first = further.first, first.children == nil, let last = layers.popLast() {
            layers.append(merge(last, first))
            further = further.dropFirst()
        }
        return AccessibilityNote(layers + further)
    }

    /// Joins what two notes say of the same elements; the outer one wins.
    private static func merge(
        _ inner: AccessibilityNote, _ outer: AccessibilityNote
    ) -> AccessibilityNote {
        var result = inner
        result.label = outer.label ?? inner.label
        result.currentValue = outer.currentValue ?? inner.currentValue
        result.hint = outer.hint ?? inner.hint
        result.traits = inner.traits.subtracting(outer.removedTraits).union(outer.traits)
        result.removedTraits = inner.removedTraits.subtracting(outer.traits)
            .union(outer.removedTraits)
        result.isHidden = outer.isHidden ?? inner.isHidden
        result.sortPriority = outer.sortPriority ?? inner.sortPriority
        if !inner.actions.isEmpty, !outer.actions.isEmpty {
            let replaced = Set(outer.actions.map(\.name))
            result.actions.removeAll { replaced.contains($0.name) }
        }
        result.actions += outer.actions
        result.children = outer.children ?? inner.children
        result.isDisabled = outer.isDisabled ?? inner.isDisabled
        result.inputLabels = outer.inputLabels.isEmpty ? inner.inputLabels : outer.inputLabels
        result.headingLevel = outer.headingLevel ?? inner.headingLevel
        result.respondsToUserInteraction =
            outer.respondsToUserInteraction ?? inner.respondsToUserInteraction
        result.frame = outer.frame ?? inner.frame
        if inner.details != nil || outer.details != nil {
            result.details = AccessibilityNoteDetails.merge(inner.details, outer.details)
        }
        return result
    }
}

extension [AccessibilityNote] {
    /// The outermost layer that says something counts, so that a control acts even if its label is
    /// disabled.
    package var disableAll: Bool { last { $0.isDisabled != nil }?.isDisabled == true }
}

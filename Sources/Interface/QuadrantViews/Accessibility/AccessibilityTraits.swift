import QuadrantCore

/// What an element is and how it behaves, for assistive technologies.
///
/// Apple: "AccessibilityTraits".
public struct AccessibilityTraits: SetAlgebra, Sendable {
    var note: AccessibilityNoteTraits

    init(_ note: AccessibilityNoteTraits) {
        self.note = note
    }

    /// No traits.
    public init() {
        note = []
    }

    /// The element is a button.
    public static let isButton = AccessibilityTraits(.isButton)
    /// The element is the heading of a section of content.
    public static let isHeader = AccessibilityTraits(.isHeader)
    /// The element is selected.
    public static let isSelected = AccessibilityTraits(.isSelected)
    /// The element leads elsewhere, as a link does.
    public static let isLink = AccessibilityTraits(.isLink)
    /// The element is a field in which people type what they search for.
    public static let isSearchField = AccessibilityTraits(.isSearchField)
    /// The element is an image.
    public static let isImage = AccessibilityTraits(.isImage)
    /// The element plays a sound of its own when it is activated.
    public static let playsSound = AccessibilityTraits(.playsSound)
    /// The element behaves as a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(.isKeyboardKey)
    /// The element is text that cannot be changed.
    public static let isStaticText = AccessibilityTraits(.isStaticText)
    /// The element sums up the state of the application when it starts.
    public static let isSummaryElement = AccessibilityTraits(.isSummaryElement)
    /// The element changes its label or value often.
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// The element starts playing or recording when it is activated.
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    /// People who use a screen reader may touch the element directly.
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    /// The page is turned when the element has been read to its end.
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    /// What lies behind the element cannot be used as long as the element is shown.
    public static let isModal = AccessibilityTraits(.isModal)
    /// The element is switched on and off.
    public static let isToggle = AccessibilityTraits(.isToggle)
    /// The element is a tab bar.
    public static let isTabBar = AccessibilityTraits(.isTabBar)

    /// Whether all traits of `member` are among these.
    public func contains(_ member: AccessibilityTraits) -> Bool { note.contains(member.note) }

    /// The traits of both.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(note.union(other.note))
    }

    /// The traits that both have.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(note.intersection(other.note))
    }

    /// The traits that exactly one of both has.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(note.symmetricDifference(other.note))
    }

    /// Adds traits; `inserted` is `false` if all of them were there before.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        note.formUnion(newMember.note)
        return (isNew, newMember)
    }

    /// Takes traits away and returns those of them that were there, or `nil` if none was.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = note.intersection(member.note)
        note.subtract(member.note)
        return removed.isEmpty ? nil : AccessibilityTraits(removed)
    }

    /// Adds traits and returns those of them that were there before, or `nil` if none was.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let old = note.intersection(newMember.note)
        note.formUnion(newMember.note)
        return old.isEmpty ? nil : AccessibilityTraits(old)
    }

    /// Adds the traits of `other`.
    public mutating func formUnion(_ other: AccessibilityTraits) {
        note.formUnion(other.note)
    }

    /// Keeps only traits that `other` has too.
    public mutating func formIntersection(_ other: AccessibilityTraits) {
        note.formIntersection(other.note)
    }

    /// Adds the traits of `other` that are missing, and takes away those that both have.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        note.formSymmetricDifference(other.note)
    }
}

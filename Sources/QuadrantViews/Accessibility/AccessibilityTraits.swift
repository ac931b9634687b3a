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

    /// It is a button.
    public static let isButton = AccessibilityTraits(.isButton)
    /// It heads a section of content.
    public static let isHeader = AccessibilityTraits(.isHeader)
    /// It is selected now.
    public static let isSelected = AccessibilityTraits(.isSelected)
    /// It leads elsewhere.
    public static let isLink = AccessibilityTraits(.isLink)
    /// It is a field to search with.
    public static let isSearchField = AccessibilityTraits(.isSearchField)
    /// It is an image.
    public static let isImage = AccessibilityTraits(.isImage)
    /// It plays a sound of its own when it is activated.
    public static let playsSound = AccessibilityTraits(.playsSound)
    /// It behaves as a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(.isKeyboardKey)
    /// It is text that cannot be changed.
    public static let isStaticText = AccessibilityTraits(.isStaticText)
    /// It sums up what there is when the application starts.
    public static let isSummaryElement = AccessibilityTraits(.isSummaryElement)
    /// Its label or value changes often.
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// It starts playing or recording when it is activated.
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    /// It may be touched directly by those who use a screen reader.
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    /// Its end turns the page.
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    /// What lies behind it cannot be used as long as it is there.
    public static let isModal = AccessibilityTraits(.isModal)
    /// It is switched on and off.
    public static let isToggle = AccessibilityTraits(.isToggle)
    /// It is a bar of tabs.
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

    /// Adds traits; `inserted` is false if all of them were there before.
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

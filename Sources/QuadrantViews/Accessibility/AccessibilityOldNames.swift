public import QuadrantCore

// What modifiers were called before iOS 14; much code still says so.
extension View {
    /// `accessibilityLabel(_:)` by its old name.
    nonisolated public func accessibility(label: Text) -> _Accessible<Self> {
        accessibilityLabel(label)
    }

    /// `accessibilityValue(_:)` by its old name.
    nonisolated public func accessibility(value: Text) -> _Accessible<Self> {
        accessibilityValue(value)
    }

    /// `accessibilityHint(_:)` by its old name.
    nonisolated public func accessibility(hint: Text) -> _Accessible<Self> {
        accessibilityHint(hint)
    }

    /// `accessibilityInputLabels(_:)` by its old name.
    nonisolated public func accessibility(inputLabels: [Text]) -> _Accessible<Self> {
        accessibilityInputLabels(inputLabels)
    }

    /// `accessibilityHidden(_:)` by its old name.
    nonisolated public func accessibility(hidden: Bool) -> _Accessible<Self> {
        accessibilityHidden(hidden)
    }

    /// `accessibilityIdentifier(_:)` by its old name.
    nonisolated public func accessibility(identifier: String) -> _Accessible<Self> {
        accessibilityIdentifier(identifier)
    }

    /// `accessibilityAddTraits(_:)` by its old name.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> _Accessible<
        Self
    > {
        accessibilityAddTraits(traits)
    }

    /// `accessibilityRemoveTraits(_:)` by its old name.
    nonisolated public func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> _Accessible<Self> {
        accessibilityRemoveTraits(traits)
    }

    /// `accessibilitySortPriority(_:)` by its old name.
    nonisolated public func accessibility(sortPriority: Double) -> _Accessible<Self> {
        accessibilitySortPriority(sortPriority)
    }
}

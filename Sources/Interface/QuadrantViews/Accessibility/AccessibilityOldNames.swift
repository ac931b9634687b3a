public import QuadrantCore

// What modifiers were called before iOS 14; much code still says so.
extension View {
    /// The older name of `accessibilityLabel(_:)`.
    nonisolated public func accessibility(label: Text) -> _Accessible<Self> {
        accessibilityLabel(label)
    }

    /// The older name of `accessibilityValue(_:)`.
    nonisolated public func accessibility(value: Text) -> _Accessible<Self> {
        accessibilityValue(value)
    }

    /// The older name of `accessibilityHint(_:)`.
    nonisolated public func accessibility(hint: Text) -> _Accessible<Self> {
        accessibilityHint(hint)
    }

    /// The older name of `accessibilityInputLabels(_:)`.
    nonisolated public func accessibility(inputLabels: [Text]) -> _Accessible<Self> {
        accessibilityInputLabels(inputLabels)
    }

    /// The older name of `accessibilityHidden(_:)`.
    nonisolated public func accessibility(hidden: Bool) -> _Accessible<Self> {
        accessibilityHidden(hidden)
    }

    /// The older name of `accessibilityIdentifier(_:)`.
    nonisolated public func accessibility(identifier: String) -> _Accessible<Self> {
        accessibilityIdentifier(identifier)
    }

    /// The older name of `accessibilityAddTraits(_:)`.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> _Accessible<
        Self
    > {
        accessibilityAddTraits(traits)
    }

    /// The older name of `accessibilityRemoveTraits(_:)`.
    nonisolated public func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> _Accessible<Self> {
        accessibilityRemoveTraits(traits)
    }

    /// The older name of `accessibilitySortPriority(_:)`.
    nonisolated public func accessibility(sortPriority: Double) -> _Accessible<Self> {
        accessibilitySortPriority(sortPriority)
    }
}

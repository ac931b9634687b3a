public import QuadrantCore

extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityLabel(_:)".
    nonisolated public func accessibilityLabel(_ label: Text) -> Self {
        saying(EmptyView().accessibilityLabel(label))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityLabel(_:)".
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Self {
        saying(EmptyView().accessibilityLabel(labelKey))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityLabel(_:)".
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self {
        saying(EmptyView().accessibilityLabel(label))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityLabel(_:isEnabled:)".
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> Self {
        saying(EmptyView().accessibilityLabel(label, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityLabel(_:isEnabled:)".
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
        -> Self
    {
        saying(EmptyView().accessibilityLabel(labelKey, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityLabel(_:isEnabled:)".
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
        -> Self
    {
        saying(EmptyView().accessibilityLabel(label, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityValue(_:)".
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> Self {
        saying(EmptyView().accessibilityValue(valueDescription))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityValue(_:)".
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self {
        saying(EmptyView().accessibilityValue(valueKey))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityValue(_:)".
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> Self {
        saying(EmptyView().accessibilityValue(value))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityValue(_:isEnabled:)".
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> Self {
        saying(EmptyView().accessibilityValue(valueDescription, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityValue(_:isEnabled:)".
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
        -> Self
    {
        saying(EmptyView().accessibilityValue(valueKey, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityValue(_:isEnabled:)".
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
        -> Self
    {
        saying(EmptyView().accessibilityValue(value, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityHint(_:)".
    nonisolated public func accessibilityHint(_ hint: Text) -> Self {
        saying(EmptyView().accessibilityHint(hint))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityHint(_:)".
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> Self {
        saying(EmptyView().accessibilityHint(hintKey))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityHint(_:)".
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> Self {
        saying(EmptyView().accessibilityHint(hint))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityHint(_:isEnabled:)".
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> Self {
        saying(EmptyView().accessibilityHint(hint, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityHint(_:isEnabled:)".
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
        -> Self
    {
        saying(EmptyView().accessibilityHint(hintKey, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityHint(_:isEnabled:)".
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> Self
    {
        saying(EmptyView().accessibilityHint(hint, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityInputLabels(_:isEnabled:)".
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true)
        -> Self
    {
        saying(EmptyView().accessibilityInputLabels(inputLabels, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityInputLabels(_:isEnabled:)".
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> Self {
        saying(EmptyView().accessibilityInputLabels(inputLabelKeys, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityInputLabels(_:isEnabled:)".
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> Self {
        saying(EmptyView().accessibilityInputLabels(inputLabels, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibility(label:)".
    nonisolated public func accessibility(label: Text) -> Self {
        saying(EmptyView().accessibility(label: label))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibility(value:)".
    nonisolated public func accessibility(value: Text) -> Self {
        saying(EmptyView().accessibility(value: value))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibility(hint:)".
    nonisolated public func accessibility(hint: Text) -> Self {
        saying(EmptyView().accessibility(hint: hint))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibility(inputLabels:)".
    nonisolated public func accessibility(inputLabels: [Text]) -> Self {
        saying(EmptyView().accessibility(inputLabels: inputLabels))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibility(hidden:)".
    nonisolated public func accessibility(hidden: Bool) -> Self {
        saying(EmptyView().accessibility(hidden: hidden))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibility(identifier:)".
    nonisolated public func accessibility(identifier: String) -> Self {
        saying(EmptyView().accessibility(identifier: identifier))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibility(addTraits:)".
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> Self {
        saying(EmptyView().accessibility(addTraits: traits))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibility(removeTraits:)".
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> Self {
        saying(EmptyView().accessibility(removeTraits: traits))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibility(sortPriority:)".
    nonisolated public func accessibility(sortPriority: Double) -> Self {
        saying(EmptyView().accessibility(sortPriority: sortPriority))
    }
}

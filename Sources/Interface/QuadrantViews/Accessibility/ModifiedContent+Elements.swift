public import Accessibility
public import QuadrantCore
import QuadrantLayout

extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityHidden(_:)".
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> Self {
        saying(EmptyView().accessibilityHidden(hidden))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityHidden(_:isEnabled:)".
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> Self {
        saying(EmptyView().accessibilityHidden(hidden, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityAddTraits(_:)".
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self {
        saying(EmptyView().accessibilityAddTraits(traits))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityRemoveTraits(_:)".
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self {
        saying(EmptyView().accessibilityRemoveTraits(traits))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilitySortPriority(_:)".
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> Self {
        saying(EmptyView().accessibilitySortPriority(sortPriority))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityRespondsToUserInteraction(_:)".
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> Self {
        saying(EmptyView().accessibilityRespondsToUserInteraction(respondsToUserInteraction))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityRespondsToUserInteraction(_:isEnabled:)".
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool, isEnabled: Bool
    ) -> Self {
        saying(
            EmptyView().accessibilityRespondsToUserInteraction(
                respondsToUserInteraction, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityIdentifier(_:)".
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> Self {
        saying(EmptyView().accessibilityIdentifier(identifier))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityIdentifier(_:isEnabled:)".
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> Self {
        saying(EmptyView().accessibilityIdentifier(identifier, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityTextContentType(_:)".
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
        -> Self
    {
        saying(EmptyView().accessibilityTextContentType(value))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityCustomContent(_:_:importance:)".
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> Self {
        saying(EmptyView().accessibilityCustomContent(key, value, importance: importance))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityCustomContent(_:_:importance:)".
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> Self {
        saying(EmptyView().accessibilityCustomContent(key, valueKey, importance: importance))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityCustomContent(_:_:importance:)".
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> Self {
        saying(EmptyView().accessibilityCustomContent(key, value, importance: importance))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityCustomContent(_:_:importance:)".
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> Self {
        saying(EmptyView().accessibilityCustomContent(label, value, importance: importance))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityCustomContent(_:_:importance:)".
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> Self {
        saying(EmptyView().accessibilityCustomContent(labelKey, value, importance: importance))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityCustomContent(_:_:importance:)".
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> Self {
        saying(EmptyView().accessibilityCustomContent(labelKey, valueKey, importance: importance))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityCustomContent(_:_:importance:)".
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> Self {
        saying(EmptyView().accessibilityCustomContent(labelKey, value, importance: importance))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibility(selectionIdentifier:)".
    nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> Self {
        saying(EmptyView().accessibility(selectionIdentifier: selectionIdentifier))
    }
}

public import Foundation
public import QuadrantCore
public import QuadrantGeometry

extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityAction(_:_:)".
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> Self {
        saying(EmptyView().accessibilityAction(actionKind, handler))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityAction(named:_:)".
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
        -> Self
    {
        saying(EmptyView().accessibilityAction(named: name, handler))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityAction(named:_:)".
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> Self {
        saying(EmptyView().accessibilityAction(named: nameKey, handler))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityAction(named:_:)".
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> Self {
        saying(EmptyView().accessibilityAction(named: name, handler))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityAdjustableAction(_:)".
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> Self {
        saying(EmptyView().accessibilityAdjustableAction(handler))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityScrollAction(_:)".
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> Self {
        saying(EmptyView().accessibilityScrollAction(handler))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityZoomAction(_:)".
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> Self {
        saying(EmptyView().accessibilityZoomAction(handler))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityScrollStatus(_:isEnabled:)".
    nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true)
        -> Self
    {
        saying(EmptyView().accessibilityScrollStatus(status, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityScrollStatus(_:isEnabled:)".
    nonisolated public func accessibilityScrollStatus(
        _ status: LocalizedStringKey, isEnabled: Bool = true
    ) -> Self {
        saying(EmptyView().accessibilityScrollStatus(status, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityScrollStatus(_:isEnabled:)".
    @_disfavoredOverload
    nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
        _ status: S, isEnabled: Bool = true
    ) -> Self {
        saying(EmptyView().accessibilityScrollStatus(status, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityDirectTouch(_:options:)".
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> Self {
        saying(EmptyView().accessibilityDirectTouch(isDirectTouchArea, options: options))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityActivationPoint(_:)".
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> Self {
        saying(EmptyView().accessibilityActivationPoint(activationPoint))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityActivationPoint(_:)".
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> Self {
        saying(EmptyView().accessibilityActivationPoint(activationPoint))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityActivationPoint(_:isEnabled:)".
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> Self {
        saying(EmptyView().accessibilityActivationPoint(activationPoint, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityActivationPoint(_:isEnabled:)".
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> Self {
        saying(EmptyView().accessibilityActivationPoint(activationPoint, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibility(activationPoint:)".
    nonisolated public func accessibility(activationPoint: CGPoint) -> Self {
        saying(EmptyView().accessibility(activationPoint: activationPoint))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibility(activationPoint:)".
    nonisolated public func accessibility(activationPoint: UnitPoint) -> Self {
        saying(EmptyView().accessibility(activationPoint: activationPoint))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityDragPoint(_:description:)".
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> Self {
        saying(EmptyView().accessibilityDragPoint(point, description: description))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityDragPoint(_:description:)".
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> Self {
        saying(EmptyView().accessibilityDragPoint(point, description: description))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityDragPoint(_:description:)".
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> Self {
        saying(EmptyView().accessibilityDragPoint(point, description: description))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityDragPoint(_:description:isEnabled:)".
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> Self {
        saying(
            EmptyView().accessibilityDragPoint(
                point, description: description, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityDragPoint(_:description:isEnabled:)".
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> Self {
        saying(
            EmptyView().accessibilityDragPoint(
                point, description: description, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityDragPoint(_:description:isEnabled:)".
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> Self {
        saying(
            EmptyView().accessibilityDragPoint(
                point, description: description, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityDropPoint(_:description:)".
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> Self {
        saying(EmptyView().accessibilityDropPoint(point, description: description))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityDropPoint(_:description:)".
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> Self {
        saying(EmptyView().accessibilityDropPoint(point, description: description))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityDropPoint(_:description:)".
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> Self {
        saying(EmptyView().accessibilityDropPoint(point, description: description))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityDropPoint(_:description:isEnabled:)".
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> Self {
        saying(
            EmptyView().accessibilityDropPoint(
                point, description: description, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityDropPoint(_:description:isEnabled:)".
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> Self {
        saying(
            EmptyView().accessibilityDropPoint(
                point, description: description, isEnabled: isEnabled))
    }

    /// The same as that of views, in one modifier with what was said before.
    ///
    /// Apple: "ModifiedContent.accessibilityDropPoint(_:description:isEnabled:)".
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> Self {
        saying(
            EmptyView().accessibilityDropPoint(
                point, description: description, isEnabled: isEnabled))
    }
}

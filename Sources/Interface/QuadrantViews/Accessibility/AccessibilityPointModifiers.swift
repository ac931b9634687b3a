public import Foundation
public import QuadrantCore
public import QuadrantGeometry

extension View {
    private nonisolated func activating(
        _ point: AccessibilityNotePoint, _ isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in
            if isEnabled { note.detail { $0.activationPoint = point } }
        }
    }

    /// Sets where a tap of an assistive technology lands, in points from the view's top left corner.
    ///
    /// Apple: "accessibilityActivationPoint(_:)". Without it, taps land in the middle. Tests tap there, too. A point
    /// that is not finite is left aside.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        activating(.point(activationPoint), true)
    }

    /// Sets where a tap of an assistive technology lands, in the view's unit square from its leading top corner.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        activating(.unit(activationPoint), true)
    }

    /// Sets where a tap of an assistive technology lands; has no effect if `isEnabled` is `false`.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        activating(.point(activationPoint), isEnabled)
    }

    /// Sets where a tap of an assistive technology lands, in the view's unit square; has no effect if `isEnabled` is
    /// `false`.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        activating(.unit(activationPoint), isEnabled)
    }

    /// The older name of `accessibilityActivationPoint(_:)`.
    nonisolated public func accessibility(
        activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityActivationPoint(activationPoint)
    }

    /// The older name of `accessibilityActivationPoint(_:)`.
    nonisolated public func accessibility(
        activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityActivationPoint(activationPoint)
    }
}

extension View {
    private nonisolated func dragPlace(
        _ point: UnitPoint, _ description: Text, _ isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, environment in
            guard isEnabled else { return }
            let place = AccessibilityNotePlace(
                point: point, description: description.plainString(in: environment))
            note.detail { $0.dragPoints = [place] }
        }
    }

    /// Adds a point at which an assistive technology can begin a drag, and says what that does.
    ///
    /// Apple: "accessibilityDragPoint(_:description:)". The point is one of the view's unit square, from its leading
    /// top corner. A view may have several.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        dragPlace(point, description, true)
    }

    /// Adds a point at which an assistive technology can begin a drag, and says what that does by a localised
    /// string.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        dragPlace(point, Text(description), true)
    }

    /// Adds a point at which an assistive technology can begin a drag, and says what that does by a string that is
    /// not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        dragPlace(point, Text(description), true)
    }

    /// Adds a point at which an assistive technology can begin a drag; has no effect if `isEnabled` is `false`.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        dragPlace(point, description, isEnabled)
    }

    /// Adds a point at which an assistive technology can begin a drag, with a localised description; has no effect
    /// if `isEnabled` is `false`.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        dragPlace(point, Text(description), isEnabled)
    }

    /// Adds a point at which an assistive technology can begin a drag, with a description that is not localised; has
    /// no effect if `isEnabled` is `false`.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        dragPlace(point, Text(description), isEnabled)
    }

    private nonisolated func dropPlace(
        _ point: UnitPoint, _ description: Text, _ isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, environment in
            guard isEnabled else { return }
            let place = AccessibilityNotePlace(
                point: point, description: description.plainString(in: environment))
            note.detail { $0.dropPoints = [place] }
        }
    }

    /// Adds a point at which an assistive technology can end a drag, and says what that does.
    ///
    /// Apple: "accessibilityDropPoint(_:description:)". The point is one of the view's unit square, from its leading
    /// top corner. A view may have several.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        dropPlace(point, description, true)
    }

    /// Adds a point at which an assistive technology can end a drag, and says what that does by a localised
    /// string.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        dropPlace(point, Text(description), true)
    }

    /// Adds a point at which an assistive technology can end a drag, and says what that does by a string that is
    /// not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        dropPlace(point, Text(description), true)
    }

    /// Adds a point at which an assistive technology can end a drag; has no effect if `isEnabled` is `false`.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        dropPlace(point, description, isEnabled)
    }

    /// Adds a point at which an assistive technology can end a drag, with a localised description; has no effect
    /// if `isEnabled` is `false`.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        dropPlace(point, Text(description), isEnabled)
    }

    /// Adds a point at which an assistive technology can end a drag, with a description that is not localised; has
    /// no effect if `isEnabled` is `false`.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        dropPlace(point, Text(description), isEnabled)
    }
}

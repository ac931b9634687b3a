public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// Where and in which direction somebody zooms with an assistive technology.
///
/// Apple: "AccessibilityZoomGestureAction".
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of a zoom.
    ///
    /// Apple: "AccessibilityZoomGestureAction.Direction".
    @frozen public enum Direction: Hashable, Sendable {
        /// What is shown is to become larger.
        case zoomIn
        /// What is shown is to become smaller.
        case zoomOut
    }

    /// The direction.
    public let direction: Direction
    /// Where it is done, in the unit square of the view.
    public let location: UnitPoint
    /// Where it is done, in points from the view's top left corner.
    public let point: CGPoint
}

/// How touches reach a view that takes them although a screen reader is on.
///
/// Apple: "AccessibilityDirectTouchOptions".
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Nothing is spoken while the view is touched: it has sounds of its own.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// Touches reach the view only after it was activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

extension View {
    /// Lets assistive technologies scroll the view; the edge is the one towards which people scroll.
    ///
    /// Apple: "accessibilityScrollAction(_:)". In a test: `HostedView.accessibilityScroll(_:)`.
    nonisolated public func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in note.detail { $0.scroll = handler } }
    }

    /// Lets assistive technologies zoom the view.
    ///
    /// Apple: "accessibilityZoomAction(_:)". In a test: `HostedView.accessibilityZoom(_:at:)`.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in
            note.detail {
                $0.zoom = { isIn, location, point in
                    handler(
                        AccessibilityZoomGestureAction(
                            direction: isIn ? .zoomIn : .zoomOut, location: location, point: point))
                }
            }
        }
    }

    /// Says how far the view is scrolled, in place of what assistive technologies say of themselves: "Page 2 of 4".
    ///
    /// Apple: "accessibilityScrollStatus(_:isEnabled:)". It has no effect if `isEnabled` is `false`.
    nonisolated public func accessibilityScrollStatus(
        _ status: Text, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, environment in
            guard isEnabled else { return }
            let words = status.plainString(in: environment)
            note.detail { $0.scrollStatus = words }
        }
    }

    /// Says how far the view is scrolled, by a localised string.
    nonisolated public func accessibilityScrollStatus(
        _ status: LocalizedStringKey, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
    }

    /// Says how far the view is scrolled, by a string that is not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
        _ status: S, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
    }

    /// Says whether touches go straight to the view although a screen reader is on, as those on the keys of an
    /// instrument do.
    ///
    /// Apple: "accessibilityDirectTouch(_:options:)". The view has the trait `allowsDirectInteraction` then. Touches
    /// of tests reach every view.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in
            if isDirectTouchArea {
                note.traits.insert(.allowsDirectInteraction)
            } else {
                note.removedTraits.insert(.allowsDirectInteraction)
            }
            note.detail {
                $0.directTouch = AccessibilityNoteTouch(
                    isOn: isDirectTouchArea, isSilent: options.contains(.silentOnTouch),
                    requiresActivation: options.contains(.requiresActivation))
            }
        }
    }
}

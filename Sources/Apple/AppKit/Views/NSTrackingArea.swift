internal import CoreGraphics
public import Foundation
package import QuadrantCore
internal import QuadrantGestures
internal import QuadrantViews

/// An area in which somebody wants to be told of the pointer; see `NSView.addTrackingArea(_:)`.
///
/// Apple: "NSTrackingArea" (AppKit), in part.
public final class NSTrackingArea: NSObject {
    /// What is told, and when.
    ///
    /// Apple: "NSTrackingArea.Options".
    public struct Options: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt

        /// The options of a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// That the pointer comes and goes.
        public static let mouseEnteredAndExited = Options(rawValue: 1 << 0)
        /// That it moves.
        public static let mouseMoved = Options(rawValue: 1 << 1)
        /// That it may look otherwise.
        public static let cursorUpdate = Options(rawValue: 1 << 2)
        /// While the view has the focus.
        public static let activeWhenFirstResponder = Options(rawValue: 1 << 4)
        /// In the window in front.
        public static let activeInKeyWindow = Options(rawValue: 1 << 5)
        /// In the app in front.
        public static let activeInActiveApp = Options(rawValue: 1 << 6)
        /// Always.
        public static let activeAlways = Options(rawValue: 1 << 7)
        /// The pointer is inside at first.
        public static let assumeInside = Options(rawValue: 1 << 8)
        /// What is seen of the view, in place of the rectangle.
        public static let inVisibleRect = Options(rawValue: 1 << 9)
        /// Also while something is dragged.
        public static let enabledDuringMouseDrag = Options(rawValue: 1 << 10)
    }

    /// The area in the view, in points.
    public let rect: CGRect
    /// What is told, and when.
    public let options: Options
    /// Who is told.
    public private(set) weak var owner: AnyObject?
    /// What belongs to it.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an area.
    public init(
        rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
    ) {
        (self.rect, self.options, self.userInfo) = (rect, options, userInfo)
        self.owner = owner as AnyObject?
    }
}

/// What becomes of the press that is going on in a view.
enum ViewPress {
    case none
    /// The view is told of it.
    case here
    /// A view in it takes it.
    case elsewhere
}

// The pointer as gestures see it: a press is told beside the gestures of the views around.
extension NSView {
    package func watched(_ picture: AnyView) -> AnyView {
        var view = reached(picture)
        if takesPointer {
            let press = DragGesture(minimumDistance: 0)
                .onChanged { [weak self] drag in self?.pressMoved(to: drag.location) }
                .onEnded { [weak self] drag in self?.pressEnded(at: drag.location) }
            view = AnyView(view.contentShape(Rectangle()).simultaneousGesture(press))
        }
        guard !trackingAreas.isEmpty else { return view }
        return AnyView(
            view.contentShape(Rectangle()).onContinuousHover { [weak self] phase in
                switch phase {
                case .active(let place): self?.hover(at: place)
                case .ended: self?.hover(at: nil)
                }
            })
    }

    private func pressMoved(to place: CGPoint) {
        switch pressing {
        case .none:
            // The view in front has a gesture of its own, which is told too.
            let own = ownPlace(place)
            let isElsewhere = subviews.contains {
                $0.takesPointer && !$0.isHidden && $0.backing.frame.contains(own)
            }
            pressing = isElsewhere ? .elsewhere : .here
            if isElsewhere { return }
            if takesKeys { window?.makeFirstResponder(self) }
            press(.leftMouseDown, place)
        case .here: press(.leftMouseDragged, place)
        case .elsewhere: break
        }
    }

    private func pressEnded(at place: CGPoint) {
        let wasHere = pressing == .here
        pressing = .none
        if wasHere { press(.leftMouseUp, place) }
    }

    private func ownPlace(_ place: CGPoint) -> CGPoint {
        CGPoint(x: place.x + bounds.minX, y: place.y + bounds.minY)
    }

    private func press(_ type: NSEvent.EventType, _ place: CGPoint) {
        let own = ownPlace(place)
        let event = NSEvent(type, at: inWindow(own))
        event.pressedClicks = 1
        switch type {
        case .leftMouseDown: mouseDown(with: event)
        case .leftMouseDragged: mouseDragged(with: event)
        default: mouseUp(with: event)
        }
    }

    /// A place from the top left corner of the view, in the coordinates of the window, whose y grows upward.
    private func inWindow(_ place: CGPoint) -> CGPoint {
        let outer = outermost
        let there = backing.convert(place, to: outer.backing)
        return CGPoint(x: there.x, y: outer.bounds.height - there.y)
    }

    private func hover(at place: CGPoint?) {
        for area in trackingAreas {
            let box = area.options.contains(.inVisibleRect) ? bounds : turned(area.rect)
            let isInside = place.map(box.contains) ?? false
            let wasInside = entered.contains { $0 === area }
            let responder = area.owner as? NSResponder ?? self
            let event = NSEvent(
                isInside ? .mouseEntered : .mouseExited, at: inWindow(place ?? .zero))
            event.area = area
            if isInside != wasInside {
                entered.removeAll { $0 === area }
                if isInside { entered.append(area) }
                guard area.options.contains(.mouseEnteredAndExited) else { continue }
                isInside ? responder.mouseEntered(with: event) : responder.mouseExited(with: event)
            } else if isInside, area.options.contains(.mouseMoved) {
                responder.mouseMoved(with: NSEvent(.mouseMoved, at: event.locationInWindow))
            }
        }
    }
}

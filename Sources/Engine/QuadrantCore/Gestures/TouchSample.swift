package import Foundation
package import QuadrantEvents

/// One finger at one moment, as gestures see it.
package struct TouchSample {
    /// Which finger. Fingers that come later never have the number of one before.
    package var id: Int
    package var kind: InputEvent.Kind
    package var phase: InputEvent.Phase
    /// In seconds of the arena's clock, never less than that of the sample before.
    package var time: Double
    /// In points from the top left corner of the root.
    package var location: CGPoint
    /// How far a trackpad's fingers moved apart since they began, and how far they turned, in degrees.
    package var scale: Double = 1
    package var angle: Double = 0
    package var button = 0
    package var modifiers: InputEvent.Modifiers = []

    package init(
        id: Int, kind: InputEvent.Kind = .touch, phase: InputEvent.Phase, time: Double,
        location: CGPoint
    ) {
        (self.id, self.kind, self.phase) = (id, kind, phase)
        (self.time, self.location) = (time, location)
    }
}

/// The figures by which gestures are told apart, in one place.
package enum GestureFigures {
    /// The longest time between two taps in a row, in seconds (Apple's UIKit; widely reported).
    package static let tapInterval = 0.35
    /// How far a finger may move in a tap, in points. Evidence: UIKit's tap recognisers let go at about 45.
    package static let tapDistance: CGFloat = 45
    /// How far beyond a button's frame a finger still presses it, in points (UIKit's controls, widely measured).
    package static let buttonMargin: CGFloat = 70
    /// How long a finger holds a view before its menu opens, in seconds (UIKit, widely reported).
    package static let menuPress = 0.5
    /// How long a finger stays where it is before content in a scroll view is told, in seconds (UIKit's
    /// `delaysContentTouches`, widely reported).
    package static let contentDelay = 0.15
    /// How far a finger moves before a scroll view follows it, in points (UIKit, widely reported).
    package static let scrollDistance: CGFloat = 10
    /// For how long the movement before a finger was lifted counts as its speed, in seconds. A choice: Apple does not
    /// say.
    package static let velocityWindow = 0.1
    /// A finger that has not moved for so long stands still, in seconds. A choice.
    package static let standstill = 0.05
    /// A drag is taken to go on for so long at its speed, in seconds (widely measured).
    package static let prediction = 0.25
}

extension InputEvent.Kind {
    /// Whether it is something that comes down, moves and is lifted: a finger, a pencil, a button of a pointer.
    package var isTouch: Bool { self == .touch || self == .pencil || self == .pointer }
}

package import Foundation
import QuadrantEvents

/// Counts taps in a row of one finger.
package struct TapCounter {
    /// How many make the gesture, at least one.
    package let count: Int
    package private(set) var standing = GestureStanding.possible
    /// When no further tap counts any more; `nil` while a finger is down, and before the first tap.
    package private(set) var deadline: Double?
    /// Where the last tap was, in the root's space.
    package private(set) var location = CGPoint.zero
    /// Whether a finger is down.
    package var isPressed: Bool { finger != nil }
    private var done = 0
    private var finger: Int?
    private var start = CGPoint.zero
    /// How far the finger may move.
    private let distance: CGFloat

    package init(count: Int, distance: CGFloat? = nil) {
        self.count = max(1, count)
        self.distance = distance ?? GestureFigures.tapDistance
    }

    /// - Parameter isInside: Whether a point of the root's space is on the view.
    package mutating func touch(_ sample: TouchSample, isInside: (CGPoint) -> Bool) {
        guard !standing.isOver else { return }
        if sample.phase == .began {
            // A tap is made by one finger (UIKit's tap recognisers fail as soon as a second one comes down).
            guard finger == nil else {
                (standing, deadline) = (.failed, nil)
                return
            }
            if done > 0, start.distance(to: sample.location) > distance {
                standing = .failed
                return
            }
            (finger, start, deadline) = (sample.id, sample.location, nil)
        }
        guard sample.id == finger else { return }
        location = sample.location
        if start.distance(to: location) > distance || sample.phase == .cancelled {
            standing = .failed
        } else if sample.phase == .ended {
            finger = nil
            guard isInside(location) else {
                standing = .failed
                return
            }
            done += 1
            if done == count {
                standing = .ended
            } else {
                deadline = sample.time + GestureFigures.tapInterval
            }
        }
        if standing.isOver { deadline = nil }
    }

    package mutating func timePasses(to time: Double) {
        guard let deadline, time >= deadline, standing == .possible else { return }
        standing = .failed
        self.deadline = nil
    }
}

extension CGPoint {
    /// How far it is to another point, in a straight line.
    package func distance(to other: CGPoint) -> CGFloat {
        let (x, y) = (other.x - x, other.y - y)
        return (x * x + y * y).squareRoot()
    }
}

/// The action of a tap as a member of the arena.
@MainActor
final class TapMember: ArenaMember {
    private let place: GesturePlace
    private let tree: ViewTree
    private let action: TapActions.Action
    private var counter: TapCounter
    private var isDone = false
    /// Of a button: it may be left and reached again.
    private let isButton: Bool
    /// How it shows that it is held, where it does so by itself.
    private let look: PressedLook?
    private var isPressed = false
    private var wasPressed = false
    /// When the button shows that it is pressed, in a scroll view.
    private var pressTime: Double?

    init(_ action: TapActions.Action, in tree: ViewTree, at place: GesturePlace) {
        self.action = action
        self.place = place
        self.tree = tree
        isButton = action.isButton
        look = action.pressedLook
        counter = TapCounter(count: action.count, distance: isButton ? .infinity : nil)
    }

    /// A button follows the finger that holds it, and no other one.
    func accepts(_ sample: TouchSample) -> Bool {
        sample.kind.isTouch && sample.button == 0 && !(isButton && counter.isPressed)
    }

    var standing: GestureStanding { counter.standing }
    var taps: Int { counter.count }
    var deadline: Double? { earlier(counter.deadline, pressTime) }

    func touch(_ sample: TouchSample) {
        counter.touch(sample) {
            isButton
                ? place.isNear($0, within: GestureFigures.buttonMargin) : place.isReached(at: $0)
        }
        guard isButton || look != nil else { return }
        let isOn =
            counter.isPressed
            && (isButton
                ? place.isNear(counter.location, within: GestureFigures.buttonMargin)
                : place.isReached(at: counter.location))
        if sample.phase == .began, tree.scrollPart(around: place.node) != nil {
            // It may become a movement of the scroll view.
            pressTime = sample.time + GestureFigures.contentDelay
        } else if pressTime == nil || !isOn {
            isPressed = isOn
            pressTime = nil
        }
    }

    func timePasses(to time: Double) {
        counter.timePasses(to: time)
        guard let pressTime, time >= pressTime else { return }
        self.pressTime = nil
        isPressed = counter.isPressed
    }

    private func earlier(_ a: Double?, _ b: Double?) -> Double? {
        guard let a, let b else { return a ?? b }
        return min(a, b)
    }

    private func tellPress(_ isOn: Bool, _ log: inout DeliveryLog) {
        guard isOn != wasPressed else { return }
        wasPressed = isOn
        log.calls += 1
        action.pressing?(isOn)
        if let look { tree.press(place.node, isOn ? look : nil) }
    }

    func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        if isButton || look != nil { tellPress(isPressed && !counter.standing.isOver, &log) }
        guard isGranted, !isDone, counter.standing == .ended else { return }
        isDone = true
        log.calls += 1
        let point = place.point(counter.location, in: action.space)
        action.perform(Tap(location: point, node: place.node, tree: tree))
    }

    func cancel(_ log: inout DeliveryLog) {
        isPressed = false
        pressTime = nil
        if isButton || look != nil { tellPress(false, &log) }
    }
}

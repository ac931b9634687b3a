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

    package init(count: Int) {
        self.count = max(1, count)
    }

    /// - Parameter isInside: Whether a point of the root's space is on the view.
    package mutating func touch(_ sample: TouchSample, isInside: (CGPoint) -> Bool) {
        guard !standing.isOver else { return }
        if sample.phase == .began {
            // Further fingers make no difference.
            guard finger == nil else { return }
            if done > 0, start.distance(to: sample.location) > GestureFigures.tapDistance {
                standing = .failed
                return
            }
            (finger, start, deadline) = (sample.id, sample.location, nil)
        }
        guard sample.id == finger else { return }
        location = sample.location
        if start.distance(to: location) > GestureFigures.tapDistance || sample.phase == .cancelled {
            standing = .failed
        } else if sample.phase == .ended {
            finger = nil
            guard isInside(location) else {
                standing = .failed
                return
            }
            done += 1
            if done == count { standing = .ended } else { deadline = sample.time + GestureFigures.tapInterval }
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

    init(_ action: TapActions.Action, in tree: ViewTree, at place: GesturePlace) {
        self.action = action
        self.place = place
        self.tree = tree
        counter = TapCounter(count: action.count)
    }

    var standing: GestureStanding { counter.standing }
    var taps: Int { counter.count }
    var deadline: Double? { counter.deadline }

    func touch(_ sample: TouchSample) {
        counter.touch(sample) { place.isReached(at: $0) }
    }

    func timePasses(to time: Double) { counter.timePasses(to: time) }

    func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        guard isGranted, !isDone, counter.standing == .ended else { return }
        isDone = true
        log.calls += 1
        let point = place.point(counter.location, in: action.space)
        action.perform(Tap(location: point, node: place.node, tree: tree))
    }

    func cancel(_ log: inout DeliveryLog) {}
}

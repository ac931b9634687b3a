import Foundation
import QuadrantCore
import QuadrantEvents

/// Two fingers on a view, or two on a trackpad: how far they are apart, how they are turned.
@MainActor
struct FingerPair {
    /// What they have done since both are there.
    struct Change {
        /// How many times as far apart they are as at first.
        var scale = 1.0
        /// How far they are turned, in radians, clockwise.
        var angle = 0.0
    }

    private var fingers: [(id: Int, place: CGPoint)] = []
    private var startLength = 0.0
    private var lastDirection = 0.0
    private(set) var change = Change()
    /// Where their middle was at first, in the root's space; `nil` as long as there are not two.
    private(set) var start: CGPoint?
    /// Whether one of two is gone.
    private(set) var isOver = false
    private var isTrackpad = false

    /// - Returns: Whether there are two.
    mutating func touch(_ sample: TouchSample) -> Bool {
        if sample.kind == .pinch || sample.kind == .rotate { return trackpad(sample) }
        guard !isTrackpad else { return start != nil }
        switch sample.phase {
        case .began:
            guard fingers.count < 2 else { return true }
            fingers.append((sample.id, sample.location))
            if fingers.count == 2 { begin() }
        case .moved:
            guard let index = fingers.firstIndex(where: { $0.id == sample.id }) else {
                return start != nil
            }
            fingers[index].place = sample.location
            if start != nil { measure() }
        case .ended, .cancelled:
            if fingers.contains(where: { $0.id == sample.id }) {
                if start != nil { isOver = true }
                fingers.removeAll { $0.id == sample.id }
            }
        }
        return start != nil
    }

    private mutating func trackpad(_ sample: TouchSample) -> Bool {
        if sample.phase == .began {
            start = sample.location
            isTrackpad = true
        }
        change = Change(scale: max(0, sample.scale), angle: sample.angle * .pi / 180)
        if sample.phase == .ended { isOver = true }
        return true
    }

    private var length: Double { fingers[0].place.distance(to: fingers[1].place) }

    private var direction: Double {
        let (a, b) = (fingers[0].place, fingers[1].place)
        return atan2(b.y - a.y, b.x - a.x)
    }

    private mutating func begin() {
        let (a, b) = (fingers[0].place, fingers[1].place)
        start = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        // Fingers on one point are as far apart as a finger is wide.
        startLength = max(length, 1)
        lastDirection = direction
    }

    private mutating func measure() {
        change.scale = length / startLength
        guard length > 0 else { return }
        // Turns beyond half a circle go on counting.
        var step = direction - lastDirection
        if step > .pi { step -= 2 * .pi }
        if step < -.pi { step += 2 * .pi }
        change.angle += step
        lastDirection = direction
    }
}

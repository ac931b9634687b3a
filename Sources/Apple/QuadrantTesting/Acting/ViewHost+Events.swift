public import Foundation
internal import QuadrantCore
public import QuadrantEvents
internal import QuadrantGestures
internal import QuadrantRendering
public import SwiftUI
public import Testing

extension ViewHost {
    /// Hands an event to the view, as a window would: time passes up to the event's, then the views under it are told.
    ///
    /// - Parameter event: Its place is in the coordinates of the room. A time that is over counts as now.
    public func send(_ event: InputEvent, sourceLocation: SourceLocation = #_sourceLocation) {
        called(at: sourceLocation) {
            sent.events.append(event)
            host.send(room.inView(event))
            reportIssues()
        }
    }

    /// Hands a recording to the view, event by event, and lets time pass as it did.
    public func play(
        _ recording: EventRecording, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        called(at: sourceLocation) { for event in recording.events { send(event) } }
    }

    /// All events that this host was given, and those that its hands made: `host.recording.text` can be kept and played again.
    public var recording: EventRecording { sent }

    /// Puts a finger on a point of the room, and leaves it there.
    ///
    /// ```swift
    /// let finger = host.touch(at: CGPoint(x: 50, y: 50))
    /// finger.move(to: CGPoint(x: 90, y: 50))
    /// finger.lift()
    /// ```
    public func touch(
        at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
    ) -> HostedFinger {
        let finger = HostedFinger(host: self, id: nextFinger, point: point)
        nextFinger += 1
        send(
            .touch(.began, at: point, id: finger.id, time: handTime), sourceLocation: sourceLocation
        )
        return finger
    }

    /// Moves a finger over the room, from a point to another one, and lifts it there when it stands still.
    ///
    /// - Parameter duration: How long it moves, in seconds.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: Double = 0.3,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        called(at: sourceLocation) {
            let finger = touch(at: start)
            finger.move(to: end, duration: duration)
            finger.hold(for: HostedFinger.rest)
            finger.lift()
        }
    }

    /// Moves a finger over the room and lets go while it moves.
    public func fling(
        from start: CGPoint, to end: CGPoint, duration: Double = 0.1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        called(at: sourceLocation) {
            let finger = touch(at: start)
            finger.move(to: end, duration: duration)
            finger.lift()
        }
    }

    /// Whether a gesture follows a finger, waits for another tap, or a scroll view goes on by itself.
    public var isUnderHands: Bool {
        update()
        return tree.arena.isBusy || tree.arena.isGliding
    }

    /// The time of the hands: that of the host's clock, in seconds.
    var handTime: Double { tree.motion.time }
}

/// A finger on the view of a host.
@MainActor
public final class HostedFinger {
    private let host: ViewHost
    let id: Int
    /// Where it is, in the coordinates of the room.
    public private(set) var point: CGPoint
    /// Whether it is on the view.
    public private(set) var isDown = true

    /// How many times a second a finger is seen.
    static let rate = 60.0
    /// How long a finger stands still before it is lifted, in seconds, where it is not to throw anything.
    static let rest = 0.1

    init(host: ViewHost, id: Int, point: CGPoint) {
        (self.host, self.id, self.point) = (host, id, point)
    }

    /// Moves it to a point of the room in a straight line.
    ///
    /// - Parameter duration: How long, in seconds; 0 is one step without time.
    public func move(
        to end: CGPoint, duration: Double = 0.1, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard isDown else { return }
        let steps = Self.steps(in: duration)
        let (start, time) = (point, host.handTime)
        let seconds = duration.isFinite ? max(0, duration) : 0
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            point =
                step == steps
                ? end
                : CGPoint(
                    x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            host.send(
                .touch(.moved, at: point, id: id, time: time + seconds * share),
                sourceLocation: sourceLocation)
        }
    }

    /// How many steps a movement takes: one for each time that a finger is seen, a hundred thousand at most. A duration
    /// that is no number of seconds is one step without time.
    static func steps(in duration: Double) -> Int {
        duration.isFinite ? Int(max(1, min(100_000, (duration * rate).rounded()))) : 1
    }

    /// Keeps it where it is for a time, in seconds.
    public func hold(for seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        host.advance(by: seconds, sourceLocation: sourceLocation)
    }

    /// Lifts it.
    public func lift(sourceLocation: SourceLocation = #_sourceLocation) {
        end(.ended, sourceLocation)
    }

    /// Takes it away, as the system does for a call or a gesture of its own.
    public func cancel(sourceLocation: SourceLocation = #_sourceLocation) {
        end(.cancelled, sourceLocation)
    }

    private func end(_ phase: InputEvent.Phase, _ place: SourceLocation) {
        guard isDown else { return }
        isDown = false
        host.send(.touch(phase, at: point, id: id, time: host.handTime), sourceLocation: place)
    }
}

extension ViewHost {
    /// Moves a pointer over the room, without a button held.
    ///
    /// - Parameter point: In the coordinates of the room; `nil` for out of the room.
    public func hover(at point: CGPoint?, sourceLocation: SourceLocation = #_sourceLocation) {
        send(
            InputEvent(.hover, point == nil ? .ended : .moved, at: point ?? .zero, time: handTime),
            sourceLocation: sourceLocation)
    }

    /// Presses a key and lets it go.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: What is held meanwhile.
    public func key(
        _ key: KeyEquivalent, modifiers: EventModifiers = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let held = InputEvent.Modifiers(rawValue: modifiers.rawValue)
        let name = String(key.character)
        called(at: sourceLocation) {
            send(.key(name, modifiers: held, time: handTime))
            send(.key(name, .ended, modifiers: held, time: handTime))
        }
    }

    /// Turns a wheel, or scrolls with two fingers on a trackpad.
    ///
    /// - Parameters:
    ///   - delta: How far the content moves, in points: positive values move it right and down.
    ///   - point: Where the pointer is.
    public func wheel(
        by delta: CGSize, at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        send(.wheel(by: delta, at: point, time: handTime), sourceLocation: sourceLocation)
    }

    /// How a pointer looks where it is; `nil` where no view says.
    public var pointerStyle: PointerStyle? {
        update()
        return tree.pointerStyle
    }
}

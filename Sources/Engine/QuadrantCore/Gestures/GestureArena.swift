import Foundation
package import QuadrantEvents
import QuadrantLayout

/// Decides which gestures of a tree the fingers on it make.
///
/// A finger that comes down is given to all gestures of the views under it, from the innermost to the root. Each says
/// what it takes the movement for; the arena grants it to one of those that cannot be at the same time:
///
/// 1. Whoever recognises its gesture first has it. Of several at the same moment the inner one, unless the outer one
///    was attached with a high priority.
/// 2. A gesture with a high priority holds those in it back until it has failed. A tap waits for more taps of a gesture
///    that comes before it.
/// 3. Whoever loses is cancelled: it is told nothing more, and its state falls back.
///
/// Rules and figures: `Documentation/Gestures.md` and Decision 0026.
@MainActor
package final class GestureArena {
    /// A gesture that follows fingers.
    @MainActor
    final class Entry {
        let node: NodeID
        let identity: ObjectIdentifier
        let member: any ArenaMember
        let source: (any GestureSource)?
        let precedence: AttachedGesture.Precedence
        /// How far it is from the outermost gesture of the views that the finger reached, from 0.
        let order: Int
        /// The fingers that are down.
        var touches: Set<Int> = []
        /// All fingers that it was given.
        var seen: Set<Int> = []
        var isGranted = false
        /// Whether it was cancelled.
        var isDead = false

        init(_ candidate: Candidate, _ member: any ArenaMember, order: Int) {
            (node, identity, source) = (candidate.node, candidate.identity, candidate.source)
            precedence = candidate.precedence
            self.member = member
            self.order = order
        }

        /// Whether it may still act, or acts.
        var isAlive: Bool { !isDead && member.standing != .failed }
        var isOver: Bool { isDead || member.standing.isOver }
    }

    /// The arena belongs to the tree.
    @TreeReference var tree: ViewTree?
    var entries: [Entry] = []
    /// The scroll views that go on by themselves.
    var glides: [ScrollGlide] = []
    /// The scroll views that wheels have turned lately.
    var wheels: [WheelTurn] = []
    /// What fingers hold that scrolls what is under it near its edges.
    var edgeScrolls: [EdgeScroll] = []
    /// The fingers that go on over what they have opened.
    var slides: [FingerName: MenuSlide] = [:]
    /// The scroll views whose bars are seen.
    var barred: [ScrollPart] = []
    /// The fingers that are down, by the numbers that events call them by.
    var fingers: [FingerName: Finger] = [:]
    /// In seconds, never less than before.
    package private(set) var time = 0.0
    /// How far the arena's clock is ahead of that of events: taps that take no time have time in it.
    private var lead = 0.0
    private var lastFinger = 0
    /// Whether taps count as inside wherever they are: those of a camera that stands elsewhere.
    var takesPointsForInside = false
    private var isWorking = false
    /// Whether the tree was brought up to date while a closure was called.
    private var needsSweep = false
    private var waiting: [InputEvent] = []
    /// Who is told of each finger that comes down before the views are.
    package var watches = TouchWatches()
    /// The keyboard in the window; `nil` where there is none.
    package var keyboard: RaisedKeyboard?
    /// How many closures of the user's were called, in all.
    package private(set) var calls = 0

    package nonisolated init() {}

    /// Whether a gesture follows something, or waits for more.
    package var isBusy: Bool { !entries.isEmpty || !fingers.isEmpty }

    /// Whether a scroll view goes on by itself.
    package var isGliding: Bool {
        !glides.isEmpty || !wheels.isEmpty || edgeScrolls.contains(where: \.isMoving)
    }

    /// When something happens by itself; `nil` for never. In seconds of the host's clock.
    package var nextDeadline: Double? {
        nextMoment.map { $0 - lead }
    }

    /// The same in seconds of the arena's clock.
    private var nextMoment: Double? {
        let deadlines = entries.compactMap { $0.isOver ? nil : $0.member.deadline }
        let fading = nextFading.map { [$0] } ?? []
        return (deadlines + glides.map(\.end) + wheels.map(\.end) + fading).min()
    }

    // MARK: Events

    /// Hands a finger's, a pointer's or a trackpad's event to the views under it. Called from a closure of a gesture it
    /// waits until that is done.
    package func send(_ event: InputEvent) {
        guard !isWorking else { return waiting.append(event) }
        advance(to: event.time)
        handle(event)
        handleWaiting()
    }

    /// Handles what closures of gestures have sent meanwhile. Closures that never stop sending are not listened to for ever.
    private func handleWaiting() {
        var left = Self.mostWaiting
        while !isWorking, !waiting.isEmpty {
            guard left > 0 else {
                waiting = []
                tree?.report(
                    "Gestures' closures have sent more than \(Self.mostWaiting) events at one moment",
                    at: nil,
                    advice: "The rest was left out. Do not send an event for each event.")
                return
            }
            left -= 1
            handle(waiting.removeFirst())
        }
    }

    /// How many events that closures send are handled at one moment.
    private static let mostWaiting = 1_000

    private func handle(_ event: InputEvent) {
        moveTime(to: event.time + lead)
        let name = FingerName(kind: event.kind, id: event.id)
        var sample = TouchSample(
            id: 0, kind: event.kind, phase: event.phase, time: time, location: event.location)
        (sample.scale, sample.angle) = (event.scale, event.angle)
        (sample.button, sample.modifiers) = (event.button, event.modifiers)
        working {
            switch event.phase {
            case .began: begin(sample, name)
            case .moved: go(on: sample, name)
            case .ended: end(sample, name)
            case .cancelled: finish(sample, name)
            }
        }
    }

    /// Lets time pass: presses become long, taps become too late.
    ///
    /// - Parameter newTime: In seconds of the host's clock; a time that is over changes nothing.
    package func advance(to newTime: Double) {
        guard newTime.isFinite, !isWorking else { return }
        // Each deadline is met once: who asks for the same again and again is not asked any more.
        for _ in 0..<Self.mostDeadlines {
            guard let next = nextMoment, next <= newTime + lead else { break }
            moveTime(to: next)
            working {
                moveGlides()
                endWheels()
                fadeBars()
                for entry in entries where !entry.isOver { entry.member.timePasses(to: time) }
                settle()
            }
            handleWaiting()
        }
        moveTime(to: newTime + lead)
        if !glides.isEmpty || !edgeScrolls.isEmpty {
            working {
                moveGlides()
                moveEdgeScrolls()
            }
        }
        fadeBars()
        handleWaiting()
    }

    /// How many moments at which something happens by itself are looked at in one go.
    private static let mostDeadlines = 10_000

    private func moveTime(to newTime: Double) {
        if newTime.isFinite { time = max(time, newTime) }
    }

    private func working(_ body: () -> Void) {
        isWorking = true
        body()
        isWorking = false
    }

    // MARK: Taps that take no time

    /// Taps a point, as if a finger came down there and was lifted; whether that called something.
    ///
    /// - Parameter nodes: The views under the finger, the innermost first.
    func tap(_ nodes: [NodeID], at point: CGPoint, count: Int) -> Bool {
        guard !isWorking else { return false }
        let (before, start) = (calls, time)
        takesPointsForInside = true
        defer { takesPointsForInside = false }
        for _ in 0..<max(1, count) {
            var sample = TouchSample(id: 0, phase: .began, time: time, location: point)
            // A number that no event has: fingers on the screen stay what they are.
            let name = FingerName(kind: .touch, id: .min)
            working { begin(sample, name, over: nodes) }
            moveTime(to: time + Self.tapTime)
            sample.phase = .ended
            sample.time = time
            working { finish(sample, name) }
            moveTime(to: time + Self.tapTime)
        }
        lead += time - start
        advance(to: time - lead + GestureFigures.tapInterval)
        lead += GestureFigures.tapInterval
        moveTime(to: time + GestureFigures.tapInterval)
        return calls > before
    }

    /// How long a finger is down in such a tap, and up between two, in seconds.
    private static let tapTime = 0.05

    // MARK: Fingers

    func begin(_ sample: TouchSample, _ name: FingerName, over nodes: [NodeID]? = nil) {
        guard let tree else { return }
        if let known = fingers[name] {
            // Its end was lost.
            var last = known.last
            last.phase = .cancelled
            finish(last, name)
        }
        lastFinger += 1
        var sample = sample
        sample.id = lastFinger
        fingers[name] = Finger(id: lastFinger, last: sample)
        renew()
        if tree.isUnderKeyboard(sample.location) { return }
        if !tree.raised.isEmpty, tree.closesRaised(at: sample.location) { return }
        if isTakenByWatches(sample.location) { return }
        let candidates = candidates(at: nodes ?? tree.nodes(at: sample.location))
        for (index, candidate) in candidates.enumerated() {
            guard
                let entry = entry(
                    for: candidate, order: candidates.count - index, accepting: sample)
            else { continue }
            entry.touches.insert(sample.id)
            entry.seen.insert(sample.id)
            entry.member.touch(sample)
        }
        settle()
    }

    /// The entry that is to be given a finger; `nil` for none.
    private func entry(
        for candidate: Candidate, order: Int, accepting sample: TouchSample
    ) -> Entry? {
        if let known = entries.last(where: {
            $0.node == candidate.node && $0.identity == candidate.identity
        }) {
            if !known.isOver { return known.member.accepts(sample) ? known : nil }
            // What is over does not begin again before all fingers are lifted.
            if !known.touches.isEmpty { return nil }
        }
        let member = candidate.make()
        guard member.accepts(sample) else { return nil }
        let entry = Entry(candidate, member, order: order)
        entries.append(entry)
        return entry
    }

    func go(on sample: TouchSample, _ name: FingerName) {
        guard let finger = fingers[name] else { return }
        var sample = sample
        sample.id = finger.id
        fingers[name]?.last = sample
        renew()
        for entry in entries where entry.touches.contains(sample.id) && !entry.isOver {
            entry.member.touch(sample)
        }
        settle()
        if slides[name] != nil { slideOn(sample, name) }
    }

    private func end(_ sample: TouchSample, _ name: FingerName) {
        guard let finger = fingers[name] else { return }
        if finger.last.location != sample.location {
            var moved = sample
            moved.phase = .moved
            go(on: moved, name)
        }
        finish(sample, name)
    }

    /// The finger is gone.
    func finish(_ sample: TouchSample, _ name: FingerName) {
        if let slide = slides.removeValue(forKey: name) { end(slide, sample) }
        guard let finger = fingers.removeValue(forKey: name) else { return }
        var sample = sample
        sample.id = finger.id
        renew()
        for entry in entries where entry.touches.remove(sample.id) != nil && !entry.isOver {
            if sample.phase == .cancelled { cancel(entry) } else { entry.member.touch(sample) }
        }
        settle()
        // What was held by a view that is gone is held no more.
        if fingers.isEmpty { endEdgeScrolls() }
    }

    /// Takes all fingers away: the system has something else to do with them.
    package func cancelAll() {
        guard !isWorking else { return }
        working {
            for entry in entries where !entry.isOver { cancel(entry) }
            fingers = [:]
            entries = []
            slides = [:]
            endEdgeScrolls()
        }
    }

    // MARK: Telling

    /// Decides who acts, tells everybody, forgets who is done.
    private func settle() {
        decide()
        tell()
        entries.removeAll {
            $0.touches.isEmpty && $0.isOver && ($0.isDead || $0.isGranted || !$0.isAlive)
        }
    }

    private func tell() {
        for entry in entries.sorted(by: { $0.order > $1.order }) where !entry.isDead {
            calling(entry) { entry.member.deliver(isGranted: entry.isGranted, &$0) }
        }
    }

    func cancel(_ entry: Entry) {
        guard !entry.isDead else { return }
        entry.isDead = true
        calling(entry) { entry.member.cancel(&$0) }
    }

    private func calling(_ entry: Entry, _ body: (inout DeliveryLog) -> Void) {
        guard let tree else { return }
        var log = DeliveryLog()
        tree.noting("a gesture", at: entry.node) {
            body(&log)
            // With what the end has changed: a view that is moved by both stays where it is.
            tree.motion.writes.joinsLast = !log.resets.isEmpty
            for reset in log.resets { reset() }
            tree.motion.writes.joinsLast = false
        }
        calls += log.calls
    }

    private func renew() {
        if needsSweep { sweepEntries() }
        for entry in entries { entry.source?.renew(entry.member) }
    }

    /// Ends gestures of views that are gone, and those that are off now; whether there were any.
    @discardableResult
    package func sweep() -> Bool {
        guard !isWorking else {
            needsSweep = true
            return false
        }
        guard !entries.isEmpty else { return false }
        var wasAny = false
        working { wasAny = sweepEntries() }
        return wasAny
    }

    @discardableResult
    private func sweepEntries() -> Bool {
        needsSweep = false
        let lost = entries.filter { !$0.isDead && !isStillThere($0) }
        for entry in lost { cancel(entry) }
        if !lost.isEmpty {
            entries.removeAll { entry in lost.contains { $0 === entry } }
        }
        return !lost.isEmpty
    }
}

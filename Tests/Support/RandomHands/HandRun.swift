import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Random hands on a random tree of views: nothing breaks, nothing stays open, and the recording does the same again.
@MainActor public struct HandRun {
    private let spec: HandSpec
    private let seed: UInt64

    public init(seed: UInt64) {
        self.seed = seed
        var numbers = HandNumbers(seed: seed)
        var id = 0
        spec = HandSpec(&numbers, depth: 5, &id)
    }

    private func host(_ log: HandLog) -> ViewHost {
        ViewHost(width: 300, height: 400) { HandView(spec: spec, log: log) }
    }

    /// What is wrong after so many events, each fault a line; how often closures were called is told as well.
    public func faults(after count: Int) -> (faults: [String], calls: Int) {
        let log = HandLog()
        let host = host(log)
        var stream = HandStream(seed: seed)
        for _ in 0..<count { host.send(stream.next()) }
        for event in stream.lifted() { host.send(event) }
        host.advance(by: 10)
        var faults: [String] = []
        if host.isUnderHands { faults.append("a gesture is left open") }
        if log.openPresses != 0 { faults.append("\(log.openPresses) presses are left open") }
        let again = HandLog()
        let other = self.host(again)
        other.play(host.recording)
        other.advance(by: 10)
        if again.lines != log.lines { faults.append("the recording does something else") }
        if other.texts != host.texts { faults.append("the recording shows something else") }
        return (faults.map { "seed \(seed), \(count) events: \($0)" }, log.lines.count)
    }
}

/// Events that follow one another as badly as they like: back in time, at no place, of fingers that were never down.
struct HandStream {
    private var numbers: HandNumbers
    private var time = 0.0
    private var down: [Int] = []

    init(seed: UInt64) { numbers = HandNumbers(seed: seed ^ 0xABCD) }

    mutating func next() -> InputEvent {
        time += [0, 0.005, 0.016, 0.016, 0.1, 0.4][numbers.below(6)]
        var point = CGPoint(x: numbers.below(340) - 20, y: numbers.below(440) - 20)
        if numbers.below(200) == 0 { point.x = [.nan, .infinity, 1e300][numbers.below(3)] }
        let told = numbers.below(30) == 0 ? time - 1 : numbers.below(500) == 0 ? .nan : time
        switch numbers.below(14) {
        case 0, 1, 2: return touch(.began, point, told)
        case 3, 4, 5, 6: return touch(.moved, point, told)
        case 7, 8: return touch(numbers.below(4) == 0 ? .cancelled : .ended, point, told)
        case 9:
            return .wheel(
                by: CGSize(width: numbers.below(40) - 20, height: numbers.below(100) - 50),
                at: point, time: told)
        case 10:
            let keys = ["\t", "a", "\r", "\u{F701}", "\u{1B}", "\u{8}", "b", "v"]
            return .key(
                keys[numbers.below(keys.count)], numbers.below(3) == 0 ? .ended : .began,
                modifiers: numbers.below(4) == 0 ? .command : [], time: told)
        case 11:
            var event = InputEvent(
                numbers.below(2) == 0 ? .pinch : .rotate,
                [.began, .moved, .ended, .cancelled][numbers.below(4)], at: point, time: told)
            event.scale = Double(numbers.below(30)) / 10
            event.angle = Double(numbers.below(90))
            return event
        case 12:
            var event = InputEvent(
                .pointer, [.began, .moved, .ended][numbers.below(3)], at: point, time: told)
            event.button = numbers.below(3)
            return event
        default:
            return InputEvent(
                .hover, numbers.below(5) == 0 ? .ended : .moved, at: point, time: told)
        }
    }

    private mutating func touch(
        _ phase: InputEvent.Phase, _ point: CGPoint, _ time: Double
    ) -> InputEvent {
        if phase == .began {
            let id = numbers.below(6)
            if !down.contains(id) { down.append(id) }
            return .touch(.began, at: point, id: id, time: time)
        }
        guard !down.isEmpty else { return .touch(phase, at: point, id: 7, time: time) }
        let place = numbers.below(down.count)
        let id = phase == .moved ? down[place] : down.remove(at: place)
        return .touch(phase, at: point, id: id, time: time)
    }

    /// What lifts all that is down.
    func lifted() -> [InputEvent] {
        let fingers = (0..<8).map { InputEvent.touch(.ended, at: .zero, id: $0, time: time) }
        let others = [InputEvent.Kind.pinch, .rotate, .pointer].map {
            InputEvent($0, .ended, at: .zero, time: time)
        }
        return fingers + others
    }
}

import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Random hands on a view with everything: nothing breaks, nothing stays open, and what was recorded does the same again.
@MainActor
@Suite struct StreamTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func randomHandsDoTheSameAgainAndLeaveNothingOpen(seed: UInt64) {
        let (log, again) = (Log(), Log())
        let host = ViewHost(width: 300, height: 400) { Everything(log: log) }
        var random = Numbers(seed: seed)
        var (time, down) = (0.0, [Int]())
        for _ in 0..<1000 { host.send(event(&random, &time, &down)) }
        for id in down { host.send(.touch(.ended, at: .zero, id: id, time: time)) }
        host.advance(by: 10)
        fails(host.isUnderHands)
        // What lasts is begun and ended as often.
        same(
            log.lines.filter { $0 == "pressing true" }.count,
            log.lines.filter { $0 == "pressing false" }.count)
        let other = ViewHost(width: 300, height: 400) { Everything(log: again) }
        other.play(host.recording)
        other.advance(by: 10)
        same(again.lines, log.lines)
        same(other.texts, host.texts)
    }

    private func event(_ random: inout Numbers, _ time: inout Double, _ down: inout [Int])
        -> InputEvent
    {
        // Now and then time stands still, or seems to go back.
        time += [0, 0.005, 0.016, 0.1, 0.4][random.below(5)]
        let point = CGPoint(x: random.below(340) - 20, y: random.below(440) - 20)
        let told = random.below(20) == 0 ? time - 1 : time
        switch random.below(12) {
        case 0, 1, 2:
            let id = random.below(6)
            if !down.contains(id) { down.append(id) }
            return .touch(.began, at: point, id: id, time: told)
        case 3, 4, 5, 6:
            return .touch(
                .moved, at: point, id: down.isEmpty ? 9 : down[random.below(down.count)], time: told
            )
        case 7, 8:
            guard !down.isEmpty else { return .touch(.ended, at: point, id: 7, time: told) }
            return .touch(
                random.below(4) == 0 ? .cancelled : .ended, at: point,
                id: down.remove(at: random.below(down.count)), time: told)
        case 9:
            return .wheel(
                by: CGSize(width: 0, height: random.below(100) - 50), at: point, time: told)
        case 10: return .key(["\t", "a", "\r", "\u{F701}", "\u{1B}"][random.below(5)], time: told)
        default:
            var hover = InputEvent(
                .hover, random.below(5) == 0 ? .ended : .moved, at: point, time: told)
            if random.below(30) == 0 { hover.location.x = .nan }
            return hover
        }
    }

    @Test func twoHundredFingersAreNoTrouble() {
        let log = Log()
        let host = ViewHost(width: 300, height: 400) { Everything(log: log) }
        for id in 0..<200 {
            host.send(.touch(.began, at: CGPoint(x: id, y: id * 2), id: id, time: 0))
        }
        for id in 0..<200 {
            host.send(.touch(.moved, at: CGPoint(x: id + 20, y: id * 2), id: id, time: 0.1))
        }
        for id in 0..<200 {
            host.send(.touch(.ended, at: CGPoint(x: id + 20, y: id * 2), id: id, time: 0.2))
        }
        host.advance(by: 10)
        fails(host.isUnderHands)
    }
}

/// Numbers that are the same at every run.
private struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }
}

private struct Everything: View {
    let log: Log
    @State private var count = 0
    @State private var isThere = true
    @State private var name = ""
    @State private var level = 0.5
    @GestureState private var offset = CGSize.zero

    var body: some View {
        ScrollView {
            VStack {
                Text(verbatim: "\(count) \(name)")
                Button("Add") { count += 1 }.keyboardShortcut(.defaultAction)
                TextField("Name", text: $name)
                Slider(value: $level)
                if isThere {
                    Color.white.frame(width: 100, height: 60)
                        .gesture(
                            DragGesture().updating($offset) { value, state, _ in
                                state = value.translation
                            }
                            .onChanged { value in
                                log.add("drag \(value.translation.width)")
                                // The gesture removes its own view.
                                if value.translation.width > 120 { isThere = false }
                            }
                            .onEnded { _ in log.add("ended \(offset.width)") }
                        )
                        .offset(offset)
                }
                Color.white.frame(width: 80, height: 60)
                    .onTapGesture(count: 2) { isThere.toggle() }
                    .onTapGesture { log.add("tap") }
                    .onLongPressGesture {
                        log.add("press")
                    } onPressingChanged: {
                        log.add("pressing \($0)")
                    }
                Color.white.frame(width: 80, height: 60)
                    .gesture(
                        MagnifyGesture().simultaneously(with: RotateGesture())
                            .onEnded { _ in log.add("pair") }
                            .exclusively(before: TapGesture(count: 2).onEnded { log.add("twice") })
                    )
                    .focusable().onKeyPress(.tab) { .ignored }
                Color.white.frame(width: 80, height: 60).draggable("item")
                Color.gray.frame(width: 80, height: 60)
                    .dropDestination(for: String.self) { items, _ in
                        log.add("drop \(items)")
                        return true
                    }
                    .onHover { log.add("hover \($0)") }
                ForEach(0..<20, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 30) }
            }
        }
        .simultaneousGesture(
            LongPressGesture(minimumDuration: 0.2).onEnded { _ in log.add("long") })
    }
}

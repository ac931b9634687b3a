import Combine
import Expectations
import Foundation
import QuadrantAccessibility
import QuadrantCore
import QuadrantDisplayList
import QuadrantEvents
import QuadrantRendering
import QuadrantTesting
import SwiftUI
import Testing

/// A square that is moved on by 10 points every quarter of a second, and another that a tap shows.
private struct Steps: View {
    @State private var step = 0
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: 10, height: 10).offset(x: CGFloat(step) * 10)
                .frame(width: 50, alignment: .leading)
            Button {
                isOn.toggle()
            } label: {
                Color.blue.frame(width: 10, height: 10)
            }
            .accessibilityIdentifier("add")
            if isOn { Color.black.frame(width: 10, height: 10) }
        }
        .task {
            for _ in 0..<4 {
                try? await Task.sleep(for: .seconds(0.25))
                step += 1
            }
        }
    }
}

/// A square that a finger moves, and whose colour a tap beside it changes.
private struct Draggable: View {
    @State private var place = CGSize.zero
    @State private var isOn = false

    var body: some View {
        (isOn ? Color.blue : Color.white)
            .onTapGesture { isOn.toggle() }
            .overlay(alignment: .topLeading) {
                Color.red.frame(width: 40, height: 40).offset(place)
                    .gesture(
                        DragGesture(coordinateSpace: .global).onChanged { place = $0.translation })
            }
    }
}

private struct Countdown: View {
    @State private var remaining = 10
    let timer: Publishers.Autoconnect<Timer.TimerPublisher>

    var body: some View {
        Text(verbatim: "\(remaining) left").onReceive(timer) { _ in remaining -= 1 }
    }
}

/// An animation that goes on for ever.
private struct Drift: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        value.scaled(by: time / (1 + time))
    }
}

private struct Drifting: View {
    @State private var isOn = false

    var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: isOn ? 20 : 0)
            .frame(width: 40, height: 10)
            .onAppear { withAnimation(Animation(Drift())) { isOn = true } }
    }
}

@MainActor
@Suite struct ClipDrawingTests {
    private func stage(_ change: (inout Stage) -> Void) -> Stage {
        var stage = Stage()
        stage.output.scale = 1
        change(&stage)
        return stage
    }

    private func texts(_ view: (tree: ViewTree, origin: CGPoint)) -> [String] {
        view.tree.accessibility().flattened.compactMap(\.note.label)
    }

    /// The column of the first red pixel of a picture 50 wide.
    private func redColumn(_ pixels: [UInt32]) -> Int? {
        pixels.prefix(50).firstIndex { $0 & 0xFF > 200 && $0 >> 8 & 0xFF < 100 }
    }

    @Test func aClipShowsWhatHappensAtItsTime() throws {
        let data = try drawing(
            of: AnyView(Steps()),
            on: stage {
                $0.timeline.duration = .seconds(1.25)
                $0.timeline.framesPerSecond = 8
            })
        let clip = APNGReader.read(data)
        same(clip.pictures.map { redColumn($0.pixels) }, [0, 10, 20, 30, 40])
        same(clip.pictures.map(\.seconds), [0.25, 0.25, 0.25, 0.25, 0.25])
    }

    @Test func aPictureShowsItsMoment() throws {
        // Two sleeps end on the way, the second of which begins where the first ends.
        let list = try displayList(
            of: AnyView(Steps()), on: stage { $0.timeline.moment = .seconds(0.6) })
        let later = try displayList(
            of: AnyView(Steps()), on: stage { $0.timeline.moment = .seconds(0.7) })
        let first = try displayList(of: AnyView(Steps()), on: stage { _ in })
        same(list.dump, later.dump)
        differ(list.dump, first.dump)
    }

    /// As in tutorials: a timer goes by the clock of the clip.
    @Test func aTimerFiresAtItsTime() throws {
        func dump(at moment: Double) throws -> String {
            try displayList(
                of: AnyView(
                    Countdown(
                        timer: Timer.publish(every: 1, on: .main, in: .common).autoconnect())),
                on: stage { $0.timeline.moment = .seconds(moment) }
            ).dump
        }
        let first = try dump(at: 0.5)
        try same(first, dump(at: 0.9))
        #expect(try first != dump(at: 1.1) && dump(at: 1.1) == dump(at: 1.9))
        try differ(dump(at: 2.1), dump(at: 1.9))
    }

    @Test func anAnimationThatNeverEndsIsTold() throws {
        var told: [String] = []
        _ = try drawing(
            of: AnyView(Drifting()),
            on: stage {
                $0.timeline.duration = .seconds(1)
                $0.timeline.framesPerSecond = 4
            }, onIssue: { told.append($0) })
        holds(told.contains { $0.contains("Drift has not ended after 0.75 s") }, "\(told)")
    }

    @Test func aTapCountsFromItsTimeOn() throws {
        let data = try drawing(
            of: AnyView(Steps()),
            on: stage {
                $0.timeline.duration = .seconds(1)
                $0.timeline.framesPerSecond = 4
                $0.timeline.taps = [.init(name: "add", time: .seconds(0.5))]
            })
        let clip = APNGReader.read(data)
        // Room for the largest moment, in the middle of which the smaller ones stand.
        #expect(clip.width == 50 && clip.height == 30)
        let darkPixels = clip.pictures.map { $0.pixels.filter { $0 == 0xFF00_0000 }.count }
        same(darkPixels, [0, 0, 100, 100])
    }

    /// A button's label is made of all that is in it; a tap may name one text of it.
    @Test func aTextInAButtonCanBeTapped() throws {
        struct Row: View {
            @State private var isOn = false

            var body: some View {
                Button {
                    isOn = true
                } label: {
                    HStack {
                        Text("Question 1")
                        Image(systemName: "chevron.right")
                    }
                }
                .background(isOn ? .red : .clear)
            }
        }
        let drawings = try [[], ["Question 1"], ["Question 1, chevron right"]].map { names in
            try drawing(
                of: AnyView(Row()),
                on: stage { $0.timeline.taps = names.map { .init(name: $0, time: .seconds(0)) } })
        }
        differ(drawings[0], drawings[1])
        same(drawings[1], drawings[2])
    }

    /// What a host records of a hand draws the same picture, byte for byte, as the hand has left.
    @Test func aRecordingDrawsWhatTheHandHasLeft() throws {
        let host = ViewHost(width: 100, height: 100) { Draggable() }
        let first = try host.pngData()
        host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 45), duration: 0.2)
        host.touch(at: CGPoint(x: 90, y: 90)).lift()
        let text = host.recording.text
        let read = try EventRecording(text: text)
        same(read.text, text)
        same(read.events, host.recording.events)
        let again = ViewHost(width: 100, height: 100) { Draggable() }
        again.play(read)
        try same(again.pngData(), host.pngData())
        same(again.recording.text, text)
        func picture(_ events: [InputEvent]) throws -> Data {
            try drawing(
                of: AnyView(Draggable().frame(width: 100, height: 100)),
                on: stage {
                    ($0.room.width, $0.room.height) = (100, 100)
                    $0.timeline.events = events
                })
        }
        let drawn = try picture(read.events)
        same(drawn, (try picture(host.recording.events)))
        differ(drawn, (try picture([])))
        differ(first, (try host.pngData()))
    }

    @Test func placesOfEventsAreThoseOfThePicture() throws {
        // The view stands in the middle of the picture, from (30, 30) on.
        func picture(at point: CGPoint) throws -> Data {
            try drawing(
                of: AnyView(Draggable().frame(width: 40, height: 40)),
                on: stage {
                    ($0.room.width, $0.room.height) = (100, 100)
                    $0.timeline.events = [
                        .touch(.began, at: point, time: 0),
                        .touch(.moved, at: CGPoint(x: point.x + 20, y: point.y), time: 0.1),
                        .touch(.ended, at: CGPoint(x: point.x + 20, y: point.y), time: 0.2),
                    ]
                    $0.timeline.moment = .seconds(0.5)
                })
        }
        let beside = try picture(at: CGPoint(x: 10, y: 10))
        try differ(picture(at: CGPoint(x: 65, y: 65)), beside)
        try same(picture(at: CGPoint(x: 20, y: 20)), beside)
    }

    @Test func whatIsTappedHasToBeThere() {
        let error = #expect(throws: DrawingError.self) {
            try drawing(
                of: AnyView(Steps()),
                on: stage { $0.timeline.taps = [.init(name: "save", time: .seconds(0.25))] })
        }
        same(
            error?.reason,
            "At 0.25 s no view has the identifier or label 'save' that is to be tapped; there are: 'add'."
        )
    }

    @Test func aFilmStripHasItsMomentsSideBySide() throws {
        let list = try displayList(
            of: AnyView(Steps()),
            on: stage {
                $0.timeline.stripCount = 5
                $0.timeline.duration = .seconds(1)
            })
        // Five pictures of 50 points and six gaps of 12.
        same(list.size, CGSize(width: 5 * 50 + 6 * 12, height: 12 + 20 + 20 + 6))
    }

    @Test func twoRunsAreTheSame() throws {
        let wanted = stage {
            $0.output.format = .gif
            $0.timeline.duration = .seconds(1)
        }
        let one = try drawing(of: AnyView(Steps()), on: wanted)
        try same(drawing(of: AnyView(Steps()), on: wanted), one)
    }

    @Test func datesBeginAtAMomentThatIsKnown() throws {
        struct Clock: View {
            @State private var first = Date.now
            var body: some View {
                let seconds = Int(Date().timeIntervalSince(first))
                let distance = Int((first.timeIntervalSinceNow).rounded())
                Text(
                    verbatim: "\(Int(first.timeIntervalSinceReferenceDate)) \(seconds) \(distance)")
            }
        }
        struct Outer: View {
            @State private var count = 0
            var body: some View {
                Clock().id(count).task {
                    try? await Task.sleep(for: .seconds(2))
                    count = 1
                }
            }
        }
        let first = try laidOutTree(
            of: AnyView(Outer()), on: stage { $0.timeline.moment = .seconds(0) })
        same(texts(first), ["190057260 0 0"])
        let later = try laidOutTree(
            of: AnyView(Outer()), on: stage { $0.timeline.moment = .seconds(5) })
        same(texts(later), ["190057262 0 0"])
    }
}

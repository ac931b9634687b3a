import SwiftUI

// Views that change with the time: timelines, phases, keyframes, scroll transitions and symbols. In a clip they play by
// themselves: quadrant render Examples/Motion/Choreography.swift --all --format gif

/// A clock face with a second hand that goes on smoothly.
struct ClockFace: View {
    var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: false)) { context in
            let seconds = context.date.timeIntervalSinceReferenceDate
            ZStack {
                Circle().fill(.quaternary)
                ForEach(0..<12) { hour in
                    Capsule().frame(width: 3, height: 10).offset(y: -62)
                        .rotationEffect(.degrees(Double(hour) * 30))
                }
                Capsule().fill(.red).frame(width: 2, height: 66).offset(y: -30)
                    .rotationEffect(.degrees(seconds.truncatingRemainder(dividingBy: 60) * 6))
                Circle().fill(.red).frame(width: 8, height: 8)
            }
            .frame(width: 150, height: 150)
            .padding()
        }
    }
}

/// Timelines of every schedule, each with how often it may change.
struct Schedules: View {
    private let start = Date.now

    var body: some View {
        VStack(alignment: .leading) {
            TimelineView(.everyMinute) { label("minute", $0) }
            TimelineView(.periodic(from: start, by: 0.5)) { label("half a second", $0) }
            TimelineView(.explicit([start, start.addingTimeInterval(1)])) { label("twice", $0) }
            TimelineView(.animation) { label("always", $0) }
            TimelineView(Doubling()) { label("ever slower", $0) }
            TimelineView(EveryMinuteTimelineSchedule()) { label("minute", $0) }
            TimelineView(PeriodicTimelineSchedule(from: start, by: 2)) { label("two seconds", $0) }
            TimelineView(ExplicitTimelineSchedule([start])) { label("once", $0) }
            TimelineView(AnimationTimelineSchedule(minimumInterval: 0.1, paused: false)) {
                label("ten times a second", $0)
            }
        }
        .monospacedDigit()
        .padding()
    }

    private func label(_ name: String, _ context: TimelineViewDefaultContext) -> some View {
        let seconds = context.date.timeIntervalSince(start)
        let isLive =
            context.cadence < .seconds && context.cadence != .minutes && context.cadence == .live
        return Text("\(name): \(seconds, specifier: "%.2f")\(isLive ? "" : " seldom")")
    }
}

/// Dates that are ever further from one another.
struct Doubling: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        let first = mode == .lowFrequency ? 1.0 : 0.1
        return sequence(state: (startDate, first)) { state in
            defer { state = (state.0.addingTimeInterval(state.1), state.1 * 2) }
            return state.0
        }
    }
}

/// A heart that beats, and a bell that rings when it is tapped.
struct Phases: View {
    private enum Beat: CaseIterable {
        case rest, first, second
    }

    @State private var rings = 0

    var body: some View {
        HStack(spacing: 40) {
            PhaseAnimator(Beat.allCases) { beat in
                Image(systemName: "heart.fill").font(.system(size: 48)).foregroundStyle(.red)
                    .scaleEffect(beat == .rest ? 1 : beat == .first ? 1.25 : 1.1)
            } animation: { beat in
                beat == .rest ? .easeOut(duration: 0.5) : .spring(duration: 0.25)
            }
            Button {
                rings += 1
            } label: {
                Image(systemName: "bell.fill").font(.system(size: 48))
            }
            .accessibilityIdentifier("bell")
            .phaseAnimator([0.0, -20, 20, -10], trigger: rings) { content, angle in
                content.rotationEffect(.degrees(angle), anchor: .top)
            } animation: { _ in
                .easeInOut(duration: 0.12)
            }
            Text("Hello").phaseAnimator([false, true]) { content, isFaint in
                content.opacity(isFaint ? 0.3 : 1)
            }
            PhaseAnimator([1, 2], trigger: rings) { count in Text("\(count)") }
        }
        .padding(30)
    }
}

/// A ball that falls, is pressed flat, and jumps.
struct Bounce: View {
    private struct Shape {
        var y = -60.0
        var stretch = 1.0
        var angle = Angle.zero
    }

    @State private var throwCount = 0

    var body: some View {
        HStack(spacing: 60) {
            Circle().fill(.orange).frame(width: 40, height: 40)
                .keyframeAnimator(initialValue: Shape(), repeating: true) { content, shape in
                    content.scaleEffect(x: 1 / shape.stretch, y: shape.stretch, anchor: .bottom)
                        .rotationEffect(shape.angle).offset(y: shape.y)
                } keyframes: { _ in
                    KeyframeTrack(\.y) {
                        LinearKeyframe(60, duration: 0.35, timingCurve: .easeIn)
                        LinearKeyframe(60, duration: 0.1)
                        SpringKeyframe(-60, duration: 0.8, spring: .bouncy)
                    }
                    KeyframeTrack(\.stretch) {
                        CubicKeyframe(1.1, duration: 0.35)
                        CubicKeyframe(0.7, duration: 0.1)
                        CubicKeyframe(1, duration: 0.3)
                    }
                    KeyframeTrack(\.angle) {
                        MoveKeyframe(.degrees(-10))
                        LinearKeyframe(.degrees(10), duration: 1)
                    }
                }
            KeyframeAnimator(initialValue: 0.0, trigger: throwCount) { angle in
                RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 40, height: 40)
                    .rotationEffect(.degrees(angle))
            } keyframes: { angle in
                CubicKeyframe(angle + 180, duration: 0.6, startVelocity: 0, endVelocity: 0)
            }
            .onTapGesture { throwCount += 1 }
            .accessibilityIdentifier("square")
        }
        .frame(width: 260, height: 200)
    }
}

/// Rows that grow as they come into sight.
struct Rows: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 8) {
                ForEach(0..<8) { row in
                    RoundedRectangle(cornerRadius: 12)
                        .fill(Color(hue: Double(row) / 8, saturation: 0.6, brightness: 0.9))
                        .frame(height: 60)
                        .scrollTransition(
                            .interactive(timingCurve: .easeOut).threshold(.visible(0.9))
                        ) {
                            effect, phase in
                            effect.opacity(phase.isIdentity ? 1 : 0.2)
                                .scaleEffect(phase.isIdentity ? 1 : 0.8)
                                .offset(x: phase.value * 30)
                        }
                }
            }
            .padding(8)
        }
        .scrollTransition(topLeading: .identity, bottomTrailing: .animated(.bouncy)) {
            effect, phase in
            effect.blur(radius: phase == .bottomTrailing ? 4 : 0)
        }
        .frame(width: 220, height: 220)
    }
}

/// Symbols that move by themselves, each by another effect.
struct MovingSymbols: View {
    @State private var count = 0
    @State private var isActive = true

    var body: some View {
        Grid(horizontalSpacing: 24, verticalSpacing: 24) {
            GridRow {
                Image(systemName: "star.fill").symbolEffect(.bounce.up.byLayer, value: count)
                Image(systemName: "heart.fill").symbolEffect(.pulse.wholeSymbol, isActive: isActive)
                Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing)
                Image(systemName: "bell.fill").symbolEffect(.wiggle.clockwise, options: .repeating)
            }
            GridRow {
                Image(systemName: "gearshape.fill")
                    .symbolEffect(.rotate.clockwise, options: .speed(0.5).repeat(.continuous))
                Image(systemName: "leaf.fill").symbolEffect(.breathe.pulse)
                Image(systemName: "plus.circle").symbolEffect(.scale.up, isActive: isActive)
                Image(systemName: "moon.fill").symbolEffect(.appear.up, isActive: isActive)
            }
            GridRow {
                Image(systemName: "sun.max.fill").symbolEffect(.disappear.down, isActive: !isActive)
                Image(systemName: "pencil").symbolEffect(.drawOn.individually, isActive: isActive)
                Image(systemName: "trash").symbolEffect(.drawOff.reversed, isActive: !isActive)
                Image(systemName: "scribble")
                    .symbolEffect(.drawOff.nonReversed, isActive: !isActive)
                Image(systemName: "flag.fill").symbolEffectsRemoved().symbolEffect(
                    .bounce, value: count)
            }
        }
        .font(.system(size: 34))
        .foregroundStyle(.blue)
        .padding(24)
        .task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                count += 1
            }
        }
    }
}

#Preview("Clock") { ClockFace() }
#Preview("Schedules") { Schedules() }
#Preview("Phases") { Phases() }
#Preview("Bounce") { Bounce() }
#Preview("Rows") { Rows() }
#Preview("Symbols") { MovingSymbols() }

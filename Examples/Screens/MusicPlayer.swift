import SwiftUI

/// The controls of a music player: where the song is, how loud, how fast, which bands, what comes next.
struct MusicPlayer: View {
    @State private var position = 83.0
    @State private var volume = 0.6
    @State private var balance = 0.2
    @State private var speed = 1.0
    @State private var bass = 4.0
    @State private var isDragging = false
    @State private var isPlaying = true
    @State private var isLoved = false

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            song
            transport
            Divider()
            mixer
            Divider()
            share
        }
        .padding()
        .frame(width: 390)
    }

    private var song: some View {
        VStack(alignment: .leading) {
            Text("Gymnopédie No. 1").font(.headline)
            Text("Erik Satie").foregroundStyle(.secondary)
            Slider(value: $position, in: 0...200, step: 1) {
                Text("Position")
            } onEditingChanged: {
                isDragging = $0
            }
            .sensoryFeedback(.selection, trigger: position)
            HStack {
                Text(Duration.seconds(position), format: .time(pattern: .minuteSecond))
                Spacer()
                Text(isDragging ? "Seeking" : "3:20")
            }
            .font(.caption).monospacedDigit()
        }
    }

    private var transport: some View {
        HStack {
            Button("Back", systemImage: "backward.fill") { position = max(0, position - 10) }
                .buttonRepeatBehavior(.enabled)
            Spacer()
            Button("Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
                isPlaying.toggle()
            }
            .buttonStyle(.borderedProminent).buttonBorderShape(.circle).controlSize(.extraLarge)
            .buttonRepeatBehavior(.disabled)
            .sensoryFeedback(trigger: isPlaying) { isPlaying ? .start : .stop }
            Spacer()
            Button("Forward", systemImage: "forward.fill") { position = min(200, position + 10) }
                .buttonRepeatBehavior(.automatic)
            Spacer()
            Toggle("Love", systemImage: "heart", isOn: $isLoved)
                .toggleStyle(.button).buttonBorderShape(.capsule)
                .sensoryFeedback(.success, trigger: isLoved) { _, isLoved in isLoved }
        }
        .labelStyle(.iconOnly).controlSize(.large)
    }

    @ViewBuilder private var mixer: some View {
        Slider(value: $volume) {
            Text("Volume")
        } minimumValueLabel: {
            Image(systemName: "speaker")
        } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
        } onEditingChanged: {
            isDragging = $0
        }
        .sensoryFeedback(trigger: volume) { old, new in new > old ? .increase : .decrease }
        Slider(value: $balance, in: -1...1, neutralValue: 0, enabledBounds: -0.5...0.5) {
            Text("Balance")
        } currentValueLabel: {
            Text(balance, format: .percent)
        } minimumValueLabel: {
            Text("L")
        } maximumValueLabel: {
            Text("R")
        } ticks: {
            SliderTick(-0.5)
            SliderTick("Middle", 0)
            SliderTick(0.5)
        } onEditingChanged: {
            isDragging = $0
        }
        .sensoryFeedback(.alignment, trigger: balance) { _, balance in balance == 0 }
        Slider(value: $speed, in: 0.5...2, step: 0.25, neutralValue: 1) {
            Text("Speed")
        } currentValueLabel: {
            Text("\(speed) times")
        } minimumValueLabel: {
            Image(systemName: "tortoise")
        } maximumValueLabel: {
            Image(systemName: "hare")
        } tick: { value in
            value == 1 ? SliderTick(value) : nil
        } onEditingChanged: {
            isDragging = $0
        }
        .sensoryFeedback(.levelChange, trigger: speed)
        Slider(
            value: $bass, in: 0...8, neutralValue: 4,
            label: { Text("Bass") }, currentValueLabel: { Text("\(bass)") },
            minimumValueLabel: { Text("0") }, maximumValueLabel: { Text("8") },
            onEditingChanged: { isDragging = $0 })
    }

    private var share: some View {
        HStack {
            Link(destination: URL(string: "https://example.com/satie") ?? .currentDirectory()) {
                Label("More by Satie", systemImage: "music.note.list")
            }
            Spacer()
            Button(role: .cancel) {
                isPlaying = false
            } label: {
                Text("Stop")
            }
            .controlSize(.regular)
        }
        .buttonStyle(.bordered).buttonBorderShape(.automatic)
    }
}

/// An equaliser, in the calls of older code: what is told of the dragging stands before the label.
struct Equalizer: View {
    @State private var gains = [3.0, 5, 4, 6, 2]
    @State private var isDragging = false

    var body: some View {
        VStack {
            Slider(value: $gains[0], in: 0...8, onEditingChanged: { isDragging = $0 }) {
                Text("60 Hz")
            }
            Slider(value: $gains[1], in: 0...8, step: 1, onEditingChanged: { isDragging = $0 })
            Slider(value: $gains[2], in: 0...8, step: 1, onEditingChanged: { isDragging = $0 }) {
                Text("1 kHz")
            }
            Slider(
                value: $gains[3], in: 0...8, onEditingChanged: { isDragging = $0 },
                minimumValueLabel: Text("0"), maximumValueLabel: Text("8"),
                label: { Text("4 kHz") })
            Slider(
                value: $gains[4], in: 0...8, step: 2, onEditingChanged: { isDragging = $0 },
                minimumValueLabel: Text("Low"), maximumValueLabel: Text("High"),
                label: { Text("12 kHz") })
            Text(isDragging ? "Listening" : "Set").font(.footnote)
        }
        .padding()
        .frame(width: 390)
    }
}

/// The sleep timer: what the player does when the phone falls, the time is up, a button is held.
struct SleepTimer: View {
    @State private var minutes = 30
    @State private var falls = 0
    @State private var alarms = 0
    private let begin = Date.now.addingTimeInterval(-600)

    /// Without labels: below the bar stands the time that is left.
    private var untilNow: ProgressView<EmptyView, DefaultDateProgressLabel> {
        ProgressView(timerInterval: begin...begin.addingTimeInterval(1800))
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Stepper("Sleep after \(minutes) minutes", value: $minutes, in: 5...90, step: 5)
            untilNow
            ProgressView(timerInterval: begin...begin.addingTimeInterval(1800), countsDown: false) {
                Text("Until the music stops")
            }
            ProgressView(timerInterval: begin...begin.addingTimeInterval(1800), countsDown: true) {
                Text("Fading out")
            } currentValueLabel: {
                Text("Slowly")
            }
            HStack {
                Button("Fall") { falls += 1 }
                    .sensoryFeedback(.impact, trigger: falls)
                    .sensoryFeedback(.impact(weight: .heavy, intensity: 0.7), trigger: falls)
                    .sensoryFeedback(.impact(flexibility: .soft), trigger: falls)
                Button("Tap") { falls += 1 }
                    .sensoryFeedback(.impact(flexibility: .rigid), trigger: falls)
                    .sensoryFeedback(.impact(flexibility: .solid, intensity: 0.5), trigger: falls)
                Button("Alarm", role: .destructive) { alarms += 1 }
                    .sensoryFeedback(.warning, trigger: alarms)
                    .sensoryFeedback(.error, trigger: alarms) { _, alarms in alarms > 3 }
            }
            .buttonStyle(.bordered)
        }
        .padding()
        .frame(width: 390)
    }
}

#Preview("Music player") { MusicPlayer() }

#Preview("Music player, dark") {
    MusicPlayer().background(.background).preferredColorScheme(.dark)
}

#Preview("Equalizer") { Equalizer() }

#Preview("Sleep timer") { SleepTimer() }

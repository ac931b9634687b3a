import SwiftUI

// Keyframes as values, and tracks that are put together by conditions and loops.

/// Where a ball is at each tenth of its keyframes.
struct BallPath: View {
    private let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
        KeyframeTrack(\.x) { LinearKeyframe(100.0, duration: 1, timingCurve: .linear) }
        KeyframeTrack(\.y) {
            CubicKeyframe(60.0, duration: 0.5, startVelocity: 0, endVelocity: 0)
            SpringKeyframe(0.0, duration: 0.5, spring: .bouncy, startVelocity: 0)
        }
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<11) { step in
                Circle().fill(.blue.opacity(Double(step + 1) / 11)).frame(width: 10, height: 10)
                    .position(point(step))
            }
            Text("\(timeline.duration, specifier: "%.1f") s").font(.caption2)
        }
        .frame(width: 120, height: 90, alignment: .topLeading)
        .padding()
    }

    private func point(_ step: Int) -> CGPoint {
        let value =
            step < 10
            ? timeline.value(progress: Double(step) / 10) : timeline.value(time: timeline.duration)
        return CGPoint(x: value.x + 5, y: 80 - value.y)
    }
}

/// A number that goes along tracks made by conditions and loops.
struct BuiltTracks: View {
    let isLong: Bool

    init(isLong: Bool = true) { self.isLong = isLong }

    var body: some View {
        let tracks = KeyframeTimeline(initialValue: 0.0) { built }
        return Text("\(tracks.value(time: 0.5), specifier: "%.2f")")
            .phaseAnimator([1.0, 1.2]) { content, scale in
                content.scaleEffect(scale)
            } animation: { _ in
                .easeInOut(duration: 0.5)
            }
            .keyframeAnimator(initialValue: 0.0, repeating: true) { content, angle in
                content.rotationEffect(.degrees(angle))
            } keyframes: { _ in
                built
            }
            .phaseAnimator([0, 1], trigger: isLong) { content, phase in
                content.opacity(phase == 0 ? 1 : 0.5)
            } animation: { _ in
                .linear
            }
            .keyframeAnimator(initialValue: 0.0, trigger: isLong) { content, way in
                content.offset(x: way)
            } keyframes: { _ in
                KeyframeTrack { MoveKeyframe(4.0) }
            }
            .padding()
    }

    @KeyframesBuilder<Double> private var built: some Keyframes<Double> {
        KeyframeTrack { steps }
    }

    @KeyframeTrackContentBuilder<Double>
    private var steps: some KeyframeTrackContent<Double> {
        if isLong {
            LinearKeyframe(1.0, duration: 0.2)
        } else {
            MoveKeyframe(0.5)
        }
        for step in 0..<3 { CubicKeyframe(Double(step), duration: 0.2) }
    }
}

/// A badge whose symbols come with an effect, by the names of types.
struct ComingBadge: View {
    let space: Namespace.ID
    @State private var isOn = false

    init(space: Namespace.ID) { self.space = space }

    var body: some View {
        VStack {
            if isOn {
                badge.transition(SymbolEffectTransition.symbolEffect)
                badge.transition(SymbolEffectTransition.symbolEffect(.disappear, options: .default))
            }
            Text(SlideTransition.properties.hasMotion ? "moves" : "stands")
        }
        .matchedGeometryEffect(id: "badge", in: space, properties: MatchedGeometryProperties.frame)
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }

    private var badge: some View { Image(systemName: "checkmark.seal.fill").font(.title) }
}

internal import SwiftUI

/// A player at rest: black, with a triangle between two jumps and the line of time below.
///
/// Where Apple's controls stand on such a still is not documented; these follow what a paused player shows.
struct PlayerPicture: View {
    /// Whether the controls are drawn.
    var hasControls = true
    /// The picture behind the controls.
    var ground = Color.black

    var body: some View {
        ground
            .overlay { if hasControls { buttons } }
            .overlay(alignment: .bottom) { if hasControls { timeline } }
            .environment(\.colorScheme, .dark)
    }

    private var buttons: some View {
        ViewThatFits {
            HStack(spacing: 44) {
                Image(systemName: "gobackward.10").font(.title)
                triangle
                Image(systemName: "goforward.10").font(.title)
            }
            .padding(40)
            triangle.padding(8)
            Color.clear.frame(width: 0, height: 0)
        }
        .foregroundStyle(.white)
    }

    private var triangle: some View { Image(systemName: "play.fill").font(.largeTitle) }

    private var timeline: some View {
        ViewThatFits(in: .vertical) {
            VStack(spacing: 6) {
                Color.clear.frame(height: 130)
                Capsule().fill(.white.opacity(0.35)).frame(height: 5)
                HStack {
                    Text(verbatim: "--:--")
                    Spacer()
                    Text(verbatim: "--:--")
                }
                .font(.caption2.weight(.semibold)).foregroundStyle(.white.opacity(0.6))
            }
            Color.clear.frame(height: 0)
        }
        .padding(.horizontal, 16).padding(.bottom, 12)
    }
}

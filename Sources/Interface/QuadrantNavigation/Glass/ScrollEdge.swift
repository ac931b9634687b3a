import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// What is scrolled under a bar of glass: blurred and pale at the edge of the screen, as it is where the bar ends.
///
/// Evidence: bars of iOS 26 have no ground of their own; content fades and blurs under them (WWDC 2025, session 323:
/// "scroll edge effect"). How far down it is blurred and how pale it gets are choices.
struct ScrollEdge: View {
    /// Down to this part of the bar all is blurred; below, more and more of what is sharp is seen.
    private static let blurred = 0.75

    var body: some View {
        let ink = Color(system: .systemBackground)
        ZStack {
            Rectangle().fill(FrostedGlass(veil: ink.opacity(0)))
                .mask {
                    LinearGradient(
                        stops: [
                            .init(color: .black, location: Self.blurred),
                            .init(color: .clear, location: 1),
                        ], startPoint: .top, endPoint: .bottom)
                }
            LinearGradient(
                colors: [ink.opacity(0.85), ink.opacity(0)], startPoint: .top, endPoint: .bottom)
        }
        .allowsHitTesting(false)
    }
}

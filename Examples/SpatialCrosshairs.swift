import SwiftUI

/// A ring in a box of 160 points, on crosshairs along all three axes.
struct SpatialQuadrant<Content: View>: View {
    var content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    private func bar(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
        Rectangle().fill(color).frame(width: width, height: height)
    }

    var body: some View {
        SpatialContainer {
            // The back wall, and three bars that meet in the middle.
            Rectangle().stroke(Color.gray).frame(width: 160, height: 160)
                .frame(depth: 160, alignment: .back)
            bar(.gray, 160, 1)
            bar(.gray, 1, 160)
            bar(.gray, 160, 1).rotation3DLayout(.degrees(90), axis: .y)
            content
        }
        .frame(width: 160, height: 160)
        .frame(depth: 160)
        .accessibilityIdentifier("box")
    }
}

/// The ring of the three boxes.
private struct Target: View {
    var body: some View {
        Circle().stroke(Color.blue, lineWidth: 2)
            .frame(width: 20, height: 20)
            .accessibilityIdentifier("target")
    }
}

/// The ring where the container puts it: in the middle, at (80, 80, 80).
struct PlainSpatialQuadrant: View {
    var body: some View {
        SpatialQuadrant {
            Target()
        }
    }
}

/// The ring moved from there to the trailing side, up and toward the viewer: in the middle at (120, 40, 140).
struct OffsetSpatialQuadrant: View {
    var body: some View {
        SpatialQuadrant {
            Target()
                .offset(x: 40, y: -40)
                .offset(z: 60)
        }
    }
}

/// The ring pushed to the back wall by padding at its front.
struct PaddedSpatialQuadrant: View {
    var body: some View {
        SpatialQuadrant {
            Target()
                .padding3D(.front, 160)
        }
    }
}

#Preview("Crosshairs in space", traits: .sizeThatFitsLayout) {
    PlainSpatialQuadrant()
        .padding()
}

#Preview("Crosshairs in space offset", traits: .sizeThatFitsLayout) {
    OffsetSpatialQuadrant()
        .padding()
}

#Preview("Crosshairs in space padded", traits: .sizeThatFitsLayout) {
    PaddedSpatialQuadrant()
        .padding()
}

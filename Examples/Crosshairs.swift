import SwiftUI

/// A thin cross through the middle of whatever room there is.
struct Crosshairs: View {
    var body: some View {
        ZStack {
            Rectangle()
                .fill(Color.gray)
                .frame(width: 1)
            Rectangle()
                .fill(Color.gray)
                .frame(height: 1)
        }
    }
}

/// The ring whose place the three quadrants below vary.
private struct Target: View {
    var body: some View {
        Image(systemName: "circle")
            .frame(width: 20, height: 20)
            .accessibilityIdentifier("target")
    }
}

/// A square of 160 points with crosshairs, an outline and some content.
struct Quadrant<Content: View>: View {
    var content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        ZStack {
            Crosshairs()
            Rectangle()
                .stroke(Color.primary)
            content
        }
        .frame(width: 160, height: 160)
    }
}

/// The ring where the stack puts it: centred at (80, 80).
struct PlainQuadrant: View {
    var body: some View {
        Quadrant {
            Target()
        }
    }
}

/// The ring moved from there, up and toward the trailing edge: centred at (120, 40).
struct OffsetQuadrant: View {
    var body: some View {
        Quadrant {
            Target()
                .offset(x: 40, y: -40)
        }
    }
}

/// The ring put at a point of the quadrant: centred at (144, 80).
struct PositionedQuadrant: View {
    var body: some View {
        Quadrant {
            Target()
                .position(x: 144, y: 80)
        }
    }
}

#Preview("Crosshairs", traits: .sizeThatFitsLayout) {
    PlainQuadrant()
        .padding()
}

#Preview("Crosshairs offset", traits: .sizeThatFitsLayout) {
    OffsetQuadrant()
        .padding()
}

#Preview("Crosshairs position", traits: .sizeThatFitsLayout) {
    PositionedQuadrant()
        .padding()
}

#Preview("Crosshairs right to left", traits: .sizeThatFitsLayout) {
    PlainQuadrant()
        .padding()
        .environment(\.layoutDirection, .rightToLeft)
}

#Preview("Crosshairs offset right to left", traits: .sizeThatFitsLayout) {
    OffsetQuadrant()
        .padding()
        .environment(\.layoutDirection, .rightToLeft)
}

#Preview("Crosshairs position right to left", traits: .sizeThatFitsLayout) {
    PositionedQuadrant()
        .padding()
        .environment(\.layoutDirection, .rightToLeft)
}

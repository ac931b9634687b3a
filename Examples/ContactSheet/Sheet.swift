import SwiftUI

/// All examples on one page, each also right to left; compiled together with the examples.
struct ContactSheet: View {
    var body: some View {
        HStack(alignment: .top, spacing: 32) {
            VStack(alignment: .leading, spacing: 24) {
                Pair(title: "Crosshairs") { PlainQuadrant() }
                Pair(title: "offset") { OffsetQuadrant() }
                Pair(title: "position") { PositionedQuadrant() }
            }
            VStack(alignment: .leading, spacing: 24) {
                Pair(title: "First third") { FirstThird() }
                Pair(title: "Offset squares") {
                    OffsetSquares()
                        .frame(width: 180, height: 180)
                }
                Pair(title: "Bottom leading") { BottomLeading() }
            }
            Pair(title: "Vertical alignment") { VerticalAlignments() }
        }
        .padding(24)
    }
}

/// A view beside its mirror image, under a title.
private struct Pair<Content: View>: View {
    var title: String
    var content: Content

    init(title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
                .font(.headline)
            HStack(alignment: .top, spacing: 16) {
                content
                content
                    .environment(\.layoutDirection, .rightToLeft)
            }
        }
    }
}

#Preview("Contact sheet", traits: .sizeThatFitsLayout) {
    ContactSheet()
}

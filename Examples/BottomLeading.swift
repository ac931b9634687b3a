import SwiftUI

/// Two rectangles, one wide and one tall, that share a bottom leading corner.
struct BottomLeading: View {
    var body: some View {
        ZStack(alignment: .bottomLeading) {
            Rectangle()
                .fill(Color.pink)
                .frame(width: 160, height: 60)
                .accessibilityIdentifier("wide")
            Rectangle()
                .fill(Color.cyan)
                .frame(width: 50, height: 120)
                .accessibilityIdentifier("tall")
        }
        .border(Color.primary, width: 2)
    }
}

#Preview("Bottom leading", traits: .sizeThatFitsLayout) {
    BottomLeading()
        .padding()
}

#Preview("Bottom leading right to left", traits: .sizeThatFitsLayout) {
    BottomLeading()
        .padding()
        .environment(\.layoutDirection, .rightToLeft)
}

import SwiftUI

/// Six squares on one spot, each drawn ten points further than the one before.
///
/// An offset moves only what is drawn, so the frame around the squares stays at the first.
struct OffsetSquares: View {
    private let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

    var body: some View {
        ZStack {
            ForEach(0..<6) { index in
                Rectangle()
                    .fill(colors[index])
                    .frame(width: 80, height: 80)
                    .accessibilityIdentifier("square \(index)")
                    .offset(x: CGFloat(index) * 10, y: CGFloat(index) * 10)
            }
        }
        .border(Color.primary)
    }
}

#Preview("Offset squares", traits: .fixedLayout(width: 220, height: 220)) {
    OffsetSquares()
}

#Preview("Offset squares right to left", traits: .fixedLayout(width: 220, height: 220)) {
    OffsetSquares()
        .environment(\.layoutDirection, .rightToLeft)
}

import SwiftUI

/// A card whose parts lie on one another by `background`, `ZStack`, `offset`, `overlay` and `zIndex`.
///
/// From the front it is an ordinary card. Taken apart it shows what lies on what:
///
///     ./quadrant render Examples/ExplodedCard.swift --explode 36
struct ExplodedCard: View {
    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Sky()
            HStack(spacing: -14) {
                Coin(letter: "A", color: .orange)
                Coin(letter: "B", color: .pink).zIndex(1)
                Coin(letter: "C", color: .green)
            }
            .padding(14)
        }
        .frame(width: 200, height: 130)
        .overlay(alignment: .topLeading) {
            Text("Layers")
                .font(.headline)
                .padding(.horizontal, 10)
                .padding(.vertical, 5)
                .background(.yellow, in: Capsule())
                .foregroundStyle(.brown)
                .padding(12)
        }
    }
}

/// A sun over hills.
private struct Sky: View {
    var body: some View {
        Circle()
            .fill(.yellow)
            .frame(width: 48, height: 48)
            .offset(x: 46, y: -22)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                LinearGradient(
                    colors: [.blue, .cyan, .mint], startPoint: .top, endPoint: .bottom)
            }
    }
}

private struct Coin: View {
    var letter: String
    var color: Color

    var body: some View {
        Text(letter)
            .font(.title3.bold())
            .foregroundStyle(.brown)
            .frame(width: 44, height: 44)
            .background(color, in: Circle())
    }
}

#Preview("Exploded card", traits: .sizeThatFitsLayout) {
    ExplodedCard()
}

#Preview("Exploded card right to left", traits: .sizeThatFitsLayout) {
    ExplodedCard()
        .environment(\.layoutDirection, .rightToLeft)
}

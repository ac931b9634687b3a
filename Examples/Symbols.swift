import SwiftUI

/// Symbols in four weights, on the baseline of their text.
private struct Weights: View {
    private let weights: [Font.Weight] = [.ultraLight, .regular, .semibold, .black]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(weights.indices, id: \.self) { index in
                HStack(alignment: .firstTextBaseline, spacing: 10) {
                    Text("Ag")
                    Image(systemName: "trash")
                    Image(systemName: "heart.circle.fill")
                    Image(systemName: "7.circle")
                    Image(systemName: "bell.slash")
                    Image(systemName: "folder.badge.plus")
                    Image(systemName: "chevron.forward")
                }
                .font(.system(size: 22, weight: weights[index]))
            }
        }
    }
}

/// The same symbols, coloured in three ways.
private struct Colors: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            row.symbolRenderingMode(.monochrome).foregroundStyle(.blue)
            row.symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
            row.foregroundStyle(.white, .blue)
                .padding(4)
                .background(.gray)
        }
        .font(.system(size: 22))
    }

    private var row: some View {
        HStack(spacing: 10) {
            Image(systemName: "plus.circle.fill")
            Image(systemName: "exclamationmark.triangle.fill")
            Image(systemName: "speaker.wave.3.fill", variableValue: 0.5)
            Image(systemName: "person.crop.circle.badge.xmark")
        }
    }
}

/// Symbols: weights, enclosures, colours, variants.
struct Symbols: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Weights()
            Colors()
            HStack(spacing: 10) {
                Image(systemName: "star")
                Image(systemName: "star").symbolVariant(.fill)
                Image(systemName: "star").symbolVariant(.circle)
                Image(systemName: "star").symbolVariant(.square.fill)
                Image(systemName: "star").symbolVariant(.slash)
            }
            .font(.title)
        }
        .padding()
    }
}

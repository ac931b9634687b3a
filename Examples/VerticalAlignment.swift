import SwiftUI

/// One row of differently tall views, with a red line at the guide that aligns them.
struct AlignedRow: View {
    var title: String
    var alignment: VerticalAlignment

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title)
                .font(.caption)
                .foregroundStyle(Color.secondary)
            HStack(alignment: alignment, spacing: 12) {
                RoundedRectangle(cornerRadius: 6)
                    .fill(Color.teal)
                    .frame(width: 28, height: 64)
                    .accessibilityIdentifier("box")
                Text("Large")
                    .font(.largeTitle)
                    .accessibilityIdentifier("Large")
                Text("two\nlines")
                    .font(.body)
                    .accessibilityIdentifier("two lines")
                Image(systemName: "star.fill")
                    .foregroundStyle(Color.orange)
                Text("small")
                    .font(.caption)
                    .accessibilityIdentifier("small")
            }
            .overlay(alignment: Alignment(horizontal: .center, vertical: alignment)) {
                Rectangle()
                    .fill(Color.red)
                    .frame(height: 1)
                    .accessibilityIdentifier("line")
            }
        }
    }
}

/// The same row with each of the vertical alignments.
struct VerticalAlignments: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            AlignedRow(title: "top", alignment: .top)
            AlignedRow(title: "center", alignment: .center)
            AlignedRow(title: "bottom", alignment: .bottom)
            AlignedRow(title: "firstTextBaseline", alignment: .firstTextBaseline)
            AlignedRow(title: "lastTextBaseline", alignment: .lastTextBaseline)
        }
    }
}

#Preview("Vertical alignment", traits: .sizeThatFitsLayout) {
    VerticalAlignments()
        .padding()
}

#Preview("Vertical alignment right to left", traits: .sizeThatFitsLayout) {
    VerticalAlignments()
        .padding()
        .environment(\.layoutDirection, .rightToLeft)
}

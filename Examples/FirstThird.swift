import SwiftUI

/// A third of the way down a view.
private enum OneThirdDown: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        dimensions.height / 3
    }
}

extension VerticalAlignment {
    /// The line a third of the way down.
    static let firstThird = VerticalAlignment(OneThirdDown.self)
}

/// Cards of three heights whose first thirds meet on one line, centred above each other.
struct FirstThird: View {
    private let meeting = Alignment(horizontal: .center, vertical: .firstThird)

    var body: some View {
        ZStack(alignment: meeting) {
            RoundedRectangle(cornerRadius: 12)
                .fill(Color.indigo)
                .frame(width: 180, height: 150)
                .accessibilityIdentifier("large")
            RoundedRectangle(cornerRadius: 12)
                .fill(Color.mint)
                .frame(width: 120, height: 90)
                .accessibilityIdentifier("medium")
            RoundedRectangle(cornerRadius: 12)
                .fill(Color.yellow)
                .frame(width: 60, height: 30)
                .accessibilityIdentifier("small")
            Text("a third")
                .font(.caption)
                .foregroundColor(.black)
                .alignmentGuide(.firstThird) { dimensions in
                    dimensions[VerticalAlignment.center]
                }
        }
        .overlay(alignment: meeting) {
            Rectangle()
                .fill(Color.red)
                .opacity(0.6)
                .frame(height: 1)
                .accessibilityIdentifier("line")
        }
    }
}

#Preview("First third", traits: .sizeThatFitsLayout) {
    FirstThird()
        .padding()
}

#Preview("First third right to left", traits: .sizeThatFitsLayout) {
    FirstThird()
        .padding()
        .environment(\.layoutDirection, .rightToLeft)
}

import SwiftUI

/// A ring with a part for each kind of expense.
struct SpendingRing: View {
    let parts: [(kind: Kind, cents: Int)]
    var width = 22.0

    var body: some View {
        let total = max(parts.reduce(0) { $0 + $1.cents }, 1)
        ZStack {
            ForEach(Array(parts.enumerated()), id: \.element.kind) { index, part in
                let before = parts[..<index].reduce(0) { $0 + $1.cents }
                Circle()
                    .trim(
                        from: Double(before) / Double(total),
                        to: Double(before + part.cents) / Double(total)
                    )
                    .stroke(part.kind.color, lineWidth: width)
            }
        }
        .rotationEffect(.degrees(-90))
        .padding(width / 2)
        .accessibilityElement()
        .accessibilityLabel("Expenses by kind")
    }
}

#Preview("Ring") {
    SpendingRing(parts: [(.rent, 980), (.food, 141), (.travel, 140), (.fun, 45)])
        .frame(width: 180, height: 180)
        .padding()
}

import SwiftUI

/// One entry in a list.
struct EntryRow: View {
    let entry: Entry

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: entry.kind.symbol)
                .foregroundStyle(.white)
                .frame(width: 32, height: 32)
                .background(entry.kind.color.gradient, in: .rect(cornerRadius: 8))
            VStack(alignment: .leading) {
                Text(entry.note)
                Text(entry.day, format: .dateTime.day().month())
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Text(entry.change.asMoney)
                .monospacedDigit()
                .foregroundStyle(entry.change > 0 ? Color.leaf : .primary)
            if entry.isOpen {
                Image(systemName: "clock").foregroundStyle(.orange)
            }
        }
    }
}

#Preview("Row") {
    EntryRow(entry: Entry.samples[4]).padding()
}

import SwiftUI

/// A journey in a list.
struct JourneyRow: View {
    let journey: Journey

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: journey.vehicle.symbol)
                .font(.title3)
                .foregroundStyle(.white)
                .frame(width: 40, height: 40)
                .background(journey.vehicle.color.gradient, in: .rect(cornerRadius: 10))
            VStack(alignment: .leading, spacing: 2) {
                Text(journey.title).font(.headline)
                Text(journey.start..<journey.end, format: .interval.day().month().year())
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Text(journey.length.asDistance).font(.callout).monospacedDigit()
        }
    }
}

import SwiftUI

/// Days and times of a journey, within what can be booked.
struct TripPlanner: View {
    @State private var leaves = TripPlanner.september
    @State private var returns = TripPlanner.september.addingTimeInterval(864_000)
    @State private var days: Set<DateComponents> = [
        DateComponents(year: 2026, month: 9, day: 14),
        DateComponents(year: 2026, month: 9, day: 16),
    ]
    static let september = Date(timeIntervalSince1970: 1_789_137_000)
    private let season = TripPlanner.september...TripPlanner.september.addingTimeInterval(8_640_000)

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            DatePicker("Leaves", selection: $leaves, in: season, displayedComponents: .date)
                .datePickerStyle(.compact)
            DatePicker("Returns", selection: $returns, in: leaves..., displayedComponents: .date)
                .datePickerStyle(.automatic)
            DatePicker(selection: $leaves, displayedComponents: .hourAndMinute) {
                Label("At", systemImage: "clock")
            }
            DatePicker(
                selection: $returns, in: ...season.upperBound,
                displayedComponents: [.date, .hourAndMinute]
            ) {
                Text("Back at")
            }
            .datePickerStyle(.field)
            DatePicker(
                "To the second", selection: $leaves, displayedComponents: .hourMinuteAndSecond)
            MultiDatePicker("Excursions", selection: $days, in: season.lowerBound...)
            MultiDatePicker(selection: $days) { Text("Excursions") }.datePickerStyle(.compact)
            MultiDatePicker(selection: $days, in: season.lowerBound..<season.upperBound) {
                Text("Within the season")
            }
            LocalTime().environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
        }
        .padding()
        .frame(width: 390)
    }
}

/// The same instant by the calendar and the time zone around it.
struct LocalTime: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        let parts = calendar.dateComponents(in: timeZone, from: TripPlanner.september)
        Text("In \(timeZone.identifier) at \(parts.hour ?? 0) o'clock on the \(parts.day ?? 0)th")
            .font(.footnote)
    }
}

/// Two buttons for a day before and after, in place of a calendar.
struct DayByDayStyle: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            Button("Earlier", systemImage: "chevron.left") {
                configuration.selection -= 86_400
            }
            .disabled(configuration.minimumDate.map { configuration.selection <= $0 } ?? false)
            Text(
                configuration.selection,
                style: configuration.displayedComponents.contains(.date) ? .date : .time)
            Button("Later", systemImage: "chevron.right") {
                configuration.selection += 86_400
            }
            .disabled(configuration.maximumDate.map { configuration.selection >= $0 } ?? false)
        }
        .labelStyle(.iconOnly).buttonStyle(.bordered).monospacedDigit()
    }
}

/// A date picker in a style of one's own.
struct DayByDay: View {
    @State private var day = TripPlanner.september

    var body: some View {
        VStack {
            DatePicker("Day", selection: $day, in: TripPlanner.september...)
            DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
        }
        .datePickerStyle(DayByDayStyle())
        .padding()
        .frame(width: 390)
    }
}

#Preview("Trip planner") { TripPlanner() }

#Preview("Trip planner, right to left") {
    TripPlanner().environment(\.layoutDirection, .rightToLeft)
}

#Preview("Day by day") { DayByDay() }

import SwiftUI

/// Date pickers in each style, a calendar of several days, and colour wells.
struct DatesGallery: View {
    @State private var date = Date(timeIntervalSince1970: 1_789_137_000)
    @State private var days: Set<DateComponents> = [
        DateComponents(year: 2026, month: 9, day: 3), DateComponents(year: 2026, month: 9, day: 17),
    ]
    @State private var color = Color.orange

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            DatePicker("Meeting", selection: $date)
            DatePicker("Day", selection: $date, displayedComponents: .date)
            DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
                .disabled(true)
            DatePicker("Graphical", selection: $date).datePickerStyle(.graphical)
            DatePicker("Wheels", selection: $date, displayedComponents: .date)
                .datePickerStyle(.wheel).labelsHidden()
            DatePicker("Field", selection: $date).datePickerStyle(.stepperField)
            MultiDatePicker("Days", selection: $days)
            ColorPicker("Paint", selection: $color)
            ColorPicker("Glass", selection: .constant(.blue.opacity(0.4)))
        }
        .padding()
        .frame(width: 390)
    }
}

#Preview("Dates") { DatesGallery() }
#Preview("Dates, dark") { DatesGallery().preferredColorScheme(.dark) }
#Preview("Dates, right to left") {
    DatesGallery().environment(\.layoutDirection, .rightToLeft)
}
#Preview("Dates, largest text") { DatesGallery().dynamicTypeSize(.accessibility5) }

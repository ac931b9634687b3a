import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A calendar of a month, and the time in a row below it.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlProfile.date) private var metrics

    var body: some View {
        VStack(spacing: 8) {
            if configuration.displayedComponents.hasDate {
                MonthCalendar(configuration.singleDay)
            }
            if configuration.displayedComponents.hasTime { time }
        }
        .frame(idealWidth: metrics.calendarWidth)
        .accessibilityElement(children: .contain)
        .hiddenLabel(configuration.label)
    }

    private var time: some View {
        HStack {
            if configuration.displayedComponents.hasDate {
                Text("Time").controlInk(nil, isEnabled: isEnabled)
                Spacer()
            }
            CompactDatePicker(
                configuration: DatePickerStyleConfiguration(
                    label: configuration.label, selection: configuration.$selection,
                    minimumDate: configuration.minimumDate, maximumDate: configuration.maximumDate,
                    displayedComponents: configuration.displayedComponents.subtracting(.date))
            )
            .labelsHidden()
        }
        .padding(.horizontal, 8)
    }
}

/// The label, and wheels for the parts of the date.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if labelsVisibility == .hidden {
            wheels
        } else {
            HStack {
                configuration.label.controlInk(nil, isEnabled: isEnabled)
                wheels
            }
        }
    }

    private var wheels: some View {
        HStack(spacing: 0) {
            if configuration.displayedComponents.hasDate {
                if configuration.displayedComponents.hasTime {
                    DayWheel(configuration: configuration)
                } else {
                    DateWheels(configuration: configuration)
                }
            }
            if configuration.displayedComponents.hasTime {
                TimeWheels(configuration: configuration)
            }
        }
        .background { WheelBand() }
        .accessibilityElement(children: .contain)
        .hiddenLabel(configuration.label)
    }
}

import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The label at the start of a row, and the date and the time as buttons at its end.
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlProfile.date) private var metrics

    var body: some View {
        if labelsVisibility == .hidden {
            pills
        } else {
            LabeledControlRow {
                configuration.label.controlInk(nil, isEnabled: isEnabled)
                pills
            }
            .alignmentGuide(.firstTextBaseline) { _ in 0 }
            .alignmentGuide(.lastTextBaseline) { _ in 0 }
        }
    }

    private var pills: some View {
        HStack(spacing: metrics.pillDistance) {
            if configuration.displayedComponents.hasDate { pill(.date) }
            if configuration.displayedComponents.hasTime { pill(.time) }
        }
    }

    private func pill(_ part: DatePart) -> some View {
        let text = part.text(configuration.selection, configuration.displayedComponents)
        return OpeningControl(
            items: AnyView(DatePartItems(configuration: configuration, part: part)),
            label: AnyView(configuration.label), value: AnyView(text)
        ) {
            text.monospacedDigit().lineLimit(1)
                .controlInk(nil, isEnabled: isEnabled)
                .padding(.horizontal, metrics.pillPadding.width)
                .padding(.vertical, metrics.pillPadding.height)
                .background {
                    if isEnabled {
                        RoundedRectangle(cornerRadius: metrics.pillCorner)
                            .fill(Color(system: .tertiarySystemFill))
                    }
                }
                .contentShape(Rectangle())
        }
    }
}

/// The day or the time of a date.
enum DatePart {
    case date
    case time

    /// The part in words.
    func text(_ date: Date, _ components: DatePickerComponents) -> Text {
        switch self {
        case .date: Text(date, format: Date.FormatStyle(date: .abbreviated, time: .omitted))
        case .time:
            Text(
                date,
                format: Date.FormatStyle(
                    date: .omitted,
                    time: components.contains(.hourMinuteAndSecond) ? .standard : .shortened))
        }
    }
}

/// What the button of a part opens.
private struct DatePartItems: View {
    let configuration: DatePickerStyleConfiguration
    let part: DatePart

    var body: some View {
        switch part {
        case .date: MonthCalendar(configuration.singleDay)
        case .time: TimeWheels(configuration: configuration)
        }
    }
}

/// The date in a field with a border, with buttons beside it or without.
struct FieldDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    let hasStepper: Bool
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.calendar) private var calendar

    var body: some View {
        HStack {
            if labelsVisibility != .hidden {
                configuration.label.controlInk(nil, isEnabled: isEnabled)
            }
            field
            if hasStepper {
                Stepper {
                    configuration.label
                } onIncrement: {
                    move(1)
                } onDecrement: {
                    move(-1)
                }
                .labelsHidden()
            }
        }
    }

    private var field: some View {
        HStack(spacing: 0) {
            let components = configuration.displayedComponents
            if components.hasDate {
                Text(
                    configuration.selection,
                    format: Date.FormatStyle(date: .numeric, time: .omitted))
            }
            if components.hasDate, components.hasTime { Text(verbatim: ", ") }
            if components.hasTime {
                DatePart.time.text(configuration.selection, components)
            }
        }
        .monospacedDigit().lineLimit(1)
        .controlInk(nil, isEnabled: isEnabled)
        .padding(.horizontal, 7).padding(.vertical, 6)
        .overlay {
            RoundedRectangle(cornerRadius: 5)
                .strokeBorder(Color(system: .separator), lineWidth: 0.5)
        }
    }

    /// Goes to another day; to another minute where only a time is chosen.
    private func move(_ step: Int) {
        let component: Calendar.Component =
            configuration.displayedComponents.hasDate ? .day : .minute
        guard
            let next = calendar.date(byAdding: component, value: step, to: configuration.selection)
        else { return }
        configuration.selection = configuration.nearest(next)
    }
}

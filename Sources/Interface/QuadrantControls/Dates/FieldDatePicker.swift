import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The date in a field with a border, with buttons beside it or without.
struct FieldDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    let hasStepper: Bool
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.calendar) private var calendar
    @Environment(\.controlProfile) private var profile
    @Environment(\.colorScheme) private var scheme
    @WholeEnvironment() private var environment

    var body: some View {
        if let slots = profile.date.slots {
            if labelsVisibility == .hidden {
                box(slots)
            } else {
                LabeledControlRow {
                    configuration.label.labelBeside(isEnabled: isEnabled)
                    box(slots)
                }
            }
        } else {
            fitting
        }
    }

    /// The parts of the date in slots of fixed widths, and the buttons beside them.
    private func box(_ slots: DateMetrics.Slots) -> some View {
        HStack(spacing: slots.stepperDistance) {
            HStack(spacing: 0) {
                let parts = DateSlot.parts(of: text.plainString(in: environment), slots)
                ForEach(parts.indices, id: \.self) { index in
                    Text(verbatim: parts[index].text).monospacedDigit().lineLimit(1).fixedSize()
                        .frame(
                            width: parts[index].width,
                            alignment: parts[index].isNumber ? .trailing : .center)
                }
            }
            .controlInk(nil, isEnabled: isEnabled)
            .padding(.horizontal, slots.padding)
            .frame(height: slots.height)
            .background {
                RoundedRectangle(cornerRadius: slots.corner)
                    .fill(profile.field.ground?.color(scheme) ?? Color(system: .systemBackground))
                    .overlay {
                        RoundedRectangle(cornerRadius: slots.corner).strokeBorder(
                            Color(system: .label).opacity(profile.field.outlineOpacity),
                            lineWidth: 0.5)
                    }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(text)
            if hasStepper {
                stepper.environment(\.stepperSize, slots.stepper)
                    .frame(height: slots.stepperHeight)
            }
        }
    }

    private var stepper: some View {
        Stepper {
            configuration.label
        } onIncrement: {
            move(1)
        } onDecrement: {
            move(-1)
        }
        .labelsHidden()
    }

    private var fitting: some View {
        // Large text goes below its label rather than lose its end.
        ViewThatFits(in: .horizontal) {
            HStack { parts }
            VStack(alignment: .leading) { parts }
        }
    }

    @ViewBuilder private var parts: some View {
        if labelsVisibility != .hidden {
            configuration.label.controlInk(nil, isEnabled: isEnabled)
        }
        field
        if hasStepper { stepper }
    }

    private var field: some View {
        text
            .monospacedDigit().lineLimit(1).minimumScaleFactor(0.5)
            .controlInk(nil, isEnabled: isEnabled)
            .padding(.horizontal, 7).padding(.vertical, 6)
            .overlay {
                RoundedRectangle(cornerRadius: 5)
                    .strokeBorder(Color(system: .separator), lineWidth: 0.5)
            }
    }

    /// The date and the time as one text, which shrinks as a whole.
    private var text: Text {
        let components = configuration.displayedComponents
        let date = Text(
            configuration.selection, format: Date.FormatStyle(date: .numeric, time: .omitted))
        let time = DatePart.time.text(configuration.selection, components)
        guard components.hasDate else { return time }
        return components.hasTime ? Text("\(date), \(time)") : date
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

/// A part of a date in words, with its width.
struct DateSlot: Equatable {
    let text: String
    /// In points; `nil` for as wide as the text.
    let width: CGFloat?

    /// Whether it is a number, which ends where its room does.
    var isNumber: Bool { text.first?.isNumber == true }

    /// The numbers and what stands between them.
    static func parts(of text: String, _ slots: DateMetrics.Slots) -> [DateSlot] {
        var runs: [String] = []
        func kind(_ character: Character) -> Int {
            character.isNumber ? 0 : character.isLetter ? 1 : 2
        }
        for character in text {
            if let last = runs.last?.last, kind(last) == kind(character) {
                runs[runs.count - 1].append(character)
            } else {
                runs.append(String(character))
            }
        }
        return runs.map { DateSlot(text: $0, width: slots.width(of: $0)) }
    }
}

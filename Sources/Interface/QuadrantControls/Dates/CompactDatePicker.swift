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
        PillLayout(gap: metrics.pillDistance) {
            if configuration.displayedComponents.hasDate { pill(.date) }
            if configuration.displayedComponents.hasTime { pill(.time) }
        }
    }

    private func pill(_ part: DatePart) -> some View {
        let text = part.text(configuration.selection, configuration.displayedComponents)
        return OpeningControl(
            items: AnyView(DatePartItems(configuration: configuration, part: part)),
            label: AnyView(configuration.label), value: AnyView(text), kind: .card
        ) {
            // Large text shrinks rather than lose the year.
            text.monospacedDigit().lineLimit(1).minimumScaleFactor(0.5)
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

/// The day and the time beside each other, or below each other where that is too wide.
private struct PillLayout: Layout, Equatable {
    let gap: CGFloat

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        frames(proposal.width, subviews).reduce(.zero) {
            CGSize(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
        }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for (subview, frame) in zip(subviews, frames(proposal.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: frame.width, height: nil))
        }
    }

    private func frames(_ width: CGFloat?, _ subviews: Subviews) -> [CGRect] {
        let most = width ?? .infinity
        let sizes = subviews.map { subview in
            let ideal = subview.sizeThatFits(.unspecified)
            return ideal.width <= most
                ? ideal : subview.sizeThatFits(ProposedViewSize(width: most, height: nil))
        }
        let total = sizes.reduce(-gap) { $0 + $1.width + gap }
        let height = sizes.map(\.height).max() ?? 0
        var (frames, start): ([CGRect], CGFloat) = ([], 0)
        for size in sizes {
            if total <= most {
                frames.append(
                    CGRect(
                        origin: CGPoint(x: start, y: (height - size.height) / 2), size: size))
                start += size.width + gap
            } else {
                frames.append(CGRect(origin: CGPoint(x: 0, y: start), size: size))
                start += size.height + gap
            }
        }
        return frames
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

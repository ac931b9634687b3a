import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A closed picker: its value with two chevrons, which opens a menu of the options; or, as a link, with one
/// chevron. In rows of lists and forms the label stands before it.
struct MenuPicker: View {
    let model: PickerModel
    let isLink: Bool

    var body: some View {
        OpeningControl(
            items: AnyView(PickerItems(model: model)), label: model.label, value: model.shownValue
        ) {
            ClosedPicker(model: model, isLink: isLink)
        }
        .transformEnvironment(\.menuOrder) { order in
            // Apple's page of `MenuOrder.automatic`: pickers are listed as they are written.
            if order == .automatic { order = .fixed }
        }
    }
}

extension PickerModel {
    /// What a closed picker shows of its value.
    var shownValue: AnyView {
        currentValueLabel ?? selectedOption.map { .oneView($0.view) } ?? AnyView(EmptyView())
    }
}

/// What a closed picker looks like.
struct ClosedPicker: View {
    let model: PickerModel
    let isLink: Bool
    @Environment(\.rowSurroundings) private var row
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlProfile.picker) private var metrics
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        if let popUp = metrics.popUp, row?.container != .form, !isLink {
            PopUpPicker(model: model, metrics: popUp)
        } else {
            plain
        }
    }

    @ViewBuilder private var plain: some View {
        let isRow = row != nil || isLink
        if isRow, labelsVisibility != .hidden {
            // Evidence: below the label at the largest text sizes (seen in Apple's pictures; from which size on is a choice).
            LabeledControlRow(isStacked: textSize.isAccessibilitySize) {
                model.label.labelBeside(isEnabled: isEnabled)
                shownValue.controlInk(
                    metrics.popUp == nil
                        ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : nil,
                    isEnabled: isEnabled)
            }
            .contentShape(Rectangle())
        } else {
            shownValue
                .padding(.horizontal, isRow ? 0 : metrics.menuPadding.width)
                .padding(.vertical, isRow ? 0 : metrics.menuPadding.height)
                .controlInk(
                    isRow
                        ? AnyShapeStyle(HierarchicalShapeStyle.secondary)
                        : AnyShapeStyle(.tint), isEnabled: isEnabled
                )
                .contentShape(Rectangle())
        }
    }

    private var shownValue: some View {
        ControlBox {
            HStack(spacing: isLink ? 8 : metrics.chevronDistance) {
                if isLink { model.shownValue.labelStyle(.titleOnly) } else { model.shownValue }
                MenuChevrons(isLink: isLink, isInRow: row != nil)
            }
        }
    }
}

/// The chevrons of a closed menu, or the one of a link.
private struct MenuChevrons: View {
    let isLink: Bool
    let isInRow: Bool
    /// Evidence: recorded on iOS 26.0 outside of rows, with 4 before them: a picker is 40 wider than its text.
    @ScaledMetric(relativeTo: .footnote) private var width: CGFloat = 9
    @Environment(\.menuIndicatorVisibility) private var visibility

    var body: some View {
        if isLink {
            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
                .foregroundStyle(.tertiary)
        } else if visibility != .hidden {
            Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
                .frame(width: isInRow ? nil : width)
        }
    }
}

/// The options as items of a menu.
struct PickerItems: View {
    let model: PickerModel

    var body: some View {
        ForEach(model.sections) { section in
            section.header
            ForEach(section.options) { option in option.view.pickable(option, in: model) }
        }
    }
}

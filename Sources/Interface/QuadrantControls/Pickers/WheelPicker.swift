public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The options of a picker on a wheel, with the chosen one in the middle.
struct WheelPicker: View {
    let model: PickerModel
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let options = model.options
        let chosen = options.firstIndex(where: model.isSelected)
        Wheel(
            rows: options.count, selected: chosen,
            row: { index in
                AnyView(options[index].view.pickable(options[index], in: model))
            },
            select: { step(options, $0) }
        )
        .controlNote(
            .adjustable(
                isEnabled: isEnabled, value: nil,
                increment: { step(options, chosen.map { $0 + 1 } ?? 0) },
                decrement: { step(options, chosen.map { $0 - 1 } ?? 0) }
            ).ignoringChildren
        )
        .controlValue(model.selectedOption.map { AnyView($0.view) } ?? AnyView(EmptyView()))
        .hiddenLabel(model.label)
        .modifier(
            RepresentationModifier(representation: PickerItems(model: model), kind: .children))
    }

    private func step(_ options: [PickerOption], _ index: Int) {
        if options.indices.contains(index) { model.choose(options[index]) }
    }
}

extension AccessibilityNote {
    /// The same for a view whose own elements are not told.
    var ignoringChildren: AccessibilityNote {
        var note = self
        note.children = .ignore
        return note
    }
}

/// The band behind the selected rows of wheels.
struct WheelBand: View {
    @Environment(\.controlProfile.picker.wheel) private var metrics
    @Environment(\.defaultWheelPickerItemHeight) private var rowHeight

    var body: some View {
        RoundedRectangle(cornerRadius: metrics.bandCorner)
            .fill(Color(system: .tertiarySystemFill))
            .frame(height: rowHeight)
            .padding(.horizontal, metrics.bandInset)
    }
}

private enum WheelItemHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 32 }
}

extension EnvironmentValues {
    /// The height of the rows of wheels, in points; 32 unless set.
    ///
    /// Apple: "EnvironmentValues.defaultWheelPickerItemHeight".
    public var defaultWheelPickerItemHeight: CGFloat {
        get { self[WheelItemHeightKey.self] }
        set { self[WheelItemHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the height of the rows of the wheels in this view, in points. Heights that are not finite, or not above 0,
    /// are ignored and reported.
    ///
    /// Apple: "defaultWheelPickerItemHeight(_:)".
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        let isUsable = height.isFinite && height > 0
        return environment(\.defaultWheelPickerItemHeight, isUsable ? height : 32)
            .modifier(
                ReportModifier(
                    diagnostic: isUsable
                        ? nil
                        : Diagnostic(
                            ".defaultWheelPickerItemHeight(\(height)) is no height of a row",
                            advice: "It was ignored. Give a finite number of points above 0.")))
    }
}

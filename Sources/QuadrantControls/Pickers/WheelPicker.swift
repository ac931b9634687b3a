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
            }
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

/// Rows on a drum, of which those near the selected one are drawn: as on a cylinder that is seen from the front, rows
/// further out stand closer and are flatter and fainter.
///
/// Evidence (Apple's picture of iOS 15.5): the first rows are 30.5 from the middle one, the second 54.5, which a drum
/// with a radius of 65 has; a band of the third fill colour is behind the middle one. How faint they are is a choice.
struct Wheel: View {
    let rows: Int
    let selected: Int?
    /// Whether the band behind the selected row is the wheel's own; wheels beside each other share one.
    var hasBand = true
    let row: (Int) -> AnyView
    @Environment(\.controlProfile.picker.wheel) private var metrics
    @Environment(\.defaultWheelPickerItemHeight) private var rowHeight
    @Environment(\.isEnabled) private var isEnabled

    private static let radius: CGFloat = 65
    /// How many rows are drawn on each side of the selected one.
    private static let reach = 3

    var body: some View {
        let middle = selected ?? 0
        let shown = max(0, middle - Self.reach)..<max(0, min(rows, middle + Self.reach + 1))
        ZStack {
            if hasBand { WheelBand() }
            ForEach(shown, id: \.self) { index in
                place(row(index), at: index - middle)
            }
        }
        .lineLimit(1)
        .frame(idealWidth: metrics.size.width, maxWidth: .infinity)
        .frame(height: metrics.size.height)
    }

    @ViewBuilder
    private func place(_ view: AnyView, at distance: Int) -> some View {
        let angle = CGFloat(distance) * rowHeight / (Self.radius * rowHeight / metrics.rowHeight)
        let isMiddle = distance == 0
        if abs(angle) < .pi / 2 {
            view
                .font(.system(size: 21))
                .controlInk(
                    isMiddle ? nil : AnyShapeStyle(HierarchicalShapeStyle.secondary),
                    isEnabled: isEnabled
                )
                .frame(maxWidth: .infinity, minHeight: rowHeight, maxHeight: rowHeight)
                .contentShape(Rectangle())
                .scaleEffect(x: 1, y: cos(angle))
                .opacity(isMiddle ? 1 : max(0.1, Double(cos(angle)) * 0.8))
                .offset(y: Self.radius * rowHeight / metrics.rowHeight * sin(angle))
        }
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
    /// are ignored.
    ///
    /// Apple: "defaultWheelPickerItemHeight(_:)".
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        environment(\.defaultWheelPickerItemHeight, height.isFinite && height > 0 ? height : 32)
    }
}

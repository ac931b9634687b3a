import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// A control that chooses a colour.
///
/// Apple: "ColorPicker". A row as wide as there is room: the label, then a well with the colour. The panel that the well
/// opens is not drawn; tests set a colour with `pick(_:)`.
public nonisolated struct ColorPicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<Color>
    private let supportsOpacity: Bool

    /// Creates a colour picker with a label.
    ///
    /// - Parameters:
    ///   - selection: The chosen colour.
    ///   - supportsOpacity: Whether colours that can be seen through can be chosen.
    ///   - label: What the colour is for.
    public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }

    /// The label and the well.
    @MainActor public var body: some View {
        ColorPickerRow(
            label: .subtitled(label), selection: selection, supportsOpacity: supportsOpacity)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a colour picker with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a colour picker with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// The label at the start of a row, and the well at its end.
private struct ColorPickerRow: View {
    let label: AnyView
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled
    @WholeEnvironment() private var environment

    var body: some View {
        let (selection, supportsOpacity, environment) = (selection, supportsOpacity, environment)
        Group {
            if labelsVisibility == .hidden {
                well.controlNote(note).hiddenLabel(label)
            } else {
                LabeledControlRow {
                    label.labelBeside(isEnabled: isEnabled)
                    well
                }
                .alignmentGuide(.firstTextBaseline) { _ in 0 }
                .alignmentGuide(.lastTextBaseline) { _ in 0 }
                .controlNote(note)
            }
        }
        .settable(isEnabled: isEnabled) { (color: Color) in
            var resolved = color.resolve(in: environment)
            if !supportsOpacity { resolved.opacity = 1 }
            selection.wrappedValue = supportsOpacity ? color : Color(resolved)
        }
    }

    private var well: some View {
        ColorWell(color: selection.wrappedValue).opacity(isEnabled ? 1 : 0.5)
    }

    private var note: AccessibilityNote {
        let color = selection.wrappedValue.resolve(in: environment)
        var note = AccessibilityNote(.isButton)
        let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
        note.value = "red \(parts[0]), green \(parts[1]), blue \(parts[2])"
        if color.opacity < 1 { note.value? += ", \(Double(color.opacity).percentText)" }
        note.children = .combine
        note.isDisabled = !isEnabled
        return note
    }
}

/// A colour in a ring of all hues. A colour that can be seen through stands before black and white.
private struct ColorWell: View {
    let color: Color
    @Environment(\.controlProfile.colorWell) private var metrics
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if let swatch = metrics.swatch { well(swatch) } else { ring }
    }

    /// The colour on a button, before black and white where it can be seen through.
    private func well(_ swatch: ColorWellMetrics.Swatch) -> some View {
        RoundedRectangle(cornerRadius: swatch.corner).fill(swatch.ground.color(scheme))
            .overlay {
                ZStack {
                    Rectangle().fill(.white)
                    HalfDisc().fill(.black)
                    Rectangle().fill(color)
                }
                .clipShape(RoundedRectangle(cornerRadius: swatch.corner - metrics.inset))
                .padding(metrics.inset)
            }
            .frame(width: swatch.size.width, height: swatch.size.height)
    }

    private var ring: some View {
        ZStack {
            Circle().strokeBorder(
                AngularGradient(colors: Self.hues, center: .center), lineWidth: metrics.ring)
            ZStack {
                Circle().fill(.white)
                HalfDisc().fill(.black)
                Circle().fill(color)
            }
            .padding(metrics.inset)
        }
        .frame(width: metrics.side, height: metrics.side)
    }

    private static let hues: [Color] = (0...6).map {
        Color(hue: Double($0 % 6) / 6, saturation: 0.9, brightness: 1)
    }
}

/// The half of a disc below its diagonal.
private nonisolated struct HalfDisc: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-45),
            endAngle: .degrees(135), clockwise: false)
        path.closeSubpath()
        return path
    }
}

import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A style that shows a box with a check mark if the toggle is on, or with a line in a mixed state, then the label.
///
/// Apple: "CheckboxToggleStyle", which exists on macOS only. The box is 14 points long, as on macOS; corner, signs and
/// the ground of a box that is off are a choice. A tap anywhere on box and label switches the toggle.
public struct CheckboxToggleStyle: ToggleStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The box, then the label.
    public func makeBody(configuration: Configuration) -> some View {
        Checkbox(configuration: configuration)
    }
}

private struct Checkbox: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        let isOn = configuration.$isOn
        HStack(spacing: 6) {
            box.alignmentGuide(.firstTextBaseline) { $0[.bottom] - 2 }
            if labelsVisibility != .hidden {
                configuration.label.controlInk(nil, isEnabled: isEnabled)
            }
        }
        .contentShape(Rectangle())
        .modifier(TapModifier { isOn.wrappedValue.toggle() })
    }

    private var box: some View {
        let isMarked = configuration.isOn || configuration.isMixed
        let shape = RoundedRectangle(cornerRadius: 3.5, style: .continuous)
        return shape.fill(isMarked ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .overlay {
                if isMarked {
                    Image(systemName: configuration.isMixed ? "minus" : "checkmark")
                        .font(.system(size: 9, weight: .bold)).foregroundStyle(.white)
                }
            }
            .opacity(isEnabled ? 1 : 0.5)
            .frame(width: 14, height: 14)
            .accessibilityHidden(true)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// Shows a box with a check mark, then the label.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

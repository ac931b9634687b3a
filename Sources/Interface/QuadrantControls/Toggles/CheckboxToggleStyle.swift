import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A style that shows a box with a check mark if the toggle is on, or with a line in a mixed state, then the label.
///
/// Apple: "CheckboxToggleStyle", which exists on macOS only. Lengths are those of the system (`CheckboxMetrics`). A tap
/// anywhere on box and label switches the toggle.
public struct CheckboxToggleStyle: ToggleStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The box, then the label.
    public func makeBody(configuration: Configuration) -> some View {
        Checkbox(configuration: configuration)
    }
}

struct Checkbox: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.controlProfile.checkbox) private var metrics

    var body: some View {
        let isOn = configuration.$isOn
        if let distance = metrics.distance {
            DistanceBox(distance: distance) { row }
                .contentShape(Rectangle())
                .modifier(TapModifier { isOn.wrappedValue.toggle() })
        } else {
            row.contentShape(Rectangle())
                .modifier(TapModifier { isOn.wrappedValue.toggle() })
        }
    }

    private var row: some View {
        HStack(alignment: metrics.isOnCapitals ? .firstTextBaseline : .center, spacing: metrics.gap)
        {
            let rise = metrics.isOnCapitals ? metrics.side / 2 - Self.halfCapitals : 2
            box.alignmentGuide(.firstTextBaseline) { $0[.bottom] - rise }
            if labelsVisibility != .hidden {
                configuration.label.labelBeside(isEnabled: isEnabled)
            }
        }
    }

    /// Half of the height of capitals in 13 points, the size of labels on macOS.
    private static let halfCapitals: CGFloat = 4.58

    private var box: some View {
        let isMarked = configuration.isOn || configuration.isMixed
        let shape = RoundedRectangle(cornerRadius: metrics.corner, style: .continuous)
        return shape.fill(isMarked ? AnyShapeStyle(.tint) : off)
            .overlay {
                if isMarked {
                    Image(systemName: configuration.isMixed ? "minus" : "checkmark")
                        .font(.system(size: metrics.sign, weight: .bold)).foregroundStyle(.white)
                } else if let outline = metrics.outline {
                    shape.strokeBorder(outline.color(scheme), lineWidth: 1)
                }
            }
            .opacity(isEnabled ? 1 : 0.5)
            .frame(width: metrics.side, height: metrics.side)
            .accessibilityHidden(true)
    }

    @Environment(\.colorScheme) private var scheme

    private var off: AnyShapeStyle {
        metrics.off.map { AnyShapeStyle($0.color(scheme)) } ?? AnyShapeStyle(.quaternary)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// Shows a box with a check mark, then the label.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

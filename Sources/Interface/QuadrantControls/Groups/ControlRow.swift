import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// Controls beside each other on the ground of bordered buttons, with lines between them; in menus, as they are. The
/// lines are not measured: as those of steppers.
struct ControlRow: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.colorScheme) private var scheme
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.controlProfile) private var profile
    @Environment(\.controlSize) private var size

    /// The corners of controls below each other: about half of the height of one (a choice).
    private static let columnCorner: CGFloat = 20

    var body: some View {
        if isInMenu {
            configuration.content
        } else {
            Group(parts: configuration.content) { controls in
                ControlGroupLayout(distance: profile.stepper.divider) {
                    grounds
                    ForEach(controls.indices, id: \.self) { controls[$0] }
                    ForEach(0..<max(0, controls.count - 1), id: \.self) { _ in
                        profile.stepper.line.color(scheme).allowsHitTesting(false)
                            .layoutValue(key: ControlGroupPart.self, value: .line)
                    }
                }
            }
            .standing(until: .elsewhere) { $0.buttonStyle(GroupedButtonStyle()) }
        }
    }

    @ViewBuilder private var grounds: some View {
        let corner = profile.button.size(size).corner
        shape.resolved(corner: corner).fill(profile.button.ground.color(scheme))
            .layoutValue(key: ControlGroupPart.self, value: .rowGround)
        RoundedRectangle(cornerRadius: corner ?? Self.columnCorner)
            .fill(profile.button.ground.color(scheme))
            .layoutValue(key: ControlGroupPart.self, value: .columnGround)
    }
}

/// A button in a group: its label with the padding of a bordered button, on the ground of the group.
private struct GroupedButtonStyle: PrimitiveButtonStyle {
    @Environment(\.controlProfile.button) private var metrics
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint

    func makeBody(configuration: Configuration) -> some View {
        let size = metrics.size(size)
        configuration.label
            .controlInk(
                configuration.role == .destructive && tint == nil
                    ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint), isEnabled: isEnabled
            )
            .padding(.horizontal, size.horizontal)
            .padding(.vertical, size.vertical)
            .contentShape(Rectangle())
            .modifier(TapModifier { configuration.trigger() })
    }
}

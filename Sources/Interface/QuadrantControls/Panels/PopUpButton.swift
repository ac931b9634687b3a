import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A bordered button that opens a menu: what it is given stands beside each other in it.
struct PopUpGround<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.controlProfile.button) private var button
    @Environment(\.controlSize) private var size
    @Environment(\.colorScheme) private var scheme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.font) private var font

    var body: some View {
        let lengths = button.size(size)
        ControlBox {
            HStack(spacing: 0) { content }
                .font(font ?? lengths.font)
                .controlInk(nil, isEnabled: isEnabled)
                .padding(.horizontal, lengths.horizontal)
                .padding(.vertical, lengths.vertical)
        }
        .background {
            ButtonBorderShape.automatic.resolved(corner: lengths.corner)
                .fill(button.ground.color(scheme))
        }
        .contentShape(Rectangle())
        .separatedFromItsEdge()
    }
}

/// What tells a button that opens a menu from others: a chevron down, or two where it shows the chosen item.
struct PopUpChevrons: View {
    let metrics: PopUpMetrics
    let isPullDown: Bool
    @Environment(\.menuIndicatorVisibility) private var visibility

    var body: some View {
        if visibility != .hidden {
            Image(systemName: isPullDown ? "chevron.down" : "chevron.up.chevron.down")
                .font(.system(size: metrics.chevron, weight: .semibold))
                .frame(width: metrics.room, height: 1, alignment: .trailing)
                .accessibilityHidden(true)
        }
    }
}

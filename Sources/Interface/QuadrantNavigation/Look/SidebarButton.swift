import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantText
import QuadrantViews

/// The button in a bar that shows and hides a sidebar.
///
/// Apple (Human Interface Guidelines, "Sidebars"): people hide and show a sidebar by the button that the system has for it.
struct SidebarButton: View {
    let toggle: SidebarToggle
    /// Whether it stands on glass of its own, and not in a bar of tabs.
    var hasGlass = true
    @Environment(\.controlProfile) private var profile

    var body: some View {
        let metrics = profile.bar
        Button(action: toggle.action) {
            Image(systemName: "sidebar.leading")
                .font(.system(size: metrics.itemSize, weight: .medium))
                .frame(minWidth: metrics.button, minHeight: metrics.button)
                .contentShape(Rectangle())
                .background { if hasGlass { BarGlass() } }
        }
        .buttonStyle(BarButtonStyle(isProminent: false, isInGlass: metrics.glass != nil))
        .accessibilityLabel(Text(toggle.isShown ? "Hide Sidebar" : "Show Sidebar"))
        .accessibilityIdentifier("ToggleSidebar")
    }
}

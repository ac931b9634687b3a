import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// Puts a sidebar on a panel that floats in the window, from near its top to near its bottom, also where the bar of the system's status lies. What is
/// in the sidebar keeps to the safe area.
///
/// Evidence: on macOS 26 the panel is 8 from every edge; on iPadOS 26 it is so too, the status bar lies over it (Human Interface Guidelines, "Sidebars").
nonisolated struct SidebarPanel: ViewModifier {
    @Environment(\.controlProfile) private var profile
    @State private var safeArea = EdgeInsets()

    init() {}

    @MainActor func body(content: Content) -> some View {
        let (metrics, safeArea) = (profile.column, $safeArea)
        content
            .padding(.top, max(0, metrics.panelInset - self.safeArea.top))
            .padding(.bottom, max(0, metrics.panelInset - self.safeArea.bottom))
            .padding(.leading, metrics.panelInset)
            .padding(.trailing, metrics.panelEnd ?? metrics.panelInset)
            .background { panel(Color(system: .secondarySystemBackground)) }
            .mask { panel(Color.black) }
            .onGeometryChange(for: EdgeInsets.self) {
                $0.safeAreaInsets
            } action: {
                safeArea.wrappedValue = $0
            }
    }

    @MainActor private func panel(_ color: Color) -> some View {
        let metrics = profile.column
        return RoundedRectangle(cornerRadius: metrics.panelCorner, style: .continuous)
            .fill(color)
            .padding([.vertical, .leading], metrics.panelInset)
            .padding(.trailing, metrics.panelEnd ?? metrics.panelInset)
            .ignoresSafeArea(edges: .vertical)
    }
}

import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The bar at the bottom of a screen: its items, and the field to search in.
struct BottomBar: View {
    let content: BarContent
    let search: SearchContent?
    @Environment(\.controlProfile) private var profile

    /// Whether there is anything to show.
    @MainActor static func isEmpty(_ content: BarContent, _ search: SearchContent?) -> Bool {
        search == nil && (content.isHidden(.bottom) || content.items(.bottom).isEmpty)
    }

    var body: some View {
        let metrics = profile.bar
        let look = content.appearance(.bottom)
        HStack(spacing: metrics.gap) {
            if let search { SearchBar(search: search, isAtBottom: true) }
            if !content.isHidden(.bottom), !content.items(.bottom).isEmpty { items }
        }
        .frame(height: metrics.toolbarButton)
        .padding(.horizontal, metrics.toolbarSide)
        .padding(.bottom, metrics.toolbarBelow)
        .frame(maxWidth: .infinity)
        .background {
            if look.backgroundVisibility == .visible
                || metrics.glass == nil && look.backgroundVisibility != .hidden
            {
                Rectangle().fill(look.background ?? AnyShapeStyle(.bar))
                    .ignoresSafeArea(edges: .bottom)
            }
        }
        .modifier(BarScheme(scheme: look.colorScheme))
    }

    private var items: some View {
        let groups = BarGroup.groups(of: content.items(.bottom))
        return HStack(spacing: profile.bar.gap) {
            // A status stands in the middle; other items stand where room between them puts them.
            if groups.count == 1, content.items(.bottom).first?.placement == .status {
                Spacer(minLength: 0)
            }
            BarGroups(groups: groups, height: profile.bar.toolbarButton)
            if search == nil, !groups.contains(where: { $0.spacer == true }) {
                Spacer(minLength: 0)
            }
        }
    }
}

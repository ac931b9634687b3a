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
    /// Whether a bar of tabs lies below.
    var liesAboveBar = false
    @Environment(\.controlProfile) private var profile

    /// Whether there is anything to show.
    @MainActor static func isEmpty(_ content: BarContent, _ search: SearchContent?) -> Bool {
        search == nil && (content.isHidden(.bottom) || content.items(.bottom).isEmpty)
    }

    var body: some View {
        let metrics = profile.bar
        let look = content.appearance(.bottom)
        HStack(spacing: metrics.gap) {
            if let search, !hasPlaceOfSearch {
                SearchBar(search: search, isAtBottom: true).modifier(StillInBar())
            }
            if !content.isHidden(.bottom), !content.items(.bottom).isEmpty { items }
        }
        .frame(height: metrics.toolbarButton)
        .padding(.horizontal, metrics.toolbarSide)
        // The distance from a bar below is a choice: that between groups.
        .padding(
            .bottom,
            liesAboveBar ? min(metrics.gap, metrics.toolbarBelow) : metrics.toolbarBelow
        )
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
        .modifier(AboveKeyboard(isOn: search?.isSearching ?? false))
    }

    /// Whether an item says where the field stands among the others.
    private var hasPlaceOfSearch: Bool {
        content.items(.bottom).contains { if case .search = $0.kind { true } else { false } }
    }

    @ViewBuilder private var items: some View {
        let all = content.items(.bottom)
        let status = all.filter { $0.placement == .status }
        if status.isEmpty {
            row(all)
        } else {
            // Apple (`status`): "In iOS and iPadOS, the system places status items in the center of the bottom toolbar." Others stand at the sides.
            let others = all.filter { $0.placement != .status }
            let half = (others.count + 1) / 2
            BarRow(side: 0, gap: profile.bar.gap) {
                groups(Array(others.prefix(half)))
                groups(status)
                groups(Array(others.dropFirst(half)))
            }
        }
    }

    private func groups(_ items: [BarItem]) -> some View {
        HStack(spacing: profile.bar.gap) {
            BarGroups(
                groups: BarGroup.groups(of: items), at: .bottom, height: profile.bar.toolbarButton,
                search: search)
        }
    }

    /// Items stand where room between them puts them.
    private func row(_ items: [BarItem]) -> some View {
        HStack(spacing: profile.bar.gap) {
            groups(items)
            if search == nil, !BarGroup.groups(of: items).contains(where: { $0.spacer == true }) {
                Spacer(minLength: 0)
            }
        }
    }
}

/// What stands above a keyboard while a field is edited, in place of the bar at the bottom of the screen; at the bottom of a window
/// without a keyboard. Its look is a choice: that of a bar there.
struct KeyboardBar: View {
    let content: BarContent
    @Environment(\.controlProfile) private var profile

    var body: some View {
        let metrics = profile.bar
        HStack(spacing: metrics.gap) {
            BarGroups(
                groups: BarGroup.groups(of: content.items(.keyboard)), at: .keyboard)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: metrics.button)
        .padding(.horizontal, metrics.side)
        .padding(.vertical, metrics.glass == nil ? 0 : metrics.gap / 2)
        .background {
            if metrics.glass == nil {
                Rectangle().fill(.bar).ignoresSafeArea(edges: .bottom)
            }
        }
        .modifier(AboveKeyboard())
    }
}

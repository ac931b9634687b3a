import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The bar of tabs of a tablet: a capsule with titles in the middle of the top edge, in one row with the bar of the screen.
///
/// Apple (Human Interface Guidelines, "Tab bars"): it lies at the top and shows titles. Its figures are not published: the height is
/// that of the buttons beside it, paddings are by eye.
struct TopTabBar: View {
    let model: TabModel
    /// Shows the sidebar that can take the bar's place; `nil` where there is none.
    let sidebar: SidebarToggle?
    @Environment(\.controlProfile) private var profile

    var body: some View {
        let metrics = profile.bar
        HStack(spacing: 0) {
            if let sidebar { SidebarButton(toggle: sidebar, hasGlass: false) }
            ForEach(model.entries) { TopTabButton(entry: $0, model: model) }
        }
        .padding(.horizontal, 4)
        .frame(height: metrics.button)
        .background { BarGlass() }
        .padding(.top, metrics.top)
        .padding(.bottom, metrics.height - metrics.button)
        .frame(maxWidth: .infinity)
    }
}

extension BarMetrics {
    /// How high the row of a bar's buttons is with what is above and below, in points.
    var rowHeight: CGFloat { top + height }
}

/// A tab in a bar at the top: its title, or the symbol of the tab for searching.
private struct TopTabButton: View {
    let entry: TabEntry
    let model: TabModel
    @Environment(\.controlProfile) private var profile
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let (entry, model, isSelected) = (entry, model, entry.id == model.selected)
        Button {
            model.select(entry)
        } label: {
            label
                .font(.system(size: 16, weight: isSelected ? .semibold : .medium))
                .lineLimit(1)
                .padding(.horizontal, 16)
                .frame(maxHeight: .infinity)
                .contentShape(Rectangle())
        }
        .buttonStyle(TabButtonStyle(isSelected: isSelected, isOld: false))
        .background {
            if isSelected, let selected = profile.tab.selected {
                Capsule().fill(selected.color(scheme)).padding(.vertical, 4)
            }
        }
        .disabled(entry.isDisabled)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .modifier(ToldTab(words: entry.words))
        .modifier(AdornedTab(entry: entry))
        .modifier(TabIdentifier(identifier: entry.identifier))
    }

    @ViewBuilder private var label: some View {
        if entry.role == .search {
            entry.label.labelStyle(.iconOnly)
        } else {
            HStack(spacing: 6) {
                entry.label.labelStyle(.titleOnly).plainTexts()
                if let badge = entry.badge {
                    badge.font(.system(size: 13)).foregroundStyle(.white)
                        .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
                        .background { Capsule().fill(.red) }
                        .fixedSize()
                }
            }
        }
    }
}

import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// What is in the place of a bar of tabs while the tab for searching is selected: a field, and a button that leads back to the tabs.
///
/// Apple ("Build a SwiftUI app with the new design", WWDC25): "a search field takes the place of the tab bar". Its height is that of a field at the
/// bottom of a stack, and while somebody searches the field has all the room (a choice).
struct SearchTabBar: View {
    let search: SearchContent
    let back: TabEntry
    let model: TabModel
    @Environment(\.controlProfile) private var profile

    var body: some View {
        let (metrics, bar) = (profile.tab, profile.bar)
        HStack(spacing: bar.gap) {
            if !search.isSearching { button }
            SearchBar(search: search, isAtBottom: true)
        }
        .padding(.horizontal, bar.toolbarSide)
        .frame(height: metrics.height)
        .padding(.top, max(0, metrics.band - metrics.height - metrics.below))
        .padding(.bottom, metrics.below)
        .frame(maxWidth: .infinity)
    }

    /// Leads back to the tab that was selected before.
    private var button: some View {
        let (metrics, side) = (profile.tab, profile.bar.toolbarButton)
        let (back, model) = (back, model)
        return Button {
            model.select(back)
        } label: {
            back.label.labelStyle(.iconOnly)
                .symbolVariant(.fill)
                .environment(\.fontOfSymbols, .system(size: metrics.symbol, weight: .medium))
                .frame(width: side, height: side)
                .contentShape(Rectangle())
        }
        .buttonStyle(TabButtonStyle(isSelected: false, isOld: false))
        .background { BarGlass() }
        .modifier(ToldTab(words: back.words))
        .modifier(TabIdentifier(identifier: back.identifier))
    }
}

import QuadrantCore
import QuadrantViews

/// The parts of what a screen says of its title that other views are laid out by.
struct TitleSummary: Equatable {
    var hasTitle = false
    var displayMode: ToolbarTitleDisplayMode.Kind?
    /// Whether the bar is hidden.
    var isHidden = false
    /// Whether the bar of tabs around is hidden.
    var hidesTabs = false
}

enum TitleSummaryKey: PreferenceKey {
    static var defaultValue: TitleSummary { TitleSummary() }

    static func reduce(value: inout TitleSummary, nextValue: () -> TitleSummary) {
        let next = nextValue()
        value.hasTitle = value.hasTitle || next.hasTitle
        value.displayMode = value.displayMode ?? next.displayMode
        value.isHidden = value.isHidden || next.isHidden
        value.hidesTabs = value.hidesTabs || next.hidesTabs
    }
}

extension View {
    nonisolated func titleSummary(_ change: @escaping (inout TitleSummary) -> Void) -> some View {
        transformPreference(TitleSummaryKey.self, change)
    }
}

import Foundation
public import QuadrantCore
public import QuadrantViews

extension View {
    /// The older name of `navigationTitle(_:)`.
    ///
    /// Apple: "navigationBarTitle(_:)".
    nonisolated public func navigationBarTitle(_ title: Text) -> some View {
        navigationTitle(title)
    }

    /// The older name of `navigationTitle(_:)`, with a localised title.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// The older name of `navigationTitle(_:)`, with a title that is not localised.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// The older name of a title and how it is shown.
    ///
    /// Apple: "navigationBarTitle(_:displayMode:)".
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// The older name of a localised title and how it is shown.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// The older name of a title that is not localised and how it is shown.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// The older name of `toolbar(.hidden, for: .navigationBar)`.
    ///
    /// Apple: "navigationBarHidden(_:)".
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbarVisibility(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// The older way to put views at the start of the bar.
    ///
    /// Apple: "navigationBarItems(leading:)".
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// The older way to put views at the end of the bar.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// The older way to put views at both ends of the bar.
    nonisolated public func navigationBarItems<L: View, T: View>(
        leading: L, trailing: T
    ) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }
}

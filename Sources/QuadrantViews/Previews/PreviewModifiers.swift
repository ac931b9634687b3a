public import QuadrantCore

extension View {
    /// Asks for a room when the view is previewed; it counts in the pictures of `quadrant render`, for
    /// the view as a whole. Of several the outermost counts, and traits of `#Preview` come first.
    ///
    /// Apple: "previewLayout(_:)".
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        transformPreference(PreviewSettingsKey.self) { $0.layout = value }
    }

    /// Names the preview: in the list, in the names of files and for `--view`, where it is a literal in
    /// the `previews` of a provider. `nil` leaves the name as it is.
    ///
    /// Apple: "previewDisplayName(_:)".
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        transformPreference(PreviewSettingsKey.self) { $0.displayName = value ?? $0.displayName }
    }

    /// Asks for the screen of a device when the view is previewed: its size, and its size classes. `nil`
    /// leaves the choice.
    ///
    /// Apple: "previewDevice(_:)".
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        transformPreference(PreviewSettingsKey.self) { $0.device = value ?? $0.device }
    }

    /// Asks for the screen to be held that way when the view is previewed.
    ///
    /// Apple: "previewInterfaceOrientation(_:)".
    nonisolated public func previewInterfaceOrientation(
        _ value: InterfaceOrientation
    ) -> some View {
        transformPreference(PreviewSettingsKey.self) { $0.orientation = value }
    }

    /// Asks the window that shows the view to be light or dark, with all that is in it; `nil` asks for
    /// nothing. Of several the outermost counts, and of neighbours the first that asks.
    ///
    /// Apple: "preferredColorScheme(_:)". What `quadrant render` draws is a window, as a hosted view
    /// is in tests; an `ImageRenderer` is none, and says so.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

public import QuadrantCore

extension View {
    /// Asks for the room in which the view is previewed. `quadrant render` follows it for a
    /// picture's view as a whole. If several are set, the outermost counts; traits of `#Preview`
    /// take precedence.
    ///
    /// Apple: "previewLayout(_:)".
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        transformPreference(PreviewSettingsKey.self) { $0.layout = value }
    }

    /// Names the preview. The name is used in lists, in the names of files and for `--view`, if it
    /// is a literal in the `previews` of a provider. `nil` does not change the name.
    ///
    /// Apple: "previewDisplayName(_:)".
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        transformPreference(PreviewSettingsKey.self) { $0.displayName = value ?? $0.displayName }
    }

    /// Asks for the screen of a device when the view is previewed: for its size and its size
    /// classes. `nil` does not ask.
    ///
    /// Apple: "previewDevice(_:)".
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        transformPreference(PreviewSettingsKey.self) { $0.device = value ?? $0.device }
    }

    /// Asks for an orientation of the screen when the view is previewed.
    ///
    /// Apple: "previewInterfaceOrientation(_:)".
    nonisolated public func previewInterfaceOrientation(
        _ value: InterfaceOrientation
    ) -> some View {
        transformPreference(PreviewSettingsKey.self) { $0.orientation = value }
    }

    /// Has the view, and the views in it, be light or dark, whatever the window is.
    ///
    /// Apple: "colorScheme(_:)", deprecated there in favour of `preferredColorScheme(_:)`.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Asks the window that shows the view to be light or dark, with everything in it; `nil` does
    /// not ask. If several are set, the outermost counts, and of neighbours the first that asks.
    ///
    /// Apple: "preferredColorScheme(_:)". A picture of `quadrant render` and a hosted view in tests
    /// count as windows. The picture of an `ImageRenderer` does not, which is reported.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

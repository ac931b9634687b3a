public import QuadrantCore

extension View {
    /// Has the large content viewer show the view in its own words and picture: on devices for people who need
    /// larger text, it shows what is held down enlarged in the middle of the screen.
    ///
    /// Apple: "accessibilityShowsLargeContentViewer()". The viewer itself is not drawn; tests read what it would
    /// show: `HostedView.largeContent`.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        accessibility { note, _ in note.detail { $0.showsLargeContent = true } }
    }

    /// Has the large content viewer show another view in place of this one.
    ///
    /// Apple: "accessibilityShowsLargeContentViewer(_:)". The viewer itself is not drawn; tests read the words that
    /// it would show: `HostedView.largeContent`.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        accessibilityShowsLargeContentViewer()
            .modifier(
                RepresentationModifier(representation: largeContentView(), kind: .largeContent))
    }

    /// Says whether the colours of the view stay as they are where those around it are inverted.
    ///
    /// Apple: "accessibilityIgnoresInvertColors(_:)". Assistive technologies and tests are told; colours are never
    /// inverted here, so that no picture changes by it.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        accessibility { note, _ in note.detail { $0.ignoresInvertColors = active } }
    }
}

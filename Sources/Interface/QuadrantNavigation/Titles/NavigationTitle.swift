public import CoreTransferable
public import Foundation
public import QuadrantControls
public import QuadrantCore
public import QuadrantViews

/// Writes a title that can be read in the environment of where it is written, and says that there is one.
private nonisolated struct TitleModifier: ViewModifier {
    let title: Text?
    let rename: Binding<String>?

    func body(content: Content) -> some View {
        let (title, rename) = (title, rename)
        content
            .bars { bars in
                bars.title = title
                if let rename { bars.rename = rename }
            }
            .titleSummary { $0.hasTitle = title != nil }
            .preference(key: WindowTitleKey.self, value: title)
    }
}

extension View {
    /// Gives the screen that the view is a title. The stack around shows it in its bar; without a stack it is not shown.
    ///
    /// Apple: "navigationTitle(_:)". Of several around one view, the outermost counts.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(TitleModifier(title: title, rename: nil))
    }

    /// Gives the screen a localised title.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Gives the screen the title of a resource.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Gives the screen a title that is not localised.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Gives the screen a title that the user may change. The button to do so stands in the title's menu (`RenameButton`).
    ///
    /// Apple: "navigationTitle(_:)".
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(TitleModifier(title: Text(title.wrappedValue), rename: title))
    }

    /// Gives the screen a title that the user may change, and items for the title's menu.
    ///
    /// Apple: "RenameButton", which shows this form. It is `navigationTitle(_:)` with `toolbarTitleMenu(content:)`.
    nonisolated public func navigationTitle<V: View>(
        _ title: Binding<String>, @ViewBuilder actions: () -> V
    ) -> some View {
        navigationTitle(title).toolbarTitleMenu(content: actions)
    }

    /// Gives the screen a second, smaller title.
    ///
    /// Apple: "navigationSubtitle(_:)".
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        bars { $0.subtitle = subtitle }
    }

    /// Gives the screen a second, smaller title, which is localised.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Gives the screen a second, smaller title, which is not localised.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets how the title of the screen is shown.
    ///
    /// Apple: "navigationBarTitleDisplayMode(_:)".
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        toolbarTitleDisplayMode(displayMode.mode)
    }

    /// Sets how the title of the screen is shown.
    ///
    /// Apple: "toolbarTitleDisplayMode(_:)".
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        bars { $0.displayMode = mode }
            .titleSummary { $0.displayMode = mode.kind }
            .modifier(StackModifier { content, _ in content.displayMode = mode.kind })
    }

    /// Hides the button that leads back.
    ///
    /// Apple: "navigationBarBackButtonHidden(_:)".
    nonisolated public func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> some View {
        bars { $0.hidesBackButton = hidesBackButton }
    }

    /// Says which document the screen shows. It has no effect on a phone, where nothing is dragged out of a title.
    ///
    /// Apple: "navigationDocument(_:)".
    nonisolated public func navigationDocument(_ url: URL) -> some View {
        modifier(ReportModifier(diagnostic: .withoutEffect(".navigationDocument(_:)")))
    }

    /// Says which document the screen shows, with a preview of it. It has no effect on a phone.
    ///
    /// Apple: "navigationDocument(_:preview:)".
    nonisolated public func navigationDocument<D, I1, I2>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View where D: Transferable, I1: Transferable, I2: Transferable {
        modifier(ReportModifier(diagnostic: .withoutEffect(".navigationDocument(_:preview:)")))
    }
}

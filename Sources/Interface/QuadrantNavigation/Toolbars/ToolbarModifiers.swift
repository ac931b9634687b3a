import Foundation
public import QuadrantCore
public import QuadrantViews

extension View {
    /// Shows or hides bars.
    ///
    /// Apple: "toolbar(_:for:)", the older name of `toolbarVisibility(_:for:)`.
    nonisolated public func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarVisibility(visibility, ToolbarPlacement.bars(bars))
    }

    /// Shows or hides bars. Of several around one view, the outermost counts.
    ///
    /// Apple: "toolbarVisibility(_:for:)".
    nonisolated public func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarVisibility(visibility, ToolbarPlacement.bars(bars))
    }

    nonisolated private func toolbarVisibility(
        _ visibility: Visibility, _ places: Set<ToolbarPlacement.Bar>
    ) -> some View {
        bars { $0.add(BarAppearance(visibility: visibility), to: places) }
            .titleSummary {
                if places.contains(.top) { $0.isHidden = visibility == .hidden }
                if places.contains(.tabs) { $0.hidesTabs = visibility == .hidden }
            }
    }

    /// Fills bars with a style. The ground is drawn when content lies under the bar, or when it is made visible.
    ///
    /// Apple: "toolbarBackground(_:for:)".
    nonisolated public func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        let style = AnyShapeStyle(style)
        let places = ToolbarPlacement.bars(bars)
        return self.bars { $0.add(BarAppearance(background: style), to: places) }
    }

    /// Shows or hides the ground of bars.
    ///
    /// Apple: "toolbarBackground(_:for:)", the older name of `toolbarBackgroundVisibility(_:for:)`.
    nonisolated public func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        let places = ToolbarPlacement.bars(bars)
        return self.bars { $0.add(BarAppearance(backgroundVisibility: visibility), to: places) }
    }

    /// Shows or hides the ground of bars.
    ///
    /// Apple: "toolbarBackgroundVisibility(_:for:)".
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        let places = ToolbarPlacement.bars(bars)
        return self.bars { $0.add(BarAppearance(backgroundVisibility: visibility), to: places) }
    }

    /// Sets whether bars are light or dark; `nil` for as the screen is.
    ///
    /// Apple: "toolbarColorScheme(_:for:)".
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        let places = ToolbarPlacement.bars(bars)
        return self.bars { $0.add(BarAppearance(colorScheme: colorScheme), to: places) }
    }

    /// Sets the style of what stands in bars.
    ///
    /// Apple: "toolbarForegroundStyle(_:for:)".
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        let style = AnyShapeStyle(style)
        let places = ToolbarPlacement.bars(bars)
        return self.bars { $0.add(BarAppearance(foreground: style), to: places) }
    }

    /// Sets what the screen is for: an `editor` and a `browser` have their title at the start of the bar.
    ///
    /// Apple: "toolbarRole(_:)".
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        bars { $0.role = role }
    }

    /// Removes an item that a bar has by itself.
    ///
    /// Apple: "toolbar(removing:)".
    nonisolated public func toolbar(
        removing defaultItemKind: ToolbarDefaultItemKind?
    ) -> some View {
        bars { bars in defaultItemKind.map { _ = bars.removed.insert($0) } }
    }

    /// Puts views into the menu that a tap on the title opens.
    ///
    /// Apple: "toolbarTitleMenu(content:)".
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(ToolbarModifier(items: TitleMenuLeaf(content: AnyView(content()))))
    }
}

extension View {
    /// Hides the item of a toolbar that shows the view, while the view itself says so.
    ///
    /// Apple: "toolbarItemHidden(_:)". Elsewhere than in an item the view is hidden.
    nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
        modifier(ItemHiddenModifier(isHidden: hidden))
    }

    /// Puts items into the toolbar of a part of the container around, such as the sidebar of a tab view, which has none here: that is
    /// reported.
    ///
    /// Apple: "contentToolbar(for:content:)".
    nonisolated public func contentToolbar<Content: ToolbarContent>(
        for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(
            ReportModifier(
                diagnostic: .withoutEffect(
                    ".contentToolbar(for:content:)",
                    advice: "The sidebar of a tab view has no toolbar here.")
            ))
    }
}

/// A part of a container that has a toolbar of its own.
///
/// Apple: "ContentToolbarPlacement".
public struct ContentToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The sidebar of a tab view.
    public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}

/// Takes a view and its room away.
private nonisolated struct ItemHiddenModifier: ViewModifier {
    let isHidden: Bool

    @MainActor func body(content: Content) -> some View {
        if !isHidden { content }
    }
}

/// Hands the menu of the title to the bars around.
nonisolated struct TitleMenuLeaf: View {
    let content: AnyView
    @WholeEnvironment() private var environment

    init(content: AnyView) {
        self.content = content
    }

    @MainActor var body: some View {
        let menu = CarriedView(environment: environment, content: content)
        Color.clear.frame(width: 0, height: 0).bars { $0.titleMenu = menu }
    }
}

/// The menu that a tap on the title opens, as an item of a toolbar.
///
/// Apple: "ToolbarTitleMenu".
public nonisolated struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
    /// Primitive content: it has no body.
    public typealias Body = Never

    private let content: Content

    /// Creates a menu with views in it.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a menu with nothing but what the system puts into it: nothing here.
    public init() where Content == EmptyView {
        content = EmptyView()
    }

    /// Hands the menu to the bars around.
    @MainActor
    public static func _makeItems(_ content: Self, _ cursor: inout _ViewCursor) {
        let leaf = TitleMenuLeaf(content: AnyView(content.content))
        TitleMenuLeaf._makeNodes(leaf, &cursor)
    }
}

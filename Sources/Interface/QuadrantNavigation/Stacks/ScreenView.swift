import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantLists
import QuadrantText
import QuadrantTextInput
import QuadrantViews

/// A screen with the bars that its views ask for.
nonisolated struct ScreenView: View {
    let content: AnyView
    /// Ends the screen; `nil` for one that cannot be ended.
    let close: (@MainActor () -> Void)?
    /// How the title is shown unless the screen says so.
    let inherited: ToolbarTitleDisplayMode.Kind
    /// Whether the bar at the top has room even if nothing is in it, where the system has that.
    var keepsBar = true
    /// Whether the screen is a column of a split view: a stack in it has the bar.
    var isColumn = false
    /// Whether it has a ground where nothing is said of one: a sidebar has none.
    var hasGround = true
    /// What a finger that leads back moves; `nil` where none does.
    let turn: BackTurn?
    /// How many screens of its stack it lies on.
    let level: Int
    @State private var summary = TitleSummary()
    @State private var offset: CGFloat = 0
    /// Whether a field in the screen is edited.
    @State private var isEditing = false
    /// The edit mode of what is in the screen and its bars.
    @State private var editMode = UsualEditMode()
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.isInTabs) private var isInTabs
    @Environment(\.tabsTakeSearch) private var tabsTakeSearch
    @Environment(\.columnBack) private var outerBack
    @Environment(\.searchAround) private var searchAround
    @Environment(\.hasWindowBars) private var hasWindow
    @Environment(\.controlProfile.bar.largeTitle) private var largeTitle

    init(
        content: AnyView, close: (@MainActor () -> Void)?,
        inherited: ToolbarTitleDisplayMode.Kind, keepsBar: Bool = true, isColumn: Bool = false,
        turn: BackTurn? = nil, level: Int = 0
    ) {
        // Columns beside each other have the grounds of their split view.
        hasGround = keepsBar && !isColumn
        (self.content, self.close) = (content, close)
        (self.inherited, self.keepsBar, self.isColumn) = (inherited, keepsBar, isColumn)
        (self.turn, self.level) = (turn, level)
    }

    @MainActor var body: some View {
        if hasWindow { inWindow } else { withBars }
    }

    /// The screen as it is; the window around has its bars.
    @MainActor private var inWindow: some View {
        let (close, level, turn) = (close, level, turn)
        let (isColumn, keepsBar, outerBack) = (isColumn, keepsBar, outerBack)
        let search = close == nil ? searchAround as? SearchContent : nil
        return
            content
            .bars {
                $0.search = $0.search ?? search
                turn?.note(hidesBack: $0.hidesBackButton)
                if !$0.hidesBackButton { $0.back = $0.back ?? close ?? outerBack?.action }
                // A column before the last one.
                if isColumn, !keepsBar {
                    ($0.columnTitle, $0.title, $0.subtitle) = ($0.title ?? $0.columnTitle, nil, nil)
                }
                $0.level = level
            }
            .environment(\.usualEditMode, editMode)
            .environment(\.columnBack, isColumn ? close.map { ColumnBack(action: $0) } : nil)
            .taking(.pushed)
            .modifier(PresentedScreenModifier(isPresented: close != nil))
            .modifier(DismissModifier(close: close))
            .frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
    }

    /// Whether it takes all the room that there is: a column does, and a screen on top of others.
    private var fills: Bool { isColumn || close != nil }

    @MainActor private var withBars: some View {
        let (summary, offset, isEditing) = ($summary, $offset, $isEditing)
        let setting = TopBarSetting(
            back: close ?? outerBack?.action, mode: mode, offset: offset.wrappedValue,
            isInTabs: isInTabs, tabsTakeSearch: tabsTakeSearch, isEditing: isEditing.wrappedValue,
            turn: turn)
        // The first screen shows the field that was written around its stack or column.
        let search = close == nil ? searchAround as? SearchContent : nil
        return
            content
            .bars { $0.search = $0.search ?? search }
            .environment(\.usualEditMode, editMode)
            .environment(\.hasBarsAround, true)
            .environment(\.columnBack, isColumn ? close.map { ColumnBack(action: $0) } : nil)
            .taking(.pushed)
            // As large as there is room; what is larger is in the middle, as in the controllers that Apple makes of screens.
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .backgroundPreferenceValue(ScreenGroundKey.self) { own in
                ScreenGround(own: own, isShown: hasGround)
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y + $0.contentInsets.top
            } action: { _, new in
                offset.wrappedValue = max(0, new)
            }
            .onPreferenceChange(TitleSummaryKey.self) { summary.wrappedValue = $0 }
            .onPreferenceChange(EditedTextKey.self) { isEditing.wrappedValue = $0 }
            .environment(\.isUnderLargeTitle, mode == .large && !self.summary.isHidden)
            .modifier(PresentedScreenModifier(isPresented: close != nil))
            .modifier(DismissModifier(close: close))
            .modifier(BarsModifier(setting: setting, keepsBar: keepsBar, isColumn: isColumn))
            .transformPreference(TitleSummaryKey.self) {
                $0 = TitleSummary(hidesTabs: $0.hidesTabs)
            }
            .transformPreference(EditedTextKey.self) { $0 = false }
    }

    /// How the title is shown: a screen without a title has no room for a large one.
    @MainActor private var mode: ToolbarTitleDisplayMode.Kind {
        let wanted =
            switch summary.displayMode {
            case nil, .automatic: inherited
            case let mode?: mode
            }
        // In a low window there is no room for a large one, as on a phone on its side.
        let hasRoom = largeTitle > 0 && summary.hasTitle && vertical != .compact
        return wanted == .large && !hasRoom ? .inline : wanted
    }
}

/// What lies behind a screen, up to the edges of the window: what a view in it says, or the system's ground. A stack covers
/// what is behind it, as the controllers that Apple makes of stacks and tabs do.
nonisolated struct ScreenGround: View {
    let own: AnyView?
    let isShown: Bool
    @Environment(\.hasScreenGrounds) private var hasGrounds

    init(own: AnyView?, isShown: Bool) {
        (self.own, self.isShown) = (own, isShown)
    }

    @MainActor var body: some View {
        if let own {
            own.ignoresSafeArea()
        } else if isShown, hasGrounds {
            Color(system: .systemBackground).ignoresSafeArea()
        }
    }
}

/// Gives a screen on top of another the way back. The first one of a stack leaves what is around: of stacks in one another,
/// each would else tell those in it of another way at each evaluation.
private nonisolated struct DismissModifier: EnvironmentModifier {
    let close: (@MainActor () -> Void)?

    @MainActor func change(_ environment: inout EnvironmentValues) {
        if let close { environment.dismiss = DismissAction(action: close) }
    }
}

/// Tells a screen on top of another that it is presented.
private nonisolated struct PresentedScreenModifier: EnvironmentModifier {
    let isPresented: Bool

    @MainActor func change(_ environment: inout EnvironmentValues) {
        if isPresented { environment.isPresented = true }
    }
}

/// Puts the bars of a screen at its edges, which the views in the screen ask for.
private nonisolated struct BarsModifier: ViewModifier {
    typealias Body = Never

    let setting: TopBarSetting
    let keepsBar: Bool
    let isColumn: Bool

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: BarsModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.pass) { cursor in
                modifier.makeBars(&cursor, inner)
                // Bars of tabs lie around the stack.
                cursor.changePreference(BarKey.self) { $0 = $0.forOuterContainers }
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }

    @MainActor
    private func makeBars(
        _ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void
    ) {
        cursor.node(.extended(TopBarRule())) { cursor in
            // Each node has one reader: the bar at the top reads what is around the one at the bottom.
            let rule = BottomBarRule(band: nil, liesAboveBar: setting.isInTabs)
            let screen = cursor.node(.extended(rule)) { cursor in
                let inner = cursor.node(.layers(.center), children: content)
                makeBar(of: inner, &cursor) { BottomBarHost(content: $0, setting: setting) }
            }
            makeBar(of: screen, &cursor) {
                TopBarHost(
                    content: $0, setting: setting, keepsBar: keepsBar, isColumn: isColumn)
            }
        }
    }

    /// Makes a bar of what a screen says of its bars.
    @MainActor
    private func makeBar<Bar: View>(
        of screen: NodeID, _ cursor: inout _ViewCursor,
        _ bar: @escaping @MainActor (BarContent) -> Bar
    ) {
        cursor.node(.layers(.center)) { cursor in
            cursor.readPreference(
                BarKey.self, of: screen, label: "toolbar",
                isAtOnce: cursor.environment.makesBarsAtOnce
            ) { content, cursor in
                Bar._makeNodes(bar(content), &cursor)
            }
        }
    }
}

/// The bar at the top, where there is one.
private nonisolated struct TopBarHost: View {
    let content: BarContent
    let setting: TopBarSetting
    let keepsBar: Bool
    let isColumn: Bool
    @Environment(\.sidebarToggle) private var sidebarToggle
    @Environment(\.controlProfile.bar.keepsRoom) private var keepsRoom

    init(content: BarContent, setting: TopBarSetting, keepsBar: Bool, isColumn: Bool) {
        (self.content, self.setting) = (content, setting)
        (self.keepsBar, self.isColumn) = (keepsBar, isColumn)
    }

    @MainActor var body: some View {
        let _ = setting.turn?.note(hidesBack: content.hidesBackButton)
        if !content.isHidden(.top), !(isColumn && content.hasStack),
            keepsBar && keepsRoom || hasContent
        {
            TopBar(content: content, setting: setting)
        }
    }

    @MainActor private var hasContent: Bool {
        sidebarToggle != nil && !content.removed.contains(.sidebarToggle)
            || content.title != nil || setting.back != nil || content.search != nil
            || content.items.contains {
                ![.bottom, .keyboard, .elsewhere].contains($0.placement.place)
            }
    }
}

/// The bar at the bottom, where there is one.
private nonisolated struct BottomBarHost: View {
    let content: BarContent
    let setting: TopBarSetting
    @Environment(\.controlProfile) private var profile
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.isInSidebarPanel) private var isInPanel

    init(content: BarContent, setting: TopBarSetting) {
        (self.content, self.setting) = (content, setting)
    }

    @MainActor var body: some View {
        let isWide = sizeClass == .regular && !isInPanel
        let search = content.search.flatMap {
            $0.place(content, setting, profile, isWide: isWide, isInPanel: isInPanel) == .bottom
                ? $0 : nil
        }
        if setting.isEditing, !content.items(.keyboard).isEmpty {
            KeyboardBar(content: content)
        } else if !BottomBar.isEmpty(content, search) {
            BottomBar(content: content, search: search, liesAboveBar: setting.isInTabs)
        }
    }
}

/// Leads back from a column of a split view with one column: the first screen of a stack in it has the button.
struct ColumnBack {
    let action: @MainActor () -> Void
}

private enum ColumnBackKey: ScreenKey {
    static var defaultValue: ColumnBack? { nil }
    static var ends: ScreenSteps { [.presented, .pushed] }
}

extension EnvironmentValues {
    /// Leads back from the column that a stack is in; `nil` for stacks elsewhere.
    var columnBack: ColumnBack? {
        get { self[ColumnBackKey.self] }
        set { self[ColumnBackKey.self] = newValue }
    }
}

import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantLists
import QuadrantText
import QuadrantViews

/// What the columns of a split view share: values that links in the first columns lead to.
final class SplitMemory {
    let hub: StackHub
    let detailHub = StackHub()
    var observers: [RowSelectionObserver?] = [nil, nil]

    init(hub: StackHub) {
        self.hub = hub
    }
}

/// Which column of a collapsed split view is on top. The way back to a list takes its selection back, as on a phone.
@MainActor
struct TopColumn {
    let column: Binding<NavigationSplitViewColumn>
    let memory: SplitMemory

    /// Shows a column.
    func show(_ new: NavigationSplitViewColumn) { column.wrappedValue = new }

    /// Goes back to a column, in which nothing is selected then.
    private func goBack(to new: NavigationSplitViewColumn) {
        show(new)
        memory.observers[new == .sidebar ? 0 : 1]?.clearSelection()
    }

    /// Whether a column, or one after it, is shown; `false` goes back to another.
    func isAtLeast(_ own: NavigationSplitViewColumn, back: NavigationSplitViewColumn) -> Binding<
        Bool
    > {
        let top = HandedOver(self)
        return Binding<Bool>(
            get: {
                let shown = top.value.column.wrappedValue
                return shown == .detail || shown == own
            },
            set: { isShown in
                MainActor.assumeIsolated {
                    if isShown { top.value.show(own) } else { top.value.goBack(to: back) }
                }
            })
    }
}

/// The columns of a split view.
nonisolated struct SplitHost: View {
    let sidebar: AnyView
    /// `nil` for two columns.
    let content: AnyView?
    let detail: AnyView
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferred: Binding<NavigationSplitViewColumn>?
    /// Values that links in the sidebar were tapped for: their screens take the place of the last column.
    @State private var shown = NavigationPath()
    /// Values on top of the last column.
    @State private var detailPath = NavigationPath()
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    /// Whether the window is higher than wide.
    @State private var isTall = false
    @State private var ownColumn = NavigationSplitViewColumn.sidebar
    @State private var memory: SplitMemory
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.hasWindowBars) private var hasWindow

    init(
        sidebar: AnyView, content: AnyView?, detail: AnyView,
        visibility: Binding<NavigationSplitViewVisibility>?,
        preferred: Binding<NavigationSplitViewColumn>?, hub: StackHub = StackHub()
    ) {
        _memory = State(initialValue: SplitMemory(hub: hub))
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
        (self.visibility, self.preferred) = (visibility, preferred)
    }

    @MainActor var body: some View {
        // A window of macOS has no size classes.
        if sizeClass == .compact, !hasWindow {
            collapsed
        } else {
            let (isTall, chosen) = ($isTall, self.visibility ?? $ownVisibility)
            let isWindow = hasWindow
            let upright: NavigationSplitViewVisibility =
                content == nil ? .detailOnly : .doubleColumn
            let shownColumns = Binding(
                get: {
                    let kind = chosen.wrappedValue.kind
                    return kind == .automatic && isTall.wrappedValue && !isWindow
                        ? upright : chosen.wrappedValue
                }, set: { chosen.wrappedValue = $0 })
            SplitColumns(
                sidebar: sidebar.modifier(ColumnModifier(observer: nil)),
                content: content.map {
                    $0.modifier(ColumnModifier(observer: nil, isContent: true))
                },
                detail: detail, visibility: shownColumns,
                shown: StackPath(replacing: $shown), path: StackPath($detailPath), memory: memory
            )
            // As large as the window, whatever is in the columns.
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .onGeometryChange(for: Bool.self) {
                $0.size.height > $0.size.width
            } action: {
                isTall.wrappedValue = $0
            }
        }
    }

    /// A stack with the columns as its screens.
    @MainActor private var collapsed: some View {
        let memory = memory
        let top = TopColumn(column: preferred ?? $ownColumn, memory: memory)
        let second: NavigationSplitViewColumn = content == nil ? .detail : .content
        // An app that says which column is on top is not overruled by what is selected.
        let takesPresets = preferred == nil
        if memory.observers[0] == nil {
            memory.observers = [
                RowSelectionObserver(takesPresets: takesPresets) { top.show(second) },
                RowSelectionObserver(takesPresets: takesPresets) { top.show(.detail) },
            ]
        }
        let path = StackPath($shown)
        memory.hub.path = path
        let last = detail
        let middle = content.map { content in
            AnyView(
                content.modifier(ColumnModifier(observer: memory.observers[1]))
                    .modifier(
                        PresentingModifier(
                            isShown: top.isAtLeast(.detail, back: .content), isColumn: true
                        ) { last }))
        }
        let root = sidebar.modifier(ColumnModifier(observer: memory.observers[0]))
            .modifier(
                PresentingModifier(
                    isShown: top.isAtLeast(second, back: .sidebar), isColumn: true
                ) { middle ?? last })
        return StackHost(root: AnyView(root), path: path, hub: memory.hub, isColumn: true)
    }
}

/// What views in a column before the last one find around them.
private nonisolated struct ColumnModifier: ViewModifier {
    let observer: RowSelectionObserver?
    /// Whether it is the second of three columns.
    var isContent = false
    @Environment(\.controlProfile.column.contentIsSidebar) private var contentIsSidebar

    init(observer: RowSelectionObserver?, isContent: Bool = false) {
        (self.observer, self.isContent) = (observer, isContent)
    }

    @MainActor func body(content: Content) -> some View {
        let column = content.environment(\.isInColumn, true)
            .environment(\.rowSelectionObserver, observer)
        if isContent, !contentIsSidebar { column } else { column.listStyle(.sidebar) }
    }
}

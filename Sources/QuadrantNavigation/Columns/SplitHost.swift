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
        if sizeClass == .compact {
            collapsed
        } else {
            let (isTall, chosen) = ($isTall, self.visibility ?? $ownVisibility)
            let upright: NavigationSplitViewVisibility =
                content == nil ? .detailOnly : .doubleColumn
            let shownColumns = Binding(
                get: {
                    let kind = chosen.wrappedValue.kind
                    return kind == .automatic && isTall.wrappedValue ? upright : chosen.wrappedValue
                }, set: { chosen.wrappedValue = $0 })
            SplitColumns(
                sidebar: sidebar.modifier(ColumnModifier(observer: nil)),
                content: content.map { $0.modifier(ColumnModifier(observer: nil)) },
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
        let (memory, column) = (memory, preferred ?? $ownColumn)
        let second: NavigationSplitViewColumn = content == nil ? .detail : .content
        if memory.observers[0] == nil {
            memory.observers = [
                RowSelectionObserver { column.wrappedValue = second },
                RowSelectionObserver { column.wrappedValue = .detail },
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
                            isShown: column.isAtLeast(.detail, back: .content), isColumn: true
                        ) { last }))
        }
        let root = sidebar.modifier(ColumnModifier(observer: memory.observers[0]))
            .modifier(
                PresentingModifier(
                    isShown: column.isAtLeast(second, back: .sidebar), isColumn: true
                ) { middle ?? last })
        return StackHost(root: AnyView(root), path: path, hub: memory.hub, isColumn: true)
    }
}

extension Binding<NavigationSplitViewColumn> {
    /// Whether a column, or one after it, is shown; `false` goes back to another.
    @MainActor fileprivate func isAtLeast(
        _ column: NavigationSplitViewColumn, back: NavigationSplitViewColumn
    ) -> Binding<Bool> {
        let selection = HandedOver(self)
        return Binding<Bool>(
            get: {
                let shown = selection.value.wrappedValue
                return shown == .detail || shown == column
            },
            set: { selection.value.wrappedValue = $0 ? column : back })
    }
}

/// What views in a column before the last one find around them.
private nonisolated struct ColumnModifier: ViewModifier {
    let observer: RowSelectionObserver?

    @MainActor func body(content: Content) -> some View {
        content.environment(\.isInColumn, true)
            .environment(\.rowSelectionObserver, observer)
            .listStyle(.sidebar)
    }
}

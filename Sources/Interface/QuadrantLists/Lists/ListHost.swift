import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// A list in its scroll view, on its ground.
struct ListHost<Content: View>: View {
    let selection: ListSelection?
    let container: RowSurroundings.Container
    let content: Content
    @State private var keys = ListKeys()
    /// Whether it begins where the safe area does, right below the bar of its screen.
    @State private var isAtTop = true
    @WholeEnvironment() private var environment

    /// Always one node: in other containers it is laid out where they put it, by the environment there.
    nonisolated static var _arity: _ViewArity { .one }

    var body: some View {
        ScrollViewReader { scroll in
            listWithMenu.overlayPreferenceValue(HasSectionIndexKey.self, alignment: .trailing) {
                hasIndex in
                if showsIndex(hasIndex) { SectionIndex(content: content, scroll: scroll) }
            }
        }
    }

    private func showsIndex(_ hasIndex: Bool) -> Bool {
        switch environment.listSectionIndexVisibility {
        case .automatic: hasIndex
        case .visible: true
        case .hidden: false
        }
    }

    @ViewBuilder private var listWithMenu: some View {
        if environment.selectionMenus.isEmpty {
            list
        } else {
            list.modifier(GroundMenuModifier(hasSelection: selection != nil))
        }
    }

    @ViewBuilder private var list: some View {
        if let selection {
            scroll.modifier(ListKeysModifier(keys: keys))
                .modifier(ToldSelection(selection: selection))
        } else {
            scroll
        }
    }

    private var scroll: some View {
        let isAtTop = $isAtTop
        return ScrollView {
            ListColumn(
                setup: setup, selection: selection, keys: selection == nil ? nil : keys,
                content: content, margins: environment.scrollContentMargins)
        }
        .modifier(RefreshNoteModifier(refresh: environment.refresh))
        .modifier(
            ReportModifier(
                diagnostic: alternates ? .noAlternatingRows : environment.listLengthProblem)
        )
        .background {
            if environment.scrollContentBackground != .hidden {
                Color(system: look.ground).ignoresSafeArea()
            }
        }
        .overlay {
            if look.isBordered { Rectangle().strokeBorder(Color(system: .separator)) }
        }
        .onGeometryChange(for: Bool.self) {
            $0.safeAreaInsets.top > 0
        } action: { _, isFirst in
            isAtTop.wrappedValue = isFirst
        }
    }

    private var alternates: Bool {
        (environment.listStyle as? any AlternatingRows)?.alternatesRowBackgrounds == true
    }

    private var look: ListMetrics.Look { ownEnvironment.listLook(in: container) }

    /// What it goes by: one that stands below other views is not under the title.
    private var ownEnvironment: EnvironmentValues {
        guard environment.isUnderLargeTitle, !isAtTop else { return environment }
        var result = environment
        result.isUnderLargeTitle = false
        return result
    }

    private var setup: ListSetup {
        ListSetup(in: ownEnvironment, container)
    }
}

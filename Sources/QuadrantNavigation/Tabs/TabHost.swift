import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The tabs whose screens were made: they are kept until their tabs go.
private final class MadeTabs {
    private var ids: Set<AnyHashable> = []

    /// The tabs with screens, in order, with the selected one, whose screen is made now.
    func take(_ entries: [TabEntry], selected: TabEntry?) -> [TabEntry] {
        if let selected { ids.insert(selected.id) }
        ids.formIntersection(entries.map(\.id))
        return entries.filter { ids.contains($0.id) }
    }
}

/// A tab view, whatever its tabs were made of.
nonisolated struct TabHost: View {
    let entries: [TabEntry]
    let selection: TabSelection
    @State private var ownSelection: AnyHashable?
    @State private var made = MadeTabs()
    @Environment(\.tabViewLook) private var look

    init(entries: [TabEntry], selection: TabSelection) {
        (self.entries, self.selection) = (entries, selection)
    }

    @MainActor var body: some View {
        let selected = selected
        let shown = made.take(entries, selected: selected)
        let pages = TabPages(
            entries: shown, index: selected.flatMap { one in shown.firstIndex { $0.id == one.id } })
        let model = TabModel(
            entries: entries.filter { !$0.isHidden && $0.placement != .sidebarOnly },
            selected: selected?.id
        ) {
            select($0)
        }
        switch look.kind {
        case .bar:
            pages
                .environment(\.isInTabs, true)
                .modifier(TabBarModifier(model: model))
        case .pages(let mode):
            pages.overlay(alignment: .bottom) {
                if mode != .never, model.entries.count > 1 || mode == .always {
                    PageDots(model: model)
                }
            }
        }
    }

    /// The tab that is shown: the selected one, or else the first.
    @MainActor private var selected: TabEntry? {
        let candidates = entries.filter { !$0.isHidden }
        if let isSelected = selection.isSelected {
            return candidates.first { $0.value.map(isSelected) ?? false } ?? candidates.first
        }
        return candidates.first { $0.id == ownSelection } ?? candidates.first
    }

    @MainActor private func select(_ entry: TabEntry) {
        guard !entry.isDisabled else { return }
        if selection.isSelected == nil { ownSelection = entry.id }
        if let value = entry.value { selection.select(value) }
    }
}

/// What a bar of tabs, or dots, show.
struct TabModel {
    let entries: [TabEntry]
    let selected: AnyHashable?
    let select: @MainActor (TabEntry) -> Void
}

/// The screens that were made, of which one is shown.
private nonisolated struct TabPages: View {
    typealias Body = Never

    let entries: [TabEntry]
    let index: Int?

    @MainActor
    static func _makeNodes(_ view: TabPages, _ cursor: inout _ViewCursor) {
        cursor.node(.flexibleFrame(.filling)) { cursor in
            cursor.node(.extended(ChosenRule(index: view.index ?? -1))) { cursor in
                let pages = ForEach(view.entries) { TabPage(content: $0.content) }
                type(of: pages)._makeNodes(pages, &cursor)
            }
        }
    }

    static var _arity: _ViewArity { .one }
}

/// One screen, as one node.
private nonisolated struct TabPage: View {
    typealias Body = Never

    let content: AnyView

    @MainActor
    static func _makeNodes(_ view: TabPage, _ cursor: inout _ViewCursor) {
        cursor.node(.flexibleFrame(.filling)) { cursor in
            cursor.node(.layers(.center)) { AnyView._makeNodes(view.content, &$0) }
        }
    }

    static var _arity: _ViewArity { .one }
}

extension FlexibleFrameRule {
    /// As large as there is room.
    fileprivate static var filling: FlexibleFrameRule {
        let length = FlexibleLength(minimum: nil, ideal: nil, maximum: .infinity)
        return FlexibleFrameRule(horizontal: length, vertical: length, alignment: .center)
    }
}

/// Puts a bar of tabs below the screens, unless one of them hides it.
private nonisolated struct TabBarModifier: ViewModifier {
    typealias Body = Never

    let model: TabModel

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: TabBarModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let model = modifier.model
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.extended(BottomBarRule(band: nil))) { cursor in
                let screens = cursor.node(.layers(.center), children: inner)
                cursor.node(.layers(.center)) { cursor in
                    cursor.readPreference(
                        BarKey.self, of: screens, label: "TabView"
                    ) { bars, cursor in
                        let bar = TabBarHost(model: model, bars: bars)
                        TabBarHost._makeNodes(bar, &cursor)
                    }
                }
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// The bar of tabs, where there is one, and what accompanies it.
private nonisolated struct TabBarHost: View {
    let model: TabModel
    let bars: BarContent
    @Environment(\.tabAccessory) private var accessory
    @Environment(\.controlProfile) private var profile

    init(model: TabModel, bars: BarContent) {
        (self.model, self.bars) = (model, bars)
    }

    @MainActor var body: some View {
        if !bars.isHidden(.tabs), !model.entries.isEmpty {
            VStack(spacing: profile.bar.gap) {
                if let accessory { AccessoryView(content: accessory) }
                TabBar(model: model, appearance: bars.appearance(.tabs))
            }
            .modifier(BarScheme(scheme: bars.appearance(.tabs).colorScheme))
        }
    }
}

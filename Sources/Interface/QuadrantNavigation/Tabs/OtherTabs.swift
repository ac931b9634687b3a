import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantLists
import QuadrantText
import QuadrantViews

/// Which tabs stand in a bar, and which behind a last one.
///
/// Evidence: four tabs and one for the others (Apple's pictures of iOS 18). A tab for searching stands apart and takes one
/// of the five places.
struct TabParts {
    /// A bar has room for as many tabs.
    private static let most = 5

    let main: [TabEntry]
    /// What leads to the others; `nil` where all have room.
    let more: TabEntry?
    let others: [TabEntry]
    let apart: [TabEntry]

    /// - Parameter isWide: Whether the bar is that of a tablet, which shows all.
    init(_ entries: [TabEntry], isWide: Bool) {
        let usual = entries.filter { $0.role != .search }
        apart = entries.filter { $0.role == .search }
        guard !isWide, entries.count > Self.most else {
            (main, more, others) = (usual, nil, [])
            return
        }
        let count = max(0, Self.most - 1 - apart.count)
        main = Array(usual.prefix(count))
        others = Array(usual.dropFirst(count))
        more = TabEntry(
            id: AnyHashable(MoreID()), label: AnyView(Label("More", systemImage: "ellipsis")),
            content: AnyView(EmptyView()))
    }

    /// The identity of the tab that leads to the others: there is one in each tab view.
    private struct MoreID: Hashable {}
}

/// The list of the tabs that a bar has no room for.
struct OtherTabs: View {
    let entries: [TabEntry]
    let select: @MainActor (TabEntry) -> Void

    var body: some View {
        let select = select
        NavigationStack {
            List {
                ForEach(entries) { entry in
                    LinkButton(label: AnyView(OtherTabLabel(entry: entry))) { select(entry) }
                        .disabled(entry.isDisabled)
                        .modifier(TabIdentifier(identifier: entry.identifier))
                }
            }
            .listStyle(.plain)
            .navigationTitle(Text("More"))
        }
    }
}

/// A label as it is, whose picture is not read out: the title says it all.
private struct SilentIconStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label {
            configuration.title
        } icon: {
            configuration.icon.accessibilityHidden(true)
        }
    }
}

/// The label of a tab in a row: its picture, its title and its badge beside each other.
private struct OtherTabLabel: View {
    let entry: TabEntry

    var body: some View {
        HStack {
            entry.label.labelStyle(SilentIconStyle())
            if let badge = entry.badge {
                Spacer(minLength: 0)
                badge.foregroundStyle(.secondary)
            }
        }
    }
}

/// The screen of a tab that a bar has no room for, with the way back to the list of them. A stack in it has the button in
/// its own bar.
struct OtherTabScreen: View {
    let content: AnyView
    let close: @MainActor () -> Void

    var body: some View {
        ScreenView(
            content: AnyView(content.environment(\.isInTabs, true)), close: close,
            inherited: .inline, isColumn: true)
    }
}

import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// What a sidebar of tabs has beside the tabs, and whether it is shown before somebody taps its button.
struct TabSidebarParts {
    var header: CarriedView?
    var footer: CarriedView?
    var bottomBar: CarriedView?
    var isShownAtFirst = false
}

/// Adds a part to the sidebars of tabs in a view.
nonisolated struct TabSidebarModifier: ViewModifier {
    let part: WritableKeyPath<TabSidebarParts, CarriedView?>
    let content: AnyView
    @WholeEnvironment() private var environment

    init(part: WritableKeyPath<TabSidebarParts, CarriedView?>, content: AnyView) {
        (self.part, self.content) = (part, content)
    }

    @MainActor func body(content: Content) -> some View {
        let (part, view) = (part, CarriedView(environment: environment, content: self.content))
        content.transformEnvironment(\.tabSidebar) { $0[keyPath: part] = view }
    }
}

/// The tabs of a tablet as a sidebar: a panel beside the screen.
///
/// Apple (`SidebarAdaptableTabViewStyle`): "On iPadOS, … the tab bar can also become a sidebar". It has the sections of tabs under their
/// headers. Its figures are not published: the panel is that of a split view, rows are as high as in lists and their grounds as round, by eye.
struct TabSidebar: View {
    let model: TabModel
    let toggle: SidebarToggle
    @Environment(\.controlProfile) private var profile
    @Environment(\.tabSidebar) private var parts

    var body: some View {
        let (column, bar) = (profile.column, profile.bar)
        VStack(spacing: 0) {
            HStack { SidebarButton(toggle: toggle) }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.top, bar.top).padding(.bottom, bar.height - bar.button)
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    if let header = parts.header { header.padding(.bottom, 8) }
                    ForEach(TabRun.runs(of: model.entries)) { TabRunView(run: $0, model: model) }
                    if let footer = parts.footer { footer.padding(.top, 16) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            if let bottomBar = parts.bottomBar { bottomBar.padding(.vertical, 8) }
        }
        .padding(.horizontal, profile.list.column.margin)
        .frame(width: column.sidebar)
        .modifier(SidebarPanel())
        .environment(\.isTabBarShowingSections, true)
    }
}

/// Neighbouring tabs of one section, or of none.
private struct TabRun: Identifiable {
    let id: AnyHashable
    let section: TabSectionPlace?
    var entries: [TabEntry]

    static func runs(of entries: [TabEntry]) -> [TabRun] {
        var result: [TabRun] = []
        for entry in entries {
            if let last = result.last, last.section?.word === entry.section?.word {
                result[result.count - 1].entries.append(entry)
            } else {
                result.append(TabRun(id: entry.id, section: entry.section, entries: [entry]))
            }
        }
        return result
    }
}

/// Tabs under the header of their section.
private struct TabRunView: View {
    let run: TabRun
    let model: TabModel
    @Environment(\.controlProfile) private var profile

    var body: some View {
        let (list, section) = (profile.list, run.section)
        VStack(alignment: .leading, spacing: 0) {
            if let section {
                section.header.plainTexts()
                    .font(.headline).foregroundStyle(.secondary)
                    .padding(.horizontal, list.column.headerInset)
                    .padding(.top, 20).padding(.bottom, 6)
                    .accessibilityAddTraits(.isHeader)
            }
            ForEach(run.entries) { TabRow(entry: $0, model: model) }
            if let section {
                ForEach(Array(section.actions.enumerated()), id: \.offset) { action in
                    action.element
                        .labelStyle(TabRowLabelStyle(isSelected: false))
                        .buttonStyle(.borderless)
                        .padding(.horizontal, list.column.sideInset)
                        .frame(minHeight: 44)
                }
            }
        }
    }
}

/// A tab in a sidebar.
private struct TabRow: View {
    let entry: TabEntry
    let model: TabModel
    @Environment(\.controlProfile) private var profile

    var body: some View {
        let (entry, model, list) = (entry, model, profile.list)
        let isSelected = entry.id == model.selected
        Button {
            model.select(entry)
        } label: {
            HStack {
                entry.label.labelStyle(TabRowLabelStyle(isSelected: isSelected))
                Spacer(minLength: 8)
                entry.badge?.foregroundStyle(.secondary)
            }
            .font(.body)
            .lineLimit(1)
            .padding(.horizontal, list.column.sideInset)
            .frame(minHeight: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .background {
            if isSelected {
                RoundedRectangle(cornerRadius: list.column.rowCorner ?? 0, style: .continuous)
                    .fill(Color(system: list.columnSelection))
            }
        }
        .disabled(entry.isDisabled)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .modifier(ToldTab(words: entry.words))
        .modifier(AdornedTab(entry: entry))
        .modifier(TabIdentifier(identifier: entry.identifier))
    }
}

/// A tab's label in a sidebar: the symbol in the tint, and the title too while the tab is selected.
private struct TabRowLabelStyle: LabelStyle {
    let isSelected: Bool

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            configuration.icon.foregroundStyle(.tint).frame(width: 28)
            configuration.title
                .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        }
    }
}

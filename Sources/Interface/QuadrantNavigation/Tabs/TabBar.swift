import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A bar of tabs at the bottom: a capsule of glass that floats, or on older systems a bar from side to side.
struct TabBar: View {
    let model: TabModel
    let appearance: BarAppearance
    @Environment(\.controlProfile) private var profile

    var body: some View {
        let metrics = profile.tab
        let (main, apart) = (
            model.entries.filter { $0.role != .search },
            model.entries.filter { $0.role == .search }
        )
        // With a tab that stands apart, both are at the edges.
        let side = apart.isEmpty ? nil : metrics.side
        HStack(spacing: side == nil ? profile.bar.gap : 0) {
            TabBarWidth(metrics: metrics, count: main.count, side: side == nil ? metrics.side : 0) {
                HStack(spacing: 0) {
                    ForEach(main) { TabButton(entry: $0, model: model) }
                }
                .padding(.horizontal, metrics.inset)
                .frame(height: metrics.height)
                .background { if metrics.side != nil { BarGlass() } }
            }
            .layoutPriority(1)
            if side != nil { Spacer(minLength: profile.bar.gap) }
            ForEach(apart) { SearchTabButton(entry: $0, model: model) }
        }
        .padding(.horizontal, side ?? 0)
        .padding(.top, max(0, metrics.band - metrics.height - metrics.below))
        .padding(.bottom, metrics.below)
        .frame(maxWidth: .infinity)
        .background { ground }
    }

    @ViewBuilder private var ground: some View {
        let isOld = profile.tab.side == nil
        if appearance.backgroundVisibility == .visible
            || isOld && appearance.backgroundVisibility != .hidden
        {
            Rectangle().fill(appearance.background ?? AnyShapeStyle(.bar))
                .overlay(alignment: .top) {
                    if isOld { Color(system: .separator).frame(height: 0.5) }
                }
                .ignoresSafeArea(edges: .bottom)
        }
    }
}

/// Gives a bar of tabs its width.
private struct TabBarWidth: Layout {
    let metrics: TabMetrics
    let count: Int
    /// How much is left free at each side; `nil` for a bar from side to side.
    let side: CGFloat?

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let own = max(
            metrics.leastWidth, metrics.width + CGFloat(max(0, count - 1)) * metrics.widthOfOthers)
        guard let room = proposal.width else { return CGSize(width: own, height: metrics.height) }
        guard let side else {
            return CGSize(width: max(0, room), height: metrics.height)
        }
        return CGSize(
            width: max(0, min(own, room - 2 * side)), height: metrics.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

/// A tab in a bar: its symbol above its title.
private struct TabButton: View {
    let entry: TabEntry
    let model: TabModel
    @Environment(\.controlProfile) private var profile
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let (metrics, isSelected) = (profile.tab, entry.id == model.selected)
        let (entry, model) = (entry, model)
        Button {
            model.select(entry)
        } label: {
            TabLabel(label: entry.label, badge: entry.badge)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
        }
        .buttonStyle(TabButtonStyle(isSelected: isSelected, isOld: metrics.side == nil))
        .background {
            if isSelected, let selected = metrics.selected {
                Capsule().fill(selected.color(scheme)).padding(.vertical, metrics.inset)
            }
        }
        .disabled(entry.isDisabled)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .modifier(ToldTab(words: entry.words))
        .modifier(AdornedTab(entry: entry))
        .modifier(TabIdentifier(identifier: entry.identifier))
    }
}

/// The tab for searching, which stands apart.
private struct SearchTabButton: View {
    let entry: TabEntry
    let model: TabModel
    @Environment(\.controlProfile) private var profile

    var body: some View {
        let (metrics, entry, model) = (profile.tab, entry, model)
        let isSelected = entry.id == model.selected
        Button {
            model.select(entry)
        } label: {
            entry.label.labelStyle(.iconOnly)
                .environment(\.fontOfSymbols, .system(size: metrics.symbol, weight: .medium))
                .frame(width: metrics.height, height: metrics.height)
                .contentShape(Rectangle())
        }
        .buttonStyle(TabButtonStyle(isSelected: isSelected, isOld: metrics.side == nil))
        .background { BarGlass() }
        .disabled(entry.isDisabled)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .modifier(ToldTab(words: entry.words))
        .modifier(AdornedTab(entry: entry))
        .modifier(TabIdentifier(identifier: entry.identifier))
    }
}

/// What is said of a tab's button beside its label, and what of that has no effect.
nonisolated struct AdornedTab: ViewModifier {
    let entry: TabEntry

    @MainActor func body(content: Content) -> some View {
        if entry.adornments.isEmpty, entry.reports.isEmpty {
            content
        } else {
            entry.adornments.reduce(AnyView(content)) { $1($0) }
                .modifier(ReportModifier(diagnostic: entry.reports.first))
        }
    }
}

nonisolated struct TabIdentifier: ViewModifier {
    let identifier: String?

    @MainActor func body(content: Content) -> some View {
        if let identifier { content.accessibilityIdentifier(identifier) } else { content }
    }
}

/// Evidence: the selected tab is in the accent, others in the label colour (iOS 26.0); on iOS 18 others are grey.
struct TabButtonStyle: ButtonStyle {
    let isSelected: Bool
    let isOld: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(TabInk(isSelected: isSelected, isOld: isOld))
    }
}

private nonisolated struct TabInk: ViewModifier {
    let isSelected: Bool
    let isOld: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.systemLooks) private var looks

    init(isSelected: Bool, isOld: Bool) {
        (self.isSelected, self.isOld) = (isSelected, isOld)
    }

    @MainActor func body(content: Content) -> some View {
        let style: AnyShapeStyle? =
            isSelected
            ? AnyShapeStyle(.tint)
            : looks?.current.otherTab.map { AnyShapeStyle($0) }
                ?? (isOld ? AnyShapeStyle(Color.gray) : nil)
        content.controlInk(style, isEnabled: isEnabled)
    }
}

/// The symbol and the title of a tab.
private struct TabLabel: View {
    let label: AnyView
    let badge: Text?
    @Environment(\.controlProfile) private var profile

    var body: some View {
        let metrics = profile.tab
        TabLabelLayout(metrics: metrics) {
            label.labelStyle(TabLabelStyle()).plainTexts()
        }
        .environment(\.fontOfSymbols, .system(size: metrics.symbol, weight: .medium))
        .font(.system(size: metrics.title, weight: .medium))
        .symbolVariant(.fill)
        .lineLimit(1)
        .overlay(alignment: .top) {
            if let badge {
                badge.font(.system(size: 13)).foregroundStyle(.white)
                    .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
                    .background { Capsule().fill(.red) }
                    .fixedSize()
                    .offset(x: 15, y: 4)
            }
        }
    }
}

/// The icon and the title of a label, as views of their own for the layout of a tab.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.icon.accessibilityHidden(true)
        configuration.title
    }
}

/// Puts the picture of a tab at its height, and the text below it; what stands alone stands in the middle.
private struct TabLabelLayout: Layout {
    let metrics: TabMetrics

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: proposal.width ?? width, height: metrics.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let middles: [CGFloat] =
            subviews.count > 1
            ? [metrics.symbolMiddle, metrics.titleMiddle] : [metrics.height / 2]
        for (subview, middle) in zip(subviews, middles) {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.minY + middle), anchor: .center,
                proposal: ProposedViewSize(width: room(bounds), height: nil))
        }
    }

    /// The width for a title. Evidence: Apple's pictures of iOS 18: titles that are wider than their tab are not cut.
    private func room(_ bounds: CGRect) -> CGFloat? { metrics.side == nil ? nil : bounds.width }
}

/// The dots below pages.
struct PageDots: View {
    let model: TabModel
    @Environment(\.controlProfile) private var profile
    @Environment(\.hasIndexGround) private var hasGround
    @Environment(\.systemLooks) private var looks

    var body: some View {
        let (metrics, model) = (profile.tab, model)
        HStack(spacing: metrics.dotPitch - metrics.dot) {
            ForEach(model.entries) { entry in
                Circle()
                    .fill(ink(isSelected: entry.id == model.selected))
                    .frame(width: metrics.dot, height: metrics.dot)
            }
        }
        .padding(.horizontal, 14)
        .frame(height: metrics.dotRow)
        .background { if hasGround { Capsule().fill(.black.opacity(0.25)) } }
        .padding(.bottom, 10)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Page"))
        .accessibilityValue(Text(place))
        .accessibilityAdjustableAction { direction in
            guard let index else { return }
            let next = direction == .increment ? index + 1 : index - 1
            if model.entries.indices.contains(next) { model.select(model.entries[next]) }
        }
    }

    private func ink(isSelected: Bool) -> Color {
        let look = looks?.current ?? SystemLook()
        let own = isSelected ? look.pageDot : look.otherPageDot
        return own ?? .white.opacity(isSelected ? 1 : profile.tab.otherDot)
    }

    private var index: Int? { model.entries.firstIndex { $0.id == model.selected } }

    private var place: String { "\((index ?? 0) + 1) of \(model.entries.count)" }
}

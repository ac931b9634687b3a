import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantLists
import QuadrantText
import QuadrantViews

/// Neighbouring items of a bar that stand on one piece of glass.
struct BarGroup: Identifiable {
    let id: AnyHashable
    var items: [BarItem]
    var isProminent = false
    var hidesGlass = false
    /// Not `nil` for room between groups.
    var spacer: Bool?
    /// Whether it is the field to search in.
    var isSearch = false

    /// The groups of some items. Items share their glass unless room, or an item that stands out, is between them.
    static func groups(of items: [BarItem]) -> [BarGroup] {
        var result: [BarGroup] = []
        for item in items {
            if case .spacer(let isFlexible) = item.kind {
                result.append(BarGroup(id: item.id, items: [], spacer: isFlexible))
                continue
            }
            if case .search = item.kind {
                result.append(BarGroup(id: item.id, items: [], isSearch: true))
                continue
            }
            let (isProminent, hidesGlass) = (item.placement.isProminent, item.hidesGlass)
            if let last = result.last, last.spacer == nil, !last.isSearch, !last.isProminent,
                !isProminent,
                !last.hidesGlass, !hidesGlass
            {
                result[result.count - 1].items.append(item)
            } else {
                result.append(
                    BarGroup(
                        id: item.id, items: [item], isProminent: isProminent,
                        hidesGlass: hidesGlass))
            }
        }
        return result
    }
}

extension BarGroup {
    /// The group without the items that stand out, and those as groups of their own, in order.
    func parted(by prominent: Set<AnyHashable>) -> [BarGroup] {
        guard items.count > 1, items.contains(where: { prominent.contains($0.id) }) else {
            return [self]
        }
        var (result, isOpen): ([BarGroup], Bool) = ([], false)
        for item in items {
            let stands = prominent.contains(item.id)
            if isOpen, !stands {
                result[result.count - 1].items.append(item)
            } else {
                result.append(BarGroup(id: item.id, items: [item], hidesGlass: hidesGlass))
            }
            isOpen = !stands
        }
        return result
    }
}

/// The groups of one place of a bar, side by side.
struct BarGroups: View {
    let groups: [BarGroup]
    /// Where they stand.
    let side: BarSide
    var height: CGFloat?
    /// The field to search in, where a group stands for it.
    var search: SearchContent?
    /// The items whose buttons ask to stand out.
    @State private var prominent: Set<AnyHashable> = []
    @Environment(\.controlProfile) private var profile

    init(
        groups: [BarGroup], at side: BarSide, height: CGFloat? = nil,
        search: SearchContent? = nil
    ) {
        (self.groups, self.side, self.height, self.search) = (groups, side, height, search)
    }

    var body: some View {
        let asked = $prominent
        HStack(spacing: profile.bar.gap) {
            ForEach(groups.flatMap { $0.parted(by: prominent) }) { group in
                if group.isSearch {
                    if let search {
                        SearchBar(search: search, isAtBottom: true).layoutPriority(1)
                            .modifier(StillInBar())
                    }
                } else if let isFlexible = group.spacer {
                    if isFlexible { Spacer(minLength: 0) }
                } else {
                    BarGroupView(
                        group: group, place: place(of: group),
                        height: height ?? profile.bar.button
                    ) { id, isAsked in
                        if isAsked {
                            asked.wrappedValue.insert(id)
                        } else {
                            asked.wrappedValue.remove(id)
                        }
                    }
                    .modifier(StillInBar())
                }
            }
        }
    }
}

extension BarGroups {
    /// Where the first item of a group stands among all that are there.
    fileprivate func place(of group: BarGroup) -> BarPlace {
        let items = groups.flatMap(\.items)
        let first = items.firstIndex { $0.id == group.items.first?.id } ?? 0
        return BarPlace(side: side, first: first, count: items.count)
    }
}

/// Items on one piece of glass.
private struct BarGroupView: View {
    let group: BarGroup
    let place: BarPlace
    let height: CGFloat
    /// Told which items stand out by their buttons.
    let stand: @MainActor (AnyHashable, Bool) -> Void
    @Environment(\.controlProfile) private var profile
    @Environment(\.barScheme) private var scheme

    var body: some View {
        let glass = profile.bar.glass
        HStack(spacing: glass == nil ? profile.bar.gap : 0) {
            ForEach(group.items) { item in
                if let glass, !group.hidesGlass {
                    let (id, stand) = (item.id, stand)
                    BarButtonLayout(
                        height: height, widestSymbol: glass.widestSymbol, inset: glass.textInset
                    ) {
                        view(of: item)
                    }
                    .onPreferenceChange(ProminentItemKey.self) { stand(id, $0) }
                    .modifier(note(item, inset: glass.textInset))
                } else {
                    view(of: item).frame(minHeight: height).modifier(note(item))
                }
            }
        }
        .backgroundPreferenceValue(BarProminenceKey.self) { asked in
            // What cannot be used does not stand out.
            if !group.hidesGlass {
                BarGlass(
                    isProminent: (group.isProminent || asked.isAsked) && !asked.isDisabled,
                    tint: asked.style)
            }
        }
    }

    private func note(_ item: BarItem, inset: CGFloat? = nil) -> BarPlaceModifier {
        let number = group.items.firstIndex { $0.id == item.id } ?? 0
        return BarPlaceModifier(
            placement: item.placement, place: place, number: place.first + number + 1,
            inset: inset)
    }

    /// The item as it was written, in what bars set for views in them.
    private func view(of item: BarItem) -> some View {
        CarriedView(
            environment: item.view.environment,
            content: AnyView(
                HStack { BarItemContent(content: item.view.content) }
                    .modifier(
                        BarSurroundings(
                            isProminent: item.placement.isProminent,
                            isInGlass: profile.bar.glass != nil,
                            isOnGlass: profile.bar.glass != nil && !group.hidesGlass,
                            isBold: item.placement == .confirmationAction
                                && profile.bar.glass == nil)
                    )
                    .modifier(BarScheme(scheme: scheme))))
    }
}

/// What is written for an item: what is around it in a bar is the bar's.
private struct BarItemContent: View {
    let content: AnyView

    var body: some View { content }
}

/// What bars set for the views in them: the look of buttons, labels and texts.
nonisolated struct BarSurroundings: ViewModifier {
    let isProminent: Bool
    let isInGlass: Bool
    /// Whether the bar has put glass behind the views.
    let isOnGlass: Bool
    var isBold = false
    @Environment(\.controlProfile.bar.itemSize) private var size

    init(isProminent: Bool, isInGlass: Bool, isOnGlass: Bool, isBold: Bool = false) {
        (self.isProminent, self.isInGlass, self.isBold) = (isProminent, isInGlass, isBold)
        self.isOnGlass = isOnGlass
    }

    @MainActor func body(content: Content) -> some View {
        let weight: Font.Weight = isProminent || isBold ? .semibold : .regular
        content
            .standing(until: [.presented, .inMenu]) {
                $0.buttonStyle(BarButtonStyle(isProminent: isProminent, isInGlass: isInGlass))
                    .labelStyle(.iconOnly)
                    .font(.system(size: size, weight: weight))
                    .imageScale(.large)
                    .lineLimit(1)
            }
            .environment(\.isInBar, true)
            .environment(\.isOnBarGlass, isOnGlass)
            .taking(.inBar)
    }
}

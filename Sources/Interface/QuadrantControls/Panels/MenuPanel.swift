import Foundation
package import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// How open menus look.
///
/// Evidence: iOS 18 and before: 250 wide, rows 44 high, corners of 13, symbols at the trailing end, 8 points between sections,
/// hairlines between rows (widely reported). iOS 26: symbols at the leading end (WWDC 2025, session 323), corners of 26 to 32
/// (read off by eye). The insets of rows, and where the card stands, are choices.
enum MenuLook {
    static let width: CGFloat = 250
    static let rowHeight: CGFloat = 44
    /// The width of what is no list of items, such as the calendar of a date. A choice.
    static let cardWidth: CGFloat = 300
    static let padding: CGFloat = 16
    static let sectionGap: CGFloat = 8
    /// From the control to the card, and from the card to the edges.
    static let distance: CGFloat = 8
    /// How much what is behind a context menu is dimmed.
    static let dimming = 0.2
    static let previewCorner: CGFloat = 12
    /// After how long a finger on a menu's button opens it without being lifted, in seconds. A choice: UIKit opens such
    /// menus while the finger is down.
    static let press = 0.2

    /// Whether the system is one with glass.
    static func isGlass(_ environment: EnvironmentValues) -> Bool {
        environment.controlProfile.list.swipe.leastHeight != nil
    }
}

/// The card of an open menu, or of what else a control opens, over all views and beside its control.
struct MenuPanel: View {
    let items: AnyView
    let kind: PanelKind
    let close: () -> Void
    @State private var place = PanelPlace()
    @State private var shift = CGSize.zero
    @State private var isAbove = false
    @Environment(\.menuOrder) private var order
    @Environment(\.openMenus) private var menus

    init(items: AnyView, kind: PanelKind, close: @escaping () -> Void) {
        (self.items, self.kind, self.close) = (items, kind, close)
    }

    var body: some View {
        let (place, shift, close, kind) = (place, $shift, close, kind)
        let isAbove = $isAbove
        // As large as the control: the card stands in its middle before it is put beside it.
        Color.clear
            .overlay {
                card
                    .modifier(PanelPlaceModifier(place: place, kind: kind, close: close))
                    .fixedSize()
                    .offset(self.shift)
                    .onGeometryChange(for: CGSize.self) {
                        $0.size
                    } action: { _ in
                        shift.wrappedValue = place.shift()
                        isAbove.wrappedValue = place.isAbove
                    }
            }
            .modifier(PanelAnchorModifier(place: place))
            .onGeometryChange(for: CGRect.self) {
                $0.frameInRoot
            } action: { _ in
                shift.wrappedValue = place.shift()
                isAbove.wrappedValue = place.isAbove
            }
            .onDisappear { place.leave() }
    }

    /// Whether the first items are at the bottom. A menu in a menu is listed as it is written.
    private var isReversed: Bool {
        isAbove && menus.count == 1 && order.beginsAtControl(isScrolled: place.isScrolled)
    }

    @ViewBuilder private var card: some View {
        switch kind {
        case .menu, .contextMenu(nil):
            MenuCard { MenuRows(items: items, isReversed: isReversed) }
        case .contextMenu(let preview?):
            VStack(alignment: .leading, spacing: MenuLook.distance) {
                preview.taking(.presented)
                    .clipShape(RoundedRectangle(cornerRadius: MenuLook.previewCorner))
                MenuCard { MenuRows(items: items) }
            }
        case .card:
            MenuCard { items.frame(width: MenuLook.cardWidth).padding(MenuLook.padding) }
        case .editMenu:
            MenuCard { EditMenuItems(items: items) }
        }
    }
}

/// What can be done with a selected text, beside each other.
private struct EditMenuItems: View {
    let items: AnyView

    var body: some View {
        Group(parts: items) { items in
            HStack(spacing: 0) {
                ForEach(items.indices, id: \.self) { index in
                    if index > 0 {
                        Color(system: .separator).frame(width: 0.5, height: 20)
                    }
                    items[index].fixedSize()
                }
            }
        }
        .font(.subheadline)
    }
}

/// What a control opens.
package enum PanelKind {
    /// Items below each other.
    case menu
    /// The same, of a view that is held, with a preview of its own or the view itself.
    case contextMenu(preview: AnyView?)
    /// A view as it is.
    case card
    /// What can be done with a selected text.
    case editMenu

    var isContextMenu: Bool { if case .contextMenu = self { true } else { false } }
}

/// The ground of a menu.
private struct MenuCard<Content: View>: View {
    @ViewBuilder let content: Content
    @WholeEnvironment() private var environment

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: MenuLook.isGlass(environment) ? 28 : 13)
        content
            .background(.thickMaterial, in: shape)
            .clipShape(shape)
            .background { shape.fill(.clear).shadow(color: .black.opacity(0.2), radius: 20) }
            .contentShape(shape)
    }
}

/// The items of a menu below each other, section by section.
private struct MenuRows: View {
    let items: AnyView
    /// Whether the first section, and the first item of each, is the lowest.
    var isReversed = false
    @WholeEnvironment() private var environment

    var body: some View {
        let isGlass = MenuLook.isGlass(environment)
        Group(partSections: items) { sections in
            VStack(alignment: .leading, spacing: 0) {
                let order = inOrder(sections.indices)
                ForEach(order, id: \.self) { index in
                    if index != order.first { MenuGap(isGlass: isGlass) }
                    ForEach(sections[index].header) { header in
                        header.font(.footnote).foregroundStyle(.secondary)
                            .padding(.horizontal, MenuLook.padding).padding(.top, 10)
                            .padding(.bottom, 4)
                    }
                    let rows = sections[index].content
                    let places = inOrder(rows.indices)
                    ForEach(places, id: \.self) { row in
                        if row != places.first, !isGlass {
                            Color(system: .separator).frame(height: 0.5)
                        }
                        rows[row].frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
        }
        .frame(width: MenuLook.width)
        .padding(.vertical, isGlass ? 8 : 0)
    }

    /// Places from the top down.
    private func inOrder(_ places: Range<Int>) -> [Int] {
        isReversed ? places.reversed() : Array(places)
    }
}

/// What is between two sections of a menu.
private struct MenuGap: View {
    let isGlass: Bool

    var body: some View {
        if isGlass {
            Color(system: .separator).frame(height: 1).padding(.horizontal, MenuLook.padding)
                .frame(height: 2 * MenuLook.sectionGap)
        } else {
            Color(system: .separator).opacity(0.3).frame(height: MenuLook.sectionGap)
        }
    }
}

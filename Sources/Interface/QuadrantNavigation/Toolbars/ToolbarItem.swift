import Foundation
public import QuadrantCore
import QuadrantLayout
public import QuadrantViews

/// An item of a toolbar.
///
/// Apple: "ToolbarItem". The stack, or other container, around shows it in its bar. The item inherits what views inherit
/// at the place where it is written, and keeps its state as long as it is written there.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
    /// Primitive content: it has no body.
    public typealias Body = Never

    /// The identity of the item among those that the user may change.
    public var id: ID
    let placement: ToolbarItemPlacement
    let content: Content
    /// Whether the item is shown unless the user says otherwise.
    var isShown = true

    /// Hands the item to the bars around.
    @MainActor
    public static func _makeItems(_ content: Self, _ cursor: inout _ViewCursor) {
        cursor.branch(content.isShown ? 1 : 0) { cursor in
            guard content.isShown else { return }
            let leaf = BarLeaf(
                placement: content.placement, kind: .view, group: nil,
                content: AnyView(content.content))
            BarLeaf._makeNodes(leaf, &cursor)
        }
    }
}

extension ToolbarItem where ID == () {
    /// Creates an item.
    ///
    /// - Parameters:
    ///   - placement: Where it stands.
    ///   - content: What it shows.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(id: (), placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Creates an item with an identity, for toolbars that the user may change.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, content: content())
    }

    /// Creates an item that may be hidden until the user adds it to the bar.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            id: id, placement: placement, content: content(), isShown: showsByDefault)
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Items of a toolbar that stand side by side on one piece of glass: each view is one.
///
/// Apple: "ToolbarItemGroup".
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    /// Primitive content: it has no body.
    public typealias Body = Never

    let placement: ToolbarItemPlacement
    let content: Content
    /// Kept for groups that a narrow bar shows as one menu.
    let label: AnyView?

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - placement: Where the items stand.
    ///   - content: The items.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        (self.placement, self.content, label) = (placement, content(), nil)
    }

    /// Creates a group that a bar without room shows as a menu with a label.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent<C, L>(content: content())
        self.label = AnyView(label())
    }

    /// Hands each view to the bars around.
    @MainActor
    public static func _makeItems(_ content: Self, _ cursor: inout _ViewCursor) {
        let items = BarViews(placement: content.placement, content: content.content)
        BarViews<Content>._makeNodes(items, &cursor)
    }
}

/// The items of a group with a label.
///
/// Apple: "LabeledToolbarItemGroupContent".
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content

    /// The items.
    @MainActor public var body: some View { content }
}

/// How long room is that nothing stands in.
///
/// Apple: "SpacerSizing".
public struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool

    /// As much room as there is.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// The usual distance between groups of items.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between items of a toolbar: items at its sides stand on different pieces of glass.
///
/// Apple: "ToolbarSpacer".
public nonisolated struct ToolbarSpacer: CustomizableToolbarContent {
    /// Primitive content: it has no body.
    public typealias Body = Never

    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates room.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    /// Hands the room to the bars around.
    @MainActor
    public static func _makeItems(_ content: Self, _ cursor: inout _ViewCursor) {
        let leaf = BarLeaf(
            placement: content.placement, kind: .spacer(isFlexible: content.sizing.isFlexible),
            group: nil, content: AnyView(EmptyView()))
        BarLeaf._makeNodes(leaf, &cursor)
    }
}

/// An item that a system has by itself. The field to search in is moved to the place; others stay where they are, which is reported.
///
/// Apple: "DefaultToolbarItem".
public nonisolated struct DefaultToolbarItem: CustomizableToolbarContent {
    /// Primitive content: it has no body.
    public typealias Body = Never

    let kind: ToolbarDefaultItemKind
    let placement: ToolbarItemPlacement

    /// Creates an item of a kind.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        (self.kind, self.placement) = (kind, placement)
    }

    /// Moves the field to search in to the place, and tells of another item that it stays.
    @MainActor
    public static func _makeItems(_ content: Self, _ cursor: inout _ViewCursor) {
        if content.kind != .search {
            cursor.report(
                .withoutEffect(
                    "DefaultToolbarItem(kind:placement:)",
                    advice: "The title and the button of the sidebar stay where they are."))
        }
        let isAtBottom = content.placement.place == .bottom
        cursor.node(.layers(.center)) { cursor in
            let leaf = BarLeaf(
                placement: content.placement, kind: .search, group: nil,
                content: AnyView(EmptyView()))
            if content.kind == .search, isAtBottom { BarLeaf._makeNodes(leaf, &cursor) }
            cursor.changePreference(BarKey.self) {
                if content.kind == .search { $0.searchIsAtBottom = isAtBottom }
            }
        }
    }
}

extension ToolbarContent {
    /// Sets whether the items stand on glass of their own.
    ///
    /// Apple: "sharedBackgroundVisibility(_:)".
    nonisolated public func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some ToolbarContent {
        GlasslessContent(content: self, isGlassless: visibility == .hidden)
    }
}

extension ToolbarContent {
    /// Hides the items; they keep nothing of their state meanwhile.
    ///
    /// Apple: "hidden(_:)".
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        GlasslessContent(content: self, isGlassless: false, isShown: !hidden)
    }
}

extension CustomizableToolbarContent {
    /// Hides the items; they keep nothing of their state meanwhile.
    ///
    /// Apple: "hidden(_:)".
    nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
        GlasslessContent(content: self, isGlassless: false, isShown: !hidden)
    }

    /// Sets whether the items stand on glass of their own.
    nonisolated public func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some CustomizableToolbarContent {
        GlasslessContent(content: self, isGlassless: visibility == .hidden)
    }

    /// Sets whether the user may move or remove the items. Nobody does here: another behavior than the default is reported.
    ///
    /// Apple: "customizationBehavior(_:)".
    nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        GlasslessContent(
            content: self, isGlassless: false,
            diagnostic: behavior == .default
                ? nil
                : .withoutEffect(
                    ".customizationBehavior(_:)", advice: "Nobody changes the toolbar here."))
    }

    /// Sets whether the items are shown before the user has changed the bar.
    ///
    /// Apple: "defaultCustomization(_:options:)".
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        GlasslessContent(
            content: self, isGlassless: false, isShown: defaultVisibility != .hidden)
    }
}

/// Content whose items have no glass of their own, or that is not shown at first.
private nonisolated struct GlasslessContent<Content: ToolbarContent>: ToolbarContent {
    typealias Body = Never

    let content: Content
    let isGlassless: Bool
    var isShown = true
    var diagnostic: Diagnostic?

    @MainActor
    static func _makeItems(_ content: Self, _ cursor: inout _ViewCursor) {
        if let diagnostic = content.diagnostic { cursor.report(diagnostic) }
        let isGlassless = content.isGlassless
        cursor.branch(content.isShown ? 1 : 0) { cursor in
            guard content.isShown else { return }
            cursor.node(.layers(.center)) { cursor in
                Content._makeItems(content.content, &cursor)
                cursor.changePreference(BarKey.self) { bars in
                    guard isGlassless else { return }
                    for index in bars.items.indices { bars.items[index].hidesGlass = true }
                }
            }
        }
    }
}

extension GlasslessContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}

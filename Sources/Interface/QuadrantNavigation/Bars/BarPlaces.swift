/// Where an item of a toolbar stands.
///
/// Apple: "ToolbarItemPlacement". Placements that say what an item is for are places of the bar at the top here, as on a
/// phone: `primaryAction` and `confirmationAction` at its end, `cancellationAction` and `navigation` at its start.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case leading, trailing, center, title, subtitle, largeTitle, largeSubtitle, bottom, keyboard
        /// The menu of a bar, or the middle of a wide one.
        case overflow
        /// Places of other systems.
        case elsewhere
    }

    let name: String
    let place: Place
    /// Whether a button here is filled with the tint.
    var isProminent = false

    /// The place that the system chooses: the end of the bar at the top.
    public static let automatic = ToolbarItemPlacement(name: "automatic", place: .trailing)
    /// The middle of the bar at the top, in place of the title.
    public static let principal = ToolbarItemPlacement(name: "principal", place: .center)
    /// The start of the bar at the top, beside the back button; where there is a back button in a narrow window, the end.
    public static let navigation = ToolbarItemPlacement(name: "navigation", place: .leading)
    /// The main action: at the end of the bar at the top.
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", place: .trailing)
    /// Actions that the screen can do without: in a menu at the end of the bar at the top. In a wide window they are in the middle of the bar if
    /// the toolbar's role is `editor` or `browser` (Apple: "SwiftUI on iPad: Organize your interface", WWDC22).
    public static let secondaryAction = ToolbarItemPlacement(
        name: "secondaryAction", place: .overflow)
    /// What goes on: the middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(name: "status", place: .bottom)
    /// Confirms a sheet or the like: at the end of the bar at the top, on the tint.
    public static let confirmationAction = ToolbarItemPlacement(
        name: "confirmationAction", place: .trailing, isProminent: true)
    /// Cancels a sheet or the like: at the start of the bar at the top.
    public static let cancellationAction = ToolbarItemPlacement(
        name: "cancellationAction", place: .leading)
    /// Destroys something: at the end of the bar at the top.
    public static let destructiveAction = ToolbarItemPlacement(
        name: "destructiveAction", place: .trailing)
    /// Above the keyboard, while a field of the screen has the focus; at the bottom of a window that has no keyboard.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard", place: .keyboard)
    /// The start of the bar at the top.
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", place: .leading)
    /// The end of the bar at the top.
    public static let topBarTrailing = ToolbarItemPlacement(
        name: "topBarTrailing", place: .trailing)
    /// The start of the bar at the top.
    public static let navigationBarLeading = ToolbarItemPlacement(
        name: "navigationBarLeading", place: .leading)
    /// The end of the bar at the top.
    public static let navigationBarTrailing = ToolbarItemPlacement(
        name: "navigationBarTrailing", place: .trailing)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", place: .bottom)
    /// In place of the title.
    public static let title = ToolbarItemPlacement(name: "title", place: .title)
    /// In place of the large title.
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle", place: .largeTitle)
    /// In place of the subtitle.
    public static let subtitle = ToolbarItemPlacement(name: "subtitle", place: .subtitle)
    /// In place of the subtitle below a large title.
    public static let largeSubtitle = ToolbarItemPlacement(
        name: "largeSubtitle", place: .largeSubtitle)
    /// Below the window on visionOS; it is not drawn.
    public static let bottomOrnament = ToolbarItemPlacement(
        name: "bottomOrnament", place: .elsewhere)

    /// A bar of macOS; it is not drawn.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(name: "accessoryBar", place: .elsewhere)
    }

    /// A place of the program's own, which no bar here has; it is not drawn.
    public init(id: String) {
        self.init(name: id, place: .elsewhere)
    }

    init(name: String, place: Place, isProminent: Bool = false) {
        (self.name, self.place, self.isProminent) = (name, place, isProminent)
    }
}

/// A bar.
///
/// Apple: "ToolbarPlacement".
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable, Sendable {
        case automatic, top, bottom, tabs
        /// Bars of other systems.
        case elsewhere(String)
    }

    let bar: Bar

    /// The bar that the system chooses: the one at the top.
    public static let automatic = ToolbarPlacement(bar: .automatic)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    /// The bar at the top, with the title.
    public static let navigationBar = ToolbarPlacement(bar: .top)
    /// The bar of tabs.
    public static let tabBar = ToolbarPlacement(bar: .tabs)
    /// The title bar of a window on macOS; here the bar at the top.
    public static let windowToolbar = ToolbarPlacement(bar: .top)
    /// Below the window on visionOS: not drawn here.
    public static let bottomOrnament = ToolbarPlacement(bar: .elsewhere("bottomOrnament"))

    /// A bar of macOS: not drawn here.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
        ToolbarPlacement(bar: .elsewhere("accessoryBar"))
    }

    /// A bar of the program's own: not drawn here.
    public init(id: String) {
        self.init(bar: .elsewhere(id))
    }

    init(bar: Bar) {
        self.bar = bar
    }

    /// The bars that are meant where these are written.
    static func bars(_ places: [ToolbarPlacement]) -> Set<Bar> {
        Set(places.map { $0.bar == .automatic ? .top : $0.bar })
    }
}

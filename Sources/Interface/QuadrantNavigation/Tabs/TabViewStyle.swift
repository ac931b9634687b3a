import Foundation
public import QuadrantCore
import QuadrantViews

/// Which of the looks of tab views a style has; not for use outside the library.
public struct _TabViewLook: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case bar
        case pages(PageTabViewStyle.IndexDisplayMode.Kind)
    }

    let kind: Kind
    /// Whether the tabs of a tablet may be in a sidebar.
    var hasSidebar = false
    /// What is told of the style where it does not look as Apple's.
    var remark: String?
}

/// How tab views look.
///
/// Apple: "TabViewStyle". There are only the styles of the system.
public protocol TabViewStyle: Sendable {
    /// Which of the looks it is; not for use outside the library.
    var _look: _TabViewLook { get }
}

/// The style of tab views where none is set: a bar of tabs.
///
/// Apple: "DefaultTabViewStyle".
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    /// Which of the looks it is; not for use outside the library.
    public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A bar of tabs; on a tablet a button in it shows a sidebar in its place, which has the sections of tabs.
///
/// Apple: "SidebarAdaptableTabViewStyle".
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    /// Which of the looks it is; not for use outside the library.
    public var _look: _TabViewLook { _TabViewLook(kind: .bar, hasSidebar: true) }
}

/// A bar of tabs, wherever there is room for more.
///
/// Apple: "TabBarOnlyTabViewStyle".
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    /// Which of the looks it is; not for use outside the library.
    public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A tab view with groups, which Apple has on macOS only: as a bar of tabs.
///
/// Apple: "GroupedTabViewStyle".
public struct GroupedTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    /// Which of the looks it is; not for use outside the library.
    public var _look: _TabViewLook { _TabViewLook(kind: .bar, remark: ".grouped") }
}

/// Pages side by side, with dots.
///
/// Apple: "PageTabViewStyle".
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    ///
    /// Apple: "PageTabViewStyle.IndexDisplayMode".
    public struct IndexDisplayMode: Sendable {
        enum Kind: Equatable, Sendable {
            case automatic, always, never
        }

        let kind: Kind

        /// If there is more than one page.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        /// Always.
        public static let always = IndexDisplayMode(kind: .always)
        /// Never.
        public static let never = IndexDisplayMode(kind: .never)
    }

    private let mode: IndexDisplayMode

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }

    /// Which of the looks it is; not for use outside the library.
    public var _look: _TabViewLook { _TabViewLook(kind: .pages(mode.kind)) }
}

/// Pages one below the other, which Apple has on watchOS only: as pages with dots.
///
/// Apple: "VerticalPageTabViewStyle".
public struct VerticalPageTabViewStyle: TabViewStyle {
    /// How one page follows another.
    ///
    /// Apple: "VerticalPageTabViewStyle.TransitionStyle".
    public struct TransitionStyle: Equatable, Sendable {
        private let name: String

        /// What the system does.
        public static let automatic = TransitionStyle(name: "automatic")
        /// The pages become blurred.
        public static let blur = TransitionStyle(name: "blur")
        /// The pages stay as they are.
        public static let identity = TransitionStyle(name: "identity")
    }

    /// Creates the style.
    public init() {}
    /// Creates the style; nothing moves in a picture.
    public init(transitionStyle: TransitionStyle) {}
    /// Which of the looks it is; not for use outside the library.
    public var _look: _TabViewLook {
        _TabViewLook(kind: .pages(.automatic), remark: ".verticalPage")
    }
}

/// Pages that turn, which Apple has on watchOS only: as pages with dots.
///
/// Apple: "CarouselTabViewStyle".
public struct CarouselTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    /// Which of the looks it is; not for use outside the library.
    public var _look: _TabViewLook { _TabViewLook(kind: .pages(.automatic), remark: ".carousel") }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar of tabs.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs, or a sidebar where there is room.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar of tabs.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// Groups, on macOS.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages with dots.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages with dots that are shown or not.
    public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// Pages one below the other, on watchOS.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

    /// Pages one below the other, on watchOS.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static func verticalPage(
        transitionStyle: VerticalPageTabViewStyle.TransitionStyle
    ) -> VerticalPageTabViewStyle {
        VerticalPageTabViewStyle(transitionStyle: transitionStyle)
    }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
    /// Pages that turn, on watchOS.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

/// How the dots of pages look.
///
/// Apple: "IndexViewStyle". There are only the styles of the system.
public protocol IndexViewStyle: Sendable {
    /// Whether there is a ground behind the dots; not for use outside the library.
    var _hasGround: Bool { get }
}

/// Dots, with or without a ground.
///
/// Apple: "PageIndexViewStyle".
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a ground behind the dots.
    ///
    /// Apple: "PageIndexViewStyle.BackgroundDisplayMode".
    public struct BackgroundDisplayMode: Equatable, Sendable {
        fileprivate let isShown: Bool
        private let name: String

        /// What the system does: never here.
        public static let automatic = BackgroundDisplayMode(isShown: false, name: "automatic")
        /// While somebody touches the dots: never here.
        public static let interactive = BackgroundDisplayMode(isShown: false, name: "interactive")
        /// Always.
        public static let always = BackgroundDisplayMode(isShown: true, name: "always")
        /// Never.
        public static let never = BackgroundDisplayMode(isShown: false, name: "never")
    }

    private let mode: BackgroundDisplayMode

    /// Creates the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        mode = backgroundDisplayMode
    }

    /// Whether there is a ground behind the dots; not for use outside the library.
    public var _hasGround: Bool { mode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots, with or without a ground.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum TabViewLookKey: EnvironmentKey {
    static var defaultValue: _TabViewLook { _TabViewLook(kind: .bar) }
}

private enum IndexGroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var tabViewLook: _TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }

    /// Whether the dots of pages have a ground.
    var hasIndexGround: Bool {
        get { self[IndexGroundKey.self] }
        set { self[IndexGroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tab views in this view.
    ///
    /// Apple: "tabViewStyle(_:)".
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        let look = style._look
        return environment(\.tabViewLook, look)
            .modifier(
                ReportModifier(
                    diagnostic: look.remark.map {
                        .withoutEffect(
                            ".tabViewStyle(\($0))", advice: "Apple has it on other systems only.")
                    }))
    }

    /// Sets the style of the dots of pages.
    ///
    /// Apple: "indexViewStyle(_:)".
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.hasIndexGround, style._hasGround)
    }
}

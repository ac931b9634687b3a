import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantViews

/// How lists look.
///
/// Apple: "ListStyle". The styles are those of the system: there is nothing to implement.
public protocol ListStyle: Sendable {
    /// Which of the system's looks it is; not for use outside the library.
    static var _look: _ListLook { get }
}

/// One of the system's looks of lists; opaque outside the library.
public struct _ListLook: Sendable {
    let path: @Sendable (ListMetrics) -> ListMetrics.Look

    fileprivate init(_ path: @escaping @Sendable (ListMetrics) -> ListMetrics.Look) {
        self.path = path
    }

    fileprivate static let automatic = _ListLook { $0.automatic ?? $0.insetGrouped }
    fileprivate static let insetGrouped = _ListLook { $0.insetGrouped }
    fileprivate static let grouped = _ListLook { $0.grouped }
    fileprivate static let plain = _ListLook { $0.plain }
    fileprivate static let inset = _ListLook { $0.inset }
    fileprivate static let sidebar = _ListLook { $0.sidebar }
    fileprivate static let bordered = _ListLook { $0.bordered }
}

/// A style that was asked for rows with grounds of two kinds.
protocol AlternatingRows {
    var alternatesRowBackgrounds: Bool { get }
}

extension Diagnostic {
    static let noAlternatingRows = Diagnostic.withoutEffect(
        "alternatesRowBackgrounds", advice: "Only lists and tables of macOS have them.")
}

/// The style of lists where none is set: as `insetGrouped`; on macOS as `inset`.
///
/// Apple: "DefaultListStyle".
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    /// Which of the looks it is; not for use outside the library.
    public static var _look: _ListLook { .automatic }
}

/// Rows of a section make a card with rounded corners, away from the sides of the list.
///
/// Apple: "InsetGroupedListStyle".
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    /// Which of the looks it is; not for use outside the library.
    public static var _look: _ListLook { .insetGrouped }
}

/// Rows of a section make a block from side to side of the list.
///
/// Apple: "GroupedListStyle".
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    /// Which of the looks it is; not for use outside the library.
    public static var _look: _ListLook { .grouped }
}

/// Rows stand on the ground of the list, from side to side. Headers stay in sight.
///
/// Apple: "PlainListStyle".
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    /// Which of the looks it is; not for use outside the library.
    public static var _look: _ListLook { .plain }
}

/// Rows stand on the ground of the list. On iOS it looks as `plain` does, but for headers, which scroll away.
///
/// Apple: "InsetListStyle".
public struct InsetListStyle: ListStyle, AlternatingRows {
    let alternatesRowBackgrounds: Bool

    /// Creates the style.
    public init() {
        self.init(alternatesRowBackgrounds: false)
    }

    /// Creates the style. Rows have grounds of two kinds on macOS only: it makes no difference, which is reported.
    public init(alternatesRowBackgrounds: Bool) {
        self.alternatesRowBackgrounds = alternatesRowBackgrounds
    }

    /// Which of the looks it is; not for use outside the library.
    public static var _look: _ListLook { .inset }
}

/// The list of a sidebar: in a column beside others rows without cards, of which a selected one has a rounded ground; elsewhere as
/// `insetGrouped`. A tap on the header of a section that was given a binding shows and
/// hides its content.
///
/// Apple: "SidebarListStyle".
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    /// Which of the looks it is; not for use outside the library.
    public static var _look: _ListLook { .sidebar }
}

/// A plain list with a line around it.
///
/// Apple: "BorderedListStyle". Apple has it on macOS only; lengths and colours here are a choice.
public struct BorderedListStyle: ListStyle, AlternatingRows {
    let alternatesRowBackgrounds: Bool

    /// Creates the style.
    public init() {
        self.init(alternatesRowBackgrounds: false)
    }

    /// Creates the style. Rows have grounds of two kinds on macOS only: it makes no difference, which is reported.
    public init(alternatesRowBackgrounds: Bool) {
        self.alternatesRowBackgrounds = alternatesRowBackgrounds
    }

    /// Which of the looks it is; not for use outside the library.
    public static var _look: _ListLook { .bordered }
}

/// The style of lists that a crown turns: as `plain`.
///
/// Apple: "CarouselListStyle". Apple has it on watchOS only.
public struct CarouselListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    /// Which of the looks it is; not for use outside the library.
    public static var _look: _ListLook { .plain }
}

/// The style of lists whose rows shrink at the ends of the screen: as `plain`.
///
/// Apple: "EllipticalListStyle". Apple has it on watchOS only.
public struct EllipticalListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    /// Which of the looks it is; not for use outside the library.
    public static var _look: _ListLook { .plain }
}

extension ListStyle where Self == CarouselListStyle {
    /// As `plain` here: Apple has it on watchOS only.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
    /// As `plain` here: Apple has it on watchOS only.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style of lists where none is set: as `insetGrouped`.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Rows of a section make a card with rounded corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Rows of a section make a block from side to side of the list.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows stand on the ground of the list, from side to side.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows stand on the ground of the list.
    public static var inset: InsetListStyle { InsetListStyle() }

    /// Rows stand on the ground of the list.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == SidebarListStyle {
    /// The list of a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// A plain list with a line around it.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var bordered: BorderedListStyle { BorderedListStyle() }

    /// A plain list with a line around it.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: any ListStyle { DefaultListStyle() }
}

extension EnvironmentValues {
    /// The style of lists; `automatic` unless set.
    var listStyle: any ListStyle {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// The figures of the style of lists on this system; a form where no style is set is grouped.
    func listLook(in container: RowSurroundings.Container) -> ListMetrics.Look {
        let metrics = controlProfile.list
        let isInPanel = isInSidebarPanel && listStyle is SidebarListStyle
        let isForm = container == .form && listStyle is DefaultListStyle
        let look =
            isInPanel
            ? metrics.column
            : isForm ? metrics.insetGrouped : type(of: listStyle)._look.path(metrics)
        guard isUnderLargeTitle, look.top > 0 else { return look }
        return look.changed {
            ($0.top, $0.topOfHeader) = (metrics.topUnderLargeTitle, metrics.headerUnderLargeTitle)
        }
    }
}

extension View {
    /// Sets the style of the lists in this view.
    ///
    /// Apple: "listStyle(_:)".
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyle, style)
    }
}

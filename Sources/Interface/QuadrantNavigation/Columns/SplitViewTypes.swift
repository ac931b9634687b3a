public import Foundation
public import QuadrantCore
import QuadrantViews

/// Which columns of a split view are shown.
///
/// Apple: "NavigationSplitViewVisibility".
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    enum Kind: String, Codable, Sendable {
        case automatic, all, doubleColumn, detailOnly
    }

    let kind: Kind

    /// Only the last column.
    public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
    /// The last two columns.
    public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }
    /// All columns.
    public static var all: NavigationSplitViewVisibility { .init(kind: .all) }
    /// What there is room for: all columns; where the window is higher than wide, all but the sidebar.
    public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }
}

/// A column of a split view.
///
/// Apple: "NavigationSplitViewColumn".
public struct NavigationSplitViewColumn: Hashable, Sendable {
    enum Kind: Sendable {
        case sidebar, content, detail
    }

    let kind: Kind

    /// The first column.
    public static var sidebar: NavigationSplitViewColumn { .init(kind: .sidebar) }
    /// The second of three columns.
    public static var content: NavigationSplitViewColumn { .init(kind: .content) }
    /// The last column.
    public static var detail: NavigationSplitViewColumn { .init(kind: .detail) }
}

/// How split views arrange their columns.
///
/// Apple: "NavigationSplitViewStyle". There are only the styles of the system.
public protocol NavigationSplitViewStyle: Sendable {
    /// Whether the detail keeps its size under the other columns; not for use outside the library.
    var _keepsDetail: Bool { get }
}

/// The style of split views where none is set: as `balanced`.
///
/// Apple: "AutomaticNavigationSplitViewStyle".
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
    /// Whether the detail keeps its size; not for use outside the library.
    public var _keepsDetail: Bool { false }
}

/// The columns share the room.
///
/// Apple: "BalancedNavigationSplitViewStyle".
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
    /// Whether the detail keeps its size; not for use outside the library.
    public var _keepsDetail: Bool { false }
}

/// The detail keeps its size: the other columns lie over it.
///
/// Apple: "ProminentDetailNavigationSplitViewStyle".
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
    /// Whether the detail keeps its size; not for use outside the library.
    public var _keepsDetail: Bool { true }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The style of the system.
    public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The columns share the room.
    public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its size.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

private enum SplitStyleKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the details of split views keep their size under the other columns.
    var splitKeepsDetail: Bool {
        get { self[SplitStyleKey.self] }
        set { self[SplitStyleKey.self] = newValue }
    }
}

/// The width of a column, in points.
struct ColumnWidth: Equatable {
    var least: CGFloat?
    /// `nil` for the usual width.
    var ideal: CGFloat?
    var most: CGFloat?

    /// The same with nothing in the place of lengths that are negative or not finite: no preference may hold a NaN, which does not
    /// equal itself.
    var valid: ColumnWidth {
        func valid(_ length: CGFloat?) -> CGFloat? {
            length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        }
        return ColumnWidth(least: valid(least), ideal: valid(ideal), most: valid(most))
    }

    /// The ideal width within the limits; lengths that are not finite count for nothing.
    func width(_ usual: CGFloat) -> CGFloat {
        var result = ideal.flatMap { $0.isFinite ? max(0, $0) : nil } ?? usual
        if let most, most.isFinite { result = min(result, max(0, most)) }
        if let least, least.isFinite { result = max(result, least) }
        return result
    }
}

enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }

    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the width of the column that the view is in, in points. One that is negative or not finite is ignored and reported.
    ///
    /// Apple: "navigationSplitViewColumnWidth(_:)".
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(
            key: ColumnWidthKey.self,
            value: ColumnWidth(least: width, ideal: width, most: width).valid
        )
        .modifier(
            ReportModifier(
                diagnostic: .unlessLength(".navigationSplitViewColumnWidth", ["": width])))
    }

    /// Sets the limits of the width of the column that the view is in, in points. It is as wide as `ideal`: nobody drags
    /// it in a picture. Lengths that are negative or not finite are ignored and reported; the most may be infinite.
    ///
    /// Apple: "navigationSplitViewColumnWidth(min:ideal:max:)".
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        let call = ".navigationSplitViewColumnWidth"
        let wrong: [Diagnostic?] = [
            min.flatMap { .unlessLength(call, ["min": $0]) },
            .unlessLength(call, ["ideal": ideal]),
            max.flatMap { $0 == .infinity ? nil : .unlessLength(call, ["max": $0]) },
        ]
        return preference(
            key: ColumnWidthKey.self,
            value: ColumnWidth(least: min, ideal: ideal, most: max).valid
        )
        .modifier(ReportModifier(diagnostic: wrong.lazy.compactMap { $0 }.first))
    }

    /// Sets the style of the split views in this view.
    ///
    /// Apple: "navigationSplitViewStyle(_:)".
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
        _ style: S
    ) -> some View {
        environment(\.splitKeepsDetail, style._keepsDetail)
    }
}

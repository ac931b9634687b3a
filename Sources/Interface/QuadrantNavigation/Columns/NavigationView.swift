import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// A stack of screens, or columns beside each other; the older form of `NavigationStack` and `NavigationSplitView`.
///
/// Apple: "NavigationView". Where there is little room, or in the style `stack`, it is a stack whose first screen is the
/// first view of the content. Elsewhere two or three views are columns.
public nonisolated struct NavigationView<Content: View>: View {
    private let content: Content
    @State private var path = NavigationPath()
    @State private var hub = StackHub()
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.navigationViewIsStack) private var isStack

    /// Creates a view of a first screen, or of columns.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The screens.
    @MainActor public var body: some View {
        let (path, hub) = (StackPath($path), hub)
        let _ = hub.take(path)
        let hasRoom = sizeClass != .compact && isStack != true
        // Views are asked for here what they are made of: a link that is a screen by itself has to find the stack.
        let content = content.environment(\.stackHub, hub)
            .environment(\.pickerScreens, OptionsScreen.ofStack)
        Group(parts: content) { views in
            if hasRoom, views.count > 1, let first = views.first, let last = views.last {
                SplitHost(
                    sidebar: AnyView(first), content: views.count > 2 ? AnyView(views[1]) : nil,
                    detail: AnyView(last), visibility: nil, preferred: nil, hub: hub)
            } else {
                StackHost(
                    root: views.first.map { AnyView($0) } ?? AnyView(EmptyView()), path: path,
                    hub: hub)
            }
        }
    }
}

/// How navigation views look.
///
/// Apple: "NavigationViewStyle". There are only the styles of the system.
public protocol NavigationViewStyle: Sendable {
    /// Whether it always is a stack; `nil` for as there is room. Not for use outside the library.
    var _isStack: Bool? { get }
}

/// The style of navigation views where none is set: columns where there is room.
///
/// Apple: "DefaultNavigationViewStyle".
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
    /// Whether it always is a stack; not for use outside the library.
    public var _isStack: Bool? { nil }
}

/// A stack, also where there is room for columns.
///
/// Apple: "StackNavigationViewStyle".
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
    /// Whether it always is a stack; not for use outside the library.
    public var _isStack: Bool? { true }
}

/// Columns, where there is room.
///
/// Apple: "ColumnNavigationViewStyle".
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
    /// Whether it always is a stack; not for use outside the library.
    public var _isStack: Bool? { false }
}

/// Two columns, where there is room; the older name of columns.
///
/// Apple: "DoubleColumnNavigationViewStyle".
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
    /// Whether it always is a stack; not for use outside the library.
    public var _isStack: Bool? { false }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Columns where there is room.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns, where there is room.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum NavigationViewStackKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
    /// Whether navigation views always are stacks; `nil` for as there is room.
    var navigationViewIsStack: Bool? {
        get { self[NavigationViewStackKey.self] }
        set { self[NavigationViewStackKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the navigation views in this view.
    ///
    /// Apple: "navigationViewStyle(_:)".
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewIsStack, style._isStack)
    }
}

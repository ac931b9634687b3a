import QuadrantControls
public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// A stack of screens, of which the topmost is shown, with its bars.
///
/// Apple: "NavigationStack". Links in it (`NavigationLink`), values in its path and `navigationDestination(isPresented:)`
/// put screens on top of the first one. A screen that is covered keeps its state; it has disappeared, and appears again
/// when nothing covers it any more.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let outerPath: (@MainActor () -> StackPath)?
    @State private var ownPath = NavigationPath()
    @State private var hub = StackHub()

    /// Creates a stack that keeps its path itself.
    ///
    /// - Parameter root: The first screen.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        outerPath = nil
    }

    /// Creates a stack whose path is a state of the program, with values of any types.
    ///
    /// - Parameters:
    ///   - path: The values on top of the first screen.
    ///   - root: The first screen.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.root = root()
        outerPath = { StackPath(path) }
    }

    /// Creates a stack whose path is a collection of values of one type.
    ///
    /// - Parameters:
    ///   - path: The values on top of the first screen.
    ///   - root: The first screen.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.root = root()
        outerPath = { StackPath(path) }
    }

    /// The topmost screen.
    public var body: some View {
        let path = outerPath?() ?? StackPath($ownPath)
        let hub = hub
        let _ = hub.take(path)
        StackHost(root: AnyView(screen: root), path: path, hub: hub)
    }
}

/// A stack with its path.
nonisolated struct StackHost: View {
    typealias Body = Never

    let root: AnyView
    let path: StackPath
    let hub: StackHub
    var isColumn = false
    /// How titles are shown where no screen says so.
    var inherited = ToolbarTitleDisplayMode.Kind.large

    @MainActor
    static func _makeNodes(_ view: StackHost, _ cursor: inout _ViewCursor) {
        cursor.environment.tabStacks?.add(view.hub)
        // A column of a split view stands where that says.
        let rule = view.isColumn ? LayoutRule.pass : .extended(HostSafeAreaRule())
        cursor.node(rule) { cursor in
            cursor.inContainer("NavigationStack") { cursor in
                let level = StackLevel(
                    screen: view.root, isColumn: view.isColumn, close: nil,
                    inherited: view.inherited, values: view.path.values[...], hub: view.hub,
                    destinations: [])
                cursor.setting({ $0.enterStack(view.hub) }) { StackLevel._makeNodes(level, &$0) }
            }
            // Screens of this stack are none of a stack around it.
            cursor.changePreference(StackKey.self) { $0 = StackContent() }
        }
    }

    static var _arity: _ViewArity { .one }
}

extension EnvironmentValues {
    /// Enters the screens of a stack.
    mutating func enterStack(_ hub: StackHub) {
        stackHub = hub
        containerDepth += 1
        pickerScreens = OptionsScreen.ofStack
    }
}

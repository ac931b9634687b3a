import QuadrantCore
import QuadrantLayout

/// The values on top of the first screen of a stack, wherever they are kept.
struct StackPath {
    let values: [AnyHashable]
    /// Adds a value; whether the path can hold values of its type.
    let append: @MainActor (any Hashable) -> Bool
    /// Leaves as many values.
    let truncate: @MainActor (Int) -> Void

    init(
        values: [AnyHashable], append: @escaping @MainActor (any Hashable) -> Bool,
        truncate: @escaping @MainActor (Int) -> Void
    ) {
        (self.values, self.append, self.truncate) = (values, append, truncate)
    }

    @MainActor init(_ path: Binding<NavigationPath>) {
        values = path.wrappedValue.elements.map(\.value)
        append = {
            path.wrappedValue.append($0)
            return true
        }
        truncate = { count in
            path.wrappedValue.removeLast(max(0, path.wrappedValue.count - count))
        }
    }

    @MainActor init<Data>(_ path: Binding<Data>)
    where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        values = path.wrappedValue.map { AnyHashable($0) }
        append = { value in
            guard
                let element = (value as? Data.Element) ?? (value as? AnyHashable)?.base
                    as? Data.Element
            else { return false }
            path.wrappedValue.append(element)
            return true
        }
        truncate = { count in
            let end = path.wrappedValue.endIndex
            let extra = path.wrappedValue.count - count
            guard extra > 0 else { return }
            let start = path.wrappedValue.index(end, offsetBy: -extra)
            path.wrappedValue.removeSubrange(start..<end)
        }
    }
}

/// What links in a stack do: kept as long as the stack, with the path of its last evaluation.
final class StackHub: Equatable {
    var path: StackPath?

    /// Takes the path of a new evaluation.
    func take(_ new: StackPath) { path = new }

    /// Goes to a value; whether the stack can.
    @MainActor
    func append(_ value: any Hashable) -> Bool {
        path?.append(value) ?? false
    }

    static func == (lhs: StackHub, rhs: StackHub) -> Bool { lhs === rhs }
}

private enum StackHubKey: ScreenKey {
    static var defaultValue: StackHub? { nil }
    static var ends: ScreenSteps { .presented }
}

extension EnvironmentValues {
    /// The stack around a view; `nil` outside of stacks.
    var stackHub: StackHub? {
        get { self[StackHubKey.self] }
        set { self[StackHubKey.self] = newValue }
    }
}

/// The stacks in the screen of a tab: a tap on the tab that is selected leads them back to their first screens.
final class TabStacks: Equatable {
    private var hubs: [Weak] = []

    private struct Weak {
        weak var hub: StackHub?
    }

    func add(_ hub: StackHub) {
        hubs.removeAll { $0.hub == nil }
        if !hubs.contains(where: { $0.hub === hub }) { hubs.append(Weak(hub: hub)) }
    }

    @MainActor
    func goBack() {
        for hub in hubs where hub.hub?.path?.values.isEmpty == false { hub.hub?.path?.truncate(0) }
    }

    static func == (lhs: TabStacks, rhs: TabStacks) -> Bool { lhs === rhs }
}

private enum TabStacksKey: ScreenKey {
    static var defaultValue: TabStacks? { nil }
    static var ends: ScreenSteps { .presented }
}

extension EnvironmentValues {
    /// The stacks in the screen of the tab around; `nil` outside of tabs.
    var tabStacks: TabStacks? {
        get { self[TabStacksKey.self] }
        set { self[TabStacksKey.self] = newValue }
    }
}

// MARK: Where values lead

/// Makes the screen of a value of one type.
struct Destination {
    /// The type of the values.
    let data: Any.Type
    var type: ObjectIdentifier { ObjectIdentifier(data) }
    let make: @MainActor (AnyHashable) -> AnyView?
}

/// A screen that a view shows on top of its own.
struct PresentedScreen {
    let id: AnyHashable
    let content: AnyView
    /// Whether it is a column of a split view.
    var isColumn = false
    /// Ends it.
    let close: @MainActor () -> Void
}

/// What the views of a screen say of the screens on top of it.
///
/// It is equal to what was said before if nobody has said anything anew: closures cannot be compared.
struct StackContent: Equatable {
    /// One object for each time that a view said where values lead, or what is presented.
    final class Word {}

    var words: [Word] = []
    var destinations: [Destination] = []
    var presented: [PresentedScreen] = []
    /// How the screen's title is shown, which the screens on top of it follow.
    var displayMode: ToolbarTitleDisplayMode.Kind?

    static func == (lhs: StackContent, rhs: StackContent) -> Bool {
        lhs.displayMode == rhs.displayMode
            && lhs.words.elementsEqual(rhs.words) { $0 === $1 }
    }

    /// Has a view say something; `word` stands for this time.
    mutating func say(_ word: Word, _ change: (inout StackContent) -> Void) {
        let before = (destinations.count, presented.count)
        change(&self)
        if before != (destinations.count, presented.count) { words.append(word) }
    }
}

enum StackKey: PreferenceKey {
    static var defaultValue: StackContent { StackContent() }

    static func reduce(value: inout StackContent, nextValue: () -> StackContent) {
        let next = nextValue()
        value.words += next.words
        value.destinations += next.destinations
        value.presented += next.presented
        value.displayMode = value.displayMode ?? next.displayMode
    }
}

/// Says something of the screens on top of a view's.
nonisolated struct StackModifier: ViewModifier {
    typealias Body = Never

    /// What is said, given a name that lasts as long as the view.
    let change: (inout StackContent, AnyHashable) -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: StackModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let change = modifier.change
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.pass) { cursor in
                inner(&cursor)
                let name = AnyHashable(ObjectIdentifier(cursor.keep { LastingName() }))
                let word = StackContent.Word()
                cursor.changePreference(StackKey.self) { content in
                    content.say(word) { change(&$0, name) }
                }
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

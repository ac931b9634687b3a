package import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// Commands of an app's menus.
///
/// Apple: "Commands". There is no menu bar here, as on a phone: commands are not shown, but a key that a host is sent reaches those
/// with a `keyboardShortcut`, unless a control of the window has the same one. Items of menus inside of menus are reached too.
@MainActor @preconcurrency
public protocol Commands {
    /// What the commands are made of.
    associatedtype Body: Commands

    /// The commands of which these are made.
    @CommandsBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Adds the menus to a list; not for use outside the library.
    @MainActor
    static func _collect(_ commands: Self, into list: inout _CommandList)
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Never called: primitive commands have no body.
    public var body: Never {
        preconditionFailure("\(Self.self) are primitive commands: they have no body to evaluate.")
    }
}

extension Commands {
    /// Adds a view in which properties such as `@State` and `@FocusedValue` live, and the menus of the body are.
    @MainActor
    public static func _collect(_ commands: Self, into list: inout _CommandList) {
        list.items.append(AnyView(CommandsHost(commands: commands)))
    }
}

/// The menus of an app in the order in which they are written; opaque outside of the library.
public struct _CommandList {
    package internal(set) var items: [AnyView] = []

    init() {}
}

/// The scope of commands with a body: their properties are those of a view.
private nonisolated struct CommandsHost<Content: Commands>: View, DynamicHost {
    static var hosted: Any.Type { Content.self }

    // The first field: its dynamic properties are those of the scope.
    var commands: Content

    @MainActor var body: some View { CommandViews(commands: commands.body) }
}

/// The items of commands as views, one after the other.
nonisolated struct CommandViews<Content: Commands>: View {
    private let commands: HandedOver<Content>

    init(commands: Content) { self.commands = HandedOver(commands) }

    @MainActor var body: some View {
        ForEach(items.indices, id: \.self) { items[$0] }
    }

    @MainActor private var items: [AnyView] {
        var list = _CommandList()
        Content._collect(commands.value, into: &list)
        return list.items
    }
}

/// Joins commands.
///
/// Apple: "CommandsBuilder".
@resultBuilder
public struct CommandsBuilder {
    /// Commands as they are.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// No commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// One value of commands.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }

    /// Several values of commands.
    @MainActor
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
        TupleCommands(content: (repeat each content))
    }

    /// Commands under a condition.
    public static func buildIf<C: Commands>(_ content: C?) -> some Commands {
        _EitherCommands<C, EmptyCommands>(first: content, second: nil)
    }

    /// The commands of the first branch.
    public static func buildEither<T: Commands, F: Commands>(first: T) -> _EitherCommands<T, F> {
        _EitherCommands(first: first, second: nil)
    }

    /// The commands of the second branch.
    public static func buildEither<T: Commands, F: Commands>(second: F) -> _EitherCommands<T, F> {
        _EitherCommands(first: nil, second: second)
    }

    /// Commands that are there from a version of the system on.
    public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands {
        content
    }
}

/// Several values of commands.
private nonisolated struct TupleCommands<each Content: Commands>: Commands {
    typealias Body = Never

    let content: (repeat each Content)

    @MainActor
    static func _collect(_ commands: TupleCommands, into list: inout _CommandList) {
        func collect<C: Commands>(_ one: C) { C._collect(one, into: &list) }
        repeat collect(each commands.content)
    }
}

/// The commands of one of two branches; opaque outside of the library.
public nonisolated struct _EitherCommands<First: Commands, Second: Commands>: Commands {
    /// A primitive value of commands: it has no body.
    public typealias Body = Never

    let first: First?
    let second: Second?

    /// Adds the commands of the branch that was taken.
    @MainActor
    public static func _collect(
        _ commands: _EitherCommands<First, Second>, into list: inout _CommandList
    ) {
        if let first = commands.first { First._collect(first, into: &list) }
        if let second = commands.second { Second._collect(second, into: &list) }
    }
}

/// No commands.
///
/// Apple: "EmptyCommands".
public nonisolated struct EmptyCommands: Commands {
    /// A primitive value of commands: it has no body.
    public typealias Body = Never

    /// Creates no commands.
    public init() {}

    /// Adds nothing.
    @MainActor
    public static func _collect(_ commands: EmptyCommands, into list: inout _CommandList) {}
}

extension Scene {
    /// Adds commands to a scene. They are not shown, as on a phone; keyboard shortcuts reach them.
    ///
    /// Apple: "commands(content:)".
    nonisolated public func commands<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        let content = HandedOver(content())
        return changing { entry in
            entry.commands.append(AnyView(CommandViews(commands: content.value)))
        }
    }

    /// Takes away the commands of a scene.
    ///
    /// Apple: "commandsRemoved()".
    nonisolated public func commandsRemoved() -> some Scene { changing { $0.commands = [] } }

    /// Replaces the commands of a scene.
    ///
    /// Apple: "commandsReplaced(content:)".
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        let content = HandedOver(content())
        return changing { entry in
            entry.commands = [AnyView(CommandViews(commands: content.value))]
        }
    }
}

public import Foundation
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
public import QuadrantInspection
internal import QuadrantLayout
internal import QuadrantRendering
internal import QuadrantShaping
internal import QuadrantViews
public import SwiftUI
public import Testing

/// A view that is alive for a test: laid out in a room of a size, looked at, tapped, scrolled, and
/// looked at again.
///
/// ```swift
/// let host = ViewHost(width: 320, height: 480) { TodoList() }
/// try host["add"].tap()
/// #expect(try host["count"].text == "1 to do")
/// ```
///
/// Whatever is asked of a host is asked of the view as it is then: bodies whose state has changed are
/// evaluated first, and the layout is brought up to date. The view stands in the middle of its room.
/// Points and frames are those of the room, from its top left corner, x to the right and y down.
///
/// What a host shows is the same on every machine: texts are set in the bundled fonts alone, the
/// locale is `en_US`, the time zone GMT, and a point is two pixels, unless the environment says otherwise.
/// `Locale.current`, `Calendar.current` and `TimeZone.current` are the environment's in bodies, in actions and
/// in the tasks that these begin.
/// Values of `@AppStorage` that name no store are in `defaults`, which is never written to a file. Two
/// things are the machine's: the time, and the folder in which the program was started, where
/// `Image("name")` looks for files that the program's own bundle does not have.
@MainActor
public final class ViewHost {
    let host: TreeHost
    var tree: ViewTree { host.tree }
    let room: HostRoom
    let log = HostLog()
    /// Where `@AppStorage` that names no store keeps its values: a store of this host's own, in memory
    /// alone. What is set here, the view shows. Another host shares it by
    /// `.defaultAppStorage(host.defaults)`.
    public let defaults: UserDefaults
    /// Whether what could not be done as written is a failure of the test: each of `issues` is recorded
    /// once, as an issue of the running test, at the line of the act, look-up or expectation that came
    /// upon it; at the test's own line by properties (`texts`, `size`), which do not know theirs.
    /// `false` unless set; what was found before counts too.
    public var failsOnIssues = false { didSet { reportIssues() } }
    /// Called with each of `issues` once, for other testing libraries than Swift Testing:
    /// `host.onIssue = { XCTFail($0.description) }`. What was found before counts too.
    public var onIssue: ((LayoutIssue) -> Void)? { didSet { reportIssues() } }
    /// Whether a tap on what is disabled, or an action of it, is a failure: `tap()` and its kin throw.
    /// `false` unless set: a user may tap such a view too, and nothing happens.
    public var failsOnDisabledViews = false
    /// Whether an identifier that several views have is a failure where one is looked for by it: the
    /// look-up throws. `false` unless set: the first one counts.
    public var failsOnSharedIdentifiers = false
    var reportedIssues = 0
    private var knownElements: (index: ElementIndex, revision: TreeRevision)?
    /// How often the elements were worked out: once after each change, if they are asked for.
    private(set) var elementTreesMade = 0

    /// Hosts what `content` makes.
    ///
    /// - Parameters:
    ///   - width: Of the room, in points; `nil` for the view's ideal width.
    ///   - height: Of the room, in points; `nil` for the height that the view has in that width.
    ///   - defaults: What `defaults` hold at first.
    ///   - environment: Changes the environment: the colour scheme, the layout direction, the size
    ///     of texts, the display scale and so on.
    ///   - content: The view. It is made anew when an observable object that the closure reads has
    ///     changed; its `@State` stays.
    public init<Content: View>(
        width: CGFloat? = nil, height: CGFloat? = nil, defaults: [String: Any] = [:],
        environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder content: @escaping () -> Content
    ) {
        let store = HostStore.holding(defaults)
        self.defaults = store
        room = HostRoom(width: width, height: height, environment: environment)
        var values = EnvironmentValues().findingPictures()
        values.defaultAppStorage = store
        let (log, room) = (log, room)
        host = TreeHost(
            HostedRoot(room: room, content: content), environment: values, engine: Self.engine,
            room: room.root, surroundings: Self.surroundings(in: room, values),
            willEvaluate: { log.noteBody($0) })
        // A host is the window whose colour scheme views may ask for.
        host.takeWishes = { room.prefer($0.preference(PreferredColorSchemeKey.self)) }
        host.stateDidChange = { log.noteChange() }
        tree.stateWasWritten = { log.noteWrite($0) }
        update()
    }

    /// With the bundled fonts and those that the program registered: what a test's machine has installed
    /// changes nothing.
    static let engine = ShapingEngine(fontDirectories: [], registry: .program)

    /// Brings the view up to date, as everything that is asked of the host does; returns the size of
    /// the room in points.
    @discardableResult
    public func update(sourceLocation: SourceLocation = #_sourceLocation) -> CGSize {
        called(at: sourceLocation) { update() }
    }

    @discardableResult
    func update() -> CGSize {
        host.room = room.root
        defer { reportIssues() }
        return host.update()
    }

    /// The room in points; along an axis for which no length was given, the view's own.
    public var size: CGSize { update() }

    /// Gives the room another size; a `nil` stands for the view's own length.
    public func resize(
        width: CGFloat?, height: CGFloat?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        room.resize(width: width, height: height)
        called(at: sourceLocation) { _ = update() }
    }

    /// Changes the environment further; changes that were made before stay.
    public func changeEnvironment(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ change: @escaping (inout EnvironmentValues) -> Void
    ) {
        room.changeEnvironment(change)
        tree.surroundings = CurrentSurroundings(environment)
        called(at: sourceLocation) { _ = update() }
    }

    /// What Foundation's current locale, calendar and time zone are for the hosted view.
    private static func surroundings(
        in room: HostRoom, _ values: EnvironmentValues
    ) -> CurrentSurroundings {
        var values = values
        room.change(&values)
        return CurrentSurroundings(values)
    }

    /// The environment around the view.
    var environment: EnvironmentValues {
        var values = tree.environment
        room.change(&values)
        return values
    }

    /// What assistive technologies are told of the view; the root stands for the host.
    public var accessibility: AccessibilityNode { elements.root.plain }

    /// The elements of the view as it is now.
    var elements: ElementIndex {
        update()
        let revision = tree.revision
        if let knownElements, knownElements.revision == revision { return knownElements.index }
        let index = ElementIndex(tree.accessibility())
        elementTreesMade += 1
        knownElements = (index, revision)
        return index
    }

    /// How the view was laid out, as `quadrant explain` prints it: a line for each node with what it
    /// was proposed, what it answered, where it stands and why.
    public var explanation: String {
        update()
        return TreeSnapshot(of: tree).text()
    }

    /// The part of the explanation from the root to the first view of an identifier, or which
    /// identifiers there are.
    public func explanation(of identifier: String) -> String {
        update()
        return tree.explanation(of: identifier)
    }

    /// Where its views stand, as `.layout` snapshots keep it: a line for each view that shows something,
    /// holds several or has a name, with its frame in the view around it.
    var frameListing: String {
        let size = update()
        return "room \(size.plainText)\n" + TreeSnapshot(of: tree).frameListing()
    }
}

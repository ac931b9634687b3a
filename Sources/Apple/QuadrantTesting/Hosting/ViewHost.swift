public import Foundation
public import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantEvents
internal import QuadrantGeometry
internal import QuadrantInspection
internal import QuadrantLayout
internal import QuadrantRendering
package import QuadrantShaping
internal import QuadrantViews
public import SwiftUI
public import Testing

/// A view that is alive in a test: it is laid out in a room of a size, and can be looked at, tapped
/// and scrolled.
///
/// ```swift
/// let host = ViewHost(width: 320, height: 480) { TodoList() }
/// try host["add"].tap()
/// #expect(try host["count"].text == "1 to do")
/// ```
///
/// Whatever is asked of a host is asked of the view as it is at that time: first, bodies whose
/// state has changed are evaluated and the layout is updated. The view is centred in its room.
/// Points and frames are in the coordinates of the room, from its top left corner, with x to the
/// right and y down.
///
/// A host shows the same on every machine: texts are set only in the bundled fonts, the locale is
/// `en_US`, the time zone GMT, and a point is two pixels, unless the environment says otherwise.
/// `Locale.current`, `Calendar.current` and `TimeZone.current` are those of the environment in
/// bodies, in actions and in the tasks that these begin. `@AppStorage` properties that name no
/// store keep their values in `defaults`, which are never written to a file. The time stands and is moved on by
/// `advance(by:)`: animations, timelines, `Task.sleep`, `asyncAfter`, timers of the main run loop and `Date()` in code of the
/// view go by it. Two things belong to the machine: the date at the beginning, unless one is given, and the folder in which the
/// program was started, where `Image("name")` looks for files that the program's bundle does not have.
@MainActor
public final class ViewHost {
    /// The view that lives, and its clock.
    let viewSession: Session
    var host: TreeHost { viewSession.host }
    package var tree: ViewTree { host.tree }
    let room: HostRoom
    let log = HostLog()
    /// The store of the `@AppStorage` properties that name none: a store of this host alone, in
    /// memory. The view shows what a test sets here. Another host shares the store with
    /// `.defaultAppStorage(host.defaults)`.
    public let defaults: UserDefaults
    /// Whether something that could not be done as written is a failure of the test; `false` unless
    /// set. Each of `issues` is then recorded once, as an issue of the running test, at the line of
    /// the action, look-up or expectation that found it. Properties such as `texts` and `size` do
    /// not know their line and record it at that of the test. Issues that were found before are
    /// recorded too.
    public var failsOnIssues = false { didSet { reportIssues() } }
    /// Called once with each of `issues`, for testing libraries other than Swift Testing:
    /// `host.onIssue = { XCTFail($0.description) }`. It is called for issues that were found
    /// before, too.
    public var onIssue: ((LayoutIssue) -> Void)? { didSet { reportIssues() } }
    /// Whether tapping a disabled view, or triggering an action of it, is a failure; `false` unless
    /// set. `tap()` and the like then throw. Otherwise nothing happens, as when a user taps such a
    /// view.
    public var failsOnDisabledViews = false
    /// Whether looking for an identifier that several views have is a failure; `false` unless set.
    /// The look-up then throws. Otherwise the first view counts.
    public var failsOnSharedIdentifiers = false
    var reportedIssues = 0
    /// The number of the finger that comes down next.
    var nextFinger = 1
    /// All events so far.
    var sent = EventRecording()
    private var knownElements: (index: ElementIndex, revision: TreeRevision)?
    /// The element that was asked for last: whoever finds a view mostly acts on it then.
    var lastElement: (node: NodeID, element: AccessibilityElement?, revision: TreeRevision)?
    /// How often the elements were worked out: once after each change, if they are asked for.
    package private(set) var elementTreesMade = 0

    /// Creates a host of the view that `content` returns.
    ///
    /// - Parameters:
    ///   - device: The device on whose screen the view stands, with its size, its safe area, its pixels, its size classes and its
    ///     keyboard; `nil` for a room without margins.
    ///   - width: The width of the room in points; `nil` for the ideal width of the view, or that of the device.
    ///   - height: The height of the room in points; `nil` for the height of the view in that
    ///     width, or that of the device.
    ///   - defaults: The values that `defaults` hold at first.
    ///   - date: What `Date()` is for the view at first, and the date of its timelines and relative dates; `nil` for the
    ///     machine's date at this moment.
    ///   - keyboard: The software keyboard of the window, which comes up while a field is edited; `nil` for that of the device,
    ///     and none without one.
    ///   - motion: Whether sheets and pushed screens move as they come and go.
    ///   - environment: Changes the environment: the colour scheme, the layout direction, the size
    ///     of texts, the display scale and so on.
    ///   - content: Makes the view. It is called again when an observable object that it read has
    ///     changed; the view's `@State` stays.
    public init<Content: View>(
        device: TestDevice? = nil, width: CGFloat? = nil, height: CGFloat? = nil,
        defaults: [String: Any] = [:], date: Date? = nil, keyboard: SoftwareKeyboard? = nil,
        motion: PresentationMotion = .none,
        environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder content: @escaping () -> Content
    ) {
        let store = HostStore.holding(defaults)
        let clock = HostClock(date: date ?? Date())
        clock.stand()
        self.defaults = store
        var stage = Stage()
        stage.room.device = device?.screen
        (stage.room.width, stage.room.height, stage.room.fit) = (width, height, .paper)
        stage.room.keyboard = keyboard?.value
        stage.timeline.movesPresented = motion == .asInApps
        stage.output.scale = device?.screen.scale ?? EnvironmentValues().displayScale
        stage.surroundings.isDark = device?.isAlwaysDark == true ? true : nil
        room = HostRoom(stage, environment: environment)
        var base = Session.Base()
        base.environment.defaultAppStorage = store
        let (log, room) = (log, room)
        (base.engine, base.clock) = (Self.engine, clock)
        base.surroundings = Self.surroundings(in: room, stage.environment(over: base.environment))
        base.willEvaluate = { log.noteBody($0) }
        viewSession = Session(
            hosting: HostedRoot(room: room, content: content), on: stage, with: base)
        // A host is the window whose colour scheme views may ask for.
        host.takeWishes = { room.prefer($0.preference(PreferredColorSchemeKey.self)) }
        host.stateDidChange = { log.noteChange() }
        tree.motion.movesPresented = stage.timeline.movesPresented == true
        host.keyboardDidMove = { room.raise(keyboard: $0) }
        tree.hosting.stateWasWritten = { log.noteWrite($0) }
        update()
    }

    /// With the bundled fonts and those that the program registered: what a test's machine has installed
    /// changes nothing.
    package static let engine = ShapingEngine(fontDirectories: [], registry: .program)

    /// Updates the view, as everything that is asked of the host does, and returns the size of the
    /// room in points.
    @discardableResult
    public func update(sourceLocation: SourceLocation = #_sourceLocation) -> CGSize {
        called(at: sourceLocation) { update() }
    }

    @discardableResult
    func update() -> CGSize {
        host.room = room.root
        defer { reportIssues() }
        var size = host.update()
        if let screen = room.screen { return screen }
        // A keyboard takes of the view, not of the room.
        if let height = room.height, host.keyboardHeight > 0 { size.height = height }
        return size
    }

    /// How much the software keyboard takes of the room at the moment, from its lower edge, in points; 0 where there is none.
    public var keyboardHeight: CGFloat {
        update()
        return host.keyboardHeight
    }

    /// The size of the room in points. Along an axis for which no length was given, the length of
    /// the view.
    public var size: CGSize { update() }

    /// Gives the room another size, in points; `nil` stands for the length of the view.
    public func resize(
        width: CGFloat?, height: CGFloat?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        room.resize(width: width, height: height)
        called(at: sourceLocation) { _ = update() }
    }

    /// Changes the environment. Changes that were made before stay.
    public func changeEnvironment(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ change: @escaping (inout EnvironmentValues) -> Void
    ) {
        room.changeEnvironment(change)
        tree.hosting.surroundings = CurrentSurroundings(environment, room: tree.layout.host)
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

    /// What assistive technologies are told of the view. The root stands for the host.
    public var accessibility: AccessibilityNode { elements.root.plain.moved(by: room.origin) }

    /// The elements of the view as it is now.
    var elements: ElementIndex {
        update()
        if let knownIndex { return knownIndex }
        let index = ElementIndex(tree.accessibility())
        elementTreesMade += 1
        knownElements = (index, tree.revision)
        return index
    }

    /// The elements, if they were asked for since the view changed.
    var knownIndex: ElementIndex? {
        knownElements.flatMap { $0.revision == tree.revision ? $0.index : nil }
    }

    /// An account of how the view was laid out, as `quadrant explain` prints it: a line for each
    /// node with its proposal, its answer, its place and the reason.
    public var explanation: String {
        update()
        return TreeSnapshot(of: tree, at: room.origin).text()
    }

    /// The part of the explanation from the root to the first view with an identifier, and what assistive
    /// technologies are told of it. If there is none, the identifiers that there are.
    public func explanation(of identifier: String) -> String {
        update()
        return tree.explanation(of: identifier)
    }

    /// Where its views stand, as `.layout` snapshots keep it: a line for each view that shows something,
    /// holds several or has a name, with its frame in the view around it.
    package var frameListing: String {
        let size = update()
        return "room \(size.plainText)\n" + TreeSnapshot(of: tree).frameListing()
    }
}

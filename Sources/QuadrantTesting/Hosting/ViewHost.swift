public import Foundation
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantImages
public import QuadrantInspection
internal import QuadrantLayout
internal import QuadrantShaping
internal import QuadrantViews
public import SwiftUI

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
/// Values of `@AppStorage` that name no store are in one of the host's own, which is empty at first and
/// never written to a file. Two things are the machine's: the time, and the folder in which the program
/// was started, where `Image("name")` looks for files that the program's own bundle does not have.
@MainActor
public final class ViewHost {
    let tree: ViewTree
    private let room: HostRoom
    let log = HostLog()
    private var knownElements: (index: ElementIndex, revision: TreeRevision)?
    /// How often the elements were worked out: once after each change, if they are asked for.
    private(set) var elementTreesMade = 0

    /// Hosts what `content` makes.
    ///
    /// - Parameters:
    ///   - width: Of the room, in points; `nil` for the view's ideal width.
    ///   - height: Of the room, in points; `nil` for the height that the view has in that width.
    ///   - environment: Changes the environment: the colour scheme, the layout direction, the size
    ///     of texts, the display scale and so on.
    ///   - content: The view. It is made anew when an observable object that the closure reads has
    ///     changed; its `@State` stays.
    public init<Content: View>(
        width: CGFloat? = nil, height: CGFloat? = nil,
        environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder content: @escaping () -> Content
    ) {
        room = HostRoom(width: width, height: height, environment: environment)
        var values = EnvironmentValues()
        values.imageResources = ImageResources(decoder: ImageLibrary.shared)
        values.defaultAppStorage = HostStore(suiteName: nil)
        let log = log
        tree = ViewTree(
            HostedRoot(room: room, content: content), environment: values,
            textEngine: Self.engine, host: HostGeometry(containerSize: room.containerSize),
            willEvaluate: { log.noteBody($0) })
        tree.stateDidChange = { log.noteChange() }
        tree.stateWasWritten = { log.noteWrite($0) }
        update()
    }

    /// With the bundled fonts and those that the program registered: what a test's machine has installed
    /// changes nothing.
    static let engine = ShapingEngine(fontDirectories: [], registry: .program)

    /// Brings the view up to date, as everything that is asked of the host does; returns the size of
    /// the room in points.
    @discardableResult
    public func update() -> CGSize {
        tree.layout.host.containerSize = room.containerSize
        return tree.update(ProposedViewSize(width: room.width, height: room.height))
    }

    /// The room in points; along an axis for which no length was given, the view's own.
    public var size: CGSize { update() }

    /// Gives the room another size; a `nil` stands for the view's own length.
    public func resize(width: CGFloat?, height: CGFloat?) {
        room.resize(width: width, height: height)
        update()
    }

    /// Changes the environment further; changes that were made before stay.
    public func changeEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
        room.changeEnvironment(change)
        update()
    }

    /// The environment around the view.
    var environment: EnvironmentValues {
        var values = tree.environment
        room.change(&values)
        return values
    }

    /// What could not be done as written so far, each once: what happened, where, and what to do.
    public var issues: [LayoutIssue] {
        update()
        return tree.issues.map {
            LayoutIssue(
                message: $0.message, path: Self.path($0.path), advice: $0.advice)
        }
    }

    /// A path without the view that holds what is hosted.
    static func path(_ names: [String]) -> [String] { names.filter { $0 != "HostedRoot" } }

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
}

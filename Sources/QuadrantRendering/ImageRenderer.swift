public import Combine
public import Foundation
public import QuadrantCore
internal import QuadrantDisplayList
public import QuadrantGeometry
internal import QuadrantText
public import QuadrantViews

/// Turns a view into pictures and files.
///
/// Apple: "ImageRenderer". Beside Apple's interface there are what a server needs: PNG, JPEG, SVG and
/// PDF as bytes or as files. Bodies are evaluated and laid out on the main actor; drawing and encoding
/// happen off it, at most as many at once as there are cores, whatever the number of renderers.
/// `cgImage`, `uiImage` and `render` draw where they are called.
///
/// What is drawn is the view once it has settled: `onAppear`, `onChange` and `onPreferenceChange` have
/// been called, and the picture shows what they changed (Apple's page does not say; here a picture is
/// as good as a window). Tasks begin with the first drawing, and each drawing has the main actor do first
/// what they and other code of the views have it do, so that what `.task { text = "loaded" }` sets is in the
/// picture. How far that goes depends on where it is asked for:
///
/// - `pngData()` and the like, which are asynchronous, let the main actor's queue go on until the view has
///   come to rest.
/// - `cgImage`, `uiImage` and `render` cannot wait. In a task, a test or a block of the main queue they do
///   the view's own jobs of the main actor, one after the other, in the midst of that job: tasks that the
///   view began on the main actor, also when they come back from an actor or another thread, and blocks
///   that it handed to `DispatchQueue.main`. What other tasks and blocks lead to is left in the queue. In a
///   program whose main thread is in no such job they let the whole queue go on.
///
/// What the view has other threads do is waited for until it is done, however many hops further: actors, detached
/// tasks, task groups, blocks of queues; a minute without a change at most.
/// Sleeps, timers and what comes from outside are not waited for: the clock of the views stands while they
/// come to rest, so that no sleep makes two drawings differ. What somebody else has go on may, such as a
/// task of an actor that is busy for others, and what is handed over with a group, a barrier, a work item, a quality
/// of service or an `OperationQueue`: for a task there is a twentieth of a second. What was not waited for
/// is told to `onIssues`, and `objectWillChange` speaks when it has changed a state. Tasks are cancelled
/// when the content is set or the renderer ends. (The drawings follow tasks where Foundation and Dispatch
/// are linked as shared libraries, which is how Swift links programs unless told otherwise.)
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view that is drawn; its `@State` begins anew when it is set.
    public var content: Content { didSet { begin() } }
    /// What the view is proposed; unspecified, the default, asks for its ideal size. The picture has
    /// the size of the view's answer.
    public var proposedSize = ProposedViewSize.unspecified { didSet { announce() } }
    /// Pixels per point, and the `displayScale` of the environment; 1 by default. A scale that is not
    /// above 0 is an error when something is drawn.
    public var scale: CGFloat = 1 { didSet { begin() } }
    /// Whether the picture has no alpha; what the view leaves uncovered is black then. `false` by
    /// default.
    public var isOpaque = false { didSet { announce() } }
    /// The working colour space. Accepted, without effect here: colours are mixed in gamma-encoded
    /// sRGB of 8 bits, as `.nonLinear` says; another one is reported when something is drawn.
    public var colorMode = ColorRenderingMode.nonLinear { didSet { announce() } }
    /// The brightest that pixels may be; `.standard` by default. Accepted, without effect here: the
    /// files that are written hold the standard range; another one is reported when something is
    /// drawn.
    ///
    /// Apple: "allowedDynamicRange".
    public var allowedDynamicRange: Image.DynamicRange? = .standard { didSet { announce() } }
    /// Folders in which pictures and colours are looked up by name before those of the main bundle
    /// and the working directory. None by default.
    ///
    /// Quadrant's own: on Apple's systems a program always has a bundle.
    public var resourceDirectories: [URL] = [] { didSet { begin() } }
    /// Called on the main actor with what could not be done as written, each thing once for each
    /// drawing: what, where, and what to do. First, before it is drawn, with what is wrong in the
    /// views; after it with the effects that the file holds as pixels or less finely than asked for.
    /// By default each is written to standard error once for the process.
    public var onIssues: ([String]) -> Void = { IssueReport.warn($0) }
    /// The environment of the view, beside `displayScale`.
    public var environment = EnvironmentValues() { didSet { begin() } }
    /// Speaks after each change of a property of the renderer, and of a `@State` of its content
    /// after the first drawing: the picture may be another one.
    nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()
    /// Whether `objectWillChange` speaks; `true` by default.
    ///
    /// Apple: "isObservationEnabled".
    public var isObservationEnabled = true
    /// Schemes of links that an SVG or PDF holds although they can run code or open files: of `javascript`,
    /// `vbscript`, `data` and `file` those that you name. None by default; a link that is left out is told to
    /// `onIssues`, and its text is drawn as ever. This is Quadrant's own.
    public var allowedLinkSchemes: Set<String> = []
    private var recording: Recording?
    private var isLayingOut = false

    /// A renderer of `view` at its ideal size and scale 1.
    public init(content view: Content) {
        content = view
    }

    /// Forgets what was evaluated.
    private func begin() {
        recording = nil
        announce()
    }

    private func announce() {
        if isObservationEnabled, !isLayingOut { objectWillChange.send() }
    }

    /// The view, evaluated with the properties of now.
    private func recorded() throws(RenderingError) -> Recording {
        if let recording { return recording }
        var values = environment.findingPictures(in: resourceDirectories.map(\.path))
        values.displayScale = scale
        let new = try Recording(content, environment: values, room: room)
        new.host.stateDidChange = { [weak self, weak host = new.host] in
            // What changes before a picture is in it.
            if host?.isResting == false { self?.announce() }
        }
        recording = new
        return new
    }

    private var room: RootRoom { RootRoom(proposedSize, placement: .whole) }

    /// The view in its room, of which nothing is left to be done but to bring it to rest.
    private func prepared() throws(RenderingError) -> Recording {
        guard scale > 0, scale.isFinite else {
            throw .cannotDraw("The scale is \(scale): it must be a number above 0.")
        }
        isLayingOut = true
        defer { isLayingOut = false }
        let recording = try recorded()
        recording.host.room = room
        return recording
    }

    /// The drawing on a canvas as large as the view, and what it was recorded from, the view having come to
    /// rest as far as it can without waiting. What could not be done so far is reported.
    func drawing() throws(RenderingError) -> (list: DisplayList, recording: Recording) {
        let recording = try prepared()
        recording.host.restInPlace()
        return try drawing(
            of: recording,
            "draw again when objectWillChange speaks. 'await pngData()' and the like wait for more."
        )
    }

    /// The same, the view having come to rest while the main actor went on.
    func settledDrawing() async throws(RenderingError) -> (
        list: DisplayList, recording: Recording
    ) {
        var recording = try prepared()
        await recording.host.rest()
        // Who changed the renderer meanwhile gets what it is now, which comes to rest too.
        for _ in 0..<TreeHost.mostTurns {
            let other = try prepared()
            guard other.host !== recording.host else { break }
            recording = other
            await recording.host.rest()
        }
        return try drawing(of: try prepared(), "draw again when objectWillChange speaks.")
    }

    private func drawing(
        of recording: Recording, _ advice: String
    ) throws(RenderingError) -> (list: DisplayList, recording: Recording) {
        isLayingOut = true
        defer { isLayingOut = false }
        let host = recording.host
        let size = host.update()
        guard size.width > 0, size.height > 0 else {
            // A picture that is missing may be all that the view has.
            report(recording.issues)
            throw .empty
        }
        var list = host.displayList(
            canvas: size, displayScale: scale, background: isOpaque ? .black : nil)
        list.links = LinkPolicy(allowing: allowedLinkSchemes)
        report(
            recording.issues + withoutEffect(in: recording) + recording.issuesOfTasks(advice))
        return (list, recording)
    }

    /// What was asked of the renderer or its window and has no effect.
    private func withoutEffect(in recording: Recording) -> [String] {
        var issues: [String] = []
        if recording.tree.preference(PreferredColorSchemeKey.self) != nil {
            issues.append(
                "preferredColorScheme is accepted, without effect here: it asks a window, and an "
                    + "ImageRenderer is none. Set the renderer's environment.colorScheme.")
        }
        if colorMode != .nonLinear {
            issues.append(
                "ImageRenderer.colorMode .\(colorMode) is accepted, without effect here. "
                    + "Colours are mixed as .nonLinear.")
        }
        if allowedDynamicRange != .standard {
            issues.append(
                "ImageRenderer.allowedDynamicRange is accepted, without effect here. "
                    + "Pictures have the standard range.")
        }
        return issues
    }

    /// Tells `onIssues` unless there is nothing to tell.
    func report(_ issues: [String]) {
        if !issues.isEmpty { onIssues(issues) }
    }
}

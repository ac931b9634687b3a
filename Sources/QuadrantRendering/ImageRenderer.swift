public import Combine
public import Foundation
internal import QuadrantCairo
public import QuadrantCore
internal import QuadrantDisplayList
public import QuadrantGeometry
public import QuadrantViews

/// Turns a view into pictures and files.
///
/// Apple: "ImageRenderer". Beside Apple's interface there are what a server needs: PNG, JPEG, SVG and
/// PDF as bytes or as files. Bodies are evaluated and laid out on the main actor; drawing and encoding
/// happen off it, at most as many at once as there are cores, whatever the number of renderers.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view that is drawn.
    public var content: Content { willSet { change() } }
    /// What the view is proposed; unspecified, the default, asks for its ideal size. The picture has
    /// the size of the view's answer.
    public var proposedSize = ProposedViewSize.unspecified { willSet { change() } }
    /// Pixels per point, and the `displayScale` of the environment; 1 by default. A scale that is not
    /// above 0 is an error when something is drawn.
    public var scale: CGFloat = 1 { willSet { change() } }
    /// Whether the picture has no alpha; what the view leaves uncovered is black then. `false` by
    /// default.
    public var isOpaque = false { willSet { change() } }
    /// The working colour space. Accepted, without effect here: colours are mixed in gamma-encoded
    /// sRGB of 8 bits, as `.nonLinear` says; another one is reported when something is drawn.
    public var colorMode = ColorRenderingMode.nonLinear { willSet { change() } }
    /// Called with what could not be done as written, each thing once for each drawing: what, where,
    /// and what to do. By default each is written to standard error once for the process.
    public var onIssues: ([String]) -> Void = { IssueReport.warn($0) }
    /// The environment of the view, beside `displayScale`.
    public var environment = EnvironmentValues() { willSet { change() } }
    /// Speaks before each change of a property of the renderer: the picture may be another one.
    nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()
    private var recording: Recording?

    /// A renderer of `view` at its ideal size and scale 1.
    public init(content view: Content) {
        content = view
    }

    private func change() {
        objectWillChange.send()
        recording = nil
    }

    /// The view as it is laid out now.
    func record() throws(RenderingError) -> Recording {
        if let recording { return recording }
        var values = environment
        values.displayScale = scale > 0 && scale.isFinite ? scale : 1
        let new = try Recording(content, proposal: proposedSize, environment: values)
        guard new.size.width > 0, new.size.height > 0 else { throw .empty }
        recording = new
        return new
    }

    /// The drawing on a canvas as large as the view.
    func drawing() throws(RenderingError) -> DisplayList {
        guard scale > 0, scale.isFinite else {
            throw .cannotDraw("The scale is \(scale): it must be a number above 0.")
        }
        let recording = try record()
        let list = recording.displayList(
            canvas: recording.size, displayScale: scale, background: isOpaque ? .black : nil)
        var issues = recording.issues
        if colorMode != .nonLinear {
            issues.append(
                "ImageRenderer.colorMode .\(colorMode) is accepted, without effect here. "
                    + "Colours are mixed as .nonLinear.")
        }
        if !issues.isEmpty { onIssues(issues) }
        return list
    }
}

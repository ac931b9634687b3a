internal import Foundation
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantImages
internal import QuadrantLayout
internal import QuadrantShaping
internal import QuadrantText
internal import QuadrantViews

/// A view that is alive, to be laid out and recorded.
@MainActor
struct Recording {
    let tree: ViewTree

    /// Evaluates `view` in a container of `container` points.
    init<Content: View>(
        _ view: Content, environment: EnvironmentValues,
        container: CGSize = HostGeometry.deviceSize, willEvaluate: ((Any.Type) -> Void)? = nil
    ) throws(RenderingError) {
        tree = ViewTree(
            view, environment: environment, textEngine: ShapingEngine.shared,
            host: HostGeometry(containerSize: container), willEvaluate: willEvaluate)
        if let problem = tree.nestingProblem { throw .nestedWithoutEnd(problem) }
    }

    /// Lays the view out under `proposal`, which is its container too; answers its size in points.
    ///
    /// - Parameter placement: How what is drawn afterwards shows the view.
    func layOut(_ proposal: ProposedViewSize, showing placement: RootPlacement) -> CGSize {
        tree.rootPlacement = placement
        let wanted = proposal.replacingUnspecifiedDimensions(by: HostGeometry.deviceSize)
        tree.layout.host.containerSize = CGSize(
            width: wanted.width.isFinite ? wanted.width : HostGeometry.deviceSize.width,
            height: wanted.height.isFinite ? wanted.height : HostGeometry.deviceSize.height)
        return tree.update(proposal)
    }

    /// What could not be done as written.
    var issues: [String] { tree.issues.map(\.description) }

    /// The drawing on a canvas of `canvas` points, the view's top left corner at `origin`.
    func displayList(
        canvas: CGSize, origin: CGPoint = .zero, displayScale: CGFloat,
        background: RGBAColor? = nil
    ) -> DisplayList {
        tree.displayList(
            canvas: canvas, origin: origin, displayScale: displayScale, background: background)
    }
}

extension HostGeometry {
    /// The size of the screen that stands in for a device, in points: a phone's of 6.1 inches.
    static let deviceSize = CGSize(width: 393, height: 852)
}

extension EnvironmentValues {
    /// The same values, pictures by name being looked up in `directories` first.
    func findingPictures(in directories: [String]) -> EnvironmentValues {
        var values = self
        values.imageResources = ImageResources(
            decoder: ImageLibrary.shared, directories: directories)
        return values
    }
}

internal import Foundation
internal import QuadrantCairo
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantSVG
internal import QuadrantShaping
internal import QuadrantText
internal import Synchronization

/// A view that is laid out to be recorded.
@MainActor
struct Recording {
    /// The text engine of all renderers, so that they share what is shaped.
    static nonisolated let engine = ShapingEngine()

    private let tree: ViewTree
    /// The root's answer, in points.
    let size: CGSize

    /// Lays `view` out under `proposal`.
    init<Content: View>(
        _ view: Content, proposal: ProposedViewSize, environment: EnvironmentValues
    ) throws(RenderingError) {
        let container = proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: 393, height: 852))
        let finite = CGSize(
            width: container.width.isFinite ? container.width : 393,
            height: container.height.isFinite ? container.height : 852)
        tree = ViewTree(
            view, environment: environment, textEngine: Self.engine,
            host: HostGeometry(containerSize: finite))
        if let problem = tree.nestingProblem { throw .nestedWithoutEnd(problem) }
        size = tree.update(proposal)
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

/// The kinds of file that a drawing can become.
enum Encoding: Sendable {
    case png(scale: CGFloat, isTransparent: Bool)
    case svg
    case pdf(title: String?)

    /// Draws and encodes, on whatever thread calls it.
    func data(of pages: [DisplayList]) throws(RenderingError) -> Data {
        do throws(RenderError) {
            switch self {
            case .png(let scale, let isTransparent):
                return try PNGRenderer(engine: Recording.engine)
                    .png(pages[0], scale: scale, isTransparent: isTransparent)
            case .svg:
                let resources = SVGRenderer.Resources(
                    outlines: Recording.engine,
                    pictures: FreeTypeGlyphPictures(engine: Recording.engine),
                    encodeImage: { PNGRenderer.encode($0) },
                    rasterizer: PNGRenderer(engine: Recording.engine))
                return Data(SVGRenderer(resources: resources).svg(pages[0]).utf8)
            case .pdf(let title):
                return try PDFRenderer(engine: Recording.engine).pdf(pages: pages, title: title)
            }
        } catch {
            throw .cannotDraw(error.description)
        }
    }

    /// Draws and encodes on another thread than the main actor's.
    @concurrent
    func encode(_ pages: [DisplayList]) async throws -> Data {
        try data(of: pages)
    }
}

/// Says each thing that could not be done as written once for the process, on standard error.
enum IssueReport {
    private static let said = Mutex<Set<String>>([])
    /// Beyond so many different ones nothing more is said.
    private static let limit = 1000

    static func warn(_ issues: [String]) {
        for issue in issues {
            let isNew = said.withLock { $0.count < limit && $0.insert(issue).inserted }
            if isNew { FileHandle.standardError.write(Data("warning: \(issue)\n".utf8)) }
        }
    }
}

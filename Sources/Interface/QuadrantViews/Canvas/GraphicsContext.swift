public import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
import QuadrantText

/// What a canvas draws with: shapes, texts, pictures and symbols, in points from the top left
/// corner.
///
/// Apple: "GraphicsContext". A copy of a context draws to the same place, but has a transform,
/// clip, filters, opacity and blend mode of its own. `withCGContext` is absent, as there is no Core
/// Graphics here.
public struct GraphicsContext {
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// Maps the coordinates of the context to those of the canvas. With a matrix that is not
    /// finite, nothing is drawn.
    public var transform = CGAffineTransform.identity
    /// The opacity of later drawings, from 0 to 1; values outside are clamped, and one that is not
    /// finite counts as 1.
    public var opacity: Double = 1
    /// How later drawings are mixed with those before.
    public var blendMode = BlendMode.normal

    /// Clips of the next drawings, in the coordinates of the whole.
    var clips: [Clip] = []
    /// Filters of the next drawings in the order in which they were added, in the coordinates of the whole: the
    /// last one works first.
    var filters: [AppliedFilter] = []
    /// How many filters around this layer draw it twice.
    var outerCopies = 0
    let host: Host
    private let recording = Recording()

    /// What was drawn, in order.
    private final class Recording {
        /// What was drawn so far.
        var items: [DisplayItem] = []
    }

    /// What all contexts of one drawing share.
    final class Host {
        /// The size of the canvas, in points.
        let size: CGSize
        /// The node that is drawn; `nil` outside of views.
        let context: DrawingContext?
        let symbols: [RecordedSymbol]
        /// The diagnostics about arguments of calls, each once.
        private(set) var diagnostics: [Diagnostic] = []
        /// How many layers are open.
        var depth = 0

        init(size: CGSize, context: DrawingContext?) {
            self.size = size
            self.context = context
            symbols = context?.symbols ?? []
        }

        func report(_ diagnostic: Diagnostic?) {
            guard let diagnostic, !diagnostics.contains(diagnostic) else { return }
            diagnostics.append(diagnostic)
        }
    }

    /// A context for a drawing of `size`; `context` shapes texts and holds the symbols.
    init(environment: EnvironmentValues, size: CGSize, in context: DrawingContext? = nil) {
        self.environment = environment
        host = Host(size: size, context: context)
    }

    /// A context with drawings of its own in the place of another.
    init(layerOf context: GraphicsContext) {
        environment = context.environment
        transform = context.transform
        host = context.host
        outerCopies = context.copies
    }

    /// What was drawn so far.
    var items: [DisplayItem] {
        get { recording.items }
        nonmutating set { recording.items = newValue }
    }

    // MARK: Coordinates

    /// Moves the origin of later drawings, by lengths in points: to the right and down if they are
    /// positive, in both layout directions.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Scales later drawings about the origin, by factors for x and y; negative ones mirror.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Turns later drawings about the origin, clockwise for positive angles.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
    }

    /// Maps later drawings by a matrix, before the transform so far.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    // MARK: Paths

    /// Fills the inside of a path, in the coordinates of the context.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        path.tell()
        if case .backdrop = shading.kind {
            addBackdrop(path, style)
            return
        }
        draw(
            StyleTarget(
                filling: .path(path), style: style, frame: path.boundingRect, source: nil),
            with: shading)
    }

    /// Draws a line along a path. The middle of the line lies on the path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        style.fault?.say()
        let line = style.sanitized
        guard line.lineWidth > 0 else { return }
        path.tell()
        if case .backdrop = shading.kind {
            addBackdrop(path.strokedPath(line), FillStyle())
            return
        }
        draw(
            StyleTarget(frame: path.boundingRect, source: nil) {
                [.stroke(StrokeItem(shape: .path(path), paint: $0, style: line))]
            }, with: shading)
    }

    /// Draws a line along a path, `lineWidth` points wide. A width that is not finite or not above
    /// 0 draws nothing.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    func draw(_ target: StyleTarget, with shading: Shading) {
        let style = shading.resolved(in: environment, covering: target.frame)
        host.report(style.diagnostic(drawing: target))
        add(style.items(target), silhouette: target.draw(.color(.black)))
    }

    // MARK: Layers

    /// Draws all that `content` draws as one picture, to which the filters, opacity and blend mode
    /// of this context apply. The context that `content` is given begins with the transform and
    /// environment of this one, and without its clips, filters, opacity and blend mode.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let items = try layer(content)
        guard !items.isEmpty else { return }
        var group = DisplayGroup(content: Fragment(items: items))
        group.isIsolated = true
        add([.group(group)], isPlaced: true)
    }

    /// What `content` draws, in the coordinates of the whole. Layers may nest 100 deep.
    func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
        guard host.depth < Self.deepestLayers else {
            host.report(
                Diagnostic(
                    "Layers of a GraphicsContext are nested deeper than \(Self.deepestLayers)",
                    advice: "What is deeper was left out."))
            return []
        }
        host.depth += 1
        defer { host.depth -= 1 }
        var inner = GraphicsContext(layerOf: self)
        try content(&inner)
        return inner.items
    }

    static let deepestLayers = 100

    // MARK: Items

    /// Adds items in the drawing's coordinates, or in those of the whole if they are placed.
    ///
    /// - Parameter silhouette: What they cover, in black; `nil` where only their pixels tell.
    func add(
        _ items: [DisplayItem], isPlaced: Bool = false, silhouette: [DisplayItem]? = nil
    ) {
        let opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
        let isMapped = !isPlaced && !transform.isIdentity
        if !self.opacity.isFinite || isMapped && !transform.isUsable { sayFaults() }
        guard !items.isEmpty, opacity > 0, !isMapped || transform.isUsable else { return }
        guard opacity < 1 || blendMode != .normal || isMapped || !clips.isEmpty || !filters.isEmpty
        else {
            recording.items += items
            return
        }
        var group = wrapped(items, isMapped: isMapped)
        group.opacity *= opacity
        let shape = filters.isEmpty ? silhouette : nil
        blend(group, silhouette: shape.map { wrapped($0, isMapped: isMapped) })
    }

    /// Says what of the opacity and the transform is no number.
    private func sayFaults() {
        NumberFault.unless(
            .number, "GraphicsContext.opacity", ["": opacity], instead: "It counts as 1.")?.say()
        guard !transform.isUsable else { return }
        NumberFault(
            message: "The transform of a GraphicsContext has values that are not finite numbers",
            advice: "Nothing is drawn with it. Give finite numbers."
        ).say()
    }

    /// Items with the transform, the filters and the clips.
    private func wrapped(_ items: [DisplayItem], isMapped: Bool) -> DisplayGroup {
        var group = DisplayGroup(content: Fragment(items: items))
        if isMapped { group.transform = transform }
        guard !clips.isEmpty || !filters.isEmpty else { return group }
        var content = isMapped ? Fragment(items: [.group(group)]) : group.content
        for filter in filters.reversed() { content = filter.applied(to: content, in: bounds) }
        group = DisplayGroup(content: content)
        clips.reversed().apply(to: &group)
        return group
    }

    /// The whole, in its own coordinates.
    var bounds: CGRect { CGRect(origin: .zero, size: host.size) }
}

extension CGAffineTransform {
    /// Whether all numbers are finite.
    var isUsable: Bool {
        [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
    }
}

internal import SwiftUI

/// Draws the lines of axes and the marks of a plot.
struct PlotPainter {
    let model: ChartModel
    let size: CGSize
    let isMirrored: Bool
    /// The frames of views that belong to marks of masks, by their tags.
    let notes: [MarkNote.Tag: BesidePlace]
    let boxes: [MarkBox]
    private let colors = DrawnColors()

    init(
        model: ChartModel, size: CGSize, isMirrored: Bool,
        notes: [MarkNote.Tag: BesidePlace] = [:]
    ) {
        (self.model, self.size, self.isMirrored) = (model, size, isMirrored)
        self.notes = notes
        boxes = model.marks.map { $0.box }
    }

    /// The bounds of the plot.
    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// Whether there is room to draw in.
    private var hasRoom: Bool {
        size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    }

    func draw(in context: inout GraphicsContext) {
        drawLines(in: context)
        draw(model.items, in: context)
    }

    /// Draws some of the items, in their order.
    func draw(_ items: some Sequence<PlotItem>, in context: GraphicsContext) {
        guard hasRoom else { return }
        var layer: (id: MarkPath, items: [PlotItem])?
        let covered = CoveredPoints(self, in: context.environment)
        let thin = ThinBars(self, in: context.environment)
        let beyond = BeyondPlot(self)
        var drawn: Set<Int> = []
        var plain = PlainMarks(painter: self, environment: context.environment)
        for item in items {
            if case .shape(let place) = item, covered.covers(place) || beyond.has(place) {
                continue
            }
            let own = model.marks[item.first].mark.look.layer?.id
            if let open = layer, open.id != own {
                drawLayer(open.items, in: context)
                layer = nil
            }
            if case .shape(let place) = item, let group = thin.group(of: place) {
                plain.draw(in: context)
                if drawn.insert(group).inserted { thin.draw(group, in: context) }
                continue
            }
            if own == nil, plain.take(item) { continue }
            plain.draw(in: context)
            if let own {
                if layer == nil { layer = (own, []) }
                layer?.items.append(item)
            } else {
                draw(item, in: context)
            }
        }
        plain.draw(in: context)
        if let layer { drawLayer(layer.items, in: context) }
    }

    private func drawLayer(_ items: [PlotItem], in context: GraphicsContext) {
        context.drawLayer { for item in items { draw(item, in: $0) } }
    }

    /// The lines of the axes; those of y first.
    func drawLines(in context: GraphicsContext) {
        guard hasRoom else { return }
        let usual = AnyShapeStyle(Color(uiColor: .tertiaryLabel))
        for line in model.yAxis.lines {
            var context = context
            context.opacity *= line.presence
            let y = size.height - line.place.position(in: size.height)
            var path = Path()
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: size.width, y: y))
            context.stroke(
                path.offsetBy(dx: line.offset.width, dy: line.offset.height),
                with: .style(line.style ?? usual), style: line.stroke ?? StrokeStyle(lineWidth: 0.5)
            )
        }
        for line in model.xAxis.lines {
            var context = context
            context.opacity *= line.presence
            let along = line.place.position(in: size.width)
            let x = isMirrored ? size.width - along : along
            var path = Path()
            path.move(to: CGPoint(x: x, y: 0))
            path.addLine(to: CGPoint(x: x, y: size.height))
            context.stroke(
                path.offsetBy(dx: line.offset.width, dy: line.offset.height),
                with: .style(line.style ?? usual),
                style: line.stroke ?? StrokeStyle(lineWidth: 0.5, dash: [2, 2]))
        }
    }

    func draw(_ item: PlotItem, in context: GraphicsContext) {
        let placed = model.marks[item.first]
        let look = placed.mark.look
        var context = context
        context.opacity *= look.opacity * placed.presence
        if look.blur > 0 { context.addFilter(.blur(radius: look.blur)) }
        if let shadow = look.shadow {
            context.addFilter(
                .shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
        }
        for mask in look.masks { clip(to: mask, in: &context) }
        if model.progress != nil { clipMoving(item, in: &context) }
        switch item {
        case .shape(let place): drawShape(place, in: context)
        case .run(let run): drawRun(run, in: context)
        case .symbols(let places): for place in places { drawSymbol(place, in: context) }
        case .function(let place): drawFunction(place, in: context)
        }
    }

    /// Clips what comes from beyond the plot or goes there, with the room of lines and symbols at its edge.
    private func clipMoving(_ item: PlotItem, in context: inout GraphicsContext) {
        let places =
            switch item {
            case .shape(let place), .function(let place): [place]
            case .run(let run), .symbols(let run): run
            }
        guard places.contains(where: { model.marks[$0].stage != .settled }) else { return }
        let room: CGFloat =
            switch model.marks[places[0]].mark.kind {
            case .point: 5
            case .line: if case .symbols = item { 5 } else { 1 }
            default: 0
            }
        context.clip(to: Path(bounds.insetBy(dx: -room, dy: -room)))
    }

    /// Shows only what is where other marks are, and the views beside them.
    private func clip(to mask: [Mark], in context: inout GraphicsContext) {
        let masked = model.masked(by: mask)
        let painter = PlotPainter(model: masked, size: size, isMirrored: isMirrored)
        context.clipToLayer { layer in
            painter.draw(in: &layer)
            for note in notes.isEmpty ? [] : MarkPlaces.annotated(in: masked.marks) {
                guard let beside = notes[note.tag],
                    let view = layer.resolveSymbol(id: note.tag)
                else { continue }
                var frame = beside.frame(of: view.size, in: size)
                if isMirrored { frame.origin.x = size.width - frame.maxX }
                layer.draw(view, in: frame)
            }
        }
    }

    /// Fills a path with the style of a mark.
    func fill(
        _ path: Path, _ placed: PlacedMark, in context: GraphicsContext,
        style: FillStyle = FillStyle()
    ) {
        let shading = colors.shading(of: placed, in: context)
        guard placed.mark.look.alignsStyle == true else {
            return context.fill(path, with: shading, style: style)
        }
        var context = context
        context.clip(to: path, style: style)
        context.fill(Path(bounds), with: shading)
    }

    /// Draws a path as a line with the style of a mark.
    func stroke(_ path: Path, _ placed: PlacedMark, in context: GraphicsContext, usual: StrokeStyle)
    {
        let stroke = placed.style.stroke ?? usual
        if placed.mark.look.alignsStyle == true {
            return fill(path.strokedPath(stroke), placed, in: context)
        }
        context.stroke(path, with: colors.shading(of: placed, in: context), style: stroke)
    }
}

/// The colour of the mark that was drawn last: the next one mostly has it too, and looking a colour up takes as long
/// as drawing a bar.
private final class DrawnColors {
    private var known: ObjectIdentifier?
    private var shading: GraphicsContext.Shading?

    func shading(of placed: PlacedMark, in context: GraphicsContext) -> GraphicsContext.Shading {
        if known != placed.styleIdentity {
            known = placed.styleIdentity
            shading = placed.style.fill.color(in: context.environment).map { .color(Color($0)) }
        }
        return shading ?? .style(placed.style.fill.style)
    }
}

extension PlotItem {
    /// The place of the mark whose looks the item has.
    var first: Int {
        switch self {
        case .shape(let place), .function(let place): place
        case .run(let run), .symbols(let run): run[0]
        }
    }
}

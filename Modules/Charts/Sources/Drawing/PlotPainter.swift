internal import SwiftUI

/// Draws the lines of axes and the marks of a plot.
struct PlotPainter {
    let model: ChartModel
    let size: CGSize
    let isMirrored: Bool
    private(set) var boxes: [MarkBox]

    init(model: ChartModel, size: CGSize, isMirrored: Bool) {
        (self.model, self.size, self.isMirrored) = (model, size, isMirrored)
        boxes = model.marks.map(\.box)
    }

    /// Draws marks where they are on their way.
    mutating func take(_ vector: MarkVector) {
        guard !vector.boxes.isEmpty else { return }
        for (place, placed) in model.marks.enumerated() {
            if let box = vector.boxes[placed.mark.id] { boxes[place].vector = box }
        }
    }

    /// The bounds of the plot.
    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    func draw(in context: inout GraphicsContext) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return
        }
        drawLines(in: context)
        var layer: (id: MarkPath, items: [PlotItem])?
        let covered = CoveredPoints(self).covered
        for item in model.items {
            if !covered.isEmpty, case .shape(let place) = item, covered.contains(place) { continue }
            let own = model.marks[item.first].mark.look.layer?.id
            if let open = layer, open.id != own {
                drawLayer(open.items, in: context)
                layer = nil
            }
            if let own {
                if layer == nil { layer = (own, []) }
                layer?.items.append(item)
            } else {
                draw(item, in: context)
            }
        }
        if let layer { drawLayer(layer.items, in: context) }
    }

    private func drawLayer(_ items: [PlotItem], in context: GraphicsContext) {
        context.drawLayer { for item in items { draw(item, in: $0) } }
    }

    /// The lines of the axes; those of y first.
    private func drawLines(in context: GraphicsContext) {
        let usual = AnyShapeStyle(Color(uiColor: .tertiaryLabel))
        for line in model.yAxis.lines {
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

    private func draw(_ item: PlotItem, in context: GraphicsContext) {
        let placed = model.marks[item.first]
        let look = placed.mark.look
        var context = context
        context.opacity *= look.opacity
        if look.blur > 0 { context.addFilter(.blur(radius: look.blur)) }
        if let shadow = look.shadow {
            context.addFilter(
                .shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
        }
        for mask in look.masks { clip(to: mask, in: &context) }
        switch item {
        case .shape(let place): drawShape(place, in: context)
        case .run(let run): drawRun(run, in: context)
        case .symbols(let places): for place in places { drawSymbol(place, in: context) }
        case .function(let place): drawFunction(place, in: context)
        }
    }

    /// Shows only what is where other marks are.
    private func clip(to mask: [Mark], in context: inout GraphicsContext) {
        var masked = model
        let lying = mask.map(MarkOrientation.isLying)
        masked.marks = []
        MarkPlacer(lying: lying, stacks: MarkStacks(mask, lying), source: mask).place(in: &masked)
        masked.items = PlotItem.all(of: masked.marks)
        (masked.xAxis, masked.yAxis) = (ResolvedAxis(), ResolvedAxis())
        let painter = PlotPainter(model: masked, size: size, isMirrored: isMirrored)
        context.clipToLayer { painter.draw(in: &$0) }
    }

    /// Fills a path with the style of a mark.
    func fill(
        _ path: Path, _ placed: PlacedMark, in context: GraphicsContext,
        style: FillStyle = FillStyle()
    ) {
        let shading = GraphicsContext.Shading.style(placed.style.fill.style)
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
        context.stroke(path, with: .style(placed.style.fill.style), style: stroke)
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

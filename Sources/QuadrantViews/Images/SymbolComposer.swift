import Foundation
import QuadrantGeometry

/// Draws a recipe into its box.
struct SymbolComposer {
    let recipe: SymbolRecipe
    /// The levels of the parts.
    private let layering: SymbolLayering
    /// Up to where the layers of the symbol are drawn in full, 0 to 1; `nil` for all.
    var variableValue: Double?
    private var pen: SymbolPen
    /// How wide the lines would be at the regular weight.
    private let regularLine: CGFloat

    /// How opaque layers beyond a variable value are; our own choice.
    private static let faded = 0.3

    /// - Parameters:
    ///   - bounds: What is inked, in points.
    ///   - line: The width of lines.
    ///   - regularLine: Their width at the regular weight; `nil` if that is the weight.
    init(
        _ recipe: SymbolRecipe, _ layering: SymbolLayering, bounds: CGRect, line: CGFloat,
        regularLine: CGFloat? = nil
    ) {
        self.regularLine = regularLine ?? line
        self.recipe = recipe
        self.layering = layering
        pen = SymbolPen(bounds: bounds, line: line)
    }

    mutating func layers() -> [SymbolDrawing.Layer] {
        guard recipe.base != .placeholder else {
            drawPlaceholder()
            return pen.layers
        }
        var frame = pen.bounds
        if let badge = recipe.badge { frame = drawBadge(badge) }
        // A slash lies over the sign, not over what the sign stands in.
        if recipe.hasSlash, recipe.enclosure == nil { drawSlash(in: pen.bounds) }
        if let enclosure = recipe.enclosure {
            draw(enclosure, in: frame)
        } else if let artwork = recipe.artwork {
            draw(artwork, solid: recipe.isSolid, in: frame, isAlone: true)
        }
        return pen.layers
    }

    /// A dotted square.
    private mutating func drawPlaceholder() {
        let bounds = pen.bounds.insetBy(dx: pen.line / 2, dy: pen.line / 2)
        pen.stroke(
            .roundedRect(bounds, radius: min(bounds.width, bounds.height) * 0.2),
            dash: [0, pen.line * 2])
    }

    // MARK: - Drawings

    /// Fits a drawing into a rectangle: its lines' outer edges touch it in one direction at least.
    ///
    /// - Parameter isAlone: Whether it is not a sign in an enclosure: its parts have levels of their own.
    private mutating func draw(
        _ artwork: SymbolArtwork, solid isSolid: Bool, in rect: CGRect, isAlone: Bool = false
    ) {
        guard let place = Self.fitting(artwork, solid: isSolid, in: rect, line: pen.line) else {
            return
        }
        let parts = artwork.parts(solid: isSolid)
        let levels = isAlone ? layering.parts(of: artwork) : parts.map { _ in pen.level }
        // Signs in holes are drawn where they differ from what the holes are in.
        let showsSigns = isSolid && Set(levels).count > 1
        let shown = parts.indices.map {
            showsSigns && artwork.isSign($0) ? artwork.sign($0) : parts[$0]
        }
        var widths = widths(
            shown,
            Self.fitting(artwork, solid: isSolid, in: rect, line: regularLine) ?? place)[...]
        for (index, part) in shown.enumerated() {
            pen.level = levels[index]
            pen.opacity = isFaded(index, of: artwork, among: parts.count) ? Self.faded : 1
            stroke(part.lines, place, &widths)
            pen.fill(part.fill.applying(place))
        }
        pen.opacity = 1
    }

    /// How wide each piece of the lines is, part by part: no gap between them is closed. Empty where all are as
    /// wide as the pen.
    ///
    /// - Parameter place: Where the drawing stands at the regular weight, so that no line is narrower at a heavier
    ///   one: heavier lines leave the drawing less room.
    private func widths(_ parts: [SymbolArtwork.Part], _ place: CGAffineTransform) -> [CGFloat] {
        guard pen.line > regularLine else { return [] }
        return SymbolGaps(
            lines: parts.flatMap { $0.lines.outline.applying(place).subpaths },
            fills: parts.map { $0.fill.applying(place) }, regular: regularLine
        ).widths(pen.line)
    }

    /// - Parameter widths: Of the pieces from here on; those that are drawn are taken out.
    private mutating func stroke(
        _ lines: SymbolArtwork.Lines, _ place: CGAffineTransform,
        _ widths: inout ArraySlice<CGFloat>
    ) {
        if widths.isEmpty {
            pen.stroke(lines.outline.applying(place))
        } else {
            let line = pen.line
            for piece in lines.outline.applying(place).subpaths {
                pen.line = widths.popFirst() ?? line
                pen.stroke(piece)
            }
            pen.line = line
        }
        for dot in lines.dots { pen.fill(.circle(dot.applying(place), radius: pen.line * 0.75)) }
    }

    /// Whether a layer lies beyond the variable value. What the waves of a symbol come from never does.
    private func isFaded(_ index: Int, of artwork: SymbolArtwork, among count: Int) -> Bool {
        guard let variableValue, artwork.isVariable else { return false }
        let (step, steps) = artwork.hasSource ? (index - 1, count - 1) : (index, count)
        return step >= 0 && variableValue <= Double(step) / Double(steps)
    }

    /// From a drawing's units into a rectangle, centred; stretched by an eighth at most.
    private static func fitting(_ box: CGRect, in rect: CGRect) -> CGAffineTransform {
        let most: CGFloat = 1.125
        var x = box.width > 0 ? max(rect.width, 0) / box.width : .infinity
        var y = box.height > 0 ? max(rect.height, 0) / box.height : .infinity
        (x, y) = (min(x, y * most), min(y, x * most))
        if !x.isFinite { x = 1 }
        if !y.isFinite { y = 1 }
        return CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: rect.midX - box.midX * x, ty: rect.midY - box.midY * y)
    }

    /// From a drawing's units into a rectangle that it touches, with the width of its lines; `nil` if it is empty.
    private static func fitting(
        _ artwork: SymbolArtwork, solid isSolid: Bool, in rect: CGRect, line: CGFloat
    ) -> CGAffineTransform? {
        guard let box = artwork.bounds(solid: isSolid) else { return nil }
        guard let lines = artwork.lineBounds(solid: isSolid) else { return fitting(box, in: rect) }
        var place = fitting(box, in: rect.shrunk(by: line / 2))
        // Lines that end inside of what is filled take less room at its edge; their scale follows from it.
        for _ in 0..<3 {
            func room(_ gap: CGFloat, _ scale: CGFloat) -> CGFloat {
                max(0, line / 2 - gap * scale)
            }
            let left = room(lines.minX - box.minX, place.a)
            let right = room(box.maxX - lines.maxX, place.a)
            let top = room(lines.minY - box.minY, place.d)
            let bottom = room(box.maxY - lines.maxY, place.d)
            place = fitting(
                box,
                in: CGRect(
                    x: rect.minX + left, y: rect.minY + top,
                    width: max(0, rect.width - left - right),
                    height: max(0, rect.height - top - bottom)))
        }
        return place
    }

    // MARK: - Enclosures

    private mutating func draw(_ enclosure: SymbolRecipe.Enclosure, in frame: CGRect) {
        guard let shape = SymbolArtwork.design(enclosure.shape) else { return }
        let isRound = ["circle", "square", "app", "diamond", "octagon", "seal"]
            .contains(enclosure.shape)
        let side = min(frame.width, frame.height)
        let outer =
            isRound
            ? frame.centered(side, enclosure.shape == "square" ? frame.height : side) : frame
        let inner = Self.room(in: outer, of: enclosure.shape)
        pen.level = layering.enclosure
        guard enclosure.isSolid, shape.hasFill, let box = shape.bounds(solid: true) else {
            draw(shape, solid: false, in: outer)
            drawSign(in: inner) { $0.drawContent(in: inner) }
            return
        }
        let area = shape.parts(solid: true).reduce(SymbolOutline()) { $0 + $1.fill }
            .applying(Self.fitting(box, in: outer))
        let sign = contentArea(in: inner)
        guard !layering.showsSign else {
            pen.fill(area)
            drawSign(in: inner) { $0.pen.fill(sign) }
            return
        }
        guard recipe.hasSlash else { return pen.fill(area + sign) }
        let (slash, gap) = slash(in: inner)
        let hole = pen.hole
        pen.hole = (hole ?? SymbolOutline()) + gap
        pen.fill(area + sign)
        pen.hole = hole
        pen.fill(gap + slash)
    }

    /// Draws what stands in an enclosure, under its slash if it has one.
    private mutating func drawSign(
        in room: CGRect, _ draw: (inout SymbolComposer) -> Void
    ) {
        let hole = pen.hole
        if recipe.hasSlash { drawSlash(in: room) }
        pen.level = layering.sign
        draw(&self)
        pen.hole = hole
    }

    /// The square that the content of an enclosure is fitted into.
    private static func room(in rect: CGRect, of shape: String) -> CGRect {
        let side = min(rect.width, rect.height)
        let (share, down): (CGFloat, CGFloat) =
            switch shape {
            case "triangle": (0.54, 0.12)
            case "diamond": (0.46, 0)
            case "shield": (0.56, -0.03)
            case "seal": (0.5, 0)
            case "bubble": (0.5, -0.07)
            case "rectangle.on.rectangle": (0.42, 0.1)
            case "app", "app.dashed", "square", "square.dashed": (0.6, 0)
            default: (0.56, 0)
            }
        return rect.centered(side * share, side * share).offsetBy(dx: 0, dy: side * down)
    }

    /// Whether the content is drawn as lines: our marks, and icons that are lines. In pictures of Apple's a star, a
    /// house and a lock take 0.60 to 0.64 of their circle or shield, a check mark 0.46.
    private func content(_ artwork: SymbolArtwork) -> (isSolid: Bool, share: CGFloat) {
        switch recipe.base {
        case .icon("play"), .icon("pause"), .icon("stop"): (true, 0.8)
        case .icon: (artwork.cutOutline == nil, 1.08)
        case .design:
            artwork.cutOutline != nil && artwork.hasFill ? (true, 1.08) : (false, 0.92)
        default: (false, 0.84)
        }
    }

    /// The lines of what stands in an enclosure: thinner where heavy ones would run together.
    private func contentLine(in room: CGRect) -> CGFloat { min(pen.line, room.width * 0.17) }

    private mutating func drawContent(in room: CGRect) {
        // The width is chosen for the room; it is not narrowed again.
        let line = pen.line
        pen.line = contentLine(in: room)
        defer { pen.line = line }
        guard let artwork = recipe.artwork else {
            pen.stroke(characters(in: room))
            return
        }
        let (isSolid, share) = content(artwork)
        let rect = room.centered(room.width * share, room.height * share)
        draw(artwork, solid: isSolid || isTriangle, in: rect)
    }

    /// Filled triangles and shapes inside enclosures are filled themselves.
    private var isTriangle: Bool {
        guard case .design(let name) = recipe.base else { return false }
        return name.hasPrefix("arrowtriangle")
    }

    /// The area that the content covers, to cut it out.
    private func contentArea(in room: CGRect) -> SymbolOutline {
        let line = contentLine(in: room)
        guard let artwork = recipe.artwork else {
            return SymbolWalks.covered(by: characters(in: room), width: line)
        }
        let (isSolid, share) = content(artwork)
        let rect = room.centered(room.width * share, room.height * share)
        if let outline = artwork.cutOutline {
            var box = SymbolBox()
            box.take(outline)
            return box.rect.map { outline.applying(Self.fitting($0, in: rect)) } ?? outline
        }
        let fills = isSolid || isTriangle
        guard let place = Self.fitting(artwork, solid: fills, in: rect, line: line) else {
            return SymbolOutline()
        }
        return artwork.parts(solid: fills).reduce(SymbolOutline()) { area, part in
            let lines = part.lines
            let drawn =
                part.fill.applying(place)
                + SymbolWalks.covered(by: lines.outline.applying(place), width: line)
            return lines.dots.reduce(area + drawn) {
                $0 + .circle($1.applying(place), radius: line * 0.75)
            }
        }
    }

    /// Letters or digits side by side, as lines.
    private func characters(in room: CGRect) -> SymbolOutline {
        guard case .characters(let text) = recipe.base else { return SymbolOutline() }
        var all = SymbolOutline()
        var x: CGFloat = 0
        for character in text {
            guard let artwork = SymbolArtwork.design("~\(character)"),
                let box = artwork.bounds(solid: false)
            else { continue }
            let move = CGAffineTransform(translationX: x - box.minX, y: 0)
            for part in artwork.outline { all = all + part.lines.outline.applying(move) }
            x += box.width + 7
        }
        var box = SymbolBox()
        box.take(all)
        let inset = contentLine(in: room) / 2
        let height = room.height * 0.96
        guard let bounds = box.rect else { return all }
        let rect = room.centered(room.width, height).shrunk(by: inset)
        return all.applying(Self.fitting(bounds, in: rect))
    }

    // MARK: - Slashes and badges

    /// A line from corner to corner, and room along it.
    private mutating func drawSlash(in room: CGRect) {
        let (slash, gap) = slash(in: room)
        pen.level = layering.slash
        pen.fill(slash)
        pen.hole = (pen.hole ?? SymbolOutline()) + gap
    }

    /// What a slash covers, and that with the room along it.
    private func slash(in room: CGRect) -> (line: SymbolOutline, gap: SymbolOutline) {
        let rect = room.insetBy(dx: pen.line / 2, dy: pen.line / 2)
        let side = min(rect.width, rect.height)
        let square = rect.centered(side, side)
        let ends = [
            CGPoint(x: square.minX, y: square.minY), CGPoint(x: square.maxX, y: square.maxY),
        ]
        return (
            .covered(by: ends, width: pen.line), .covered(by: ends, width: pen.line * 3)
        )
    }

    /// A disc at a corner, and room around it; gives the frame for the rest.
    private mutating func drawBadge(_ name: String) -> CGRect {
        let bounds = pen.bounds
        let isDot = name == "dot"
        let side = min(bounds.width, bounds.height) * (isDot ? 0.38 : 0.56)
        let disc = CGRect(
            x: bounds.maxX - side, y: isDot ? bounds.minY : bounds.maxY - side, width: side,
            height: side)
        let gap = pen.line * 0.8
        pen.level = layering.badge
        if isDot {
            pen.fill(.ellipse(disc))
        } else if let mark = SymbolRecipe.enclosable(name) {
            let composer = SymbolComposer(
                mark, layering, bounds: bounds, line: pen.line * 0.85)
            let room = disc.insetBy(dx: side * 0.17, dy: side * 0.17)
            let sign = composer.contentArea(
                in: recipe.hasTriangleBadge ? room.offsetBy(dx: 0, dy: side * 0.07) : room)
            let area = badgeArea(disc)
            pen.fill(layering.badgeSign == nil ? area + sign : area)
            if let level = layering.badgeSign {
                pen.level = level
                pen.fill(sign)
            }
        }
        pen.hole = badgeArea(disc.insetBy(dx: -gap, dy: -gap))
        let (width, height) = (bounds.width * 0.92, bounds.height * 0.92)
        return CGRect(
            x: bounds.minX, y: isDot ? bounds.maxY - height : bounds.minY, width: width,
            height: height)
    }

    private func badgeArea(_ rect: CGRect) -> SymbolOutline {
        guard recipe.hasTriangleBadge, let triangle = SymbolArtwork.design("triangle"),
            let box = triangle.bounds(solid: true)
        else { return .ellipse(rect) }
        return triangle.parts(solid: true).reduce(SymbolOutline()) { $0 + $1.fill }
            .applying(Self.fitting(box, in: rect))
    }
}

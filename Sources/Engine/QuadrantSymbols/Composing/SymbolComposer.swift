import Foundation
import QuadrantGeometry

/// Draws a recipe into its box.
struct SymbolComposer {
    let recipe: SymbolRecipe
    /// The levels of the parts.
    let layering: SymbolLayering
    /// Up to where the layers of the symbol are drawn in full, 0 to 1; `nil` for all.
    var variableValue: Double?
    /// Whether the whole is mirrored when it is drawn: signs are turned around before, so that they stay as they are.
    var isMirrored = false
    var pen: SymbolPen
    let weight: SymbolWeight
    /// The size of the symbol at the regular weight in relation to its size at this one.
    let regularScale: CGFloat
    /// The ink of what lies under a slash or a badge, where these reach out of it, in points; `nil` where they do
    /// not, or where it is not known.
    var base: CGSize?

    /// The opacity of layers beyond a variable value; our own choice.
    private static let faded = 0.3
    /// The opacity of what a screen shows, where it has no level of its own; measured in pictures of iOS 16 to 26
    /// (`laptopcomputer`, `iphone`, `ipad`, `tv`).
    private static let faint = 0.3

    /// - Parameters:
    ///   - bounds: What is inked, in points.
    ///   - weight: How wide lines are.
    ///   - regularScale: The size of the symbol at the regular weight in relation to its size at this one.
    init(
        _ recipe: SymbolRecipe, _ layering: SymbolLayering, bounds: CGRect, weight: SymbolWeight,
        regularScale: CGFloat = 1
    ) {
        self.regularScale = regularScale
        self.recipe = recipe
        self.layering = layering
        self.weight = weight
        pen = SymbolPen(bounds: bounds, line: weight.line)
    }

    mutating func layers() -> [SymbolDrawing.Layer] {
        guard recipe.base != .placeholder else {
            drawPlaceholder()
            return pen.layers
        }
        var frame = pen.bounds
        if let badge = recipe.badge { frame = drawBadge(badge) }
        // A slash lies over the sign, not over what the sign stands in.
        if recipe.hasSlash, recipe.enclosure == nil {
            drawSlash(in: pen.bounds)
            if let base { frame = frame.centered(base.width, base.height) }
        }
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
    /// - Parameters:
    ///   - weight: `nil` for the symbol's own.
    ///   - isAlone: Whether it is not a sign in an enclosure: its parts have levels of their own.
    mutating func draw(
        _ artwork: SymbolArtwork, solid isSolid: Bool, in rect: CGRect,
        weight: SymbolWeight? = nil, isAlone: Bool = false
    ) {
        let parts = artwork.parts(solid: isSolid)
        let levels = isAlone ? layering.parts(of: artwork) : parts.map { _ in pen.level }
        // Signs in holes are drawn where they differ from what the holes are in.
        let showsSigns = isSolid && Set(levels).count > 1
        let shown = parts.indices.map {
            showsSigns && artwork.isSign($0) ? artwork.sign($0) : parts[$0]
        }
        let weight = weight ?? self.weight
        let pieces = weight.isHeavy || isMirrored ? shown.map(\.pieces) : []
        var widths = widths(pieces.flatMap(\.self), of: artwork, solid: isSolid, in: rect, weight)[
            ...]
        let outset = outset(pieces.joined(), widths, weight)
        // The widest line touches the room, so the drawing is fitted by its width.
        let line = widths.max() ?? weight.line
        guard
            let place = Self.fitting(
                artwork, solid: isSolid, in: rect.shrunk(by: outset), line: line - 2 * outset)
        else { return }
        for (index, part) in shown.enumerated() {
            pen.level = levels[index]
            pen.beginPart()
            pen.opacity = isFaded(index, of: artwork, among: parts.count) ? Self.faded : 1
            if part.isFaint, pen.level < SymbolLayering.last { pen.opacity *= Self.faint }
            guard !pieces.isEmpty, !part.isFaint else {
                draw(part, place, line: weight.line)
                continue
            }
            var placed = pieces[index].map { $0.applying(place) }
            if isMirrored, isAlone, SymbolDirection.isSign(artwork.outline[index].name) {
                placed = Self.mirrored(placed)
            }
            draw(placed, &widths, weight)
        }
        pen.opacity = 1
    }

    /// Draws a part whose lines are all as wide as one another.
    private mutating func draw(
        _ part: SymbolArtwork.Part, _ place: CGAffineTransform, line: CGFloat
    ) {
        pen.stroke(part.lines.outline.applying(place), line: line)
        for dot in part.lines.dots { pen.fill(.circle(dot.applying(place), radius: line * 0.75)) }
        pen.fill(part.fill.applying(place))
    }

    /// The pieces mirrored around the middle of them all.
    private static func mirrored(_ pieces: [SymbolGaps.Piece]) -> [SymbolGaps.Piece] {
        var box = SymbolBox()
        for piece in pieces { box.take(piece.outline) }
        guard let middle = box.rect?.midX else { return pieces }
        return pieces.map { .init(outline: $0.outline.mirrored(around: middle), kind: $0.kind) }
    }

    /// The width of each piece, in their order: no gap between them is closed. Empty at the weights where all are as
    /// wide as one another.
    func widths(
        _ pieces: [SymbolGaps.Piece], of artwork: SymbolArtwork, solid isSolid: Bool,
        in rect: CGRect, _ weight: SymbolWeight
    ) -> [CGFloat] {
        // Where the drawing stands at the regular weight, so that one weight finds the gaps of another.
        let regular = rect.centered(rect.width * regularScale, rect.height * regularScale)
        guard weight.isHeavy,
            let place = Self.fitting(artwork, solid: isSolid, in: regular, line: weight.regular)
        else { return [] }
        return SymbolGaps(pieces.map { $0.applying(place) }, weight).widths { line in
            let smaller = Self.fitting(artwork, solid: isSolid, in: rect, line: line) ?? place
            return min(smaller.a / place.a, smaller.d / place.d)
        }
    }

    /// How far the widest border moves outwards.
    private func outset(
        _ pieces: some Sequence<SymbolGaps.Piece>, _ widths: ArraySlice<CGFloat>,
        _ weight: SymbolWeight
    ) -> CGFloat {
        let widest = zip(pieces, widths).lazy.filter { $0.0.kind == .border }.map(\.1).max()
        return max(0, ((widest ?? weight.regular) - weight.regular) / 2)
    }

    /// - Parameter widths: Of the pieces from here on, which are taken out; empty where all are as wide as the
    ///   weight says.
    private mutating func draw(
        _ pieces: [SymbolGaps.Piece], _ widths: inout ArraySlice<CGFloat>, _ weight: SymbolWeight
    ) {
        var area = SymbolOutline()
        var borders: [(SymbolOutline, CGFloat)] = []
        for piece in pieces {
            let width = widths.popFirst() ?? weight.line
            switch piece.kind {
            case .line: pen.stroke(piece.outline, line: width)
            case .dot:
                guard case .move(let point) = piece.outline.elements.first else { continue }
                pen.fill(.circle(point, radius: width * 0.75))
            case .border, .hole:
                area = area + piece.outline
                if piece.kind == .border, width > weight.regular {
                    borders.append((piece.outline, width - weight.regular))
                }
            }
        }
        pen.fill(area)
        for (border, width) in borders { pen.stroke(border, line: width) }
    }

    /// Whether a layer lies beyond the variable value. The source of a symbol's waves never does.
    private func isFaded(_ index: Int, of artwork: SymbolArtwork, among count: Int) -> Bool {
        guard let variableValue, artwork.isVariable else { return false }
        let (step, steps) = artwork.hasSource ? (index - 1, count - 1) : (index, count)
        return step >= 0 && variableValue <= Double(step) / Double(steps)
    }

    /// Maps a drawing's units into a rectangle, centred and stretched by at most an eighth.
    static func fitting(_ box: CGRect, in rect: CGRect) -> CGAffineTransform {
        let most: CGFloat = 1.125
        var x = box.width > 0 ? max(rect.width, 0) / box.width : .infinity
        var y = box.height > 0 ? max(rect.height, 0) / box.height : .infinity
        (x, y) = (min(x, y * most), min(y, x * most))
        if !x.isFinite { x = 1 }
        if !y.isFinite { y = 1 }
        return CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: rect.midX - box.midX * x, ty: rect.midY - box.midY * y)
    }

    /// Maps a drawing's units into a rectangle so that its lines, with their width, touch the edges; `nil` for an
    /// empty drawing.
    static func fitting(
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

    // MARK: - Slashes and badges

    /// Draws a line from corner to corner, with free room along it.
    mutating func drawSlash(in room: CGRect) {
        let (slash, gap) = slash(in: room)
        pen.level = layering.slash
        pen.beginPart()
        pen.fill(slash)
        pen.beginPart()
        pen.hole = (pen.hole ?? SymbolOutline()) + gap
    }

    /// The width of a slash, as a factor of that of other lines. In pictures of iOS 16 to 18, that of `bell.slash` is
    /// 0.072 of the font's size wide, that of `wifi.slash` 0.066, though signs have stronger lines than things.
    private var slashLine: CGFloat { recipe.artwork?.hasFill == false ? 0.77 : 0.88 }

    /// The area of a slash, and that area with the free room along it.
    func slash(in room: CGRect) -> (line: SymbolOutline, gap: SymbolOutline) {
        let line = pen.line * slashLine
        let rect = room.insetBy(dx: line / 2, dy: line / 2)
        let side = min(rect.width, rect.height)
        let square = rect.centered(side, side)
        let (start, end) =
            isMirrored ? (square.maxX, square.minX) : (square.minX, square.maxX)
        let ends = [CGPoint(x: start, y: square.minY), CGPoint(x: end, y: square.maxY)]
        return (
            .covered(by: ends, width: line),
            .covered(by: ends, width: line + 2 * weight.regular * slashLine)
        )
    }

    /// How wide a badge is, as a share of what is under it: by its area in a picture of `clock.badge.exclamationmark`
    /// (iOS 16 to 18).
    private static let badgeShare: CGFloat = 0.47

    /// Draws a badge at a corner with free room around it; returns the frame for the rest of the
    /// symbol, which is as large as without a badge.
    private mutating func drawBadge(_ name: String) -> CGRect {
        let bounds = pen.bounds
        let isDot = name == "dot"
        let under = base ?? bounds.size
        let share = isDot ? 0.38 : recipe.hasTriangleBadge ? 0.56 : Self.badgeShare
        let side = min(under.width, under.height) * share
        let disc = CGRect(
            x: bounds.maxX - side, y: isDot ? bounds.minY : bounds.maxY - side, width: side,
            height: side)
        let gap = weight.regular * 0.8
        pen.level = layering.badge
        pen.beginPart()
        if isDot {
            pen.fill(.ellipse(disc))
        } else if let mark = SymbolRecipe.enclosable(name) {
            let composer = SymbolComposer(
                mark, layering, bounds: bounds, weight: weight.scaled(by: 0.85),
                regularScale: regularScale)
            let room = disc.insetBy(dx: side * 0.17, dy: side * 0.17)
            var sign = composer.contentArea(
                in: recipe.hasTriangleBadge ? room.offsetBy(dx: 0, dy: side * 0.07) : room)
            if isMirrored { sign = sign.mirrored(around: room.midX) }
            let area = badgeArea(disc)
            pen.fill(layering.badgeSign == nil ? area + sign : area)
            if let level = layering.badgeSign {
                pen.level = level
                pen.fill(sign)
            }
        }
        pen.beginPart()
        pen.hole = badgeArea(disc.insetBy(dx: -gap, dy: -gap))
        return CGRect(
            origin: CGPoint(x: bounds.minX, y: isDot ? bounds.maxY - under.height : bounds.minY),
            size: under)
    }

    private func badgeArea(_ rect: CGRect) -> SymbolOutline {
        guard recipe.hasTriangleBadge, let triangle = SymbolArtwork.design("triangle"),
            let box = triangle.bounds(solid: true)
        else { return .ellipse(rect) }
        return triangle.parts(solid: true).reduce(SymbolOutline()) { $0 + $1.fill }
            .applying(Self.fitting(box, in: rect))
    }
}

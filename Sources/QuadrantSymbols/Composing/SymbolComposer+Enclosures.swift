import Foundation
import QuadrantGeometry

/// Signs and characters in circles, squares and the like.
extension SymbolComposer {
    mutating func draw(_ enclosure: SymbolRecipe.Enclosure, in frame: CGRect) {
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
            let frame = enclosureWeight
            draw(shape, solid: false, in: outer, weight: frame)
            let room = inside(inner, of: enclosure.shape, in: outer, line: frame.line)
            drawSign(in: room) { $0.drawContent(in: room) }
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

    /// The weight of an enclosure, which grows less than that of the sign in it, since the sign has
    /// to be read.
    private var enclosureWeight: SymbolWeight {
        var frame = weight
        frame.heaviest = weight.regular + 0.7 * (weight.heaviest - weight.regular)
        frame.line = weight.width(upTo: frame.heaviest)
        return frame
    }

    /// The room in an enclosure that a heavy line leaves.
    private func inside(
        _ room: CGRect, of shape: String, in outer: CGRect, line: CGFloat
    ) -> CGRect {
        // The radius of the circle that fits inside.
        let radius = min(outer.width, outer.height) * (shape == "triangle" ? 0.3 : 0.5)
        guard line > weight.regular, radius > line else { return room }
        let share = (radius - line) / (radius - weight.regular)
        return room.centered(room.width * share, room.height * share)
    }

    /// Draws what stands in an enclosure, under its slash if it has one.
    private mutating func drawSign(
        in room: CGRect, _ draw: (inout SymbolComposer) -> Void
    ) {
        let hole = pen.hole
        if recipe.hasSlash { drawSlash(in: room) }
        pen.level = layering.sign
        pen.beginPart()
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

    /// The weight of the lines of a sign in an enclosure: thinner if wide lines would run together.
    private func contentWeight(in room: CGRect) -> SymbolWeight {
        let regular = min(weight.regular, room.width * Self.contentLine)
        guard weight.isHeavy else {
            return SymbolWeight(line: min(weight.line, room.width * Self.contentLine))
        }
        var content = SymbolWeight(
            line: regular, regular: regular,
            heaviest: max(regular, min(weight.heaviest, room.width * Self.heaviestContentLine)))
        content.line = content.regular + weight.share * (content.heaviest - content.regular)
        return content
    }

    /// How wide the lines of a sign may be at the regular and at the heaviest weight, of the room's width.
    private static let contentLine: CGFloat = 0.17
    private static let heaviestContentLine: CGFloat = 0.26

    private mutating func drawContent(in room: CGRect) {
        let weight = contentWeight(in: room)
        guard let artwork = recipe.artwork else {
            let (characters, line) = characters(in: room)
            pen.stroke(characters, line: line)
            return
        }
        let (isSolid, share) = content(artwork)
        let rect = room.centered(room.width * share, room.height * share)
        draw(artwork, solid: isSolid || isTriangle, in: rect, weight: weight)
    }

    /// Whether the content is an `arrowtriangle`. In a filled enclosure it is filled, too.
    private var isTriangle: Bool {
        guard case .design(let name) = recipe.base else { return false }
        return name.hasPrefix("arrowtriangle")
    }

    /// The area that the content covers, to cut it out.
    func contentArea(in room: CGRect) -> SymbolOutline {
        guard let artwork = recipe.artwork else {
            let (characters, line) = characters(in: room)
            return SymbolWalks.covered(by: characters, width: line)
        }
        let (isSolid, share) = content(artwork)
        let rect = room.centered(room.width * share, room.height * share)
        if let outline = artwork.cutOutline {
            var box = SymbolBox()
            box.take(outline)
            return box.rect.map { outline.applying(Self.fitting($0, in: rect)) } ?? outline
        }
        let fills = isSolid || isTriangle
        let parts = artwork.parts(solid: fills)
        let weight = contentWeight(in: room)
        // One pen for all: what the narrowest gap leaves.
        let line =
            widths(
                weight.isHeavy ? parts.flatMap(\.pieces) : [], of: artwork, solid: fills, in: rect,
                weight
            ).min() ?? weight.line
        guard let place = Self.fitting(artwork, solid: fills, in: rect, line: line) else {
            return SymbolOutline()
        }
        return parts.reduce(SymbolOutline()) { area, part in
            let lines = part.lines
            let drawn =
                part.fill.applying(place)
                + SymbolWalks.covered(by: lines.outline.applying(place), width: line)
            return lines.dots.reduce(area + drawn) {
                $0 + .circle($1.applying(place), radius: line * 0.75)
            }
        }
    }

    /// Letters or digits side by side, as lines, and how wide these are.
    private func characters(in room: CGRect) -> (lines: SymbolOutline, width: CGFloat) {
        guard case .characters(let text) = recipe.base else { return (SymbolOutline(), 0) }
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
        let weight = contentWeight(in: room)
        guard let bounds = box.rect else { return (all, weight.line) }
        func placed(_ line: CGFloat) -> SymbolOutline {
            let rect = room.centered(room.width, room.height * 0.96).shrunk(by: line / 2)
            return all.applying(Self.fitting(bounds, in: rect))
        }
        guard weight.isHeavy else { return (placed(weight.line), weight.line) }
        let pieces = placed(weight.regular).subpaths.map {
            SymbolGaps.Piece(outline: $0, kind: .line)
        }
        let line = SymbolGaps(pieces, weight).widths().min() ?? weight.line
        return (placed(line), line)
    }
}

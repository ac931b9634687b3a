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

    /// How large the sign is, and which of its forms it is drawn in.
    private func size(of artwork: SymbolArtwork) -> SymbolSignSize {
        SymbolSignSize.of(recipe.base, artwork, in: recipe.enclosure?.shape)
    }

    /// The weight of the lines of a sign in an enclosure: thinner if wide lines would run together.
    ///
    /// - Parameter factor: The width of the sign's lines as a factor of the usual one.
    private func contentWeight(in room: CGRect, factor: CGFloat = 1) -> SymbolWeight {
        let regular = min(weight.regular * factor, room.width * Self.contentLine)
        guard weight.isHeavy else {
            return SymbolWeight(line: min(weight.line * factor, room.width * Self.contentLine))
        }
        var content = SymbolWeight(
            line: regular, regular: regular,
            heaviest: max(
                regular, min(weight.heaviest * factor, room.width * Self.heaviestContentLine)))
        content.line = content.regular + weight.share * (content.heaviest - content.regular)
        return content
    }

    /// How wide the lines of a sign may be at the regular and at the heaviest weight, of the room's width.
    private static let contentLine: CGFloat = 0.17
    private static let heaviestContentLine: CGFloat = 0.26

    private mutating func drawContent(in room: CGRect) {
        guard let artwork = recipe.artwork else {
            let (characters, line) = characters(in: room)
            pen.stroke(characters, line: line)
            return
        }
        let size = size(of: artwork)
        let rect = room.centered(room.width * size.share, room.height * size.share)
        draw(
            artwork, solid: size.isSolid || isTriangle, in: rect,
            weight: contentWeight(in: room, factor: size.line))
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
        let size = size(of: artwork)
        let rect = room.centered(room.width * size.share, room.height * size.share)
        if let outline = artwork.cutOutline {
            var box = SymbolBox()
            box.take(outline)
            return box.rect.map { outline.applying(Self.fitting($0, in: rect)) } ?? outline
        }
        let fills = size.isSolid || isTriangle
        let parts = artwork.parts(solid: fills)
        let weight = contentWeight(in: room, factor: size.line)
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

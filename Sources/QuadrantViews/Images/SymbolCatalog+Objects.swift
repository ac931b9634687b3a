import Foundation
import QuadrantGeometry

extension SymbolCatalog {
    /// Things that come as an outline and solid.
    static let objectDesigns: [String: SymbolDesign] = {
        let drawings: [(String, String?, @Sendable (inout SymbolPen, Bool) -> Void)] = [
            ("house", nil, house), ("person", nil, person),
            ("person.circle", "circle", personCircle),
            ("bell", nil, bell), ("gearshape", "gearshape", gearshape), ("trash", nil, trash),
            ("folder", nil, folder), ("photo", "photo", photo), ("clock", "clock", clock),
            ("bolt", "bolt", bolt), ("flag", "flag", flag), ("bookmark", "bookmark", bookmark),
            ("tag", "tag", tag), ("cloud", "cloud", cloud), ("moon", "moon", moon),
            ("sun.max", "sun.max", sun), ("drop", "drop", drop), ("envelope", "envelope", envelope),
            ("lock", "lock", lock), ("play", "play.fill", play), ("pause", "pause.fill", pause),
            ("stop", "pause.fill", stop), ("square.grid.2x2", "square.grid.2x2", grid),
        ]
        var designs: [String: SymbolDesign] = [:]
        for (name, measuredAs, draw) in drawings {
            designs[name] = SymbolDesign(as: measuredAs) { draw(&$0, false) }
            designs[name + ".fill"] = SymbolDesign(as: measuredAs) { draw(&$0, true) }
        }
        return designs
    }()

    /// A polygon whose corners `softness`, a share of the width, rounds further than the line does.
    private static func polygon(
        _ unit: [(CGFloat, CGFloat)], softness: CGFloat = 0.03
    ) -> (CGRect, CGFloat) -> SymbolOutline {
        { rect, softening in
            .rounded(rect.points(unit), radius: softening + rect.width * softness)
        }
    }

    private static func house(_ pen: inout SymbolPen, solid: Bool) {
        guard solid else {
            pen.stroke([(0, 0.5), (0.5, 0), (1, 0.5)])
            pen.stroke([(0.13, 0.46), (0.13, 1), (0.87, 1), (0.87, 0.46)])
            pen.stroke([(0.39, 0.97), (0.39, 0.62), (0.61, 0.62), (0.61, 0.97)])
            return
        }
        let walls: [(CGFloat, CGFloat)] = [
            (0.5, 0), (1, 0.47), (0.95, 0.56), (0.88, 0.5), (0.88, 1), (0.61, 1), (0.61, 0.62),
            (0.39, 0.62), (0.39, 1), (0.12, 1), (0.12, 0.5), (0.05, 0.56), (0, 0.47),
        ]
        pen.fill(.rounded(pen.bounds.points(walls), radius: pen.bounds.width * 0.03))
    }

    /// Shoulders: a flat base under a wide arch.
    private static func shoulders(_ rect: CGRect) -> SymbolOutline {
        var outline = SymbolOutline()
        outline.move(rect.point(0.1, 1))
        outline.curve(rect.point(0, 0.84), rect.point(0.04, 1), rect.point(0, 0.95))
        outline.curve(rect.point(0.5, 0), rect.point(0, 0.42), rect.point(0.22, 0))
        outline.curve(rect.point(1, 0.84), rect.point(0.78, 0), rect.point(1, 0.42))
        outline.curve(rect.point(0.9, 1), rect.point(1, 0.95), rect.point(0.96, 1))
        outline.close()
        return outline
    }

    private static func person(_ pen: inout SymbolPen, solid: Bool) {
        let line = pen.line
        pen.shape(solid: solid) { rect, _ in
            let radius = rect.height * 0.245
            let gap = line * 0.5
            let head = SymbolOutline.circle(
                CGPoint(x: rect.midX, y: rect.minY + radius), radius: radius)
            let top = radius * 2 + gap + (solid ? 0 : line)
            let body = CGRect(
                x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top)
            return head + shoulders(body)
        }
    }

    private static func personCircle(_ pen: inout SymbolPen, solid: Bool) {
        pen.roundShape(solid: solid, circle)
        let round = pen.round
        let head = CGPoint(x: round.midX, y: round.minY + round.height * 0.38)
        let middle = CGPoint(x: round.midX, y: round.midY)
        let radius = round.width * 0.16
        if solid {
            pen.fill(.circle(head, radius: radius))
            // Shoulders cut out down to a chord of the circle, inside its edge.
            var body = SymbolOutline()
            let inner = round.width / 2 - pen.line * 0.7
            let (left, right) = (middle.polar(inner, 138), middle.polar(inner, 42))
            body.move(left)
            body.curve(
                right, CGPoint(x: left.x + inner * 0.3, y: round.minY + round.height * 0.52),
                CGPoint(x: right.x - inner * 0.3, y: round.minY + round.height * 0.52))
            body.addArc(middle, radius: inner, from: 42, to: 138)
            body.close()
            pen.fill(body)
        } else {
            pen.stroke(.circle(head, radius: radius - pen.line * 0.2))
            let inner = round.width / 2 - pen.line
            let (left, right) = (middle.polar(inner, 136), middle.polar(inner, 44))
            var body = SymbolOutline()
            body.move(left)
            body.curve(
                right, CGPoint(x: left.x + inner * 0.3, y: round.minY + round.height * 0.56),
                CGPoint(x: right.x - inner * 0.3, y: round.minY + round.height * 0.56))
            pen.stroke(body)
        }
    }

    private static func bell(_ pen: inout SymbolPen, solid: Bool) {
        pen.shape(solid: solid) { rect, _ in
            func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { rect.point(x, y) }
            var dome = SymbolOutline()
            dome.move(at(0.5, 0))
            dome.curve(at(0.84, 0.36), at(0.72, 0), at(0.84, 0.14))
            dome.curve(at(0.98, 0.7), at(0.84, 0.56), at(0.9, 0.6))
            dome.curve(at(0.93, 0.79), at(1.02, 0.745), at(1, 0.79))
            dome.line(at(0.07, 0.79))
            dome.curve(at(0.02, 0.7), at(0, 0.79), at(-0.02, 0.745))
            dome.curve(at(0.16, 0.36), at(0.1, 0.6), at(0.16, 0.56))
            dome.curve(at(0.5, 0), at(0.16, 0.14), at(0.28, 0))
            dome.close()
            return dome
        }
        var clapper = SymbolOutline()
        clapper.move(pen.bounds.point(0.34, 0.87))
        clapper.line(pen.bounds.point(0.66, 0.87))
        clapper.curve(
            pen.bounds.point(0.5, 1), pen.bounds.point(0.66, 0.95), pen.bounds.point(0.59, 1))
        clapper.curve(
            pen.bounds.point(0.34, 0.87), pen.bounds.point(0.41, 1), pen.bounds.point(0.34, 0.95))
        clapper.close()
        pen.fill(clapper)
    }

    /// A wheel of `teeth` around the middle of `rect`; the depth of a tooth as a share of the radius.
    static func wheel(_ rect: CGRect, teeth: Int, depth: CGFloat) -> SymbolOutline {
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2
        let inner = outer * (1 - depth)
        let step = 360 / CGFloat(teeth)
        let points = (0..<teeth).flatMap { index in
            let angle = CGFloat(index) * step - 90
            return [
                middle.polar(inner, angle - step * 0.34), middle.polar(outer, angle - step * 0.22),
                middle.polar(outer, angle + step * 0.22), middle.polar(inner, angle + step * 0.34),
            ]
        }
        return .rounded(points, radius: outer * depth * 0.6)
    }

    private static func gearshape(_ pen: inout SymbolPen, solid: Bool) {
        pen.roundShape(solid: solid) { wheel($0, teeth: 8, depth: 0.19) }
        let radius = pen.round.width * 0.17
        if solid {
            pen.fill(.circle(pen.center, radius: radius))
        } else {
            pen.stroke(.circle(pen.center, radius: radius))
        }
    }

    private static func trash(_ pen: inout SymbolPen, solid: Bool) {
        pen.stroke([(0, 0.14), (1, 0.14)])
        pen.stroke(
            .rounded(
                pen.lines.points([(0.35, 0.14), (0.35, 0), (0.65, 0), (0.65, 0.14)]),
                radius: pen.line))
        let ribs: [CGFloat] = [0.36, 0.5, 0.64]
        if solid {
            let top = 0.16 + pen.line * 1.1 / pen.bounds.height
            let bin = pen.bounds.points([(0.1, top), (0.9, top), (0.83, 1), (0.17, 1)])
            pen.fill(.rounded(bin, radius: pen.bounds.width * 0.09))
            for x in ribs {
                pen.fill(
                    .covered(by: pen.bounds.points([(x, 0.4), (x, 0.84)]), width: pen.line * 0.75))
            }
        } else {
            let bin = pen.lines.points([(0.1, 0.14), (0.9, 0.14), (0.83, 1), (0.17, 1)])
            pen.stroke(.rounded(bin, radius: pen.bounds.width * 0.08))
            for x in ribs { pen.stroke([(x, 0.36), (x, 0.8)]) }
        }
    }

    private static func folder(_ pen: inout SymbolPen, solid: Bool) {
        let unit: [(CGFloat, CGFloat)] = [
            (0, 0), (0.36, 0), (0.46, 0.13), (1, 0.13), (1, 1), (0, 1),
        ]
        pen.shape(solid: solid, polygon(unit, softness: 0.07))
        if solid {
            let points = pen.bounds.points([(0, 0.36), (1, 0.36)])
            pen.fill(
                .polyline(
                    [
                        points[0], points[1],
                        CGPoint(x: points[1].x, y: points[1].y + pen.line * 0.7),
                        CGPoint(x: points[0].x, y: points[0].y + pen.line * 0.7),
                    ], closed: true))
        } else {
            pen.stroke([(0, 0.36), (1, 0.36)])
        }
    }

    private static func photo(_ pen: inout SymbolPen, solid: Bool) {
        pen.shape(solid: solid, box)
        let sun = pen.lines.point(0.27, 0.3)
        let hills: [(CGFloat, CGFloat)] = [
            (0.06, 0.86), (0.36, 0.52), (0.52, 0.7), (0.7, 0.46), (0.94, 0.78), (0.94, 0.9),
            (0.06, 0.9),
        ]
        if solid {
            pen.fill(.circle(sun, radius: pen.bounds.height * 0.11))
            pen.fill(.rounded(pen.bounds.points(hills), radius: pen.line * 0.5))
        } else {
            pen.fill(.circle(sun, radius: pen.bounds.height * 0.1))
            pen.stroke([(0, 0.84), (0.34, 0.48), (0.62, 0.84)])
            pen.stroke([(0.5, 0.69), (0.7, 0.48), (1, 0.84)])
        }
    }

    private static func clock(_ pen: inout SymbolPen, solid: Bool) {
        pen.roundShape(solid: solid, circle)
        let hands = pen.round.points([(0.5, 0.2), (0.5, 0.53), (0.7, 0.6), (0.5, 0.53)])
        if solid {
            pen.fill(.covered(by: hands, width: pen.line))
        } else {
            pen.stroke(.polyline(hands))
        }
    }

    private static func bolt(_ pen: inout SymbolPen, solid: Bool) {
        let unit: [(CGFloat, CGFloat)] = [
            (0.68, 0), (0, 0.58), (0.44, 0.58), (0.32, 1), (1, 0.4), (0.56, 0.4),
        ]
        pen.shape(solid: solid, polygon(unit, softness: 0.01))
    }

    private static func flag(_ pen: inout SymbolPen, solid: Bool) {
        let area = solid ? pen.bounds : pen.lines
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { area.point(x, y) }
        var cloth = SymbolOutline()
        let left: CGFloat = solid ? pen.line * 0.99 / pen.bounds.width : 0
        cloth.move(at(left, 0.05))
        cloth.curve(at(0.5, 0.06), at(0.14, -0.02), at(0.32, 0))
        cloth.curve(at(1, 0.05), at(0.68, 0.13), at(0.86, 0.13))
        cloth.line(at(1, 0.6))
        cloth.curve(at(0.5, 0.61), at(0.86, 0.69), at(0.68, 0.68))
        cloth.curve(at(left, 0.6), at(0.32, 0.55), at(0.14, 0.53))
        cloth.close()
        if solid { pen.fill(cloth) } else { pen.stroke(cloth) }
        pen.stroke([(0, 0.05), (0, 1)])
    }

    private static func bookmark(_ pen: inout SymbolPen, solid: Bool) {
        let unit: [(CGFloat, CGFloat)] = [(0.1, 0), (0.9, 0), (0.9, 1), (0.5, 0.72), (0.1, 1)]
        pen.shape(solid: solid, polygon(unit, softness: 0.06))
    }

    private static func tag(_ pen: inout SymbolPen, solid: Bool) {
        let unit: [(CGFloat, CGFloat)] = [(0, 0), (0.48, 0), (1, 0.54), (0.55, 1), (0, 0.48)]
        pen.shape(solid: solid, polygon(unit, softness: 0.07))
        pen.fill(.circle(pen.bounds.point(0.25, 0.24), radius: pen.bounds.height * 0.08))
    }

    private static func cloud(_ pen: inout SymbolPen, solid: Bool) {
        pen.shape(solid: solid) { rect, _ in
            func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { rect.point(x, y) }
            var outline = SymbolOutline()
            outline.move(at(0.21, 1))
            outline.curve(at(0, 0.7), at(0.09, 1), at(0, 0.87))
            outline.curve(at(0.16, 0.42), at(0, 0.56), at(0.06, 0.45))
            outline.curve(at(0.43, 0), at(0.16, 0.17), at(0.27, 0))
            outline.curve(at(0.69, 0.25), at(0.55, 0), at(0.65, 0.09))
            outline.curve(at(1, 0.63), at(0.87, 0.24), at(1, 0.4))
            outline.curve(at(0.76, 1), at(1, 0.84), at(0.9, 1))
            outline.close()
            return outline
        }
    }

    private static func moon(_ pen: inout SymbolPen, solid: Bool) {
        pen.roundShape(solid: solid) { rect in
            func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { rect.point(x, y) }
            var outline = SymbolOutline()
            outline.move(at(0.36, 0.02))
            outline.curve(at(0, 0.49), at(0.15, 0.08), at(0, 0.27))
            outline.curve(at(0.51, 1), at(0, 0.77), at(0.23, 1))
            outline.curve(at(0.98, 0.66), at(0.73, 1), at(0.91, 0.87))
            outline.curve(at(0.68, 0.72), at(0.89, 0.7), at(0.79, 0.72))
            outline.curve(at(0.29, 0.33), at(0.43, 0.72), at(0.29, 0.57))
            outline.curve(at(0.36, 0.02), at(0.29, 0.22), at(0.31, 0.12))
            outline.close()
            return outline
        }
    }

    private static func sun(_ pen: inout SymbolPen, solid: Bool) {
        let reach = pen.round.width / 2 - pen.line / 2
        if solid {
            pen.fill(.circle(pen.center, radius: reach * 0.52))
        } else {
            pen.stroke(.circle(pen.center, radius: reach * 0.5))
        }
        for index in 0..<8 {
            let angle = CGFloat(index) * 45
            let ray = [pen.center.polar(reach * 0.84, angle), pen.center.polar(reach, angle)]
            pen.stroke(.polyline(ray))
        }
    }

    private static func drop(_ pen: inout SymbolPen, solid: Bool) {
        pen.shape(solid: solid) { rect, _ in
            func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { rect.point(x, y) }
            var outline = SymbolOutline()
            outline.move(at(0.5, 0))
            outline.curve(at(1, 0.65), at(0.62, 0.17), at(1, 0.44))
            outline.curve(at(0.5, 1), at(1, 0.85), at(0.78, 1))
            outline.curve(at(0, 0.65), at(0.22, 1), at(0, 0.85))
            outline.curve(at(0.5, 0), at(0, 0.44), at(0.38, 0.17))
            outline.close()
            return outline
        }
    }

    private static func envelope(_ pen: inout SymbolPen, solid: Bool) {
        pen.shape(solid: solid, box)
        if solid {
            let flap = pen.bounds.points([(0.09, 0.16), (0.5, 0.62), (0.91, 0.16), (0.5, 0.62)])
            pen.fill(.covered(by: flap, width: pen.line * 0.8))
        } else {
            pen.stroke([(0.05, 0.08), (0.5, 0.6), (0.95, 0.08)])
        }
    }

    private static func lock(_ pen: inout SymbolPen, solid: Bool) {
        let area = solid ? pen.bounds : pen.lines
        let body = SymbolOutline.roundedRect(
            area.part(0.04, 0.44, 0.92, 0.56), radius: area.width * 0.14)
        if solid { pen.fill(body) } else { pen.stroke(body) }
        let radius = pen.lines.width * 0.27
        let top = CGPoint(x: pen.lines.midX, y: pen.lines.minY + radius)
        let foot = pen.bounds.minY + pen.bounds.height * 0.44 - (solid ? 0 : pen.line * 0.1)
        var shackle = SymbolOutline()
        shackle.move(CGPoint(x: top.x - radius, y: foot))
        shackle.line(CGPoint(x: top.x - radius, y: top.y))
        shackle.addArc(top, radius: radius, from: 180, to: 360)
        shackle.line(CGPoint(x: top.x + radius, y: foot))
        pen.stroke(shackle)
    }

    private static func play(_ pen: inout SymbolPen, solid: Bool) {
        pen.shape(solid: solid, polygon([(0, -0.03), (1.06, 0.5), (0, 1.03)], softness: 0.09))
    }

    private static func pause(_ pen: inout SymbolPen, solid: Bool) {
        pen.shape(solid: solid) { rect, _ in
            let radius = rect.width * 0.08
            return .roundedRect(rect.part(0.06, 0, 0.3, 1), radius: radius)
                + .roundedRect(rect.part(0.64, 0, 0.3, 1), radius: radius)
        }
    }

    private static func stop(_ pen: inout SymbolPen, solid: Bool) {
        pen.roundShape(solid: solid) { .roundedRect($0, radius: $0.width * 0.12) }
    }

    private static func grid(_ pen: inout SymbolPen, solid: Bool) {
        pen.shape(solid: solid) { rect, _ in
            let share: CGFloat = solid ? 0.45 : 0.38
            let radius = rect.width * 0.08
            var outline = SymbolOutline()
            for x in [0, 1 - share] {
                for y in [0, 1 - share] {
                    outline = outline + .roundedRect(rect.part(x, y, share, share), radius: radius)
                }
            }
            return outline
        }
    }
}

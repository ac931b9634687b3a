import Foundation
import QuadrantGeometry

extension SymbolCatalog {
    /// Things that come as an outline only, or in forms of their own.
    static let thingDesigns: [String: SymbolDesign] = [
        "gear": SymbolDesign { pen in
            let inset = pen.line / 2
            pen.stroke(wheel(pen.round.insetBy(dx: inset, dy: inset), teeth: 12, depth: 0.16))
            let radius = pen.round.width * 0.5
            for angle in [0, 120, 240] as [CGFloat] {
                pen.stroke(
                    .polyline([
                        pen.center.polar(radius * 0.2, angle),
                        pen.center.polar(radius * 0.72, angle),
                    ]))
            }
            pen.stroke(.circle(pen.center, radius: radius * 0.2))
        },
        "magnifyingglass": SymbolDesign { pen in
            let radius = pen.lines.height * 0.39
            let middle = CGPoint(x: pen.lines.minX + radius, y: pen.lines.minY + radius)
            pen.stroke(.circle(middle, radius: radius))
            let rim = middle.polar(radius, 45)
            pen.stroke(.polyline([rim, pen.lines.point(1, 1)]))
        },
        "pencil": SymbolDesign { pen in
            let unit: [(CGFloat, CGFloat)] = [
                (0, 1), (0.07, 0.72), (0.76, 0.03), (0.97, 0.24), (0.28, 0.93),
            ]
            pen.stroke(.rounded(pen.lines.points(unit), radius: pen.line * 0.6))
            pen.stroke([(0.62, 0.17), (0.83, 0.38)])
        },
        "globe": SymbolDesign { pen in
            pen.roundShape(solid: false, circle)
            let rect = pen.round.insetBy(dx: pen.line / 2, dy: pen.line / 2)
            pen.stroke(.ellipse(rect.part(0.27, 0, 0.46, 1)))
            pen.stroke(.polyline(rect.points([(0, 0.5), (1, 0.5)])))
            pen.stroke(.polyline(rect.points([(0.5, 0), (0.5, 1)])))
            for (y, x) in [(0.24, 0.09), (0.76, 0.09)] as [(CGFloat, CGFloat)] {
                pen.stroke(.polyline(rect.points([(x, y), (1 - x, y)])))
            }
        },
        "calendar": SymbolDesign { pen in
            pen.shape(solid: false, box)
            pen.stroke([(0, 0.28), (1, 0.28)])
            for y in [0.52, 0.76] as [CGFloat] {
                for x in [0.24, 0.5, 0.76] as [CGFloat] {
                    pen.fill(.circle(pen.lines.point(x, y), radius: pen.line * 0.6))
                }
            }
        },
        "eye": SymbolDesign { pen in
            let rect = pen.lines
            var lids = SymbolOutline()
            lids.move(rect.point(0, 0.5))
            lids.curve(rect.point(0.5, 0), rect.point(0.12, 0.2), rect.point(0.3, 0))
            lids.curve(rect.point(1, 0.5), rect.point(0.7, 0), rect.point(0.88, 0.2))
            lids.curve(rect.point(0.5, 1), rect.point(0.88, 0.8), rect.point(0.7, 1))
            lids.curve(rect.point(0, 0.5), rect.point(0.3, 1), rect.point(0.12, 0.8))
            lids.close()
            pen.stroke(lids)
            pen.fill(.circle(pen.center, radius: pen.bounds.height * 0.22))
        },
        "doc": SymbolDesign { pen in
            let unit: [(CGFloat, CGFloat)] = [
                (0.06, 0), (0.58, 0), (0.94, 0.31), (0.94, 1), (0.06, 1),
            ]
            pen.stroke(.rounded(pen.lines.points(unit), radius: pen.line * 0.9))
            pen.stroke([(0.56, 0.02), (0.56, 0.33), (0.92, 0.33)])
        },
        "square.and.arrow.up": SymbolDesign { pen in
            pen.mark(.arrowUp, in: pen.lines.part(0.29, 0, 0.42, 0.6))
            let rect = pen.lines
            pen.stroke(
                .polyline(
                    rect.points([
                        (0.26, 0.36), (0.07, 0.36), (0.07, 1), (0.93, 1), (0.93, 0.36),
                        (0.74, 0.36),
                    ])))
        },
        "sidebar.left": SymbolDesign { pen in
            pen.shape(solid: false, box)
            pen.stroke([(0.34, 0), (0.34, 1)])
            for y in [0.22, 0.42] as [CGFloat] { pen.stroke([(0.13, y), (0.21, y)]) }
        },
        "mic": SymbolDesign(as: "mic") { microphone(&$0, in: $0.lines, solid: false) },
        "mic.fill": SymbolDesign(as: "mic") { microphone(&$0, in: $0.lines, solid: true) },
        "mic.circle": SymbolDesign(as: "circle") { pen in
            pen.roundShape(solid: false, circle)
            microphone(&pen, in: pen.round.part(0.34, 0.24, 0.32, 0.52), solid: true)
        },
        "wifi": SymbolDesign { pen in
            let foot = CGPoint(x: pen.bounds.midX, y: pen.lines.maxY - pen.line * 0.4)
            let reach = foot.y - pen.lines.minY
            for share in [1, 0.67, 0.34] as [CGFloat] {
                pen.stroke(.arc(foot, radius: reach * share, from: 225, to: 315))
            }
            pen.fill(.circle(foot, radius: pen.line * 0.9))
        },
    ]

    /// A capsule in a holder on a stand.
    private static func microphone(_ pen: inout SymbolPen, in rect: CGRect, solid: Bool) {
        let width = rect.width * 0.46
        let capsule = SymbolOutline.roundedRect(
            CGRect(x: rect.midX - width / 2, y: rect.minY, width: width, height: rect.height * 0.6),
            radius: width / 2)
        if solid { pen.fill(capsule) }
        pen.stroke(capsule)
        let radius = rect.width * 0.46
        let bottom = rect.minY + rect.height * 0.82
        var holder = SymbolOutline()
        holder.move(CGPoint(x: rect.midX - radius, y: rect.minY + rect.height * 0.42))
        holder.line(CGPoint(x: rect.midX - radius, y: bottom - radius))
        holder.addArc(CGPoint(x: rect.midX, y: bottom - radius), radius: radius, from: 180, to: 0)
        holder.line(CGPoint(x: rect.midX + radius, y: rect.minY + rect.height * 0.42))
        pen.stroke(holder)
        pen.stroke(
            .polyline([CGPoint(x: rect.midX, y: bottom), CGPoint(x: rect.midX, y: rect.maxY)]))
        pen.stroke(.polyline([rect.point(0.25, 1), rect.point(0.75, 1)]))
    }
}

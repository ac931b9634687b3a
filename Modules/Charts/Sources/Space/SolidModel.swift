internal import Foundation
internal import SwiftUI

/// A point of the cube of a chart with depth: from -0.5 to 0.5 along each axis.
struct SolidPoint: Equatable {
    var x: Double
    var y: Double
    var z: Double

    static func + (one: SolidPoint, other: SolidPoint) -> SolidPoint {
        SolidPoint(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z)
    }
}

/// A chart with depth as it was worked out from its marks.
struct SolidModel {
    /// The plane of x and y, with the styles.
    let flat: ChartModel
    let z: PositionScale
    let zAxis: ResolvedAxis
    private let marks: [Mark]

    /// A surface is drawn of so many squares along each side.
    static let squares = 64

    @MainActor
    init(_ marks: [Mark], _ settings: ChartSettings, locale: Locale, calendar: Calendar) {
        var data = AxisData(settings.z.scale.type?.kind)
        var all = marks
        for mark in marks { Self.add(mark.z, &data) }
        if marks.contains(where: { $0.surface != nil }), data.isEmpty {
            data.add(.number(-1))
            data.add(.number(1))
        }
        let groups = ChartModel.groups(settings.z)
        z = PositionScale(
            data, settings.z.scale, values: ChartModel.rule(groups), calendar: calendar)
        zAxis = ResolvedAxis(groups, on: z, isX: true, locale: locale, calendar: calendar)
        // A surface is as high as its function.
        for mark in marks where mark.surface != nil {
            all += Self.corners(of: mark, settings, z)
        }
        all.removeAll { $0.surface != nil }
        var flat = ChartModel(
            scalesOf: MarkFacts(all, settings), settings, locale: locale, calendar: calendar,
            xGroups: ChartModel.groups(settings.x), yGroups: ChartModel.groups(settings.y))
        flat.place()
        flat.addAxes(settings)
        self.flat = flat
        self.marks = marks
    }

    private static func add(_ position: Mark.Position, _ data: inout AxisData) {
        switch position {
        case .value(let extent): data.add(extent.start)
        case .range(let start, let end):
            data.add(start)
            data.add(end)
        case .none, .points, .point: break
        }
    }

    /// Points at the highest and the lowest places of a surface.
    private static func corners(
        of mark: Mark, _ settings: ChartSettings, _ z: PositionScale
    ) -> [Mark] {
        guard let function = mark.surface else { return [] }
        let (from, to) = xEnds(settings)
        var (low, high) = (Double.infinity, -Double.infinity)
        for i in 0...20 {
            for j in 0...20 {
                let x = from + (to - from) * Double(i) / 20
                let depth = z.start + (z.end - z.start) * Double(j) / 20
                let y = function(x, depth)
                guard y.isFinite else { continue }
                (low, high) = (min(low, y), max(high, y))
            }
        }
        guard low <= high else { return [] }
        return [(from, low), (to, high)].map { x, y in
            var point = Mark(.point)
            point.x = .value(DatumExtent(.number(x)))
            point.y = .value(DatumExtent(.number(y)))
            return point
        }
    }

    private static func xEnds(_ settings: ChartSettings) -> (Double, Double) {
        let given = settings.x.scale.domain?.given?.compactMap(\.amount) ?? []
        guard let low = given.min(), let high = given.max(), low < high else { return (-1, 1) }
        return (low, high)
    }

    /// What the picture shows, in words.
    var summary: String {
        "\(marks.count) marks in space"
    }

    /// The place of a datum along an axis, from -0.5 to 0.5.
    static func place(_ datum: _Datum, on scale: PositionScale) -> Double? {
        scale.fraction(datum).map { $0 - 0.5 }
    }

    private func ends(_ position: Mark.Position, _ scale: PositionScale, isWide: Bool) -> (
        Double, Double
    )? {
        switch position {
        case .value(let extent):
            guard let middle = Self.place(extent.middle, on: scale) else { return nil }
            let step = scale.step(extent)
            let half = isWide ? (step > 0 ? 0.35 * step : 0.03) : 0
            return (middle - half, middle + half)
        case .range(let start, let end):
            guard let start = Self.place(start, on: scale), let end = Self.place(end, on: scale)
            else {
                return nil
            }
            return (min(start, end), max(start, end))
        case .none, .points, .point: return (-0.5, 0.5)
        }
    }

    /// What is to be drawn of the marks, in the cube.
    var solids: [Solid] {
        marks.flatMap { mark -> [Solid] in
            if mark.surface != nil { return surface(mark) }
            let isBox = mark.kind == .rectangle
            guard let x = ends(mark.x, flat.x, isWide: isBox),
                let y = ends(mark.y, flat.y, isWide: isBox),
                let z = ends(mark.z, z, isWide: isBox)
            else { return [] }
            let style = flat.styles.style(of: mark).fill.style
            let (low, high) = (
                SolidPoint(x: x.0, y: y.0, z: z.0), SolidPoint(x: x.1, y: y.1, z: z.1)
            )
            switch mark.kind {
            case .rule: return [Solid(.line(low, high), style, mark.solid)]
            case .rectangle: return Solid.box(low, high, style, mark.solid)
            default: return [Solid(.symbol(low), style, mark.solid)]
            }
        }
    }

    private func surface(_ mark: Mark) -> [Solid] {
        guard let function = mark.surface else { return [] }
        let count = Self.squares
        let points = (0...count).map { i in
            (0...count).map { j -> SolidPoint? in
                let (a, b) = (Double(i) / Double(count), Double(j) / Double(count))
                let x = flat.x.start + (flat.x.end - flat.x.start) * a
                let depth = z.start + (z.end - z.start) * b
                return Self.place(.number(function(x, depth)), on: flat.y).map {
                    SolidPoint(x: a - 0.5, y: $0, z: b - 0.5)
                }
            }
        }
        return (0..<count).flatMap { i in
            (0..<count).flatMap { j -> [Solid] in
                let corners = [
                    points[i][j], points[i + 1][j], points[i + 1][j + 1], points[i][j + 1],
                ].compactMap { $0 }
                guard corners.count == 4 else { return [] }
                return Self.pieces(of: corners).map { face(mark, $0) }
            }
        }
    }

    /// The pieces of a square of which each has one colour: of a steep one, which is seen large, several.
    private static func pieces(of corners: [SolidPoint]) -> [[SolidPoint]] {
        let heights = corners.map(\.y)
        let steep = ((heights.max() ?? 0) - (heights.min() ?? 0)) / 0.03
        let count = steep > 1 && steep.isFinite ? min(Int(steep.rounded(.up)), 5) : 1
        if count == 1 { return [corners] }
        func point(_ i: Int, _ j: Int) -> SolidPoint {
            let (a, b) = (Double(i) / Double(count), Double(j) / Double(count))
            func along(_ way: KeyPath<SolidPoint, Double>) -> Double {
                let values = corners.map { $0[keyPath: way] }
                return (values[0] * (1 - a) + values[1] * a) * (1 - b)
                    + (values[3] * (1 - a) + values[2] * a) * b
            }
            return SolidPoint(x: along(\.x), y: along(\.y), z: along(\.z))
        }
        return (0..<count).flatMap { i in
            (0..<count).map { j in
                [point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1)]
            }
        }
    }

    /// A piece of a surface. One without a style has the first of the usual colours (seen in a film of Apple's).
    private func face(_ mark: Mark, _ corners: [SolidPoint]) -> Solid {
        let height = corners.map(\.y).reduce(0, +) / 4 + 0.5
        let color: Color
        switch mark.solid.surface?.kind {
        case .normal:
            let normal = Solid.normal(corners)
            var solid = Solid(.face(corners), AnyShapeStyle(Self.color(of: normal)), mark.solid)
            let other = SolidPoint(x: -normal.x, y: -normal.y, z: -normal.z)
            solid.under = AnyShapeStyle(Self.color(of: other))
            solid.isShaded = true
            return solid
        case .height(let colors, let range?):
            let value = flat.y.start + (flat.y.end - flat.y.start) * height
            let length = Double(range.upperBound - range.lowerBound)
            let part = length > 0 ? (value - Double(range.lowerBound)) / length : 0.5
            color = ChartFill.color(of: colors, at: part)
        case .height(let colors, nil): color = ChartFill.color(of: colors, at: height)
        case nil: return shaded(corners, flat.styles.style(of: mark).fill, mark)
        }
        let shade = Solid.shade(corners) / 3
        var solid = Solid(
            .face(corners), AnyShapeStyle(color.mix(with: .black, by: shade, in: .device)),
            mark.solid)
        solid.isShaded = true
        return solid
    }

    /// A face whose colour is pale in the light and darker away from it (judged by a film of Apple's); styles that may
    /// be none are shaded as they are drawn.
    private func shaded(_ corners: [SolidPoint], _ fill: ChartFill, _ mark: Mark) -> Solid {
        let color: Color? =
            switch fill {
            case .style: nil
            case .color(let color): color
            case .palette(let place): ChartFill.palette[place % ChartFill.palette.count]
            case .ramp(let colors, let part): ChartFill.color(of: colors, at: part)
            }
        guard let color else { return Solid(.face(corners), fill.style, mark.solid) }
        let pale = color.mix(with: .white, by: 0.25, in: .device)
        let shade = AnyShapeStyle(pale.mix(with: .black, by: Solid.shade(corners), in: .device))
        var solid = Solid(.face(corners), shade, mark.solid)
        solid.isShaded = true
        return solid
    }

    /// The colour of a direction: pale, redder upwards, greener away from x and bluer along z (measured, to some 10 of
    /// 255).
    private static func color(of normal: SolidPoint) -> Color {
        Color(
            red: 0.735 + 0.185 * normal.y, green: 0.735 - 0.17 * normal.x,
            blue: 0.75 + 0.14 * normal.z)
    }
}

/// A thing in the cube of a chart with depth.
struct Solid {
    enum Shape {
        case symbol(SolidPoint)
        case line(SolidPoint, SolidPoint)
        case face([SolidPoint])
    }

    var shape: Shape
    var style: AnyShapeStyle
    var look: SolidLook
    /// The style of the side that looks down, if that is another.
    var under: AnyShapeStyle?
    /// Whether the style says how the face lies.
    var isShaded = false

    init(_ shape: Shape, _ style: AnyShapeStyle, _ look: SolidLook) {
        (self.shape, self.style, self.look) = (shape, style, look)
    }

    /// The faces of a box.
    static func box(
        _ low: SolidPoint, _ high: SolidPoint, _ style: AnyShapeStyle, _ look: SolidLook
    ) -> [Solid] {
        func point(_ x: Int, _ y: Int, _ z: Int) -> SolidPoint {
            SolidPoint(
                x: x == 0 ? low.x : high.x, y: y == 0 ? low.y : high.y, z: z == 0 ? low.z : high.z)
        }
        let faces = [
            [point(0, 0, 0), point(1, 0, 0), point(1, 1, 0), point(0, 1, 0)],
            [point(0, 0, 1), point(1, 0, 1), point(1, 1, 1), point(0, 1, 1)],
            [point(0, 0, 0), point(0, 1, 0), point(0, 1, 1), point(0, 0, 1)],
            [point(1, 0, 0), point(1, 1, 0), point(1, 1, 1), point(1, 0, 1)],
            [point(0, 0, 0), point(1, 0, 0), point(1, 0, 1), point(0, 0, 1)],
            [point(0, 1, 0), point(1, 1, 0), point(1, 1, 1), point(0, 1, 1)],
        ]
        return faces.map { Solid(.face($0), style, look) }
    }

    /// The direction in which a face looks, upwards; up for one that is none.
    static func normal(_ points: [SolidPoint]) -> SolidPoint {
        let (a, b, c) = (points[0], points[1], points[2])
        let (u, v) = (
            (b.x - a.x, b.y - a.y, b.z - a.z), (c.x - a.x, c.y - a.y, c.z - a.z)
        )
        let normal = (u.1 * v.2 - u.2 * v.1, u.2 * v.0 - u.0 * v.2, u.0 * v.1 - u.1 * v.0)
        let length = (normal.0 * normal.0 + normal.1 * normal.1 + normal.2 * normal.2).squareRoot()
        guard length > 0 else { return SolidPoint(x: 0, y: 1, z: 0) }
        let way = normal.1 < 0 ? -length : length
        return SolidPoint(x: normal.0 / way, y: normal.1 / way, z: normal.2 / way)
    }

    /// How dark a face is: the light comes from above, and from the left of one who looks along z and x.
    static func shade(_ points: [SolidPoint]) -> Double {
        var normal = normal(points)
        // The sides of boxes, of which nobody knows which is the outer one.
        if normal.y < 1e-9 { normal = SolidPoint(x: -abs(normal.x), y: 0, z: abs(normal.z)) }
        return 0.4 * (1 - max(0.8 * normal.y - 0.4 * normal.x + 0.45 * normal.z, 0))
    }

    /// The middle, by whose distance solids are drawn one after another.
    var middle: SolidPoint {
        switch shape {
        case .symbol(let point): return point
        case .line(let start, let end):
            return SolidPoint(
                x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, z: (start.z + end.z) / 2)
        case .face(let points):
            let sum = points.reduce(SolidPoint(x: 0, y: 0, z: 0), +)
            let count = Double(max(points.count, 1))
            return SolidPoint(x: sum.x / count, y: sum.y / count, z: sum.z / count)
        }
    }
}

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
    static let squares = 40

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
            (0..<count).compactMap { j -> Solid? in
                let corners = [
                    points[i][j], points[i + 1][j], points[i + 1][j + 1], points[i][j + 1],
                ].compactMap { $0 }
                guard corners.count == 4 else { return nil }
                return Solid(.face(corners), color(mark, corners), mark.solid)
            }
        }
    }

    /// The colour of a piece of a surface.
    private func color(_ mark: Mark, _ corners: [SolidPoint]) -> AnyShapeStyle {
        if mark.solid.surface == nil, let fill = mark.look.style { return fill.style }
        let height = corners.map(\.y).reduce(0, +) / 4 + 0.5
        switch mark.solid.surface?.kind {
        case .normal:
            let (dx, dz) = (corners[1].y - corners[0].y, corners[3].y - corners[0].y)
            let steep = Double(Self.squares)
            return AnyShapeStyle(
                Color(
                    red: 0.5 + 0.5 * tanh(-dx * steep), green: 0.8,
                    blue: 0.5 + 0.5 * tanh(-dz * steep)))
        case .height(let colors, let range?):
            let value = flat.y.start + (flat.y.end - flat.y.start) * height
            let length = Double(range.upperBound - range.lowerBound)
            let part = length > 0 ? (value - Double(range.lowerBound)) / length : 0.5
            return AnyShapeStyle(ChartFill.color(of: colors, at: part))
        case .height(let colors, nil): return AnyShapeStyle(ChartFill.color(of: colors, at: height))
        case nil:
            return AnyShapeStyle(
                ChartFill.color(of: BasicChart3DSurfaceStyle.usualColors, at: height))
        }
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

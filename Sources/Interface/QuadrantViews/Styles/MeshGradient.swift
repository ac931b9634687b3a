import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// Colours at the points of a grid whose lines may be bent, mixed in between.
///
/// Apple: "MeshGradient". Points are fractions of the frame: (0, 0) is its top left corner, (1, 1)
/// its bottom right corner. There are at most 64 rows and columns. If the number of points or
/// colours is wrong, only the background is drawn, which is reported. As a view, the gradient fills
/// its proposal.
public nonisolated struct MeshGradient: ShapeStyle, View, Equatable {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// A point of the grid, with the control points of the four curves that meet there. All are
    /// fractions of the frame.
    ///
    /// Apple: "MeshGradient.BezierPoint".
    public struct BezierPoint: Equatable, Hashable, Sendable {
        /// The location of the point, in fractions of the frame from its top left corner.
        public var position: SIMD2<Float>
        /// The control point of the curve from the point before in the row.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point of the curve from the point above.
        public var topControlPoint: SIMD2<Float>
        /// The control point of the curve to the next point in the row.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point of the curve to the point below.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point with its control points.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>,
            topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The locations of the points of a grid, row by row.
    ///
    /// Apple: "MeshGradient.Locations".
    public enum Locations: Equatable, Hashable, Sendable {
        /// Points only; the lines of the grid run smoothly through them.
        case points([SIMD2<Float>])
        /// Points with their control points.
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points of a grid, row by row.
    ///
    /// Apple: "MeshGradient.Colors".
    public enum Colors: Equatable, Hashable, Sendable {
        /// Colours that are resolved where the gradient is used.
        case colors([Color])
        /// Resolved colours.
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row, from 2 to 64.
    public var width: Int
    /// The number of rows, from 2 to 64.
    public var height: Int
    /// The locations of the points, `width` times `height` of them, row by row from the top.
    public var locations: Locations
    /// The colours of the points, `width` times `height` of them, row by row from the top.
    public var colors: Colors
    /// The colour around the grid.
    public var background: Color
    /// Whether colours also change smoothly across the lines of the grid.
    public var smoothsColors: Bool
    /// The colour space in which colours are mixed; `device` unless set, other than that of other
    /// gradients.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a grid of `width` times `height` points from its locations and colours, row by row
    /// from the top.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors,
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a grid of `width` times `height` points, in fractions of the frame, and their
    /// colours, row by row from the top.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a grid of `width` times `height` points, in fractions of the frame, and their
    /// resolved colours, row by row from the top.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points),
            colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a grid of `width` times `height` points with control points, in fractions of the
    /// frame, and their colours, row by row from the top.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .colors(colors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    /// Creates a grid of `width` times `height` points with control points, in fractions of the
    /// frame, and their resolved colours, row by row from the top.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// The mesh with its colours worked out in the environment; a mesh that cannot be drawn is
    /// reported.
    public static func _resolve(
        _ style: MeshGradient, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        let background = style.background.rgba(in: environment)
        let diagnostic = style.diagnostic
        let paint =
            diagnostic == nil
            ? MeshGradientPaint(ColorMesh(style, in: environment), background: background)
            : MeshGradientPaint(patches: [], background: background)
        return _ResolvedStyle(
            .gradient(
                ResolvedGradient(
                    geometry: .mesh(paint), stops: [], mixing: .perceptual, diagnostic: diagnostic))
        )
    }

    /// Makes a node that fills its proposal with the gradient.
    @MainActor
    public static func _makeNodes(_ view: MeshGradient, _ cursor: inout _ViewCursor) {
        cursor.fillNode(view)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }

    /// The largest number of rows and of columns that are drawn.
    static let mostLines = 64

    private var diagnostic: Diagnostic? {
        func wrong(_ message: String) -> Diagnostic {
            Diagnostic(
                "MeshGradient(width: \(width), height: \(height)) \(message)",
                advice: "Only its background is shown.")
        }
        let lines = 2...Self.mostLines
        guard lines.contains(width), lines.contains(height) else {
            return wrong("has fewer than 2 or more than \(Self.mostLines) rows or columns")
        }
        let (points, shades) = (locations.count, colors.count)
        if points != width * height { return wrong("has \(points) points, not \(width * height)") }
        if shades != width * height { return wrong("has \(shades) colors, not \(width * height)") }
        return locations.areFinite ? nil : wrong("has a point that is NaN or infinite")
    }
}

extension MeshGradient.Locations {
    fileprivate var count: Int {
        switch self {
        case .points(let points): points.count
        case .bezierPoints(let points): points.count
        }
    }

    fileprivate var areFinite: Bool {
        func isFinite(_ point: SIMD2<Float>) -> Bool { point.x.isFinite && point.y.isFinite }
        return switch self {
        case .points(let points):
            points.allSatisfy(isFinite)
        case .bezierPoints(let points):
            points.allSatisfy {
                isFinite($0.position) && isFinite($0.leadingControlPoint)
                    && isFinite($0.topControlPoint) && isFinite($0.trailingControlPoint)
                    && isFinite($0.bottomControlPoint)
            }
        }
    }
}

extension MeshGradient.Colors {
    fileprivate var count: Int {
        switch self {
        case .colors(let colors): colors.count
        case .resolvedColors(let colors): colors.count
        }
    }
}

public import Foundation
import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry

extension GraphicsContext {
    /// How a gradient continues past its ends, and how its colours are mixed.
    ///
    /// Apple: "GraphicsContext.GradientOptions".
    public struct GradientOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt32

        /// The options whose bits are set.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The gradient starts again where it ends, at most 200 times.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// The gradient runs back and forth, at most 200 times.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colours are mixed by their linear components, as light is.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// A colour, gradient or picture to draw with. Its points are in the coordinates of the
    /// context.
    ///
    /// Apple: "GraphicsContext.Shading". What a shader would fill has
    /// the colour `primary`, as there is no Metal here.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(@Sendable (EnvironmentValues) -> _ResolvedStyle)
            case gradient(
                AnyGradient, ResolvedGradient.Geometry, GradientOptions)
            case backdrop
            case palette([Shading])
        }

        let kind: Kind

        private static func gradient(
            _ gradient: AnyGradient, _ geometry: ResolvedGradient.Geometry,
            _ options: GradientOptions
        ) -> Shading {
            Shading(kind: .gradient(gradient, geometry, options))
        }

        /// What was drawn before, seen through the filters of the context.
        public static var backdrop: Shading { Shading(kind: .backdrop) }

        /// The foreground style around the canvas.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// One shading for each level of a text or a symbol. Shapes are drawn with the first.
        public static func palette(_ array: [Shading]) -> Shading {
            Shading(kind: .palette(array))
        }

        /// A colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// A colour by its components, each from 0 to 1, in sRGB unless said otherwise.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey, from 0 for black to 1 for white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A shape style. Gradients refer to the rectangle around what is drawn.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(kind: .style { S._resolve(style, in: $0) })
        }

        /// Colours along a line between two points, in the coordinates of the context. Beyond the
        /// points, the colours of the ends continue, unless `options` says otherwise. Between two
        /// equal points there is only the last colour; numbers that are not finite count as 0 and
        /// are reported.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            linearGradient(
                AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint, options: options)
        }

        /// Colours around a point, from one radius to another, in the coordinates of the context.
        /// Within the start radius and beyond the end radius, the colours of the ends continue,
        /// unless `options` says otherwise. Negative radii, and numbers that are not finite, count
        /// as 0 and are reported.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            radialGradient(
                AnyGradient(gradient), center: center, startRadius: startRadius,
                endRadius: endRadius, options: options)
        }

        /// Colours around a point for a whole turn, clockwise from `angle`; an angle of 0 points to
        /// the right. The centre is in the coordinates of the context. Numbers that are not finite
        /// count as 0 and are reported.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            conicGradient(
                AnyGradient(gradient), center: center, angle: angle, options: options)
        }

        /// The same of a gradient that brings its colour space along, such as that of a colour.
        public static func linearGradient(
            _ gradient: AnyGradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            self.gradient(
                gradient, .linear(start: UnitPoint(startPoint), end: UnitPoint(endPoint)), options)
        }

        /// The same of a gradient that brings its colour space along, such as that of a colour.
        public static func radialGradient(
            _ gradient: AnyGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            self.gradient(
                gradient,
                .radial(
                    center: UnitPoint(center), startRadius: startRadius, endRadius: endRadius),
                options)
        }

        /// The same of a gradient that brings its colour space along, such as that of a colour.
        public static func conicGradient(
            _ gradient: AnyGradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            self.gradient(
                gradient,
                .angular(
                    center: UnitPoint(center), start: angle.radians,
                    end: angle.radians + 2 * .pi), options)
        }

        /// A mesh gradient over the rectangle around what is drawn.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

        /// A picture, or a part of it, repeated in both directions. Of a symbol or a drawn image at
        /// most 10,000 copies are drawn.
        ///
        /// - Parameters:
        ///   - image: The picture.
        ///   - origin: Where the top left corner of the first copy lies, in the coordinates of the
        ///     context. A point that is not finite counts as (0, 0) and is reported.
        ///   - sourceRect: The part of the picture, in fractions of its size: (0, 0) to (1, 1) is
        ///     all of it. What lies outside of the picture is left out.
        ///   - scale: The factor by which the picture is scaled. With a factor that is not finite
        ///     or not above 0 nothing is drawn, which is reported.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            Shading(
                kind: .style { environment in
                    let picture = image.recorded(in: environment)
                    var tiles = ImageTiles(
                        picture, sourceRect: sourceRect, scale: scale, origin: origin)
                    if picture == nil { tiles.diagnostic = image.diagnostic(in: environment) }
                    return _ResolvedStyle(.image(tiles))
                })
        }

        /// The style for something that covers `frame`.
        func resolved(
            in environment: EnvironmentValues, covering frame: CGRect
        ) -> _ResolvedStyle {
            switch kind {
            case .style(let resolve):
                return resolve(environment)
            case .palette(let shadings):
                let first = shadings.first ?? .foreground
                return first.resolved(in: environment, covering: frame)
            case .backdrop:
                return _ResolvedStyle(.clear)
            case .gradient(let gradient, let geometry, let options):
                var any = gradient
                if options.contains(.linearColor) {
                    any.space = Gradient.ColorSpace(mixing: .linear)
                }
                var style = any.resolved(geometry, in: environment)
                if case .gradient(var resolved) = style.kind {
                    resolved.repeated(options, over: frame)
                    style = _ResolvedStyle(.gradient(resolved))
                }
                // The measure of this rectangle is the drawing's own.
                let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
                return _ResolvedStyle(.changed(style, .frame(unit)))
            }
        }
    }
}

extension UnitPoint {
    fileprivate init(_ point: CGPoint) {
        self.init(x: point.x, y: point.y)
    }
}

extension ResolvedGradient {
    /// The most times that a gradient is repeated.
    private static let mostRepeats = 200

    /// Puts copies of the stops before and behind them, as far as `frame` reaches.
    fileprivate mutating func repeated(
        _ options: GraphicsContext.GradientOptions, over frame: CGRect
    ) {
        let isMirrored = options.contains(.mirror)
        guard isMirrored || options.contains(.repeat), stops.count > 1, !frame.isNull,
            let reach = reach(of: frame)
        else { return }
        let most = Self.mostRepeats
        let first = max(-most / 2, Int(max(-1e6, reach.lowerBound.rounded(.down))))
        let last = min(most / 2, Int(min(1e6, reach.upperBound.rounded(.up))))
        guard last > first, (first, last) != (0, 1) else { return }
        let wanted = reach.upperBound.rounded(.up) - reach.lowerBound.rounded(.down)
        if Double(last - first) < wanted {
            diagnostic =
                diagnostic
                ?? Diagnostic(
                    "A gradient is repeated \(wanted < 1e15 ? "\(Int(wanted))" : "\(wanted)") times",
                    advice:
                        "\(last - first) were drawn, at most \(most) are. Use a longer gradient.")
        }
        var all: [GradientStop] = []
        // Both ends of a period are there, so that the next begins at once.
        let period = stops.padded
        for index in first..<last {
            let isBack = isMirrored && !index.isMultiple(of: 2)
            let stops =
                isBack
                ? period.reversed().map {
                    GradientStop(color: $0.color, location: 1 - $0.location)
                } : period
            all += stops.map {
                GradientStop(color: $0.color, location: $0.location + Double(index))
            }
        }
        let length = Double(last - first)
        stops = all.map {
            GradientStop(color: $0.color, location: ($0.location - Double(first)) / length)
        }
        stretch(from: Double(first), to: Double(last))
    }

    /// The range of places along the gradient that lie in a rectangle, in lengths of the gradient.
    private func reach(of frame: CGRect) -> ClosedRange<Double>? {
        let corners = [
            CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
            CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
        ]
        switch geometry {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let square = dx * dx + dy * dy
            guard square > 0 else { return nil }
            let places = corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / square }
            guard places.allSatisfy(\.isFinite) else { return nil }
            return (places.min() ?? 0)...(places.max() ?? 1)
        case .radial(let center, let start, let end):
            guard end > start else { return nil }
            let farthest = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
            let (first, last) = (-start / (end - start), (farthest - start) / (end - start))
            guard first.isFinite, last.isFinite, first <= max(1, last) else { return nil }
            return first...max(1, last)
        case .elliptical, .angular, .mesh:
            return nil
        }
    }

    /// Extends the line or the radii of the gradient, by multiples of its own length.
    private mutating func stretch(from first: Double, to last: Double) {
        switch geometry {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            geometry = .linear(
                start: UnitPoint(x: start.x + dx * first, y: start.y + dy * first),
                end: UnitPoint(x: start.x + dx * last, y: start.y + dy * last))
        case .radial(let center, let start, let end):
            let length = end - start
            let inner = start + length * first
            geometry = .radial(
                center: center, startRadius: max(0, inner), endRadius: start + length * last)
            // What lies within the centre is cut off.
            if inner < 0 {
                stops = stops.cut(from: -inner / (length * (last - first)), to: 1)
            }
        case .elliptical, .angular, .mesh:
            break
        }
    }
}

extension [GradientStop] {
    /// The stops, completed so that there is one at 0 and one at 1.
    fileprivate var padded: [GradientStop] {
        var result = self
        if let first, first.location > 0 {
            result.insert(GradientStop(color: first.color, location: 0), at: 0)
        }
        if let last, last.location < 1 {
            result.append(GradientStop(color: last.color, location: 1))
        }
        return result
    }
}

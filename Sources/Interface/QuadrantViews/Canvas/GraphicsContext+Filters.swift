public import Foundation
import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry

extension GraphicsContext {
    /// A filter that changes what is drawn.
    ///
    /// Apple: "GraphicsContext.Filter". Colours change as by the view modifiers of the same names.
    /// Filters made of Metal shaders change nothing, as there is no Metal here, and are reported.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case matrix(String, @Sendable (GraphicsContext) -> ColorMatrix)
            case blur(CGFloat, BlurOptions)
            case shadow(ShadowStyle, BlendMode, ShadowOptions)
            case threshold(Double, Double, Color)
            case projection(ProjectionTransform)
            /// A shader, which is not run.
            case shader(Diagnostic)
        }

        let kind: Kind

        private static func matrix(_ name: String, _ matrix: ColorMatrix) -> Filter {
            Filter(kind: .matrix(name) { _ in matrix })
        }

        /// Maps what is drawn by a matrix, in the coordinates of the context. A matrix that is not
        /// finite changes nothing.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        /// Adds a shadow to what is drawn.
        ///
        /// - Parameters:
        ///   - color: The shadow's colour.
        ///   - radius: How wide the shadow is blurred, in points; the standard deviation is 0.945
        ///     times as much (measured).
        ///   - x: How far the shadow lies to the right, in points.
        ///   - y: How far the shadow lies below, in points.
        ///   - blendMode: How the shadow is mixed with what was drawn before.
        ///   - options: Where the shadow lies and what is left of the picture.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
            x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let style = ShadowStyle.drop(color: color, radius: radius, x: x, y: y)
            return Filter(kind: .shadow(style, blendMode, options))
        }

        /// Multiplies red, green, blue and opacity with those of a colour.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter(
                kind: .matrix("colorMultiply") {
                    .multiplication(color.rgba(in: $0.environment))
                })
        }

        /// Works each component out as a weighted sum of all components.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Self.matrix("colorMatrix", matrix)
        }

        /// Turns the hue of each colour by an angle. A filter with an angle that is not finite is
        /// left out and reported.
        public static func hueRotation(_ angle: Angle) -> Filter {
            matrix("hueRotation", .hueRotation(angle.radians))
        }

        /// Makes colours more or less intense: 0 is grey, 1 is unchanged, and more is stronger. A
        /// filter with an amount that is not finite is left out and reported.
        public static func saturation(_ amount: Double) -> Filter {
            matrix("saturation", .saturation(amount))
        }

        /// Adds the amount to red, green and blue: -1 is black, 0 is unchanged, 1 is white. A
        /// filter with an amount that is not finite is left out and reported.
        public static func brightness(_ amount: Double) -> Filter {
            matrix("brightness", .brightness(amount))
        }

        /// Spreads red, green and blue around one half: 0 is grey, 1 is unchanged, and an amount
        /// below 0 inverts. A filter with an amount that is not finite is left out and reported.
        public static func contrast(_ amount: Double) -> Filter {
            matrix("contrast", .contrast(amount))
        }

        /// Inverts red, green and blue: 0 is unchanged, 1 is inverted. A filter with an amount that
        /// is not finite is left out and reported.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            matrix("colorInvert", .inversion(amount))
        }

        /// Makes colours less intense: 0 is unchanged, 1 is grey. A filter with an amount that is
        /// not finite is left out and reported.
        public static func grayscale(_ amount: Double) -> Filter {
            matrix("grayscale", .saturation(1 - amount))
        }

        /// Turns lightness into opacity: black becomes clear, and white becomes opaque black.
        public static var luminanceToAlpha: Filter {
            matrix("luminanceToAlpha", .luminanceToAlpha)
        }

        /// Blurs by a Gaussian whose standard deviation is `radius`, in points of the context's
        /// coordinates. A radius that is negative or not finite counts as 0, one above 1,000 as
        /// 1,000; all are reported.
        public static func blur(
            radius: CGFloat, options: BlurOptions = BlurOptions()
        ) -> Filter {
            Filter(kind: .blur(radius, options))
        }

        /// Draws one colour where the opacity lies between `min` and `max`, both from 0 to 1, and
        /// nothing elsewhere. A filter with a bound that is not finite is left out.
        public static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = .black
        ) -> Filter {
            Filter(kind: .threshold(min, max, color))
        }
    }

    /// Options of a shadow.
    ///
    /// Apple: "GraphicsContext.ShadowOptions".
    public struct ShadowOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt32

        /// The options whose bits are set.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The shadow lies over the drawing that casts it.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Only the shadow is drawn, not the drawing that casts it.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// The shadow is cast by the parts that the drawing leaves clear.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Shadow and drawing are mixed with what was drawn before one after the other. They always
        /// are here, with or without this option.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// Options of a blur.
    ///
    /// Apple: "GraphicsContext.BlurOptions".
    public struct BlurOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt32

        /// The options whose bits are set.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The drawing is opaque, and stays so up to the edges of the canvas.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Adds noise against visible bands. It has no effect here: renderers decide for
        /// themselves.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// Options of a filter.
    ///
    /// Apple: "GraphicsContext.FilterOptions".
    public struct FilterOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt32

        /// The options whose bits are set.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Works on linear sRGB. It is reported, and the filter works on gamma-encoded sRGB.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Filters each later drawing by itself. Lengths are in the coordinates that the context has at this call.
    ///
    /// Filters are a stack, as clips and transforms are: the one that was added last works first, and those added
    /// before work on what it makes. So a threshold that is added before a blur cuts the blurred picture with hard
    /// edges, by which blobs flow into one another (every public use of both has this order). Clips, the opacity
    /// and the blend mode of the context come after all filters (Apple's page of `addFilter`).
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if options.contains(.linearColor) {
            host.report(
                Diagnostic(
                    "GraphicsContext.FilterOptions.linearColor is accepted, without effect "
                        + "here",
                    advice: "The filter works on gamma-encoded sRGB."))
        }
        guard let applied = applied(filter) else { return }
        if applied.isCopying, copies >= Self.mostCopies {
            host.report(
                Diagnostic(
                    "A GraphicsContext has more than \(Self.mostCopies) shadows with options or a "
                        + "blend mode, its layers' included",
                    advice: "Each draws its content twice. The further ones were left out."))
            return
        }
        filters.append(applied)
    }

    /// The most nested filters that draw their content twice: 64 drawings in all.
    private static let mostCopies = 6

    /// How many filters draw what they filter twice, this context's and those around it.
    var copies: Int { outerCopies + filters.count(where: \.isCopying) }

    private func applied(_ filter: Filter) -> AppliedFilter? {
        switch filter.kind {
        case .matrix(let name, let make):
            let matrix = make(self)
            guard matrix.isFinite else {
                host.report(
                    Diagnostic(
                        "GraphicsContext.Filter.\(name) was given a number that is not finite",
                        advice: "The filter was left out."))
                return nil
            }
            return .plain(.colorMatrix(matrix))
        case .blur(let radius, let options):
            let (sigma, diagnostic) = EffectLimits.radius(radius, of: "GraphicsContext.Filter.blur")
            host.report(diagnostic)
            let frame = options.contains(.opaque) ? bounds : nil
            return sigma > 0 ? .plain(.blur(BlurFilter(sigma: sigma * scale, frame: frame))) : nil
        case .shadow(let style, let mode, let options):
            let shadow = style.resolved(in: environment)
            host.report(shadow.diagnostic)
            var placed = shadow.filter
            placed.sigma *= scale
            let (x, y) = (placed.offset.width, placed.offset.height)
            placed.offset = CGSize(
                width: transform.a * x + transform.c * y, height: transform.b * x + transform.d * y)
            return mode == .normal && options.subtracting(.disablesGroup).isEmpty
                ? .plain(.shadow(placed)) : .shadow(placed, mode, options)
        case .threshold(let least, let most, let color):
            NumberFault.unless(
                .number, "GraphicsContext.Filter.alphaThreshold", ["min": least, "max": most],
                instead: "The filter was left out.")?.say()
            guard least.isFinite, most.isFinite else { return nil }
            return .plain(
                .alphaThreshold(
                    least: least, most: most, color: color.rgba(in: environment)))
        case .shader(let diagnostic):
            host.report(diagnostic)
            return nil
        case .projection(let matrix):
            // In the drawing's own coordinates.
            let map = ProjectionTransform(transform.inverted()).concatenating(matrix)
                .concatenating(ProjectionTransform(transform))
            guard !map.isFinite else { return .projection(map) }
            host.report(
                Diagnostic(
                    "GraphicsContext.Filter.projectionTransform has values that are not finite numbers",
                    advice: "The filter was left out. Give finite numbers."))
            return nil
        }
    }

    /// How much the transform enlarges lengths.
    private var scale: CGFloat {
        let size = transform.meanScale
        return size.isFinite ? size : 1
    }
}

/// A filter in the coordinates of the canvas.
enum AppliedFilter {
    case plain(DisplayFilter)
    case projection(ProjectionTransform)
    case shadow(ShadowFilter, GraphicsContext.BlendMode, GraphicsContext.ShadowOptions)

    /// Whether content is drawn once more with each such filter.
    var isCopying: Bool { if case .shadow = self { true } else { false } }

    func applied(to content: Fragment, in bounds: CGRect) -> Fragment {
        switch self {
        case .plain(let filter):
            return Fragment(items: [.group(DisplayGroup(filtering: content, by: [filter]))])
        case .projection(let map):
            guard let group = DisplayGroup(mapping: content, by: map) else { return content }
            return Fragment(items: [.group(group)])
        case .shadow(let shadow, let mode, let options):
            var layer = DisplayGroup(
                content: Fragment(
                    items: options.contains(.invertsAlpha)
                        ? inverse(content, around: bounds, reach: shadow) : content.items))
            let color = shadow.color
            layer.filters = [
                .colorMatrix(
                    ColorMatrix(rows: [
                        [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green],
                        [0, 0, 0, 0, color.blue], [0, 0, 0, color.alpha, 0],
                    ]))
            ]
            if shadow.sigma > 0 { layer.filters.append(.blur(BlurFilter(sigma: shadow.sigma))) }
            layer.transform = CGAffineTransform(
                translationX: shadow.offset.width, y: shadow.offset.height)
            layer.blendMode = mode.display ?? .normal
            if options.contains(.shadowOnly) { return Fragment(items: [.group(layer)]) }
            return Fragment(
                items: options.contains(.shadowAbove)
                    ? content.items + [.group(layer)] : [.group(layer)] + content.items)
        }
    }

    private func inverse(
        _ content: Fragment, around bounds: CGRect, reach shadow: ShadowFilter
    ) -> [DisplayItem] {
        let margin =
            6 * shadow.sigma + 2 * (abs(shadow.offset.width) + abs(shadow.offset.height)) + 1
        let area = content.bounds.isNull ? bounds : content.bounds.union(bounds)
        let around = FillItem(
            shape: .rect(area.insetBy(dx: -margin, dy: -margin)), paint: .color(.black))
        var hole = DisplayGroup(content: content)
        hole.blendMode = .destinationOut
        return [.fill(around), .group(hole)]
    }
}

extension GraphicsContext {
    /// Draws what lies behind a path once more inside the path, with the filters of this context.
    func addBackdrop(_ path: Path, _ style: FillStyle) {
        let plain = filters.reversed().compactMap { filter -> DisplayFilter? in
            guard case .plain(let filter) = filter else { return nil }
            return filter
        }
        if plain.count < filters.count {
            host.report(
                Diagnostic(
                    "A projection or a special shadow of the backdrop is not drawn",
                    advice: "The backdrop is drawn with the other filters."))
        }
        var backdrop = BackdropItem(shape: .path(path), filters: plain)
        backdrop.style = style
        var context = self
        context.filters = []
        context.add([.backdrop(backdrop)])
    }
}

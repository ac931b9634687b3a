import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry

/// Filters all that a view shows.
nonisolated struct FilterModifier: NodeModifier {
    let filters: [DisplayFilter]
    /// The modifier as it is written.
    let name: String
    let diagnostic: Diagnostic?
    /// The angle of a filter that turns hues, in radians.
    var turn: Double?

    /// A filter of colours; `amount` is the argument, which has to be finite.
    init(_ name: String, amount: Double, _ matrix: (Double) -> ColorMatrix) {
        self.name = "\(name)(\(amount))"
        let isUsable = amount.isFinite
        filters = isUsable ? [.colorMatrix(matrix(amount))] : []
        diagnostic =
            isUsable
            ? nil
            : Diagnostic(
                "\(name)(\(amount)) is not a finite number",
                advice: "The view is drawn without it.")
    }

    init(_ name: String, _ matrix: ColorMatrix) {
        (self.name, filters, diagnostic) = (name, [.colorMatrix(matrix)], nil)
    }

    func drawing(in environment: EnvironmentValues) -> FilterDrawing? {
        FilterDrawing(filters: filters, name: name, turn: turn)
    }
}

struct FilterDrawing: NodeDrawing {
    typealias AnimatableData = AnimatableNumbers

    var filters: [DisplayFilter]
    let name: String
    /// The angle of a filter that turns hues, in radians; `nil` for others, whose matrices are animated entry by entry.
    var turn: Double?

    var animatableData: AnimatableNumbers {
        get {
            if let turn { return AnimatableNumbers([turn], of: 1) }
            guard case .colorMatrix(let matrix)? = filters.first, filters.count == 1 else {
                return .zero
            }
            return AnimatableNumbers(matrix.entries, of: 2)
        }
        set {
            if turn != nil, let angle = newValue.values(of: 1, count: 1)?.first {
                turn = angle
                filters = [.colorMatrix(ColorMatrix.hueRotation(angle))]
            } else if turn == nil, let entries = newValue.values(of: 2, count: 20),
                case .colorMatrix? = filters.first, filters.count == 1
            {
                filters = [.colorMatrix(ColorMatrix(entries: entries))]
            }
        }
    }

    var hasFrame: Bool { false }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        guard !filters.isEmpty else { return nil }
        let group = DisplayGroup(filtering: content, by: filters)
        context.report(EffectLimits.diagnostic(ofFilters: group, after: content))
        return group
    }
}

extension DisplayGroup {
    /// The content filtered; filters of a group that is all of the content come first.
    init(filtering content: Fragment, by filters: [DisplayFilter]) {
        if let inner = content.onlyGroup, inner.onlyFilters {
            if let merged = Self.merged(inner.filters.last, filters.first) {
                self = inner
                self.filters[inner.filters.count - 1] = merged
                self.filters += filters.dropFirst()
                return
            }
            // More than that is no picture any more, only time.
            guard inner.filters.count + filters.count <= EffectLimits.mostFilters else {
                self = inner
                return
            }
            self = inner
            self.filters += filters
            return
        }
        self.init(content: content)
        self.filters = filters
    }

    /// The blur that is as two blurs one after the other; `nil` for other filters. The squares of the deviations of Gaussians add up.
    private static func merged(
        _ inner: DisplayFilter?, _ outer: DisplayFilter?
    ) -> DisplayFilter? {
        guard case .blur(let first)? = inner, case .blur(let second)? = outer, first.frame == nil,
            second.frame == nil
        else { return nil }
        let sigma = (first.sigma * first.sigma + second.sigma * second.sigma).squareRoot()
        return .blur(BlurFilter(sigma: min(sigma, EffectLimits.greatestRadius)))
    }

    private var onlyFilters: Bool {
        !filters.isEmpty && transform.isIdentity && clip == nil && mask == nil && opacity >= 1
            && blendMode == .normal && projection == nil
    }
}

/// Multiplies colours with one that depends on the environment.
nonisolated struct ColorMultiplyModifier: NodeModifier {
    let color: Color

    func drawing(in environment: EnvironmentValues) -> FilterDrawing? {
        FilterDrawing(
            filters: [.colorMatrix(.multiplication(color.rgba(in: environment)))],
            name: ".colorMultiply(\(color))")
    }
}

// Formulas are those measured on macOS 26: on gamma-encoded sRGB, not premultiplied, cut off after
// each.
extension View {
    /// Adds the amount to red, green and blue: -1 is black, 0 is unchanged, 1 is white. An amount
    /// that is not finite is ignored and reported.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(FilterModifier(".brightness", amount: amount, ColorMatrix.brightness))
    }

    /// Spreads red, green and blue around one half: 0 is grey, 1 is unchanged, and an amount below 0
    /// inverts. An amount that is not finite is ignored and reported.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(FilterModifier(".contrast", amount: amount, ColorMatrix.contrast))
    }

    /// Makes colours more or less intense: 0 is grey, 1 is unchanged, and more is stronger. An
    /// amount that is not finite is ignored and reported.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(FilterModifier(".saturation", amount: amount, ColorMatrix.saturation))
    }

    /// Makes colours less intense: 0 is unchanged, 1 is grey. An amount that is not finite is
    /// ignored and reported.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(
            FilterModifier(".grayscale", amount: amount) { ColorMatrix.saturation(1 - $0) })
    }

    /// Turns the hue of each colour by an angle, by the matrix of SVG's `hue-rotate`. An angle that
    /// is not finite is ignored and reported.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        var filter = FilterModifier(
            ".hueRotation", amount: angle.radians, ColorMatrix.hueRotation)
        if angle.radians.isFinite { filter.turn = angle.radians }
        return modifier(filter)
    }

    /// Inverts red, green and blue.
    nonisolated public func colorInvert() -> some View {
        modifier(FilterModifier(".colorInvert()", .inversion(1)))
    }

    /// Multiplies red, green, blue and opacity with those of a colour.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyModifier(color: color))
    }

    /// Turns lightness into opacity: black becomes clear, and white becomes opaque black, by the
    /// matrix of SVG's `luminanceToAlpha`.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(FilterModifier(".luminanceToAlpha()", .luminanceToAlpha))
    }
}

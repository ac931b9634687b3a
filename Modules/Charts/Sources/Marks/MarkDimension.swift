public import Foundation

/// How wide or high a mark is.
///
/// Apple: "MarkDimension". A number alone is in points.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    enum Kind: Hashable, Sendable {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    let kind: Kind

    /// 0.7 of the step of the scale, or 8 points where the scale has no steps.
    public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
    /// A number of points.
    public static func fixed(_ value: CGFloat) -> MarkDimension {
        MarkDimension(kind: .fixed(value))
    }
    /// A part of the step of the scale; of radii, of the radius there is.
    public static func ratio(_ value: CGFloat) -> MarkDimension {
        MarkDimension(kind: .ratio(value))
    }
    /// The step of the scale less a number of points at each side, but not less than 0.
    public static func inset(_ value: CGFloat) -> MarkDimension {
        MarkDimension(kind: .inset(value))
    }

    /// Whether it is what is left of a step.
    var isInset: Bool { if case .inset = kind { true } else { false } }

    private init(kind: Kind) { self.kind = kind }

    /// A number of points.
    public init(floatLiteral value: Double) { self.init(kind: .fixed(CGFloat(value))) }

    /// A number of points.
    public init(integerLiteral value: Int) { self.init(kind: .fixed(CGFloat(value))) }

    /// The length on a step; a step of 0 is none. Never negative.
    func length(of step: CGFloat, usual: CGFloat = 0.7) -> CGFloat {
        switch kind {
        case .automatic: step > 0 ? step * usual : 8
        case .fixed(let points): Self.sane(points)
        case .ratio(let ratio): Self.sane(ratio * (step > 0 ? step : 8 / 0.7))
        case .inset(let inset): Self.sane((step > 0 ? step : 8) - 2 * inset)
        }
    }

    private static func sane(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(length, 0), 1e6) : 0
    }
}

/// How wide or high each mark of a vectorised plot is.
///
/// Apple: "MarkDimensions".
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let dimension: (DataElement) -> MarkDimension
    /// The dimension where all elements have one.
    private(set) var key: AnyHashable?

    /// As of `MarkDimension`.
    public static var automatic: MarkDimensions { MarkDimensions(MarkDimension.automatic) }
    /// A number of points.
    public static func fixed(_ value: CGFloat) -> MarkDimensions {
        MarkDimensions(.fixed(value))
    }
    /// A number of points of each element.
    public static func fixed(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .fixed($0[keyPath: path]) }
    }
    /// A part of the step of the scale.
    public static func ratio(_ value: CGFloat) -> MarkDimensions {
        MarkDimensions(.ratio(value))
    }
    /// A part of the step of the scale, of each element.
    public static func ratio(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .ratio($0[keyPath: path]) }
    }
    /// The step of the scale less a number of points at each side.
    public static func inset(_ value: CGFloat) -> MarkDimensions {
        MarkDimensions(.inset(value))
    }
    /// The step of the scale less a number of points of each element.
    public static func inset(_ path: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .inset($0[keyPath: path]) }
    }

    private init(_ dimension: @escaping (DataElement) -> MarkDimension) {
        self.dimension = dimension
    }

    private init(_ dimension: MarkDimension) {
        self.dimension = { _ in dimension }
        key = dimension
    }

    /// A number of points.
    public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

    /// A number of points.
    public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }
}

/// What happens to bars and areas at one place.
///
/// Apple: "MarkStackingMethod".
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
    let kind: Kind

    /// One begins where the one before ends; negative ones go down from 0 by themselves.
    public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
    /// As shares of their sum.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
    /// As `standard`, with the middle of the sum at 0.
    public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
    /// All begin at 0.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// How a line goes from one point to the next.
///
/// Apple: "InterpolationMethod". The curves are D3's of the same names; the defaults agree with Apple's pictures.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(CGFloat)
        case catmullRom(CGFloat)
    }
    let kind: Kind

    /// Straight.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// A cubic curve that goes up only where the values do (Steffen 1990).
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    /// A cardinal spline of tension 0.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// A cardinal spline: of tension 1 it is straight.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension))
    }
    /// A Catmull–Rom spline of alpha 0.5.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// A Catmull–Rom spline: 0 is uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha))
    }
    /// A value holds from its point on.
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
    /// A value holds around its point: the line changes half way.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
    /// A value holds up to its point.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
}

extension InterpolationMethod: CustomStringConvertible {
    /// The name of the method, with what it is told.
    public var description: String {
        switch kind {
        case .linear: "linear"
        case .monotone: "monotone"
        case .stepStart: "stepStart"
        case .stepCenter: "stepCenter"
        case .stepEnd: "stepEnd"
        case .cardinal(0): "cardinal"
        case .cardinal(let tension): "cardinal(tension: \(tension))"
        case .catmullRom(0.5): "catmullRom"
        case .catmullRom(let alpha): "catmullRom(alpha: \(alpha))"
        }
    }
}

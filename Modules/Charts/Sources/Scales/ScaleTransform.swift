internal import Foundation

/// The curve of a scale of numbers.
enum ScaleTransform: Equatable {
    case linear, log
    case power(Double)
    case symmetricLog(Double)

    init(_ kind: ScaleType.Kind?) {
        switch kind {
        case .log: self = .log
        case .power(let exponent) where exponent.isFinite && exponent > 0: self = .power(exponent)
        case .symmetricLog(let slope): self = .symmetricLog(slope.isFinite && slope > 0 ? slope : 1)
        default: self = .linear
        }
    }

    /// The number on the curve; NaN where it has no place.
    func forward(_ number: Double) -> Double {
        switch self {
        case .linear: number
        case .log: number > 0 ? log10(number) : .nan
        case .power(let exponent): number < 0 ? -pow(-number, exponent) : pow(number, exponent)
        case .symmetricLog(let slope): number < 0 ? -log1p(-number * slope) : log1p(number * slope)
        }
    }

    /// The number for a place on the curve.
    func backward(_ place: Double) -> Double {
        switch self {
        case .linear: place
        case .log: pow(10, place)
        case .power(let exponent): place < 0 ? -pow(-place, 1 / exponent) : pow(place, 1 / exponent)
        case .symmetricLog(let slope): place < 0 ? -expm1(-place) / slope : expm1(place) / slope
        }
    }
}

internal import Foundation

/// Ways along the Earth's ellipsoid.
enum Geodesic {
    /// The ellipsoid of WGS 84: its greater half axis in metres, and how flat it is.
    private static let (axis, flattening) = (6_378_137.0, 1 / 298.257223563)
    /// The radius of the ball of the same volume, in metres: used where the ellipsoid's equation has no answer.
    private static let radius = 6_371_009.0

    /// The shortest way between two places, in metres, by Vincenty's equation (Survey Review 176, 1975), whose error is below a
    /// millimetre; between places that are nearly opposite, along a ball, within 0.5 %. Not a number for what is none.
    static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        let (first, second) = (reduced(from.latitude), reduced(to.latitude))
        let width = radians(to.longitude - from.longitude)
        guard first.isFinite, second.isFinite, width.isFinite else { return .nan }
        return vincenty(first, second, width) ?? ball(from, to)
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

    private static func reduced(_ latitude: Double) -> Double {
        atan((1 - flattening) * tan(radians(latitude)))
    }

    private static func vincenty(_ first: Double, _ second: Double, _ width: Double) -> Double? {
        let (s1, c1, s2, c2) = (sin(first), cos(first), sin(second), cos(second))
        var lambda = width
        for _ in 0..<50 {
            let (sl, cl) = (sin(lambda), cos(lambda))
            let sinSigma = hypot(c2 * sl, c1 * s2 - s1 * c2 * cl)
            if sinSigma == 0 { return s1 * s2 + c1 * c2 * cl < 0 ? nil : 0 }
            let cosSigma = s1 * s2 + c1 * c2 * cl
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = c1 * c2 * sl / sinSigma
            let cosAlpha2 = 1 - sinAlpha * sinAlpha
            let middle = cosAlpha2 == 0 ? 0 : cosSigma - 2 * s1 * s2 / cosAlpha2
            let c = flattening / 16 * cosAlpha2 * (4 + flattening * (4 - 3 * cosAlpha2))
            let before = lambda
            lambda =
                width + (1 - c) * flattening * sinAlpha
                * (sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1)))
            guard abs(lambda - before) < 1e-12 else { continue }
            let b = axis * (1 - flattening)
            let u = cosAlpha2 * (axis * axis - b * b) / (b * b)
            let large = 1 + u / 16_384 * (4_096 + u * (u * (320 - 175 * u) - 768))
            let small = u / 1_024 * (256 + u * (u * (74 - 47 * u) - 128))
            let inner = cosSigma * (2 * middle * middle - 1)
            let rest =
                small / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
            let change = small * sinSigma * (middle + small / 4 * (inner - rest))
            return b * large * (sigma - change)
        }
        return nil
    }

    private static func ball(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double
    {
        let (a, b) = (radians(from.latitude), radians(to.latitude))
        let half = sin((b - a) / 2)
        let side = sin(radians(to.longitude - from.longitude) / 2)
        return 2 * radius * asin(min(1, (half * half + cos(a) * cos(b) * side * side).squareRoot()))
    }
}

import Foundation

extension ColorMatrix {
    /// A matrix by its rows, each of five numbers.
    package init(rows: [[Double]]) {
        self.init()
        let r = rows.map { $0.map(Float.init) }
        (r1, r2, r3, r4, r5) = (r[0][0], r[0][1], r[0][2], r[0][3], r[0][4])
        (g1, g2, g3, g4, g5) = (r[1][0], r[1][1], r[1][2], r[1][3], r[1][4])
        (b1, b2, b3, b4, b5) = (r[2][0], r[2][1], r[2][2], r[2][3], r[2][4])
        (a1, a2, a3, a4, a5) = (r[3][0], r[3][1], r[3][2], r[3][3], r[3][4])
    }

    /// Whether all numbers are finite.
    package var isFinite: Bool {
        [
            r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
        ].allSatisfy(\.isFinite)
    }

    private static func scale(
        _ red: Double, _ green: Double, _ blue: Double, alpha: Double, add: Double
    )
        -> ColorMatrix
    {
        ColorMatrix(rows: [
            [red, 0, 0, 0, add], [0, green, 0, 0, add], [0, 0, blue, 0, add],
            [0, 0, 0, alpha, 0],
        ])
    }

    /// Adds to each component. Measured.
    package static func brightness(_ amount: Double) -> ColorMatrix {
        scale(1, 1, 1, alpha: 1, add: amount)
    }

    /// Spreads components around a half: `(c - 0.5) · amount + 0.5`. Measured.
    package static func contrast(_ amount: Double) -> ColorMatrix {
        scale(amount, amount, amount, alpha: 1, add: 0.5 - 0.5 * amount)
    }

    /// Changes the saturation: 0 gives greys, 1 changes nothing, more makes colours stronger.
    /// Measured: weights 0.2126, 0.7152, 0.0722.
    package static func saturation(_ amount: Double) -> ColorMatrix {
        let (r, g, b) = (0.2126, 0.7152, 0.0722)
        let rest = 1 - amount
        return ColorMatrix(rows: [
            [r * rest + amount, g * rest, b * rest, 0, 0],
            [r * rest, g * rest + amount, b * rest, 0, 0],
            [r * rest, g * rest, b * rest + amount, 0, 0], [0, 0, 0, 1, 0],
        ])
    }

    /// Turns hues, in radians. Measured: the matrix of SVG's `feColorMatrix`.
    package static func hueRotation(_ angle: Double) -> ColorMatrix {
        let (c, s) = (cos(angle), sin(angle))
        return ColorMatrix(rows: [
            [
                0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s,
                0.072 - 0.072 * c + 0.928 * s, 0, 0,
            ],
            [
                0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s,
                0.072 - 0.072 * c - 0.283 * s, 0, 0,
            ],
            [
                0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s,
                0.072 + 0.928 * c + 0.072 * s, 0, 0,
            ],
            [0, 0, 0, 1, 0],
        ])
    }

    /// Inverts each component: 0 changes nothing, 1 gives the opposite (CSS Filter Effects,
    /// `invert`).
    package static func inversion(_ amount: Double) -> ColorMatrix {
        let factor = 1 - 2 * amount
        return scale(factor, factor, factor, alpha: 1, add: amount)
    }

    /// Multiplies components and alpha with a colour's. Measured.
    package static func multiplication(_ color: RGBAColor) -> ColorMatrix {
        scale(color.red, color.green, color.blue, alpha: color.alpha, add: 0)
    }

    /// Black, as opaque as the colour was light (SVG's `luminanceToAlpha`).
    package static var luminanceToAlpha: ColorMatrix {
        ColorMatrix(rows: [
            [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0],
            [0.2126, 0.7152, 0.0722, 0, 0],
        ])
    }
}

/// A colour in extended sRGB, gamma-encoded, not premultiplied; each component nominally 0 to 1.
package struct RGBAColor: Hashable, Sendable {
    /// Red, gamma-encoded, nominally 0 to 1.
    package var red: Double
    /// Green, gamma-encoded, nominally 0 to 1.
    package var green: Double
    /// Blue, gamma-encoded, nominally 0 to 1.
    package var blue: Double
    /// The opacity, from 0 for invisible to 1 for opaque.
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBAColor(red: 0, green: 0, blue: 0)
    package static let white = RGBAColor(red: 1, green: 1, blue: 1)

    /// The same colour with another alpha.
    package func withAlpha(_ alpha: Double) -> RGBAColor {
        var copy = self
        copy.alpha = alpha
        return copy
    }

    /// The same colour, its alpha multiplied by `factor`.
    package func opacity(_ factor: Double) -> RGBAColor {
        var copy = self
        copy.alpha *= factor
        return copy
    }
}

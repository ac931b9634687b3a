/// A change of colours: each new component is a weighted sum of the old ones and a constant.
///
/// Row `r` gives the new red: `r1·red + r2·green + r3·blue + r4·alpha + r5`, and so on. Components
/// are from 0 to 1 in gamma-encoded sRGB, not premultiplied; results outside are clamped.
///
/// Apple: "ColorMatrix".
public struct ColorMatrix: Equatable, Sendable, BitwiseCopyable {
    /// The weights of red, green, blue and alpha, and the constant, for the new red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The weights of red, green, blue and alpha, and the constant, for the new green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The weights of red, green, blue and alpha, and the constant, for the new blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The weights of red, green, blue and alpha, and the constant, for the new alpha.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates a matrix that changes nothing.
    public init() {}
}

/// A change of colours: each new component is a sum of the old ones, weighted, and a constant.
///
/// Row `r` makes the new red: `r1·red + r2·green + r3·blue + r4·alpha + r5`, and so on. Components are
/// 0 to 1, gamma-encoded sRGB, not premultiplied; results outside are cut off. Apple: "ColorMatrix".
public struct ColorMatrix: Equatable, Sendable, BitwiseCopyable {
    /// What the new red is made of.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// What the new green is made of.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// What the new blue is made of.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// What the new alpha is made of.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Changes nothing.
    public init() {}
}

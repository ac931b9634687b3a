// What rounding does to results is not the same in both precisions.

extension Double {
    /// Odd numbers of half turns that differ by no more, in radians, count as one, up to a million half turns.
    static let angleRounding = 1e-9
    /// How far the axes of a shape may be off, as parts of their lengths, for it to count as straight.
    static let shapeTolerance = 1e-6
    /// Shorter parts of vectors of length 1 may be nothing but rounding, and have no direction.
    static let directionRounding = 1e-12
    /// Shorter sums of vectors of length 1 are nothing but rounding.
    static let lengthRounding = 1e-15
    /// Numbers whose squares neither overflow nor lose digits.
    static let squareRange = 1e-140...1e140
}

extension Float {
    /// Odd numbers of half turns that differ by no more, in radians, count as one, up to some thousand half turns.
    static let angleRounding: Float = 1e-3
    /// How far the axes of a shape may be off, as parts of their lengths, for it to count as straight.
    static let shapeTolerance: Float = 1e-3
    /// Shorter parts of vectors of length 1 may be nothing but rounding, and have no direction.
    static let directionRounding: Float = 1e-6
    /// Shorter sums of vectors of length 1 are nothing but rounding.
    static let lengthRounding: Float = 1e-7
    /// Numbers whose squares neither overflow nor lose digits.
    static let squareRange: ClosedRange<Float> = 1e-18...1e18
}

/// Numbers that are animated together and say what they stand for: values of which it depends on the moment whether
/// anything of them can be animated, such as styles.
///
/// Numbers of another meaning, or of another count, cannot be added: the difference of such values is nothing, so that
/// the change is shown at once.
package struct AnimatableNumbers: VectorArithmetic, Sendable {
    private var meaning: Int
    private var values: [Double]

    /// - Parameter meaning: What the numbers stand for; 0 is for none.
    package init(_ values: [Double], of meaning: Int) {
        self.values = values
        self.meaning = values.isEmpty ? 0 : meaning
    }

    package static let zero = AnimatableNumbers([], of: 0)

    /// The numbers, if they stand for this and there are so many.
    package func values(of meaning: Int, count: Int) -> [Double]? {
        self.meaning == meaning && values.count == count ? values : nil
    }

    /// The numbers, whatever they stand for.
    package var all: [Double] { values }

    /// What the numbers stand for.
    package var meaningNumber: Int { meaning }

    /// Whether the numbers stand for the same and are as many, so that they can be added.
    package func fits(_ other: AnimatableNumbers) -> Bool {
        meaning == other.meaning && values.count == other.values.count
    }

    package static func + (lhs: AnimatableNumbers, rhs: AnimatableNumbers) -> AnimatableNumbers {
        if rhs.values.isEmpty { return lhs }
        if lhs.values.isEmpty { return rhs }
        // What stands for something else is overtaken.
        guard lhs.fits(rhs) else { return lhs }
        return AnimatableNumbers(zip(lhs.values, rhs.values).map { $0 + $1 }, of: lhs.meaning)
    }

    package static func - (lhs: AnimatableNumbers, rhs: AnimatableNumbers) -> AnimatableNumbers {
        if rhs.values.isEmpty { return lhs }
        if lhs.values.isEmpty { return rhs.scaled(by: -1) }
        guard lhs.fits(rhs) else { return zero }
        return AnimatableNumbers(zip(lhs.values, rhs.values).map { $0 - $1 }, of: lhs.meaning)
    }

    package mutating func scale(by rhs: Double) {
        for index in values.indices { values[index] *= rhs }
    }

    package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

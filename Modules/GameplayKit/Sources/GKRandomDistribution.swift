public import Foundation

/// Whole numbers in bounds, each as likely as the others.
///
/// Apple: "GKRandomDistribution" (GameplayKit). Bounds in the wrong order are exchanged.
open class GKRandomDistribution: NSObject, GKRandom {
    /// The least number.
    public let lowestValue: Int
    /// The greatest number.
    public let highestValue: Int
    let source: any GKRandom

    /// Numbers of a source in bounds.
    public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        self.source = source
        (self.lowestValue, self.highestValue) = (
            min(lowestValue, highestValue), max(lowestValue, highestValue)
        )
    }

    /// Numbers in bounds.
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(
            randomSource: GKARC4RandomSource(), lowestValue: lowestValue, highestValue: highestValue
        )
    }

    /// A die with sides from 1 on.
    public convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: max(1, sideCount))
    }

    /// A die with six sides.
    open class func d6() -> Self { make(6) }
    /// A die with twenty sides.
    open class func d20() -> Self { make(20) }

    private class func make(_ sides: Int) -> Self {
        Self(randomSource: GKARC4RandomSource(), between: 1, and: sides)
    }

    /// What subclasses are made by.
    required public init(randomSource source: any GKRandom, between lowest: Int, and highest: Int) {
        (self.source, lowestValue, highestValue) = (source, lowest, highest)
    }

    /// How many numbers there are.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// A number in the bounds.
    open func nextInt() -> Int {
        lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes)
    }

    /// A number in the bounds and below another one.
    open func nextInt(upperBound: Int) -> Int {
        lowestValue
            + source.nextInt(
                upperBound: max(1, min(numberOfPossibleOutcomes, upperBound - lowestValue)))
    }

    /// From 0 for the least number to 1 for the greatest.
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes < 2
            ? 0 : Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
    }

    /// Heads or tails.
    open func nextBool() -> Bool { source.nextBool() }
}

/// Numbers about a mean, within three deviations and the bounds.
///
/// Apple: "GKGaussianDistribution" (GameplayKit).
open class GKGaussianDistribution: GKRandomDistribution {
    /// The mean.
    open private(set) lazy var mean = Float(lowestValue + highestValue) / 2
    /// How far numbers are from the mean, mostly.
    open private(set) lazy var deviation = Float(highestValue - lowestValue) / 6

    /// Numbers about a mean.
    public convenience init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        self.init(
            randomSource: source, between: Int((mean - 3 * deviation).rounded(.up)),
            and: Int((mean + 3 * deviation).rounded(.down)))
        (self.mean, self.deviation) = (mean, deviation)
    }

    /// A number in the bounds.
    override open func nextInt() -> Int {
        // The sum of twelve numbers from 0 to 1 is nearly a normal distribution about 6 with deviation 1.
        let sum = (0..<12).reduce(Float(-6)) { total, _ in total + source.nextUniform() }
        return min(max(Int((mean + sum * deviation).rounded()), lowestValue), highestValue)
    }
}

/// Each number once, in any order, before one comes again.
///
/// Apple: "GKShuffledDistribution" (GameplayKit). Of more than 100,000 numbers each is drawn alone.
open class GKShuffledDistribution: GKRandomDistribution {
    private var rest: [Int] = []

    /// A number in the bounds.
    override open func nextInt() -> Int {
        guard numberOfPossibleOutcomes <= 100_000 else { return super.nextInt() }
        if rest.isEmpty { rest = Array(lowestValue...highestValue) }
        return rest.remove(at: source.nextInt(upperBound: rest.count))
    }
}

public import Foundation

/// Gives random numbers.
///
/// Apple: "GKRandom" (GameplayKit).
public protocol GKRandom {
    /// A whole number; of sources from -2,147,483,648 to 2,147,483,647, of distributions in their bounds.
    func nextInt() -> Int
    /// A whole number from 0 up to a bound, which does not belong to it; 0 for a bound below 2.
    func nextInt(upperBound: Int) -> Int
    /// A number from 0 to 1.
    func nextUniform() -> Float
    /// Heads or tails.
    func nextBool() -> Bool
}

/// Gives numbers by an algorithm.
///
/// Apple: "GKRandomSource" (GameplayKit). The sequences are not Apple's: equal seeds give equal ones here. This class itself gives
/// the system's random numbers.
open class GKRandomSource: NSObject, GKRandom {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var common = GKRandomSource()

    /// The source that all share.
    open class func sharedRandom() -> GKRandomSource { lock.withLock { common } }

    /// A whole number of 32 bits, with sign.
    open func nextInt() -> Int { Int(Int32(bitPattern: next32())) }

    /// A whole number from 0 up to a bound.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        // Numbers at the end that would make the first ones likelier are thrown away.
        let bound = UInt64(upperBound)
        let whole = UInt64.max - UInt64.max % bound
        while true {
            let number = UInt64(next32()) << 32 | UInt64(next32())
            if number < whole { return Int(number % bound) }
        }
    }

    /// A number from 0 to 1.
    open func nextUniform() -> Float { Float(next32() >> 8) / Float((1 << 24) - 1) }

    /// Heads or tails.
    open func nextBool() -> Bool { next32() >> 31 == 1 }

    /// The elements in another order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in result.indices.dropFirst().reversed() {
            result.swapAt(index, nextInt(upperBound: index + 1))
        }
        return result
    }

    /// The next 32 bits.
    func next32() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
}

/// The algorithm of Matsumoto and Nishimura with 624 words, from a seed of 64 bits.
///
/// Apple: "GKMersenneTwisterRandomSource" (GameplayKit).
open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// What the sequence begins with.
    open var seed: UInt64 { didSet { start() } }
    private var words: [UInt32] = []
    private var place = 0

    /// A source with a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        start()
    }

    /// A source with a random seed.
    public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }

    private func start() {
        words = [UInt32(truncatingIfNeeded: seed ^ seed >> 32)]
        for index in 1..<UInt32(624) {
            let last = words[Int(index) - 1]
            words.append(1_812_433_253 &* (last ^ last >> 30) &+ index)
        }
        place = 624
    }

    override func next32() -> UInt32 {
        if place == 624 {
            for index in 0..<624 {
                let both = words[index] & 0x8000_0000 | words[(index + 1) % 624] & 0x7FFF_FFFF
                words[index] =
                    words[(index + 397) % 624] ^ both >> 1 ^ (both & 1 == 1 ? 0x9908_B0DF : 0)
            }
            place = 0
        }
        var word = words[place]
        place += 1
        word ^= word >> 11
        word ^= word << 7 & 0x9D2C_5680
        word ^= word << 15 & 0xEFC6_0000
        return word ^ word >> 18
    }
}

/// RC4 as a source, from bytes.
///
/// Apple: "GKARC4RandomSource" (GameplayKit).
open class GKARC4RandomSource: GKRandomSource {
    /// What the sequence begins with; no bytes count as one zero.
    open var seed: Data { didSet { start() } }
    private var box: [UInt8] = []
    private var (i, j): (UInt8, UInt8) = (0, 0)

    /// A source with a seed.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        start()
    }

    /// A source with a random seed.
    public override convenience init() {
        self.init(seed: Data((0..<16).map { _ in UInt8.random(in: 0...255) }))
    }

    private func start() {
        box = Array(0...255)
        (i, j) = (0, 0)
        let key = seed.isEmpty ? [0] : [UInt8](seed)
        var place: UInt8 = 0
        for index in 0..<256 {
            place = place &+ box[index] &+ key[index % key.count]
            box.swapAt(index, Int(place))
        }
    }

    /// Throws values away: the first ones tell of the seed.
    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = byte() } }

    private func byte() -> UInt8 {
        i &+= 1
        j &+= box[Int(i)]
        box.swapAt(Int(i), Int(j))
        return box[Int(box[Int(i)] &+ box[Int(j)])]
    }

    override func next32() -> UInt32 { (0..<4).reduce(0) { word, _ in word << 8 | UInt32(byte()) } }
}

/// A linear congruence modulo 2^64, of which the upper half is given (Knuth's factor).
///
/// Apple: "GKLinearCongruentialRandomSource" (GameplayKit).
open class GKLinearCongruentialRandomSource: GKRandomSource {
    /// What the sequence goes on with.
    open var seed: UInt64

    /// A source with a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
    }

    /// A source with a random seed.
    public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }

    override func next32() -> UInt32 {
        seed = 6_364_136_223_846_793_005 &* seed &+ 1_442_695_040_888_963_407
        return UInt32(truncatingIfNeeded: seed >> 32)
    }
}

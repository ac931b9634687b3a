import Foundation

/// The seeds of random scenes. `QUADRANT_MOTION_SEEDS=300 swift test --filter PropertyTests` tries more of them.
enum MotionSeeds {
    static func first(_ count: Int) -> Range<Int> {
        let wanted = ProcessInfo.processInfo.environment["QUADRANT_MOTION_SEEDS"].flatMap {
            Int($0)
        }
        return 0..<max(1, wanted ?? count)
    }
}

/// A repeatable sequence of numbers.
struct SeededNumbers {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}

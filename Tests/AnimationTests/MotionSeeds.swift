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

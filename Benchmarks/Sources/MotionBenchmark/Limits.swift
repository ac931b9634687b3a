import Foundation

/// What a frame of a scene may do at most.
struct Limit {
    var bodies = 0
    var measures = 0
    var places = 0
    var recorded: Int
    var allocations: Int
    var lookups: Int
}

/// Twice what was counted, where that was not 0: another compiler may ask a little more or less often, while code that is
/// compiled for any type asks once or more for each thing that moves.
let limits: [String: Limit] = [:]

/// Compares scenes with their limits, and prints what is above. Returns whether nothing is.
@MainActor func check(_ scenes: [Scene], _ frames: Int) -> Bool {
    var isFine = true
    for scene in scenes {
        guard let limit = limits[scene.name] else { continue }
        let (shown, change) = scene.begin()
        let counts = shown.run(frames, change).counts
        let pairs = [
            ("bodies", counts.bodies, limit.bodies), ("measures", counts.measures, limit.measures),
            ("places", counts.places, limit.places),
            ("recorded nodes", counts.recorded, limit.recorded),
            ("allocations", counts.allocations, limit.allocations),
            ("lookups of types", counts.lookups, limit.lookups),
        ]
        for (what, count, most) in pairs where count > most {
            isFine = false
            print("\(scene.name), \(scene.title): \(count) \(what) in a frame, \(most) at most")
        }
    }
    print(isFine ? "all scenes within their limits" : "some scenes do more than they may")
    return isFine
}

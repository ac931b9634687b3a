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

/// Half as much again as was counted, or more: another compiler may ask a little more or less often, while code that is
/// compiled for any type asks once or more for each thing that moves. Before movers were compiled for the usual types the
/// lookups were 14,855 in M1, 2,007 in M2, 8,007 in U3, 56,003 in U4, 9,425 in U5 and 609 in U10.
let limits: [String: Limit] = [
    "M1": Limit(recorded: 1_000, allocations: 17_000, lookups: 10_000),
    "M2": Limit(recorded: 1_010, allocations: 5_000, lookups: 500),
    "M3": Limit(recorded: 0, allocations: 20, lookups: 10),
    "U1": Limit(recorded: 60, allocations: 2_000, lookups: 1_000),
    "U2": Limit(recorded: 65, allocations: 2_500, lookups: 150),
    "U3": Limit(recorded: 2_010, allocations: 110_000, lookups: 4_000),
    "U4": Limit(recorded: 2_010, allocations: 60_000, lookups: 40_000),
    "U5": Limit(bodies: 15, recorded: 410, allocations: 5_000, lookups: 7_000),
    "U6": Limit(bodies: 1, recorded: 2, allocations: 6_000, lookups: 80),
    "U7": Limit(bodies: 100, recorded: 110, allocations: 6_500, lookups: 10_000),
    "U8": Limit(recorded: 110, allocations: 12_000, lookups: 2_000),
    "U9": Limit(bodies: 200, recorded: 210, allocations: 8_500, lookups: 30_000),
    "U10": Limit(recorded: 210, allocations: 3_500, lookups: 400),
    "U11": Limit(measures: 5, places: 15, recorded: 30, allocations: 1_200, lookups: 800),
]

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

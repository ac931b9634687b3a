import Foundation
import RandomEdits
import RunArguments

/// What is to be edited: given on the command line.
struct EditPlan {
    /// `layouts` or `views`.
    var kind = "layouts"
    var first: UInt64 = 0
    /// How many edits in all, and how many of one tree.
    var count = 100_000
    var steps = 50

    init(_ arguments: [String]) {
        var options = RunArguments(arguments)
        kind = options.kind ?? kind
        while let (name, value) = options.next() {
            switch name {
            case "--first": first = UInt64(value) ?? first
            case "--count": count = Int(value) ?? count
            case "--steps": steps = max(1, Int(value) ?? steps)
            default: RunArguments.refuse(name)
            }
        }
    }

    @MainActor func faults(_ seed: UInt64, _ steps: Int) -> [String] {
        guard kind == "layouts" else { return ViewEdits(seed: seed).faults(after: steps) }
        // Each fourth tree has a container of many views.
        let children = seed % 4 == 3 ? 65 + Int(seed % 100) : nil
        return LayoutEdits(seed: seed, children: children).faults(after: steps)
    }

    /// Edits tree after tree; whether none was faulty.
    @MainActor func run() -> Bool {
        let clock = ContinuousClock()
        let begin = clock.now
        var (seed, done, faults) = (first, 0, 0)
        while done < count {
            let steps = min(steps, count - done)
            for fault in self.faults(seed, steps) {
                print(fault)
                faults += 1
            }
            done += steps
            seed += 1
        }
        let seconds = (clock.now - begin).components.seconds
        print("\(done) edits of \(seed - first) \(kind), \(faults) faults, \(seconds) s")
        return faults == 0
    }
}

let plan = EditPlan(Array(CommandLine.arguments.dropFirst()))
exit(plan.run() ? 0 : 1)

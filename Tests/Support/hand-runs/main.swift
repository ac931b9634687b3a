import Foundation
import RandomHands
import RunArguments

// Hands on random trees of views: --first SEED, --count EVENTS in all, --steps EVENTS on one tree.
var options = RunArguments(Array(CommandLine.arguments.dropFirst()))
var (first, count, steps) = (UInt64(0), 100_000, 500)
while let (name, value) = options.next() {
    switch name {
    case "--first": first = UInt64(value) ?? first
    case "--count": count = Int(value) ?? count
    case "--steps": steps = max(1, Int(value) ?? steps)
    default: RunArguments.refuse(name)
    }
}
let (clock, begin) = (ContinuousClock(), ContinuousClock().now)
var (seed, done, faults, calls) = (first, 0, 0, 0)
while done < count {
    let events = min(steps, count - done)
    let result = HandRun(seed: seed).faults(after: events)
    for fault in result.faults { print(fault) }
    faults += result.faults.count
    calls += result.calls
    done += events
    seed += 1
}
let seconds = (clock.now - begin).components.seconds
print("\(done) events on \(seed - first) trees, \(calls) calls, \(faults) faults, \(seconds) s")
exit(faults == 0 ? 0 : 1)

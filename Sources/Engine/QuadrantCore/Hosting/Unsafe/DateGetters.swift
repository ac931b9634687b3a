internal import CFoundationGetters
internal import Foundation

/// Writes the present moment, in seconds since the reference date, as the stand-ins of `Date()` and `Date.now` ask for
/// it; returns `false`, and nothing written, where the process's clock holds.
@_cdecl("quadrant_current_date")
package func currentDate(into memory: UnsafeMutableRawPointer) -> Bool {
    guard let date = HostClock.currentDate else { return false }
    unsafe memory.bindMemory(to: Double.self, capacity: 1)
        .initialize(to: date.timeIntervalSinceReferenceDate)
    return true
}

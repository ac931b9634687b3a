internal import CFoundationGetters
internal import Foundation

// What the stand-ins of Foundation's getters ask. Each hands over a value that the caller owns.

/// Writes what `value` takes of the current surroundings; returns `false`, and nothing written, where there
/// are none.
private func write<Value>(
    into memory: UnsafeMutableRawPointer, _ value: (CurrentSurroundings) -> Value
) -> Bool {
    guard let current = CurrentSurroundings.current else { return false }
    unsafe memory.bindMemory(to: Value.self, capacity: 1).initialize(to: value(current))
    return true
}

/// Writes `Locale.current`; returns `false`, and nothing written, where Foundation's own holds.
@_cdecl("quadrant_current_locale")
package func currentLocale(into memory: UnsafeMutableRawPointer) -> Bool {
    unsafe write(into: memory) { $0.locale }
}

/// Writes `Locale.autoupdatingCurrent`; returns `false`, and nothing written, where Foundation's
/// own holds.
@_cdecl("quadrant_automatic_locale")
package func automaticLocale(into memory: UnsafeMutableRawPointer) -> Bool {
    unsafe write(into: memory) { $0.automaticLocale }
}

/// Writes `Calendar.current`; returns `false`, and nothing written, where Foundation's own holds.
@_cdecl("quadrant_current_calendar")
package func currentCalendar(into memory: UnsafeMutableRawPointer) -> Bool {
    unsafe write(into: memory) { $0.calendar }
}

/// Writes `Calendar.autoupdatingCurrent`; returns `false`, and nothing written, where Foundation's
/// own holds.
@_cdecl("quadrant_automatic_calendar")
package func automaticCalendar(into memory: UnsafeMutableRawPointer) -> Bool {
    unsafe write(into: memory) { $0.automaticCalendar }
}

/// Writes `TimeZone.current`; returns `false`, and nothing written, where Foundation's own holds.
@_cdecl("quadrant_current_time_zone")
package func currentTimeZone(into memory: UnsafeMutableRawPointer) -> Bool {
    unsafe write(into: memory) { $0.timeZone }
}

/// Writes `Locale.preferredLanguages`, the locale's alone; returns `false`, and nothing written,
/// where Foundation's own hold.
@_cdecl("quadrant_preferred_languages")
package func preferredLanguages(into memory: UnsafeMutableRawPointer) -> Bool {
    unsafe write(into: memory) { [$0.locale.identifier(.bcp47)] }
}

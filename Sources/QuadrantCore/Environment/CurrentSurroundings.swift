internal import CFoundationGetters
package import Foundation
internal import Synchronization

/// The locale, the calendar and the time zone that the code of a view finds in Foundation's
/// `Locale.current`, `Calendar.current` and `TimeZone.current`: those at the root of its tree.
///
/// They hold while the tree works and in the tasks that begin then, as task-local values do; what
/// runs elsewhere in the process finds Foundation's own. A program that only draws says `ofProcess`.
/// The way it works, and where it does not, is described in `CFoundationGetters.c`.
package final class CurrentSurroundings: Sendable {
    /// The surroundings of the tree that works, or that began the current task.
    @TaskLocal static var ofTree: CurrentSurroundings?
    /// Whether Foundation's own locale, calendar and time zone count although a tree works.
    @TaskLocal static var areLeftAside = false
    private static let process = Mutex<CurrentSurroundings?>(nil)

    private struct Values {
        var locale: Locale
        var automaticLocale: Locale
        var calendar: Calendar
        var automaticCalendar: Calendar
        var timeZone: TimeZone
    }

    /// Worked out when they are first asked for: most views never do, and locales take time to load.
    private let values = Mutex<Values?>(nil)
    /// A copy of the environment that nobody changes; what is read of it is not noted.
    nonisolated(unsafe) private let environment: EnvironmentValues

    /// Creates the surroundings that an environment sets.
    package init(_ environment: EnvironmentValues) {
        self.environment = environment.kept()
    }

    /// The surroundings wherever no tree works; `nil`, as at first, for Foundation's own.
    ///
    /// To be set once, by programs that do nothing but draw, before other code runs.
    package static var ofProcess: CurrentSurroundings? {
        get { process.withLock { $0 } }
        set { process.withLock { $0 = newValue } }
    }

    /// The surroundings of the code that asks; `nil` for Foundation's own.
    package static var current: CurrentSurroundings? {
        areLeftAside ? nil : ofTree ?? ofProcess
    }

    private var all: Values {
        if let known = values.withLock({ $0 }) { return known }
        let (locale, calendar) = (environment.locale, environment.calendar)
        let made = Values(
            locale: locale, automaticLocale: AutomaticLocales.locale(like: locale),
            calendar: calendar, automaticCalendar: AutomaticLocales.calendar(like: calendar),
            timeZone: environment.timeZone)
        values.withLock { $0 = made }
        return made
    }

    /// What `Locale.current` is.
    package var locale: Locale { all.locale }
    /// What `Locale.autoupdatingCurrent` is: an equal one, which is known as nobody's choice.
    package var automaticLocale: Locale { all.automaticLocale }
    /// What `Calendar.current` is.
    package var calendar: Calendar { all.calendar }
    /// What `Calendar.autoupdatingCurrent` is: an equal one, which is known as nobody's choice.
    package var automaticCalendar: Calendar { all.automaticCalendar }
    /// What `TimeZone.current` is.
    package var timeZone: TimeZone { all.timeZone }

    /// Whether somebody chose the locale.
    package var choosesLocale: Bool { environment.choosesLocale }

    /// Calls `body`; in it, and in the tasks that it begins, these are the current ones.
    package func during<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$ofTree.withValue(self, operation: body)
    }

    /// Whether Foundation follows in this program. It does not where it is linked statically.
    package static let isFollowed: Bool = {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "eo")
        return CurrentSurroundings(environment).during { Locale.current.identifier == "eo" }
    }()
}

// What the stand-ins of Foundation's getters ask. Each hands over a value that the caller owns.

/// Writes what `value` takes of the current surroundings; `false`, and nothing written, where there are none.
private func write<Value>(
    into memory: UnsafeMutableRawPointer, _ value: (CurrentSurroundings) -> Value
) -> Bool {
    guard let current = CurrentSurroundings.current else { return false }
    memory.bindMemory(to: Value.self, capacity: 1).initialize(to: value(current))
    return true
}

/// Writes `Locale.current`; `false`, and nothing written, where Foundation's own holds.
@_cdecl("quadrant_current_locale")
package func currentLocale(into memory: UnsafeMutableRawPointer) -> Bool {
    write(into: memory) { $0.locale }
}

/// Writes `Locale.autoupdatingCurrent`; `false`, and nothing written, where Foundation's own holds.
@_cdecl("quadrant_automatic_locale")
package func automaticLocale(into memory: UnsafeMutableRawPointer) -> Bool {
    write(into: memory) { $0.automaticLocale }
}

/// Writes `Calendar.current`; `false`, and nothing written, where Foundation's own holds.
@_cdecl("quadrant_current_calendar")
package func currentCalendar(into memory: UnsafeMutableRawPointer) -> Bool {
    write(into: memory) { $0.calendar }
}

/// Writes `Calendar.autoupdatingCurrent`; `false`, and nothing written, where Foundation's own holds.
@_cdecl("quadrant_automatic_calendar")
package func automaticCalendar(into memory: UnsafeMutableRawPointer) -> Bool {
    write(into: memory) { $0.automaticCalendar }
}

/// Writes `TimeZone.current`; `false`, and nothing written, where Foundation's own holds.
@_cdecl("quadrant_current_time_zone")
package func currentTimeZone(into memory: UnsafeMutableRawPointer) -> Bool {
    write(into: memory) { $0.timeZone }
}

/// Writes `Locale.preferredLanguages`, the locale's alone; `false`, and nothing written, where
/// Foundation's own hold.
@_cdecl("quadrant_preferred_languages")
package func preferredLanguages(into memory: UnsafeMutableRawPointer) -> Bool {
    write(into: memory) { [$0.locale.identifier(.bcp47)] }
}

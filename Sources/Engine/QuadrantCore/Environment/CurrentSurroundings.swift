package import Foundation
import QuadrantGeometry
package import QuadrantLayout
internal import Synchronization

/// The locale, the calendar and the time zone that the code of a view finds in Foundation's
/// `Locale.current`, `Calendar.current` and `TimeZone.current`: those at the root of its tree; and what code
/// that asks the system instead of the environment, as UIKit's screen and device do, is told of both.
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
    private let environment: HandedOver<EnvironmentValues>
    /// The room in which the tree is shown and its safe area; `nil` where that is not known.
    package let room: HostGeometry?

    /// Creates the surroundings that an environment sets, in a room.
    package init(_ environment: EnvironmentValues, room: HostGeometry? = nil) {
        self.environment = HandedOver(environment.kept())
        self.room = room
    }

    /// The same surroundings in another room.
    package func moved(to room: HostGeometry) -> CurrentSurroundings {
        room == self.room ? self : CurrentSurroundings(environment.value, room: room)
    }

    /// The same surroundings with a changed environment.
    package func changed(
        _ change: (inout EnvironmentValues) -> Void
    ) -> CurrentSurroundings {
        var values = environment.value
        change(&values)
        return CurrentSurroundings(values, room: room)
    }

    /// What `read` takes of the environment at the root. Nobody depends on what is read, as nobody does who
    /// asks the system.
    package func read<Value>(_ read: (EnvironmentValues) -> Value) -> Value {
        read(environment.value)
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
        let environment = environment.value
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
    package var choosesLocale: Bool { environment.value.choosesLocale }

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

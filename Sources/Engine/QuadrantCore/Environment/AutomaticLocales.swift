package import Foundation
internal import Synchronization

/// The locales and calendars that were handed out as `Locale.autoupdatingCurrent` and its like.
///
/// A format keeps the locale and the calendar it was made with; whether somebody chose that or it is what formats have by
/// default decides whether a text puts the environment's in its place. Where Foundation's own
/// autoupdating one stands the two can be told apart; what is handed out in its place is equal to a chosen
/// one, and known by the object in it. Of a time zone Foundation has but one object: a chosen one that is equal
/// to that at the root cannot be told from it.
package enum AutomaticLocales {
    /// The copies handed out, and the addresses of the objects in them.
    private struct State {
        /// By identifier: kept for good, so that no other object comes to stand at the address of one.
        var locales: [String: Locale] = [:]
        var calendars: [Calendar: Calendar] = [:]
        /// The addresses of the objects in all copies, by which these are recognised.
        var objects: Set<UInt> = []
    }

    private static let state = Mutex(State())

    /// A locale equal to `locale`, of an object of its own: made of components it is not the one that
    /// Foundation keeps for the identifier.
    static func locale(like locale: Locale) -> Locale {
        let identifier = locale.identifier
        if let known = state.withLock({ $0.locales[identifier] }) { return known }
        let made = Locale(components: Locale.Components(locale: locale))
        guard made.identifier == identifier else { return locale }
        let address = foundationObject(in: made)
        return state.withLock { state in
            if let known = state.locales[identifier] { return known }
            state.locales[identifier] = made
            state.objects.insert(address)
            return made
        }
    }

    /// A calendar equal to `calendar`, of an object of its own: one that was changed is.
    static func calendar(like calendar: Calendar) -> Calendar {
        if let known = state.withLock({ $0.calendars[calendar] }) { return known }
        var made = calendar
        made.timeZone = made.timeZone == .gmt ? TimeZone(secondsFromGMT: 3600) ?? .gmt : .gmt
        made.timeZone = calendar.timeZone
        guard made == calendar else { return calendar }
        let address = foundationObject(in: made)
        return state.withLock { [made] state in
            if let known = state.calendars[calendar] { return known }
            state.calendars[calendar] = made
            state.objects.insert(address)
            return made
        }
    }

    /// Whether nobody chose the locale: it is what formats have by default.
    package static func contain(_ locale: Locale) -> Bool {
        let object = foundationObject(in: locale)
        return locale == foundations.locale || state.withLock { $0.objects.contains(object) }
    }

    /// Whether the time zone may be replaced by that of the environment: nobody chose it, or it
    /// equals the one at the root.
    package static func goWith(_ timeZone: TimeZone) -> Bool {
        timeZone == foundations.timeZone || timeZone == .autoupdatingCurrent
    }

    /// Whether nobody chose the calendar: it is what formats have by default.
    package static func contain(_ calendar: Calendar) -> Bool {
        let object = foundationObject(in: calendar)
        return calendar == foundations.calendar || state.withLock { $0.objects.contains(object) }
    }

    /// Foundation's own automatic locale and calendar. Formats that were made while no tree was at
    /// work have these.
    private static let foundations = CurrentSurroundings.$areLeftAside.withValue(true) {
        (
            locale: Locale.autoupdatingCurrent, timeZone: TimeZone.autoupdatingCurrent,
            calendar: Calendar.autoupdatingCurrent
        )
    }
}

package import Foundation
internal import Synchronization

/// The locales that were handed out as `Locale.autoupdatingCurrent`.
///
/// A format keeps the locale it was made with; whether somebody chose that or it is what formats have by
/// default decides whether a text puts the environment's in its place. Where Foundation's own
/// autoupdating one stands the two can be told apart; what is handed out in its place is equal to a chosen
/// one, and known by the object in it.
package enum AutomaticLocales {
    private struct State {
        /// By identifier: kept for good, so that no other object comes to stand at the address of one.
        var locales: [String: Locale] = [:]
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
        let address = object(of: made)
        return state.withLock { state in
            if let known = state.locales[identifier] { return known }
            state.locales[identifier] = made
            state.objects.insert(address)
            return made
        }
    }

    /// Whether nobody chose the locale: it is what formats have by default.
    package static func contain(_ locale: Locale) -> Bool {
        let object = object(of: locale)
        return locale == foundations.locale || state.withLock { $0.objects.contains(object) }
    }

    /// Whether nobody chose the time zone, or it is the one at the root.
    package static func goWith(_ timeZone: TimeZone) -> Bool {
        timeZone == foundations.timeZone || timeZone == .autoupdatingCurrent
    }

    /// Whether nobody chose the calendar, or it is the one at the root.
    package static func goWith(_ calendar: Calendar) -> Bool {
        calendar == foundations.calendar || calendar == .autoupdatingCurrent
    }

    /// Foundation's own, which formats have that were made where no tree was at work.
    private static let foundations = CurrentSurroundings.$areLeftAside.withValue(true) {
        (
            locale: Locale.autoupdatingCurrent, timeZone: TimeZone.autoupdatingCurrent,
            calendar: Calendar.autoupdatingCurrent
        )
    }

    /// A locale is a reference with the table of its protocol. Those of Foundation are kept for good.
    private static func object(of locale: Locale) -> UInt {
        withUnsafeBytes(of: locale) { $0.load(as: UInt.self) }
    }
}

public import Foundation
public import SwiftUI

/// Hints, all of them.
///
/// Apple: "Tips" (TipKit). What is known of them lasts as long as the run.
public enum Tips {
    static let store = TipStore()

    /// Begins: hints show from now on.
    public static func configure(_ options: [ConfigurationOption] = []) throws { store.begin() }
    /// Shows all hints, whatever their rules say.
    public static func showAllTipsForTesting() { store.showsAll = true }
    /// Shows some hints, whatever their rules say.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        store.shown = tips.map { "\($0)" }
    }
    /// Shows no hints.
    public static func hideAllTipsForTesting() { store.hidesAll = true }
    /// Hides some hints.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        store.hidden = tips.map { "\($0)" }
    }
    /// Forgets all.
    public static func resetDatastore() throws { store.forget() }

    /// Where a hint is.
    public enum Status: Hashable, Sendable {
        /// Its rules do not hold; it would show; it is done with.
        case pending, available
        case invalidated(InvalidationReason)
    }

    /// Why a hint is done with.
    public enum InvalidationReason: String, Hashable, Sendable, Codable {
        /// Somebody did what it says; it showed often enough; it was closed; it showed long enough.
        case actionPerformed, displayCountExceeded, tipClosed, displayDurationExceeded
    }

    /// How hints begin.
    public struct ConfigurationOption: Sendable {
        /// Where what is known lies.
        public struct DatastoreLocation: Sendable {
            /// Where apps keep things.
            public static let applicationDefault = DatastoreLocation()
            /// In a folder.
            public static func url(_ url: URL) -> DatastoreLocation { applicationDefault }
            /// In a group.
            public static func groupContainer(identifier: String) throws -> DatastoreLocation {
                applicationDefault
            }
        }

        /// How often hints show.
        public struct DisplayFrequency: Sendable {
            /// At once.
            public static let immediate = DisplayFrequency()
            /// One an hour.
            public static let hourly = DisplayFrequency()
            /// One a day.
            public static let daily = DisplayFrequency()
            /// One a week.
            public static let weekly = DisplayFrequency()
            /// One a month.
            public static let monthly = DisplayFrequency()
        }

        /// Where what is known lies: in memory here.
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
        }
        /// How often hints show: at once here.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
        }
        /// How often hints show, in seconds: at once here.
        public static func displayFrequency(_ frequency: TimeInterval) -> ConfigurationOption {
            ConfigurationOption()
        }
        /// Whether another device knows: none does.
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption
        { ConfigurationOption() }
    }

    /// Where other devices look.
    public struct CloudKitContainer: Sendable {
        /// As suits.
        public static let automatic = CloudKitContainer()
        /// A container.
        public static func named(_ identifier: String) -> CloudKitContainer { automatic }
    }

    /// A button of a hint.
    public struct Action: Identifiable, Sendable {
        /// Tells it from others.
        public let id: String
        let label: @MainActor @Sendable () -> Text
        let handler: @Sendable () -> Void

        /// A button with a title.
        public init(
            id: String? = nil, title: some StringProtocol, disabled: Bool = false,
            perform: @escaping @Sendable () -> Void = {}
        ) {
            let words = String(title)
            (self.id, handler) = (id ?? words, perform)
            label = { Text(verbatim: words) }
        }

        /// A button with a label.
        public init(
            id: String? = nil, disabled: Bool = false, perform: @escaping @Sendable () -> Void = {},
            _ label: @escaping @MainActor @Sendable () -> Text
        ) { (self.id, handler, self.label) = (id ?? "", perform, label) }
    }

    /// What has to be so.
    public struct Rule: Sendable {
        let isFulfilled: @Sendable () -> Bool

        /// Something of a value.
        public init<Value: Sendable>(
            _ parameter: Parameter<Value>, _ test: @escaping @Sendable (Value) -> Bool
        ) {
            isFulfilled = { test(parameter.wrappedValue) }
        }

        /// Something of what happened.
        public init<Info: Sendable>(
            _ event: Event<Info>, _ test: @escaping @Sendable (Event<Info>) -> Bool
        ) {
            isFulfilled = { test(event) }
        }
    }

    /// A value that rules ask for.
    ///
    /// Apple: "Parameter" (TipKit), a macro there.
    @propertyWrapper public final class Parameter<Value: Sendable>: @unchecked Sendable {
        /// Whether it lasts: not here.
        public struct Option: Sendable {
            /// It does not last.
            public static var transient: Option { Option() }
        }
        private let lock = NSLock()
        private var value: Value
        /// A value.
        public init(wrappedValue: Value) { value = wrappedValue }
        /// A value with options.
        public init(wrappedValue: Value, _ option: Option) { value = wrappedValue }
        /// The value.
        public var wrappedValue: Value {
            get { lock.withLock { value } }
            set { lock.withLock { value = newValue } }
        }
        /// What rules ask.
        public var projectedValue: Parameter<Value> { self }
    }

    /// Something that happens.
    public final class Event<Info: Sendable>: Identifiable, @unchecked Sendable {
        /// That it happened.
        public struct Donation: Sendable {
            /// When.
            public let date: Date
            /// What is known of it.
            public let donationValue: Info?
        }

        /// Tells it from others.
        public let id: String
        private let lock = NSLock()
        private var all: [Donation] = []

        init(_ id: String) { self.id = id }
        /// How often it happened, and when.
        public var donations: [Donation] { lock.withLock { all } }
        fileprivate func add(_ value: Info?) {
            lock.withLock { all.append(Donation(date: Date(), donationValue: value)) }
        }

        /// Says that it happened.
        public func donate(_ value: Info) async { add(value) }
        /// Says that it happened.
        public func sendDonation(_ value: Info, _ completion: (@Sendable () -> Void)? = nil) {
            add(value)
            completion?()
        }
    }

    /// Nothing is known of a thing that happens.
    public struct EmptyDonation: Codable, Sendable {}

    /// How often a hint may show.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        /// A number of times.
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// Whether a hint shows whatever others do.
    public struct IgnoresDisplayFrequency: TipOption {
        /// Whether.
        public init(_ ignoresDisplayFrequency: Bool) {}
    }
}

extension Tips.Event where Info: Codable {
    /// Something that happens, of which something is known.
    @_disfavoredOverload public convenience init(id: String) { self.init(id) }
}

extension Tips.Event where Info == Tips.EmptyDonation {
    /// Something that happens.
    public convenience init(id: String) { self.init(id) }
    /// Says that it happened.
    public func donate() async { await donate(Tips.EmptyDonation()) }
    /// Says that it happened.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
        sendDonation(Tips.EmptyDonation(), completion)
    }
}

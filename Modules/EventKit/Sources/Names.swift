// length: generated. Written by Scripts/quiet-modules.py from Modules/EventKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import CoreLocation
internal import UIKit
internal import CFNames

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("EventKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "EKError".
public struct EKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "EKError.Code.eventNotMutable".
        case eventNotMutable = 0
        /// Apple: "EKError.Code.noCalendar".
        case noCalendar
        /// Apple: "EKError.Code.noStartDate".
        case noStartDate
        /// Apple: "EKError.Code.noEndDate".
        case noEndDate
        /// Apple: "EKError.Code.datesInverted".
        case datesInverted
        /// Apple: "EKError.Code.internalFailure".
        case internalFailure
        /// Apple: "EKError.Code.calendarReadOnly".
        case calendarReadOnly
        /// Apple: "EKError.Code.durationGreaterThanRecurrence".
        case durationGreaterThanRecurrence
        /// Apple: "EKError.Code.alarmGreaterThanRecurrence".
        case alarmGreaterThanRecurrence
        /// Apple: "EKError.Code.startDateTooFarInFuture".
        case startDateTooFarInFuture
        /// Apple: "EKError.Code.startDateCollidesWithOtherOccurrence".
        case startDateCollidesWithOtherOccurrence
        /// Apple: "EKError.Code.objectBelongsToDifferentStore".
        case objectBelongsToDifferentStore
        /// Apple: "EKError.Code.invitesCannotBeMoved".
        case invitesCannotBeMoved
        /// Apple: "EKError.Code.invalidSpan".
        case invalidSpan
        /// Apple: "EKError.Code.calendarHasNoSource".
        case calendarHasNoSource
        /// Apple: "EKError.Code.calendarSourceCannotBeModified".
        case calendarSourceCannotBeModified
        /// Apple: "EKError.Code.calendarIsImmutable".
        case calendarIsImmutable
        /// Apple: "EKError.Code.sourceDoesNotAllowCalendarAddDelete".
        case sourceDoesNotAllowCalendarAddDelete
        /// Apple: "EKError.Code.recurringReminderRequiresDueDate".
        case recurringReminderRequiresDueDate
        /// Apple: "EKError.Code.structuredLocationsNotSupported".
        case structuredLocationsNotSupported
        /// Apple: "EKError.Code.reminderLocationsNotSupported".
        case reminderLocationsNotSupported
        /// Apple: "EKError.Code.alarmProximityNotSupported".
        case alarmProximityNotSupported
        /// Apple: "EKError.Code.calendarDoesNotAllowEvents".
        case calendarDoesNotAllowEvents
        /// Apple: "EKError.Code.calendarDoesNotAllowReminders".
        case calendarDoesNotAllowReminders
        /// Apple: "EKError.Code.sourceDoesNotAllowReminders".
        case sourceDoesNotAllowReminders
        /// Apple: "EKError.Code.sourceDoesNotAllowEvents".
        case sourceDoesNotAllowEvents
        /// Apple: "EKError.Code.priorityIsInvalid".
        case priorityIsInvalid
        /// Apple: "EKError.Code.invalidEntityType".
        case invalidEntityType
        /// Apple: "EKError.Code.procedureAlarmsNotMutable".
        case procedureAlarmsNotMutable
        /// Apple: "EKError.Code.eventStoreNotAuthorized".
        case eventStoreNotAuthorized
    }
    /// Apple: "EKError.eventNotMutable".
    public static var eventNotMutable: Code { .eventNotMutable }
    /// Apple: "EKError.noCalendar".
    public static var noCalendar: Code { .noCalendar }
    /// Apple: "EKError.noStartDate".
    public static var noStartDate: Code { .noStartDate }
    /// Apple: "EKError.noEndDate".
    public static var noEndDate: Code { .noEndDate }
    /// Apple: "EKError.datesInverted".
    public static var datesInverted: Code { .datesInverted }
    /// Apple: "EKError.internalFailure".
    public static var internalFailure: Code { .internalFailure }
    /// Apple: "EKError.calendarReadOnly".
    public static var calendarReadOnly: Code { .calendarReadOnly }
    /// Apple: "EKError.durationGreaterThanRecurrence".
    public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
    /// Apple: "EKError.alarmGreaterThanRecurrence".
    public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
    /// Apple: "EKError.startDateTooFarInFuture".
    public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
    /// Apple: "EKError.startDateCollidesWithOtherOccurrence".
    public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
    /// Apple: "EKError.objectBelongsToDifferentStore".
    public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
    /// Apple: "EKError.invitesCannotBeMoved".
    public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
    /// Apple: "EKError.invalidSpan".
    public static var invalidSpan: Code { .invalidSpan }
    /// Apple: "EKError.calendarHasNoSource".
    public static var calendarHasNoSource: Code { .calendarHasNoSource }
    /// Apple: "EKError.calendarSourceCannotBeModified".
    public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
    /// Apple: "EKError.calendarIsImmutable".
    public static var calendarIsImmutable: Code { .calendarIsImmutable }
    /// Apple: "EKError.sourceDoesNotAllowCalendarAddDelete".
    public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
    /// Apple: "EKError.recurringReminderRequiresDueDate".
    public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
    /// Apple: "EKError.structuredLocationsNotSupported".
    public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
    /// Apple: "EKError.reminderLocationsNotSupported".
    public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
    /// Apple: "EKError.alarmProximityNotSupported".
    public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
    /// Apple: "EKError.calendarDoesNotAllowEvents".
    public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
    /// Apple: "EKError.calendarDoesNotAllowReminders".
    public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
    /// Apple: "EKError.sourceDoesNotAllowReminders".
    public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
    /// Apple: "EKError.sourceDoesNotAllowEvents".
    public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
    /// Apple: "EKError.priorityIsInvalid".
    public static var priorityIsInvalid: Code { .priorityIsInvalid }
    /// Apple: "EKError.invalidEntityType".
    public static var invalidEntityType: Code { .invalidEntityType }
    /// Apple: "EKError.procedureAlarmsNotMutable".
    public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
    /// Apple: "EKError.eventStoreNotAuthorized".
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "EKErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (EKErrorDomain error \(code.rawValue).)" }
}
extension EKError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? EKError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "EKErrorDomain".
public let EKErrorDomain = "EKErrorDomain"
/// Apple: "EKEntityType".
public enum EKEntityType: UInt, Hashable, Sendable {
    /// Apple: "EKEntityType.event".
    case event
    /// Apple: "EKEntityType.reminder".
    case reminder
}
/// Apple: "EKAuthorizationStatus".
public enum EKAuthorizationStatus: Int, Hashable, Sendable {
    /// Apple: "EKAuthorizationStatus.notDetermined".
    case notDetermined
    /// Apple: "EKAuthorizationStatus.restricted".
    case restricted
    /// Apple: "EKAuthorizationStatus.denied".
    case denied
    /// Apple: "EKAuthorizationStatus.fullAccess".
    case fullAccess
    /// Apple: "EKAuthorizationStatus.writeOnly".
    case writeOnly
    /// Apple: "EKAuthorizationStatus.authorized".
    public static let authorized: EKAuthorizationStatus = .fullAccess
}
/// Apple: "EKSpan".
public enum EKSpan: Int, Hashable, Sendable {
    /// Apple: "EKSpan.thisEvent".
    case thisEvent
    /// Apple: "EKSpan.futureEvents".
    case futureEvents
}
/// Apple: "EKAlarmProximity".
public enum EKAlarmProximity: Int, Hashable, Sendable {
    /// Apple: "EKAlarmProximity.none".
    case none
    /// Apple: "EKAlarmProximity.enter".
    case enter
    /// Apple: "EKAlarmProximity.leave".
    case leave
}
/// Apple: "EKCalendarType".
public enum EKCalendarType: Int, Hashable, Sendable {
    /// Apple: "EKCalendarType.local".
    case local
    /// Apple: "EKCalendarType.calDAV".
    case calDAV
    /// Apple: "EKCalendarType.exchange".
    case exchange
    /// Apple: "EKCalendarType.subscription".
    case subscription
    /// Apple: "EKCalendarType.birthday".
    case birthday
}
/// Apple: "EKSourceType".
public enum EKSourceType: Int, Hashable, Sendable {
    /// Apple: "EKSourceType.local".
    case local
    /// Apple: "EKSourceType.exchange".
    case exchange
    /// Apple: "EKSourceType.calDAV".
    case calDAV
    /// Apple: "EKSourceType.mobileMe".
    case mobileMe
    /// Apple: "EKSourceType.subscribed".
    case subscribed
    /// Apple: "EKSourceType.birthdays".
    case birthdays
}
/// Apple: "EKEventAvailability".
public enum EKEventAvailability: Int, Hashable, Sendable {
    /// Apple: "EKEventAvailability.notSupported".
    case notSupported = -1
    /// Apple: "EKEventAvailability.busy".
    case busy
    /// Apple: "EKEventAvailability.free".
    case free
    /// Apple: "EKEventAvailability.tentative".
    case tentative
    /// Apple: "EKEventAvailability.unavailable".
    case unavailable
}
/// Apple: "EKEventStatus".
public enum EKEventStatus: Int, Hashable, Sendable {
    /// Apple: "EKEventStatus.none".
    case none
    /// Apple: "EKEventStatus.confirmed".
    case confirmed
    /// Apple: "EKEventStatus.tentative".
    case tentative
    /// Apple: "EKEventStatus.canceled".
    case canceled
}
/// Apple: "EKRecurrenceFrequency".
public enum EKRecurrenceFrequency: Int, Hashable, Sendable {
    /// Apple: "EKRecurrenceFrequency.daily".
    case daily
    /// Apple: "EKRecurrenceFrequency.weekly".
    case weekly
    /// Apple: "EKRecurrenceFrequency.monthly".
    case monthly
    /// Apple: "EKRecurrenceFrequency.yearly".
    case yearly
}
/// Apple: "EKReminderPriority".
public enum EKReminderPriority: UInt, Hashable, Sendable {
    /// Apple: "EKReminderPriority.none".
    case none
    /// Apple: "EKReminderPriority.high".
    case high = 1
    /// Apple: "EKReminderPriority.medium".
    case medium = 5
    /// Apple: "EKReminderPriority.low".
    case low = 9
}
/// Apple: "EKWeekday".
public enum EKWeekday: Int, Hashable, Sendable {
    /// Apple: "EKWeekday.sunday".
    case sunday = 1
    /// Apple: "EKWeekday.monday".
    case monday
    /// Apple: "EKWeekday.tuesday".
    case tuesday
    /// Apple: "EKWeekday.wednesday".
    case wednesday
    /// Apple: "EKWeekday.thursday".
    case thursday
    /// Apple: "EKWeekday.friday".
    case friday
    /// Apple: "EKWeekday.saturday".
    case saturday
}
/// Apple: "EKParticipantStatus".
public enum EKParticipantStatus: Int, Hashable, Sendable {
    /// Apple: "EKParticipantStatus.unknown".
    case unknown
    /// Apple: "EKParticipantStatus.pending".
    case pending
    /// Apple: "EKParticipantStatus.accepted".
    case accepted
    /// Apple: "EKParticipantStatus.declined".
    case declined
    /// Apple: "EKParticipantStatus.tentative".
    case tentative
    /// Apple: "EKParticipantStatus.delegated".
    case delegated
    /// Apple: "EKParticipantStatus.completed".
    case completed
    /// Apple: "EKParticipantStatus.inProcess".
    case inProcess
}
/// Apple: "EKEntityMask".
public struct EKEntityMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "EKEntityMask.event".
    public static let event = EKEntityMask(rawValue: 1)
    /// Apple: "EKEntityMask.reminder".
    public static let reminder = EKEntityMask(rawValue: 2)
}
extension Notification.Name {
    /// Apple: "Notification.Name.EKEventStoreChanged".
    public static let EKEventStoreChanged: Notification.Name = .init("EKEventStoreChangedNotification")
}
/// Apple: "EKObject".
open class EKObject: NSObject {
    /// Here always `false`. Apple: "EKObject.hasChanges".
    open var hasChanges: Bool { false }
    /// Here always `true`. Apple: "EKObject.isNew".
    open var isNew: Bool { true }
    /// Apple: "EKObject.reset".
    open func reset() {}
    /// Apple: "EKObject.rollback".
    open func rollback() {}
    /// Here `false`. Apple: "EKObject.refresh".
    open func refresh() -> Bool { false }
}
/// Apple: "EKSource".
open class EKSource: EKObject {
    /// Here always `""`. Apple: "EKSource.sourceIdentifier".
    open var sourceIdentifier: String { "" }
    /// Here always `.local`. Apple: "EKSource.sourceType".
    open var sourceType: EKSourceType { .local }
    /// Here always `""`. Apple: "EKSource.title".
    open var title: String { "" }
    /// Here `[]`. Apple: "EKSource.calendars".
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
/// Apple: "EKCalendar".
open class EKCalendar: EKObject {
    /// Apple: "EKCalendar.calendarIdentifier".
    public let calendarIdentifier: String = UUID().uuidString
    /// Apple: "EKCalendar.init".
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
    /// It is kept; `""` at first. Apple: "EKCalendar.title".
    open var title: String = ""
    /// It is kept; `nil` at first. Apple: "EKCalendar.cgColor".
    open var cgColor: CGColor!
    /// It is kept; `nil` at first. Apple: "EKCalendar.source".
    open var source: EKSource!
    /// Here always `.local`. Apple: "EKCalendar.type".
    open var type: EKCalendarType { .local }
    /// Here always `true`. Apple: "EKCalendar.allowsContentModifications".
    open var allowsContentModifications: Bool { true }
    /// Here always `false`. Apple: "EKCalendar.isImmutable".
    open var isImmutable: Bool { false }
    /// Here always `false`. Apple: "EKCalendar.isSubscribed".
    open var isSubscribed: Bool { false }
    /// Here always `[.event, .reminder]`. Apple: "EKCalendar.allowedEntityTypes".
    open var allowedEntityTypes: EKEntityMask { [.event, .reminder] }
}
/// Apple: "EKAlarm".
open class EKAlarm: EKObject {
    /// Apple: "EKAlarm.init".
    public convenience init(absoluteDate date: Date) { self.init(); absoluteDate = date }
    /// Apple: "EKAlarm.init".
    public convenience init(relativeOffset offset: TimeInterval) { self.init(); relativeOffset = offset }
    /// It is kept; `nil` at first. Apple: "EKAlarm.absoluteDate".
    open var absoluteDate: Date?
    /// It is kept; `0` at first. Apple: "EKAlarm.relativeOffset".
    open var relativeOffset: TimeInterval = 0
    /// It is kept; `nil` at first. Apple: "EKAlarm.structuredLocation".
    open var structuredLocation: EKStructuredLocation?
    /// It is kept; `.none` at first. Apple: "EKAlarm.proximity".
    open var proximity: EKAlarmProximity = .none
}
/// Apple: "EKStructuredLocation".
open class EKStructuredLocation: EKObject {
    /// Apple: "EKStructuredLocation.init".
    public convenience init(title: String) { self.init(); self.title = title }
    /// It is kept; `nil` at first. Apple: "EKStructuredLocation.title".
    open var title: String?
    /// It is kept; `nil` at first. Apple: "EKStructuredLocation.geoLocation".
    open var geoLocation: CLLocation?
    /// It is kept; `0` at first. Apple: "EKStructuredLocation.radius".
    open var radius: Double = 0
}
/// Apple: "EKRecurrenceEnd".
open class EKRecurrenceEnd: NSObject {
    /// Apple: "EKRecurrenceEnd.init".
    public convenience init(end endDate: Date) { self.init(); self.endDate = endDate }
    /// Apple: "EKRecurrenceEnd.init".
    public convenience init(occurrenceCount: Int) { self.init(); self.occurrenceCount = occurrenceCount }
    /// It is kept; `nil` at first. Apple: "EKRecurrenceEnd.endDate".
    open var endDate: Date?
    /// It is kept; `0` at first. Apple: "EKRecurrenceEnd.occurrenceCount".
    open var occurrenceCount: Int = 0
}
/// Apple: "EKRecurrenceRule".
open class EKRecurrenceRule: EKObject {
    /// Apple: "EKRecurrenceRule.frequency".
    public let frequency: EKRecurrenceFrequency
    /// Apple: "EKRecurrenceRule.interval".
    public let interval: Int
    /// It is kept; `nil` at first. Apple: "EKRecurrenceRule.recurrenceEnd".
    open var recurrenceEnd: EKRecurrenceEnd?
    /// Apple: "EKRecurrenceRule.init".
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) { frequency = type; self.interval = interval; recurrenceEnd = end; super.init() }
}
/// Apple: "EKParticipant".
open class EKParticipant: EKObject {
    /// Here always `nil`. Apple: "EKParticipant.name".
    open var name: String? { nil }
    /// Here always `URL(fileURLWithPath: "/")`. Apple: "EKParticipant.url".
    open var url: URL { URL(fileURLWithPath: "/") }
    /// Here always `.unknown`. Apple: "EKParticipant.participantStatus".
    open var participantStatus: EKParticipantStatus { .unknown }
    /// Here always `false`. Apple: "EKParticipant.isCurrentUser".
    open var isCurrentUser: Bool { false }
}
/// Apple: "EKCalendarItem".
open class EKCalendarItem: EKObject {
    /// Apple: "EKCalendarItem.calendarItemIdentifier".
    public let calendarItemIdentifier: String = UUID().uuidString
    /// Here always `calendarItemIdentifier`. Apple: "EKCalendarItem.calendarItemExternalIdentifier".
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    /// It is kept; `nil` at first. Apple: "EKCalendarItem.calendar".
    open var calendar: EKCalendar!
    /// It is kept; `""` at first. Apple: "EKCalendarItem.title".
    open var title: String! = ""
    /// It is kept; `nil` at first. Apple: "EKCalendarItem.location".
    open var location: String?
    /// It is kept; `nil` at first. Apple: "EKCalendarItem.notes".
    open var notes: String?
    /// It is kept; `nil` at first. Apple: "EKCalendarItem.url".
    open var url: URL?
    /// It is kept; `nil` at first. Apple: "EKCalendarItem.timeZone".
    open var timeZone: TimeZone?
    /// Here always `nil`. Apple: "EKCalendarItem.creationDate".
    open var creationDate: Date? { nil }
    /// Here always `nil`. Apple: "EKCalendarItem.lastModifiedDate".
    open var lastModifiedDate: Date? { nil }
    /// Here always `!(alarms ?? []).isEmpty`. Apple: "EKCalendarItem.hasAlarms".
    open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
    /// Here always `!(notes ?? "").isEmpty`. Apple: "EKCalendarItem.hasNotes".
    open var hasNotes: Bool { !(notes ?? "").isEmpty }
    /// Here always `false`. Apple: "EKCalendarItem.hasAttendees".
    open var hasAttendees: Bool { false }
    /// Here always `!(recurrenceRules ?? []).isEmpty`. Apple: "EKCalendarItem.hasRecurrenceRules".
    open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
    /// Here always `nil`. Apple: "EKCalendarItem.attendees".
    open var attendees: [EKParticipant]? { nil }
    /// It is kept; `nil` at first. Apple: "EKCalendarItem.alarms".
    open var alarms: [EKAlarm]?
    /// It is kept; `nil` at first. Apple: "EKCalendarItem.recurrenceRules".
    open var recurrenceRules: [EKRecurrenceRule]?
    /// Here `alarms = (alarms ?? []) + [alarm]`. Apple: "EKCalendarItem.addAlarm".
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Here `alarms?.removeAll { $0 === alarm }`. Apple: "EKCalendarItem.removeAlarm".
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// Here `recurrenceRules = (recurrenceRules ?? []) + [rule]`. Apple: "EKCalendarItem.addRecurrenceRule".
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    /// Here `recurrenceRules?.removeAll { $0 === rule }`. Apple: "EKCalendarItem.removeRecurrenceRule".
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}
/// Apple: "EKEvent".
open class EKEvent: EKCalendarItem {
    /// Apple: "EKEvent.init".
    public convenience init(eventStore: EKEventStore) { self.init() }
    /// Here always `calendarItemIdentifier`. Apple: "EKEvent.eventIdentifier".
    open var eventIdentifier: String! { calendarItemIdentifier }
    /// It is kept; `false` at first. Apple: "EKEvent.isAllDay".
    open var isAllDay: Bool = false
    /// It is kept; `nil` at first. Apple: "EKEvent.startDate".
    open var startDate: Date!
    /// It is kept; `nil` at first. Apple: "EKEvent.endDate".
    open var endDate: Date!
    /// It is kept; `.busy` at first. Apple: "EKEvent.availability".
    open var availability: EKEventAvailability = .busy
    /// It is kept; `nil` at first. Apple: "EKEvent.structuredLocation".
    open var structuredLocation: EKStructuredLocation?
    /// Here always `.none`. Apple: "EKEvent.status".
    open var status: EKEventStatus { .none }
    /// Here always `nil`. Apple: "EKEvent.organizer".
    open var organizer: EKParticipant? { nil }
    /// Here always `false`. Apple: "EKEvent.isDetached".
    open var isDetached: Bool { false }
    /// Here always `startDate`. Apple: "EKEvent.occurrenceDate".
    open var occurrenceDate: Date! { startDate }
    /// Here always `nil`. Apple: "EKEvent.birthdayContactIdentifier".
    open var birthdayContactIdentifier: String? { nil }
    /// Here `(startDate ?? .distantPast) < (other.startDate ?? .distantPast) ? .orderedAscending : startDate == other.startDate ? .orderedSame : .orderedDescending`. Apple: "EKEvent.compareStartDate".
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { (startDate ?? .distantPast) < (other.startDate ?? .distantPast) ? .orderedAscending : startDate == other.startDate ? .orderedSame : .orderedDescending }
}
/// Apple: "EKReminder".
open class EKReminder: EKCalendarItem {
    /// Apple: "EKReminder.init".
    public convenience init(eventStore: EKEventStore) { self.init() }
    /// It is kept; `nil` at first. Apple: "EKReminder.startDateComponents".
    open var startDateComponents: DateComponents?
    /// It is kept; `nil` at first. Apple: "EKReminder.dueDateComponents".
    open var dueDateComponents: DateComponents?
    /// It is kept; `false` at first. Apple: "EKReminder.isCompleted".
    open var isCompleted: Bool = false
    /// It is kept; `nil` at first. Apple: "EKReminder.completionDate".
    open var completionDate: Date?
    /// It is kept; `0` at first. Apple: "EKReminder.priority".
    open var priority: Int = 0
}
/// Apple: "EKEventStore".
open class EKEventStore: NSObject {
    /// Apple: "EKEventStore.init".
    public convenience init(sources: [EKSource]) { self.init() }
    /// Here `.notDetermined`. Apple: "EKEventStore.authorizationStatus".
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    /// Here `QuietNotes.later { completion(false, nil) }`. Apple: "EKEventStore.requestFullAccessToEvents".
    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { QuietNotes.later { completion(false, nil) } }
    /// Here `false`. Apple: "EKEventStore.requestFullAccessToEvents".
    open func requestFullAccessToEvents() async throws -> Bool { false }
    /// Here `QuietNotes.later { completion(false, nil) }`. Apple: "EKEventStore.requestWriteOnlyAccessToEvents".
    open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { QuietNotes.later { completion(false, nil) } }
    /// Here `false`. Apple: "EKEventStore.requestWriteOnlyAccessToEvents".
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// Here `QuietNotes.later { completion(false, nil) }`. Apple: "EKEventStore.requestFullAccessToReminders".
    open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) { QuietNotes.later { completion(false, nil) } }
    /// Here `false`. Apple: "EKEventStore.requestFullAccessToReminders".
    open func requestFullAccessToReminders() async throws -> Bool { false }
    /// Here `QuietNotes.later { completion(false, nil) }`. Apple: "EKEventStore.requestAccess".
    open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) { QuietNotes.later { completion(false, nil) } }
    /// Here `false`. Apple: "EKEventStore.requestAccess".
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    /// Here always `""`. Apple: "EKEventStore.eventStoreIdentifier".
    open var eventStoreIdentifier: String { "" }
    /// Here always `[]`. Apple: "EKEventStore.sources".
    open var sources: [EKSource] { [] }
    /// Here always `nil`. Apple: "EKEventStore.defaultCalendarForNewEvents".
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Here `nil`. Apple: "EKEventStore.defaultCalendarForNewReminders".
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// Here `[]`. Apple: "EKEventStore.calendars".
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// Here `nil`. Apple: "EKEventStore.calendar".
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// Here `nil`. Apple: "EKEventStore.calendarItem".
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// Here `nil`. Apple: "EKEventStore.event".
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Here `nil`. Apple: "EKEventStore.source".
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    /// Here `[]`. Apple: "EKEventStore.events".
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Apple: "EKEventStore.enumerateEvents".
    open func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    /// Here `NSPredicate(value: false)`. Apple: "EKEventStore.predicateForEvents".
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    /// Here `NSPredicate(value: false)`. Apple: "EKEventStore.predicateForReminders".
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    /// Here `NSPredicate(value: false)`. Apple: "EKEventStore.predicateForIncompleteReminders".
    open func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    /// Here `NSPredicate(value: false)`. Apple: "EKEventStore.predicateForCompletedReminders".
    open func predicateForCompletedReminders(withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    /// Apple: "EKEventStore.fetchReminders".
    @discardableResult open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any { QuietNotes.later { completion([]) }; return NSObject() }
    /// Apple: "EKEventStore.cancelFetchRequest".
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    /// Here `throw EKError(.eventStoreNotAuthorized)`. Apple: "EKEventStore.save".
    open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Here `throw EKError(.eventStoreNotAuthorized)`. Apple: "EKEventStore.save".
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Here `throw EKError(.eventStoreNotAuthorized)`. Apple: "EKEventStore.remove".
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Here `throw EKError(.eventStoreNotAuthorized)`. Apple: "EKEventStore.remove".
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Here `throw EKError(.eventStoreNotAuthorized)`. Apple: "EKEventStore.save".
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Here `throw EKError(.eventStoreNotAuthorized)`. Apple: "EKEventStore.remove".
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Here `throw EKError(.eventStoreNotAuthorized)`. Apple: "EKEventStore.saveCalendar".
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Here `throw EKError(.eventStoreNotAuthorized)`. Apple: "EKEventStore.removeCalendar".
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Here `throw EKError(.eventStoreNotAuthorized)`. Apple: "EKEventStore.commit".
    open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
    /// Apple: "EKEventStore.reset".
    open func reset() {}
    /// Apple: "EKEventStore.refreshSourcesIfNecessary".
    open func refreshSourcesIfNecessary() {}
}

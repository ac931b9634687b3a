// length: generated. Written by Scripts/quiet-modules.py from Modules/EventKitUI/names.txt; change that.
// swift-format-ignore-file
@_exported public import EventKit
@_exported public import UIKit
internal import Foundation
internal import CFNames
internal import CoreLocation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("EventKitUI: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "EKEventEditViewAction".
public enum EKEventEditViewAction: Int, Hashable, Sendable {
    /// Apple: "EKEventEditViewAction.canceled".
    case canceled
    /// Apple: "EKEventEditViewAction.saved".
    case saved
    /// Apple: "EKEventEditViewAction.deleted".
    case deleted
}
/// Apple: "EKEventViewAction".
public enum EKEventViewAction: Int, Hashable, Sendable {
    /// Apple: "EKEventViewAction.done".
    case done
    /// Apple: "EKEventViewAction.responded".
    case responded
    /// Apple: "EKEventViewAction.deleted".
    case deleted
}
/// Apple: "EKCalendarChooserSelectionStyle".
public enum EKCalendarChooserSelectionStyle: Int, Hashable, Sendable {
    /// Apple: "EKCalendarChooserSelectionStyle.single".
    case single
    /// Apple: "EKCalendarChooserSelectionStyle.multiple".
    case multiple
}
/// Apple: "EKCalendarChooserDisplayStyle".
public enum EKCalendarChooserDisplayStyle: Int, Hashable, Sendable {
    /// Apple: "EKCalendarChooserDisplayStyle.allCalendars".
    case allCalendars
    /// Apple: "EKCalendarChooserDisplayStyle.writableCalendarsOnly".
    case writableCalendarsOnly
}
/// Apple: "EKEventEditViewDelegate".
@MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// Apple: "EKEventEditViewDelegate.eventEditViewController".
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// Apple: "EKEventEditViewDelegate.eventEditViewControllerDefaultCalendar".
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
extension EKEventEditViewDelegate {
    /// What happens where a type says nothing of it.
    public func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {}
    /// What happens where a type says nothing of it.
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar { EKCalendar() }
}
/// Apple: "EKEventEditViewController".
@MainActor @preconcurrency open class EKEventEditViewController: UINavigationController {
    /// It is kept; `nil` at first. Apple: "EKEventEditViewController.editViewDelegate".
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// It is kept; `nil` at first. Apple: "EKEventEditViewController.eventStore".
    open var eventStore: EKEventStore!
    /// It is kept; `nil` at first. Apple: "EKEventEditViewController.event".
    open var event: EKEvent?
    /// Apple: "EKEventEditViewController.cancelEditing".
    open func cancelEditing() {}
}
/// Apple: "EKEventViewDelegate".
@MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
    /// Apple: "EKEventViewDelegate.eventViewController".
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
extension EKEventViewDelegate {
    /// What happens where a type says nothing of it.
    public func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction) {}
}
/// Apple: "EKEventViewController".
@MainActor @preconcurrency open class EKEventViewController: UIViewController {
    /// It is kept; `nil` at first. Apple: "EKEventViewController.delegate".
    open weak var delegate: (any EKEventViewDelegate)?
    /// It is kept; `nil` at first. Apple: "EKEventViewController.event".
    open var event: EKEvent!
    /// It is kept; `false` at first. Apple: "EKEventViewController.allowsEditing".
    open var allowsEditing: Bool = false
    /// It is kept; `false` at first. Apple: "EKEventViewController.allowsCalendarPreview".
    open var allowsCalendarPreview: Bool = false
}
/// Apple: "EKCalendarChooserDelegate".
@MainActor public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    /// Apple: "EKCalendarChooserDelegate.calendarChooserSelectionDidChange".
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// Apple: "EKCalendarChooserDelegate.calendarChooserDidFinish".
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// Apple: "EKCalendarChooserDelegate.calendarChooserDidCancel".
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
    /// What happens where a type says nothing of it.
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    /// What happens where a type says nothing of it.
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    /// What happens where a type says nothing of it.
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
/// Apple: "EKCalendarChooser".
@MainActor @preconcurrency open class EKCalendarChooser: UIViewController {
    /// Apple: "EKCalendarChooser.init".
    public convenience init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore) { self.init() }
    /// Apple: "EKCalendarChooser.init".
    public convenience init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
    /// It is kept; `nil` at first. Apple: "EKCalendarChooser.delegate".
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// It is kept; `false` at first. Apple: "EKCalendarChooser.showsDoneButton".
    open var showsDoneButton: Bool = false
    /// It is kept; `false` at first. Apple: "EKCalendarChooser.showsCancelButton".
    open var showsCancelButton: Bool = false
    /// It is kept; `[]` at first. Apple: "EKCalendarChooser.selectedCalendars".
    open var selectedCalendars: Set<EKCalendar> = []
}

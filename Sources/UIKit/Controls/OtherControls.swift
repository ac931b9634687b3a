public import Foundation
public import QuadrantViews

/// A button to lower and one to raise a value, in name: nothing of it is drawn.
///
/// Apple: "UIStepper" (UIKit).
open class UIStepper: UIControl {
    /// The value, within the bounds.
    open var value = 0.0 {
        didSet { if value != clamped(value) { value = clamped(value) } }
    }
    /// The bounds, and how far a tap moves the value.
    open var minimumValue = 0.0
    /// The largest value.
    open var maximumValue = 100.0
    /// How far a tap moves the value.
    open var stepValue = 1.0
    /// Whether the value begins anew behind the last one.
    open var wraps = false
    /// Whether the value changes again and again while a button is held.
    open var autorepeat = true

    private func clamped(_ value: Double) -> Double {
        min(max(value, minimumValue), max(minimumValue, maximumValue))
    }
}

/// A control that chooses a date, in name: nothing of it is drawn.
///
/// Apple: "UIDatePicker" (UIKit).
open class UIDatePicker: UIControl {
    /// What is chosen.
    ///
    /// Apple: "UIDatePicker.Mode".
    public enum Mode: Int, Hashable, Sendable {
        /// A time, a date, both, a length of time, a month of a year.
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// The date.
    open var date = Date()
    /// The first date; `nil` for none.
    open var minimumDate: Date?
    /// The last date; `nil` for none.
    open var maximumDate: Date?
    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime
    /// The number of minutes between two choices.
    open var minuteInterval = 1

    /// Sets the date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// The sign of a list that is loaded again, in name: nothing of it is drawn.
///
/// Apple: "UIRefreshControl" (UIKit).
open class UIRefreshControl: UIControl {
    /// Whether something is loaded.
    open private(set) var isRefreshing = false
    /// The words below the sign.
    open var attributedTitle: NSAttributedString?

    /// Says that something is loaded.
    open func beginRefreshing() { isRefreshing = true }
    /// Says that it is there.
    open func endRefreshing() { isRefreshing = false }
}

extension IndexPath {
    /// A row in a section of a table.
    ///
    /// Apple: "init(row:section:)" (UIKit).
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// An item in a section of a collection.
    ///
    /// Apple: "init(item:section:)" (UIKit).
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section; -1 where the path has none.
    public var section: Int { isEmpty ? -1 : self[0] }
    /// The row in the section; -1 where the path has none.
    public var row: Int { count < 2 ? -1 : self[1] }
    /// The item in the section; -1 where the path has none.
    public var item: Int { row }
}

/// Would put a picture into the user's photos. There are none here, which is told; the completion is not called.
///
/// Apple: "UIImageWriteToSavedPhotosAlbum(_:_:_:_:)" (UIKit).
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: Any?
) {
    Notice.withoutEffect("UIImageWriteToSavedPhotosAlbum", "There are no photos here")
}

public import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantLayout
internal import QuadrantViews

/// How a date picker looks.
///
/// Apple: "UIDatePickerStyle" (UIKit).
public enum UIDatePickerStyle: Int, Hashable, Sendable {
    /// As suits; wheels; buttons that open a calendar; a calendar.
    case automatic, wheels, compact, inline
}

/// A control that chooses a date.
///
/// Apple: "UIDatePicker" (UIKit). It is drawn as a date picker of SwiftUI's of the same style, in its size; what is chosen there is set
/// and sends `valueChanged`. The automatic style is the compact one. Lengths of time, and months of years, are chosen by wheels of a date,
/// which is told.
open class UIDatePicker: UIControl {
    /// What is chosen.
    ///
    /// Apple: "UIDatePicker.Mode".
    public enum Mode: Int, Hashable, Sendable {
        /// A time, a date, both, a length of time, a month of a year.
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// The date.
    open var date = Date() {
        didSet { changed() }
    }
    /// The first date; `nil` for none.
    open var minimumDate: Date?
    /// The last date; `nil` for none.
    open var maximumDate: Date?
    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime
    /// How it should look.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// How it looks.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    /// The number of minutes between two choices. It is kept without effect.
    open var minuteInterval = 1
    /// A length of time, in seconds. It is kept without effect.
    open var countDownDuration: TimeInterval = 0
    /// How dates are written; `nil` for the locale of the environment.
    open var locale: Locale?
    /// By which calendar days are counted; `nil` for that of the environment.
    open var calendar: Calendar!
    /// Where the clock stands; `nil` for that of the environment.
    open var timeZone: TimeZone?
    /// Whether the time of a date is rounded to the interval. It is kept without effect.
    open var roundsToMinuteInterval = true

    /// Creates a date picker in a box of the view around, in points.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        hugging = PriorityPair(.defaultHigh)
    }

    /// Creates a date picker from an archive. There are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging = PriorityPair(.defaultHigh)
    }

    /// Sets the date, at once. Nothing is sent.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    override open var intrinsicContentSize: CGSize { picker.size() }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var content: ViewContent? { picker }

    private var parts: DatePickerComponents {
        switch datePickerMode {
        case .time: return .hourAndMinute
        case .date: return .date
        case .dateAndTime: return [.date, .hourAndMinute]
        case .countDownTimer, .yearAndMonth:
            Notice.withoutEffect(
                "UIDatePicker.datePickerMode = .\(datePickerMode)", "A whole date is chosen")
            return datePickerMode == .yearAndMonth ? .date : .hourAndMinute
        }
    }

    private var picker: ViewContent {
        let chosen = Binding(
            get: { self.date }, set: { date in self.take { self.date = date } })
        let (locale, calendar, zone) = (locale, calendar, timeZone)
        let shown = DatePickerStyled(
            picker: DatePicker(
                selection: chosen, in: range, displayedComponents: parts, label: { EmptyView() }),
            style: datePickerStyle
        )
        .labelsHidden().disabled(!isEnabled)
        .transformEnvironment(\.self) { values in
            if let locale { values.locale = locale }
            if let calendar { values.calendar = calendar }
            if let zone { values.timeZone = zone }
        }
        return ViewContent(shown)
    }

    private var range: ClosedRange<Date> {
        let first = minimumDate ?? .distantPast
        return first...max(first, maximumDate ?? .distantFuture)
    }
}

/// A date picker of SwiftUI's in the style that has the look of one of UIKit's.
private struct DatePickerStyled: View {
    let picker: DatePicker<EmptyView>
    let style: UIDatePickerStyle

    var body: some View {
        switch style {
        case .wheels: picker.datePickerStyle(.wheel)
        case .inline: picker.datePickerStyle(.graphical)
        case .compact, .automatic: picker.datePickerStyle(.compact)
        }
    }
}

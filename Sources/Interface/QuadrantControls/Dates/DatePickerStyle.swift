public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// Which parts of a date a date picker chooses.
///
/// Apple: "DatePickerComponents".
public struct DatePickerComponents: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt

    /// Creates a set of parts from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 0b0110_0000)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 0b0001_1110)
    /// Hour, minute and second.
    public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 0b1110_0000)

    /// Whether a time is chosen.
    var hasTime: Bool { contains(.hourAndMinute) }
    /// Whether a day is chosen.
    var hasDate: Bool { contains(.date) }
}

/// How date pickers look.
///
/// Apple: "DatePickerStyle".
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// What a date picker is made of.
    associatedtype Body: View
    /// The properties of a date picker.
    typealias Configuration = DatePickerStyleConfiguration

    /// The view of a date picker. Evaluated for each one in the environment around it, in which the styles further
    /// out are in force; the style's own `@Environment` and `@State` are connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a date picker.
///
/// Apple: "DatePickerStyleConfiguration".
public nonisolated struct DatePickerStyleConfiguration {
    /// What a date picker chooses.
    public nonisolated struct Label: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = DatePickerStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// What the date picker chooses.
    public let label: Label
    /// The chosen date.
    @Binding public var selection: Date
    /// The first date that can be chosen; `nil` for no limit.
    public var minimumDate: Date?
    /// The last date that can be chosen; `nil` for no limit.
    public var maximumDate: Date?
    /// Which parts of the date are chosen.
    public var displayedComponents: DatePickerComponents

    /// The nearest date that can be chosen.
    func nearest(_ date: Date) -> Date {
        var result = date
        if let maximumDate { result = min(result, maximumDate) }
        if let minimumDate { result = max(result, minimumDate) }
        return result
    }

    /// Whether a day has a moment that can be chosen.
    func allows(day: Date, _ calendar: Calendar) -> Bool {
        guard let interval = calendar.dateInterval(of: .day, for: day) else { return false }
        if let minimumDate, interval.end <= minimumDate { return false }
        if let maximumDate, interval.start > maximumDate { return false }
        return true
    }
}

/// Evaluates the body of a `DatePickerStyle`.
enum DatePickerBody<Style: DatePickerStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: DatePickerStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

extension View {
    /// Sets the style of the date pickers in this view.
    ///
    /// Apple: "datePickerStyle(_:)".
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        controlStyle(DatePickerBody<S>.self, style)
    }
}

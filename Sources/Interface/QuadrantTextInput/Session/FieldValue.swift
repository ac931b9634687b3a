import Foundation
import QuadrantCore
import QuadrantEditing
import QuadrantViews

/// What a field edits, as a text.
@MainActor
protocol FieldValue {
    /// The value as a text, in an environment. A body that asks depends on the value.
    func text(in environment: EnvironmentValues) -> String

    /// Sets the value to what a text says; the diagnostic about a text that says nothing, which leaves the value.
    func take(_ text: String, in environment: EnvironmentValues) -> Diagnostic?

    /// The same, for values that keep more than characters: what was done to the characters since the last time, in
    /// order.
    func take(
        _ text: String, _ changes: [TextChange], in environment: EnvironmentValues
    ) -> Diagnostic?

    /// Whether a format stands between the characters and the value. The characters stay as they are typed, and the value
    /// follows each edit that the format can read; what it cannot read is told at the end of editing.
    var isFormatted: Bool { get }

    /// Whether the text stands in a scroll view of its own.
    var scrollsItself: Bool { get }

    /// Whether a long text may be shown part by part.
    var showsParts: Bool { get }

    /// What is shown of a part of the text.
    ///
    /// - Parameter mark: Where in the whole shown text an input method composes, in UTF-8 bytes.
    func display(_ part: ShownPart, mark: Range<Int>?) -> Text
}

extension FieldValue {
    var scrollsItself: Bool { false }
    var showsParts: Bool { false }
    var isFormatted: Bool { false }

    func take(
        _ text: String, _ changes: [TextChange], in environment: EnvironmentValues
    ) -> Diagnostic? { take(text, in: environment) }

    func display(_ part: ShownPart, mark: Range<Int>?) -> Text { Text(verbatim: part.text) }
}

/// A text.
nonisolated struct TextValue: FieldValue {
    let binding: Binding<String>
    /// Whether it is in an editor.
    var scrollsItself = false

    var showsParts: Bool { scrollsItself }

    func text(in environment: EnvironmentValues) -> String { binding.wrappedValue }

    func take(_ text: String, in environment: EnvironmentValues) -> Diagnostic? {
        binding.wrappedValue = text
        return nil
    }
}

/// A value in a format.
nonisolated struct FormatValue<F: ParseableFormatStyle>: FieldValue where F.FormatOutput == String {
    let binding: Binding<F.FormatInput>
    let format: F

    var isFormatted: Bool { true }

    func text(in environment: EnvironmentValues) -> String {
        environment.localized(format).format(binding.wrappedValue)
    }

    func take(_ text: String, in environment: EnvironmentValues) -> Diagnostic? {
        do {
            binding.change(to: try environment.localized(format).parseStrategy.parse(text))
            return nil
        } catch {
            return .notParsed(text, as: F.FormatInput.self)
        }
    }
}

/// A value in a format, or none: an empty text.
nonisolated struct OptionalFormatValue<F: ParseableFormatStyle>: FieldValue
where F.FormatOutput == String {
    let binding: Binding<F.FormatInput?>
    let format: F

    var isFormatted: Bool { true }

    func text(in environment: EnvironmentValues) -> String {
        binding.wrappedValue.map { environment.localized(format).format($0) } ?? ""
    }

    func take(_ text: String, in environment: EnvironmentValues) -> Diagnostic? {
        guard !text.allSatisfy(\.isWhitespace) else {
            binding.change(to: nil)
            return nil
        }
        do {
            binding.change(to: try environment.localized(format).parseStrategy.parse(text))
            return nil
        } catch {
            return .notParsed(text, as: F.FormatInput.self)
        }
    }
}

/// A value that a formatter writes and reads.
nonisolated struct FormatterValue<Value>: FieldValue {
    let binding: Binding<Value>
    let formatter: Formatter

    var isFormatted: Bool { true }

    func text(in environment: EnvironmentValues) -> String {
        formatter.written(binding.wrappedValue) ?? ""
    }

    func take(_ text: String, in environment: EnvironmentValues) -> Diagnostic? {
        guard let object = object(text), let value = Self.value(of: object) else {
            return .notParsed(text, as: Value.self)
        }
        binding.change(to: value)
        return nil
    }

    /// What the formatter reads. On this system's Foundation a formatter reads by a method of its own kind: the one that
    /// all have on Apple's (`objectValue(_:)`) is marked as unavailable and cannot be overridden. A formatter of the
    /// user's own reads nothing but texts, which stay as they are.
    private func object(_ text: String) -> Any? {
        switch formatter {
        case let numbers as NumberFormatter: numbers.number(from: text)
        case let dates as DateFormatter: dates.date(from: text)
        case let dates as ISO8601DateFormatter: dates.date(from: text)
        default: text
        }
    }

    /// The object as the type that is bound, which may be optional or a number.
    private static func value(of object: Any) -> Value? {
        if let same = object as? Value { return same }
        guard let number = object as? NSNumber else { return nil }
        let integers: [any FixedWidthInteger.Type] = [
            Int.self, Int64.self, Int32.self, Int16.self, Int8.self,
            UInt.self, UInt64.self, UInt32.self, UInt16.self, UInt8.self,
        ]
        for integer in integers {
            if let whole = number.whole(integer) as? Value { return whole }
        }
        guard number.doubleValue.isFinite else { return nil }
        let all: [Any] = [
            number.doubleValue, number.decimalValue, CGFloat(number.doubleValue),
        ]
        if let same = all.lazy.compactMap({ $0 as? Value }).first { return same }
        let single = number.floatValue
        if single.isFinite, let same = single as? Value { return same }
        return (number.whole(UInt8.self) as? UInt8).flatMap { $0 < 2 ? ($0 == 1) as? Value : nil }
    }
}

extension Binding {
    /// Sets another value; the one that is there is not set again.
    fileprivate func change(to new: Value) {
        if !areSame(wrappedValue, new) { wrappedValue = new }
    }
}

extension NSNumber {
    /// The number as a whole number of a type; `nil` where it is none, or none of the type.
    fileprivate func whole(_ type: any FixedWidthInteger.Type) -> Any? {
        func exactly<I: FixedWidthInteger>(_ type: I.Type) -> Any? {
            guard doubleValue.rounded() == doubleValue else { return nil }
            if abs(doubleValue) < 0x1p63 { return I(exactly: int64Value) }
            return doubleValue > 0 && doubleValue < 0x1p64 ? I(exactly: uint64Value) : nil
        }
        return exactly(type)
    }
}

extension Diagnostic {
    fileprivate static func notParsed(_ text: String, as type: Any.Type) -> Diagnostic {
        let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
        return Diagnostic(
            "A TextField was given \"\(shown)\", which its format cannot read as \(type)",
            advice: "The value stays as it was.")
    }
}

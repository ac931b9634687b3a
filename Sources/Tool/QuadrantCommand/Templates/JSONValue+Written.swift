internal import Foundation

extension JSONValue {
    /// A value that came as text, in CSV or in an address, as its type has it; `nil` for what is empty and is no text: it is not there.
    ///
    /// - Parameters:
    ///   - type: As it stands in the source; what is no plain type is JSON in the text.
    ///   - cases: The names of an enum's cases that are objects in JSON, and nothing but a name here.
    init?(written text: String, of type: String, cases: Set<String> = []) {
        if cases.contains(text) {
            self = .object([text: .object([:])])
            return
        }
        let type = WrittenType(type)
        if text.isEmpty, type.name != "String" || type.isOptional { return nil }
        switch type.plainSchema?["type"]?.string {
        case "integer": self = Int(text).map { .integer($0) } ?? .string(text)
        case "number":
            // JSON has no other numbers.
            let exact =
                type.name == "Decimal" ? Decimal(string: text, locale: Self.plainDigits) : nil
            self =
                Double(text).flatMap { $0.isFinite ? JSONValue($0, exactly: exact) : nil }
                ?? .string(text)
        case "boolean":
            switch text.lowercased() {
            case "true", "yes", "1": self = true
            case "false", "no", "0": self = false
            default: self = .string(text)
            }
        case "string": self = .string(text)
        // A list, a dictionary, or a type of the user's: an object, or the case of an enum.
        default:
            let isWritten = text.first.map { "[{".contains($0) } ?? false
            self = isWritten ? JSONValue(text.utf8) ?? .string(text) : .string(text)
        }
    }

    private static let plainDigits = Locale(identifier: "en_US_POSIX")
}

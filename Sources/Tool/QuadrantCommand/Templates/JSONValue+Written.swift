internal import Foundation

extension JSONValue {
    /// A value that came as text, in CSV or in an address, as its type has it; `nil` for what is empty and is no text: it is not there.
    ///
    /// - Parameter type: As it stands in the source; what is no plain type is JSON in the text.
    init?(written text: String, of type: String) {
        let type = WrittenType(type)
        if text.isEmpty, type.name != "String" || type.isOptional { return nil }
        switch type.plainSchema?["type"]?.string {
        case "integer": self = Int(text).map { .integer($0) } ?? .string(text)
        case "number":
            // JSON has no other numbers.
            self = Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .string(text)
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
}

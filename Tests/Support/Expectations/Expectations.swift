internal import Foundation
internal import Testing

// Expectations as functions. They are `#expect` for the forms that tests have thousands of: a macro takes the compiler ten times
// as long as a call. Each prints the values, and where there is nothing to print the line.

/// Records an issue unless both values are equal.
///
/// - Parameter comment: What the failure is about: the name of the row, for one.
public func same<Value: Equatable>(
    _ value: Value, _ expected: Value, _ comment: @autoclosure () -> String = "",
    file: String = #fileID, path: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard value != expected else { return }
    Place(file, path, line, column)
        .fail("\(shown(value)) is not \(shown(expected))", comment())
}

/// Records an issue unless the values differ.
public func differ<Value: Equatable>(
    _ value: Value, _ other: Value, _ comment: @autoclosure () -> String = "",
    file: String = #fileID, path: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard value == other else { return }
    Place(file, path, line, column).fail("\(shown(value)) is on both sides", comment())
}

/// Records an issue unless the values differ by less than `distance`.
public func near<Value: SignedNumeric & Comparable>(
    _ value: Value, _ expected: Value, within distance: Value,
    _ comment: @autoclosure () -> String = "",
    file: String = #fileID, path: String = #filePath, line: Int = #line, column: Int = #column
) {
    // Values that are no numbers are near nothing.
    guard !(abs(value - expected) <= distance) else { return }
    Place(file, path, line, column)
        .fail("\(value) is not within \(distance) of \(expected)", comment())
}

/// Records an issue unless the condition holds.
public func holds(
    _ condition: Bool, _ comment: @autoclosure () -> String = "",
    file: String = #fileID, path: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard !condition else { return }
    let place = Place(file, path, line, column)
    place.fail("does not hold: \(place.source)", comment())
}

/// Records an issue if the condition holds.
public func fails(
    _ condition: Bool, _ comment: @autoclosure () -> String = "",
    file: String = #fileID, path: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard condition else { return }
    let place = Place(file, path, line, column)
    place.fail("holds: \(place.source)", comment())
}

/// Records an issue unless there is nothing in `values`.
public func empty(
    _ values: some Collection, _ comment: @autoclosure () -> String = "",
    file: String = #fileID, path: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard !values.isEmpty else { return }
    Place(file, path, line, column).fail("\(shown(values)) is not empty", comment())
}

/// Records an issue unless `value` is among `values`.
public func has<Values: Sequence>(
    _ values: Values, _ value: Values.Element, _ comment: @autoclosure () -> String = "",
    file: String = #fileID, path: String = #filePath, line: Int = #line, column: Int = #column
) where Values.Element: Equatable {
    guard !values.contains(value) else { return }
    Place(file, path, line, column)
        .fail("\(shown(value)) is not in \(shown(values))", comment())
}

/// Records an issue unless `text` has `part`.
public func has(
    _ text: String, _ part: String, _ comment: @autoclosure () -> String = "",
    file: String = #fileID, path: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard !text.contains(part) else { return }
    Place(file, path, line, column).fail("\(shown(part)) is not in \(shown(text))", comment())
}

/// Where an expectation stands.
private struct Place {
    let location: SourceLocation
    let path: String

    init(_ file: String, _ path: String, _ line: Int, _ column: Int) {
        location = SourceLocation(fileID: file, filePath: path, line: line, column: column)
        self.path = path
    }

    /// Its first line, as it is written.
    var source: String {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(location.line - 1) else { return "line \(location.line)" }
        return lines[location.line - 1].trimmingCharacters(in: .whitespaces)
    }

    func fail(_ words: String, _ comment: String) {
        let text = comment.isEmpty ? words : "\(comment): \(words)"
        Issue.record(Comment(rawValue: text), sourceLocation: location)
    }
}

/// A value as a test prints it.
private func shown(_ value: some Any) -> String { String(reflecting: value) }

import Foundation
public import QuadrantCore

extension View {
    /// Writes to standard error that a body of this kind of view is evaluated, for looking for what evaluates it too often. Call it in a body.
    ///
    /// Apple: "_printChanges()", which says which properties have changed. Here only the kind of the view is said; how often bodies are evaluated
    /// is counted for tests and told by `quadrant explain`.
    public static func _printChanges() {
        FileHandle.standardError.write(Data("\(Self.self): body evaluated\n".utf8))
    }

    /// The same.
    ///
    /// Apple: "_logChanges()", which writes to the log.
    public static func _logChanges() { _printChanges() }
}

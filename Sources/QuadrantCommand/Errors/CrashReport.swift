/// A body that trapped, as far as its remains tell.
package struct CrashReport: Equatable, Sendable {
    /// What was being drawn.
    package var name: String
    /// What it was doing: the innermost function of the user's, such as "Card's body".
    package var function: String?
    /// Where in the user's files: `Card.swift:12`.
    package var place: String?
    /// Why, in the words of the Swift runtime, or the name of the signal.
    package var reason: String

    /// A report on the drawing of `name`.
    package init(name: String, function: String?, place: String?, reason: String) {
        self.name = name
        self.function = function
        self.place = place
        self.reason = reason
    }

    /// One sentence: "Card's body trapped at Card.swift:12: Index out of range".
    package var message: String {
        let who = function ?? "drawing \(name)"
        let location = place.map { " at \($0)" } ?? ""
        let whole =
            function == nil || function == "\(name)'s body" ? "" : " (while drawing \(name))"
        return "\(who) trapped\(location): \(reason)\(whole)"
    }
}

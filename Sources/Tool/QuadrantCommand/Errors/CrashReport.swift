/// What is known of a trap in the user's code.
package struct CrashReport: Equatable, Sendable {
    /// The name of the view that was drawn.
    package var name: String
    /// The innermost function of the user's, such as "Card's body".
    package var function: String?
    /// The place in the user's files: `Card.swift:12`.
    package var place: String?
    /// The user's body that was evaluated last, such as "Card's body": it trapped, or it made the view
    /// that did.
    package var nearestBody: String?
    /// The file of the picture that was being read: it is at fault, and no code of the user's.
    package var picture: String?
    /// The reason in the words of the Swift runtime, or the name of the signal.
    package var reason: String

    /// A report on the drawing of `name`.
    package init(
        name: String, function: String?, place: String?, nearestBody: String? = nil,
        picture: String? = nil, reason: String
    ) {
        self.name = name
        self.function = function
        self.place = place
        self.nearestBody = nearestBody
        self.picture = picture
        self.reason = reason
    }

    /// One sentence: "Card's body trapped at Card.swift:12: Index out of range".
    ///
    /// Without a function it says which body came last: "drawing Card trapped in or after Row's body".
    package var message: String {
        if let picture {
            return
                "the picture '\(picture)' ended the drawing of \(name) while it was read: \(reason)"
        }
        let who = function ?? "drawing \(name)"
        let location = place.map { " at \($0)" } ?? ""
        let whole =
            function == nil || function == "\(name)'s body" ? "" : " (while drawing \(name))"
        let nearest = function == nil ? nearestBody.map { " in or after \($0)" } ?? "" : ""
        return "\(who) trapped\(location)\(nearest): \(reason)\(whole)"
    }
}

/// What this program is: `quadrant`, or one that `quadrant build` has made, with a view in it.
package enum BuiltProgram {
    /// The symbols between which a program with a view has what is known of it.
    static let symbols = (start: "quadrant_linked_view", end: "quadrant_linked_view_end")

    /// Whether it has a view in it.
    static let hasView = LinkedBytes.between(symbols.start, symbols.end) != nil

    /// Its name in usage and errors: that of its file.
    static var name: String {
        let path = CommandLine.arguments.first ?? ""
        return hasView ? String(path.split(separator: "/").last ?? "program") : "quadrant"
    }
}

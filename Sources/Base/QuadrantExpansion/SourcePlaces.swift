internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// Writes line directives, so that the compiler names the user's file and lines where it speaks about source
/// that a macro copied.
struct SourcePlaces {
    /// Where a node stands in the user's file; `nil` if it is not from there.
    let location: (Syntax) -> AbstractSourceLocation?

    init(_ location: @escaping (Syntax) -> AbstractSourceLocation?) {
        self.location = location
    }

    /// A line that gives the next one the number of the line `node` begins on.
    ///
    /// - Parameter linesBefore: How many lines of other source stand between the directive and the node.
    /// - Returns: The directive with a line break; empty where the place is not known.
    func directive(for node: some SyntaxProtocol, linesBefore: Int = 0) -> String {
        guard let place = location(Syntax(node)),
            let line = Int(place.line.trimmedDescription)
        else { return "" }
        return "#sourceLocation(file: \(place.file.trimmedDescription), "
            + "line: \(max(line - linesBefore, 1)))\n"
    }
}

/// The facts that the scanner found about the declarations of a file.
package struct DeclarationFacts: Codable, Equatable, Sendable {
    /// Structs, classes and enums by full name (`Outer.Row`).
    package var types: [TypeFacts] = []
    /// Extensions, to be joined with their types.
    package var extensions: [TypeFacts] = []
    /// The protocols that each protocol of the file inherits from.
    package var protocols: [String: [String]] = [:]
    /// Previews, in order.
    package var previews: [PreviewFacts] = []

    /// Creates facts about a file without declarations.
    package init() {}
}

/// A position in a file; lines and columns count from 1.
package struct Place: Codable, Equatable, Sendable {
    /// The line.
    package var line: Int
    /// The column in UTF-8 bytes.
    package var column: Int

    /// A position.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// A `#Preview`.
package struct PreviewFacts: Codable, Equatable, Sendable {
    /// Where it begins.
    package var place: Place
    /// The name, if it is a plain string literal.
    package var name: String?
    /// The names mentioned in it.
    package var mentions: Set<String>
    /// What it is without its macro; `nil` where that alone can expand it.
    package var plain: PlainPreview?

    /// A preview that begins at `place`.
    package init(place: Place, name: String?, mentions: Set<String> = []) {
        self.place = place
        self.name = name
        self.mentions = mentions
    }
}

/// The parts of a `#Preview("Name") { … }` from which a function is made in its lines, without a macro. The offsets are bytes of the
/// file.
package struct PlainPreview: Codable, Equatable, Sendable {
    /// From `#Preview` to the brace.
    package var head: Range<Int>
    /// Behind the last brace.
    package var end: Int
    /// The name and the traits as they are written, with a comma behind each.
    package var arguments: String
    /// Whether its closure returns what it shows, as those do that show views and controllers of UIKit's, and is no builder's.
    package var returns: Bool

    /// The parts of a preview.
    package init(head: Range<Int>, end: Int, arguments: String, returns: Bool = false) {
        (self.head, self.end, self.arguments, self.returns) = (head, end, arguments, returns)
    }
}

/// A type's declaration, or an extension of it.
package struct TypeFacts: Codable, Equatable, Sendable {
    /// The type's full name.
    package var name: String
    /// Where it begins.
    package var place: Place
    /// The types that it names as inherited or conformed to, without `SwiftUI.`.
    package var inherited: [String] = []
    /// Whether it is an enum.
    package var isEnum = false
    /// Whether it or a type around it has generic parameters, or an extension around it constraints.
    package var isGeneric = false
    /// The type around it, if it is `private` there.
    package var privateScope: String?
    /// Whether a type around it is private inside yet another, so that nothing can reach it.
    package var isOutOfReach = false
    /// The names mentioned inside it.
    package var mentions: Set<String> = []
    /// The initializers it declares: for each the labels that need an argument, `nil` if it can fail,
    /// throws, is asynchronous or is generic.
    package var initializers: [[String]?] = []
    /// The names of the previews in its static `previews`; `nil` if it has none, or they are not known.
    package var previews: [String?]?
    /// The labels of stored properties that a memberwise initializer would require.
    package var requiredProperties: [String] = []

    /// A type of which only its name and place are known.
    package init(name: String, place: Place) {
        self.name = name
        self.place = place
    }
}

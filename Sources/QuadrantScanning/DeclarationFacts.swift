/// What the scanner learned about the declarations of all files.
struct DeclarationFacts {
    /// Struct, classes and enums by full name (`Outer.Row`); private types of one name in two files stay
    /// apart.
    var types: [TypeFacts] = []
    /// Extensions, to be joined with their types.
    var extensions: [TypeFacts] = []
    /// What each protocol of the files inherits from.
    var protocols: [String: [String]] = [:]
    /// Previews, in order.
    var previews: [PreviewFacts] = []

    mutating func merge(_ other: DeclarationFacts) {
        types += other.types
        extensions += other.extensions
        protocols.merge(other.protocols) { $0 + $1 }
        previews += other.previews
    }
}

/// A position in a file; lines and columns count from 1.
struct Place {
    var file: Int
    var line: Int
    var column: Int
}

/// A `#Preview`.
struct PreviewFacts {
    var place: Place
    /// The name, if it is a plain string literal.
    var name: String?
}

/// A type's declaration, or an extension of it.
struct TypeFacts {
    var name: String
    var place: Place
    /// What it says it inherits from and conforms to, without `SwiftUI.`.
    var inherited: [String] = []
    var isEnum = false
    /// Whether it or a type around it has generic parameters, or an extension around it constraints.
    var isGeneric = false
    /// The type around it, if it is `private` there.
    var privateScope: String?
    /// Whether a type around it is private inside yet another, so that nothing can reach it.
    var isOutOfReach = false
    /// The names mentioned inside it.
    var mentions: Set<String> = []
    /// The initializers it declares: for each the labels that need an argument, nil if it can fail,
    /// throws, waits or is generic.
    var initializers: [[String]?] = []
    /// The names of the previews in its static `previews`; nil where it has none, or nobody knows them.
    var previews: [String?]?
    /// The labels of stored properties that a memberwise initializer would require.
    var requiredProperties: [String] = []
}

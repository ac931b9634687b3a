/// The declarations that a file shows to the others of its module, and the names that it uses.
///
/// Bodies of functions and accessors belong to the file alone: nothing that another file is compiled to
/// depends on them. All other tokens are its interface.
package struct InterfaceFacts: Codable, Equatable, Sendable {
    /// An extension that the file makes at its top.
    package struct Extension: Codable, Equatable, Sendable {
        /// The first part of the extended type's name.
        package var type: String
        /// The names of its members.
        package var members: Set<String>
        /// Whether only files that mention a member can depend on it: it adds no conformance,
        /// operator, initializer or subscript, and nothing that a protocol may ask for.
        package var isPlain: Bool

        /// An extension of `type`.
        package init(type: String, members: Set<String>, isPlain: Bool) {
            self.type = type
            self.members = members
            self.isPlain = isPlain
        }
    }

    /// A fingerprint of the interface.
    package var fingerprint = ""
    /// The names declared at the top of the file.
    package var names: Set<String> = []
    /// The names among `names` of structs, classes, enums, actors and protocols.
    package var types: Set<String> = []
    /// The extensions.
    package var extensions: [Extension] = []
    /// Every identifier in the file, bodies included.
    package var mentions: Set<String> = []
    /// The modules it imports.
    package var imports: Set<String> = []
    /// Whether it declares something that any other file may depend on without naming it, such as
    /// an operator.
    package var reachesAll = false

    /// The interface of an empty file.
    package init() {}
}

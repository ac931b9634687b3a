/// A part of a file that is not as the user wrote it, as it cannot be compiled.
package struct FileStandIn: Equatable, Sendable {
    /// The position of the file.
    package var file: Int
    /// What stands there.
    package var kind: StandIn.Kind
    /// The name of what it stands for.
    package var name: String
    /// The line on which that begins, from 1.
    package var line: Int
    /// How many other files name it.
    package var count: Int
    /// What the compiler said.
    package var reason: String

    /// A part of a file.
    package init(
        file: Int, kind: StandIn.Kind, name: String, line: Int, count: Int, reason: String
    ) {
        self.file = file
        self.kind = kind
        self.name = name
        self.line = line
        self.count = count
        self.reason = reason
    }
}

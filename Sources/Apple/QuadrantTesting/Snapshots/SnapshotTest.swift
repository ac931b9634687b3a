/// The test that a snapshot belongs to, and where in it.
package struct SnapshotTest: Hashable, Sendable {
    /// The name of its function, with or without arguments.
    package let name: String
    /// The suites that it is in, the outermost first, as far as they are known.
    package let suites: [String]
    package let filePath: String
    /// Where the snapshot is asked for.
    package let line: Int
    package let column: Int

    package init(
        name: String, suites: [String] = [], filePath: String, line: Int = 0, column: Int = 0
    ) {
        self.name = name
        self.suites = suites
        self.filePath = filePath
        self.line = line
        self.column = column
    }
}

extension Stage.Output {
    /// What is outlined over a picture.
    package struct Outline: Codable, Hashable, Sendable {
        /// The views, by their identifiers and names; empty for all.
        package var names: [String]
        /// What the program writes, as far as its sources are known; `nil` where they are not.
        package var written: [Written]?

        /// The outlines of views by their names; of all where there are none.
        package init(_ names: [String] = []) { self.names = names }

        /// A node that the program writes.
        package struct Written: Codable, Hashable, Sendable {
            /// Its path: see `TreeSnapshot.paths`.
            package var path: UInt64
            /// The word that is written.
            package var name: String

            /// The node at a path, and its word.
            package init(path: UInt64, name: String) { (self.path, self.name) = (path, name) }
        }
    }
}

/// What a confined drawing may reach beside what every program needs. It has no network, starts no programs, and is held within limits.
package struct Confinement: Codable, Equatable, Sendable {
    /// Paths without links of the files and folders that the user named: they may be read, with all that is in them.
    package var readable: [String]
    /// The path of a folder of its own, in which it may write.
    package var folder: String

    /// A confinement to what the user named, and to a folder of its own.
    package init(readable: [String], folder: String) {
        self.readable = readable
        self.folder = folder
    }

    /// The variables of the environment that a confined program is given: those that choose its libraries, fonts and language.
    static let variables: Set = [
        "HOME", "XDG_DATA_HOME", "LD_LIBRARY_PATH", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE",
        "LC_MESSAGES", "LC_NUMERIC", "LC_TIME",
    ]

    /// The most bytes of a file that is written: more than any view keeps, less than fills a disk.
    static let largestFile: UInt64 = 64 << 20
    /// The most files that are open at once: a usual limit is 1024, of which fonts and pictures take some dozens.
    static let openFiles: UInt64 = 512
    /// How many threads may be made: as many as a queue ever makes, and room for others of the user's programs.
    static let furtherThreads = 1024
}

/// How the program ends, for scripts: the numbers of `sysexits.h`, and 124 as `timeout` has it.
package enum ExitCode: Int32, Sendable {
    /// All went well.
    case success = 0
    /// `diff`, `snapshots`: pictures differ.
    case different = 1
    /// The command line is wrong.
    case usage = 64
    /// A file of the user's is wrong: it is not Swift, does not compile, has no view, or traps.
    case userFile = 65
    /// A file does not exist or cannot be read.
    case noInput = 66
    /// Something the program needs is not installed.
    case unavailable = 69
    /// A fault of this program.
    case software = 70
    /// The output cannot be written.
    case cannotCreate = 73
    /// Standard output cannot be written: it is full, or nobody reads it any more.
    case inputOutput = 74
    /// The time limit is over.
    case timeLimit = 124
}

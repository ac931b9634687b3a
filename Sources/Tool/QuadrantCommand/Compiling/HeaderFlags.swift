internal import Synchronization

/// Where the headers of the C libraries are: the modules of the library mention them.
enum HeaderFlags {
    /// What was answered in this process: packages are not installed between two saves.
    private static let known = Mutex<[String]?>(nil)

    /// Starts `pkg-config`; `nil` if there is none, or if it has answered.
    static func start(
        environment: [String: String]
    ) throws(CommandError) -> RunningProcess? {
        if known.withLock({ $0 != nil }) { return nil }
        let tools = SearchPath(environment: environment).programs(named: "pkg-config")
        let libraries = ["cairo", "cairo-ft", "harfbuzz", "freetype2", "fontconfig", "libdeflate"]
        guard let tool = tools.first else { return nil }
        return try ChildProcess.start(tool, ["--cflags"] + libraries, timeLimit: 10)
    }

    /// The answer as arguments of a C compiler; empty if there is none.
    static func finish(_ running: RunningProcess?) -> [String] {
        guard let running else { return known.withLock { $0 ?? [] } }
        let end = running.waitForEnd()
        let flags = String(decoding: end.output, as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).map(String.init)
        if end.ending == .exited(0), !flags.isEmpty { known.withLock { $0 = flags } }
        return flags
    }
}

internal import CRunGuard
internal import Foundation

/// A program that is run to its end, with what it wrote.
package struct ChildProcess: Sendable {
    /// How it ended.
    package enum Ending: Equatable, Sendable {
        /// The process ended by itself, with this status.
        case exited(Int32)
        /// The process was ended by the signal of this number.
        case signalled(Int32)
        /// The process was ended because it took longer than its time limit.
        case timedOut
    }

    /// How it ended.
    package let ending: Ending
    /// What it wrote to standard output.
    package let output: [UInt8]
    /// What it wrote to standard error; of more than a mebibyte the last one.
    package let errors: [UInt8]

    /// What it wrote to standard error, as text.
    package var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// The limits and extras of a child process: its process group, and a file it is given beside
    /// its pipes.
    package struct Bounds: Sendable {
        /// Whether all programs that it starts are ended when it ends. It then no longer gets the
        /// signals of the terminal, such as that of Control-C.
        package var endsWhatItStarts = false
        /// A descriptor of ours that the program has as its descriptor 3; `nil` for none.
        package var passedFile: Int32?
        /// The variables of our environment that the program is given; `nil` for all of them.
        package var passedVariables: Set<String>?
        /// Whether it reads our standard input, and not an empty one.
        package var readsOurInput = false
        /// The files, and the folders with all that is in them, that it may read, where the kernel can hold it to them; `nil`
        /// for all.
        package var readable: [String]?

        /// No bounds.
        package init() {}
    }

    /// The descriptor of `Bounds.passedFile` in the program that is given it.
    static let passedDescriptor: Int32 = 3

    /// Runs a program. What it starts and leaves behind is not waited for.
    ///
    /// - Parameters:
    ///   - path: The program's file.
    ///   - arguments: Without the program's name.
    ///   - environment: Variables set in addition to those of ours that it is given.
    ///   - timeLimit: Seconds until it is sent SIGTERM, and a second later SIGKILL; then everything that
    ///     it started is ended too.
    package static func run(
        _ path: String, _ arguments: [String], environment: [String: String] = [:],
        timeLimit: Double, bounds: Bounds = Bounds()
    ) throws(CommandError) -> ChildProcess {
        try start(
            path, arguments, environment: environment, timeLimit: timeLimit, bounds: bounds
        ).waitForEnd()
    }

    /// Runs a program, and does not wait for it; the parameters are those of `run`.
    package static func start(
        _ path: String, _ arguments: [String], environment: [String: String] = [:],
        timeLimit: Double, bounds: Bounds = Bounds()
    ) throws(CommandError) -> RunningProcess {
        guard let output = Pipe(), let errors = Pipe() else {
            throw .internalFault(unsafe "no pipe: \(String(cString: strerror(errno)))")
        }
        let mark = ProcessGroup.newMark()
        var variables = environment
        variables[ProcessGroup.variable] = ProcessGroup.value(mark, 0)
        let group = try RunningPrograms.add { () throws(CommandError) in
            let child = try spawn(path, arguments, variables, bounds, (output, errors))
            return ProcessGroup(child: child, mark: mark, isOwn: bounds.endsWhatItStarts)
        }
        output.closeWriting()
        errors.closeWriting()
        return RunningProcess(
            output: output, errors: errors,
            wait: ChildWait(group: group, deadline: .now + timeLimit))
    }

    /// Starts a program, of which nothing is kept.
    static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String], _ bounds: Bounds,
        _ pipes: (output: Pipe, errors: Pipe)
    ) throws(CommandError) -> pid_t {
        let variables = ProcessInfo.processInfo.environment
            .filter { bounds.passedVariables?.contains($0.key) ?? true }
            .merging(environment) { $1 }.map { "\($0)=\($1)" }
        let rules = bounds.readable.map(Confinement.rules(reading:)) ?? -1
        defer { if rules >= 0 { close(rules) } }
        var child = pid_t()
        // The strings and arrays live until the program has its own copies.
        let failure = unsafe path.withCString { file in
            unsafe withCStrings([path] + arguments) { argv in
                unsafe withCStrings(variables) { envp in
                    unsafe argv.withUnsafeBufferPointer { argv in
                        unsafe envp.withUnsafeBufferPointer { envp -> Int32 in
                            guard let argv = argv.baseAddress, let envp = envp.baseAddress else {
                                return EINVAL
                            }
                            var program = unsafe QuadrantProgram(
                                path: file, arguments: argv, environment: envp,
                                output: pipes.output.writing, errors: pipes.errors.writing,
                                passed: bounds.passedFile ?? -1,
                                ownsGroup: bounds.endsWhatItStarts,
                                readsOurInput: bounds.readsOurInput, rules: rules)
                            return unsafe quadrant_start(&program, &child)
                        }
                    }
                }
            }
        }
        if failure != 0 {
            throw .internalFault(
                unsafe "cannot run '\(path)': \(String(cString: strerror(failure)))")
        }
        return child
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = unsafe strings.map { unsafe strdup($0) }
        defer { for index in unsafe pointers.indices { unsafe free(pointers[index]) } }
        return unsafe body(pointers + [nil])
    }
}

/// A program that may still be running.
package final class RunningProcess {
    private let output: Pipe
    private let errors: Pipe
    private var wait: ChildWait

    fileprivate init(output: Pipe, errors: Pipe, wait: ChildWait) {
        self.output = output
        self.errors = errors
        self.wait = wait
    }

    /// Ends it, if it has not ended by itself. Its end is to be waited for.
    package func end() { wait.group.end() }

    /// What a copy of it has started that has marked itself with a number.
    func group(of number: Int) -> ProcessGroup {
        ProcessGroup(child: wait.group.child, mark: wait.group.mark, isOwn: false, number: number)
    }

    /// What it wrote, and how it ended; waits for that. To be called once.
    ///
    /// - Parameter seconds: How long it may still take; `nil` for its time limit.
    package func waitForEnd(within seconds: Double? = nil) -> ChildProcess {
        if let seconds { wait.deadline = .now + seconds }
        wait.readToEnd(output: output.reading, errors: errors.reading)
        let ending = wait.wait()
        RunningPrograms.remove(wait.group)
        return ChildProcess(ending: ending, output: wait.output, errors: wait.errors())
    }
}

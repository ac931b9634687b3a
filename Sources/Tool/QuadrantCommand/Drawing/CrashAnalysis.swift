internal import Foundation
internal import QuadrantIndex

/// Makes a report from the output of a child process that crashed.
package struct CrashAnalysis {
    private var offsets: [UInt] = []
    private var isDeep = false
    /// Whether it died because it got no more memory.
    private(set) var isOutOfMemory = false
    /// Whether, when it was ended, only other threads were at work, which were waited for.
    private(set) var awaitsThreads = false
    private var view: String?
    /// The file of the picture that was being read; `nil` for none.
    private(set) var picture: String?
    private var runtimeMessage: String?

    /// The length of the shortest line that is read, in bytes.
    private static let shortest = 11

    /// - Parameters:
    ///   - report: The report of `CrashReporter`.
    ///   - errors: What the Swift runtime and the user's code wrote to standard error.
    init(report: String, errors: String) {
        for line in report.split(separator: "\n") {
            if line.hasPrefix("\(CrashReporter.prefix)") {
                let digits = line.dropFirst(CrashReporter.prefix.utf8CodeUnitCount)
                if let offset = UInt(digits, radix: 16) { offsets.append(offset) }
            } else if line == "\(CrashReporter.deepMark)" {
                isDeep = true
            } else if line == "\(CrashReporter.memoryMark)" {
                isOutOfMemory = true
            } else if line == "\(CrashReporter.threadsMark)" {
                awaitsThreads = true
            } else if line.hasPrefix("\(CrashReporter.picturePrefix)") {
                picture = String(line.dropFirst(CrashReporter.picturePrefix.utf8CodeUnitCount))
            } else if line.hasPrefix("\(CrashReporter.viewPrefix)") {
                let name = String(line.dropFirst(CrashReporter.viewPrefix.utf8CodeUnitCount))
                // A view that a macro has made has no name that a user knows.
                view = name.hasPrefix("$s") ? nil : name
            }
        }
        // Lines are found by their bytes: there may be half a million of the user's own.
        for bytes in errors.utf8.split(separator: UInt8(ascii: "\n"))
        where bytes.count >= Self.shortest {
            guard let message = Self.runtimeMessage(in: Substring(bytes)) else { continue }
            runtimeMessage = message
            if Self.isAboutMemory(message) { isOutOfMemory = true }
        }
    }

    /// The innermost place in the user's code of which anything is known.
    struct Location {
        /// "Card's body", or a function's name.
        var function: String?
        /// `Card.swift:12`.
        var place: String?
        /// Why it trapped, if the debug information says so.
        var reason: String?
    }

    /// Why and where, in the words of an error.
    func report(
        name: String, signal: Int32, in compiled: CompiledFiles, toolchain: Toolchain?
    ) -> CrashReport {
        let location = location(in: compiled, toolchain: toolchain)
        let reason: String =
            if let runtimeMessage { runtimeMessage } else if let reason = location.reason {
                reason
            } else if isDeep && (signal == SIGSEGV || signal == SIGBUS) {
                "the stack is full; does something call or contain itself?"
            } else { Self.name(of: signal) }
        return CrashReport(
            name: name, function: location.function, place: location.place,
            nearestBody: nearestBody, picture: picture, reason: reason)
    }

    /// "Card's body", the body that was evaluated last; `nil` if none is known.
    var nearestBody: String? {
        view.map { "\($0)'s body" }
    }

    /// The place by the toolchain's symbolizer; empty if there is no toolchain.
    func location(in compiled: CompiledFiles, toolchain: Toolchain?) -> Location {
        let addresses = offsets.prefix(24).map { "0x" + String($0, radix: 16) }
        guard !addresses.isEmpty, !compiled.library.isEmpty, let toolchain,
            let answer = try? ChildProcess.run(
                toolchain.symbolizer,
                // Some instructions of a body belong to no line: the line before them is taken.
                ["--obj=\(compiled.library)", "--inlines", "--no-demangle", "--skip-line-zero"]
                    + addresses,
                timeLimit: 20)
        else { return Location() }
        var location = Self.location(inSymbols: String(decoding: answer.output, as: UTF8.self))
        location.place = location.place.map { place in
            if let place = Self.place(inCopy: place, of: compiled.index) { return place }
            // Debug information has absolute paths; the user sees the paths that were given.
            let file = compiled.index.files.first { place.contains("/\($0):") }
            return file.map { "\($0):\(place.split(separator: ":").last ?? "")" } ?? place
        }
        return location
    }

    /// The user's file and line for a place in a copy: previews are compiled under the copy's name.
    private static func place(inCopy place: String, of index: SourceIndex) -> String? {
        guard let colon = place.lastIndex(of: ":"),
            let line = Int(place[place.index(after: colon)...])
        else { return nil }
        let name = place[..<colon].split(separator: "/").last ?? ""
        let file = index.copyNames.firstIndex { $0 == name }
        return file.map { "\(index.files[$0]):\(max(line - SourceIndex.linesBeforeSource, 1))" }
    }

    /// Reads pairs of lines, a function's name and `file:line:column`, the innermost first.
    static func location(inSymbols text: String) -> Location {
        var location = Location()
        let lines = text.split(separator: "\n").map(String.init)
        for position in stride(from: 0, to: lines.count - 1, by: 2) {
            let function = lines[position]
            let place = lines[position + 1].split(separator: ":")
            let failure = "Swift runtime failure: "
            if function.hasPrefix(failure) {
                location.reason = location.reason ?? String(function.dropFirst(failure.count))
            }
            guard place.count >= 3, place[0].hasSuffix(".swift"), place[1] != "0" else { continue }
            location.place = location.place ?? "\(place[0]):\(place[1])"
            if let view = bodyOwner(demangled(function)) {
                location.function = "\(view)'s body"
                return location
            }
        }
        return location
    }

    /// The view in `QuadrantPreview.(Card in _8F…).body.getter : some` and closures in it.
    package static func bodyOwner(_ function: String) -> String? {
        guard let end = function.range(of: ".body.getter")?.lowerBound else { return nil }
        var path = String(function[..<end])
        // "closure #1 in Module.Card", "Module.(Card in _8F…)": a mark of a file has no point behind it.
        let starts = path.matches(of: /(?:^|\ in )([A-Za-z]\w*)\./)
        guard let start = starts.last(where: { EntrySource.isUsers(String($0.1) + ".") }) else {
            return nil
        }
        path = String(path[start.range.upperBound...])
        // Private types are written "(Row in _8F51…)".
        while let open = path.firstIndex(of: "("), let close = path[open...].firstIndex(of: ")"),
            let middle = path[open..<close].range(of: " in ")
        {
            let name = path[path.index(after: open)..<middle.lowerBound]
            path.replaceSubrange(open...close, with: name)
        }
        return path
    }

    /// What a process wrote to standard error before the Swift runtime told of its end: a report has that in words.
    static func withoutMessage(_ errors: String) -> String {
        let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
        let end = lines.lastIndex {
            $0.utf8.count >= shortest && runtimeMessage(in: $0) != nil
        }
        guard let end else { return errors }
        return lines[..<end].map { $0 + "\n" }.joined()
    }

    /// The message in `Card/Card.swift:5: Fatal error: Index out of range`.
    private static func runtimeMessage(in line: Substring) -> String? {
        for kind in ["Fatal error", "Precondition failed", "Assertion failed"] {
            guard let range = line.range(of: "\(kind): ") ?? line.range(of: kind),
                line[..<range.lowerBound].hasSuffix(": ") || range.lowerBound == line.startIndex
            else { continue }
            let message = line[range.upperBound...]
            return message.isEmpty ? kind.lowercased() : String(message)
        }
        return nil
    }

    /// Whether this is the message of the Swift runtime when it gets no memory.
    private static func isAboutMemory(_ message: String) -> Bool {
        message.hasPrefix("failed to allocate ") && message.contains(" bytes of memory")
    }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "a check of the Swift runtime failed"
        case SIGSEGV, SIGBUS: "it reached for memory that is not there"
        case SIGFPE: "an arithmetic error"
        case SIGKILL: "somebody killed it, as the system does where memory runs out"
        default: "signal \(signal)"
        }
    }
}

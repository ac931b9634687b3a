internal import Foundation
internal import QuadrantAccessibility
internal import SwiftUI

/// The one place that words errors: what happened, where, and what to do.
extension CommandError {
    /// The text for standard error, without the program's name and without a line break at its end.
    package var message: String { message(of: "render") }

    /// The text for an error of a command.
    package func message(of command: String) -> String {
        switch exitCode {
        case .usage: usageMessage + "\nTry '\(Self.help(on: command))'."
        case .userFile: userFileMessage
        default: otherMessage
        }
    }

    private static func help(on command: String) -> String {
        let program = BuiltProgram.name
        let isOwn = BuiltProgram.hasView && command == "render"
        return isOwn ? "\(program) --help" : "\(program) \(command) --help"
    }

    private var usageMessage: String {
        switch self {
        case .missingCommand: "no command given; there are \(CommandList.sentence)"
        case .unknownCommand(let name):
            "there is no command '\(name)'\(near(name, among: CommandOption.Command.allCases.map(\.rawValue)))"
                + "; there are \(CommandList.sentence)"
        case .unknownOption(let option):
            "there is no option '\(option)'"
                + near(option, among: CommandOption.table.map(\.name))
        case .ambiguousOption(let option, let candidates):
            "'\(option)' could be \(candidates.joined(separator: " or "))"
        case .missingValue(let option): "'\(option)' needs a value"
        case .unexpectedValue(let option): "'\(option)' takes no value"
        case .badValue(let option, let value, let expected):
            "'\(value)' is no value for '\(option)': \(expected)"
        case .needsOption(let option, let other): "'\(option)' needs '\(other)'"
        case .noFiles: "no file given; name a Swift file, several, or a folder"
        case .contradiction(let one, let other): "\(one) and \(other) exclude each other"
        case .unknownExtension(let path):
            "the name '\(path)' does not tell the kind of picture: let it end in .png, .svg, "
                + ".pdf, .jpg, .webp, .gif or .mp4, or add '--format'"
        case .formatMismatch(let path, let format):
            "'\(path)' and '--format \(format)' contradict each other; drop one of them"
        case .standardOutputNeedsFormat:
            "'-o -' writes to standard output and needs '--format png', 'svg', 'pdf' or another"
        case .allToStandardOutput: "'--all' draws several pictures and needs a folder after '-o'"
        case .unknownTarget(let name, let others):
            "there is no target '\(TerminalText.line(name))'; "
                + (others.isEmpty
                    ? "no project or package builds these files"
                    : "there are: \(others.joined(separator: ", "))")
        case .unknownView(let name, let others):
            "there is no view '\(name)'\(near(name, among: others)); there are: "
                + others.joined(separator: ", ")
        case .noSuchIdentifier(let name, let known):
            "no view has the identifier '\(TerminalText.line(name))'; "
                + (known.isEmpty
                    ? "none has any: '.accessibilityIdentifier(\"…\")' gives one"
                    : "there are: \(known.map(TerminalText.line).joined(separator: ", "))")
        case .nothingAtPoint(let x, let y):
            "no view is at \(x.plain),\(y.plain); '--all' has the frames of all"
        case .unexpectedOperand(let text): "'\(text)' is not expected here"
        case .missingOperand(let what): "name \(what)"
        case .ofTheProgram(let option):
            "'\(option)' is an option of the program that is built: './card --data card.json \(option) …'"
        case .ofFiles(let option):
            "'\(option)' is about Swift files, and this program has its view in it; leave it out"
        case .severalViews(let names):
            "several views take data: \(names.joined(separator: ", ")); name one by '--view'"
        case .needsTwo(let count):
            "two things are compared, and \(count == 0 ? "none" : "\(count)") given: name two "
                + "pictures, Swift files or folders, or either in a commit, as REV:PATH"
        default: "\(self)"
        }
    }

    private var userFileMessage: String {
        switch self {
        case .notSwift(let path, let reason): "'\(path)' is not a Swift file: \(reason)"
        case .unusableName(let path, let reason): "the name '\(path)' \(reason)"
        case .hiddenModule(let name, let place):
            "'\(name)' (\(place)) hides the module \(name), of which views are made; give it another "
                + "name"
        case .notLinked(let name, let isModule, let view, let place):
            "\(view) was not drawn: "
                + (isModule
                    ? "the module \(name)\(place.map { " (\($0))" } ?? "") is not supported in files that "
                        + "are drawn; leave it out, or leave the file out that imports it"
                    : "'\(name)'\(place.map { " (\($0))" } ?? "") is not supported in files that are "
                        + "drawn: no library that views are linked with has it; leave it out")
        case .doesNotCompile(let files, let diagnostics):
            diagnostics
                + "\(quoted(files)) \(files.count == 1 ? "does" : "do") not compile; nothing was drawn"
        case .noView(let files):
            "no view in \(quoted(files)); declare a 'struct …: View', or a "
                + "'#Preview { … }'"
        case .noPreview(let files):
            "no preview in \(quoted(files)); a snapshot is made of each '#Preview { … }'"
        case .needsArguments(let name, let place, let obstacle):
            "\(name) (\(place)) \(obstacle); add '#Preview { \(name)(…) }' to the file to show "
                + "what to draw"
        case .noneCanBeMade(let views):
            "no view can be drawn by itself:\n"
                + views.map { "  \($0)\n" }.joined()
                + "Add a '#Preview { … }' to the file to show what to draw."
        case .tooLarge(let name, let excess):
            "\(name) would be \(excess). Use '--size' or a smaller '--scale'."
        case .nothingToDraw(let name):
            "\(name) has no size, so there is nothing to draw; give it content, or a '--size'"
        case .nestedWithoutEnd(let name, let reason), .beyondLimit(let name, let reason):
            "\(name) was not drawn. \(reason)"
        case .trapped(let report): report.message
        case .notes(let count):
            "\(count) \(count == 1 ? "warning or note" : "warnings and notes"), which '--strict' takes for errors"
        case .memoryLimit(let name, let bytes, let place):
            "drawing \(name) needs more memory than \(ByteCount.text(bytes: bytes))"
                + (place.map { "; it was in \($0)" } ?? "")
                + ". Does something grow without end? '--memory-limit' allows more."
        case .endedEarly(let name, let status):
            "\(name) ended the program with status \(status) before it was drawn; a body must not "
                + "call 'exit'"
        default: "\(self)"
        }
    }

    private func near(_ name: String, among names: [String]) -> String {
        let plain = names.map { $0.trimmingCharacters(in: ["'"]) }
        return NearestName.of(name, among: plain).map { "; did you mean '\($0)'?" } ?? ""
    }

    private func quoted(_ files: [String]) -> String {
        files.map { "'\($0)'" }.joined(separator: ", ")
    }

    private var otherMessage: String {
        switch self {
        case .noSuchFile(let path): "there is no file '\(path)'"
        case .noSwiftFiles(let folder): "no Swift file in the folder '\(folder)'"
        case .cannotRead(let path, let reason): "cannot read '\(path)': \(reason)"
        case .notAPicture(let path, let reason): "cannot read '\(path)' as a picture: \(reason)"
        case .noSuchCommit(let name, let reason): "git cannot give '\(name)': \(reason)"
        case .cannotWrite(let path, let reason): "cannot write '\(path)': \(reason)"
        case .cannotOutput(let reason): "cannot write to standard output: \(reason)"
        case .cannotListen(let place, let reason):
            "\(place) cannot be listened at" + (reason.isEmpty ? "" : ": \(reason)")
                + "; name another port by '--port', or 0 for one that is free"
        case .noToolchain:
            "no Swift compiler found; install one from https://www.swift.org/install/linux and "
                + "put its 'swiftc' on PATH, or name it in SWIFT_EXEC"
        case .noSandbox(let reason):
            "views cannot be confined: \(reason); '--unconfined' draws them all the same"
        case .noNetwork(let reason): "'--picture-host' fetches nothing here: \(reason)"
        case .cannotBuildPrograms(let reason): "no program can be built: \(reason)"
        case .noMovieEncoder:
            "no ffmpeg found, which packs MP4: install it ('apt install ffmpeg'), or let the name end in .png, "
                + ".webp or .gif"
        case .movieEncoderFailed(let reason): "ffmpeg could not pack the clip: \(reason)"
        case .versionMismatch(let compiler, let detail):
            "'\(compiler)' is another Swift than the library was built with:\n\(detail)\n"
                + "Unset SWIFT_EXEC, or build again with './quadrant'."
        case .otherSwift(let found, let place, let wanted):
            "the Swift in '\(place)' is version \(found), and this SDK was built with \(wanted); put Swift \(wanted) "
                + "first on PATH, or build and install the SDK again with './quadrant install'"
        case .damagedSDK(let file, let what):
            "'\(file)' of the SDK \(what); install it again with './quadrant install', or from its package"
        case .noSDK:
            "this command is not part of an installed SDK; in a checkout './quadrant install' makes one"
        case .drawingFailed(let name, let reason): "\(name) could not be drawn: \(reason)"
        case .internalFault(let what): "internal fault: \(what)"
        case .timeLimit(let what, let seconds, let place):
            "\(what) did not end within \(seconds.plain) s"
                + (place.map { "; it was in \($0)" } ?? "")
                + (what.hasPrefix("reading") ? "." : ". Is there an endless loop?")
                + Self.adviceOnTime
        case .notRead(let output, let seconds):
            "\(output) did not take all that was written to it within \(seconds.plain) s. Does anybody read it?"
                + Self.adviceOnTime
        case .threadsAtWork(let name, let seconds):
            "drawing \(name) did not end within \(seconds.plain) s: a thread that it has started is still at "
                + "work, and the picture waits until none is. Is there an endless loop?"
                + Self.adviceOnTime
        default: "\(self)"
        }
    }

    private static let adviceOnTime = " '--time-limit' allows more."

    /// Words of an error for those who can give no option.
    static func withoutAdviceOnTime(_ words: String) -> String {
        words.replacing(adviceOnTime, with: "")
    }
}

extension Double {
    /// The number in the same form in every locale, without a fraction if it is whole: `60`, `0.5`.
    var plain: String {
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
    }
}

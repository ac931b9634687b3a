package import SwiftUI

/// Everything that can go wrong between the command line and the picture.
package enum CommandError: Error, Equatable, Sendable {
    // The command line.
    case missingCommand
    case unknownCommand(String)
    case unknownOption(String)
    case ambiguousOption(String, candidates: [String])
    case missingValue(option: String)
    case unexpectedValue(option: String)
    case badValue(option: String, value: String, expected: String)
    /// No view of the layout has the identifier; those that there are.
    case noSuchIdentifier(String, known: [String])
    /// No view is at the point of the picture, in points.
    case nothingAtPoint(Double, Double)
    case noFiles
    case contradiction(String, String)
    case unknownExtension(path: String)
    case formatMismatch(path: String, format: String)
    case standardOutputNeedsFormat
    case allToStandardOutput
    case unknownView(name: String, others: [String])
    /// There is no target of that name; the others are these.
    case unknownTarget(name: String, others: [String])
    case needsTwo(count: Int)
    /// Something is given that the command does not take.
    case unexpectedOperand(String)
    /// Something has to be given; what.
    case missingOperand(String)
    /// An option that means something only beside another one.
    case needsOption(String, other: String)
    /// An option of the programs that `build` makes, and not of `build`.
    case ofTheProgram(String)
    /// An option about Swift files, for a program that has its view in it.
    case ofFiles(String)
    /// Several views take data, and one is wanted.
    case severalViews([String])

    // The user's files.
    case notSwift(path: String, reason: String)
    /// A path with characters that are not allowed; they are written as escapes.
    case unusableName(path: String, reason: String)
    /// A declaration at the top of a file hides a module that the generated code names.
    case hiddenModule(String, place: String)
    /// A function or a module that is in no library of those that views are linked with.
    case notLinked(name: String, isModule: Bool, view: String, place: String?)
    case doesNotCompile(files: [String], diagnostics: String)
    case noView(files: [String])
    case noPreview(files: [String])
    case needsArguments(name: String, place: String, obstacle: String)
    case noneCanBeMade([String])
    case tooLarge(name: String, SizeExcess)
    /// Something in the view is beyond a limit of the drawing.
    case beyondLimit(name: String, reason: String)
    case nothingToDraw(name: String)
    case trapped(CrashReport)
    /// Warnings and notes, where '--strict' takes them for errors.
    case notes(count: Int)
    case endedEarly(name: String, status: Int32)

    // Files that are read and written.
    case noSuchFile(path: String)
    case noSwiftFiles(folder: String)
    case cannotRead(path: String, reason: String)
    case notAPicture(path: String, reason: String)
    case noSuchCommit(name: String, reason: String)
    case cannotWrite(path: String, reason: String)
    /// Standard output is full or closed.
    case cannotOutput(reason: String)

    // The machine and ourselves.
    case noToolchain
    /// A port cannot be listened at.
    case cannotListen(place: String, reason: String)
    /// The kernel confines nothing; why, as the end of a sentence.
    case noSandbox(reason: String)
    /// Nothing can be fetched from hosts; why, as the end of a sentence.
    case noNetwork(reason: String)
    /// Programs cannot be built; why, and what to do.
    case cannotBuildPrograms(String)
    /// The program that packs MP4 is not there.
    case noMovieEncoder
    /// The program that packs MP4 failed; its last words.
    case movieEncoderFailed(String)
    case versionMismatch(compiler: String, detail: String)
    /// A toolchain has another version than the SDK was built with.
    case otherSwift(found: String, place: String, wanted: String)
    /// A file of the SDK is not as it was installed; what is with it, as the end of a sentence.
    case damagedSDK(file: String, String)
    /// What is asked for needs an SDK, and this program lies in the folder of a build.
    case noSDK
    case nestedWithoutEnd(name: String, reason: String)
    case drawingFailed(name: String, reason: String)
    case internalFault(String)
    case timeLimit(what: String, seconds: Double, place: String?)
    /// Threads of a view were still at work when the time was over.
    case threadsAtWork(name: String, seconds: Double)
    case memoryLimit(name: String, bytes: Int, place: String?)
    /// Nobody has read the output in the time that there was.
    case notRead(output: String, seconds: Double)

    /// Whether it is a fault of ours, or of the compiler's.
    var isInternal: Bool {
        if case .internalFault = self { true } else { false }
    }

    /// The status the program ends with.
    package var exitCode: ExitCode {
        switch self {
        case .missingCommand, .unknownCommand, .unknownOption, .ambiguousOption, .missingValue,
            .unexpectedValue, .badValue, .noFiles, .contradiction, .unknownExtension,
            .formatMismatch, .standardOutputNeedsFormat, .allToStandardOutput, .unknownView,
            .unknownTarget, .noSuchIdentifier, .nothingAtPoint, .needsTwo, .unexpectedOperand,
            .missingOperand, .needsOption, .ofTheProgram, .ofFiles, .severalViews:
            .usage
        case .notSwift, .unusableName, .hiddenModule, .notLinked, .doesNotCompile,
            .noView, .noPreview, .needsArguments, .noneCanBeMade,
            .tooLarge, .beyondLimit, .nothingToDraw, .trapped, .notes, .endedEarly,
            .nestedWithoutEnd,
            .memoryLimit:
            .userFile
        case .noSuchFile, .noSwiftFiles, .cannotRead, .notAPicture, .noSuchCommit: .noInput
        case .cannotWrite: .cannotCreate
        case .cannotOutput: .inputOutput
        case .noToolchain, .cannotListen, .noSandbox, .noMovieEncoder, .otherSwift, .damagedSDK,
            .noSDK, .noNetwork, .cannotBuildPrograms:
            .unavailable
        case .versionMismatch, .movieEncoderFailed, .drawingFailed, .internalFault: .software
        case .timeLimit, .threadsAtWork, .notRead: .timeLimit
        }
    }
}

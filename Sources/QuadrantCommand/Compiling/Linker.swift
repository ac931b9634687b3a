internal import Foundation
internal import QuadrantRendering

/// Joins object files to a library; what it needs of `SwiftUI` is found in this program when it is loaded.
struct Linker {
    let toolchain: Toolchain
    let environment: [String: String]
    let timeLimit: Double

    /// Writes the library of `objects` to `path`.
    func link(_ objects: [String], to path: String) throws(CommandError) {
        let runtime = toolchain.libraries
        #if arch(arm64)
            let start = "\(runtime)/aarch64/swiftrt.o"
        #else
            let start = "\(runtime)/x86_64/swiftrt.o"
        #endif
        let modules = [
            "swiftSwiftOnoneSupport", "swiftObservation", "swiftSynchronization",
            "swiftRegexBuilder", "swiftDistributed", "FoundationNetworking", "FoundationXML",
        ]
        let present = modules.filter { System.may(R_OK, "\(runtime)/lib\($0).so") }
        let linked = try ChildProcess.run(
            try toolchain.linker(environment: environment),
            ["-shared", start] + objects + [
                "-o", path, "-L", runtime, "-rpath", runtime, "--eh-frame-hdr", "--as-needed",
            ] + present.map { "-l\($0)" }, timeLimit: timeLimit)
        if linked.ending != .exited(0) {
            throw .internalFault("the linker failed:\n\(linked.errorText)")
        }
    }
}

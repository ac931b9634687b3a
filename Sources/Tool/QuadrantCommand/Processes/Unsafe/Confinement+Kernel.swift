internal import CConfine
internal import Foundation
internal import QuadrantRendering

extension Confinement {
    /// Why this kernel confines nothing, as the end of a sentence; `nil` if it does.
    package static var obstacle: String? {
        unsafe quadrant_missing_confinement().map {
            unsafe "this kernel has no \(String(cString: $0)), by which programs are confined"
        }
    }

    /// Confines this process for the rest of its life, before any of the user's code runs.
    ///
    /// - Parameters:
    ///   - files: What may be read beside `readable`: files, and folders with all that is in them.
    ///   - folders: Folders in which names may be listed.
    ///   - seconds: How long it may work, all processors together.
    /// - Returns: What failed, in the system's words; `nil` if nothing did. The process has to end otherwise.
    func apply(files: [String], folders: [String], seconds: Double) -> String? {
        moveHome()
        let threads = Self.threadsOfUser + Self.furtherThreads
        var step: UnsafePointer<CChar>?
        let failure = unsafe Self.withCStrings(readable + files) { readable in
            unsafe Self.withCStrings(folders) { listable in
                unsafe folder.withCString { writable in
                    var confinement = unsafe QuadrantConfinement(
                        readable: readable, listable: listable, writable: writable,
                        fileSize: Self.largestFile, openFiles: Self.openFiles,
                        seconds: UInt64(seconds.rounded(.up)), threads: UInt64(threads))
                    return unsafe quadrant_confine(&confinement, &step)
                }
            }
        }
        if failure == 0 { return nil }
        let part = unsafe step.map { unsafe String(cString: $0) } ?? "nothing"
        return "\(part): \(System.words(for: failure))"
    }

    /// A descriptor of rules by which a program reads nothing else; -1 where the kernel has none.
    static func rules(reading paths: [String]) -> Int32 {
        unsafe withCStrings(paths) { unsafe quadrant_reading_rules($0) }
    }

    /// What is written to the user's home goes to the folder of the process.
    private func moveHome() {
        for name in ["HOME", "TMPDIR"] { unsafe setenv(name, folder, 1) }
        unsafe unsetenv("XDG_DATA_HOME")
    }

    /// How many threads the user's programs have now: the limit of the kernel counts them all.
    private static var threadsOfUser: Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.filter { Int($0) != nil }.reduce(0) { sum, name in
            guard System.status(of: "/proc/\(name)")?.st_uid == getuid() else { return sum }
            let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(name)/task")
            return sum + (threads?.count ?? 0)
        }
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = unsafe strings.map { unsafe UnsafePointer<CChar>(strdup($0)) }
        unsafe pointers.append(nil)
        defer {
            for index in unsafe pointers.indices {
                unsafe free(UnsafeMutablePointer(mutating: pointers[index]))
            }
        }
        return unsafe body(pointers)
    }
}

internal import Foundation

/// Runs of the scanner that say something of each of some files.
enum ScannerRun {
    /// What the scanner prints of files: a line for each that it came to.
    ///
    /// - Parameter question: What is asked, as the scanner's first arguments.
    static func lines(
        _ question: [String], of files: [SourceFile], by installation: Installation,
        _ cache: BuildCache, timeLimit: Double
    ) throws(CommandError) -> [Data] {
        if files.isEmpty { return [] }
        let work = try cache.makeWorkFolder()
        defer { work.remove() }
        var paths: [String] = []
        for (number, file) in files.enumerated() {
            paths.append("\(work.path)/\(number).scanned")
            try PictureFile.write(Array(file.text.utf8), to: paths[number])
        }
        let scanned = try ChildProcess.run(
            installation.scanner, question + paths, timeLimit: timeLimit)
        return scanned.output.split(separator: UInt8(ascii: "\n")).map { Data($0) }
    }
}

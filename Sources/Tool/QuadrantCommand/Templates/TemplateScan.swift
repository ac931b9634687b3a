internal import Foundation
internal import QuadrantIndex

/// Has the scanner read which views of files data can be given to.
struct TemplateScan {
    let environment: [String: String]
    let platform: SourcePlatform
    let timeLimit: Double

    /// What each file has, in their order.
    func facts(of files: [SourceFile]) throws(CommandError) -> [TemplateFacts] {
        let work = try BuildCache.standard(environment: environment).makeWorkFolder()
        defer { work.remove() }
        var paths: [String] = []
        for (number, file) in files.enumerated() {
            paths.append("\(work.path)/\(number).scanned")
            try PictureFile.write(Array(file.text.utf8), to: paths[number])
        }
        let scanned = try ChildProcess.run(
            try Installation.current().scanner, ["templates", platform.rawValue] + paths,
            timeLimit: timeLimit)
        let lines = scanned.output.split(separator: UInt8(ascii: "\n"))
        let found = lines.compactMap {
            try? JSONDecoder().decode(TemplateFacts.self, from: Data($0))
        }
        guard found.count == files.count else {
            throw .internalFault("the scanner cannot read what the views take")
        }
        return found
    }
}

import Foundation
import QuadrantIndex
import QuadrantScanning

/// The scanner as a program of its own: prints the index of the files named as arguments.
///
/// It is apart from `quadrant` because loading SwiftSyntax takes 6 ms, which a picture of an unchanged
/// file does without. Arguments come in pairs: the path to show, the path to read.
@main struct Main {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let pairs = stride(from: arguments.startIndex, to: arguments.endIndex - 1, by: 2)
        let files = pairs.map { position in
            let contents = FileManager.default.contents(atPath: arguments[position + 1]) ?? Data()
            return SourceScanner.File(
                path: arguments[position], source: String(decoding: contents, as: UTF8.self))
        }
        print(SourceScanner.index(of: files).text, terminator: "")
    }
}

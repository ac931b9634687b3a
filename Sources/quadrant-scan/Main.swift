import Foundation
import QuadrantIndex
import QuadrantScanning

/// The scanner as a program of its own: prints what it learns about the files named as arguments, as JSON,
/// a line for each.
///
/// It is apart from `quadrant` because loading SwiftSyntax takes 6 ms, which a picture of an unchanged
/// file does without.
@main struct Main {
    static func main() throws {
        let encoder = JSONEncoder()
        for path in CommandLine.arguments.dropFirst() {
            let contents = FileManager.default.contents(atPath: path) ?? Data()
            let facts = SourceScanner.facts(of: String(decoding: contents, as: UTF8.self))
            print(String(decoding: try encoder.encode(facts), as: UTF8.self))
        }
    }
}

import Foundation
import QuadrantIndex
import QuadrantScanning

/// The scanner as a program of its own: prints what it learns about files, as JSON, a line for each.
///
/// Its arguments are the platform, the names of the modules that the compiler finds, separated by commas, and the
/// files. It is apart from `quadrant` because loading SwiftSyntax takes 6 ms, which a picture of an unchanged
/// file does without.
@main struct Main {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let names = arguments.dropFirst().first?.split(separator: ",").map(String.init) ?? []
        let conditions = BuildCondition(
            arguments.first.flatMap(SourcePlatform.init(rawValue:)) ?? .ios, modules: Set(names))
        let encoder = JSONEncoder()
        for path in arguments.dropFirst(2) {
            let contents = FileManager.default.contents(atPath: path) ?? Data()
            let facts = SourceScanner.facts(
                of: String(decoding: contents, as: UTF8.self), where: conditions)
            print(String(decoding: try encoder.encode(facts), as: UTF8.self))
        }
    }
}

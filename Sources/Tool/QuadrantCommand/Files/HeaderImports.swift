internal import Foundation
internal import QuadrantRendering

/// Which modules a header of Objective-C brings along: the files of a framework, and all that import it, see what its main header imports.
enum HeaderImports {
    /// The largest header that is read, in bytes.
    private static let largest = 1 << 18

    /// The modules that the main header of a framework imports, which is called like it; none where there is no such header.
    ///
    /// - Parameter places: Headers, and folders in which it may lie.
    static func modules(ofFramework name: String, among places: [String]) -> Set<String> {
        let main = "\(name).h"
        let paths = places.map { place in
            (place as NSString).lastPathComponent == main ? place : "\(place)/\(main)"
        }
        return paths.reduce(into: []) { $0.formUnion(modules(ofFileAt: $1)) }
    }

    /// The modules that a header imports, as `<UIKit/UIKit.h>` or `@import UIKit;`; none of what is no file.
    static func modules(ofFileAt path: String) -> Set<String> {
        guard FileOutput.kind(of: path) == S_IFREG,
            let data = FileManager.default.contents(atPath: path), data.count <= largest
        else { return [] }
        return modules(in: String(decoding: data, as: UTF8.self))
    }

    /// The modules that the text of a header imports.
    static func modules(in text: String) -> Set<String> {
        text.split(whereSeparator: \.isNewline).reduce(into: []) { found, line in
            let line = line.drop { $0 == " " || $0 == "\t" }
            let match =
                line.prefixMatch(of: /#\s*(?:import|include)\s*<(\w+)\//)
                ?? line.prefixMatch(of: /@import\s+(\w+)/)
            if let match { found.insert(String(match.1)) }
        }
    }
}

/// What headers bring along in a module.
struct HeaderModules {
    /// The modules that others bring along, by their names.
    var shown: [String: Set<String>] = [:]
    /// The modules that all files of this one see.
    var seen: Set<String> = []

    /// The modules that a file sees besides those that it imports.
    func brought(by imports: Set<String>) -> Set<String> {
        imports.reduce(into: seen) { $0.formUnion(shown[$1] ?? []) }.subtracting(imports)
    }
}

internal import Foundation
internal import QuadrantRendering
internal import SwiftUI

/// A folder of fonts that are used beside those of the system.
struct FontFolder {
    private let path: String

    /// Throws where there is no such folder.
    init(_ path: String) throws(CommandError) {
        guard let kind = FileOutput.kind(of: path) else { throw .noSuchFile(path: path) }
        guard kind == S_IFDIR else { throw .cannotRead(path: path, reason: "it is no folder") }
        self.path = path
    }

    /// The font files in a folder, not those of folders in it, in order.
    static func files(in path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().filter(isFont).map { "\(path)/\($0)" }
    }

    /// Whether a file of this name is one.
    static func isFont(_ name: String) -> Bool {
        ["ttf", "otf", "ttc"].contains((name as NSString).pathExtension.lowercased())
    }

    /// The font files.
    var files: [String] { Self.files(in: path) }

    /// Makes the fonts known to this process; what was wrong with those that are none.
    func register() -> [String] { Self.register(in: path) }

    /// The same, of a folder that may not be there.
    static func register(in path: String) -> [String] {
        files(in: path).compactMap { file in
            do {
                try Font.register(contentsOf: URL(fileURLWithPath: file))
                return nil
            } catch {
                return "\(error)"
            }
        }
    }
}

internal import Foundation
internal import QuadrantRendering

/// The projects of Xcode that lie in a folder, or else beside it.
struct XcodeProject {
    /// The folder that was asked about.
    let folder: URL
    /// The folder that holds the projects.
    let place: URL
    /// The texts of the projects, in the order of their names.
    let texts: [String]

    /// `nil` for what is no folder, and where there is no project.
    init?(around path: String) {
        guard FileOutput.kind(of: path) == S_IFDIR else { return nil }
        folder = URL(fileURLWithPath: path).standardizedFileURL
        let places = [folder, folder.deletingLastPathComponent()].lazy
        guard
            let found = places.map({ (place: $0, texts: Self.texts(in: $0)) })
                .first(where: { !$0.texts.isEmpty })
        else { return nil }
        (place, texts) = found
    }

    /// Whether all that the projects build is for macOS, as far as their text shows.
    var isForMacOnly: Bool {
        // "macosx", "iphoneos", "auto".
        let systems = texts.flatMap { $0.matches(of: /SDKROOT = "?(\w+)"?;/).map { $0.1 } }
        return Set(systems) == ["macosx"]
    }

    private static func texts(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".xcodeproj") }.sorted().compactMap { name in
            let file = folder.appendingPathComponent(name).appendingPathComponent("project.pbxproj")
            return (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
        }
    }
}

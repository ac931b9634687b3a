internal import Foundation
internal import QuadrantRendering

/// What a project of Xcode says of the folder that holds it and of those beside it, as far as its text shows.
enum XcodeProject {
    /// Whether there is a project in the folder, or else beside it, and all that it builds is for macOS.
    static func isForMacOnly(_ path: String) -> Bool {
        guard FileOutput.kind(of: path) == S_IFDIR else { return false }
        let folder = URL(fileURLWithPath: path).standardizedFileURL
        let texts = [folder, folder.deletingLastPathComponent()].lazy.map(texts(in:))
        let systems = Set(texts.first { !$0.isEmpty }.map { $0.flatMap(systems(in:)) } ?? [])
        return systems == ["macosx"]
    }

    /// The texts of the projects that lie in a folder, in the order of their names.
    static func texts(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".xcodeproj") }.sorted().compactMap { name in
            let file = folder.appendingPathComponent(name).appendingPathComponent("project.pbxproj")
            return (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The systems for which a project builds: "macosx", "iphoneos", "auto".
    private static func systems(in project: String) -> [String] {
        project.matches(of: /SDKROOT = "?(\w+)"?;/).map { String($0.1) }
    }
}

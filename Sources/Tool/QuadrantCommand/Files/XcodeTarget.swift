internal import Foundation

/// What the target of an Xcode project that builds a folder takes from outside that folder: shared sources, resources by
/// a path such as `../Media/start.txt`, packages beside the project.
struct XcodeTarget {
    /// The Swift files outside the folder, in the order of the project; as paths from the current folder where they lie in it
    /// and the folder is given so.
    private(set) var sources: [String] = []
    /// The files and folders outside the folder that the bundle holds.
    private(set) var resources: [String] = []
    /// The folders of packages outside the folder that the project refers to by a path.
    private(set) var packages: [String] = []

    /// What is built with the files of a folder, as the projects around it say. Of several targets, the one
    /// with most sources in the folder counts; targets of tests do not. What is not there is left out.
    init(building given: String, as project: XcodeProject) {
        let (folder, place) = (project.folder, project.place)
        // In a project's own folder all is found by walking through it, but for what lies above.
        guard place != folder || project.texts.contains(where: { $0.contains("../") }) else {
            return
        }
        add(
            from: project.texts.compactMap { XcodeObjects(text: $0, folder: place) },
            outside: folder.path + "/")
        if !given.hasPrefix("/") { sources = sources.map(Self.fromHere) }
    }

    private mutating func add(from projects: [XcodeObjects], outside folder: String) {
        var best: (count: Int, parts: XcodeObjects.Parts)?
        for project in projects {
            packages += project.localPackages.filter { Self.isThere($0, outside: folder) }
            for parts in project.targets() {
                let count = parts.sources.count { $0.hasPrefix(folder) }
                if count > best?.count ?? 0 { best = (count, parts) }
            }
        }
        guard let parts = best?.parts else { return }
        sources = parts.sources.filter {
            $0.hasSuffix(".swift") && Self.isThere($0, outside: folder)
        }
        resources = parts.resources.filter { Self.isThere($0, outside: folder) }
    }

    /// A path from the current folder, if the file is inside it.
    private static func fromHere(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }

    private static func isThere(_ path: String, outside folder: String) -> Bool {
        !path.hasPrefix(folder) && path + "/" != folder
            && FileManager.default.fileExists(atPath: path)
    }
}

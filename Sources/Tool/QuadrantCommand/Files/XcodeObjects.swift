internal import Foundation

/// The objects of an Xcode project (`project.pbxproj`): groups of files, targets and what these build.
///
/// The file is a property list: a dictionary of objects by their identifiers, each with the name of its kind (`isa`). What cannot
/// be read is taken as not said.
struct XcodeObjects {
    /// What a target builds, as absolute paths.
    struct Parts {
        /// The files that are compiled.
        var sources: [String] = []
        /// The files and folders that are copied into the bundle.
        var resources: [String] = []
    }

    private typealias Object = [String: Any]

    /// The folders of packages that the project refers to by a path, as absolute paths.
    private(set) var localPackages: [String] = []
    private let objects: [String: Object]
    /// The identifiers of the targets, in the order of the project.
    private let targetIDs: [String]
    /// The absolute paths of files, and of folders whose content belongs to the project, by their identifiers.
    private var paths: [String: String] = [:]

    /// The largest file that is read, in bytes.
    private static let largest = 16 << 20

    /// - Parameter folder: The folder that holds the project.
    init?(text: String, folder: URL) {
        let data = Data(text.utf8)
        guard data.count <= Self.largest,
            let list = PropertyListText.content(of: data),
            let top = list as? Object, let objects = top["objects"] as? Object,
            let root = top["rootObject"] as? String
        else { return nil }
        self.objects = objects.compactMapValues { $0 as? Object }
        guard let project = self.objects[root] else { return nil }
        targetIDs = project["targets"] as? [String] ?? []
        let base = Self.path(project["projectDirPath"] as? String ?? "", in: folder.path)
        if let group = project["mainGroup"] as? String {
            var seen: Set<String> = []
            addPaths(of: group, in: base, base: base, &seen)
        }
        let references = project["packageReferences"] as? [String] ?? []
        localPackages += references.compactMap { id in
            (self.objects[id]?["relativePath"] as? String).map { Self.path($0, in: base) }
        }
    }

    /// The targets, but for those of tests, in the order of the project.
    func targets() -> [Parts] {
        targetIDs.compactMap { objects[$0] }.filter { target in
            let kind = target["productType"] as? String ?? ""
            return !kind.hasSuffix("-test") && !kind.hasSuffix("ui-testing")
        }.map(parts(of:))
    }

    private func parts(of target: Object) -> Parts {
        var parts = Parts()
        for id in target["buildPhases"] as? [String] ?? [] {
            guard let phase = objects[id], let kind = phase["isa"] as? String else { continue }
            let references = (phase["files"] as? [String] ?? []).compactMap {
                objects[$0]?["fileRef"] as? String
            }
            let files = references.flatMap(files(of:))
            if kind == "PBXSourcesBuildPhase" { parts.sources += files }
            if kind == "PBXResourcesBuildPhase" { parts.resources += files }
        }
        for id in target["fileSystemSynchronizedGroups"] as? [String] ?? [] {
            guard let path = paths[id] else { continue }
            let contents = FolderWalk.contents(of: path)
            parts.sources += contents.sources
            parts.resources += contents.resources
        }
        return parts
    }

    /// The path of a file, or those of its languages.
    private func files(of id: String) -> [String] {
        guard objects[id]?["isa"] as? String == "PBXVariantGroup" else {
            return paths[id].map { [$0] } ?? []
        }
        return (objects[id]?["children"] as? [String] ?? []).compactMap { paths[$0] }
    }

    /// Notes the paths of an object and of what is in it.
    ///
    /// - Parameter folder: The folder of the group that holds the object.
    /// - Parameter base: The folder of the project.
    private mutating func addPaths(
        of id: String, in folder: String, base: String, _ seen: inout Set<String>
    ) {
        guard seen.insert(id).inserted, let object = objects[id] else { return }
        let own = object["path"] as? String ?? ""
        let path: String
        switch object["sourceTree"] as? String ?? "<group>" {
        case "<group>": path = Self.path(own, in: folder)
        case "SOURCE_ROOT": path = Self.path(own, in: base)
        case "<absolute>": path = Self.path(own, in: "/")
        default: return
        }
        paths[id] = path
        if objects[id]?["lastKnownFileType"] as? String == "wrapper",
            FileManager.default.fileExists(atPath: path + "/Package.swift")
        {
            localPackages.append(path)
        }
        for child in object["children"] as? [String] ?? [] {
            addPaths(of: child, in: path, base: base, &seen)
        }
    }

    private static func path(_ path: String, in folder: String) -> String {
        let joined = path.hasPrefix("/") ? path : folder + "/" + path
        return URL(fileURLWithPath: joined).standardizedFileURL.path
    }
}

internal import Foundation

/// The objects of an Xcode project (`project.pbxproj`): groups of files, targets and what these build.
///
/// The file is a property list: a dictionary of objects by their identifiers, each with the name of its kind (`isa`). What cannot
/// be read is taken as not said.
struct XcodeObjects {
    typealias Object = [String: Any]

    /// The folders of packages that the project refers to by a path, as absolute paths.
    private(set) var localPackages: [String] = []
    /// The packages from elsewhere that it names.
    private(set) var remotePackages: [String] = []
    let objects: [String: Object]
    /// The project's own object.
    let project: Object
    /// The identifiers of the targets, in the order of the project.
    let targetIDs: [String]
    /// The folder that paths begin at.
    let base: String
    /// The absolute paths of files, and of folders whose content belongs to the project, by their identifiers.
    private(set) var paths: [String: String] = [:]

    /// The largest file that is read, in bytes.
    static let largest = 16 << 20

    /// - Parameter folder: The folder that holds the project.
    init?(data: Data, folder: String) {
        guard data.count <= Self.largest,
            let list = PropertyListText.content(of: data),
            let top = list as? Object, let objects = top["objects"] as? Object,
            let root = top["rootObject"] as? String
        else { return nil }
        self.objects = objects.compactMapValues { $0 as? Object }
        guard let project = self.objects[root] else { return nil }
        self.project = project
        targetIDs = project["targets"] as? [String] ?? []
        base = Self.path(project["projectDirPath"] as? String ?? "", in: folder)
        if let group = project["mainGroup"] as? String { addPaths(below: group) }
        for id in project["packageReferences"] as? [String] ?? [] {
            if let path = self.objects[id]?["relativePath"] as? String {
                localPackages.append(Self.path(path, in: base))
            } else if let address = self.objects[id]?["repositoryURL"] as? String {
                remotePackages.append(address)
            }
        }
    }

    /// The path of a file, or those of its languages.
    func files(of id: String) -> [String] {
        guard objects[id]?["isa"] as? String == "PBXVariantGroup" else {
            return paths[id].map { [$0] } ?? []
        }
        return (objects[id]?["children"] as? [String] ?? []).compactMap { paths[$0] }
    }

    /// Notes the paths of a group and of all in it; each once, so that groups that hold each other come to an end.
    private mutating func addPaths(below group: String) {
        var seen: Set<String> = []
        var waiting = [(id: group, folder: base)]
        while let (id, folder) = waiting.popLast() {
            guard seen.insert(id).inserted, let object = objects[id] else { continue }
            let own = object["path"] as? String ?? ""
            let path: String
            switch object["sourceTree"] as? String ?? "<group>" {
            case "<group>": path = Self.path(own, in: folder)
            case "SOURCE_ROOT": path = Self.path(own, in: base)
            case "<absolute>": path = Self.path(own, in: "/")
            default: continue
            }
            paths[id] = path
            let kind = object["lastKnownFileType"] as? String
            if kind == "wrapper" || kind == "folder",
                FileManager.default.fileExists(atPath: path + "/Package.swift")
            {
                localPackages.append(path)
            }
            for child in object["children"] as? [String] ?? [] { waiting.append((child, path)) }
        }
    }

    static func path(_ path: String, in folder: String) -> String {
        let joined = path.hasPrefix("/") ? path : folder + "/" + path
        return URL(fileURLWithPath: joined).standardizedFileURL.path
    }
}

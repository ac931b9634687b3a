internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// The bundle that an app of the user's files would have: a folder of links to them, as `Bundle.main` of the
/// process that draws.
///
/// As in a built app, what lies in folders of the project lies side by side, folders of languages apart.
struct ProjectBundle: Equatable {
    /// What each link is called in the bundle, and the absolute path that it leads to; by name.
    private(set) var links: [Link] = []
    /// What the bundle says of itself; `nil` for a link, or for nothing.
    private(set) var info: BundleInfo?

    /// A link in the bundle.
    struct Link: Equatable {
        /// Its path inside the bundle: `player.json`, `de.lproj/Localizable.strings`.
        var name: String
        /// What it leads to.
        var target: String
    }

    /// Names that make a folder another kind of bundle.
    private static let reserved: Set = ["Contents", "Resources", "Support Files", "Frameworks"]

    /// The bundle with these files and folders. Of two of one name, the one that is less deep in folders is taken;
    /// asset catalogues are all taken.
    init(_ resources: [String], info: BundleInfo? = nil) {
        self.info = info
        let paths = resources.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        let ordered = paths.map { (depth: $0.count { $0 == "/" }, path: $0) }.sorted {
            ($0.depth, $0.path) < ($1.depth, $1.path)
        }
        var taken: Set<String> = []
        for (_, path) in ordered {
            let parts = path.split(separator: "/").map(String.init)
            guard let last = parts.last else { continue }
            let folder = parts.dropLast().last ?? ""
            let language = folder.hasSuffix(".lproj") ? "\(folder)/" : ""
            var name = language + EntityModel.builtName(of: last)
            var number = 2
            while last.hasSuffix(".xcassets"), taken.contains(name) {
                name = "\(number)-\(last)"
                number += 1
            }
            if taken.insert(name).inserted { links.append(Link(name: name, target: path)) }
        }
        addFolders(of: ordered.map(\.path), taken: taken)
        links.sort { $0.name < $1.name }
    }

    /// Adds all that lies in a folder, by its name there.
    mutating func addAll(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        links += names.sorted().map { Link(name: $0, target: "\(folder)/\($0)") }
    }

    /// Adds the fonts of a folder to what the app has.
    mutating func add(_ fonts: FontFolder) {
        for link in ProjectBundle(fonts.files).links
        where !links.contains(where: { $0.name == link.name }) {
            links.append(link)
        }
        links.sort { $0.name < $1.name }
    }

    /// The bundle of an app of several modules: what is the app's, the bundles of the others, and what the app has no file of that
    /// name for.
    init(_ project: Project) {
        self.init(project.parts.first?.resources ?? project.resources)
        var names = Set(links.map(\.name))
        func add(_ more: [Link], _ links: inout [Link]) {
            links += more.filter { names.insert($0.name).inserted }
        }
        for part in project.parts {
            guard let bundle = part.bundle else { continue }
            let own = ProjectBundle(part.resources).links.map {
                Link(name: "\(bundle).bundle/\($0.name)", target: $0.target)
            }
            add(own, &links)
        }
        if !project.parts.isEmpty { add(ProjectBundle(project.resources).links, &links) }
        info = project.parts.first?.info
        if info == nil, BundleInfo.isAskedFor(in: project.sources) {
            let name = project.parts.first?.name ?? project.sources.first?.path ?? "App"
            let last = (name as NSString).lastPathComponent as NSString
            info = BundleInfo(named: last.deletingPathExtension)
        }
        // The one of the build has what the one of the sources names.
        if info != nil { links.removeAll { $0.name == "Info.plist" } }
        links.sort { $0.name < $1.name }
    }

    /// Links to the folders themselves, for those who look into a folder by its name.
    private mutating func addFolders(of paths: [String], taken: Set<String>) {
        var taken = taken
        for path in paths {
            let folder = (path as NSString).deletingLastPathComponent
            let name = (folder as NSString).lastPathComponent
            if name.hasSuffix(".lproj") || name.isEmpty || Self.reserved.contains(name) { continue }
            if taken.insert(name).inserted { links.append(Link(name: name, target: folder)) }
        }
    }

    /// The paths of the asset catalogues, in the order of their names.
    var catalogues: [String] {
        links.filter { $0.name.hasSuffix(".xcassets") && !$0.name.contains("/") }.map(\.target)
    }

    /// The paths of the models of Core Data's, in the order of their names.
    var models: [String] { links.map(\.target).filter(EntityModel.isModel) }

    /// The folder of the bundle in a cache; made now unless it is there. `nil` for an empty bundle.
    func folder(in cache: BuildCache) throws(CommandError) -> String? {
        if links.isEmpty, info == nil { return nil }
        var hash = ContentHash()
        if let info { hash.combine(String(decoding: info.file, as: UTF8.self)) }
        for link in links {
            hash.combine(link.name)
            hash.combine(link.target)
        }
        if let known = cache.bundle(for: hash.text) { return known }
        let work = try cache.makeWorkFolder()
        defer { work.remove() }
        let folder = "\(work.path)/bundle"
        for link in links {
            let path = "\(folder)/\(link.name)"
            try BuildCache.makeOwnFolder((path as NSString).deletingLastPathComponent)
            do {
                try FileManager.default.createSymbolicLink(
                    atPath: path, withDestinationPath: link.target)
            } catch {
                throw .cannotWrite(path: path, reason: System.lastError)
            }
        }
        if let info {
            try BuildCache.makeOwnFolder(folder)
            let path = "\(folder)/Info.plist"
            guard FileManager.default.createFile(atPath: path, contents: info.file) else {
                throw .cannotWrite(path: path, reason: System.lastError)
            }
        }
        return try cache.keepBundle(folder, for: hash.text)
    }
}

internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// The targets of all projects and packages that belong to a folder, and what is told about them.
struct TargetGraph {
    /// The targets, those of projects first.
    private(set) var targets: [BuildTarget] = []
    /// The products of packages: the names of their targets.
    private(set) var products: [String: [String]] = [:]
    /// Lines for the user: what cannot be read, what lies outside.
    private(set) var notes: [String] = []
    /// The packages that are named and are not there, by what they are called.
    private(set) var missing: [MissingPackage] = []

    /// Where packages from elsewhere may lie.
    private var packages: PackageFolders
    /// Whether what is for iOS alone does not count.
    private let isForMac: Bool
    /// What files may lie in: the repository, or the folder around the project.
    private var top: String

    /// The targets of the projects that are given and of the packages that these name.
    ///
    /// - Parameters:
    ///   - projects: The paths of projects (`.xcodeproj`) and of `project.yml`.
    ///   - manifests: The paths of manifests.
    ///   - folder: The folder that the user gave.
    init(
        projects: [String], manifests: [String], in folder: String, packages given: String?,
        isForMac: Bool
    ) {
        self.isForMac = isForMac
        packages = PackageFolders(around: folder, given: given)
        let places = (projects + manifests).map { ($0 as NSString).deletingLastPathComponent }
        top = Self.top(of: places.min { $0.count < $1.count } ?? folder)
        // Of several projects without a repository, the folder that holds them all.
        let whole = XcodeObjects.path(folder, in: Self.here)
        if places.count > 1, top.hasPrefix(whole + "/") { top = whole }
        var named: [String] = []
        for path in projects { named += read(project: path) }
        addPackages(manifests + named.map { "\($0)/Package.swift" })
        leaveOutWhatIsOutside()
    }

    /// Reads a project; returns the folders of packages that it names.
    private mutating func read(project path: String) -> [String] {
        let file = path.hasSuffix(".yml") ? path : "\(path)/project.pbxproj"
        let size = System.status(of: file).map { Int($0.st_size) } ?? 0
        guard size <= XcodeObjects.largest else {
            notes.append(
                "\(file) has \(ByteCount.text(bytes: size)), more than is read of a project; its targets are not known"
            )
            return []
        }
        let data = FileManager.default.contents(atPath: file) ?? Data()
        if path.hasSuffix(".yml") {
            let text = String(decoding: data, as: UTF8.self)
            // Others call files so too.
            guard let read = XcodeGenTargets(text, origin: path, isForMac: isForMac) else {
                return []
            }
            targets += read.targets
            packages.add(resolvedBeside: path)
            for address in read.remotePackages { packages.want(address, by: path) }
            return read.localPackages
        }
        let folder = (path as NSString).deletingLastPathComponent
        guard let xcode = XcodeObjects(data: data, folder: XcodeObjects.path(folder, in: Self.here))
        else {
            notes.append("\(file) cannot be read as a project; its targets are not known")
            return []
        }
        let read = XcodeTargets.all(of: xcode, origin: path, isForMac: isForMac)
        for note in read.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
        targets += read
        packages.add(resolvedBeside: path)
        for address in xcode.remotePackages { packages.want(address, by: path) }
        return xcode.localPackages
    }

    /// Reads packages and those that these name, wave by wave.
    private mutating func addPackages(_ manifests: [String]) {
        var seen: Set<String> = []
        func isNew(_ path: String) -> Bool {
            FileOutput.kind(of: path) == S_IFREG
                && seen.insert(System.resolved(path) ?? path).inserted
        }
        var wave = (manifests + packages.foundNow().map { "\($0)/Package.swift" }).filter(isNew)
        while !wave.isEmpty {
            var next: [String] = []
            for (manifest, facts) in zip(wave, ManifestScan.facts(of: wave)) {
                guard let facts else {
                    notes.append(
                        "\(manifest) cannot be read as a manifest; its targets are not known")
                    continue
                }
                let package = PackageTargets(
                    facts, manifest: manifest, isForMac: isForMac)
                targets += package.targets
                notes += package.problems
                for product in facts.products {
                    products[product.name, default: []] += product.targets
                }
                packages.add(resolvedBeside: manifest)
                for source in facts.sources {
                    if let path = source.path {
                        next.append(
                            XcodeObjects.path(path, in: package.folder) + "/Package.swift"
                        )
                    } else if let address = source.url, facts.builds(with: source) {
                        packages.want(address, by: manifest)
                    }
                }
            }
            wave = (next + packages.foundNow().map { "\($0)/Package.swift" }).filter(isNew)
        }
        missing = packages.missing
    }

    private static var here: String { FileManager.default.currentDirectoryPath }

    private func absolute(_ path: String) -> String { XcodeObjects.path(path, in: Self.here) }

    /// The nearest folder with a repository around one, else that around it.
    private static func top(of folder: String) -> String {
        let start = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL
        var place = start
        while place.path != "/" {
            if FileOutput.kind(of: place.appendingPathComponent(".git").path) != nil {
                return place.path
            }
            place.deleteLastPathComponent()
        }
        return start.deletingLastPathComponent().path
    }

    private mutating func leaveOutWhatIsOutside() {
        let inside = top == "/" ? "/" : top + "/"
        var told: Set<String> = []
        for position in targets.indices where targets[position].package == nil {
            let target = targets[position]
            func isIn(_ path: String) -> Bool { absolute(path).hasPrefix(inside) }
            for path in target.sources + target.resources where !isIn(path) {
                if told.insert(path).inserted, told.count <= 5 {
                    notes.append(
                        "\(target.origin): \(path) lies outside of \(top); it is left out")
                }
            }
            if told.isEmpty { continue }
            targets[position].sources = target.sources.filter(isIn)
            targets[position].resources = target.resources.filter(isIn)
        }
    }

    /// The positions of the targets that one uses directly: libraries of Swift and C, its own project's first.
    func uses(of position: Int) -> [Int] {
        let target = targets[position]
        var found: [Int] = []
        for use in target.uses {
            let names: [String]
            switch use {
            case .target(let name): names = [name]
            case .product(let name): names = [name] + (products[name] ?? [])
            }
            for name in names {
                let same = targets.indices.filter {
                    $0 != position && targets[$0].kind != .test
                        && (targets[$0].name == name || targets[$0].module == name)
                }
                let own = same.first { targets[$0].origin == target.origin }
                if let one = own ?? same.first, !found.contains(one) { found.append(one) }
            }
        }
        return found
    }
}

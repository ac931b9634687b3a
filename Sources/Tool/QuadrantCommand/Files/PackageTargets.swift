internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// The targets of a package, as its manifest and its folders say.
struct PackageTargets {
    /// The folder of the package, from the root.
    let folder: String
    let facts: PackageFacts
    /// The targets.
    private(set) var targets: [BuildTarget] = []
    /// What is wrong with it, as lines for the user.
    private(set) var problems: [String] = []

    /// The manifest's path, as the user gave it.
    private let origin: String
    private let isForMac: Bool

    /// - Parameter isForMac: Whether what is for iOS alone does not count.
    init(_ facts: PackageFacts, manifest: String, isForMac: Bool) {
        self.facts = facts
        origin = manifest
        self.isForMac = isForMac
        folder = XcodeObjects.path(
            (manifest as NSString).deletingLastPathComponent,
            in: FileManager.default.currentDirectoryPath)
        for target in facts.targets { add(target) }
        if !facts.unreadLines.isEmpty {
            let lines = facts.unreadLines.prefix(5).map { String($0) }.joined(separator: ", ")
            problems.append(
                "\(manifest) is read, not run: what it works out in line \(lines) is not known")
        }
    }

    private mutating func add(_ target: PackageFacts.Target) {
        guard let place = place(of: target) else { return }
        let contents = FolderWalk.contents(of: place)
        let left = target.exclude.map { XcodeObjects.path($0, in: place) }
        let only = target.sources.map { $0.map { XcodeObjects.path($0, in: place) } }
        func isTaken(_ path: String) -> Bool {
            func isIn(_ folder: String) -> Bool { path == folder || path.hasPrefix(folder + "/") }
            return !left.contains(where: isIn) && only?.contains(where: isIn) != false
        }
        var made = BuildTarget(
            name: target.name, module: BuildTarget.moduleName(of: target.name),
            kind: Self.kind(of: target.kind), origin: origin)
        made.sources = contents.sources.filter(isTaken)
        made.cSources = contents.cSources.filter(isTaken)
        if made.kind == .tool, Self.isApp(made.sources) { made.kind = .application }
        // Others' files beside the sources are the target's only if it says so, catalogues apart.
        let named = target.resources.map { XcodeObjects.path($0, in: place) }
        made.resources = contents.resources.filter { path in
            named.contains { path == $0 || path.hasPrefix($0 + "/") } || path.hasSuffix(".xcassets")
                || EntityModel.isModel(path)
                || path.hasSuffix(".xcstrings") || path.contains(".lproj/")
        }.filter(isTaken)
        if !made.resources.isEmpty { made.bundle = "\(facts.name)_\(target.name)" }
        made.systems = Set(facts.platforms.map { $0.lowercased() })
        if made.systems != ["macos"] { made.systems = [] }
        let isMac = made.platform(isForMac: isForMac) == .macos
        made.uses = target.dependencies.filter {
            PackageFacts.isTaken($0.platforms, isForMac: isMac)
        }
        .map { .product($0.name) }
        // The compiler takes no package that is called as a module.
        made.package =
            "package-\(BuildTarget.moduleName(of: facts.name.isEmpty ? folder : facts.name))"
        made.conditions =
            target.conditions
            + target.limitedConditions.filter {
                PackageFacts.isTaken($0.platforms, isForMac: isMac)
            }
            .map(\.condition) + ["SWIFT_PACKAGE"]
        made.isOnMainActor = target.isOnMainActor
        addC(target, in: place, contents, to: &made)
        targets.append(made)
    }

    private func addC(
        _ target: PackageFacts.Target, in place: String, _ contents: FolderContents,
        to made: inout BuildTarget
    ) {
        guard made.sources.isEmpty else { return }
        // A library of the system is a module map.
        made.headers =
            target.kind == "systemLibrary"
            ? place : XcodeObjects.path(target.headers ?? "include", in: place)
        made.cFlags =
            target.headerFolders.map { "-I" + XcodeObjects.path($0, in: place) }
            + ["-DSWIFT_PACKAGE=1"] + target.definitions.map { "-D\($0)" }
    }

    /// The folder of a target; `nil` for one without files of its own, or outside of the package.
    private mutating func place(of target: PackageFacts.Target) -> String? {
        if ["binaryTarget", "plugin", "macro"].contains(target.kind) {
            let what =
                target.kind == "binaryTarget" ? "it is a binary for Apple's systems" : target.kind
            if target.kind != "plugin" {
                problems.append("\(origin): the target \(target.name) is not built: \(what)")
            }
            return nil
        }
        if let path = target.path {
            let place = XcodeObjects.path(path, in: folder)
            guard place == folder || place.hasPrefix(folder + "/") else {
                problems.append(
                    "\(origin): the target \(target.name) has the folder \(path), which lies outside of the package"
                )
                return nil
            }
            return FileOutput.kind(of: place) == S_IFDIR ? place : nil
        }
        let roots = target.kind == "testTarget" ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
        let places = roots.map { "\(folder)/\($0)/\(target.name)" }
        if let found = places.first(where: { FileOutput.kind(of: $0) == S_IFDIR }) { return found }
        // A package of one target may go without a folder for it.
        let isOnly = facts.targets.count { $0.kind != "testTarget" } == 1
        let root = "\(folder)/Sources"
        return isOnly && target.kind != "testTarget" && FileOutput.kind(of: root) == S_IFDIR
            ? root : nil
    }

    private static func kind(of name: String) -> BuildTarget.Kind {
        switch name {
        case "executableTarget", "iOSApplication": .tool
        case "testTarget": .test
        default: .library
        }
    }

    /// Whether files have an app of SwiftUI's among them.
    private static func isApp(_ paths: [String]) -> Bool {
        paths.contains { path in
            let text = String(
                decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            return text.contains("@main") && text.contains(/:\s*(SwiftUI\.)?App\b/)
        }
    }
}

internal import Foundation
internal import QuadrantRendering

/// Copies a finished SDK into a prefix and makes it known to SwiftPM.
struct Installer {
    /// The SDK that is copied.
    let sdk: UsableSDK
    let places: InstallPlaces

    private var source: SDKTree { sdk.tree }
    /// The `usr` folder of the toolchain that it was built with.
    private var toolchain: String { sdk.toolchain.root }

    /// Installs, and returns where the tree lies.
    ///
    /// The tree is made beside its place and put there whole: whoever kills it leaves what was there before, and the
    /// next run removes what was half made.
    func install() throws(CommandError) -> SDKTree {
        let target = places.tree(sdk.build.version)
        if System.resolved(target.path) != System.resolved(source.path) {
            try copy(to: target)
        } else {
            try describe(target, at: target)
        }
        // A package of the system brings its own links.
        let isLinked = source == target && System.may(X_OK, "\(places.prefix)/bin/quadrant")
        for (path, link) in places.links(of: sdk.build.version) where !isLinked {
            try OwnText.makeFolder((path as NSString).deletingLastPathComponent)
            try PlaceExchange.link(path, to: link)
        }
        try SDKRegistry(places: places).add(target, sdk.build)
        return target
    }

    private func copy(to target: SDKTree) throws(CommandError) {
        let folder = "\(places.versions)/.work"
        try OwnText.makeFolder(folder)
        let work = try WorkFolder(in: folder)
        defer { work.remove() }
        let new = SDKTree(path: "\(work.path)/tree")
        guard let files = SDKFiles(of: source) else {
            throw .damagedSDK(file: source.listFile, "cannot be read")
        }
        for entry in files.entries { try copy(entry.path, from: source, to: new) }
        try copy("files.txt", from: source, to: new)
        // Links that belong to the tree itself: the library by its plain name.
        for name in try names(in: source.libraries) {
            guard let link = System.target(ofLink: "\(source.libraries)/\(name)") else { continue }
            try PlaceExchange.link("\(new.libraries)/\(name)", to: link)
        }
        try describe(new, at: target)
        try PlaceExchange.put(new.path, to: target.path)
    }

    /// Writes what names places: the links to the toolchain, and the bundle for a tree that will lie at `place`.
    func describe(_ tree: SDKTree, at place: SDKTree) throws(CommandError) {
        try PlaceExchange.link(tree.runtime, to: "\(toolchain)/lib/swift/linux")
        try PlaceExchange.link(tree.host, to: "\(toolchain)/lib/swift/host")
        let bundle = SwiftSDKBundle(
            tree: place, content: tree, build: sdk.build, toolchain: toolchain)
        if tree == place, bundle.isCurrent(in: tree.bundles) { return }
        try bundle.write(to: tree.bundles)
    }

    private func copy(
        _ path: String, from source: SDKTree, to target: SDKTree
    ) throws(CommandError) {
        let place = "\(target.path)/\(path)"
        try OwnText.makeFolder((place as NSString).deletingLastPathComponent)
        try OwnText.copy("\(source.path)/\(path)", to: place)
    }

    private func names(in folder: String) throws(CommandError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw .cannotRead(path: folder, reason: OwnText.reason(of: error))
        }
    }
}

internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// Reads the targets of XcodeGen's `project.yml`, of which a project of Xcode's is made.
struct XcodeGenTargets {
    /// The targets.
    private(set) var targets: [BuildTarget] = []
    /// The folders of packages that it names by a path.
    private(set) var localPackages: [String] = []
    /// The addresses of those from elsewhere.
    private(set) var remotePackages: [String] = []

    private typealias Map = [String: Any]
    private let origin: String
    private let folder: String
    private let isForMac: Bool
    private let templates: Map
    private let settings: Map

    /// - Parameters:
    ///   - text: What is in the file.
    ///   - origin: Its path.
    init?(_ text: String, origin: String, isForMac: Bool) {
        guard let top = YAMLText.content(of: text) as? Map, let named = top["targets"] as? Map
        else {
            return nil
        }
        self.origin = origin
        self.isForMac = isForMac
        folder = URL(fileURLWithPath: origin).deletingLastPathComponent().standardizedFileURL.path
        templates = top["targetTemplates"] as? Map ?? [:]
        settings = top["settings"] as? Map ?? [:]
        for (_, value) in (top["packages"] as? Map ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let package = value as? Map else { continue }
            if let path = package["path"] as? String {
                localPackages.append(XcodeObjects.path(path, in: folder))
            } else if let address = package["url"] as? String {
                remotePackages.append(address)
            } else if let name = package["github"] as? String {
                remotePackages.append("https://github.com/\(name)")
            }
        }
        for (name, value) in named.sorted(by: { $0.key < $1.key }) {
            if let map = value as? Map { targets.append(target(name, map)) }
        }
    }

    private func target(_ name: String, _ map: Map) -> BuildTarget {
        // What templates say stands before the target's own.
        let names = Self.list(map["templates"]).compactMap { $0 as? String }
        let maps = names.compactMap { templates[$0] as? Map } + [map]
        func last(_ key: String) -> Any? { maps.reversed().lazy.compactMap { $0[key] }.first }
        var settings = XcodeSettings()
        settings.add(["TARGET_NAME": name, "PRODUCT_NAME": name])
        for part in [self.settings] + maps.map({ $0["settings"] as? Map ?? [:] }) {
            let base = part["base"] as? Map
            settings.add(base ?? part.filter { $0.value is String })
            for (key, value) in part["configs"] as? Map ?? [:]
            where key.lowercased().contains("debug") {
                settings.add(value as? Map ?? [:])
            }
        }
        let product = settings.value("PRODUCT_NAME") ?? name
        var target = BuildTarget(
            name: name,
            module: settings.value("PRODUCT_MODULE_NAME") ?? BuildTarget.moduleName(of: product),
            kind: Self.kind(last("type") as? String ?? ""), origin: origin)
        let systems = Self.list(last("supportedDestinations") ?? last("platform")).compactMap {
            ($0 as? String)?.lowercased()
        }
        target.systems = Set(systems)
        let isMac = target.platform(isForMac: isForMac) == .macos
        target.conditions = settings.words(
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS", isForMac: isMac)
        target.isOnMainActor = settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        if target.kind.hasInfo {
            target.info = BundleInfo(of: settings, named: name, in: folder, isForMac: isMac)
        }
        for part in maps {
            for source in Self.list(part["sources"]) { add(source, to: &target) }
            for use in Self.list(part["dependencies"]) { add(use: use, to: &target) }
        }
        return target
    }

    /// A folder or a file of a target, by its path or with what is left out of it.
    private func add(_ source: Any, to target: inout BuildTarget) {
        let map = source as? Map ?? ["path": source]
        guard let path = map["path"] as? String, isTaken(map, by: target) else { return }
        let place = XcodeObjects.path(path, in: folder)
        guard FileOutput.kind(of: place) == S_IFDIR else {
            if path.hasSuffix(".swift") {
                target.sources.append(place)
            } else {
                target.resources.append(place)
            }
            return
        }
        if target.kind == .library {
            target.shownModules.formUnion(
                HeaderImports.modules(ofFramework: target.module, among: [place]))
        }
        let contents = FolderWalk.contents(of: place)
        let (left, only) = (Self.list(map["excludes"]), Self.list(map["includes"]))
        func isIn(_ patterns: [Any], _ file: String) -> Bool {
            patterns.compactMap { $0 as? String }.contains { pattern in
                PathPattern(pattern).matches(file.dropFirst(place.count + 1))
            }
        }
        func isOwn(_ file: String) -> Bool {
            !isIn(left, file) && (only.isEmpty || isIn(only, file))
        }
        target.sources += contents.sources.filter(isOwn)
        target.resources += contents.resources.filter(isOwn)
    }

    private func isTaken(_ map: Map, by target: BuildTarget) -> Bool {
        let filters = Self.list(map["destinationFilters"] ?? map["platformFilters"]).compactMap {
            ($0 as? String)?.lowercased()
        }
        return filters.isEmpty
            || filters.contains(target.platform(isForMac: isForMac).rawValue)
    }

    private func add(use: Any, to target: inout BuildTarget) {
        guard let map = use as? Map, isTaken(map, by: target) else { return }
        if let name = map["target"] as? String { target.uses.append(.target(name)) }
        guard let package = map["package"] as? String else { return }
        let products = Self.list(map["products"]) + Self.list(map["product"])
        let names = products.compactMap { $0 as? String }
        target.uses += (names.isEmpty ? [package] : names).map { .product($0) }
    }

    private static func kind(_ type: String) -> BuildTarget.Kind {
        if type.contains("test") { return .test }
        if type.hasPrefix("application") { return .application }
        if type.contains("extension") { return .appExtension }
        if type.contains("framework") || type.contains("library") { return .library }
        return type == "tool" ? .tool : .other
    }

    private static func list(_ value: Any?) -> [Any] {
        switch value {
        case nil: []
        case let list as [Any]: list
        case let one?: [one]
        }
    }
}

/// A pattern of paths: `**` stands for any folders, `*` for any part of a name; a folder for all in it.
struct PathPattern {
    private let parts: [Substring]

    init(_ text: String) { parts = text.split(separator: "/") }

    /// Whether a path, or a folder around it, has the pattern's form.
    func matches(_ path: Substring) -> Bool {
        Self.matches(parts[...], path.split(separator: "/")[...])
    }

    private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>)
        -> Bool
    {
        guard let first = pattern.first else { return true }
        if first == "**" {
            let rest = pattern.dropFirst()
            if rest.isEmpty { return !path.isEmpty }
            // What is matched is a beginning: the first place at which the parts up to the next such mark fit is enough.
            let fixed = rest.prefix { $0 != "**" }
            let place = path.indices.first { start in
                path.endIndex - start >= fixed.count
                    && zip(fixed, path[start...]).allSatisfy { isLike($0, $1) }
            }
            return place.map {
                matches(rest.dropFirst(fixed.count), path[($0 + fixed.count)...])
            } ?? false
        }
        guard let name = path.first, isLike(first, name) else { return false }
        return matches(pattern.dropFirst(), path.dropFirst())
    }

    /// Whether a name has the form of a pattern with stars; in time that does not grow beyond the product of their lengths.
    private static func isLike(_ pattern: Substring, _ name: Substring) -> Bool {
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
            return pattern == name
        }
        guard name.hasPrefix(first), name.count >= first.count + last.count, name.hasSuffix(last)
        else { return false }
        var rest = name.dropFirst(first.count).dropLast(last.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}

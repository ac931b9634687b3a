internal import Foundation
internal import QuadrantIndex

/// Reads the targets of an Xcode project.
struct XcodeTargets {
    private let xcode: XcodeObjects
    /// The path of the project (`.xcodeproj`).
    private let origin: String
    /// Whether what the files say of iOS alone does not count.
    private let isForMac: Bool
    /// The exceptions of synchronised folders, by the identifier of the folder.
    private var exceptions: [String: [Exceptions]] = [:]

    /// What a target has otherwise than the others of a synchronised folder.
    private struct Exceptions {
        let target: String
        /// The files that it does not build of its own folder, or does of another one.
        let paths: [String]
        /// The files that it builds for some platforms alone.
        let platforms: [String: [String]]
    }

    /// The targets of a project.
    static func all(
        of xcode: XcodeObjects, origin: String, isForMac: Bool
    ) -> [BuildTarget] {
        let reader = XcodeTargets(xcode, origin: origin, isForMac: isForMac)
        return xcode.targetIDs.compactMap { reader.target($0) }
    }

    private init(_ xcode: XcodeObjects, origin: String, isForMac: Bool) {
        self.xcode = xcode
        self.origin = origin
        self.isForMac = isForMac
        for (id, object) in xcode.objects {
            guard object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" else { continue }
            exceptions[id] = Self.strings(object["exceptions"]).compactMap { exception in
                guard let set = xcode.objects[exception], let target = set["target"] as? String
                else { return nil }
                let platforms = set["platformFiltersByRelativePath"] as? XcodeObjects.Object ?? [:]
                return Exceptions(
                    target: target, paths: Self.strings(set["membershipExceptions"]),
                    platforms: platforms.mapValues(Self.strings))
            }
        }
    }

    private func target(_ id: String) -> BuildTarget? {
        guard let object = xcode.objects[id] else { return nil }
        let name = object["name"] as? String ?? id
        let settings = settings(of: object, name: name)
        let product = settings.value("PRODUCT_NAME", isForMac: isForMac) ?? name
        var target = BuildTarget(
            name: name,
            module: BuildTarget.moduleName(
                of: settings.value("PRODUCT_MODULE_NAME", isForMac: isForMac)
                    ?? (product.isEmpty ? name : product)),
            kind: Self.kind(object["productType"] as? String ?? ""), origin: origin)
        target.notes = settings.templates.sorted { $0.key < $1.key }.map {
            "\($0.key) is not there; \(($0.value as NSString).lastPathComponent) is read in its place"
        }
        target.systems = Self.systems(of: settings)
        let platform = target.platform(isForMac: isForMac)
        let isMac = platform == .macos
        target.conditions = settings.words(
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS", isForMac: isMac)
        let flags = settings.words("OTHER_SWIFT_FLAGS", isForMac: isMac)
        target.conditions += flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map {
            String($0.dropFirst(2))
        }
        target.isOnMainActor =
            settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION", isForMac: isMac) == "MainActor"
        if target.kind.hasInfo {
            target.info = BundleInfo(of: settings, named: name, in: xcode.base, isForMac: isMac)
        }
        let system = Self.filter(platform)
        addFiles(of: object, for: system, to: &target)
        addFolders(of: object, id: id, for: system, to: &target)
        let left = settings.words("EXCLUDED_SOURCE_FILE_NAMES", isForMac: isMac)
        if !left.isEmpty {
            target.sources.removeAll { left.contains(($0 as NSString).lastPathComponent) }
        }
        addUses(of: object, to: &target)
        addHeaders(of: object, settings, isMac: isMac, to: &target)
        return target
    }

    private func addFiles(
        of object: XcodeObjects.Object, for system: String, to target: inout BuildTarget
    ) {
        for phase in Self.strings(object["buildPhases"]).compactMap({ xcode.objects[$0] }) {
            let files = Self.strings(phase["files"]).compactMap { xcode.objects[$0] }
            for file in files where Self.isTaken(file, for: system) {
                guard let reference = file["fileRef"] as? String else { continue }
                switch phase["isa"] as? String {
                case "PBXSourcesBuildPhase":
                    let files = xcode.files(of: reference)
                    target.sources += files.filter { $0.hasSuffix(".swift") }
                    target.resources += files.filter {
                        EntityModel.isModel($0) || IntentDefinition.isDefinition($0)
                    }
                case "PBXResourcesBuildPhase": target.resources += xcode.files(of: reference)
                case "PBXFrameworksBuildPhase":
                    let path = xcode.objects[reference]?["path"] as? String ?? ""
                    let name = ((path as NSString).lastPathComponent as NSString)
                        .deletingPathExtension
                    if !name.isEmpty { target.uses.append(.product(name)) }
                default: break
                }
            }
        }
    }

    /// What headers of Objective-C bring along.
    private func addHeaders(
        of object: XcodeObjects.Object, _ settings: XcodeSettings, isMac: Bool,
        to target: inout BuildTarget
    ) {
        let phases = Self.strings(object["buildPhases"]).compactMap { xcode.objects[$0] }
        let headers = phases.filter { $0["isa"] as? String == "PBXHeadersBuildPhase" }
            .flatMap { Self.strings($0["files"]) }
            .compactMap { xcode.objects[$0]?["fileRef"] as? String }.flatMap(xcode.files)
        let folders = Self.strings(object["fileSystemSynchronizedGroups"]).compactMap {
            xcode.paths[$0]
        }
        if target.kind == .library {
            target.shownModules = HeaderImports.modules(
                ofFramework: target.module, among: headers + folders)
        }
        if let path = settings.value("SWIFT_OBJC_BRIDGING_HEADER", isForMac: isMac) {
            target.bridgedModules = HeaderImports.modules(
                ofFileAt: XcodeObjects.path(path, in: xcode.base))
        }
    }

    /// Synchronised folders: all that is in them, but what exceptions take out; what exceptions of others' folders add.
    private func addFolders(
        of object: XcodeObjects.Object, id: String, for system: String,
        to target: inout BuildTarget
    ) {
        let own = Self.strings(object["fileSystemSynchronizedGroups"])
        for group in own {
            guard let path = xcode.paths[group] else { continue }
            let left = (exceptions[group] ?? []).filter { $0.target == id }.flatMap { set in
                set.paths
                    + set.platforms.filter { !Self.takes($0.value, for: system) }.map(\.key)
            }
            .map { XcodeObjects.path($0, in: path) }
            func isLeft(_ file: String) -> Bool {
                left.contains { file == $0 || file.hasPrefix($0 + "/") }
            }
            let contents = FolderWalk.contents(of: path)
            target.sources += contents.sources.filter { !isLeft($0) }
            target.resources += contents.resources.filter { !isLeft($0) }
        }
        for (group, sets) in exceptions.sorted(by: { $0.key < $1.key }) where !own.contains(group) {
            guard let path = xcode.paths[group] else { continue }
            let added = sets.filter { $0.target == id }.flatMap(\.paths).map {
                XcodeObjects.path($0, in: path)
            }
            target.sources += added.filter { $0.hasSuffix(".swift") }
            target.resources += added.filter {
                FolderRules.isResource(file: ($0 as NSString).lastPathComponent)
            }
        }
    }

    private func addUses(of object: XcodeObjects.Object, to target: inout BuildTarget) {
        for id in Self.strings(object["dependencies"]) {
            guard let dependency = xcode.objects[id] else { continue }
            let proxy = (dependency["targetProxy"] as? String).flatMap { xcode.objects[$0] }
            if let other = dependency["target"] as? String,
                let name = xcode.objects[other]?["name"] as? String
            {
                target.uses.append(.target(name))
            } else if let name = dependency["name"] as? String ?? proxy?["remoteInfo"] as? String {
                target.uses.append(.product(name))
            } else if let product = dependency["productRef"] as? String,
                let name = xcode.objects[product]?["productName"] as? String
            {
                target.uses.append(.product(name))
            }
        }
        for id in Self.strings(object["packageProductDependencies"]) {
            if let name = xcode.objects[id]?["productName"] as? String {
                target.uses.append(.product(name))
            }
        }
    }

    private func settings(of object: XcodeObjects.Object, name: String) -> XcodeSettings {
        var settings = XcodeSettings()
        settings.add([
            "TARGET_NAME": name, "PRODUCT_NAME": name, "CONFIGURATION": "Debug",
            "PROJECT_NAME": ((origin as NSString).lastPathComponent as NSString)
                .deletingPathExtension, "SRCROOT": xcode.base, "PROJECT_DIR": xcode.base,
            "EXECUTABLE_NAME": name, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            "DEVELOPMENT_LANGUAGE": xcode.project["developmentRegion"] as? String ?? "en",
        ])
        for owner in [xcode.project, object] {
            guard let list = owner["buildConfigurationList"] as? String,
                let configuration = configuration(in: list)
            else { continue }
            if let file = configuration["baseConfigurationReference"] as? String,
                let path = xcode.paths[file]
            {
                settings.add(fileAt: path)
            } else if let group = configuration["baseConfigurationReferenceAnchor"] as? String,
                let folder = xcode.paths[group],
                let path = configuration["baseConfigurationReferenceRelativePath"] as? String
            {
                settings.add(fileAt: "\(folder)/\(path)")
            }
            settings.add(configuration["buildSettings"] as? XcodeObjects.Object ?? [:])
        }
        return settings
    }

    /// The configuration for debugging, else the usual one, else the first.
    private func configuration(in list: String) -> XcodeObjects.Object? {
        let all = Self.strings(xcode.objects[list]?["buildConfigurations"]).compactMap {
            xcode.objects[$0]
        }
        let usual = xcode.objects[list]?["defaultConfigurationName"] as? String
        return all.first { $0["name"] as? String == "Debug" }
            ?? all.first { ($0["name"] as? String)?.lowercased().contains("debug") == true }
            ?? all.first { $0["name"] as? String == usual } ?? all.first
    }

    /// Whether a file of a build phase is for a system.
    private static func isTaken(_ file: XcodeObjects.Object, for system: String) -> Bool {
        let only = (file["platformFilter"] as? String).map { [$0] } ?? []
        let filters = only + strings(file["platformFilters"])
        return takes(filters, for: system)
    }

    /// Whether something for some platforms, or for all where there are none, is for a system.
    private static func takes(_ platforms: [String], for system: String) -> Bool {
        platforms.isEmpty || platforms.contains(system)
    }

    /// The name that filters have for a platform.
    private static func filter(_ platform: SourcePlatform) -> String {
        platform == .visionos ? "xros" : platform.rawValue
    }

    private static func kind(_ type: String) -> BuildTarget.Kind {
        let name = type.split(separator: ".").last.map(String.init) ?? ""
        if name.hasSuffix("-test") || name.contains("ui-testing") || name == "unit-test" {
            return .test
        }
        if name.hasPrefix("application") { return .application }
        if name.hasSuffix("extension") || name.contains("extension") { return .appExtension }
        if name.contains("framework") || name.contains("library") { return .library }
        return name == "tool" ? .tool : .other
    }

    private static func systems(of settings: XcodeSettings) -> Set<String> {
        let names = ["macosx": "macos", "iphoneos": "ios", "iphonesimulator": "ios"]
        let others = ["watch": "watchos", "appletv": "tvos", "xr": "visionos"]
        let listed = settings.words("SUPPORTED_PLATFORMS")
        let all = listed.isEmpty ? settings.words("SDKROOT") : listed
        return Set(
            all.compactMap { word in
                names[word] ?? others.first { word.hasPrefix($0.key) }?.value
            })
    }

    private static func strings(_ value: Any?) -> [String] {
        (value as? [Any] ?? []).compactMap { $0 as? String }
    }
}

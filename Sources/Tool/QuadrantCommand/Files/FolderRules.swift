internal import Foundation

/// Which parts of a folder belong to an app, by their names.
enum FolderRules {
    /// Whether a folder inside a project holds nothing of the app: products of builds, code of others, and
    /// tests.
    static func leavesOut(folder name: String) -> Bool {
        let names: Set = [
            "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules",
            "fastlane",
        ]
        let kinds: Set = [
            "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "app", "docc",
        ]
        return name.hasPrefix(".") || names.contains(name) || kinds.contains(kind(of: name))
            || name.hasSuffix("Tests")
    }

    /// Whether a folder is one resource, with all that is in it.
    static func isResource(folder name: String) -> Bool {
        let kinds: Set = [
            "xcassets", "bundle", "scnassets", "mlmodelc", "icon", "xcdatamodeld", "xcdatamodel",
        ]
        return kinds.contains(kind(of: name))
    }

    /// Whether a file that is no Swift source would be copied into the app's bundle.
    static func isResource(file name: String) -> Bool {
        let kinds: Set = [
            "swift", "h", "m", "mm", "c", "cc", "cpp", "hpp", "modulemap", "entitlements", "xib",
            "storyboard", "xcconfig", "pch", "resolved", "metal", "mlmodel",
        ]
        return !name.hasPrefix(".") && !kinds.contains(kind(of: name))
    }

    /// Whether a file is compiled by the compiler of C.
    static func isC(_ name: String) -> Bool { ["c", "cc", "cpp", "s"].contains(kind(of: name)) }

    /// Whether a file is made into something by Xcode, and not copied: the end of its name; `nil` for others.
    static func foreignKind(of name: String) -> String? {
        let kind = kind(of: name)
        return ["storyboard", "xib", "m", "mm", "metal", "mlmodel"].contains(kind) ? kind : nil
    }

    /// Whether a folder is a project of Xcode's.
    static func isProject(folder name: String) -> Bool {
        kind(of: name) == "xcodeproj" && !name.hasPrefix(".")
    }

    /// Whether a Swift file is the manifest of a package.
    static func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || name.hasPrefix("Package@swift-")
    }

    private static func kind(of name: String) -> String {
        (name as NSString).pathExtension.lowercased()
    }
}

/// What lies in a folder and in those inside it.
struct FolderContents {
    /// The paths of the Swift files, in the order of their bytes.
    var sources: [String] = []
    /// The paths of the files, and of the folders that are one resource, that an app's bundle would hold; in the
    /// same order.
    var resources: [String] = []
    /// The paths of manifests of packages.
    var manifests: [String] = []
    /// The paths of projects: folders of Xcode's, and files of XcodeGen's.
    var projects: [String] = []
    /// The paths of the files of C, C++ and assembler.
    var cSources: [String] = []
    /// How many files of other languages and kinds there are, by the ends of their names.
    var foreignFiles: [String: Int] = [:]
    /// What cannot be read of it, and why.
    var problems: [CommandError] = []

    /// In an order that does not depend on the file system.
    mutating func sort() {
        func precedes(_ one: String, _ other: String) -> Bool {
            one.utf8.lexicographicallyPrecedes(other.utf8)
        }
        sources.sort(by: precedes)
        manifests.sort(by: precedes)
        projects.sort(by: precedes)
        cSources.sort(by: precedes)
        resources.sort(by: precedes)
    }
}

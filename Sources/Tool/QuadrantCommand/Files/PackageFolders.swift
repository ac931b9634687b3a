internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// A package that a project names and that is not there.
struct MissingPackage: Equatable, Sendable {
    /// What it is called: the last part of its address.
    var name: String
    /// Where it is on the net.
    var address: String
    /// The version or revision to take, where that is known.
    var version: String?
    /// The folder in which it would be found.
    var place: String

    /// The command that brings it, as a shell reads it: what a project says is text in it, and no more.
    var command: String {
        let branch = version.map { " --branch \(Self.word($0))" } ?? ""
        return "git clone --depth 1\(branch) -- \(Self.word(address)) \(Self.word(place))"
    }

    private static func word(_ text: String) -> String {
        let plain = text.filter { !$0.isNewline && $0 != "\0" }
        let isHarmless =
            !plain.isEmpty
            && plain.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "_./:@%+-~".contains($0))
            }
        return isHarmless ? plain : "'" + plain.replacing("'", with: "'\\''") + "'"
    }
}

/// Finds packages from elsewhere in the folders into which they are checked out.
struct PackageFolders {
    /// The folders that hold packages, the most wanted first.
    private var places: [String]
    /// The folder in which the user's program would check them out.
    private let usual: String
    /// The versions of `Package.resolved`, by the package's name in small letters.
    private var versions: [String: String] = [:]
    /// The addresses of packages that are wanted and not yet looked for.
    private var wanted: [String] = []
    private var seen: Set<String> = []
    /// The packages that are named and are not there.
    private(set) var missing: [MissingPackage] = []

    /// - Parameters:
    ///   - folder: The folder of the project.
    ///   - given: The folder that the user gave for packages.
    init(around folder: String, given: String?) {
        let own = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        usual = given ?? "\(own)/.build/checkouts"
        places =
            (given.map { [$0, "\($0)/checkouts", "\($0)/SourcePackages/checkouts"] } ?? [])
            + [
                ".build/checkouts", "SourcePackages/checkouts", "Tuist/.build/checkouts",
                "Carthage/Checkouts", "Packages", "Vendor", "vendor", "Dependencies",
                "ThirdParty", "Pods",
            ].map { "\(own)/\($0)" }
    }

    /// Notes the versions beside a project or a manifest.
    mutating func add(resolvedBeside path: String) {
        let folder = (path as NSString).deletingLastPathComponent
        let files =
            path.hasSuffix(".xcodeproj")
            ? ["\(path)/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"]
                + Self.workspaces(in: folder).map { "\($0)/xcshareddata/swiftpm/Package.resolved" }
            : ["\(folder)/Package.resolved"]
        for file in files {
            guard let data = FileManager.default.contents(atPath: file),
                let resolved = try? JSONDecoder().decode(Resolved.self, from: data)
            else { continue }
            for pin in resolved.pins ?? resolved.object?.pins ?? [] {
                guard let address = pin.location ?? pin.repositoryURL else { continue }
                let name = PackageFacts.name(of: address).lowercased()
                if versions[name] == nil {
                    versions[name] = pin.state?.version ?? pin.state?.branch ?? pin.state?.revision
                }
            }
        }
    }

    private static func workspaces(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? [])
            .filter { $0.hasSuffix(".xcworkspace") }.sorted().map {
                folder.isEmpty ? $0 : "\(folder)/\($0)"
            }
    }

    /// Notes that a package is wanted.
    mutating func want(_ address: String, by origin: String) {
        if seen.insert(PackageFacts.name(of: address).lowercased()).inserted {
            wanted.append(address)
        }
    }

    /// The folders of the packages that are wanted since the last call and are there.
    mutating func foundNow() -> [String] {
        let addresses = wanted
        wanted = []
        return addresses.compactMap { address in
            let name = PackageFacts.name(of: address)
            for place in places {
                for own in [name, name.lowercased()]
                where FileOutput.kind(of: "\(place)/\(own)/Package.swift") == S_IFREG {
                    return "\(place)/\(own)"
                }
            }
            missing.append(
                MissingPackage(
                    name: name, address: address, version: versions[name.lowercased()],
                    place: "\(usual)/\(name)"))
            return nil
        }
    }

    /// `Package.resolved` in its three versions.
    private struct Resolved: Decodable {
        struct Pin: Decodable {
            struct State: Decodable {
                var version: String?
                var branch: String?
                var revision: String?
            }
            var location: String?
            var repositoryURL: String?
            var state: State?
        }
        struct Object: Decodable {
            var pins: [Pin]
        }
        var pins: [Pin]?
        var object: Object?
    }
}

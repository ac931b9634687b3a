internal import Foundation

/// A model as Xcode keeps it: a folder of versions, or one version.
struct ModelFolder {
    /// Why a model cannot be used.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    private let versions: [URL]
    private let current: URL

    /// - Returns: `nil` where there is no model.
    init?(_ url: URL) {
        var url = url.standardizedFileURL.resolvingSymlinksInPath()
        if url.lastPathComponent == "contents" { url.deleteLastPathComponent() }
        if Self.isVersion(url) {
            (versions, current) = ([url], url)
            return
        }
        let inside =
            (try? FileManager.default.contentsOfDirectory(
                at: url, includingPropertiesForKeys: nil)) ?? []
        versions = inside.filter(Self.isVersion).sorted {
            $0.path.compare($1.path, options: .numeric) == .orderedAscending
        }
        let note = try? Data(contentsOf: url.appending(path: ".xccurrentversion"))
        let plist =
            note.flatMap {
                try? PropertyListSerialization.propertyList(from: $0, format: nil)
            } as? [String: Any]
        let named = plist?["_XCCurrentVersionName"] as? String
        let found = versions.first { $0.lastPathComponent == named } ?? versions.last
        guard let found else { return nil }
        current = found
    }

    private static func isVersion(_ url: URL) -> Bool {
        ["xcdatamodel", "mom"].contains(url.pathExtension)
            && FileManager.default.fileExists(atPath: url.appending(path: "contents").path)
    }

    /// The models in a bundle, by their names.
    static func models(in bundle: Bundle) -> [URL] {
        let inside =
            (try? FileManager.default.contentsOfDirectory(atPath: bundle.bundlePath)) ?? []
        let kinds: Set = ["momd", "xcdatamodeld", "mom", "xcdatamodel"]
        var seen: Set<String> = []
        return inside.sorted().map { URL(fileURLWithPath: "\(bundle.bundlePath)/\($0)") }
            .filter { kinds.contains($0.pathExtension) && ModelFolder($0) != nil }
            .filter { seen.insert($0.resolvingSymlinksInPath().path).inserted }
    }

    /// The model of a name in a bundle; `nil` for none.
    static func model(named name: String, in bundle: Bundle) -> URL? {
        let all = models(in: bundle)
        return all.first { $0.deletingPathExtension().lastPathComponent == name }
            // The folder is not there where one version was laid into the bundle.
            ?? (all.count == 1 && all[0].pathExtension == "xcdatamodel" ? all[0] : nil)
    }

    /// Gives a model the entities of the current version, and the other versions.
    func fill(_ model: NSManagedObjectModel) throws(Fault) {
        try Self.fill(model, from: current)
        for version in versions where version != current {
            let other = NSManagedObjectModel()
            try Self.fill(other, from: version)
            model.others.append(other)
        }
    }

    private static func fill(
        _ model: NSManagedObjectModel, from version: URL
    ) throws(Fault) {
        let path = version.appending(path: "contents").path
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Fault(description: "The model '\(path)' cannot be read.")
        }
        do {
            let root = try ModelXML.read(String(decoding: data, as: UTF8.self))
            guard root.name == "model" else {
                throw Fault(
                    description: "The file '\(path)' is no model: it begins with '\(root.name)'.")
            }
            try ModelReader(root, path: path).fill(model)
        } catch let fault as ModelXML.Fault {
            throw Fault(
                description: "The model '\(path)' is no XML in line \(fault.line): \(fault.reason)."
            )
        } catch let fault as Fault {
            throw fault
        } catch {
            throw Fault(description: "The model '\(path)' cannot be read: \(error)")
        }
    }
}

import Foundation
import QuadrantDisplayList

/// The pictures and colours in a folder: files in it or in its `Resources`, and asset catalogues.
struct ResourceFolder: Sendable {
    /// A picture file, and how many of its pixels make a point.
    struct File: Sendable, Equatable {
        var path: String
        var scale: Double
    }

    /// The kinds of file that names without an extension may mean, in this order.
    static let extensions = ["png", "jpg", "jpeg", "webp", "pdf", "svg"]
    /// What the names of the sets end in that are looked for: of pictures, of colours, of icons of apps, of symbols.
    private static let kinds = [".imageset", ".colorset", ".appiconset", ".symbolset"]
    /// The most entries of a catalogue that are looked at, in case it lies in a very large folder.
    private static let entryLimit = 20_000

    /// Files by their name in lower case without scale and extension.
    private var files: [String: [File]] = [:]
    /// Folders of sets, by `name.imageset`.
    private var sets: [String: [String]] = [:]

    /// The folders that were read, each with when it had changed for the last time.
    private var read: [String: Int] = [:]
    /// When reading began.
    private var begun = PlainFile.now

    /// Reads the names in a folder; one that cannot be read holds nothing.
    init(path: String) {
        for folder in [path, path + "/Resources"] {
            noteReading(folder)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() {
                if name.hasSuffix(".xcassets") {
                    addCatalogue(folder + "/" + name)
                } else {
                    addFile(folder + "/" + name)
                }
            }
        }
    }

    /// How long before reading a folder must have changed for the last time, in nanoseconds, to be told from one that has changed
    /// since: clocks of file systems go by steps.
    private static let leastAge = 100_000_000

    /// Whether it still is as it was read. What lies in a set does not count: sets are read where they are used.
    var isUpToDate: Bool {
        read.allSatisfy { folder, time in
            time < begun - Self.leastAge && PlainFile.changed(folder) == time
        }
    }

    private mutating func noteReading(_ folder: String) {
        read[folder] = PlainFile.changed(folder)
    }

    private mutating func addFile(_ path: String) {
        // No URL: one of a path looks whether there is a folder, which takes longer than all else in a folder of many files.
        let name = (path as NSString).lastPathComponent as NSString
        guard Self.extensions.contains(name.pathExtension.lowercased()) else { return }
        var stem = name.deletingPathExtension
        var scale = 1.0
        for (mark, value) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(mark) {
            stem = String(stem.dropLast(mark.count))
            scale = value
        }
        if VectorFormat(path: path) != nil { scale = VectorFormat.pixelsPerPoint }
        files[stem, default: []].append(File(path: path, scale: scale))
    }

    private mutating func addCatalogue(_ path: String) {
        // An enumerator does not go into a link.
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let entries = FileManager.default.enumerator(atPath: real)
        var found: [String] = []
        for _ in 0..<Self.entryLimit {
            guard let entry = entries?.nextObject() as? String else { break }
            if Self.kinds.contains(where: entry.hasSuffix) {
                found.append(entry)
            } else if !Self.kinds.contains(where: { entry.contains("\($0)/") }) {
                // A folder that groups sets, or a file.
                noteReading("\(real)/\(entry)")
            }
        }
        noteReading(real)
        for entry in found.sorted() {
            let parts = entry.split(separator: "/").map(String.init)
            // A name may be preceded by the names of the folders around it, with or without all.
            for start in parts.indices {
                sets[parts[start...].joined(separator: "/"), default: []].append(path + "/" + entry)
            }
        }
    }

    /// The folder of an image set or a colour set.
    func set(_ name: String, kind: String) -> String? {
        sets["\(name).\(kind)"]?.first
    }

    /// The file of a name with or without extension that suits a display best: the smallest that has
    /// a pixel for each of the display's, else the largest.
    func file(_ name: String, displayScale: Double) -> File? {
        let url = URL(fileURLWithPath: name)
        var found = files[name] ?? []
        if found.isEmpty, !url.pathExtension.isEmpty {
            found = (files[(name as NSString).deletingPathExtension] ?? []).filter {
                URL(fileURLWithPath: $0.path).pathExtension.lowercased()
                    == url.pathExtension.lowercased()
            }
        } else if let kind = Self.extensions.first(where: { kind in
            found.contains { $0.path.lowercased().hasSuffix("." + kind) }
        }) {
            found = found.filter { $0.path.lowercased().hasSuffix("." + kind) }
        }
        return found.filter { $0.scale >= displayScale }.min { $0.scale < $1.scale }
            ?? found.max { $0.scale < $1.scale }
    }

    /// All names of pictures, in alphabetical order.
    var pictureNames: [String] {
        let inSets = [".imageset", ".symbolset"].flatMap { kind in
            sets.keys.filter { $0.hasSuffix(kind) && !$0.contains("/") }
                .map { String($0.dropLast(kind.count)) }
        }
        return Set(inSets + files.keys).sorted()
    }

    /// All names of colours, in alphabetical order.
    var colorNames: [String] {
        sets.keys.filter { $0.hasSuffix(".colorset") && !$0.contains("/") }
            .map { String($0.dropLast(".colorset".count)) }.sorted()
    }
}

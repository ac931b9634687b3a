import Foundation
package import QuadrantCore
package import QuadrantDisplayList
import Synchronization

/// Finds and decodes the pictures of a tree: it has the decoder and the folders in which names are
/// looked up. One for each drawing; what a folder holds is read once.
package final class ImageResources: Sendable {
    private let decoder: (any ImageDecoder)?
    /// Folders that come before those of the main bundle, such as the one of a rendered source file.
    private let directories: [String]
    private let folders = Mutex<[String: ResourceFolder]>([:])

    /// - Parameters:
    ///   - decoder: `nil` leaves all pictures out; they are reported.
    ///   - directories: Absolute paths, the first one first.
    package init(decoder: (any ImageDecoder)?, directories: [String] = []) {
        self.decoder = decoder
        self.directories = directories
    }

    /// The picture of a file's bytes.
    func picture(_ data: Data) throws(ImageProblem) -> DisplayImage {
        guard let decoder else { throw .noDecoder }
        return try decoder.decode(data)
    }

    /// The picture of the file at `path`.
    func picture(fileAt path: String) throws(ImageProblem) -> DisplayImage {
        guard let decoder else { throw .noDecoder }
        return try decoder.decode(fileAt: path)
    }

    /// The folders in which the names of a bundle are looked up; `nil` for the main one, to which the
    /// folders of the drawing, the program's and the working one are added.
    func directories(of bundle: Bundle?) -> [String] {
        let own = bundle ?? .main
        var paths = [own.resourcePath, own.bundlePath].compactMap { $0 }
        if bundle == nil || bundle == .main {
            paths = directories + paths + [FileManager.default.currentDirectoryPath]
        }
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    /// What drawings of this process before have read.
    private static let readBefore = Mutex<[String: ResourceFolder]>([:])
    private static let holdsFolders = Atomic(false)
    /// How many folders are kept so.
    private static let mostFolders = 64

    /// From now on folders stay for this process as they were read first: the same for all rows of data that are drawn together, and
    /// a folder that gets their pictures is not read again for each. What a row puts there itself is not found by name.
    package static func holdFolders() { holdsFolders.store(true, ordering: .relaxed) }

    /// Whether folders stay as they were read first, with what files in them say.
    static var areFoldersHeld: Bool { holdsFolders.load(ordering: .relaxed) }

    /// The contents of a folder, read once, or by a drawing before if the folder has not changed since.
    func folder(_ path: String) -> ResourceFolder {
        if let known = folders.withLock({ $0[path] }) { return known }
        let before = Self.readBefore.withLock { $0[path] }
        let isHeld = Self.areFoldersHeld
        let folder =
            before.flatMap { isHeld || $0.isUpToDate ? $0 : nil } ?? ResourceFolder(path: path)
        folders.withLock { $0[path] = folder }
        Self.readBefore.withLock {
            if $0[path] == nil, $0.count >= Self.mostFolders { $0 = [:] }
            $0[path] = folder
        }
        return folder
    }
}

private enum ImageResourcesKey: EnvironmentKey {
    static let defaultValue = ImageResources(decoder: nil)
}

extension EnvironmentValues {
    /// Finds and decodes pictures; set by the host of the tree.
    package var imageResources: ImageResources {
        get { self[ImageResourcesKey.self] }
        set { self[ImageResourcesKey.self] = newValue }
    }
}

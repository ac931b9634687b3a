internal import Foundation
internal import QuadrantRendering

/// Lists a folder. Foundation would silently leave out names that are not UTF-8.
enum FolderWalk {
    /// The most files that are listed as resources: a folder with more is not that of one app.
    private static let mostResources = 50_000

    /// What lies in a folder and in those inside it that belong to an app (`FolderRules`); links to folders are
    /// not followed.
    static func contents(of folder: String) throws(CommandError) -> FolderContents {
        var contents = FolderContents()
        try add(folder, to: &contents)
        contents.sort()
        return contents
    }

    private static func add(
        _ folder: String, to contents: inout FolderContents
    ) throws(CommandError) {
        guard let stream = unsafe opendir(folder.isEmpty ? "/" : folder) else { return }
        defer { unsafe closedir(stream) }
        while let entry = unsafe readdir(stream) {
            let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let bytes = unsafe (UnsafeRawPointer(entry) + start).assumingMemoryBound(to: CChar.self)
            let name = unsafe UnsafeRawBufferPointer(start: bytes, count: strlen(bytes))
            if unsafe name.first == UInt8(ascii: ".") { continue }
            var status = stat()
            let isSwift = unsafe name.suffix(6).elementsEqual(".swift".utf8)
            guard unsafe fstatat(dirfd(stream), bytes, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                continue
            }
            let text = unsafe String(validating: name, as: UTF8.self)
            if status.st_mode & S_IFMT == S_IFDIR {
                if let text {
                    try add(folder: text, in: folder, to: &contents)
                } else if unsafe holdsSwiftFiles(bytes, in: dirfd(stream)) {
                    unsafe try FileName.check(bytes: name, in: folder + "/")
                }
            } else if isSwift {
                let path = unsafe "\(folder)/\(try FileName.check(bytes: name, in: folder + "/"))"
                guard FileOutput.kind(of: path) == S_IFREG else { continue }
                try FileName.check(path)
                if FolderRules.isManifest(text ?? "") {
                    contents.manifests.append(path)
                } else {
                    contents.sources.append(path)
                }
            } else if let text, FolderRules.isResource(file: text),
                contents.resources.count < mostResources,
                FileOutput.kind(of: "\(folder)/\(text)") == S_IFREG
            {
                contents.resources.append("\(folder)/\(text)")
            }
        }
    }

    private static func add(
        folder name: String, in folder: String, to contents: inout FolderContents
    ) throws(CommandError) {
        if FolderRules.isResource(folder: name) {
            contents.resources.append("\(folder)/\(name)")
        } else if !FolderRules.leavesOut(folder: name) {
            try add("\(folder)/\(name)", to: &contents)
        }
    }

    /// Whether a folder whose own name is not UTF-8 holds a Swift file, at any depth.
    private static func holdsSwiftFiles(_ name: UnsafePointer<CChar>, in parent: Int32) -> Bool {
        let descriptor = unsafe openat(
            parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0, let stream = unsafe fdopendir(descriptor) else { return false }
        defer { unsafe closedir(stream) }
        while let entry = unsafe readdir(stream) {
            let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let bytes = unsafe (UnsafeRawPointer(entry) + start).assumingMemoryBound(to: CChar.self)
            let inner = unsafe UnsafeRawBufferPointer(start: bytes, count: strlen(bytes))
            if unsafe inner.first == UInt8(ascii: ".") { continue }
            if unsafe inner.suffix(6).elementsEqual(".swift".utf8) { return true }
            if unsafe holdsSwiftFiles(bytes, in: dirfd(stream)) { return true }
        }
        return false
    }
}

internal import Foundation
internal import QuadrantRendering

/// Lists a folder. Foundation would silently leave out names that are not UTF-8.
enum FolderWalk {
    /// The Swift files in a folder and those in it, in no order, without hidden ones and `Package.swift`;
    /// links to folders are not followed.
    static func swiftFiles(in folder: String) throws(CommandError) -> [String] {
        guard let stream = unsafe opendir(folder.isEmpty ? "/" : folder) else { return [] }
        defer { unsafe closedir(stream) }
        var found: [String] = []
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
            if status.st_mode & S_IFMT == S_IFDIR {
                if let text = unsafe String(validating: name, as: UTF8.self) {
                    found += try swiftFiles(in: "\(folder)/\(text)")
                } else if unsafe holdsSwiftFiles(bytes, in: dirfd(stream)) {
                    unsafe try FileName.check(bytes: name, in: folder + "/")
                }
            } else if isSwift {
                let path = unsafe "\(folder)/\(try FileName.check(bytes: name, in: folder + "/"))"
                if FileOutput.kind(of: path) == S_IFREG, !path.hasSuffix("/Package.swift") {
                    try FileName.check(path)
                    found.append(path)
                }
            }
        }
        return found
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

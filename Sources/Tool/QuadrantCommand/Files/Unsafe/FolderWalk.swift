internal import Foundation
internal import QuadrantRendering

/// Lists a folder. Foundation would silently leave out names that are not UTF-8.
enum FolderWalk {
    /// The most files that are listed as resources: a folder with more is not that of one app.
    private static let mostResources = 50_000

    /// What lies in a folder and in those inside it that belong to an app (`FolderRules`); links to folders are
    /// not followed. Files whose names cannot be used, and folders that cannot be read, are noted and left out.
    static func contents(of folder: String) -> FolderContents {
        var contents = FolderContents()
        add(folder, to: &contents)
        contents.sort()
        return contents
    }

    private static func add(_ folder: String, to contents: inout FolderContents) {
        guard let stream = unsafe opendir(folder.isEmpty ? "/" : folder) else {
            contents.problems.append(.cannotRead(path: folder, reason: System.lastError))
            return
        }
        defer { unsafe closedir(stream) }
        while !StepTime.isOver, let entry = unsafe readdir(stream) {
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
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            if isFolder, let text {
                add(folder: text, in: folder, to: &contents)
            } else if isFolder ? unsafe holdsSwiftFiles(bytes, in: dirfd(stream)) : isSwift {
                do throws(CommandError) {
                    let name = unsafe try FileName.check(bytes: name, in: folder + "/")
                    try add(source: name, in: folder, to: &contents)
                } catch {
                    contents.problems.append(error)
                }
            } else if let text, FolderRules.isC(text) {
                contents.cSources.append("\(folder)/\(text)")
            } else if let text, let kind = FolderRules.foreignKind(of: text),
                !FolderRules.isResource(file: text)
            {
                contents.foreignFiles[kind, default: 0] += 1
            } else if let text, text == "project.yml" {
                contents.projects.append("\(folder)/\(text)")
            } else if let text, FolderRules.isResource(file: text),
                contents.resources.count < mostResources,
                FileOutput.kind(of: "\(folder)/\(text)") == S_IFREG
            {
                contents.resources.append("\(folder)/\(text)")
            }
        }
    }

    private static func add(
        source name: String, in folder: String, to contents: inout FolderContents
    ) throws(CommandError) {
        let path = "\(folder)/\(name)"
        guard FileOutput.kind(of: path) == S_IFREG else { return }
        try FileName.check(path)
        if FolderRules.isManifest(name) {
            contents.manifests.append(path)
        } else {
            contents.sources.append(path)
        }
    }

    private static func add(
        folder name: String, in folder: String, to contents: inout FolderContents
    ) {
        if FolderRules.isResource(folder: name) {
            contents.resources.append("\(folder)/\(name)")
        } else if FolderRules.isProject(folder: name) {
            contents.projects.append("\(folder)/\(name)")
        } else if !FolderRules.leavesOut(folder: name) {
            add("\(folder)/\(name)", to: &contents)
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

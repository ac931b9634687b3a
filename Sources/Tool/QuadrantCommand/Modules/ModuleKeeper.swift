internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// Keeps modules of the shelf in the cache, each made once, whoever asks.
struct ModuleKeeper {
    let cache: BuildCache
    /// Tells one program and compiler from another.
    let seed: String

    /// The key and the place of a module.
    func place(of module: ShelvedModule) -> BuiltModule {
        var hash = ContentHash()
        hash.combine(seed)
        hash.combine(module.digest)
        return BuiltModule(
            name: module.name, key: hash.text,
            folder: "\(cache.root)/\(BuildCache.companions)/\(hash.text)",
            imported: module.imported)
    }

    /// Whether a module is there, and the user's alone; it is marked as used now.
    func has(_ module: BuiltModule) -> Bool {
        OwnFile.isSafe(folder: module.folder) && System.touch(module.folder)
            && System.may(R_OK, module.library)
    }

    /// Has `make` write a module into a folder, unless it is there. Another run that is at it is waited for.
    ///
    /// - Parameter make: Writes the module's files into the folder of a path.
    func build(
        _ module: BuiltModule, in work: WorkFolder,
        by make: (_ folder: String) throws(CommandError) -> Void
    ) throws(CommandError) {
        if has(module) { return }
        let parent = "\(cache.root)/\(BuildCache.companions)"
        try BuildCache.makeOwnFolder(parent)
        let lock = System.open(
            "\(parent)/\(module.name).lock", O_RDWR | O_CREAT | O_CLOEXEC, mode: 0o600)
        defer { if lock >= 0 { close(lock) } }
        // A file system without locks costs a second build, and no more.
        while lock >= 0, flock(lock, LOCK_EX) != 0, errno == EINTR {}
        if has(module) { return }
        let made = "\(work.path)/\(module.name).module"
        try BuildCache.makeOwnFolder(made)
        try make(made)
        if FileOutput.kind(of: module.folder) != nil {
            try? FileManager.default.removeItem(atPath: module.folder)
        }
        if !System.move(made, to: module.folder), !has(module) {
            throw .cannotWrite(path: module.folder, reason: System.lastError)
        }
    }
}

internal import Foundation
internal import QuadrantRendering

/// Hears of changes in folders from the system (inotify).
struct FolderWatch: ~Copyable {
    private let file: Int32
    /// Whether all folders are heard of; the system has a limit for each user.
    let hearsAll: Bool

    /// Closed after writing, moved there, moved away, made, removed.
    private static let kinds: UInt32 = 0x8 | 0x80 | 0x40 | 0x100 | 0x200
    /// The most folders that are heard of.
    private static let most = 4_000

    /// Listens to these folders, and not to those in them. What is no folder is passed over.
    init(_ folders: Set<String>) {
        file = startListening(0o2000000 | 0o4000)  // IN_CLOEXEC, IN_NONBLOCK
        var heard = file >= 0 && folders.count <= Self.most
        if file >= 0 {
            for folder in folders.sorted().prefix(Self.most) {
                let place = folder.isEmpty ? "." : folder
                if unsafe listen(file, place, Self.kinds) < 0, errno != ENOENT { heard = false }
            }
        }
        hearsAll = heard
    }

    deinit { if file >= 0 { close(file) } }

    /// Waits for a change, or until so many seconds are over.
    func wait(upTo seconds: Double) {
        var asked = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&asked, 1, Int32(seconds * 1000))
        guard asked.revents != 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        while System.read(file, into: &bytes) > 0 {}
    }
}

@_silgen_name("inotify_init1")
private func startListening(_ flags: Int32) -> Int32

@_silgen_name("inotify_add_watch")
private func listen(_ file: Int32, _ path: UnsafePointer<CChar>, _ kinds: UInt32) -> Int32

internal import QuadrantImages
internal import Synchronization

/// Tells which picture is being read: its file may end the process.
package enum PictureWatch {
    /// Has `willRead` called with the path of each file before it is decoded, and with `nil` afterwards, on the thread that decodes.
    package static func begin(_ willRead: @escaping @Sendable (String?) -> Void) {
        ImageLibrary.watcher.withLock { $0 = willRead }
    }
}

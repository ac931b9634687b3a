internal import Foundation
internal import QuadrantRendering

/// A file that is open, and that lay in a folder when it was opened, whatever was put in its place before or after.
struct FileInFolder: ~Copyable {
    private let file: Int32
    /// Its size in bytes when it was opened.
    let size: Int

    /// Opens a file in a folder or deeper; `nil` for what is no file, and for what lies elsewhere.
    ///
    /// - Parameters:
    ///   - path: Without links; the last part of it is not followed if it has become one.
    ///   - folder: The real path of the folder.
    init?(_ path: String, in folder: String) {
        // A pipe without a writer is not waited for.
        let file = System.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard file >= 0 else { return nil }
        var status = stat()
        // Folders on the way may have become links meanwhile: the kernel says what is open.
        guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            System.target(ofLink: "/proc/self/fd/\(file)")?.hasPrefix("\(folder)/") == true
        else {
            close(file)
            return nil
        }
        self.file = file
        size = Int(status.st_size)
    }

    deinit { close(file) }

    /// What it holds; `nil` where that is more than `most` bytes, and for an error.
    func bytes(upTo most: Int) -> Data? {
        var data = Data()
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = System.read(file, into: &part)
            if count < 0 { return nil }
            if count == 0 { return data }
            data += part[..<count]
            if data.count > most { return nil }
        }
    }
}

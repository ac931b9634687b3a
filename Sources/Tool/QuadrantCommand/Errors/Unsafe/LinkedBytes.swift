internal import Foundation

/// What `quadrant build` has put into the running program beside code.
enum LinkedBytes {
    /// The bytes between two symbols; `nil` in a program without them. They are not copied.
    static func between(_ start: String, _ end: String) -> Data? {
        guard let first = unsafe dlsym(nil, start), let last = unsafe dlsym(nil, end) else {
            return nil
        }
        return unsafe Data(bytesNoCopy: first, count: last - first, deallocator: .none)
    }
}

internal import Foundation

/// Whether a process died because there was no memory left for it. Nothing here allocates.
extension CrashReporter {
    /// Whether hardly any of the memory that the process may have is left. The Swift runtime reports when
    /// it gets none; other libraries trap without a message.
    static var isMemoryUsedUp: Bool {
        guard let limit = unsafe memoryLimit ?? currentLimit else { return false }
        return limit < usedMemory + (4 << 20)
    }

    /// The limit of `RLIMIT_DATA`, in bytes; `nil` for none.
    private static var currentLimit: UInt? {
        var limit = rlimit()
        guard unsafe getrlimit(data, &limit) == 0, limit.rlim_cur < 1 << 60 else { return nil }
        return UInt(limit.rlim_cur)
    }

    private static var data: __rlimit_resource_t { __rlimit_resource_t(UInt32(2)) }

    /// Lets a handler have some memory where none is left: libraries that it calls may want a little. The limit before is kept.
    static func makeRoom() {
        var limit = rlimit()
        guard unsafe memoryLimit == nil, unsafe getrlimit(data, &limit) == 0,
            limit.rlim_cur < 1 << 60
        else { return }
        unsafe memoryLimit = UInt(limit.rlim_cur)
        limit.rlim_cur = min(limit.rlim_max, limit.rlim_cur + (16 << 20))
        _ = unsafe setrlimit(data, &limit)
    }

    /// The sixth number of `/proc/self/statm`, in bytes.
    private static var usedMemory: UInt {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
            let file = unsafe open("/proc/self/statm", O_RDONLY)
            guard file >= 0 else { return 0 }
            defer { close(file) }
            let count = unsafe read(file, buffer.baseAddress, 256)
            var (field, pages) = (0, UInt(0))
            var position = 0
            while position < count, field < 6 {
                let byte = unsafe buffer[position]
                if byte == 32 { field += 1 }
                if field == 5, byte >= 48, byte < 58 { pages = pages &* 10 &+ UInt(byte &- 48) }
                position += 1
            }
            return pages &* UInt(getpagesize())
        }
    }
}

internal import Foundation

/// Memory that a drawing's process shares with the one that started it: for the picture, and for a report on
/// what went wrong.
///
/// Its descriptor is closed in the child before any of the user's code is loaded: nothing that a view
/// writes, closes or prints can disturb it. The memory begins with the report's length in bytes, the
/// picture's, and the checksum of that; the report follows, and at `pictureStart` the picture.
enum DrawingMemory {
    /// The offset of the report in bytes.
    fileprivate static let reportStart = 24
    /// The offset of the picture in bytes: the room in front of it is enough for any report.
    fileprivate static let pictureStart = 1 << 16

    // MARK: The child

    /// Set once, before other threads and handlers of signals run.
    nonisolated(unsafe) private static var memory = unsafe UnsafeMutableRawBufferPointer(
        start: nil, count: 0)

    /// Maps the descriptor that was handed over, and closes it and all others above standard error.
    ///
    /// - Returns: `false` if there is none.
    static func open() -> Bool {
        let file = ChildProcess.passedDescriptor
        var status = stat()
        if unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            var length = Int(status.st_size)
            while length > pictureStart, unsafe memory.count == 0 {
                let start = unsafe mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
                if let start = unsafe start, unsafe start != MAP_FAILED {
                    unsafe memory = unsafe .init(start: start, count: length)
                }
                // There may be a limit on address space; most pictures are small.
                length /= 2
            }
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        for other in names.compactMap({ Int32($0) }) where other > STDERR_FILENO { close(other) }
        return unsafe memory.count > pictureStart
    }

    /// Adds bytes to the report, as far as there is room. Allocates nothing.
    static func report(_ bytes: UnsafeRawBufferPointer) {
        guard unsafe memory.count > pictureStart else { return }
        let length = unsafe Int(memory.load(as: UInt64.self))
        let taken = min(bytes.count, pictureStart - reportStart - length)
        guard taken > 0, let start = bytes.baseAddress,
            let place = unsafe memory.baseAddress?.advanced(by: reportStart + length)
        else { return }
        unsafe place.copyMemory(from: start, byteCount: taken)
        unsafe memory.storeBytes(of: UInt64(length + taken), as: UInt64.self)
    }

    /// Drops the report so far.
    static func clearReport() {
        if unsafe memory.count > pictureStart { unsafe memory.storeBytes(of: 0, as: UInt64.self) }
    }

    /// Hands over the picture; returns `false` if there is no room or no memory for it.
    static func give(_ picture: Data) -> Bool {
        guard !picture.isEmpty, unsafe picture.count <= memory.count - pictureStart,
            let place = unsafe memory.baseAddress?.advanced(by: pictureStart)
        else { return false }
        // If the machine has no pages left, this call fails (23 is MADV_POPULATE_WRITE); without it the
        // system would end the process later. Old systems that do not know the call give another error.
        if unsafe madvise(place, picture.count, 23) != 0, errno != EINVAL { return false }
        unsafe picture.withUnsafeBytes { bytes in
            if let start = bytes.baseAddress {
                unsafe place.copyMemory(from: start, byteCount: bytes.count)
            }
            unsafe memory.storeBytes(of: Checksum.of(bytes), toByteOffset: 16, as: UInt64.self)
        }
        unsafe memory.storeBytes(of: UInt64(picture.count), toByteOffset: 8, as: UInt64.self)
        return true
    }
}

/// The parent's side of a `DrawingMemory`.
final class DrawingMemoryFile {
    /// The descriptor to hand over.
    let descriptor: Int32
    private let length: Int

    /// No picture is larger than this, in bytes.
    private static let most = 4 << 30

    /// Memory for a picture of at most `limit` bytes; only the pages that are written take memory.
    init(limit: Int) throws(CommandError) {
        var files = rlimit()
        unsafe getrlimit(__rlimit_resource_t(UInt32(1)), &files)  // RLIMIT_FSIZE
        length = min(
            DrawingMemory.pictureStart + min(limit, Self.most), Int(clamping: files.rlim_cur))
        guard length > DrawingMemory.pictureStart else {
            throw .cannotWrite(
                path: "the picture", reason: "files may not be large enough here; raise 'ulimit -f'"
            )
        }
        let memory = unsafe makeMemoryFile("quadrant-drawing", 1)  // MFD_CLOEXEC
        // Not 0 to 2, the child's standard input, output and error, one of which may be closed here.
        descriptor = memory < 0 ? memory : fcntl(memory, F_DUPFD_CLOEXEC, 10)
        if descriptor < 0 || ftruncate(descriptor, length) != 0 {
            throw .internalFault(unsafe "no shared memory: \(String(cString: strerror(errno)))")
        }
        close(memory)
    }

    deinit { close(descriptor) }

    /// What the child reported.
    var report: String {
        let room = DrawingMemory.pictureStart - DrawingMemory.reportStart
        let length = Int(min(number(at: 0), UInt64(room)))
        return String(decoding: bytes(length, at: DrawingMemory.reportStart), as: UTF8.self)
    }

    /// The picture, empty if none was handed over; `nil` if it is not what the child drew.
    var picture: [UInt8]? {
        let count = number(at: 8)
        guard count > 0 else { return [] }
        guard count <= UInt64(length - DrawingMemory.pictureStart) else { return nil }
        let picture = bytes(Int(count), at: DrawingMemory.pictureStart)
        let sum = unsafe picture.withUnsafeBytes { unsafe Checksum.of($0) }
        return picture.count == Int(count) && sum == number(at: 16) ? picture : nil
    }

    private func number(at place: Int) -> UInt64 {
        var value: UInt64 = 0
        return unsafe pread(descriptor, &value, 8, place) == 8 ? value : 0
    }

    private func bytes(_ count: Int, at place: Int) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = unsafe buffer.baseAddress?.advanced(by: filled)
                let read = unsafe pread(descriptor, rest, count - filled, place + filled)
                if read < 0, errno == EINTR { continue }
                if read <= 0 { return }
                filled += read
            }
        }
    }
}

/// `memfd_create`, which headers show to GNU sources only.
@_silgen_name("memfd_create")
private func makeMemoryFile(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32

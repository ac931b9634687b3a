internal import CRunGuard
internal import Foundation

/// Memory that a drawing's process shares with the tool: for the picture, for how the drawing went, and for a report on
/// what went wrong.
///
/// Its descriptor is closed in the process before any of the user's code is loaded: nothing that a view
/// writes, closes or prints can disturb it. The memory begins with the length of the report in bytes; then come, of the answer and
/// of the picture, the length and the checksum. The report follows, and at `contentStart` the answer and the picture.
enum DrawingMemory {
    /// The offset of the report in bytes.
    fileprivate static let reportStart = 40
    /// The offset of the answer in bytes: the room in front of it is enough for any report.
    fileprivate static let answerStart = 1 << 16
    /// The offset of the picture in bytes, at which a page begins.
    fileprivate static let pictureStart = 1 << 20
    /// Where the lengths and checksums of the answer and the picture are.
    fileprivate static let places = (answer: 8, picture: 24)

    /// The descriptor by which a view that lives is spoken with.
    static let talkingFile: Int32 = 3

    // MARK: The process that draws

    /// Set once, before other threads and handlers of signals run.
    nonisolated(unsafe) private static var memory = unsafe UnsafeMutableRawBufferPointer(
        start: nil, count: 0)

    /// Maps a descriptor, and closes it and all others above standard error.
    ///
    /// - Parameter talking: One that stays open, as descriptor 3.
    /// - Returns: `false` if it is none of such memory.
    static func open(_ file: Int32, talking: Int32? = nil) -> Bool {
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
        if let talking { dup2(talking, talkingFile) }
        quadrant_close_above(talking == nil ? STDERR_FILENO : talkingFile)
        return unsafe memory.count > pictureStart
    }

    /// Adds bytes to the report, as far as there is room. Allocates nothing.
    static func report(_ bytes: UnsafeRawBufferPointer) {
        guard unsafe memory.count > pictureStart else { return }
        let length = unsafe Int(memory.load(as: UInt64.self))
        let taken = min(bytes.count, answerStart - reportStart - length)
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

    /// Hands over how the drawing went; of very many issues the first.
    static func give(_ answer: DrawingAnswer) {
        var answer = answer
        while true {
            let bytes = Data(answer.bytes)
            if bytes.count <= pictureStart - answerStart {
                _ = give(bytes, at: answerStart, described: places.answer)
                return
            }
            if answer.issues.isEmpty { return }
            answer.issues.removeLast((answer.issues.count + 1) / 2)
        }
    }

    /// Hands over the picture; returns `false` if there is no room or no memory for it.
    static func give(picture: Data) -> Bool {
        !picture.isEmpty && give(picture, at: pictureStart, described: places.picture)
    }

    private static func give(_ content: Data, at start: Int, described place: Int) -> Bool {
        guard unsafe content.count <= memory.count - start,
            let target = unsafe memory.baseAddress?.advanced(by: start)
        else { return false }
        // If the machine has no pages left, this call fails (23 is MADV_POPULATE_WRITE); without it the
        // system would end the process later. Old systems that do not know the call give another error.
        if unsafe madvise(target, content.count, 23) != 0, errno != EINVAL { return false }
        unsafe content.withUnsafeBytes { bytes in
            if let start = bytes.baseAddress {
                unsafe target.copyMemory(from: start, byteCount: bytes.count)
            }
            unsafe memory.storeBytes(
                of: Checksum.of(bytes), toByteOffset: place + 8, as: UInt64.self)
        }
        unsafe memory.storeBytes(of: UInt64(content.count), toByteOffset: place, as: UInt64.self)
        return true
    }
}

/// The tool's side of a `DrawingMemory`.
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

    /// Forgets what is in it.
    func clear() {
        if ftruncate(descriptor, 0) == 0 { ftruncate(descriptor, length) }
    }

    /// What the process reported of a trap.
    var report: String {
        let room = DrawingMemory.answerStart - DrawingMemory.reportStart
        let length = Int(min(number(at: 0), UInt64(room)))
        return String(decoding: bytes(length, at: DrawingMemory.reportStart), as: UTF8.self)
    }

    /// How the drawing went; `nil` if the process did not come to its end.
    var answer: DrawingAnswer? {
        content(
            at: DrawingMemory.answerStart, described: DrawingMemory.places.answer,
            most: DrawingMemory.pictureStart - DrawingMemory.answerStart
        ).flatMap { DrawingAnswer($0) }
    }

    /// The picture, empty if none was handed over; `nil` if it is not what the process drew.
    var picture: [UInt8]? {
        content(
            at: DrawingMemory.pictureStart, described: DrawingMemory.places.picture,
            most: length - DrawingMemory.pictureStart)
    }

    private func content(at start: Int, described place: Int, most: Int) -> [UInt8]? {
        let count = number(at: place)
        guard count > 0 else { return [] }
        guard count <= UInt64(most) else { return nil }
        let content = bytes(Int(count), at: start)
        let sum = unsafe content.withUnsafeBytes { unsafe Checksum.of($0) }
        return content.count == Int(count) && sum == number(at: place + 8) ? content : nil
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

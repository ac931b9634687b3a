internal import Foundation
internal import QuadrantRendering

/// One file that holds all pictures of a batch.
///
/// What `add` is given stands in it in that order; nothing depends on the clock.
protocol BatchVolume: AnyObject {
    /// Adds a file.
    ///
    /// - Parameter name: What it is called in an archive; documents have no names.
    func add(_ file: Data, named name: String) throws(CommandError)

    /// Writes what stands at the end; to be called once.
    func finish() throws(CommandError)
}

/// A file that grows at its end, and is put in its place when it is whole.
final class VolumeFile {
    private let path: String
    private let handle: FileHandle
    private var waiting = Data()
    /// How many bytes it has.
    private(set) var count = 0

    /// So many bytes are written together.
    private static let portion = 1 << 20
    /// How many seconds somebody is waited for who reads a pipe.
    private static let patience = 60.0

    /// A new file.
    init(at path: String) throws(CommandError) {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let handle = FileHandle(forUpdatingAtPath: path)
        else { throw .cannotWrite(path: path, reason: System.lastError) }
        (self.path, self.handle) = (path, handle)
    }

    deinit { try? handle.close() }

    func append(_ bytes: some Collection<UInt8>) throws(CommandError) {
        waiting.append(contentsOf: bytes)
        count += bytes.count
        if waiting.count >= Self.portion { try flush() }
    }

    func append(_ text: String) throws(CommandError) { try append(Array(text.utf8)) }

    /// Appends all that another file has.
    func append(_ other: VolumeFile) throws(CommandError) {
        try other.flush()
        do {
            try other.handle.seek(toOffset: 0)
            while let bytes = try other.handle.read(upToCount: Self.portion), !bytes.isEmpty {
                try append(bytes)
            }
        } catch let error as CommandError {
            throw error
        } catch {
            throw .cannotRead(path: other.path, reason: System.lastError)
        }
    }

    /// Writes over what stands at a place.
    func replace(at place: Int, with bytes: some Collection<UInt8>) throws(CommandError) {
        try flush()
        try write { handle in
            try handle.seek(toOffset: UInt64(place))
            try handle.write(contentsOf: Data(bytes))
            try handle.seekToEnd()
        }
    }

    /// Gives it its place, whole, instead of what is there: a link stays, and what it leads to is replaced or made. A pipe or a device
    /// gets all that it has.
    func move(to place: String) throws(CommandError) {
        try flush()
        let kind = FileOutput.kind(of: place)
        if let kind, kind != S_IFREG { return try pour(into: place) }
        try write { try $0.synchronize() }
        let target = FileOutput.resolved(place)
        guard System.move(path, to: target) else {
            throw .cannotWrite(path: place, reason: System.lastError)
        }
    }

    private func pour(into place: String) throws(CommandError) {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw .cannotRead(path: path, reason: System.lastError)
        }
        defer { try? file.close() }
        var unread: CommandError?
        func next() -> Data? {
            do {
                return try file.read(upToCount: 1 << 16)
            } catch {
                unread = .cannotRead(path: path, reason: System.lastError)
                return nil
            }
        }
        let problem = TimedOutput.write(next, toPipeAt: place, patience: Self.patience)
        if let unread { throw unread }
        switch problem {
        case .timedOut: throw .notRead(output: "'\(place)'", seconds: Self.patience)
        case .failed(let reason): throw .cannotWrite(path: place, reason: reason)
        case nil: break
        }
    }

    private func flush() throws(CommandError) {
        guard !waiting.isEmpty else { return }
        let bytes = waiting
        waiting = Data()
        try write { handle in
            try handle.seekToEnd()
            try handle.write(contentsOf: bytes)
        }
    }

    private func write(_ body: (FileHandle) throws -> Void) throws(CommandError) {
        do {
            try body(handle)
        } catch {
            throw .cannotWrite(path: path, reason: System.lastError)
        }
    }
}

internal import Foundation

/// What goes to a worker: a view to draw. The memory for its picture and the pipe for what it prints go beside it, as descriptors.
struct WorkerRequest: Codable, Equatable {
    /// By this the reply names it; no other request to the same worker has it.
    var number: Int
    var view: ViewRequest
}

/// What a worker answers when the process of a drawing has ended. What that has drawn, and how it went, is in the shared memory.
struct WorkerReply: Equatable {
    /// How it came to an end.
    enum End: Equatable {
        /// That of the process, and whether it has left other programs of its group, which were ended.
        case process(ChildProcess.Ending, hadOthers: Bool)
        /// It could not be begun; in the system's words.
        case notBegun(String)
    }

    /// The number of the request.
    var number: Int
    var end: End

    init(number: Int, end: End) {
        (self.number, self.end) = (number, end)
    }

    /// The reply as bytes.
    var bytes: [UInt8] {
        var bytes = MessageBytes()
        bytes.add(UInt64(number))
        switch end {
        case .process(let ending, let hadOthers):
            let (kind, value): (UInt64, Int32) =
                switch ending {
                case .exited(let status): (0, status)
                case .signalled(let signal): (1, signal)
                case .timedOut: (2, 0)
                }
            bytes.add(kind)
            bytes.add(UInt64(UInt32(bitPattern: value)))
            bytes.add(hadOthers ? 1 : 0)
        case .notBegun(let words):
            bytes.add(3)
            bytes.add(words)
        }
        return bytes.bytes
    }

    /// The reply that such bytes are; throws for others.
    init(_ bytes: [UInt8]) throws(WorkerProblem) {
        var reader = MessageBytes.Reader(bytes)
        guard let number = reader.number().flatMap({ Int(exactly: $0) }),
            let kind = reader.number()
        else { throw .garbage }
        self.number = number
        if kind == 3, let words = reader.text() {
            end = .notBegun(words)
        } else if kind < 3, let value = reader.number(), let hadOthers = reader.number() {
            let value = Int32(truncatingIfNeeded: value)
            let ending: ChildProcess.Ending =
                kind == 0 ? .exited(value) : kind == 1 ? .signalled(value) : .timedOut
            end = .process(ending, hadOthers: hadOthers != 0)
        } else {
            throw .garbage
        }
        guard reader.isAtEnd else { throw .garbage }
    }
}

/// How messages are written: sixteen bytes in front say what they are, of which version, and how long. A request is JSON.
enum WorkerFrame {
    /// Changes with the messages: a worker of another version is not listened to.
    static let version: UInt32 = 1
    /// The bytes in front of a message.
    static let headLength = 16
    /// The longest request and the longest reply, in bytes. A request holds the events of a file; a reply some words.
    static let longest = (request: 256 << 20, reply: 64 << 10)

    private static let name: UInt32 = 0x6b57_6451  // "QdWk"

    /// A message with what stands in front of it.
    static func bytes(of body: [UInt8]) -> [UInt8] {
        var head = MessageBytes()
        head.add(UInt64(name) | UInt64(version) << 32)
        head.add(UInt64(body.count))
        return head.bytes + body
    }

    /// A request with what stands in front of it.
    static func bytes(of request: WorkerRequest) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return bytes(of: Array(try encoder.encode(request)))
    }

    /// How long the message is behind its first bytes.
    static func length(from head: [UInt8], longest: Int) throws(WorkerProblem) -> Int {
        var reader = MessageBytes.Reader(head)
        guard let first = reader.number(), let length = reader.number() else { throw .garbage }
        guard UInt32(truncatingIfNeeded: first) == name else { throw .garbage }
        let version = UInt32(truncatingIfNeeded: first >> 32)
        guard version == Self.version else { throw .otherVersion(version) }
        guard length <= UInt64(longest) else { throw .tooLong(length) }
        return Int(length)
    }

    /// Reads a request.
    static func request(from body: [UInt8]) throws(WorkerProblem) -> WorkerRequest {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do {
            return try decoder.decode(WorkerRequest.self, from: Data(body))
        } catch { throw .garbage }
    }
}

/// Why nothing is to be had from the other end any more.
enum WorkerProblem: Error, Equatable {
    /// The process has ended, or has closed its end.
    case closed
    /// Nothing came in time.
    case silent
    /// What came is no message.
    case garbage
    /// What came is a message of another version.
    case otherVersion(UInt32)
    /// What came says that it is longer than any message; in bytes.
    case tooLong(UInt64)
    /// In the system's words.
    case failed(String)

    /// Why a drawing failed with its worker, as the rest of a sentence.
    var reason: String {
        switch self {
        case .closed: "the process that draws has ended"
        case .silent: "the process that draws does not answer"
        case .garbage: "what the process that draws answered is no answer"
        case .otherVersion(let version):
            "the process that draws is of another version (\(version), not \(WorkerFrame.version))"
        case .tooLong(let bytes): "the process that draws answered with \(bytes) bytes"
        case .failed(let words): "the process that draws cannot be reached: \(words)"
        }
    }
}

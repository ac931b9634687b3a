internal import Foundation
internal import QuadrantRendering

/// A view that lives in a process of its own: the tool's side.
@MainActor final class LiveRun {
    /// What is told of it.
    struct Listener {
        /// What the view says, and the bytes that follow it.
        var says: (LiveReport, Data) -> Void = { _, _ in }
        /// What its code has printed.
        var prints: (String) -> Void = { _ in }
        /// Its process has ended, though nobody has closed it.
        var ends: (DrawingEnd.Kind) -> Void
    }

    /// The number of its process.
    let number: Int
    /// What was asked for.
    let made: ViewRequests.Made
    let memory: DrawingMemoryFile
    /// The stage on which it stands.
    var stage: Stage
    var listener: Listener?
    /// The end of what it has printed.
    private(set) var printed = OutputTail(limit: 1 << 16)
    private let loop: LiveLoop
    private let socket: WorkerSocket
    private var output: Pipe?
    private var inbox = LiveInbox(longest: 128 << 20)
    private var outbox: [UInt8] = []
    private(set) var isClosed = false
    /// Whether the view was told to begin.
    private(set) var hasBegun = false

    /// The most bytes that wait for a view which does not read; more of the hand's ways are dropped.
    private static let mostWaiting = 1 << 20

    init(
        _ number: Int, _ made: ViewRequests.Made, _ memory: DrawingMemoryFile, on loop: LiveLoop,
        talking socket: WorkerSocket, printing output: Pipe
    ) {
        (self.number, self.made, self.memory, self.loop) = (number, made, memory, loop)
        (self.socket, self.output, stage) = (socket, output, made.request.stage)
        loop.add(
            socket.descriptor,
            LiveLoop.Port(
                canRead: { [weak self] in self?.read() },
                hasMore: { [weak self] in self?.outbox.isEmpty == false },
                canWrite: { [weak self] in self?.flush() }))
        loop.add(output.reading, LiveLoop.Port(canRead: { [weak self] in self?.readOutput() }))
    }

    /// Takes messages as they are, in place of the listener: of a process whose words are others.
    var takesMessages: ((Data) -> Void)?

    /// Orders something in words of its own.
    func order(_ order: TemplateOrder) {
        guard !isClosed else { return }
        // What was printed before is of another picture.
        printed = OutputTail(limit: 1 << 16)
        send(order)
    }

    /// Lets the view begin, if it has not: after some deeds were done with it.
    func begin(_ deeds: [LiveDeed]) {
        guard !hasBegun else { return }
        hasBegun = true
        order(.begin(deeds))
    }

    /// Orders something; what cannot be taken now waits.
    func order(_ order: LiveOrder) {
        guard !isClosed, outbox.count < Self.mostWaiting else { return }
        send(order)
    }

    private func send(_ order: some Encodable) {
        outbox += WorkerFrame.bytes(of: Array(LiveMessage.bytes(of: order)))
        flush()
    }

    private func flush() {
        guard !outbox.isEmpty else { return }
        let count = socket.sendSome(outbox)
        if count > 0 { outbox.removeFirst(count) }
        // Its end is told of by who has started it.
        if count < 0 { outbox = [] }
    }

    private func read() {
        guard !isClosed else { return }
        guard inbox.read(from: socket.descriptor) else { return loop.remove(socket.descriptor) }
        while let message = inbox.next() {
            if let takesMessages {
                takesMessages(message)
                continue
            }
            guard let (report, rest) = LiveMessage.read(message, as: LiveReport.self) else {
                return loop.remove(socket.descriptor)
            }
            listener?.says(report, rest)
            if isClosed { return }
        }
        // Nothing more can be understood, and nothing more is kept of it.
        if inbox.isBroken { loop.remove(socket.descriptor) }
    }

    private func readOutput() {
        guard let file = output?.reading else { return }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = System.read(file, into: &bytes)
        guard count > 0 else {
            loop.remove(file)
            output = nil
            return
        }
        printed.append(bytes[..<count])
        if !isClosed { listener?.prints(String(decoding: bytes[..<count], as: UTF8.self)) }
    }

    /// Lets the view end: nobody looks at it any more.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        (listener, takesMessages) = (nil, nil)
        loop.remove(socket.descriptor)
        shutdown(socket.descriptor, Int32(SHUT_RDWR))
    }

    /// Notes that its process has ended.
    func end(_ kind: DrawingEnd.Kind) {
        loop.remove(socket.descriptor)
        // What it has printed last.
        while let file = output?.reading, WorkerSocket.hasMore(file) { readOutput() }
        if let file = output?.reading { loop.remove(file) }
        output = nil
        made.folder?.remove()
        guard !isClosed else { return }
        isClosed = true
        takesMessages = nil
        listener?.ends(kind)
        listener = nil
    }

    /// What it printed, as far as that is kept.
    var printedText: String { String(decoding: printed.bytes(), as: UTF8.self) }
}

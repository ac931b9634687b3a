public import Foundation

/// A view that is drawn from data, from any task: the main actor has no part in it.
///
/// It starts one `quadrant worker`, which draws on all processors in confined processes, and keeps it. A view that traps costs its own
/// picture. A worker that is killed is started anew, and what it had not answered is asked again: drawing twice gives the same bytes.
///
/// **Back-pressure.** `ahead` pictures are under way at once. Callers beyond these wait their turn, in order, and cost little;
/// when `mostWaiting` wait, the next one gets `PictureFailure.busy` at once, so that a server can say 503 and memory stays the same.
/// A caller whose task is cancelled waits no longer.
public actor PictureTemplate {
    /// What is drawn, and how.
    public struct Settings: Sendable {
        /// The name of the view; `nil` for the first that takes data.
        public var view: String?
        /// `png`, `svg`, `pdf`, `jpg`, `webp` or `gif`.
        public var format = "png"
        /// Options of `quadrant render` by their names, such as `["size": "600x300", "dark": "true"]`.
        public var options: [String: String] = [:]
        /// The program; `nil` for the variable `QUADRANT`, else `quadrant` on the path.
        public var program: String?
        /// Further arguments of `quadrant worker`.
        public var arguments: [String] = []
        /// How many pictures are under way at once; at least 1.
        public var ahead = 64
        /// How many callers may wait for a place.
        public var mostWaiting = 1024

        /// A PNG of the first view that takes data.
        public init() {}
    }

    /// A caller that waits for its picture.
    private struct Caller {
        let line: Data
        let answer: CheckedContinuation<Picture, any Error>
        var attempts = 0
    }

    private let paths: [String]
    private let settings: Settings
    private var worker: WorkerProcess?
    private var callers: [Int: Caller] = [:]
    /// Those that wait for a place, in order; some may have gone.
    private var waiting: ArraySlice<Int> = []
    private var underWay: Set<Int> = []
    /// How many callers wait for a place.
    private var waitingCount = 0
    /// The numbers of those whose lines the worker has, by the numbers of the lines.
    private var asked: [Int: Int] = [:]
    private var lines = 0
    private var last = 0

    /// How often a picture is asked for before it counts as its own fault that workers end.
    private static let mostAttempts = 3

    /// A template of the view in files, a folder or a project.
    public init(_ paths: String..., settings: Settings = Settings()) {
        (self.paths, self.settings) = (paths, settings)
    }

    deinit { worker?.end() }

    /// The longest data that a worker takes, in bytes.
    private static let mostData = 15 << 20

    /// Draws one picture. Dates in the data become texts as ISO 8601 has them.
    ///
    /// - Throws: `PictureFailure`; `CancellationError`.
    public func picture(of data: some Encodable & Sendable) async throws -> Picture {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        let line = try encoder.encode(data)
        guard line.first == UInt8(ascii: "{") else { throw Self.noObject }
        return try await draw(line)
    }

    /// Draws one picture of data that is JSON already: an object, which may come from anybody.
    ///
    /// - Throws: `PictureFailure` with the status 422 for what is no object of JSON, 413 for more than 15 MB; `CancellationError`.
    public func picture(ofJSON data: Data) async throws -> Picture {
        try check(data)
        guard (try? JSONSerialization.jsonObject(with: data)) is [String: Any] else {
            throw Self.noObject
        }
        // Between the parts of JSON an end of a line is space, and the worker reads lines.
        return try await draw(Data(data.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }))
    }

    private static let noObject = PictureFailure(
        status: 422, message: "The data is no object of JSON.")

    /// Refuses what cannot be taken now, or ever.
    private func check(_ data: Data) throws {
        try Task.checkCancellation()
        guard waitingCount < settings.mostWaiting else { throw PictureFailure.busy }
        guard data.count <= Self.mostData else {
            throw PictureFailure(status: 413, message: "The data is longer than 15 MB.")
        }
    }

    /// Draws one picture of data that is one line of JSON.
    private func draw(_ data: Data) async throws -> Picture {
        try check(data)
        last += 1
        let number = last
        let line = try order(number, data)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { answer in
                callers[number] = Caller(line: line, answer: answer)
                waiting.append(number)
                waitingCount += 1
                askNext()
            }
        } onCancel: {
            Task { await self.cancel(number) }
        }
    }

    /// How many pictures are under way, and how many callers wait: for metrics.
    public var load: (underWay: Int, waiting: Int) {
        (underWay.count, waitingCount)
    }

    /// Ends the worker; callers that wait are told. The template may be used again.
    public func close() {
        let left = callers
        (callers, waiting, underWay, waitingCount) = ([:], [], [], 0)
        forgetWorker()
        for caller in left.values {
            caller.answer.resume(
                throwing: PictureFailure(status: 503, message: "The template was closed."))
        }
    }

    // MARK: - Asking

    private func order(_ number: Int, _ data: Data) throws -> Data {
        var rest = ""
        if let view = settings.view { rest += ",\"view\":" + (try Self.json(view)) }
        if !settings.options.isEmpty { rest += ",\"options\":" + (try Self.json(settings.options)) }
        return Data("{\"id\":\(number),\"data\":".utf8) + data + Data("\(rest)}\n".utf8)
    }

    private static func json(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    private func askNext() {
        while underWay.count < max(1, settings.ahead), let number = waiting.popFirst() {
            // One that has gone is not counted any more.
            guard let caller = callers[number] else { continue }
            waitingCount -= 1
            do {
                let worker = try worker ?? startWorker()
                underWay.insert(number)
                lines += 1
                asked[lines] = number
                worker.write(caller.line)
            } catch {
                callers[number] = nil
                caller.answer.resume(throwing: error)
            }
        }
    }

    private func startWorker() throws(PictureFailure) -> WorkerProcess {
        let arguments =
            ["worker"] + paths + ["--format", settings.format, "--unordered"] + settings.arguments
        let new = try WorkerProcess(settings.program, arguments) { [weak self] worker, event in
            await self?.take(event, from: worker)
        }
        worker = new
        return new
    }

    private func cancel(_ number: Int) {
        guard let caller = callers.removeValue(forKey: number) else { return }
        // One that is under way is drawn; nobody takes it.
        if !underWay.contains(number) {
            waitingCount -= 1
            if waiting.count > 2 * waitingCount + 64 {
                waiting = ArraySlice(waiting.filter { callers[$0] != nil })
            }
        }
        caller.answer.resume(throwing: CancellationError())
    }

    // MARK: - Answers

    private func take(_ event: WorkerProcess.Event, from sender: WorkerProcess) {
        guard sender === worker else { return }
        switch event {
        case .line(let line): take(line)
        case .end: restart()
        }
        askNext()
    }

    private func take(_ line: Data) {
        // A heartbeat has no number, and of a line that is no order the answer has that of the line alone.
        guard let answer = try? JSONDecoder().decode(Answer.self, from: line) else { return }
        let number = answer.line.flatMap { asked.removeValue(forKey: $0) }
        guard let id = answer.id ?? number else { return }
        underWay.remove(id)
        callers.removeValue(forKey: id)?.answer.resume(with: answer.result)
    }

    /// Asks again what the worker had not answered when it ended.
    private func restart() {
        forgetWorker()
        var again: [Int] = []
        for number in underWay.sorted() {
            guard var caller = callers[number] else { continue }
            caller.attempts += 1
            if caller.attempts < Self.mostAttempts {
                callers[number] = caller
                again.append(number)
            } else {
                callers[number] = nil
                caller.answer.resume(
                    throwing: PictureFailure(
                        status: 500,
                        message: "The worker ended \(Self.mostAttempts) times over the picture."))
            }
        }
        underWay = []
        waiting = ArraySlice(again + waiting)
        waitingCount += again.count
    }

    private func forgetWorker() {
        worker?.end()
        worker = nil
        (asked, lines) = ([:], 0)
    }
}

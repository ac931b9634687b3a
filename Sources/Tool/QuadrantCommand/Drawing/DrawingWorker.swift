internal import Foundation

/// The tool's side of a worker: has views drawn by it, some at once, and starts another one should it be lost.
///
/// A worker that is lost costs the request that was the only one: nobody knows which of several it was. They are drawn again, each
/// alone.
package final class DrawingWorker {
    private let program: WorkerProgram?
    /// Whether the worker gets those variables of the environment only that a confined view may see.
    private let isConfined: Bool
    private let isForMany: Bool
    private var connection: WorkerConnection?
    private var drawings: [Int: WorkerDrawing] = [:]
    /// The numbers of those that the worker has not been asked for yet, in the order of asking.
    private var waiting: [Int] = []
    private var lastNumber = 0
    /// How long the process of a drawing may take beyond its time until it counts as lost with its worker: it has a second for
    /// its report, and the worker is waited for where the machine is busy.
    private static let patience = 6.0

    /// - Parameters:
    ///   - program: What is started; `nil` for the program that runs.
    ///   - isConfined: Whether all that is asked for is confined.
    ///   - isForMany: Whether many views are asked for.
    package init(
        _ program: WorkerProgram? = nil, isConfined: Bool = false, isForMany: Bool = false
    ) {
        self.program = program
        self.isConfined = isConfined
        self.isForMany = isForMany
    }

    deinit { end() }

    /// Starts the worker, so that it is there when it is needed.
    package func start() throws(CommandError) {
        guard connection == nil else { return }
        let program =
            if let program { program } else { try WorkerProgram.own(isForMany: isForMany) }
        connection = try WorkerConnection(program, isConfined: isConfined)
    }

    /// Lets the worker end, as nothing more is asked for, and does not wait for that.
    func close() {
        if drawings.isEmpty { connection?.close() }
    }

    /// Ends the worker, if nothing more is to be drawn.
    package func end() {
        connection?.end()
        connection = nil
    }

    /// Has a view drawn, and does not wait for it.
    ///
    /// - Returns: The number of the request.
    func begin(_ view: ViewRequest, memory: DrawingMemoryFile) throws(CommandError) -> Int {
        lastNumber += 1
        drawings[lastNumber] = try WorkerDrawing(view, memory)
        waiting.append(lastNumber)
        try askForNext()
        return lastNumber
    }

    /// Waits for the end of a drawing; to be called once for each.
    func end(of number: Int) throws(CommandError) -> DrawingEnd {
        while let drawing = drawings[number] {
            if let end = drawing.end {
                drawings[number] = nil
                return end
            }
            try askForNext()
            guard let connection else { continue }
            let asked = drawings.filter { $0.value.isAsked }
            WorkerDrawing.read(asked.map(\.value), and: connection.socket)
            do throws(WorkerProblem) {
                // While there are replies, it was the tool that had no time.
                if let reply = try connection.reply() {
                    try take(reply)
                } else if asked.values.contains(where: { $0.isLate }) {
                    throw .silent
                }
            } catch { lose(error) }
        }
        throw .internalFault("no drawing has the number \(number)")
    }

    /// How many views are drawn at once: each has a processor, and may take half of the memory that is free.
    static let drawingsAtOnce = min(ProcessInfo.processInfo.activeProcessorCount, 4)

    /// Asks the worker for what waits, unless as many are under way as there may be, or one that has to be alone.
    private func askForNext() throws(CommandError) {
        while let next = waiting.first, let drawing = drawings[next] {
            let asked = drawings.values.filter(\.isAsked)
            if asked.count >= Self.drawingsAtOnce || asked.contains(where: \.mustBeAlone)
                || drawing.mustBeAlone && !asked.isEmpty
            {
                return
            }
            try start()
            guard let connection else { return }
            waiting.removeFirst()
            do throws(WorkerProblem) {
                try connection.ask(for: drawing, number: next, patience: Self.patience)
            } catch {
                // It has not begun: if the worker is lost, it was so before.
                if drawing.isAsked {
                    lose(error, isAtFault: drawing.askedTimes > 1)
                } else {
                    drawing.finish(.lost(error))
                }
            }
        }
    }

    private func take(_ reply: WorkerReply) throws(WorkerProblem) {
        guard let drawing = drawings[reply.number], drawing.isAsked else { throw .garbage }
        switch reply.end {
        case .notBegun(let words): drawing.finish(.lost(.failed(words)))
        case .process(let ending, let hadOthers):
            let group = connection?.group(of: reply.number)
            drawing.finish(ending, leftovers: group, hadOthers: hadOthers)
        }
    }

    /// Ends the worker. The one drawing that was under way is lost with it; of several each is to be drawn again, alone.
    ///
    /// - Parameter isAtFault: Whether the one drawing may be why.
    private func lose(_ problem: WorkerProblem, isAtFault: Bool = true) {
        connection?.kill()
        connection = nil
        let numbers = drawings.filter { $0.value.isAsked }.keys.sorted()
        let isOne = numbers.count == 1 && isAtFault
        for number in numbers {
            if isOne {
                drawings[number]?.finish(.lost(problem))
            } else {
                drawings[number]?.repeat()
            }
        }
        if !isOne { waiting = numbers + waiting }
    }
}

internal import Foundation
internal import QuadrantRendering
internal import SwiftUI

/// `quadrant worker`: draws what lines of JSON on standard input ask for, and answers each by a line: for any program that has many
/// pictures to draw, and machines to draw them on.
@MainActor package final class LinesCommand {
    private let request: LinesRequest
    private let environment: [String: String]
    private let folder: String?
    private let reader = LineSource(longest: BatchRows.longest)
    private var answers: LineAnswers
    private var mailbox: LiveMailbox?

    /// The command for a request, in an environment that says where caches and tools are.
    package init(_ request: LinesRequest, environment: [String: String]) {
        (self.request, self.environment) = (request, environment)
        folder = request.drawing.output
        answers = LineAnswers(isOrdered: !request.isUnordered)
    }

    /// Answers until standard input ends and all is answered, and ends the process.
    package func run() throws(CommandError) -> Never {
        let format = request.drawing.format ?? .png
        let drawing = try request.drawing.confinedAsFarAsCanBe()
        let project = try Project(for: drawing, within: 60)
        let made = try ServedViews(project, for: drawing, environment: environment)
        guard Digests.isThere else {
            throw .internalFault("libcrypto.so.3 is not there: install the package libssl3")
        }
        if let folder { try PictureFile.makeFolder(folder) }
        let loop = try LiveLoop()
        let worker = LiveWorker(on: loop, isConfined: drawing.isConfined)
        try worker.start()
        let pool = TemplatePool(made.drawn, by: worker, on: loop, metrics: ServiceMetrics())
        let (mailbox, served) = (loop.mailbox, made.served)
        self.mailbox = mailbox
        reader.start { number, line in
            let order = Result { () throws(LineOrder.Fault) in
                guard let line else {
                    throw .init(
                        id: nil, problem: ServiceProblem(413, "the line is longer than 16 MB"))
                }
                return try LineOrder(line, among: served, format: format)
            }
            mailbox.post { self.take(order, number, pool) }
        } ended: {
            mailbox.post {
                self.answers.isComplete = true
                self.endIfDone()
            }
        }
        beat(on: loop)
        loop.run()
    }

    private func take(
        _ order: Result<LineOrder, LineOrder.Fault>, _ number: Int, _ pool: TemplatePool
    ) {
        switch order {
        case .failure(let fault): answer(number, fault.id, .problem(fault.problem), "")
        case .success(let line):
            let end = line.order.stage.output.format.rawValue
            let mailbox = mailbox
            pool.draw(line.order) { picture in
                mailbox?.post { self.answer(number, line.id, picture, end) }
            }
        }
    }

    private func answer(
        _ number: Int, _ id: JSONValue?, _ picture: PictureAnswer, _ end: String
    ) {
        var line: [String: JSONValue] = ["line": .integer(number)]
        line["id"] = id
        switch picture {
        case .problem(let problem):
            (line["status"], line["error"]) = (.integer(problem.status), .string(problem.detail))
        case .drawn(let file, let issues):
            let digest = Digests.sha256(of: file) ?? ""
            line["digest"] = .string(digest)
            if !issues.isEmpty { line["issues"] = .array(issues.map { .string($0) }) }
            if let folder {
                let path = "\(folder)/\(digest.prefix(32)).\(end)"
                do throws(CommandError) {
                    try PictureFile.write(Array(file), to: path)
                    line["path"] = .string(path)
                } catch {
                    line["digest"] = nil
                    (line["status"], line["error"]) = (507, .string(error.words))
                }
            } else {
                line["bytes"] = .string(file.base64EncodedString())
            }
        }
        for _ in 0..<answers.add(JSONValue.object(line).line, number) { reader.wasAnswered() }
        endIfDone()
    }

    private func endIfDone() {
        guard answers.isComplete, reader.count == answers.count else { return }
        // Nothing is left to do for anybody.
        RunningPrograms.endAll { _exit(ExitCode.success.rawValue) }
    }

    /// Says every so often that it is alive.
    private func beat(on loop: LiveLoop) {
        guard let seconds = request.heartbeat else { return }
        loop.after(seconds) { [self] in
            answers.write(
                JSONValue.object([
                    "heartbeat": .integer(answers.count),
                    "waiting": .integer(reader.count - answers.count),
                ]).line)
            beat(on: loop)
        }
    }
}

internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import QuadrantServing

/// The processes of a service: as many draw at once as there are processors, and some that have drawn wait for what is like it.
@MainActor final class TemplatePool {
    /// How a template is drawn.
    struct Template {
        let requests: ViewRequests
        let failure: DrawingFailure
        let position: Int
        let timeLimit: Double

        /// What it is called in messages.
        var name: String { requests.compiled.index.candidates[position].label }
    }

    typealias Completion = @Sendable (PictureAnswer) -> Void

    /// A picture that is wanted.
    private struct Job {
        let order: PictureOrder
        let isWanted: @Sendable () -> Bool
        let done: Completion
        let start = ContinuousClock.now
        /// How often its process, or the program that makes the processes, was lost before: it, or another one beside it, may be why.
        var losses = 0

        /// Whether it was lost before: it is drawn alone.
        var isAgain: Bool { losses > 0 }
        /// Whether it is not drawn once more where it is lost.
        var isLastTry: Bool { losses >= 2 }

        /// The same, drawn once more.
        var again: Job {
            var job = self
            job.losses += 1
            return job
        }
    }

    /// What a process was made for: what it stands in cannot change any more.
    private struct Kind: Hashable {
        let template: Int
        let surroundings: [String?]

        init(_ order: PictureOrder) {
            let surroundings = order.stage.surroundings
            template = order.template
            self.surroundings = [
                surroundings.locale?.identifier, surroundings.timeZone?.identifier,
                surroundings.system.map { "\($0)" },
                surroundings.now.map { "\($0.timeIntervalSince1970)" },
            ]
        }
    }

    /// A process.
    private final class Member {
        let run: LiveRun
        let kind: Kind
        var pictures = 0
        /// When it is to have drawn.
        var deadline = ContinuousClock.now

        init(_ run: LiveRun, _ kind: Kind) { (self.run, self.kind) = (run, kind) }
    }

    private let worker: LiveWorker
    private let loop: LiveLoop
    private let templates: [Template]
    private let metrics: ServiceMetrics
    private var waiting: [Job] = []
    /// Those that wait, the one that drew last at the end.
    private var idle: [Member] = []
    private var drawing: [Member] = []
    /// Whether the one that draws is to be alone.
    private var isAlone = false

    /// How many pictures are drawn at once.
    private static let atOnce = ProcessInfo.processInfo.activeProcessorCount
    /// How many processes wait for work.
    private static let mostIdle = max(8, 2 * atOnce)
    /// How many pictures a process draws, so that what code keeps does not grow.
    private static let mostPictures = 512

    init(
        _ templates: [Template], by worker: LiveWorker, on loop: LiveLoop, metrics: ServiceMetrics
    ) {
        (self.templates, self.worker, self.metrics) = (templates, worker, metrics)
        self.loop = loop
        watch()
    }

    /// Draws a picture as soon as there is a place.
    ///
    /// - Parameter isWanted: Whether somebody waits for it, asked where it could not be begun at once.
    func draw(
        _ order: PictureOrder, while isWanted: @escaping @Sendable () -> Bool = { true },
        _ done: @escaping Completion
    ) {
        waiting.append(Job(order: order, isWanted: isWanted, done: done))
        drawNext()
    }

    private func drawNext() {
        while drawing.count < Self.atOnce, let job = waiting.first {
            // Who asks is seldom gone at once, and asking takes calls of the system.
            if .now - job.start > .milliseconds(50), !job.isWanted() {
                waiting.removeFirst()
                job.done(.problem(.gone))
                continue
            }
            // One that is drawn again is drawn alone: what is lost with it is its own fault.
            if !drawing.isEmpty, job.isAgain || isAlone { return }
            isAlone = job.isAgain
            let order = job.order
            waiting.removeFirst()
            guard .now - job.start < Self.mostWait else {
                job.done(
                    .problem(
                        ServiceProblem(
                            503, "It has waited for 10 seconds.", headers: ["Retry-After": "5"])))
                continue
            }
            do throws(CommandError) {
                let member = try member(for: order)
                member.deadline =
                    .now + .seconds(templates[order.template].timeLimit + Self.patience)
                drawing.append(member)
                start(job, by: member)
            } catch {
                // The program that makes the processes was lost before that was heard of.
                if case .drawingFailed = error, !job.isLastTry {
                    waiting.insert(job.again, at: 0)
                    continue
                }
                // Nothing is wrong with what was asked.
                job.done(.problem(ServiceProblem(503, error.words, headers: ["Retry-After": "1"])))
            }
        }
    }

    /// How long a picture may wait until it is begun: who asked for it has long gone.
    private static let mostWait = Duration.seconds(10)

    /// How much longer than its own alarm a process is waited for, in seconds.
    private static let patience = 5.0

    /// Ends the processes that have not kept their time, as code that turns off its alarm, and frees the places of what nobody waits for;
    /// looks each second.
    private func watch() {
        for member in drawing where member.deadline < .now { worker.kill(member.run) }
        waiting.removeAll { job in
            if job.isWanted() { return false }
            job.done(.problem(.gone))
            return true
        }
        loop.after(1) { [weak self] in self?.watch() }
    }

    /// A process that can draw an order: one that waits, or a new one.
    private func member(for order: PictureOrder) throws(CommandError) -> Member {
        let kind = Kind(order)
        if let index = idle.lastIndex(where: { $0.kind == kind }) { return idle.remove(at: index) }
        let template = templates[order.template]
        var made = try template.requests.request(at: template.position, on: order.stage)
        (made.request.isLive, made.request.drawsTemplates) = (true, true)
        made.request.timeLimit = template.timeLimit
        return Member(try worker.open(made), kind)
    }

    private func start(_ job: Job, by member: Member) {
        let (run, order) = (member.run, job.order)
        run.takesMessages = { [weak self] message in
            self?.finish(member)
            job.done(Self.answer(message, order, self?.templates[order.template]))
        }
        run.listener = LiveRun.Listener(
            ends: { [weak self] kind in self?.end(of: member, kind, job) })
        run.order(TemplateOrder(stage: order.stage, data: order.data))
    }

    /// A process has drawn: it waits, or ends.
    private func finish(_ member: Member) {
        drawing.removeAll { $0 === member }
        member.pictures += 1
        member.run.takesMessages = nil
        member.run.listener = LiveRun.Listener(
            ends: { [weak self] _ in self?.idle.removeAll { $0 === member } })
        if member.pictures < Self.mostPictures {
            idle.append(member)
        } else {
            worker.close(member.run)
        }
        while idle.count > Self.mostIdle { worker.close(idle.removeFirst().run) }
        drawNext()
    }

    /// A process has ended over a picture, which is told; the next picture has another one.
    private func end(of member: Member, _ kind: DrawingEnd.Kind, _ job: Job) {
        drawing.removeAll { $0 === member }
        metrics.addRestart()
        if case .lost = kind, !job.isLastTry {
            waiting.insert(job.again, at: 0)
            return replaceLost()
        }
        // Somebody else has ended it, as the system does where memory is short: what it drew is not why, if it is not so again.
        if case .process(.signalled(SIGKILL)) = kind, !job.isLastTry, .now < member.deadline {
            waiting.insert(job.again, at: 0)
            return drawNext()
        }
        if case .lost = kind { replaceLost() } else { drawNext() }
        let (remains, template) = (member.run.remains, templates[job.order.template])
        let done = job.done
        // Places in code are looked up, which takes a while.
        Thread.detachNewThread {
            switch kind {
            case .lost(let problem): done(.problem(ServiceProblem(500, problem.reason)))
            case .process(let ending):
                let failure = template.failure
                if let error = remains.outcomeError(
                    after: ending, by: failure, drawing: template.name)
                {
                    // It could not begin.
                    done(.problem(ServiceProblem(503, error.words)))
                } else {
                    let error = remains.error(of: ending, by: failure, drawing: template.name)
                    done(.problem(ServiceProblem(error)))
                }
            }
        }
    }

    /// Goes on after the program that makes the processes is lost: those that wait are lost with it, though not all have been told of yet.
    private func replaceLost() {
        for member in idle { worker.close(member.run) }
        idle = []
        // In the next turn, when all that is lost is known.
        loop.after(0) { [weak self] in self?.drawNext() }
    }

    /// What a process says, in the words of the service.
    private static func answer(
        _ message: Data, _ order: PictureOrder, _ template: Template?
    ) -> PictureAnswer {
        guard let (report, picture) = LiveMessage.read(message, as: TemplateReport.self),
            let answer = DrawingAnswer(Array(report.answer)), let template
        else { return .problem(ServiceProblem(500, "What draws does not answer as it should.")) }
        if let fault = report.fault {
            return .problem(ServiceProblem(422, TerminalText.line(fault)))
        }
        guard answer.outcome != .drawn else { return .drawn(picture, issues: answer.issues) }
        return .problem(
            ServiceProblem(
                template.failure.error(
                    for: answer.outcome, of: template.name, order.stage,
                    memoryLimit: template.requests.memoryLimit ?? 0)))
    }
}

/// The pool, for threads that wait.
final class PooledPainter: TemplatePainter {
    private let pool: TemplatePool
    private let mailbox: LiveMailbox

    init(_ pool: TemplatePool, by mailbox: LiveMailbox) {
        (self.pool, self.mailbox) = (pool, mailbox)
    }

    func draw(
        _ order: PictureOrder, while isWanted: @escaping @Sendable () -> Bool
    ) -> PictureAnswer {
        let reply = Awaited<PictureAnswer>()
        let isTaken = mailbox.post { [pool] in
            pool.draw(order, while: isWanted) { reply.give($0) }
        }
        return isTaken ? reply.wait() : .problem(ServiceProblem(503, "Too much waits."))
    }
}

internal import Foundation
internal import QuadrantIndex
internal import QuadrantInspection
internal import QuadrantRendering
internal import SwiftUI

/// One view on a page: what it shows, and the process in which it lives.
///
/// After a save a second process is started. The page goes on with the first one until the second has drawn.
@MainActor final class LivePane {
    let number: Int
    /// The name of its preview.
    let preview: String
    private(set) var switches: PageSwitches
    private unowned let desk: LiveDesk
    private let tab: LiveTab
    /// What is shown.
    private var run: LiveRun?
    /// What will be shown when it has drawn.
    private var next: LiveRun?
    /// The program of what is shown, and of what will be.
    private var programs: (run: LiveProgram, next: LiveProgram)?
    /// The processes whose code has the literals that the desk's table speaks of, by their numbers: of others the same numbers are
    /// other literals.
    private var fitting: Set<Int> = []
    /// Whether such a process was told of literals.
    private var hasOtherLiterals = false
    /// What was saved of what is awaited; `nil` where nothing was.
    private var save: Save?
    /// What was saved of which literals alone are other ones, until that is seen.
    private var literalSave: Save?
    /// How often literals alone were other ones.
    private var literalCount = 0
    /// How much was done again of what hands had done.
    private var again = 0
    private var speed: Double?
    private var look = LiveLook()

    /// How many seconds one order may take; more is taken for an endless loop.
    private static let orderTime = 10.0
    /// The most that one view prints to the page, in bytes.
    private static let mostPrinted = 1 << 20
    private var printedCount = 0
    /// What a process has told before its first frame: it follows the news that it is shown, with which the page begins anew.
    private var early: [PageNews] = []

    init(
        _ number: Int, showing preview: String, _ switches: PageSwitches, in tab: LiveTab,
        of desk: LiveDesk
    ) {
        (self.number, self.preview, self.switches) = (number, preview, switches)
        (self.tab, self.desk) = (tab, desk)
    }

    /// Files that were saved.
    struct Save: Sendable {
        let files: [String]
        let time: Date
        /// Whether all of it is code, and no picture or text.
        var isCode: Bool { files.allSatisfy { $0.hasSuffix(".swift") } }
    }

    /// Shows the preview as a program has it; what lived before is shown until this one has drawn.
    ///
    /// - Parameter save: What was saved, if that is why; what hands had done is done again then.
    func show(_ program: LiveProgram, saved save: Save? = nil) {
        guard let view = program.view(preview) else {
            fitting = []
            if run == nil { say("missing", "there is no such preview any more") }
            return
        }
        if let save, isUnconcerned(by: save, program, view) {
            programs?.next = program
            if next == nil {
                programs?.run = program
                // What was saved before may have ended.
                if run != nil { say("same", nil) }
            }
            // It is as it was compiled again.
            if hasOtherLiterals { tellRuns(of: [:]) }
            hasOtherLiterals = false
            return
        }
        fitting = []
        hasOtherLiterals = !desk.literals.isEmpty
        let target = program.targets[view.target]
        do throws(CommandError) {
            let stage = try switches.stage(over: target.stage)
            let made = try target.requests.request(at: view.position, on: stage)
            var asked = made
            asked.request.isLive = true
            asked.request.literals = desk.literals
            asked.request.timeLimit = min(made.request.timeLimit, Self.orderTime)
            if let next { desk.worker.close(next) }
            self.save = save
            if run == nil { say("starting", nil) }
            let new = try desk.worker.open(asked)
            if let speed { new.order(.pace(speed)) }
            listen(to: new, view, target)
            next = new
            fitting = [new.number]
            early = []
            begin(new, doingAgain: save != nil)
            programs = (programs?.run ?? program, program)
        } catch {
            say(run == nil ? "ended" : "live", error.words)
        }
    }

    /// Whether what is shown is what the program has, though files were saved.
    private func isUnconcerned(
        by save: Save, _ program: LiveProgram, _ view: LiveProgram.View
    ) -> Bool {
        guard run != nil || next != nil, save.isCode, let old = programs?.next,
            let before = old.view(preview)
        else { return false }
        let fingerprint = program.fingerprint(of: view)
        return fingerprint != nil && fingerprint == old.fingerprint(of: before)
    }

    /// Lets a view begin, after what hands had done with the one before was done again.
    private func begin(_ new: LiveRun, doingAgain isKept: Bool) {
        again = 0
        guard isKept, let run else { return new.begin([]) }
        run.order(.recall)
        // One that is at work for long is not waited for.
        desk.loop.after(1) { [weak new] in new?.begin([]) }
    }

    private func listen(to run: LiveRun, _ view: LiveProgram.View, _ target: LiveProgram.Target) {
        run.listener = LiveRun.Listener(
            says: { [weak self, unowned run] report, rest in self?.take(report, rest, from: run) },
            prints: { [weak self, unowned run] text in self?.print(text, of: run) },
            ends: { [weak self, unowned run] kind in self?.end(of: run, kind, view, target) })
    }

    private func take(_ report: LiveReport, _ rest: Data, from run: LiveRun) {
        switch report {
        case .frame(let frame):
            takeOver(run)
            if frame.hasOtherLiterals, let literalSave { tellLiterals(literalSave) }
            tab.send(
                LiveMessage.bytes(
                    of: PageFrame(pane: number, run: run.number, frame: frame), followedBy: rest))
        case .nothing(let reason):
            takeOver(run)
            say("nothing", reason)
        case .issues(let lines):
            var news = PageNews(.issues, pane: number)
            news.lines = lines
            tell(news, of: run)
        case .recalled(let deeds):
            guard run === self.run, let next, !next.hasBegun else { return }
            again = deeds.count
            next.begin(deeds)
        case .refused(let text):
            var news = PageNews(.refused, pane: number)
            news.text = text
            tab.send(news)
        case .unfit(let numbers): desk.builder?.compile(literals: numbers)
        case .unchanged: if let literalSave { tellLiterals(literalSave) }
        case .explained: explained(rest, of: run)
        }
    }

    /// Shows a process that has drawn for the first time, and lets the one before it end.
    private func takeOver(_ run: LiveRun) {
        guard run === next else { return }
        if let old = self.run { desk.worker.close(old) }
        (self.run, next) = (run, nil)
        if let programs { self.programs = (programs.next, programs.next) }
        printedCount = 0
        var news = PageNews(.pane, pane: number)
        news.state = "live"
        if let save {
            news.seconds = Date().timeIntervalSince(save.time)
            news.again = again
        }
        save = nil
        tab.send(news)
        for news in early { tab.send(news) }
        early = []
        if look.isWanted { askForLook() }
    }

    /// Has literals say something else, which takes no other process.
    func set(_ literals: [Int: LiveLiterals.Value], _ files: [SourceFile], _ save: Save) {
        literalSave = save
        literalCount += 1
        hasOtherLiterals = !literals.isEmpty
        if tellRuns(of: literals) {
            if let program = programs?.next { programs?.next = program.showing(files) }
            if let run, fitting.contains(run.number), let program = programs?.run {
                programs?.run = program.showing(files)
            }
        } else if let program = desk.program {
            // What was compiled last has ended, or does not show this view: it is tried again.
            show(program, saved: nil)
        }
    }

    /// Tells the processes that can have them of literals; returns whether there is one.
    @discardableResult
    private func tellRuns(of literals: [Int: LiveLiterals.Value]) -> Bool {
        let runs = [run, next].compactMap(\.self).filter { fitting.contains($0.number) }
        for run in runs { run.order(.literals(literals)) }
        return !runs.isEmpty
    }

    private func tellLiterals(_ save: Save) {
        literalSave = nil
        var news = PageNews(.pane, pane: number)
        news.state = "live"
        news.seconds = Date().timeIntervalSince(save.time)
        news.isOfLiterals = true
        tab.send(news)
        if look.isWanted { askForLook() }
    }

    private func print(_ text: String, of run: LiveRun) {
        guard printedCount < Self.mostPrinted else { return }
        printedCount += text.utf8.count
        var news = PageNews(.printed, pane: number)
        news.text =
            text
            + (printedCount < Self.mostPrinted ? "" : "\n(what it prints further is left out)\n")
        tell(news, of: run)
    }

    /// Tells what a process has said: at once where it is shown, else with its first frame.
    private func tell(_ news: PageNews, of run: LiveRun) {
        guard run === next else { return tab.send(news) }
        if early.count < 100 { early.append(news) }
    }

    private func say(_ state: String, _ text: String?) {
        var news = PageNews(.pane, pane: number)
        (news.state, news.text) = (state, text)
        tab.send(news)
    }

    // MARK: What the page wants

    func take(_ order: PageOrder) {
        switch order.want {
        case .event:
            if let event = order.event { run?.order(.act(.event(event), at: order.at)) }
        case .taken:
            for run in [run, next].compactMap(\.self) where run.number == order.run {
                run.order(.taken(order.number ?? 0))
            }
        case .pace:
            speed = order.value ?? 1
            run?.order(.pace(speed ?? 1))
            next?.order(.pace(speed ?? 1))
        case .step: run?.order(.step(order.value ?? 1.0 / 60))
        case .undo: run?.order(.undo)
        case .show: if let switches = order.switches { change(to: switches) }
        case .reset: renew()
        case .look: askForLook()
        case .why:
            var news = PageNews(.why, pane: number)
            news.lines = look.chain(to: order.number ?? -1)
            tab.send(news)
        case .open, .close: break
        }
    }

    private func change(to switches: PageSwitches) {
        self.switches = switches
        guard let run, next == nil, let program = programs?.run, let view = program.view(preview)
        else { return renew() }
        do throws(CommandError) {
            let stage = try switches.stage(over: program.targets[view.target].stage)
            guard PageSwitches.keepsView(from: run.stage, to: stage) else { return renew() }
            run.stage = stage
            run.order(.show(stage))
        } catch {
            var news = PageNews(.refused, pane: number)
            news.text = error.words
            tab.send(news)
        }
    }

    /// Makes the view anew.
    private func renew() {
        if let program = desk.program ?? programs?.next { show(program) }
    }

    /// Lets the views end.
    func close() {
        for run in [run, next].compactMap(\.self) { desk.worker.close(run) }
        (run, next) = (nil, nil)
    }

    // MARK: Ends

    private func end(
        of run: LiveRun, _ kind: DrawingEnd.Kind, _ view: LiveProgram.View,
        _ target: LiveProgram.Target
    ) {
        let isShown = run === self.run
        if isShown { self.run = nil }
        if run === next {
            next = nil
            // What is shown is of the program before.
            if let programs { self.programs = (programs.run, programs.run) }
        }
        let (remains, name, mailbox) = (run.remains, view.entry.name, desk.mailbox)
        // The places of a crash are looked up by another program.
        DispatchQueue.global().async {
            let words: String
            switch kind {
            case .lost(let problem): words = problem.reason
            case .process(let ending) where remains.isUsual(ending): words = "the view has ended"
            case .process(let ending):
                let failure = target.failure
                words =
                    (remains.outcomeError(after: ending, by: failure, drawing: name)
                    ?? remains.error(of: ending, by: failure, drawing: name)).words
            }
            mailbox.post { [weak self] in
                guard let self else { return }
                // The time of an order on a page is not the user's to set.
                self.say(
                    self.run == nil && self.next == nil ? "ended" : "live",
                    CommandError.withoutAdviceOnTime(words))
            }
        }
    }

    // MARK: Looking inside

    private func askForLook() {
        look.isWanted = true
        run?.order(.explain(1))
    }

    private func explained(_ json: Data, of run: LiveRun) {
        guard run === self.run, let program = programs?.run, let view = program.view(preview)
        else { return }
        let target = program.targets[view.target]
        let (mailbox, environment) = (desk.mailbox, desk.environment)
        let candidate = target.index.candidates[view.position]
        let count = literalCount
        DispatchQueue.global().async {
            guard let snapshot = try? TreeSnapshot(json: json) else { return }
            let names = Set(snapshot.nodes.flatMap(\.entered).filter(\.isOwn).map(\.name))
            let written = WrittenSources.reading(
                target.sources, naming: names, entry: candidate, environment: environment)
            let located = snapshot.located(in: written, showing: candidate)
            mailbox.post { [weak self] in
                guard let self else { return }
                let sources = "\(run.made.request.library) \(count)"
                for news in self.look.take(located, of: sources, pane: self.number) {
                    self.tab.send(news)
                }
            }
        }
    }
}

internal import Foundation
internal import QuadrantRendering
internal import SwiftUI

/// What `quadrant preview` holds: the pages that are open, their panes, and what was compiled last. All of it on the main thread.
@MainActor final class LiveDesk {
    let worker: LiveWorker
    let loop: LiveLoop
    let mailbox: LiveMailbox
    let environment: [String: String]
    /// What compiles.
    var builder: LiveBuilder?
    /// What was compiled last.
    private(set) var program: LiveProgram?
    /// What literals say otherwise than when they were compiled.
    private(set) var literals: [Int: LiveLiterals.Value] = [:]
    /// What is told to a page that is opened: how compiling went.
    private var lastBuild: PageNews?
    private var tabs: [Int: Tab] = [:]
    private var lastTab = 0
    /// The name of the view that is wanted.
    private let wanted: String?
    /// The files that were saved last, the newest first.
    private var lastSaved: [String] = []

    /// A page with its panes.
    private struct Tab {
        let out: LiveTab
        var panes: [Int: LivePane] = [:]
    }

    /// The most panes of all pages: each is a process.
    private static let mostPanes = 48
    /// The most pages that are open at once.
    nonisolated static let mostTabs = 50

    init(
        on loop: LiveLoop, isConfined: Bool, showing wanted: String?, environment: [String: String]
    ) {
        worker = LiveWorker(on: loop, isConfined: isConfined)
        (self.loop, mailbox) = (loop, loop.mailbox)
        (self.wanted, self.environment) = (wanted, environment)
    }

    // MARK: Compiling

    /// Takes what the builder says.
    func take(_ news: LiveBuilder.News) {
        switch news {
        case .began(let saved):
            if !saved.isEmpty { lastSaved = saved }
            tell(build("working", nil, saved))
        case .failed(let words, let saved):
            tell(build("failed", words, saved))
        case .literals(let values, let files, let save):
            literals = values
            program = program?.showing(files)
            lastSaved = save.files
            if let program {
                for tab in tabs.values { tab.out.send(entries(of: program)) }
            }
            tell(build("done", "", save.files))
            for pane in tabs.values.flatMap(\.panes.values) { pane.set(values, files, save) }
        case .made(var program, let save):
            literals = [:]
            if let old = self.program { program.keepBroken(of: old) }
            self.program = program
            for tab in tabs.values { tab.out.send(entries(of: program)) }
            var news = build(program.broken.isEmpty ? "done" : "failed", program.told, save.files)
            news.lines = program.broken
            tell(news)
            for tab in tabs.values {
                for pane in tab.panes.values.sorted(by: { $0.number < $1.number }) {
                    pane.show(program, saved: save)
                }
            }
        }
    }

    private func build(_ state: String, _ text: String?, _ saved: [String]) -> PageNews {
        var news = PageNews(.build)
        (news.state, news.files) = (state, saved)
        news.text = text.map(TerminalText.lines)
        return news
    }

    private func tell(_ build: PageNews) {
        lastBuild = build
        for tab in tabs.values { tab.out.send(build) }
    }

    /// The previews, those of the file first that was saved last, and before them the one that was asked for by name.
    private func entries(of program: LiveProgram) -> PageNews {
        var entries = program.views.map(\.entry)
        func rank(_ entry: PageNews.Entry) -> Int {
            if entry.name == wanted || entry.id == wanted { return -1 }
            return lastSaved.firstIndex {
                $0 == entry.file || $0.hasSuffix("/\(entry.file)") || entry.file.hasSuffix("/\($0)")
            } ?? lastSaved.count
        }
        let order = entries.indices.sorted { (rank(entries[$0]), $0) < (rank(entries[$1]), $1) }
        entries = order.map { entries[$0] }
        var news = PageNews(.previews)
        news.entries = entries
        news.wanted = entries.first { $0.name == wanted || $0.id == wanted }?.id
        news.files = lastSaved
        return news
    }

    // MARK: Pages

    /// A page was opened; `nil` where there are too many.
    func open(_ out: LiveTab) -> Int {
        lastTab += 1
        tabs[lastTab] = Tab(out: out)
        if let program { out.send(entries(of: program)) }
        if let lastBuild { out.send(lastBuild) }
        return lastTab
    }

    /// A page was closed.
    func close(_ tab: Int) {
        for pane in tabs[tab]?.panes.values ?? [:].values { pane.close() }
        tabs[tab] = nil
    }

    /// A page says something.
    func take(_ order: PageOrder, from tab: Int) {
        guard let out = tabs[tab]?.out else { return }
        switch order.want {
        case .open:
            tabs[tab]?.panes.removeValue(forKey: order.pane)?.close()
            guard tabs.values.reduce(0, { $0 + $1.panes.count }) < Self.mostPanes else {
                var news = PageNews(.pane, pane: order.pane)
                news.state = "ended"
                news.text =
                    "\(Self.mostPanes) views live at once, and no more: close some of them, or another page"
                return out.send(news)
            }
            let pane = LivePane(
                order.pane, showing: order.preview ?? "", order.switches ?? PageSwitches(), in: out,
                of: self)
            tabs[tab]?.panes[order.pane] = pane
            if let program { pane.show(program) }
        case .close: tabs[tab]?.panes.removeValue(forKey: order.pane)?.close()
        default: tabs[tab]?.panes[order.pane]?.take(order)
        }
    }

    /// A page says what is no order.
    func refuse(_ text: String, to tab: Int) {
        var news = PageNews(.refused)
        news.text = text
        tabs[tab]?.out.send(news)
    }
}

internal import Foundation
package import QuadrantIndex
package import QuadrantInspection

extension TreeSnapshot {
    /// The tree with the place in the source at each node that is written there, as far as that is sure.
    ///
    /// What the sources write and what the layout has are walked side by side: a node can only be what stands in the
    /// closure, or before the modifier, that the node around it is. Nodes that nothing there is called like are what
    /// controls and containers are made of.
    ///
    /// - Parameter entry: The candidate that was laid out.
    /// - Complexity: Nodes times what is written around each.
    package func located(in sources: WrittenSources, showing entry: Candidate) -> TreeSnapshot {
        var matcher = SourceMatcher(nodes: nodes, sources: sources, entry: entry)
        matcher.match()
        return TreeSnapshot(nodes: matcher.nodes)
    }
}

/// Walks nodes, parents before children, each with the window onto what it can be.
struct SourceMatcher {
    var nodes: [TreeSnapshot.Node]
    let sources: WrittenSources
    let children: [[Int]]
    private let entry: Candidate

    init(nodes: [TreeSnapshot.Node], sources: WrittenSources, entry: Candidate) {
        (self.nodes, self.sources, self.entry) = (nodes, sources, entry)
        var children = [[Int]](repeating: [], count: nodes.count)
        for (position, node) in nodes.enumerated() {
            if let parent = node.parent { children[parent].append(position) }
        }
        self.children = children
    }

    mutating func match() {
        guard !nodes.isEmpty, let window = firstWindow() else { return }
        var pending = [(0, window)]
        while let (position, window) = pending.popLast() {
            let inner = place(position, in: window)
            for child in children[position].reversed() { pending.append((child, inner)) }
        }
        for siblings in children where siblings.count > 1 {
            nameNeighbours(siblings)
            nameRefused(siblings)
            nameCells(siblings)
        }
        handOn()
        // Controls set guides of their own, which nobody has to ask for.
        for position in nodes.indices
        where nodes[position].source?.text.hasPrefix(".alignmentGuide") != true {
            nodes[position].reasons.removeAll(where: \.isOfIdleGuide)
        }
    }

    private func firstWindow() -> WrittenWindow? {
        let file = entry.file
        switch entry.kind {
        case .preview:
            guard let preview = sources.preview(in: file, at: entry.line) else { return nil }
            return WrittenWindow(
                preview.member.views, file: file, type: "", sources: sources)
        case .provider:
            let name = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
            let views = sources.members("previews", of: name).flatMap(\.member.views)
            return WrittenWindow(views, file: file, type: name, sources: sources)
        case .app, .widget:
            let name = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
            let views = sources.members("body", of: name).flatMap(\.member.views)
            return WrittenWindow(views, file: file, type: name, sources: sources)
        case .view:
            let name = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
            let call = WrittenView(name: name, text: "\(name)()", line: entry.line)
            return WrittenWindow([call], file: file, type: "", sources: sources)
        }
    }

    /// Finds what a node is, and answers the window for what is in it.
    private mutating func place(_ position: Int, in outer: WrittenWindow) -> WrittenWindow {
        if isOfScrollView(position) { return outer }
        var window = outer
        for (index, entered) in nodes[position].entered.enumerated() {
            if handsDown(index, position, in: window) { break }
            if entered.isOwn {
                window = enter(entered.name, at: position, from: window)
            } else if Self.titles.contains(entered.name) {
                window = WrittenWindow(
                    [], file: window.entries.first?.file ?? 0, type: "", sources: sources)
            } else if Self.bars.contains(entered.name) {
                window = window.ofBar(isClosed: Self.itemBars.contains(entered.name))
            } else if entered.name == "BarItemContent" {
                window = window.behind ?? window
            } else if let (found, _) = find(entered.name, position, in: window, isWord: true) {
                nodes[position].source = source(found)
                window = WrittenWindow(
                    found.view.content, file: found.file, type: found.type, sources: sources,
                    isInControl: true)
            }
        }
        let head = nodes[position].label.head
        guard !head.isEmpty, let (found, home) = find(head, position, in: window, isWord: false)
        else { return window }
        if window.isInControl, isMadeAround(position, head, found.view) { return window }
        if nodes[position].source == nil { nodes[position].source = source(found) }
        let inner =
            found.view.isModifier ? found.view.base + found.view.content : found.view.content
        return WrittenWindow(
            inner, file: found.file, type: found.type, sources: sources,
            handed: home === window ? window.handed : home.handed)
    }

    /// Whether a node is the stack in which a scroll view has its content, and which nobody has written.
    private func isOfScrollView(_ position: Int) -> Bool {
        guard let parent = nodes[position].parent, nodes[position].entered.isEmpty else {
            return false
        }
        return nodes[parent].label.head == "ScrollView"
            && ["VStack", "HStack", "ZStack"].contains(nodes[position].label)
    }

    /// Has the node further in say that a view begins, with those in it, where this node is that of a modifier which is written around
    /// the view: modifiers of what may be several views are put around each, inside of it. Returns whether it is so.
    private mutating func handsDown(
        _ index: Int, _ position: Int, in window: WrittenWindow
    ) -> Bool {
        let node = nodes[position]
        guard node.label.hasPrefix("."), let child = children[position].first,
            let found = find(
                node.label.head, position, in: window, isWord: false, isFound: false)?.entry,
            found.view.isModifier
        else { return false }
        let name = node.entered[index].name
        var (core, isModifier) = (found.view, false)
        while core.isModifier, let base = core.base.first {
            core = base
            if core.name == ".modifier", core.text.contains("\(name)(") { isModifier = true }
        }
        guard isModifier || core.name == name else { return false }
        nodes[child].entered.insert(contentsOf: node.entered[index...], at: 0)
        nodes[position].entered.removeSubrange(index...)
        return true
    }

    /// What is written in another way than its node is called.
    private static let shorthands = [
        ".scaledToFit": ".aspectRatio", ".scaledToFill": ".aspectRatio",
    ]

    /// What shows a title, which is written as text and not as a view.
    private static let bars: Set = [
        "TopBar", "BottomBar", "TabBar", "SearchTabBar", "TopTabBar", "SearchBar", "KeyboardBar",
        "WindowBar",
    ]
    /// Of these only what is in their items is written.
    private static let itemBars: Set = ["TopBar", "BottomBar", "KeyboardBar", "WindowBar"]
    private static let titles: Set = ["BarTitleView", "LargeTitle", "BackButton"]

    private func source(_ entry: WrittenWindow.Entry) -> TreeSnapshot.Source {
        TreeSnapshot.Source(
            file: sources.paths[entry.file], line: entry.view.line, text: entry.view.text,
            settings: entry.settings.map {
                TreeSnapshot.Setting(text: $0.text, line: $0.line)
            })
    }

    /// The window onto the body of an own view or modifier, which was handed what stands in its call.
    private mutating func enter(
        _ name: String, at position: Int, from window: WrittenWindow
    ) -> WrittenWindow {
        let found = find(name, position, in: window, isWord: true)
        if let found, nodes[position].call == nil { nodes[position].call = source(found.entry) }
        let bodies = sources.members("body", of: name) + sources.members("makeBody", of: name)
        guard let body = bodies.first, body.member.type == name else {
            return found.map {
                WrittenWindow(
                    $0.entry.view.content, file: $0.entry.file, type: $0.entry.type,
                    sources: sources, handed: window)
            } ?? window
        }
        var handed = window
        if let found, !found.entry.view.content.isEmpty {
            handed = WrittenWindow(
                found.entry.view.content, file: found.entry.file, type: found.entry.type,
                sources: sources, handed: window.handed)
        } else if found != nil {
            // A modifier is around what it modifies.
            handed = window
        }
        return WrittenWindow(
            bodies.flatMap(\.member.views), file: body.file, type: name, sources: sources,
            handed: handed)
    }

    /// The entry of a name that a node is most likely: the nearest, by what stands in it, in order.
    ///
    /// - Parameter isFound: Whether the next ones are looked for behind it.
    private func find(
        _ name: String, _ position: Int, in window: WrittenWindow, isWord: Bool,
        isFound: Bool = true
    ) -> (entry: WrittenWindow.Entry, home: WrittenWindow)? {
        var current: WrittenWindow? = window
        var hops = 0
        var found: (entry: WrittenWindow.Entry, home: WrittenWindow, index: Int, rating: Double)?
        while let home = current, hops < 8 {
            let candidates = home.entries.indices.filter {
                let written = home.entries[$0].view.name
                return written == name || Self.shorthands[written] == name
            }
            if !candidates.isEmpty {
                var shape: NodeShape?
                if candidates.count > 1 || isWord == false {
                    shape = NodeShape(of: position, nodes, children)
                }
                let rated = candidates.map { index -> (index: Int, rating: Double) in
                    let entry = home.entries[index]
                    if window.isInBar, entry.view.isModifier,
                        nodes[position].label.likeness(to: entry.view.text) <= 0
                    {
                        return (index, -100)
                    }
                    return (index, rating(entry, index, position, home, shape))
                }
                // What is handed to a view is as likely as its own views, where it says what is shown.
                if let best = rated.max(by: { $0.rating < $1.rating }), best.rating > -20,
                    found.map({ best.rating - 2 > $0.rating }) ?? true
                {
                    found = (home.entries[best.index], home, best.index, best.rating)
                }
            }
            current = home.handed
            hops += 1
        }
        guard let found else { return nil }
        if isFound { found.home.last = found.index }
        return (found.entry, found.home)
    }

    private func rating(
        _ entry: WrittenWindow.Entry, _ index: Int, _ position: Int, _ home: WrittenWindow,
        _ shape: NodeShape?
    ) -> Double {
        var rating = -Double(entry.rank) * 4 - Double(index) * 0.001
        if index == home.last {
            rating += entry.isRepeated ? 0.6 : -3
        } else if index > home.last {
            rating += 0.5
        }
        if nodes[position].label.contradicts(entry.view.text) { return -100 }
        let likeness = nodes[position].label.likeness(to: entry.view.text)
        // A control shows texts that are written in its call; those are no other texts.
        if likeness <= -4, home.isInControl, entry.view.name == "Text" { return -100 }
        rating += likeness
        if let shape {
            if NodeShape.stacks.contains(entry.view.name), shape.isOther(than: entry.view) {
                return -100
            }
            rating += shape.likeness(to: entry.view)
        }
        return rating
    }

    /// Whether a node of a control is like one of the views that it shows, but stands around that: a path of nodes has
    /// more of the name than what is written has.
    private func isMadeAround(_ position: Int, _ head: String, _ view: WrittenView) -> Bool {
        pathCount(position, head) > view.pathCount(head)
    }

    private func pathCount(_ position: Int, _ head: String) -> Int {
        var (deepest, pending, looked) = (0, [(position, 0)], 0)
        while let (next, count) = pending.popLast(), looked < 400 {
            looked += 1
            let own = count + (nodes[next].label.head == head ? 1 : 0)
            deepest = max(deepest, own)
            for child in children[next] { pending.append((child, own)) }
        }
        return deepest
    }
}

extension WrittenView {
    /// How many views of a name lie in one another at most.
    fileprivate func pathCount(_ head: String) -> Int {
        let inner = (base + content).map { $0.pathCount(head) }.max() ?? 0
        return inner + (name == head ? 1 : 0)
    }
}

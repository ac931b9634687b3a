package import Foundation
internal import QuadrantAccessibility
internal import QuadrantCore
package import QuadrantEvents
internal import QuadrantGeometry
internal import QuadrantLayout

extension Session {
    /// Something that is done with a view.
    package enum Act: Codable, Hashable, Sendable {
        /// A finger taps the view of an accessibility identifier, or else of a label or text.
        case tap(String)
        /// The same several times in a row.
        case taps(String, count: Int)
        /// The view of an identifier or label is used without a hand, as assistive technologies do.
        case perform(String, action: String)
        /// A hand does something with the view of an identifier or label.
        case hand(String, Stage.Timeline.Hand.Deed)
        /// Hands and keys. Its place is in the drawing; its time counts from the first moment, and one that is over is now.
        case event(InputEvent)
        /// The window gets another size, in points.
        case resize(width: CGFloat?, height: CGFloat?)
    }
}

/// Why an act was not done.
package enum ActFailure: Error, Equatable, Sendable {
    /// No view has the identifier or label; those that there are, a dozen at most, each in quotes.
    case unknown(String, known: [String])
    /// The view is there, but is covered, hidden, disabled or does not do that: whole sentences.
    case refused(String)
}

extension Session {
    /// Does something at the present moment, or at that of an event, and has the work done that comes of it.
    ///
    /// - Throws: `ActFailure` where a finger does not reach the view, or none has the name.
    package func act(_ act: Act, in window: Int = 0) throws(ActFailure) {
        let window = windows[window]
        switch act {
        case .tap(let name): try use(name, action: nil, in: window)
        case .taps(let name, let count): try use(name, action: nil, taps: count, in: window)
        case .perform(let name, let action): try use(name, action: action, in: window)
        case .hand(let name, let deed): try perform(deed, on: name, in: window)
        case .event(var event):
            if event.time.isFinite {
                advance(to: Duration.near(event.time))
                // The host's clock may have stood elsewhere at the view's first moment.
                event.time = window.host.tree.motion.time
            }
            if event.view.isEmpty {
                let origin = window.canvas.origin
                event.location.x -= origin.x
                event.location.y -= origin.y
            } else {
                let middle = try middle(of: event.view, in: window)
                event.location.x += middle.x
                event.location.y += middle.y
            }
            window.host.send(event)
        case .resize(let width, let height):
            var stage = window.stage
            (stage.room.width, stage.room.height) = (width, height)
            window.show(on: stage)
            window.host.update()
        }
        doWork(of: window.host, waiting: 0)
    }

    private func use(
        _ name: String, action: String?, taps: Int = 1, in window: SessionWindow
    ) throws(ActFailure) {
        let tree = window.host.tree
        let (node, elements) = try find(name, in: window)
        let called = "\"\(name)\""
        try refusing { () throws(Refusal) in
            if let action {
                try Assistant(on: tree) { elements }.perform(action, on: node, called: called)
            } else {
                try Finger(on: tree) { elements }.tap(node, called: called, count: taps)
            }
        }
    }

    /// Whether what a finger on the view of a name reaches may wait for further taps.
    func waitsForTaps(on name: String, in window: Int = 0) -> Bool {
        let window = windows[window]
        guard let (node, elements) = try? find(name, in: window) else { return false }
        return Finger(on: window.host.tree) { elements }.waitsForTaps(on: node)
    }

    /// The view of a name, and the elements of its tree as it is now.
    func find(
        _ name: String, in window: SessionWindow
    ) throws(ActFailure) -> (node: NodeID, elements: ElementIndex) {
        window.host.update()
        let elements = ElementIndex(window.host.tree.accessibility())
        return (try node(of: name, elements, in: window.host.tree), elements)
    }

    func refusing(_ act: () throws(Refusal) -> Void) throws(ActFailure) {
        do throws(Refusal) { try act() } catch { throw .refused(error.text) }
    }

    /// The view that is to be used, by its identifier or else by its label or text.
    private func node(
        of name: String, _ index: ElementIndex, in tree: ViewTree
    ) throws(ActFailure) -> NodeID {
        let elements = [index.root] + index.all
        if let node = tree.firstShownNode(where: { tree.names(of: $0).contains(name) })
            ?? tree.nodes(label: name, among: elements).first
        {
            return node
        }
        throw .unknown(name, known: Self.names(like: name, elements, in: tree))
    }

    /// So many names are told of views that there are.
    private static let mostNames = 12

    /// The identifiers, labels and texts of what can be used, those that come nearest first: identifiers of other views behind
    /// these.
    private static func names(
        like name: String, _ elements: [AccessibilityElement], in tree: ViewTree
    ) -> [String] {
        var (useful, others): ([String], [String]) = ([], [])
        for element in elements {
            let names = element.identifiers + [element.note.label].compactMap(\.self)
            if element.note.actions.isEmpty { others += names } else { useful += names }
        }
        tree.forEachShownNode { others += tree.names(of: $0) }
        let letters = Array(name.lowercased())
        func order(_ names: [String]) -> [String] {
            var seen: Set<String> = []
            return names.filter { seen.insert($0).inserted }.enumerated().map {
                (
                    distance: NearestName.distance(
                        letters, Array($0.element.lowercased().prefix(60))), place: $0.offset,
                    name: $0.element
                )
            }.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.name)
        }
        let first = order(useful)
        let known = first + order(others).filter { !first.contains($0) }
        return known.prefix(mostNames).map { "'\($0)'" }
    }
}

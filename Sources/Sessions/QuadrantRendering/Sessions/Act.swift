package import Foundation
internal import QuadrantCore
package import QuadrantEvents
internal import QuadrantGeometry
internal import QuadrantInspection
internal import QuadrantLayout

extension Session {
    /// Something that is done with a view.
    package enum Act: Codable, Hashable, Sendable {
        /// A finger taps the view of an accessibility identifier, or else of a label or text.
        case tap(String)
        /// The view of an identifier or label is used without a hand, as assistive technologies do.
        case perform(String, action: String)
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
        case .perform(let name, let action): try use(name, action: action, in: window)
        case .event(var event):
            if event.time.isFinite {
                advance(to: Duration.near(event.time))
                // The host's clock may have stood elsewhere at the view's first moment.
                event.time = window.host.tree.motion.time
            }
            let origin = window.canvas.origin
            event.location.x -= origin.x
            event.location.y -= origin.y
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
        _ name: String, action: String?, in window: SessionWindow
    ) throws(ActFailure) {
        let tree = window.host.tree
        window.host.update()
        let elements = ElementIndex(tree.accessibility())
        let node = try node(of: name, elements, in: tree)
        let called = "\"\(name)\""
        do throws(Refusal) {
            if let action {
                try Assistant(on: tree) { elements }.perform(action, on: node, called: called)
            } else {
                try Finger(on: tree) { elements }.tap(node, called: called)
            }
        } catch {
            throw .refused(error.text)
        }
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
        var known: [String] = []
        for other in elements.flatMap({ $0.identifiers + [$0.note.label].compactMap(\.self) })
        where !known.contains("'\(other)'") && known.count < 12 {
            known.append("'\(other)'")
        }
        throw .unknown(name, known: known)
    }
}

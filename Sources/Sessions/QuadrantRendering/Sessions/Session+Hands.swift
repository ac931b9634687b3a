internal import Foundation
internal import QuadrantAccessibility
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantEditing
internal import QuadrantEvents
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantTextInput
internal import QuadrantViews

// What hands do with views by name.

extension Session {
    /// Does something with the view of a name, as a person would who sees it.
    func perform(
        _ deed: Stage.Timeline.Hand.Deed, on name: String, in window: SessionWindow
    ) throws(ActFailure) {
        switch deed {
        case .type(let text): try type(text, into: name, in: window, replacing: false)
        case .set(let value): try set(name, to: value, in: window)
        case .select(let title): try select(title, in: name, in: window)
        case .swipe(let direction): try swipe(name, direction, in: window)
        case .scroll(let x, let y): try drag(name, by: CGSize(width: x, height: y), in: window)
        case .step(let isUp):
            let (node, elements) = try find(name, in: window)
            let action: UsualAction = isUp ? .increment : .decrement
            try refusing { () throws(Refusal) in
                try Assistant(on: window.host.tree) { elements }.perform(
                    action.rawValue, on: node, called: "\"\(name)\"")
            }
        }
    }

    /// The middle of what is in sight of a view, in the room of its window.
    func middle(of name: String, in window: SessionWindow) throws(ActFailure) -> CGPoint {
        let (node, elements) = try find(name, in: window)
        let finger = Finger(on: window.host.tree) { elements }
        guard let point = finger.point(at: .center, in: node) else {
            throw .refused("\"\(name)\" is not in sight. Scroll to it first.")
        }
        return point
    }

    // MARK: Text

    private func type(
        _ text: String, into name: String, in window: SessionWindow, replacing: Bool
    ) throws(ActFailure) {
        let (node, elements) = try find(name, in: window)
        let tree = window.host.tree
        try refusing { () throws(Refusal) in
            try Assistant(on: tree) { elements }.perform(
                AccessibilityNoteAction.activate, on: node, called: "\"\(name)\"")
        }
        window.host.update()
        guard let session = window.host.focus?.current as? TextSession else {
            throw .refused("\"\(name)\" is no field or editor of text.")
        }
        if replacing {
            session.send(.selectAll)
            window.host.update()
            if text.isEmpty { session.send(.delete(.character, backward: true)) }
        }
        for character in text {
            session.send(character.isNewline ? .newLine : .insert(String(character)))
            window.host.update()
        }
    }

    // MARK: Values

    private func set(
        _ name: String, to value: String, in window: SessionWindow
    ) throws(ActFailure) {
        let (node, elements) = try find(name, in: window)
        let tree = window.host.tree
        if let number = Double(value) {
            if !number.isFinite, taker(of: Double.self, in: node, tree) != nil {
                throw .refused("\"\(name)\" takes a number, and '\(value)' is none.")
            }
            if try use(number, on: node, name, tree) { return }
        }
        if let date = try? Date(value, strategy: .iso8601), try use(date, on: node, name, tree) {
            return
        }
        let element = elements.element(of: node, in: tree)
        let parts = element?.flattened ?? []
        if let toggle = parts.first(where: { $0.note.traits.contains(.isToggle) }) {
            let words: [String: Bool] = [
                "on": true, "true": true, "1": true, "off": false, "false": false, "0": false,
            ]
            guard let wanted = words[value.lowercased()] else {
                throw .refused("\"\(name)\" is a switch: it is 'on' or 'off', not '\(value)'.")
            }
            let isOn = ["1", "on", "true"].contains((toggle.plain.value ?? "").lowercased())
            guard isOn != wanted else { return }
            return try refusing { () throws(Refusal) in
                try Assistant(on: tree) { elements }.perform(
                    AccessibilityNoteAction.activate, on: node, called: "\"\(name)\"")
            }
        }
        try type(value, into: name, in: window, replacing: true)
    }

    /// The control in a node that takes values of a type.
    private func taker<Setting>(
        of type: Setting.Type, in node: NodeID, _ tree: ViewTree
    ) -> NodeID? {
        tree.firstShownNode(in: node) { tree.note(SettingNote<Setting>.self, of: $0) != nil }
    }

    /// Hands a value to the control that takes such; whether there is one.
    private func use<Setting>(
        _ value: Setting, on node: NodeID, _ name: String, _ tree: ViewTree
    ) throws(ActFailure) -> Bool {
        guard let control = taker(of: Setting.self, in: node, tree),
            let note = tree.note(SettingNote<Setting>.self, of: control)
        else { return false }
        guard note.isEnabled else { throw .refused("\"\(name)\" is disabled: nothing happens.") }
        tree.noting("setting \(value)", at: control) { note.set(value) }
        return true
    }

    private func select(
        _ title: String, in name: String, in window: SessionWindow
    ) throws(ActFailure) {
        let tree = window.host.tree
        for isOpen in [false, true] {
            let (node, elements) = try find(name, in: window)
            let parts = elements.element(of: node, in: tree)?.flattened ?? []
            let items = parts.dropFirst().filter {
                $0.note.label != nil
                    && $0.note.actions.contains { $0.name == UsualAction.activate.rawValue }
            }
            if let item = items.first(where: {
                $0.note.label == title || $0.note.label?.hasSuffix(", \(title)") == true
            }) {
                guard item.isEnabled else {
                    throw .refused("\"\(title)\" is disabled: nothing happens.")
                }
                let action = item.note.actions.first { $0.name == UsualAction.activate.rawValue }
                tree.noting("the item \"\(title)\"", at: item.node) { action?.perform() }
                return
            }
            let open = parts.lazy.compactMap { part in
                part.note.actions.first { $0.name == UsualAction.showMenu.rawValue }.map {
                    (part, $0)
                }
            }.first
            guard !isOpen, let (part, action) = open else {
                let names = items.compactMap(\.note.label).map { "'\($0)'" }.joined(separator: ", ")
                throw .refused(
                    "\"\(name)\" has no item '\(title)'; "
                        + (names.isEmpty ? "it has none." : "it has \(names)."))
            }
            tree.noting("opening a menu", at: part.node) { action.perform() }
            window.host.update()
        }
    }

    // MARK: Movements

    private func swipe(
        _ name: String, _ direction: Stage.Timeline.Hand.Direction, in window: SessionWindow
    ) throws(ActFailure) {
        let (node, elements) = try find(name, in: window)
        let sight = Finger(on: window.host.tree) { elements }.sight(of: node)
        let (width, height) = (max(sight.width / 2, 60), max(sight.height / 2, 60))
        let way: CGSize =
            switch direction {
            case .left: CGSize(width: -width, height: 0)
            case .right: CGSize(width: width, height: 0)
            case .up: CGSize(width: 0, height: -height)
            case .down: CGSize(width: 0, height: height)
            }
        try move(from: try middle(of: name, in: window), by: way, steps: 6, over: 0.12, in: window)
    }

    private func drag(
        _ name: String, by way: CGSize, in window: SessionWindow
    ) throws(ActFailure) {
        let start = try middle(of: name, in: window)
        // A finger moves ten points before the content follows, and stands before it is lifted.
        try move(from: start, by: way, steps: 20, over: 0.5, rest: 0.3, in: window)
    }

    private func move(
        from start: CGPoint, by way: CGSize, steps: Int, over seconds: Double, rest: Double = 0,
        in window: SessionWindow
    ) throws(ActFailure) {
        let origin = window.canvas.origin
        let begin = time.inSeconds
        func event(_ phase: InputEvent.Phase, _ share: Double, _ moment: Double) throws(ActFailure)
        {
            let point = CGPoint(
                x: start.x + origin.x + way.width * share,
                y: start.y + origin.y + way.height * share)
            try act(.event(.touch(phase, at: point, time: begin + moment)))
        }
        try event(.began, 0, 0)
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            try event(.moved, share, seconds * share)
        }
        if rest > 0 { try event(.moved, 1, seconds + rest) }
        try event(.ended, 1, seconds + rest)
    }
}

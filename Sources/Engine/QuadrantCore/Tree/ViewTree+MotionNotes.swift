import Foundation
import QuadrantGeometry
package import QuadrantLayout

extension ViewTree {
    /// What of a node is under way.
    ///
    /// - Parameter parent: The node in which it stands.
    package func motionWords(of node: NodeID, inside parent: NodeID?) -> [String] {
        guard !motion.isStill || !motion.clocks.isEmpty else { return [] }
        var words: [String] = []
        for scope in enteredScopes(at: node, inside: parent) {
            words += motion.clocks.words(of: scope)
            if let note = scope.motionNote(at: motion.time) { words.append(note.words) }
        }
        if let state = motion.transitions[node.index], let told = state.words(at: motion.time) {
            words.append(told)
        }
        words += motionNotes(of: node).map(\.words)
        return words
    }

    /// The views that leave and are still seen in a node.
    package func leavingViews(in node: NodeID) -> [NodeID] {
        guard !motion.isStill else { return [] }
        return (motion.holders[node.index] ?? []).flatMap { Array(layout.children(of: $0.node)) }
    }

    /// The values of a node that are under way, in numbers.
    private func motionNotes(of node: NodeID) -> [MotionNote] {
        guard !motion.isAtRest else { return [] }
        let time = motion.time
        var notes: [MotionNote] = []
        if let shift = motion.shifts[node.index], shift.isListed,
            case .offset(let offset) = layout.rule(of: node)
        {
            notes.append(shift.note("offset", target: offset.animatableData, at: time))
        }
        if let moving = motion.frames[node.index], moving.isListed {
            // One that leaves may go to where another view is.
            notes.append(
                moving.note(
                    "frame", target: frame(of: node).animatableData + moving.away, at: time))
        }
        if let scroll = scrolling.parts[node.index], let moving = scroll.motion, moving.isListed {
            notes.append(moving.ownNote(at: time))
        }
        if let fade = motion.fades[node.index], fade.isListed {
            notes.append(fade.note("fading", target: fade.target, at: time))
        }
        if let layout = motion.layouts[node.index], layout.isListed {
            notes.append(layout.ownNote(at: time))
        }
        if let drawing = motion.drawings[node.index], drawing.isListed {
            notes.append(drawing.ownNote(at: time))
        }
        if let effect = motion.effects[node.index], effect.isListed {
            notes.append(effect.ownNote(at: time))
        }
        return notes
    }
}

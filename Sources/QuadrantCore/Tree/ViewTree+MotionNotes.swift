import Foundation
import QuadrantGeometry
package import QuadrantLayout

extension ViewTree {
    /// What of a node is under way.
    package func motionNotes(of node: NodeID) -> [MotionNote] {
        guard !motion.isAtRest else { return [] }
        let time = motion.time
        var notes: [MotionNote] = []
        if let shift = motion.shifts[node.index], shift.isListed,
            case .offset(let offset) = layout.rule(of: node)
        {
            notes.append(shift.note("offset", target: offset.animatableData, at: time))
        }
        if let moving = motion.frames[node.index], moving.isListed {
            notes.append(
                moving.note("frame", target: frame(of: node).animatableData, at: time))
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

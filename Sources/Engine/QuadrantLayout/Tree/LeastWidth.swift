import Foundation
import QuadrantGeometry
import QuadrantText

/// The width that a view answers where it is offered none, as far as it is known without asking.
///
/// A stack asks each child for it, to see who gives way. Of a text that is the most costly question there
/// is: all of it is broken, character by character, only to learn that it answers 0.
extension LayoutTree {
    /// What `node` answers to a width of 0; `nil` where it has to be asked.
    func knownLeast(_ node: UInt32) -> CGFloat? {
        var (current, around) = (node, CGFloat(0))
        while current != 0 {
            let record = records[Int(current)]
            switch record.tag {
            case .text:
                return textEngine.narrowsToNothing ? around : nil
            case .pass, .guide, .offset, .overlay:
                break
            case .padding:
                let edges = pools.paddings[record.rule].edges.horizontal
                // A negative one leaves the view some room.
                guard edges >= 0 else { return nil }
                around += edges
            case .fixedSize:
                guard case .fixedSize(horizontal: false, _) = pools.others[record.rule] else {
                    return nil
                }
            default:
                return nil
            }
            current = record.firstChild
        }
        return nil
    }

    /// The least width of a node that has another rule is another one, or not known any more: stacks that
    /// knew it have nothing to compare, and ask again.
    func leastWidthChanged(_ node: UInt32) {
        var current = node
        while current != 0 {
            markInterface(current)
            speakAnew(current)
            current = records[Int(current)].parent
            switch records[Int(current)].tag {
            case .pass, .guide, .offset, .overlay, .padding, .fixedSize: break
            default: return
            }
        }
    }
}

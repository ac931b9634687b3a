import Foundation
import QuadrantGeometry

/// The container that relative frames refer to: the nearest scroll view, else the host's.
///
/// A scroll view's size as a container follows from what it is offered, so it changes while the
/// scroll view is measured: with each change the answers that depend on it are dropped.
extension LayoutTree {
    /// The room of the container around `node`, in points, without what is not safe in it.
    func containerSize(around node: UInt32) -> CGSize {
        var current = records[Int(node)].parent
        while current != 0 {
            let record = records[Int(current)]
            if record.tag == .extended, case .extended(let rule) = pools.others[record.rule],
                rule.isContainer, let size = surroundings.containerSizes[current]
            {
                return size
            }
            current = record.parent
        }
        return hostContainerSize
    }

    /// The host's container without what is not safe in it.
    var hostContainerSize: CGSize {
        func length(_ length: CGFloat, _ insets: CGFloat) -> CGFloat {
            length.isFinite ? max(0, length - insets) : 0
        }
        let insets = host.safeAreaInsets.finite
        return CGSize(
            width: length(host.containerSize.width, insets.horizontal),
            height: length(host.containerSize.height, insets.vertical))
    }

    /// Tells what relative frames in the container `node` refer to from now on.
    ///
    /// Linear in the number of nodes on the way to relative frames in it, if the size is another.
    func setContainerSize(_ node: UInt32, _ size: CGSize) {
        guard surroundings.containerSizes[node] != size else { return }
        surroundings.containerSizes[node] = size
        answers.passing.forgetAll()
        guard records[Int(node)].flags.contains(.surroundings) else { return }
        var pending = [node]
        while let next = pending.popLast() {
            var child = records[Int(next)].firstChild
            while child != 0 {
                if records[Int(child)].flags.contains(.surroundings) {
                    dropCache(child)
                    if records[Int(child)].tag == .extended {
                        userLayouts.states[child]?.isStale = true
                    }
                    pending.append(child)
                }
                child = records[Int(child)].nextSibling
            }
        }
    }
}

import Foundation
import QuadrantGeometry
import QuadrantText

extension LayoutTree {
    /// The preferred distance in points between neighbours along `axis`.
    @inline(__always)
    func distance(_ first: UInt32, _ second: UInt32, _ axis: Axis) -> CGFloat {
        let flags = records[Int(first)].flags.union(records[Int(second)].flags)
        guard flags.contains(.spacing) else { return EdgeSpacing.defaultDistance }
        return askedDistance(first, second, axis)
    }

    /// Never inlined, as `askedGuide` is not.
    @inline(never)
    private func askedDistance(_ first: UInt32, _ second: UInt32, _ axis: Axis) -> CGFloat {
        spacing(first).distance(to: spacing(second), along: axis)
    }

    /// The distances the node prefers, taken from its leaves.
    func spacing(_ node: UInt32) -> ViewSpacing {
        let record = records[Int(node)]
        guard record.flags.contains(.spacing) else { return ViewSpacing() }
        switch record.tag {
        case .text: return pools.texts[record.rule].spacing
        case .spacer: return spacerSpacing(record)
        default: break
        }
        if record[.toldSpacing], let known = answers.told.spacing(of: node) { return known }
        let answer = deepening { spacing(of: record, node) }
        answers.told.note(answer, of: node)
        records[Int(node)][.toldSpacing] = true
        return answer
    }

    func spacing(of record: NodeRecord, _ node: UInt32) -> ViewSpacing {
        switch record.tag {
        case .padding: return resetting(record, pools.paddings[record.rule].touched)
        case .frame: return framedSpacing(record)
        case .stack: return stackSpacing(siblings(record), pools.stacks[record.rule].axis)
        case .layers: return mergedSpacing(record, ofLayers: true)
        case .extended:
            guard case .extended(let rule) = pools.others[record.rule] else { return ViewSpacing() }
            return callingOut(node, if: rule.callsOut) {
                rule.spacing(RuleContext(tree: self, node: node)) ?? mergedSpacing(record)
            }
        case .geometry, .fixed, .fill, .square, .divider, .text, .spacer: return ViewSpacing()
        default: return childSpacing(record)
        }
    }

    private func childSpacing(_ record: NodeRecord) -> ViewSpacing {
        record.firstChild == 0 ? ViewSpacing() : spacing(record.firstChild)
    }

    private func spacerSpacing(_ record: NodeRecord) -> ViewSpacing {
        var result = ViewSpacing(all: .silent)
        switch pools.lines[record.rule].axis {
        case .horizontal: result.set(.none, on: .horizontal)
        case .vertical: result.set(.none, on: .vertical)
        case nil: result.set(.none, on: .all)
        }
        return result
    }

    /// The distances of a padding's child, with the default on the edges that the padding touches.
    private func resetting(_ record: NodeRecord, _ edges: Edge.Set) -> ViewSpacing {
        var result = childSpacing(record)
        result.set(.standard, on: edges)
        return result
    }

    /// The distances of a frame: the default along fixed axes, but a spacer in a frame keeps its 0.
    private func framedSpacing(_ record: NodeRecord) -> ViewSpacing {
        var result = childSpacing(record)
        let frame = pools.frames[record.rule]
        if record.firstChild != 0, records[Int(record.firstChild)].tag == .spacer { return result }
        if !frame.width.isNaN { result.set(.standard, on: .horizontal) }
        if !frame.height.isNaN { result.set(.standard, on: .vertical) }
        return result
    }

    /// The outer children's along the axis, all children's across it.
    ///
    /// Evidence, Apple's pictures: nothing lies between a text and a stack without views; a stack that begins with a
    /// spacer is 8 from a text, though the spacer itself keeps no distance from its neighbours.
    func stackSpacing(_ children: some Sequence<UInt32>, _ axis: Axis) -> ViewSpacing {
        var iterator = children.makeIterator()
        guard let first = iterator.next() else { return .zero }
        var (result, last) = (spacing(first), first)
        while let child = iterator.next() {
            let next = spacing(child)
            result.formUnion(next, edges: axis == .horizontal ? .vertical : .horizontal)
            if axis == .horizontal {
                result.trailing = next.trailing
            } else {
                result.bottom = next.bottom
            }
            last = child
        }
        func isSpacer(_ child: UInt32) -> Bool { records[Int(child)].tag == .spacer }
        if isSpacer(first) { result.set(.silent, on: axis == .horizontal ? .leading : .top) }
        if isSpacer(last) { result.set(.silent, on: axis == .horizontal ? .trailing : .bottom) }
        return result
    }

    private func mergedSpacing(_ record: NodeRecord, ofLayers: Bool = false) -> ViewSpacing {
        guard record.firstChild != 0 else { return ViewSpacing() }
        var result = spacing(record.firstChild)
        var child = records[Int(record.firstChild)].nextSibling
        while child != 0 {
            if ofLayers {
                result.formLayers(spacing(child))
            } else {
                result.formUnion(spacing(child))
            }
            child = records[Int(child)].nextSibling
        }
        return result
    }
}

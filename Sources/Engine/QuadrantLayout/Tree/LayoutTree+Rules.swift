import Foundation
package import QuadrantGeometry
import QuadrantText

extension LayoutTree {
    /// Gives `node` another rule; marks the least that follows from it.
    package func setRule(_ node: NodeID, _ rule: LayoutRule) {
        let index = check(node)
        let old = self.rule(of: node)
        guard !old.isSame(as: rule) else { return }
        if case .offset(let offset) = rule, records[index].tag == .offset {
            setOffset(node.index, offset)
            return
        }
        let tag = rule.tag
        markRecord(node.index)
        // What is around a view decides whether its index counts; a rule of the same kind decides the same.
        if changes.hasZIndexes, records[index].tag != tag || tag == .extended {
            changes.orders &+= 1
        }
        depths?.ruleChanged(
            of: node.index, isSpacer: records[index].tag == .spacer || tag == .spacer, in: self)
        let oldText = records[index].tag == .text ? pools.texts[records[index].rule] : nil
        let (oldTag, oldFlags) = (records[index].tag, records[index].flags)
        let oldLeast = knownLeast(node.index)
        // While it may still be known as rigid.
        markMeasure(node.index)
        dropRule(at: node.index)
        if records[index].tag == .extended {
            if tag != .extended { userLayouts.states[node.index] = nil }
            // The node is placed again, and scrolled if the new rule scrolls.
            setScrollMove(node.index, nil)
        }
        // A marked node keeps what it answered for comparison.
        if !records[index].flags.contains(.needsMeasure) || oldTag == .fixed {
            records[index].flags.remove(.rigid)
        }
        store(rule, at: node.index)
        noteGain(node.index, oldFlags)
        guard let oldText, tag == .text else {
            // What texts and spacers say beside their sizes is not remembered.
            markInterface(node.index)
            if [oldTag, tag].contains(where: { $0 == .text || $0 == .spacer }) {
                speakAnew(node.index)
            }
            if let oldLeast, knownLeast(node.index) != oldLeast { leastWidthChanged(node.index) }
            return
        }
        pools.texts[records[index].rule].toldIdeal = oldText.ideal ?? oldText.toldIdeal
        if pools.texts[records[index].rule].speaksLike(oldText) {
            markMeasure(node.index)
        } else {
            markInterface(node.index)
            speakAnew(node.index)
        }
    }

    /// Has the container of a marked node ask again for its guides, distances and priority.
    func speakAnew(_ node: UInt32) {
        if records[Int(node)].flags.contains(.needsMeasure) {
            answers.speakers.insert(node)
        }
    }

    /// Which side is leading for the node's children.
    package func setDirection(_ node: NodeID, _ direction: LayoutDirection) {
        let index = check(node)
        let isRightToLeft = direction == .rightToLeft
        guard records[index].flags.contains(.rightToLeft) != isRightToLeft else { return }
        if isRightToLeft {
            records[index].flags.insert(.rightToLeft)
        } else {
            records[index].flags.remove(.rightToLeft)
        }
        markPlace(node.index)
        markRecord(node.index)
        // A layout of the user's own can ask for the direction.
        if records[index].tag == .extended { markMeasure(node.index) }
    }

    /// Replaces the node's traits; its container is laid out again if they differ.
    package func setTraits(_ node: NodeID, _ newTraits: NodeTraits?) {
        let index = check(node)
        guard newTraits != nil || records[index].flags.contains(.traits) else { return }
        let old = traits[node.index]
        traits[node.index] = newTraits
        if newTraits == nil {
            records[index].flags.remove(.traits)
        } else {
            records[index].flags.formUnion([.traits, .priority])
        }
        if newTraits?.zIndex != nil { changes.hasZIndexes = true }
        if old?.zIndex != newTraits?.zIndex {
            changes.orders &+= 1
            markRecord(records[index].parent)
        }
        let areSameValues = NodeTraits.areSame(old?.values ?? [:], newTraits?.values ?? [:])
        if !areSameValues { markRecord(node.index) }
        if old?.priority != newTraits?.priority || !areSameValues {
            markContainer(of: node.index)
        }
    }

    /// Marks the containers that read the traits of `node`. They read them through modifiers, which
    /// may answer the same while the container's layout changes.
    private func markContainer(of node: UInt32) {
        var parent = records[Int(node)].parent
        while parent != 0 {
            markInterface(parent)
            guard isWrapper(parent) else { return }
            parent = records[Int(parent)].parent
        }
    }

    /// Whether the node modifies one view, so that containers read the traits of that view through
    /// it.
    package func isWrapper(_ node: NodeID) -> Bool { isWrapper(UInt32(check(node))) }

    func isWrapper(_ node: UInt32) -> Bool {
        let record = records[Int(node)]
        guard record.tag == .extended else { return record.tag.isWrapper }
        if case .extended(let rule) = pools.others[record.rule] { return rule.isWrapper }
        return false
    }

    /// Calls `body` with the values of what `node` modifies and of `node`, the innermost first.
    func forEachTrait(_ node: UInt32, _ body: (ObjectIdentifier, Any) -> Void) {
        var current = node
        records[Int(current)][.toldTraits] = true
        while isWrapper(current), records[Int(current)].firstChild != 0 {
            current = records[Int(current)].firstChild
            records[Int(current)][.toldTraits] = true
        }
        while true {
            if records[Int(current)].flags.contains(.traits), let set = traits[current] {
                for (key, value) in set.values { body(key, value) }
            }
            guard current != node else { return }
            current = records[Int(current)].parent
        }
    }

    package func traits(of node: NodeID) -> NodeTraits? {
        records[check(node)].flags.contains(.traits) ? traits[node.index] : nil
    }

    /// Takes the rule over, with the tag by which the record knows it: a copy of one that holds references costs as
    /// much as the rest, and to ask a rule for its tag is to copy it.
    func store(_ rule: consuming LayoutRule, at index: UInt32) {
        let i = Int(index)
        func put(_ tag: RuleTag, _ place: UInt32) {
            (records[i].tag, records[i].rule) = (tag, place)
        }
        switch consume rule {
        case .fixed(let size):
            records[i].tag = .fixed
            answerAlways(index, size)
        case .fill(let ideal): put(.fill, pools.sizes.insert(ideal))
        case .square(let ideal):
            put(.square, pools.sizes.insert(CGSize(width: ideal, height: ideal)))
        case .offset(let size): put(.offset, pools.sizes.insert(size))
        case .padding(let edges): put(.padding, pools.paddings.insert(PaddingRule(edges: edges)))
        case .frame(let frame): put(.frame, pools.frames.insert(frame))
        case .flexibleFrame(let frame): put(.flexibleFrame, pools.flexibleFrames.insert(frame))
        case .stack(let stack): put(.stack, pools.stacks.insert(stack))
        case .layers(let alignment): put(.layers, pools.alignments.insert(alignment))
        case .overlay(let alignment): put(.overlay, pools.alignments.insert(alignment))
        case .text(let request):
            let font = request.runs.first?.font ?? FontDescriptor(size: 17)
            let metrics = textEngine.metrics(of: font, displayScale: request.options.displayScale)
            put(.text, pools.texts.insert(TextLeaf(request, metrics: metrics)))
            records[i].flags.formUnion([.guides, .spacing])
        case .spacer(let axis, let least):
            put(.spacer, pools.lines.insert(LineRule(axis: axis, length: least ?? .nan)))
            records[i].flags.formUnion([.spacing, .priority])
        case .divider(let axis, let thickness):
            put(.divider, pools.lines.insert(LineRule(axis: axis, length: thickness)))
        case .guide(let guide):
            put(.guide, pools.others.insert(.guide(guide)))
            records[i].flags.formUnion([.guides, .ownGuides])
        case .extended(let extended):
            put(.extended, pools.others.insert(.extended(extended)))
            records[i].flags.formUnion([.guides, .ownGuides, .spacing])
            if extended.followsSurroundings { records[i].flags.insert(.surroundings) }
            if extended.setsSafeArea { surroundings.hasSafeAreas = true }
        case .fixedSize(let horizontal, let vertical):
            let both = LayoutRule.fixedSize(horizontal: horizontal, vertical: vertical)
            put(.fixedSize, pools.others.insert(both))
        case .aspectRatio(let ratio): put(.aspectRatio, pools.others.insert(.aspectRatio(ratio)))
        case .position(let point): put(.position, pools.others.insert(.position(point)))
        case .pass: put(.pass, 0)
        case .geometry: put(.geometry, 0)
        }
    }

    func dropRule(at index: UInt32) {
        let rule = records[Int(index)].rule
        guard rule != 0 else { return }
        records[Int(index)].rule = 0
        switch records[Int(index)].tag {
        case .fill, .square, .offset: pools.sizes.remove(rule)
        case .padding: pools.paddings.remove(rule)
        case .frame: pools.frames.remove(rule)
        case .flexibleFrame: pools.flexibleFrames.remove(rule)
        case .stack: pools.stacks.remove(rule)
        case .layers, .overlay: pools.alignments.remove(rule)
        case .text: pools.texts.remove(rule)
        case .spacer, .divider: pools.lines.remove(rule)
        case .guide, .fixedSize, .aspectRatio, .position, .extended:
            pools.others.remove(rule)
        case .fixed, .pass, .geometry: break
        }
    }

    /// The node's rule, read back from the pool in which its values are stored.
    package func rule(of node: NodeID) -> LayoutRule {
        let record = records[check(node)]
        switch record.tag {
        case .fixed: return .fixed(record.answer)
        case .fill: return .fill(ideal: pools.sizes[record.rule])
        case .square: return .square(ideal: pools.sizes[record.rule].width)
        case .offset: return .offset(pools.sizes[record.rule])
        case .padding: return .padding(pools.paddings[record.rule].edges)
        case .frame: return .frame(pools.frames[record.rule])
        case .flexibleFrame: return .flexibleFrame(pools.flexibleFrames[record.rule])
        case .stack: return .stack(pools.stacks[record.rule])
        case .layers: return .layers(pools.alignments[record.rule])
        case .overlay: return .overlay(pools.alignments[record.rule])
        case .text: return .text(pools.texts[record.rule].request)
        case .pass: return .pass
        case .geometry: return .geometry
        case .spacer:
            let line = pools.lines[record.rule]
            return .spacer(axis: line.axis, minLength: line.length.isNaN ? nil : line.length)
        case .divider:
            let line = pools.lines[record.rule]
            return .divider(axis: line.axis, thickness: line.length)
        case .guide, .fixedSize, .aspectRatio, .position, .extended:
            return pools.others[record.rule]
        }
    }
}

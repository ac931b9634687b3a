import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

extension NodeFacts {
    /// Which guides put the node where it stands, and what else there is to say of its place.
    func placeReasons(siblings: Int) -> [Reason] {
        unaskedGuide() + reasonsOfPlace(siblings: siblings)
    }

    /// A guide that the node sets, and that no container around it aligns by.
    private func unaskedGuide() -> [Reason] {
        guard case .guide(let guide) = rule else { return [] }
        var around = parent
        var nearest: String?
        // Where the guide ends.
        var end: String?
        while let container = around {
            let keys: [AlignmentKey]
            switch layout.rule(of: container) {
            case .stack(let stack): keys = [stack.alignment]
            case .layers(let alignment), .overlay(let alignment):
                keys = Self.keys(of: alignment)
            case .frame(let frame): keys = Self.keys(of: frame.alignment)
            case .flexibleFrame(let frame): keys = Self.keys(of: frame.alignment)
            // What other containers ask for is not known, nor what other guides are made of.
            case .extended(let rule) where !rule.isWrapper: return []
            case .guide: return []
            default: keys = []
            }
            if keys.contains(guide.key) {
                guard let end else { return [] }
                let words =
                    "\(Reason.ending) \(guide.key.name) does not leave the \(end) around it, as only baselines "
                    + "and guides of one's own go through a container of several views"
                return [Reason(.place, words)]
            }
            if nearest == nil { nearest = aligning(container, by: keys, asked: guide.key) }
            if end == nil, !guide.key.passesThroughContainers,
                hasSeveral(container)
            {
                switch layout.rule(of: container) {
                case .stack(let stack): end = stack.axis == .vertical ? "VStack" : "HStack"
                case .layers: end = "ZStack"
                default: break
                }
            }
            around = layout.parent(of: container)
        }
        let why = nearest.map { ": \($0)" } ?? ""
        return [Reason(.place, "\(Reason.unasked) \(guide.key.name)\(why)")]
    }

    /// What a container aligns by, in words; `nil` for what has one view and for the root, which nobody wrote.
    private func aligning(
        _ container: NodeID, by keys: [AlignmentKey], asked key: AlignmentKey
    ) -> String? {
        let along = keys.first { $0.axis == key.axis }
        guard container != tree.rootNode, let own = along ?? keys.first else { return nil }
        let name: String
        switch layout.rule(of: container) {
        case .stack(let stack): name = stack.axis == .vertical ? "VStack" : "HStack"
        case .layers where hasSeveral(container): name = "ZStack"
        case .overlay:
            name = String(tree.label(of: container).drop { $0 == "." }.prefix { $0.isLetter })
        case .frame, .flexibleFrame: name = "frame"
        default: return nil
        }
        let axis =
            own.axis == key.axis ? "" : own.axis == .horizontal ? ", horizontally" : ", vertically"
        return "the \(name) around it aligns by \(own.name)\(axis)"
    }

    private func reasonsOfPlace(siblings: Int) -> [Reason] {
        guard let parent else { return [] }
        let room = layout.size(of: parent)
        switch layout.rule(of: parent) {
        case .stack(let stack):
            guard siblings > 1 else { return [] }
            return guides([stack.alignment], in: room)
        case .layers(let alignment):
            guard siblings > 1 else { return [] }
            return layerReasons() + guides(of: alignment, in: room)
        case .frame(let frame):
            return guides(of: frame.alignment, in: room) + excess(over: room)
        case .flexibleFrame(let frame):
            return guides(of: frame.alignment, in: room) + excess(over: room)
        case .overlay(let alignment):
            guard layout.previousSibling(of: node) != nil,
                tree.drawing(of: parent)?.role != .representation
            else { return [] }
            let name = tree.label(of: parent).drop { $0 == "." }.prefix { $0.isLetter }
            return [Reason(.size, "the \(name): no part in the size", decides: false)]
                + guides(of: alignment, in: room)
        case .geometry: return cornered(in: room) + mirrored(in: room)
        case .extended where layout.isCustomContainer(parent):
            return beyond(room) + mirrored(in: room)
        default: return mirrored(in: room)
        }
    }

    /// That what is in a geometry reader begins at its corner.
    private func cornered(in room: CGSize) -> [Reason] {
        guard room.width - size.width > tolerance || room.height - size.height > tolerance else {
            return []
        }
        let side = isMirrored ? "right" : "left"
        return [Reason(.place, "at the upper \(side): there a GeometryReader places what is in it")]
    }

    /// How far a layout of the user's own has placed the node outside of the container.
    private func beyond(_ room: CGSize) -> [Reason] {
        let sides = [
            ("left", -position.x), ("right", position.x + size.width - room.width),
            ("top", -position.y), ("bottom", position.y + size.height - room.height),
        ].filter { $0.1 > tolerance }
        guard !sides.isEmpty else { return [] }
        let words = sides.map { "\(plain($0.1)) beyond the \($0.0) edge" }.joined(separator: ", ")
        return [Reason(.place, "placed \(words) of its container")]
    }

    /// How far the node is painted beyond its frame, under the safe area.
    func paintReasons() -> [Reason] {
        guard let edges = tree.drawing(of: node)?.paintedEdges, !edges.isEmpty else { return [] }
        let insets = layout.safeAreaInsets(at: node).only(edges)
        let parts = [
            ("above", insets.top), ("before", insets.leading), ("below", insets.bottom),
            ("after", insets.trailing),
        ].filter { $0.1 > tolerance }.map { "\(plain($0.1)) \($0.0)" }
        guard !parts.isEmpty else { return [] }
        let words = "painted under the safe area: " + parts.joined(separator: ", ")
        return [Reason(.safeArea, words, bearer: .outer)]
    }

    private func guides(of alignment: Alignment, in room: CGSize) -> [Reason] {
        guides(Self.keys(of: alignment), in: room)
    }

    private static func keys(of alignment: Alignment) -> [AlignmentKey] {
        [alignment.horizontal.key, alignment.vertical.key]
    }

    private func guides(_ keys: [AlignmentKey], in room: CGSize) -> [Reason] {
        guides(keys, in: room, from: CGPoint(x: leadingX(in: room), y: position.y))
            + mirrored(in: room)
    }

    /// Silent where a node stands at the start of the room by a guide that it does not set.
    ///
    /// - Parameters:
    ///   - start: Its place from the leading and upper edge of the room.
    ///   - name: What the room is called; `nil` for the parent.
    func guides(
        _ keys: [AlignmentKey], in room: CGSize, from start: CGPoint, of name: String? = nil
    ) -> [Reason] {
        let parts = keys.compactMap {
            guide($0, in: room, from: $0.axis == .horizontal ? start.x : start.y, of: name)
        }
        let centred = parts.filter { $0.isCentred }.map(\.words)
        var words = parts.filter { !$0.isCentred }.map {
            Reason(.place, $0.words, decides: $0.decides)
        }
        if !centred.isEmpty {
            words.insert(
                Reason(.place, "centred: " + centred.joined(separator: ", "), decides: !isSpacer),
                at: 0)
        }
        return words
    }

    private var isSpacer: Bool { if case .spacer = rule { true } else { false } }

    /// Where a guide puts the node along its axis.
    private struct GuidePlace {
        var words: String
        var isCentred = false
        var decides = true
    }

    private func guide(
        _ key: AlignmentKey, in room: CGSize, from start: CGFloat, of name: String?
    ) -> GuidePlace? {
        let axis = key.axis
        let reading = layout.guide(of: node, key)
        guard reading.isExplicit || abs(start) > tolerance else { return nil }
        let (length, whole) = (size.along(axis), room.along(axis))
        let edge = axis == .vertical ? "top" : isMirrored ? "right" : "left"
        let place = "\(plain(start)) from the \(edge)" + (name.map { " of \($0)" } ?? "")
        if !reading.isExplicit, key.name == ".center",
            abs(start - (whole - length) / 2) < tolerance
        {
            return GuidePlace(
                words: "(\(plain(whole)) − \(plain(length))) ÷ 2 = \(place)", isCentred: true)
        }
        if !reading.isExplicit, [".trailing", ".bottom"].contains(key.name),
            abs(start - (whole - length)) < tolerance
        {
            let side = key.name.dropFirst()
            return GuidePlace(
                words: "at the \(side) edge: \(plain(whole)) − \(plain(length)) = \(place)",
                decides: !isSpacer)
        }
        let isSet = reading.isExplicit && isSet(key)
        let common = start + reading.value
        let words =
            "its \(key.name) \(plain(reading.value))\(isSet ? ", set by .alignmentGuide," : "") on the "
            + "common \(plain(common)): \(plain(common)) − \(plain(reading.value)) = \(place)"
        return GuidePlace(words: words, decides: !isSpacer && (isSet || abs(start) > tolerance))
    }

    /// Whether the node, or one of the first in it, sets the guide by a modifier.
    private func isSet(_ key: AlignmentKey) -> Bool {
        var (pending, looked) = ([node], 0)
        while let next = pending.popLast(), looked < 100 {
            looked += 1
            if case .guide(let guide) = layout.rule(of: next), guide.key == key { return true }
            pending += layout.children(of: next)
        }
        return false
    }

    /// The place of the node from the parent's leading edge, in points.
    func leadingX(in room: CGSize) -> CGFloat {
        MirrorMap(isMirrored).x(position.x, length: size.width, in: room.width)
    }

    private var isMirrored: Bool { parent.map(layout.isRightToLeft) ?? false }

    private func mirrored(in room: CGSize) -> [Reason] {
        let lead = leadingX(in: room)
        guard isMirrored, abs(lead - position.x) > tolerance else { return [] }
        return [Reason(.place, "mirrored: \(plain(lead)) from the right", decides: false)]
    }

    /// By how much the node is larger than the room that it is placed in.
    func excess(over room: CGSize, of name: String = "its frame") -> [Reason] {
        let (width, height) = (size.width - room.width, size.height - room.height)
        guard width > tolerance || height > tolerance else { return [] }
        return [
            Reason(.size, "larger than \(name) by \(plain(max(0, width), max(0, height)))")
        ]
    }

    private func layerReasons() -> [Reason] {
        guard let parent else { return [] }
        let highest = layout.children(of: parent).map(layout.priority(of:)).max() ?? 0
        guard layout.priority(of: node) < highest else { return [] }
        return [Reason(.size, "of lower priority: does not count for the size")]
    }
}

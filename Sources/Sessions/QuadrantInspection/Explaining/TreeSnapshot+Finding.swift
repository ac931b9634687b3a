package import Foundation

extension TreeSnapshot {
    /// The node of an identifier, else of a text, the first that is shown before others; `nil` for none.
    ///
    /// A text may be given as it is written, in quotation marks. What is seen comes before labels that are not shown.
    package func node(named name: String) -> Int? {
        if name.count > 2, name.hasPrefix("\""), name.hasSuffix("\""),
            !nodes.contains(where: { $0.identifiers.contains(name) })
        {
            return node(named: String(name.dropFirst().dropLast()))
        }
        let text = "Text(\"\(name)\")"
        let tests: [(Node) -> Bool] = [
            { $0.identifiers.contains(name) }, { $0.source?.text.contains("(\"\(name)\"") == true },
            { $0.label == text },
        ]
        for test in tests {
            if let node = nodes.firstIndex(where: { $0.isShown && $0.isDrawn && test($0) })
                ?? nodes.firstIndex(where: { $0.isShown && test($0) })
                ?? nodes.firstIndex(where: test)
            {
                return node
            }
        }
        return nil
    }

    /// The node of this frame, in the space of the frames: of several a written one that says a name, else the innermost.
    package func node(framed frame: CGRect, called name: String?) -> Int? {
        let all = nodes.indices.filter { position in
            guard let own = nodes[position].globalFrame, nodes[position].isDrawn else {
                return false
            }
            return abs(own.x - frame.minX) < 0.1 && abs(own.y - frame.minY) < 0.1
                && abs(own.width - frame.width) < 0.1 && abs(own.height - frame.height) < 0.1
        }
        let written = all.filter { nodes[$0].source != nil }
        let named = written.filter { position in
            name.map {
                nodes[position].label.contains("\"\($0)\"")
                    || nodes[position].source?.text.contains("\"\($0)\"") == true
            } ?? false
        }
        return named.last ?? written.last ?? all.last
    }

    /// The written view that is seen at a point: of controls and of views with none in them the one in front, else the innermost of
    /// the containers and modifiers there; `nil` for none. What is written later is in front, but for grounds; `zIndex` is not looked at.
    ///
    /// - Parameter point: In the space of the frames, in points.
    /// - Complexity: Linear in the nodes; those that hold the point count with their depth.
    package func node(at point: CGPoint) -> Int? {
        let hasSources = nodes.contains { $0.source != nil }
        var holds = [Bool](repeating: false, count: nodes.count)
        // Whether written views are in a node, which shows nothing itself, and whether it is cut off by what scrolls.
        var (isOuter, isCut) = (holds, holds)
        var candidates: [Int] = []
        for (position, node) in nodes.enumerated() {
            let parent = node.parent
            isCut[position] =
                parent.map { isCut[$0] || nodes[$0].label.hasPrefix("ScrollView") && !holds[$0] }
                ?? false
            holds[position] = node.globalFrame.map { CGRect($0).contains(point) } ?? false
            guard node.isDrawn, node.isShown, let frame = node.globalFrame, frame.width > 0,
                frame.height > 0, !node.label.hasPrefix("Spacer"),
                !hasSources || node.source != nil || node.entered.contains(where: \.isOwn)
            else { continue }
            var around = parent
            while let outer = around, !isOuter[outer], !nodes[outer].isControl {
                isOuter[outer] = true
                around = nodes[outer].parent
            }
            if holds[position], !isCut[position] { candidates.append(position) }
        }
        return front(of: candidates.filter { !isOuter[$0] })
            ?? front(of: candidates.filter { isOuter[$0] })
    }

    /// The one in front of views that have a point in common: the later one, but for grounds, which lie behind.
    private func front(of candidates: [Int]) -> Int? {
        candidates.reduce(nil as Int?) { best, next in
            guard let best else { return next }
            var (one, other) = (best, next)
            while one != other, let a = nodes[one].parent, let b = nodes[other].parent {
                if nodes[one].depth > nodes[other].depth {
                    one = a
                } else if nodes[other].depth > nodes[one].depth {
                    other = b
                } else if a == b {
                    let isGround = nodes[a].label.hasPrefix(".background")
                    return isGround ? best : next
                } else {
                    (one, other) = (a, b)
                }
            }
            return next
        }
    }

    /// The identifiers that nodes have, each once, in order.
    package var identifiers: [String] {
        var seen: Set<String> = []
        return nodes.flatMap(\.identifiers).filter { seen.insert($0).inserted }
    }
}

extension TreeSnapshot.Node {
    /// Whether it is a control, which has a ground of its own and takes taps beside its label too.
    fileprivate var isControl: Bool {
        guard let source else { return false }
        let name = source.text.prefix { $0.isLetter }
        return ["Button", "NavigationLink", "Link", "Menu", "Toggle", "ShareLink"].contains(name)
    }
}

extension CGRect {
    /// A frame of a snapshot, in its space, in points.
    package init(_ frame: TreeSnapshot.Frame) {
        self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
}

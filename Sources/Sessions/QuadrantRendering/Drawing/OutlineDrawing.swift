internal import Foundation
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantInspection
internal import QuadrantLayout
internal import QuadrantText
internal import QuadrantViews

/// What is drawn over a picture to show its layout: the frames of the views that are written, their names and sizes, paddings,
/// distances in stacks, baselines and the safe area. No name covers another.
@MainActor
struct OutlineDrawing {
    /// More frames are not drawn.
    private static let most = 200

    private let snapshot: TreeSnapshot
    private let tree: ShownTree
    private var lines: [DisplayItem] = []
    private var plates: [DisplayItem] = []
    private var places: PlatePlaces
    /// How many distances have a plate.
    private var distances = 0
    /// What was not done, in words.
    private(set) var issue: String?

    private enum Ink {
        static let frame = RGBAColor(red: 0.85, green: 0.1, blue: 0.5, alpha: 0.9)
        static let text = RGBAColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 0.9)
        static let padding = RGBAColor(red: 0.2, green: 0.7, blue: 0.3, alpha: 0.25)
        static let distance = RGBAColor(red: 0.95, green: 0.5, blue: 0, alpha: 0.95)
        static let baseline = RGBAColor(red: 0.9, green: 0, blue: 0, alpha: 0.8)
        static let edge = RGBAColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
        static let leader = RGBAColor(red: 0.85, green: 0.1, blue: 0.5, alpha: 0.45)
    }

    /// The outlines of a tree that was laid out.
    ///
    /// - Parameters:
    ///   - origin: Where the root stands in the picture.
    ///   - canvas: The size of the picture.
    init(_ outline: Stage.Output.Outline, of view: ViewTree, at origin: CGPoint, in canvas: CGSize)
    {
        let names = outline.names
        snapshot = TreeSnapshot(of: view, at: origin).written(outline.written)
        tree = ShownTree(of: snapshot, keepsAll: true)
        places = PlatePlaces(on: canvas)
        let wanted = tree.items.indices.filter { names.isEmpty || isNamed($0, names) }
        if wanted.isEmpty, !names.isEmpty {
            let known = snapshot.identifiers.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
            issue =
                "'--outline' names no view of the picture: "
                + (known.isEmpty ? "none has an identifier." : "there are \(known).")
        }
        if wanted.count > Self.most {
            issue = "The picture has \(wanted.count) views: \(Self.most) of them are outlined."
        }
        places.content = content
        addSafeArea(view, origin)
        let alike = names.isEmpty ? likeBefore() : []
        // What lies around others has its name first, as it has the most room for it.
        for item in wanted.prefix(Self.most) { add(item, isNamed: !alike.contains(item)) }
        for item in wanted.prefix(Self.most) { addDistances(item) }
        if names.isEmpty { addBaselines(view, origin) }
    }

    /// The frames of texts, of images and of switches and the like.
    private var content: [CGRect] {
        var isParent = [Bool](repeating: false, count: snapshot.nodes.count)
        for node in snapshot.nodes { if let parent = node.parent { isParent[parent] = true } }
        return snapshot.nodes.indices.compactMap { position in
            let node = snapshot.nodes[position]
            let isContent =
                node.label.hasPrefix("Text(") || node.label.hasPrefix("Image(")
                || node.label.hasPrefix("Capsule") && !isParent[position]
            guard isContent, node.isDrawn, let frame = node.globalFrame.map(CGRect.init),
                frame.isDrawable
            else { return nil }
            return frame
        }
    }

    /// The items that look like a sibling before them, to their last part: rows of a list. Only the first of them has names.
    private func likeBefore() -> Set<Int> {
        var looks = [Int](repeating: 0, count: tree.items.count)
        for item in tree.items.indices.reversed() {
            let node = snapshot.nodes[tree.items[item].node]
            var hasher = Hasher()
            hasher.combine(Self.name(of: node))
            hasher.combine(node.globalFrame?.width)
            hasher.combine(node.globalFrame?.height)
            for child in tree.items[item].children { hasher.combine(looks[child]) }
            looks[item] = hasher.finalize()
        }
        var alike: Set<Int> = []
        for (position, item) in tree.items.enumerated() {
            var seen: Set<Int> = []
            for child in item.children {
                if alike.contains(position) || !seen.insert(looks[child]).inserted {
                    alike.insert(child)
                }
            }
        }
        return alike
    }

    private func isNamed(_ item: Int, _ names: [String]) -> Bool {
        let node = snapshot.nodes[tree.items[item].node]
        let all =
            node.identifiers + node.entered.map(\.name) + [String(node.label.prefix { $0 != "(" })]
        return names.contains { all.contains($0) }
    }

    private mutating func add(_ item: Int, isNamed: Bool) {
        let node = snapshot.nodes[tree.items[item].node]
        guard let frame = node.globalFrame.map(CGRect.init), frame.isDrawable else { return }
        if node.label.hasPrefix(".padding") { addPadding(item, frame) }
        let isText = node.label.hasPrefix("Text(")
        let ink = isText ? Ink.text : Ink.frame
        lines.append(
            .stroke(
                StrokeItem(
                    shape: .rect(frame.insetBy(dx: 0.25, dy: 0.25)), paint: .color(ink),
                    style: StrokeStyle(lineWidth: 0.5))))
        let isModifier = (node.source?.text ?? node.label).hasPrefix(".")
        let isOwn = node.entered.contains(where: \.isOwn) || !node.identifiers.isEmpty
        guard isNamed, isOwn || !isText && !isModifier else { return }
        let plate = MarkedText("\(Self.name(of: node)) \(frame.size.plainText)", plate: ink)
        add(plate, at: places.place(plate.size, at: frame))
    }

    private mutating func add(_ plate: MarkedText, at place: PlatePlaces.Place) {
        if let (start, end) = place.line {
            lines.append(.line(from: start, to: end, Ink.leader, width: 0.5))
        }
        plates.append(plate.placed(at: place.frame.origin))
    }

    /// A short name: an own view, an identifier, the type.
    private static func name(of node: TreeSnapshot.Node) -> String {
        let own = node.entered.first(where: \.isOwn)?.name
        let control = node.entered.first {
            !$0.isOwn && LibraryWords.controls.contains($0.name)
        }?.name
        let written = node.source.map(\.text)
        let type = written ?? String(node.label.prefix { $0 != "(" })
        return ([own ?? control ?? type] + node.identifiers.map { "#\($0)" }).joined(separator: " ")
    }

    /// The room between a padding and what is in it.
    private mutating func addPadding(_ item: Int, _ frame: CGRect) {
        let position = tree.items[item].node
        guard snapshot.nodes.indices.contains(position + 1),
            snapshot.nodes[position + 1].parent == position,
            let inner = snapshot.nodes[position + 1].globalFrame.map(CGRect.init)
        else { return }
        var path = Path(frame)
        path.addRect(inner)
        lines.append(Self.between(path, Ink.padding))
    }

    /// The gaps between neighbours in a stack, with their lengths.
    private mutating func addDistances(_ item: Int) {
        let position = tree.items[item].node
        let node = snapshot.nodes[position]
        guard node.label.hasPrefix("HStack") || node.label.hasPrefix("VStack") else { return }
        let isRow = node.label.hasPrefix("HStack")
        let frames = snapshot.nodes.indices.dropFirst(position + 1).prefix(400)
            .filter { snapshot.nodes[$0].parent == position }
            .compactMap { snapshot.nodes[$0].globalFrame.map(CGRect.init) }
            .filter(\.isDrawable)
        for (one, other) in zip(frames, frames.dropFirst()) {
            let gap = isRow ? other.minX - one.maxX : other.minY - one.maxY
            guard gap >= 1, distances < Self.most else { continue }
            distances += 1
            let plate = MarkedText(SourceText.number(gap), plate: Ink.distance)
            let center = CGPoint(
                x: isRow ? (one.maxX + other.minX) / 2 : (one.midX + other.midX) / 2,
                y: isRow ? (one.midY + other.midY) / 2 : (one.maxY + other.minY) / 2)
            let sides =
                isRow
                ? (one.minY, other.minY, one.maxY, other.maxY)
                : (one.minX, other.minX, one.maxX, other.maxX)
            let place = places.place(
                plate.size, on: center, isRow: isRow,
                within: min(sides.0, sides.1)...max(sides.2, sides.3))
            add(plate, at: place)
            let middle = place.line == nil ? place.frame.center : center
            lines.append(
                .line(
                    from: isRow
                        ? CGPoint(x: one.maxX, y: middle.y) : CGPoint(x: middle.x, y: one.maxY),
                    to: isRow
                        ? CGPoint(x: other.minX, y: middle.y)
                        : CGPoint(x: middle.x, y: other.minY),
                    Ink.distance, width: 1))
        }
    }

    /// The first baselines of texts.
    private mutating func addBaselines(_ view: ViewTree, _ origin: CGPoint) {
        view.forEachShownNode { node in
            guard case .text = view.layout.rule(of: node) else { return }
            let frame = view.frame(of: node).offsetBy(dx: origin.x, dy: origin.y)
            let baseline =
                frame.minY
                + view.layout.guide(of: node, VerticalAlignment.firstTextBaseline.key).value
            lines.append(
                .line(
                    from: CGPoint(x: frame.minX, y: baseline),
                    to: CGPoint(x: frame.maxX, y: baseline), Ink.baseline, width: 0.5,
                    dash: [2, 1.5]))
        }
    }

    private mutating func addSafeArea(_ view: ViewTree, _ origin: CGPoint) {
        let insets = view.layout.host.safeAreaInsets
        guard insets != EdgeInsets() else { return }
        let safe = CGRect(origin: origin, size: view.layout.size(of: view.rootNode))
        let whole = CGRect(
            x: safe.minX - insets.leading, y: safe.minY - insets.top,
            width: safe.width + insets.leading + insets.trailing,
            height: safe.height + insets.top + insets.bottom)
        var path = Path(whole)
        path.addRect(safe)
        lines.append(Self.between(path, Ink.edge))
    }

    /// What is between the two outlines of a path, in a colour.
    private static func between(_ path: Path, _ color: RGBAColor) -> DisplayItem {
        var fill = FillItem(shape: .path(path), paint: .color(color))
        fill.style = FillStyle(eoFill: true)
        return .fill(fill)
    }

    /// Draws the outlines over a list, on a canvas that has room for the names.
    func add(to list: inout DisplayList) {
        list.root = Fragment(items: list.root.items + lines + plates)
        let canvas = CGRect(origin: .zero, size: list.size)
        let whole = places.taken.filter { !canvas.contains($0) }.reduce(canvas) {
            $0.union($1.insetBy(dx: -4, dy: 0))
        }
        if whole != canvas { list.crop(to: whole) }
    }
}

extension TreeSnapshot {
    /// The tree in which only what is written has a source: its word.
    fileprivate func written(_ written: [Stage.Output.Outline.Written]?) -> TreeSnapshot {
        guard let written else { return self }
        let names = Dictionary(written.map { ($0.path, $0.name) }) { first, _ in first }
        var tree = self
        for (position, path) in paths.enumerated() {
            tree.nodes[position].source = names[path].map { Source(file: "", line: 0, text: $0) }
        }
        return tree
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// Whether it has a place and shows anything.
    fileprivate var isDrawable: Bool {
        [minX, minY, width, height].allSatisfy(\.isFinite) && (width > 0 || height > 0)
    }
}

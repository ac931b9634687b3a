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
    private let isDark: Bool
    private var lines: [DisplayItem] = []
    private var plates: [DisplayItem] = []
    private var places = PlatePlaces()
    /// What was not done, in words.
    private(set) var issue: String?

    private enum Ink {
        static let frame = RGBAColor(red: 0.85, green: 0.1, blue: 0.5, alpha: 0.9)
        static let text = RGBAColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 0.9)
        static let padding = RGBAColor(red: 0.2, green: 0.7, blue: 0.3, alpha: 0.25)
        static let distance = RGBAColor(red: 0.95, green: 0.5, blue: 0, alpha: 0.95)
        static let baseline = RGBAColor(red: 0.9, green: 0, blue: 0, alpha: 0.8)
        static let edge = RGBAColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
    }

    /// The outlines of a tree that was laid out.
    ///
    /// - Parameters:
    ///   - names: Identifiers and names of views that are outlined; empty for all.
    ///   - origin: Where the root stands in the picture.
    init(of view: ViewTree, naming names: [String], at origin: CGPoint, isDark: Bool) {
        snapshot = TreeSnapshot(of: view, at: origin)
        tree = ShownTree(of: snapshot, keepsAll: true)
        self.isDark = isDark
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
        addSafeArea(view, origin)
        for item in wanted.prefix(Self.most) { add(item) }
        if names.isEmpty { addBaselines(view, origin) }
    }

    private func isNamed(_ item: Int, _ names: [String]) -> Bool {
        let node = snapshot.nodes[tree.items[item].node]
        let all =
            node.identifiers + node.entered.map(\.name) + [String(node.label.prefix { $0 != "(" })]
        return names.contains { all.contains($0) }
    }

    private mutating func add(_ item: Int) {
        let node = snapshot.nodes[tree.items[item].node]
        guard let frame = node.globalFrame.map(CGRect.init), frame.width.isFinite,
            frame.height.isFinite,
            frame.width > 0 || frame.height > 0
        else { return }
        if node.label.hasPrefix(".padding") { addPadding(item, frame) }
        let isText = node.label.hasPrefix("Text(")
        let ink = isText ? Ink.text : Ink.frame
        lines.append(
            .stroke(
                StrokeItem(
                    shape: .rect(frame.insetBy(dx: 0.25, dy: 0.25)), paint: .color(ink),
                    style: StrokeStyle(lineWidth: 0.5))))
        if !isText, !(node.label.hasPrefix(".") && node.identifiers.isEmpty) {
            let size = frame.size.plainText
            let plate = MarkedText("\(Self.name(of: node)) \(size)", plate: ink)
            let place = places.place(plate.size, at: frame)
            plates.append(plate.placed(at: place.origin))
        }
        if node.label.hasPrefix("HStack") || node.label.hasPrefix("VStack") {
            addDistances(item, node)
        }
    }

    /// A short name: an own view, an identifier, the type.
    private static func name(of node: TreeSnapshot.Node) -> String {
        let own = node.entered.first(where: \.isOwn)?.name
        let control = node.entered.first {
            !$0.isOwn && LibraryWords.controls.contains($0.name)
        }?.name
        let type = String(node.label.prefix { $0 != "(" })
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
    private mutating func addDistances(_ item: Int, _ node: TreeSnapshot.Node) {
        let position = tree.items[item].node
        let isRow = node.label.hasPrefix("HStack")
        let frames = snapshot.nodes.indices.dropFirst(position + 1).prefix(400)
            .filter { snapshot.nodes[$0].parent == position }
            .compactMap { snapshot.nodes[$0].globalFrame.map(CGRect.init) }
        for (one, other) in zip(frames, frames.dropFirst()) {
            let gap = isRow ? other.minX - one.maxX : other.minY - one.maxY
            guard gap >= 1 else { continue }
            let middle = isRow ? (one.midY + other.midY) / 2 : (one.midX + other.midX) / 2
            var path = Path()
            path.move(
                to: isRow ? CGPoint(x: one.maxX, y: middle) : CGPoint(x: middle, y: one.maxY))
            path.addLine(
                to: isRow ? CGPoint(x: other.minX, y: middle) : CGPoint(x: middle, y: other.minY))
            lines.append(
                .stroke(
                    StrokeItem(
                        shape: .path(path), paint: .color(Ink.distance),
                        style: StrokeStyle(lineWidth: 1))))
            let plate = MarkedText(SourceText.number(gap), plate: Ink.distance)
            let at = CGRect(
                x: path.boundingRect.midX - plate.size.width / 2,
                y: path.boundingRect.midY - plate.size.height / 2,
                width: plate.size.width, height: 0)
            plates.append(plate.placed(at: places.place(plate.size, at: at).origin))
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
            var path = Path()
            path.move(to: CGPoint(x: frame.minX, y: baseline))
            path.addLine(to: CGPoint(x: frame.maxX, y: baseline))
            lines.append(
                .stroke(
                    StrokeItem(
                        shape: .path(path), paint: .color(Ink.baseline),
                        style: StrokeStyle(lineWidth: 0.5, dash: [2, 1.5]))))
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
        let whole = places.taken.reduce(canvas) { $0.union($1) }
        if whole != canvas { list.crop(to: whole) }
    }
}

extension CGRect {
    /// A frame of a snapshot.
    init(_ frame: TreeSnapshot.Frame) {
        self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
}

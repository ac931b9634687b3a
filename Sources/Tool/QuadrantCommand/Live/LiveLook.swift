internal import Foundation
internal import QuadrantInspection

/// How a view is laid out, for a page that looks into it.
struct LiveLook {
    /// Whether the page looks into the view.
    var isWanted = false
    private var tree: TreeSnapshot?
    /// Tells the sources that the tree is of from others.
    private var sources: String?

    /// The most nodes and moved frames that a page is told of.
    private static let mostNodes = 4_000

    /// Takes a layout, and says what the page is told of it: the nodes, and what has moved since the layout of other sources.
    mutating func take(_ tree: TreeSnapshot, of sources: String, pane: Int) -> [PageNews] {
        var result: [PageNews] = []
        if let old = self.tree, self.sources != sources {
            let difference = LayoutDifference(from: old, to: tree)
            var news = PageNews(.moved, pane: pane)
            news.text = difference.text()
            news.ghosts = Self.ghosts(of: old, unlike: tree)
            result.append(news)
        }
        (self.tree, self.sources) = (tree, sources)
        var news = PageNews(.tree, pane: pane)
        news.nodes = Self.nodes(of: tree)
        result.append(news)
        return result
    }

    /// What is written or decided on the way to a node.
    func chain(to node: Int) -> [String] {
        guard let tree, tree.nodes.indices.contains(node) else { return [] }
        return ViewChain(to: node, in: tree).text().split(separator: "\n").map(String.init)
    }

    private static func frame(_ node: TreeSnapshot.Node) -> [Double]? {
        guard node.isDrawn, node.isShown, let frame = node.globalFrame else { return nil }
        return [frame.x, frame.y, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
    }

    private static func nodes(of tree: TreeSnapshot) -> [PageNews.Node] {
        let hasSources = tree.nodes.contains { $0.source != nil }
        let shown = tree.nodes.enumerated().compactMap { number, node -> PageNews.Node? in
            guard let frame = frame(node),
                !hasSources || node.source != nil || node.entered.contains(where: \.isOwn)
            else { return nil }
            return PageNews.Node(
                number: number, parent: node.parent, name: node.source?.text ?? node.label,
                label: node.label, views: node.views, frame: frame,
                file: node.source?.file ?? node.call?.file,
                line: node.source?.line ?? node.call?.line)
        }
        return Array(shown.prefix(mostNodes))
    }

    /// The frames of the written views of a layout that no view of another one has.
    private static func ghosts(of old: TreeSnapshot, unlike new: TreeSnapshot) -> [[Double]] {
        let kept = Set(new.nodes.compactMap(frame))
        let written = old.nodes.filter { $0.source != nil }.compactMap(frame)
        return Array(Set(written.filter { !kept.contains($0) })).sorted {
            $0.lexicographicallyPrecedes($1)
        }.prefix(500).map { $0 }
    }
}

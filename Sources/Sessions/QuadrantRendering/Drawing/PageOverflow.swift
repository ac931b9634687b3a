internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantText

/// What a page has no room for: texts that end beyond it, and scroll views whose content is longer than they are. Paper does
/// not scroll, and rows do not go on to the next page by themselves.
struct PageOverflow {
    private let tree: ViewTree
    private let page: CGRect
    /// The texts that end beyond the page.
    private var texts: [(text: String, frame: CGRect)] = []
    /// The scroll views with more content than is seen: how much is seen, and how much there is, in points.
    private var cut: [(seen: CGFloat, whole: CGFloat, isVertical: Bool)] = []

    /// Looks through what was laid out on a page of a size.
    init(of tree: ViewTree, on size: CGSize) {
        self.tree = tree
        page = CGRect(origin: .zero, size: size)
        withLargeStack { look(at: tree.rootNode) }
    }

    private mutating func look(at node: NodeID) {
        let layout = tree.layout
        guard !layout.isDormant(node) else { return }
        switch layout.rule(of: node) {
        case .text(let request):
            let frame = tree.frame(of: node)
            let isBeyond = frame.maxY > page.maxY + 0.5 || frame.maxX > page.maxX + 0.5
            let text = request.runs.map(\.text).joined()
            if isBeyond, !text.isEmpty, frame.width > 0, frame.height > 0 {
                texts.append((text, frame))
            }
        case .extended(let rule as ScrollRule):
            guard let content = layout.firstChild(of: node) else { return }
            let isVertical = rule.axes.contains(.vertical)
            let (room, all) = (layout.size(of: node), layout.size(of: content))
            let (seen, whole) =
                isVertical ? (room.height, all.height) : (room.width, all.width)
            if whole > seen + 0.5 {
                cut.append((seen, whole, isVertical))
                return
            }
        default: break
        }
        for child in layout.children(of: node) { withLargeStack { look(at: child) } }
    }

    /// A sentence about each thing, with the number of the page.
    func issues(ofPage number: Int) -> [String] {
        var issues: [String] = []
        let advice = "Give each page the rows that it has room for."
        if let first = texts.first {
            let words = first.text.prefix(40)
            let name = words.count < first.text.count ? "\(words)…" : "\(words)"
            issues.append(
                "Page \(number) has no room for \(texts.count == 1 ? "a text" : "\(texts.count) texts"), "
                    + "the first of them \"\(name)\": what lies beyond it is cut off. \(advice)")
        }
        for part in cut {
            issues.append(
                "A list or scroll view on page \(number) shows \(Int(part.seen.rounded())) of "
                    + "\(part.whole.isFinite ? "\(Int(part.whole.rounded()))" : "endless") points of its "
                    + "\(part.isVertical ? "height" : "width"): paper does not scroll. \(advice)")
        }
        return issues
    }
}

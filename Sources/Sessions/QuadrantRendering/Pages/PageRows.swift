internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout

/// Finds the rows of content: the children of the stack at its top, and of lists, grids and lazy stacks wherever these are.
///
/// A stack in a row belongs to the row.
@MainActor
struct PageRows {
    private let tree: ViewTree

    init(of tree: ViewTree) { self.tree = tree }

    /// The rows from above, in points of the content; those that overlap are one.
    var rows: [PageRow] { Self.joined(rows(of: tree.rootNode, isOutermost: true)) }

    private func rows(of node: NodeID, isOutermost: Bool) -> [PageRow] {
        withLargeStack { found(of: node, isOutermost) }
    }

    private func found(of node: NodeID, _ isOutermost: Bool) -> [PageRow] {
        let layout = tree.layout
        let children = layout.children(of: node).filter { !layout.isDormant($0) }
        let whole = frame(of: node)
        guard whole.height > 0, !children.isEmpty else { return leaf(whole) }
        switch layout.rule(of: node) {
        case .stack(let rule) where rule.axis == .vertical:
            // The one view of a body stands in a stack too.
            let isOnly = isOutermost && children.count == 1
            let parts = children.flatMap { rows(of: $0, isOutermost: isOnly) }
            return isOutermost ? parts : [PageRow(whole, parts: parts)]
        case .extended(let rule) where Self.flows(rule):
            return children.flatMap { rows(of: $0, isOutermost: false) }
        case .stack:
            // What stands side by side: a row, which is divided as that of it is which has the most rows.
            let all = children.map { rows(of: $0, isOutermost: isOutermost) }
            return [PageRow(whole, parts: all.max { $0.count < $1.count } ?? [])]
        case .overlay:
            // The first child of an overlay or a background is what it is laid on.
            return inner(rows(of: children[0], isOutermost: isOutermost), whole, isOutermost)
        default:
            // What lies on one another, or where a layout puts it: a ground is as high as all of it, and has no rows.
            let all = children.map { rows(of: $0, isOutermost: isOutermost) }
            let divided = all.filter { $0.count > 1 }
            return inner(
                Self.joined((divided.isEmpty ? all : divided).flatMap(\.self)), whole, isOutermost)
        }
    }

    /// The rows in a view that is no stack.
    private func inner(_ rows: [PageRow], _ whole: CGRect, _ isOutermost: Bool) -> [PageRow] {
        if rows.isEmpty { return leaf(whole) }
        guard !isOutermost, rows.count == 1 else { return rows }
        return [PageRow(whole, parts: rows[0].parts)]
    }

    /// Whether the rows of a container are rows, wherever it stands.
    private static func flows(_ rule: any ExtendedRule) -> Bool {
        switch rule {
        case is LazyStackRule, is LazyGridRule, is GridRule, is ScrollRule: true
        default: false
        }
    }

    private func frame(of node: NodeID) -> CGRect { tree.frame(of: node) }

    private func leaf(_ frame: CGRect) -> [PageRow] {
        frame.height > 0 && frame.minY.isFinite && frame.maxY.isFinite ? [PageRow(frame)] : []
    }

    /// Rows from above, those that overlap made one, as cells of a grid.
    static func joined(_ rows: [PageRow]) -> [PageRow] {
        var result: [PageRow] = []
        for var row in rows.sorted(by: { ($0.top, $0.bottom) < ($1.top, $1.bottom) }) {
            row.parts = joined(row.parts)
            // Neighbours of rounded lengths may touch.
            guard let last = result.last, row.top < last.bottom - 0.5 else {
                result.append(row)
                continue
            }
            let higher = last.height >= row.height ? last : row
            result[result.count - 1] = PageRow(
                top: last.top, bottom: max(last.bottom, row.bottom), parts: higher.parts)
        }
        return result
    }
}

extension PageRow {
    fileprivate init(_ frame: CGRect, parts: [PageRow] = []) {
        self.init(top: frame.minY, bottom: frame.maxY, parts: parts)
    }
}

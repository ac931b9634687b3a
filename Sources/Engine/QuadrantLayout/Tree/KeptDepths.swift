import Foundation

/// What nodes answered along z and how they were placed, kept as long as nothing in them changes.
///
/// A change marks the node and all nodes around it: what they answered is dropped, and the next pass visits them. A node
/// without a mark that is asked as before stands as before, with all that is in it.
final class KeptDepths {
    private let answers: NodeTable<DepthAnswers>
    /// What the nodes were asked when their content was placed last.
    let placed: NodeTable<DepthBox>
    private let marks: NodeColumn<Mark>
    /// Counts the passes and, between two of them, the changes before which nodes had answered again.
    private var time = 1
    /// The time when the last pass ended.
    private var passEnd = 1
    /// Whether a node has answered since the last change.
    private var hasAnswers = false

    private struct Mark {
        /// When the node was marked.
        var time: Int
        /// Whether the nodes around were told that they have to be measured in the plane where that goes by depth.
        var asks: Bool
    }

    init(in tables: NodeTables) {
        answers = NodeTable(in: tables)
        placed = NodeTable(in: tables)
        marks = NodeColumn(in: tables)
    }

    /// Whether the node or one in it may have changed since the last pass.
    func isChanged(_ node: UInt32) -> Bool { marks[node].map { $0.time >= passEnd } ?? false }

    /// Marks a node and drops what it answered.
    ///
    /// - Returns: Whether the nodes around are still without such a mark, or may have answered since they were marked.
    func mark(_ node: UInt32, asks: Bool) -> Bool {
        if hasAnswers {
            hasAnswers = false
            time += 1
        }
        if let mark = marks[node], mark.time == time, mark.asks || !asks { return false }
        marks[node] = Mark(time: time, asks: asks)
        answers[node] = nil
        return true
    }

    /// A pass has visited all nodes with a mark that are shown.
    func endPass() {
        time += 1
        passEnd = time
        hasAnswers = false
    }

    func depth(_ box: DepthBox) -> CGFloat? { answers[box.node]?.depth(box) }

    func keep(_ depth: CGFloat, _ box: DepthBox) {
        answers[box.node, default: DepthAnswers()].depths.add((box, depth))
        hasAnswers = true
    }

    func guide(_ question: DepthGuideQuestion) -> CGFloat?? {
        answers[question.box.node]?.guide(question)
    }

    func keep(_ guide: CGFloat?, _ question: DepthGuideQuestion) {
        answers[question.box.node, default: DepthAnswers()].guides.add((question, guide))
        hasAnswers = true
    }
}

/// What one node answered.
private struct DepthAnswers {
    var depths: [(box: DepthBox, depth: CGFloat)] = []
    var guides: [(question: DepthGuideQuestion, guide: CGFloat?)] = []

    func depth(_ box: DepthBox) -> CGFloat? { depths.first { $0.box == box }?.depth }

    func guide(_ question: DepthGuideQuestion) -> CGFloat?? {
        guides.first { $0.question == question }.map(\.guide)
    }
}

extension Array {
    /// Adds an answer; of too many the older half is dropped.
    fileprivate mutating func add(_ answer: Element) {
        if count >= 64 { removeFirst(32) }
        append(answer)
    }
}

import Foundation

/// The guides, distances and priorities that nodes have answered, for as long as these answers
/// hold.
///
/// A node that changed is asked the same again: if it answers the same, those around it stay as they
/// are. Marks in its record say where there is an entry. Texts and spacers have none, as these
/// answers follow from their rules.
struct ToldAnswers {
    private var guides: [UInt32: [ToldGuide]] = [:]
    private var spacings: [UInt32: ViewSpacing] = [:]
    /// The priorities by node, without those that are 0.
    private var priorities: [UInt32: Double] = [:]

    /// How many guides of one node are kept. A container asks for one to measure and for one to place,
    /// in each of the proposals that it sees itself.
    private static let mostGuides = 16

    func guides(of node: UInt32) -> [ToldGuide] { guides[node] ?? [] }

    /// Notes an answer; `false` if there were too many, so that the earlier ones were dropped.
    mutating func note(_ guide: ToldGuide, of node: UInt32) -> Bool {
        let isFull = (guides[node]?.count ?? 0) >= Self.mostGuides
        if isFull { guides[node]?.removeAll(keepingCapacity: true) }
        guides[node, default: []].append(guide)
        return !isFull
    }

    /// The answer that the node gave to the same question; `nil` if it was not asked, or has
    /// changed since.
    func answer(
        of node: UInt32, _ key: AlignmentKey, size: CGSize, proposal: Proposal
    ) -> ToldGuide? {
        guides[node]?.first { $0.isAnswer(to: key, size: size, proposal: proposal) }
    }

    mutating func takeGuides(of node: UInt32) -> [ToldGuide] {
        guides.removeValue(forKey: node) ?? []
    }

    func spacing(of node: UInt32) -> ViewSpacing? { spacings[node] }

    mutating func note(_ spacing: ViewSpacing, of node: UInt32) { spacings[node] = spacing }

    mutating func takeSpacing(of node: UInt32) -> ViewSpacing? {
        spacings.removeValue(forKey: node)
    }

    mutating func note(priority: Double, of node: UInt32) {
        if priority != 0 { priorities[node] = priority }
    }

    mutating func takePriority(of node: UInt32) -> Double {
        priorities.removeValue(forKey: node) ?? 0
    }

    /// Forgets a node that was removed.
    mutating func forget(_ node: UInt32, _ record: NodeRecord) {
        if record[.toldGuides] { guides[node] = nil }
        if record[.toldSpacing] { spacings[node] = nil }
        if record[.toldPriority] { priorities[node] = nil }
    }
}

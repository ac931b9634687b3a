import Foundation

/// The guides, distances and priorities that nodes have answered, for as long as these answers
/// hold.
///
/// A node that changed is asked the same again: if it answers the same, those around it stay as they
/// are. Marks in its record say where there is an entry. Texts and spacers have none, as these
/// answers follow from their rules.
struct ToldAnswers {
    private let guides: NodeTable<[ToldGuide]>
    private let spacings: NodeTable<ViewSpacing>
    /// The priorities, without those that are 0.
    private let priorities: NodeTable<Double>

    /// How many guides of one node are kept. A container asks for one to measure and for one to place,
    /// in each of the proposals that it sees itself.
    private static let mostGuides = 16

    init(in tables: NodeTables) {
        guides = NodeTable(in: tables)
        spacings = NodeTable(in: tables)
        priorities = NodeTable(in: tables)
    }

    func guides(of node: UInt32) -> [ToldGuide] { guides[node] ?? [] }

    /// Notes an answer; returns `false` if there were too many, so that the earlier ones were
    /// dropped. `extra` is how many more than others the node keeps.
    func note(_ guide: ToldGuide, of node: UInt32, extra: @autoclosure () -> Int) -> Bool {
        let count = guides[node]?.count ?? 0
        let isFull = count >= Self.mostGuides && count >= Self.mostGuides + extra()
        if isFull { guides[node, default: []].removeAll(keepingCapacity: true) }
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

    func takeGuides(of node: UInt32) -> [ToldGuide] {
        guides.removeValue(of: node) ?? []
    }

    func spacing(of node: UInt32) -> ViewSpacing? { spacings[node] }

    func note(_ spacing: ViewSpacing, of node: UInt32) { spacings[node] = spacing }

    func takeSpacing(of node: UInt32) -> ViewSpacing? {
        spacings.removeValue(of: node)
    }

    func note(priority: Double, of node: UInt32) {
        if priority != 0 { priorities[node] = priority }
    }

    func takePriority(of node: UInt32) -> Double {
        priorities.removeValue(of: node) ?? 0
    }
}

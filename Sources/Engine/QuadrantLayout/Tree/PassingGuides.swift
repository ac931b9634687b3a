import Foundation

/// Guides of nodes whose layout depends on their surroundings (relative frames, safe areas), kept for as
/// long as one question is being answered.
///
/// What is around a node is no part of the question, so that these answers cannot be kept from one question to
/// the next. Within one they hold: nothing is placed meanwhile, and a container that changes its size has
/// them forgotten. Without them nested stacks would ask twice as often with each level.
struct PassingGuides {
    private let answers: NodeTable<[ToldGuide]>
    /// How many questions are being answered; each was asked in order to answer the one before.
    private var depth = 0

    init(in tables: NodeTables) { answers = NodeTable(in: tables) }

    func answer(
        of node: UInt32, _ key: AlignmentKey, size: CGSize, proposal: Proposal
    ) -> ToldGuide? {
        answers[node]?.first { $0.isAnswer(to: key, size: size, proposal: proposal) }
    }

    mutating func begin() { depth += 1 }

    mutating func end(_ guide: ToldGuide, of node: UInt32) {
        depth -= 1
        if depth == 0 { forgetAll() } else { answers[node, default: []].append(guide) }
    }

    func forgetAll() {
        if !answers.isEmpty { answers.removeAll() }
    }
}

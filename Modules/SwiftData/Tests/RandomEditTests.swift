import Expectations
import Foundation
import SwiftData
import Testing

/// Random edits of a store, beside a plain model of what it should hold.
@Suite struct RandomEditTests {
    /// SWIFTDATA_SEEDS sets how many, a tenth of them in files; 10,000 take a minute.
    static let seeds =
        ProcessInfo.processInfo.environment["SWIFTDATA_SEEDS"].flatMap(Int.init) ?? 300

    @Test func memoryHoldsWhatThePlainModelSays() throws {
        for seed in 0..<Self.seeds {
            let store = try container()
            let edits = RandomEdits(store, seed: seed)
            for step in 0..<40 {
                try edits.step()
                if step % 8 != 7 { continue }
                guard try check(edits, store, seed) else { return }
            }
        }
    }

    private func check(_ edits: RandomEdits, _ store: ModelContainer, _ seed: Int) throws -> Bool {
        let found = try RandomEdits.contents(of: edits.context)
        let other = try RandomEdits.contents(of: ModelContext(store))
        if found == edits.plain, other == edits.saved { return true }
        same(found, edits.plain, "seed \(seed): \(edits.story.suffix(12))")
        same(other, edits.saved, "seed \(seed), what is saved: \(edits.story.suffix(12))")
        return false
    }
}

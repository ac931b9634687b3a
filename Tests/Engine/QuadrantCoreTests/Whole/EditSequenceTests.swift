import RandomEdits
import Testing

/// After any edit, by whatever state it comes, the tree is as a newly made one. The same trees with any
/// number of edits: `Scripts/edits.sh views`.
@MainActor @Suite struct EditSequenceTests {
    @Test(arguments: 0..<20)
    func incrementalIsAsCold(_ block: Int) {
        for seed in 0..<100 {
            let faults = ViewEdits(seed: UInt64(block * 100 + seed)).faults(after: 4)
            for fault in faults { Issue.record("\(fault)") }
        }
    }
}

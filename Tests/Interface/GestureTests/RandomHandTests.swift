import Expectations
import RandomHands
import Testing

/// Random hands on random trees. `Scripts/hands.sh` sends any number of events.
@MainActor
@Suite struct RandomHandTests {
    @Test(arguments: 0..<10 as Range<UInt64>)
    func nothingBreaksNothingStaysOpenAndTheRecordingDoesTheSame(block: UInt64) {
        var calls = 0
        for seed in block * 8..<block * 8 + 8 {
            let result = HandRun(seed: seed).faults(after: 125)
            same(result.faults, [])
            calls += result.calls
        }
        // The hands reach something.
        #expect(calls > 0)
    }
}

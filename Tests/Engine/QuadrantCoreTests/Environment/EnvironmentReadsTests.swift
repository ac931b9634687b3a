import Expectations
import QuadrantCore
import Testing

private enum NumberKey<N>: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

private enum One {}
private enum Two {}

@Suite struct EnvironmentReadsTests {
    @Test func whatManyOthersReadCounts() {
        let reads = EnvironmentReads()
        for _ in 0..<20 {
            let other = EnvironmentReads()
            var environment = EnvironmentValues()
            environment.reads = other
            _ = environment[NumberKey<One>.self]
            reads.note(other)
        }
        let last = EnvironmentReads()
        var environment = EnvironmentValues()
        environment.reads = last
        _ = environment[NumberKey<Two>.self]
        reads.note(last)
        holds(reads.contains(ObjectIdentifier(NumberKey<One>.self)))
        holds(reads.contains(ObjectIdentifier(NumberKey<Two>.self)))
        var changed = EnvironmentValues()
        changed[NumberKey<Two>.self] = 1
        fails(reads.areSame(nil, changed.first))
        reads.clear()
        fails(reads.contains(ObjectIdentifier(NumberKey<Two>.self)))
        holds(reads.areSame(nil, changed.first))
    }
}

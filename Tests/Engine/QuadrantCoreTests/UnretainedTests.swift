import Expectations
import QuadrantCore
import Testing

/// References that keep nothing alive.
@Suite struct UnretainedTests {
    private final class Thing {
        let number: Int
        let end: () -> Void

        init(_ number: Int, end: @escaping () -> Void = {}) {
            self.number = number
            self.end = end
        }

        deinit { end() }
    }

    @Test func theObjectIsReadAndNotKept() {
        var isGone = false
        var thing: Thing? = Thing(7) { isGone = true }
        let reference = thing.map { Unretained(wrappedValue: $0) }
        same(reference?.wrappedValue.number, 7)
        fails(isGone)
        thing = nil
        holds(isGone)
    }

    #if DEBUG
        @Test func readingWhatIsGoneStopsTheProgram() async {
            await #expect(processExitsWith: .failure) {
                var thing: Thing? = Thing(7)
                let reference = thing.map { Unretained(wrappedValue: $0) }
                thing = nil
                print(reference?.wrappedValue.number ?? 0)
            }
        }
    #endif
}

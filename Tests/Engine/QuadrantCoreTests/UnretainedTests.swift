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
        #expect(reference?.wrappedValue.number == 7)
        #expect(!isGone)
        thing = nil
        #expect(isGone)
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

import Expectations
import Foundation
import Testing

@testable import QuadrantCommand

/// What waits at descriptors.
@MainActor @Suite struct LiveLoopTests {
    /// A descriptor that is closed in a turn and opened again has the same number, but not what had come: to read from it would wait without
    /// end.
    @Test func aNumberThatIsUsedAgainIsAnotherDescriptor() throws {
        let loop = try LiveLoop()
        let first = try #require(Pipe())
        let second = try #require(Pipe())
        // The one with the lower number is asked first.
        try #require(first.reading < second.reading)
        for pipe in [first, second] { holds(write(pipe.writing, "x", 1) == 1) }
        let number = second.reading
        var read: [String] = []
        loop.add(
            first.reading,
            LiveLoop.Port(canRead: {
                read.append("first")
                loop.remove(first.reading)
                loop.remove(second.reading)
                guard dup2(first.reading, number) == number else { return }
                loop.add(number, LiveLoop.Port(canRead: { read.append("another") }))
            }))
        loop.add(number, LiveLoop.Port(canRead: { read.append("second") }))
        loop.turn()
        same(read, ["first"])
        loop.remove(number)
    }
}

import Expectations
import QuadrantCommand
import Testing

/// How much memory is free where nobody said how much a drawing may take.
@Suite struct MemoryLimitTests {
    private let group: ScratchFolder

    init() throws { group = try ScratchFolder() }

    @Test func filesThatWereReadLeaveRoom() throws {
        try group.write("memory.max", "1000\n")
        try group.write("memory.current", "900\n")
        same(MemoryLimit.containerFree(in: group.path), 100)
        try group.write("memory.stat", "anon 100\ninactive_file 700\nactive_file 50\n")
        same(MemoryLimit.containerFree(in: group.path), 800)
    }
}

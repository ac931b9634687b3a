import Foundation
import OddViews
import QuadrantRendering
import Testing

/// Odd views of fixed seeds are drawn in every format, twice to the same bytes; `Scripts/odd.sh` draws any
/// number of others. In processes of their own, as a drawing waits until nothing else is at work.
@Suite struct OddViewTests {
    @Test func theyAreDrawnInEveryFormat() async throws {
        _ = try await #require(
            processExitsWith: .success
        ) { @MainActor in
            for seed in 0..<10 as Range<UInt64> { try draw(seed) }
        }
    }

    /// Seeds that once were faults.
    @Test func thoseThatFailedBeforeAreDrawn() async throws {
        _ = try await #require(processExitsWith: .success) { @MainActor in
            // A colour in Display P3 whose components have no square was written out.
            for seed in [105] as [UInt64] { try draw(seed) }
        }
    }

    @Test func damagedFilesAreDrawnOrToldOf() async throws {
        _ = try await #require(processExitsWith: .success) { @MainActor in
            let folder = FileManager.default.temporaryDirectory.appending(path: "odd-\(getpid())")
            defer { try? FileManager.default.removeItem(at: folder) }
            for seed in 0..<60 as Range<UInt64> {
                FileHandle.standardError.write(Data("files of seed \(seed)\n".utf8))
                try OddDrawing.files(seed: seed, in: folder)
            }
        }
    }
}

/// Says which seed it is at: the last one on standard error is the one that a process died of.
@MainActor private func draw(_ seed: UInt64) throws {
    for format in DrawingOptions.Format.allCases {
        FileHandle.standardError.write(Data("seed \(seed) as \(format)\n".utf8))
        _ = try OddDrawing.view(seed: seed, format)
    }
}

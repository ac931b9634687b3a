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
            for number in 0..<40 as Range<UInt64> { try draw(OddSeed(number)) }
            for number in 1..<9 as Range<UInt64> { try draw(OddSeed(number, isLarge: true)) }
        }
    }

    /// Seeds that once were faults.
    @Test func thoseThatFailedBeforeAreDrawn() async throws {
        _ = try await #require(processExitsWith: .success) { @MainActor in
            // A colour in Display P3 whose components have no square was written out.
            try draw(OddSeed(105, isLarge: true))
            // A blend over a backdrop with an edge that is no number; maps onto a line.
            for number in [20_942, 12_019, 12_461, 20_633, 20_724, 22_999] as [UInt64] {
                try draw(OddSeed(number, isLarge: false))
            }
            // Meshes and wedges that reach far beyond the canvas, tiles smaller than anything, a filter
            // and paths of millions of points.
            try draw(OddSeed(230, isLarge: true))
            try draw(OddSeed(426, isLarge: true))
            for number in [24_843, 10_077, 15_211, 2044, 10_084, 2213, 2420, 10_825, 14_679]
                as [UInt64]
            {
                try draw(OddSeed(number, isLarge: false))
            }
            // Fonts of 5e-324 points, pictures of glyphs at an infinite place, a clip that goes off four
            // million points.
            for number in [18_981, 21_640, 20_578, 15_295] as [UInt64] {
                try draw(OddSeed(number, isLarge: false))
            }
            // Folded and sheared meshes, lines quintillions of points wide, stretched letters, letters infinitely far
            // apart.
            for number in [41_248, 91_342, 95_920, 59_291, 88_475, 59_867, 96_175]
                as [UInt64]
            {
                try draw(OddSeed(number))
            }
            // A curve whose length has no number, a map that enlarges two billion times, gradients a million
            // points off.
            for number in [23_424, 28_005, 31_714, 33_577] as [UInt64] {
                try draw(OddSeed(number))
            }
        }
    }

    @Test func damagedFilesAreDrawnOrToldOf() async throws {
        _ = try await #require(processExitsWith: .success) { @MainActor in
            let folder = FileManager.default.temporaryDirectory.appending(path: "odd-\(getpid())")
            defer { try? FileManager.default.removeItem(at: folder) }
            for seed in 0..<60 as Range<UInt64> {
                FileHandle.standardError.write(Data("files of seed \(seed)\n".utf8))
                _ = try OddDrawing.files(seed: seed, in: folder)
            }
        }
    }
}

/// Says which seed it is at: the last one on standard error is the one that a process died of.
@MainActor private func draw(_ seed: OddSeed) throws {
    for format in [Stage.Output.Format.png, .svg, .pdf] {
        FileHandle.standardError.write(Data("\(seed) as \(format)\n".utf8))
        _ = try OddDrawing.view(seed, format)
    }
}

import Foundation
import QuadrantClips
import Testing

/// What a clip takes in memory while it grows.
@Suite struct ClipMemoryTests {
    private static let side = 512

    /// A picture of more than 256 colours that differs from the others at two corners, so that all of it is packed.
    private static func picture(_ number: Int) -> ClipPicture {
        var pixels = [UInt32](repeating: 0xFF00_0000, count: side * side)
        for place in 0..<600 { pixels[side + place] = 0xFF00_0000 | UInt32(place * 37) }
        pixels[0] = 0xFF00_0000 | UInt32(number + 1)
        pixels[side * side - 1] = pixels[0]
        return ClipPicture(width: side, height: side, pixels: pixels)
    }

    /// The memory of this process, in bytes.
    private static func resident() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * Int(getpagesize())
    }

    @Test func aLongClipTakesLittleMoreThanItsFile() async {
        await #expect(processExitsWith: .success) {
            let encoder = ClipEncoder(.apng, ClipSettings(framesPerSecond: 60))
            for number in 0..<20 { try encoder.add(ClipMemoryTests.picture(number)) }
            let before = try ClipMemoryTests.resident()
            for number in 20..<220 { try encoder.add(ClipMemoryTests.picture(number)) }
            let growth = try ClipMemoryTests.resident() - before
            let file = try encoder.finish()
            // A picture has a mebibyte of pixels; packed, some kilobytes are left of it.
            precondition(growth < file.count + (40 << 20), "It grew by \(growth) bytes.")
        }
    }
}

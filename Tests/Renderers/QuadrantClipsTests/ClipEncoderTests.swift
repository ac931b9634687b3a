import Expectations
import Foundation
import QuadrantClips
import Testing

@Suite struct ClipEncoderTests {
    private func clip(
        _ format: ClipFormat, _ pictures: [ClipPicture], _ settings: ClipSettings = ClipSettings()
    ) throws -> Data {
        let encoder = ClipEncoder(format, settings)
        for picture in pictures { try encoder.add(picture) }
        return try encoder.finish()
    }

    private func read(_ format: ClipFormat, _ data: Data) -> ReadClip {
        switch format {
        case .apng: APNGReader.read(data)
        case .gif: GIFReader.read(data)
        case .webP: WebPReader.read(data)
        }
    }

    @Test(arguments: ClipFormat.allCases)
    func everyPictureIsShownAsItWasAdded(_ format: ClipFormat) throws {
        let pictures = [0, 3, 9, 28].map { SamplePictures.square(at: $0) }
        let clip = read(format, try clip(format, pictures))
        #expect(clip.width == 32 && clip.height == 16)
        same(clip.plays, 0)
        same(clip.pictures.map(\.pixels), pictures.map(\.pixels))
    }

    @Test(arguments: ClipFormat.allCases)
    func timesAreThoseThatWereAskedFor(_ format: ClipFormat) throws {
        let pictures = (0..<30).map { SamplePictures.square(at: $0 % 28) }
        let clip = read(format, try clip(format, pictures))
        // A second, whatever the units of the file are.
        near(clip.seconds, 1, within: 0.000_1)
        for (_, seconds) in clip.pictures { #expect(abs(seconds - 1.0 / 30) <= 0.007) }
    }

    @Test(arguments: ClipFormat.allCases)
    func whatStandsStillIsPackedOnce(_ format: ClipFormat) throws {
        let (one, other) = (SamplePictures.square(at: 0), SamplePictures.square(at: 20))
        let encoder = ClipEncoder(format, ClipSettings(framesPerSecond: 10))
        for picture in [one, one, one, other, other, one] { try encoder.add(picture) }
        same(encoder.frameCount, 6)
        let clip = read(format, try encoder.finish())
        same(encoder.packedCount, 3)
        same(clip.pictures.map(\.pixels), [one, other, one].map(\.pixels))
        same(clip.pictures.map { ($0.seconds * 10).rounded() }, [3, 2, 1])
    }

    @Test(arguments: [ClipFormat.apng, .gif])
    func onlyWhatChangesIsPacked(_ format: ClipFormat) throws {
        let pictures = [0, 2, 20].map { SamplePictures.square(at: $0) }
        let clip = read(format, try clip(format, pictures))
        same(clip.areas, [[0, 0, 32, 16], [0, 4, 6, 4], [2, 4, 22, 4]])
    }

    @Test(arguments: ClipFormat.allCases)
    func aClipIsPlayedAsOftenAsWasAskedFor(_ format: ClipFormat) throws {
        let pictures = [0, 3].map { SamplePictures.square(at: $0) }
        for plays in [0, 1, 3] {
            let file = try clip(format, pictures, ClipSettings(plays: plays))
            same(read(format, file).plays, plays)
        }
    }

    @Test(arguments: [ClipFormat.apng, .webP])
    func manyColorsAreKept(_ format: ClipFormat) throws {
        // Few colours first, so that numbers of colours turn out not to be enough.
        let few = SamplePictures.square(at: 0, width: 64, height: 64)
        let pictures = [few] + [0, 7, 30].map { SamplePictures.gradient(at: $0) }
        let clip = read(format, try clip(format, pictures))
        same(clip.pictures.map(\.pixels), pictures.map(\.pixels))
    }

    @Test func aGIFOfManyColorsIsNearToThem() throws {
        let pictures = [0, 30].map { SamplePictures.gradient(at: $0) }
        let clip = GIFReader.read(try clip(.gif, pictures))
        for (picture, shown) in zip(pictures, clip.pictures) {
            var most = 0
            for (wanted, found) in zip(picture.pixels, shown.pixels) {
                for shift: UInt32 in [0, 8, 16, 24] {
                    most = max(most, abs(Int(wanted >> shift & 255) - Int(found >> shift & 255)))
                }
            }
            // 4,096 colours as 255 boxes: sixteen by sixteen of them, eight steps of 4 to each side.
            #expect(most <= 24)
        }
    }

    @Test(arguments: ClipFormat.allCases)
    func whatIsNotSeenStaysSo(_ format: ClipFormat) throws {
        let pictures = [0, 3, 20].map { SamplePictures.square(at: $0, ground: 0) }
        let clip = read(format, try clip(format, pictures))
        same(clip.pictures.map(\.pixels), pictures.map(\.pixels))
    }

    @Test func halfOfAColorIsKept() throws {
        let half: UInt32 = 0x8000_00FF
        let pictures = [0, 3, 20].map { SamplePictures.square(at: $0, ground: 0, color: half) }
        same(
            APNGReader.read(try clip(.apng, pictures)).pictures.map(\.pixels),
            pictures.map(\.pixels))
    }

    @Test(arguments: ClipFormat.allCases)
    func twoRunsAreEqual(_ format: ClipFormat) throws {
        let pictures = [0, 7, 30].map { SamplePictures.gradient(at: $0) }
        try same(clip(format, pictures), clip(format, pictures))
    }

    @Test func aSinglePictureIsAnOrdinaryPNG() throws {
        let picture = SamplePictures.square(at: 4)
        let data = try clip(.apng, [picture, picture])
        same(APNGReader.read(data).pictures.map(\.pixels), [picture.pixels])
        same(data.range(of: Data("acTL".utf8)), nil)
    }

    @Test func longCodesOfAGIFAreRead() throws {
        // Noise that fills the table of codes several times over.
        var seed: UInt32 = 7
        func noise() -> ClipPicture {
            let pixels = (0..<200 * 200).map { _ in
                seed = seed &* 1_664_525 &+ 1_013_904_223
                return 0xFF00_0000 | (seed >> 24) & 0xF0
            }
            return ClipPicture(width: 200, height: 200, pixels: pixels)
        }
        let pictures = (0..<3).map { _ in noise() }
        same(
            GIFReader.read(try clip(.gif, pictures)).pictures.map(\.pixels), pictures.map(\.pixels))
    }

    @Test(arguments: 1...70)
    func everyLengthOfAGIFsRowIsRead(_ width: Int) throws {
        let pixels = (0..<width * 9).map { 0xFF00_0000 | UInt32($0 * $0 % 7 * 30) }
        let picture = ClipPicture(width: width, height: 9, pixels: pixels)
        same(GIFReader.read(try clip(.gif, [picture])).pictures[0].pixels, pixels)
    }

    @Test func aPictureOfAnotherSizeIsRefused() throws {
        let encoder = ClipEncoder(.apng, ClipSettings())
        try encoder.add(SamplePictures.square(at: 0))
        let problem = #expect(throws: ClipProblem.self) {
            try encoder.add(SamplePictures.gradient(at: 0))
        }
        same(
            problem?.description,
            "a picture of a clip has 64 by 64 pixels, the first 32 by 16; all need the same size")
    }

    @Test func aClipWithoutPicturesIsRefused() {
        #expect(throws: ClipProblem.empty) { try ClipEncoder(.gif, ClipSettings()).finish() }
    }

    @Test func badRatesBecomeGoodOnes() {
        same(ClipSettings(framesPerSecond: .nan).framesPerSecond, 30)
        same(ClipSettings(framesPerSecond: -4).framesPerSecond, 0.001)
        same(
            ClipSettings(framesPerSecond: .infinity, plays: -3),
            ClipSettings(framesPerSecond: 1_000))
    }
}

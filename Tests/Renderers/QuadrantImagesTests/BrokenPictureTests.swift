import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantImages
import Testing

@Suite struct BrokenPictureTests {
    private let library = ImageLibrary(byteLimit: 0)

    private func problem(_ data: Data) -> ImageProblem? {
        do throws(ImageProblem) {
            _ = try library.decode(data)
            return nil
        } catch {
            return error
        }
    }

    private static let files: [(String, Data)] = [
        (
            "PNG",
            SamplePictures.png(
                width: 5, height: 5, (0..<100).map { UInt8(truncatingIfNeeded: $0 &* 37) })
        ),
        ("interlaced", SamplePictures.interlacedPNG),
        (
            "JPEG",
            SamplePictures.jpeg(
                width: 9, height: 9, (0..<324).map { UInt8(truncatingIfNeeded: $0 &* 37) },
                orientation: 6)
        ),
        ("WebP", SamplePictures.webP), ("animated", SamplePictures.animatedWebP),
    ]

    @Test(arguments: files.indices)
    func aFileThatEndsEarlyIsRefused(_ index: Int) {
        let (name, file) = Self.files[index]
        same(problem(file), nil, "\(name)")
        // The last bytes of a PNG (its end mark) and of a JPEG hold no picture.
        let needed = name == "PNG" || name == "interlaced" ? file.count - 16 : file.count - 2
        for count in 0..<needed {
            differ(problem(file.prefix(count)), nil, "\(name) of \(count) bytes")
        }
    }

    @Test(arguments: files.indices)
    func noChangeOfAByteDoesHarm(_ index: Int) {
        let file = Self.files[index].1
        for offset in file.indices {
            for change in [0x01, 0x80, 0xFF] as [UInt8] {
                var broken = file
                broken[offset] ^= change
                // Whatever it says: an answer, and one within the limits.
                if let image = try? library.decode(broken) {
                    same(image.pixels.count, image.width * image.height * 4)
                }
            }
        }
    }

    @Test func aBombIsRefusedByItsHeader() {
        var file = SamplePictures.greyPNG(width: 1, height: 1, [0])
        file.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
        same(problem(file), .tooLarge(width: 32_767, height: 32_767))
        same(
            problem(file)?.description,
            "32767 by 32767 pixels are more than the 67 million, or one side more than the "
                + "32767, that are decoded")
    }

    @Test func otherKindsAreNamed() {
        same(problem(Data("GIF89a......".utf8)), .unsupported("GIF"))
        same(problem(Data("%PDF-1.5".utf8)), .brokenVector(.pdf))
        same(problem(Data("<svg xmlns=".utf8)), .brokenVector(.svg))
        same(problem(Data([0, 0, 0, 24]) + Data("ftypheic".utf8)), .unsupported("HEIC"))
        same(problem(Data("hello".utf8)), .unknownFormat)
        same(problem(Data()), .empty)
    }

    @Test func whatIsWrongIsSaid() {
        let file = SamplePictures.png(width: 1, height: 1, [1, 2, 3, 255])
        guard case .corrupt(.png, let reason) = problem(file.prefix(50)) else {
            Issue.record("not refused")
            return
        }
        fails(reason.isEmpty)
        same(problem(file.prefix(50))?.description, "the PNG is broken (\(reason))")
    }

    @Test func filesThatAreNoneAreRefused() {
        #expect(throws: ImageProblem.unreadable("there is no such file")) {
            try library.decode(fileAt: "/nowhere/at/all.png")
        }
        #expect(throws: ImageProblem.unreadable("it is not a file")) {
            try library.decode(fileAt: "/tmp")
        }
        #expect(throws: ImageProblem.unreadable("it is not a file")) {
            try library.decode(fileAt: "/dev/zero")
        }
    }
}

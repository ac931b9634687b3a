import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantImages
import Testing

/// Files of outlines are drawn when they are read, with three pixels for a point.
@Suite struct VectorPictureTests {
    /// Half red, half empty.
    private static let svg = """
        <?xml version="1.0"?><!-- of 10 by 6 --><svg xmlns="http://www.w3.org/2000/svg" width="10" height="6">
        <rect width="5" height="6" fill="#f00"/></svg>
        """
    /// The same without a size but with a view box.
    private static let box = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 6"><rect width="5" height="6" fill="#f00"/></svg>
        """
    private static let pdf = """
        %PDF-1.4
        1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
        2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
        3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 10 6] /Contents 4 0 R>> endobj
        4 0 obj <</Length 24>> stream
        1 0 0 rg 0 0 5 6 re f   
        endstream endobj
        trailer <</Root 1 0 R>>
        """

    /// What the library makes of a file with these bytes.
    private func result(_ text: String, as name: String) throws -> Result<
        DisplayImage, ImageProblem
    > {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        let library = ImageLibrary(byteLimit: 0)
        return Result { () throws(ImageProblem) in try library.decode(fileAt: file.path) }
    }

    @Test(arguments: [(svg, "a.svg"), (box, "b.svg"), (pdf, "c.pdf")])
    func aFileOfOutlinesHasThreePixelsForAPoint(_ text: String, _ name: String) throws {
        let image = try result(text, as: name).get()
        #expect(image.width == 30 && image.height == 18)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let start = (y * image.width + x) * 4
            return Array(image.pixels[start..<start + 4])
        }
        same(pixel(2, 2), [255, 0, 0, 255])
        same(pixel(14, 17), [255, 0, 0, 255])
        same(pixel(15, 9), [0, 0, 0, 0])
    }

    @Test func aBrokenFileIsRefused() throws {
        let large = Self.svg.replacing("width=\"10\"", with: "width=\"1000000\"")
        let expected: [(String, String, ImageProblem)] = [
            ("%PDF-1.4\nnothing", "a.pdf", .brokenVector(.pdf)),
            (String(Self.svg.prefix(120)), "b.svg", .brokenVector(.svg)),
            (large, "c.svg", .tooLarge(width: 32_768, height: 18)),
        ]
        for (text, name, problem) in expected {
            #expect(throws: problem) { try result(text, as: name).get() }
        }
    }
}

import Foundation
import QuadrantDisplayList

/// How large the picture in a file is, in points, as its beginning says.
enum PictureSize {
    /// The size of a picture of pixels, `scale` to a point, or of outlines; `nil` for what is no picture.
    static func of(_ data: Data, scale: CGFloat) -> CGSize? {
        if let header = try? ImageHeader(of: data) {
            return CGSize(
                width: CGFloat(header.shownWidth) / scale,
                height: CGFloat(header.shownHeight) / scale)
        }
        if LargeFilePointer.isPointer(data) {
            let side = CGFloat(LargeFilePointer.side) / scale
            return CGSize(width: side, height: side)
        }
        guard let format = VectorFormat(of: data) else { return nil }
        switch format {
        case .pdf: return ofPage(data)
        case .svg: return ofDrawing(String(decoding: data.prefix(65_536), as: UTF8.self)) ?? .zero
        }
    }

    /// The box of the first page that is written in plain text; zero where all are packed.
    private static func ofPage(_ data: Data) -> CGSize {
        guard let name = data.range(of: Data("/MediaBox".utf8)) else { return .zero }
        let rest = String(decoding: data[name.upperBound...].prefix(200), as: UTF8.self)
        guard let start = rest.firstIndex(of: "["), let end = rest.firstIndex(of: "]"), start < end
        else { return .zero }
        let box = numbers(in: rest[rest.index(after: start)..<end])
        guard box.count == 4 else { return .zero }
        return CGSize(width: abs(box[2] - box[0]), height: abs(box[3] - box[1]))
    }

    /// The width and height of the first element, or of what it shows.
    private static func ofDrawing(_ text: String) -> CGSize? {
        guard let start = text.range(of: "<svg"),
            let end = text[start.upperBound...].firstIndex(of: ">")
        else { return nil }
        let tag = text[start.upperBound..<end]
        let box = tag.attribute("viewBox").map(numbers) ?? []
        func length(_ name: String) -> CGFloat? { tag.attribute(name).flatMap(points) }
        if let width = length("width"), let height = length("height") {
            return CGSize(width: width, height: height)
        }
        guard box.count == 4, box[2] > 0, box[3] > 0 else { return nil }
        return CGSize(width: box[2], height: box[3])
    }

    /// A length in points, of which an inch has 96 as in CSS; `nil` for shares and for what is no length.
    private static func points(_ text: Substring) -> CGFloat? {
        let units: [String: Double] = [
            "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
        ]
        let digits = text.prefix { $0.isNumber || $0 == "." }
        let unit = text.dropFirst(digits.count).filter { !$0.isWhitespace }
        guard let number = Double(digits), number > 0,
            let points = unit.isEmpty ? 1 : units[String(unit)]
        else { return nil }
        return CGFloat(number * points)
    }

    private static func numbers(in text: Substring) -> [Double] {
        text.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
            .filter(\.isFinite)
    }
}

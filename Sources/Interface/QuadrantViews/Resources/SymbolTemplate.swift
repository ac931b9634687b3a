import Foundation

/// A file of a symbol of one's own: outlines in many weights and sizes on a sheet with lines that say where each lies.
///
/// Apple: "Creating custom symbol images for your app". The regular weight of the middle size is taken, the small one where
/// there is no other; the sheet is made for a font of 100 points.
struct SymbolTemplate {
    /// The outline, and the part of the sheet around it.
    private let outline: Substring
    private let box: CGRect

    private static let names = ["Regular-M", "Regular-S"]

    /// Reads the text of a file; `nil` if it is no such sheet.
    init?(_ text: String) {
        for name in Self.names {
            guard let outline = Self.group(name, in: text) else { continue }
            let left = Self.line(["left-margin-\(name)", "left-margin"], in: text)
            let right = Self.line(["right-margin-\(name)", "right-margin"], in: text)
            guard let left, let right, right.x > left.x, left.height > 0 else { continue }
            self.outline = outline
            box = CGRect(
                x: left.x, y: left.y, width: right.x - left.x, height: left.height)
            return
        }
        return nil
    }

    /// The outline by itself as a file, as large as beside text of a font size in points.
    func file(forFontOf size: CGFloat) -> Data {
        let factor = size / 100
        return Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(box.width * factor)" \
            height="\(box.height * factor)" \
            viewBox="\(box.minX) \(box.minY) \(box.width) \(box.height)">\(outline)</svg>
            """.utf8)
    }

    /// The element of an identifier, to its end.
    private static func group(_ id: String, in text: String) -> Substring? {
        guard let name = text.range(of: "id=\"\(id)\""),
            let start = text[..<name.lowerBound].lastIndex(of: "<"),
            text[start...].hasPrefix("<g")
        else { return nil }
        var depth = 0
        var rest = text[start...]
        while let mark = rest.firstIndex(of: "<"), let end = rest[mark...].firstIndex(of: ">") {
            let tag = rest[mark...end]
            let next = text.index(after: end)
            if tag.hasPrefix("</g") {
                depth -= 1
            } else if tag.hasPrefix("<g"), !tag.hasSuffix("/>") {
                depth += 1
            }
            if depth == 0 { return text[start..<next] }
            rest = text[next...]
        }
        return nil
    }

    /// Where the first line with one of the identifiers stands, and how long it is.
    private static func line(
        _ ids: [String], in text: String
    ) -> (x: CGFloat, y: CGFloat, height: CGFloat)? {
        for id in ids {
            guard let name = text.range(of: "id=\"\(id)\""),
                let start = text[..<name.lowerBound].lastIndex(of: "<"),
                let end = text[start...].firstIndex(of: ">")
            else { continue }
            let tag = text[start..<end]
            func value(_ key: String) -> CGFloat? {
                tag.attribute(key).flatMap { Double($0) }.map { CGFloat($0) }
            }
            guard let x = value("x1"), let top = value("y1"), let bottom = value("y2") else {
                continue
            }
            return (x, min(top, bottom), abs(bottom - top))
        }
        return nil
    }
}

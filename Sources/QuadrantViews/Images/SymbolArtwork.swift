import Foundation
import QuadrantGeometry
import Synchronization

/// What one record of the icons or of the own designs draws, in units of its own.
struct SymbolArtwork: Sendable {
    /// Lines that are drawn together, and dots one and a half lines wide.
    struct Lines: Sendable {
        var outline = SymbolOutline()
        var dots: [CGPoint] = []
    }

    /// What `name.fill` is.
    enum SolidUse: Sendable {
        /// Only what is filled.
        case alone
        /// The filled parts belong to the name itself; there is no `.fill`.
        case always
        /// The filled part in place of the first layer of lines.
        case firstLayer
    }

    /// Layers, in order of a variable value.
    var lines: [Lines] = []
    /// Filled parts, layer by layer.
    var solid: [SymbolOutline] = []
    var solidUse = SolidUse.alone
    /// The lines of an icon as an area, to cut out of an enclosure.
    var cutOutline: SymbolOutline?

    /// - Parameter fields: Lines, solid and outline, in the language of `Scripts/Symbols/own-designs.txt`.
    init(_ fields: [Substring]) {
        if let first = fields.first, !first.isEmpty {
            lines = first.split(separator: "|").map { SymbolPathReader($0).lines }
        }
        guard fields.count > 1 else { return }
        var text = fields[1]
        if text.hasPrefix("+") { solidUse = .always }
        if text.hasPrefix("=") { solidUse = .firstLayer }
        if solidUse != .alone { text.removeFirst() }
        solid = text.split(separator: "|").map { SymbolPathReader($0).lines.outline }
        guard fields.count > 2 else { return }
        cutOutline = SymbolPathReader(fields[2]).lines.outline
    }

    init() {}

    var hasFill: Bool { !solid.isEmpty && solidUse != .always }

    /// The box of what is drawn, lines without their width; `nil` if nothing is.
    func bounds(solid isSolid: Bool) -> CGRect? {
        var box = SymbolBox()
        if !isSolid || solidUse != .alone {
            for (index, layer) in lines.enumerated() {
                if isSolid, solidUse == .firstLayer, index == 0 { continue }
                box.take(layer.outline)
                for dot in layer.dots { box.take(dot) }
            }
        }
        if isSolid || solidUse == .always {
            for outline in solid { box.take(outline) }
        }
        return box.rect
    }

    private static let cache = Mutex<[String: SymbolArtwork]>([:])

    /// An icon of Phosphor; read once.
    static func icon(_ name: String) -> SymbolArtwork? {
        cached("i" + name) { SymbolIconTable.lines[name] }
    }

    /// A drawing of our own, or a mark that only stands in an enclosure; read once.
    static func design(_ name: String) -> SymbolArtwork? {
        cached("d" + name) { SymbolDesignTable.lines[name] }
    }

    /// Bounded by the tables: only what is in them is kept.
    private static func cached(_ key: String, _ fields: () -> [Substring]?) -> SymbolArtwork? {
        if let known = cache.withLock({ $0[key] }) { return known }
        guard let fields = fields() else { return nil }
        let artwork = SymbolArtwork(fields)
        cache.withLock { $0[key] = artwork }
        return artwork
    }
}

/// Reads the path language of the symbol tables.
///
/// What is not understood ends the reading: the tables are ours, and a test reads all of them.
private struct SymbolPathReader {
    private(set) var lines = SymbolArtwork.Lines()
    private var bytes: Substring.UTF8View
    private var point = CGPoint.zero
    private var start = CGPoint.zero

    init(_ text: Substring) {
        bytes = text.utf8
        while let command = bytes.popFirst() {
            let letter = Character(UnicodeScalar(command))
            if letter.isWhitespace { continue }
            repeat { read(letter) } while startsNumber
        }
    }

    private var startsNumber: Bool {
        guard let next = bytes.first(where: { $0 != UInt8(ascii: " ") }) else { return false }
        return next == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    }

    private mutating func number() -> CGFloat {
        while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative { bytes.removeFirst() }
        var (value, unit): (CGFloat, CGFloat) = (0, 0)
        while let byte = bytes.first {
            if byte == UInt8(ascii: "."), unit == 0 {
                unit = 1
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                value = value * 10 + CGFloat(byte - UInt8(ascii: "0"))
                unit *= 10
            } else {
                break
            }
            bytes.removeFirst()
        }
        if unit > 1 { value /= unit }
        return isNegative ? -value : value
    }

    private mutating func place(_ isRelative: Bool) -> CGPoint {
        let (x, y) = (number(), number())
        return isRelative ? CGPoint(x: point.x + x, y: point.y + y) : CGPoint(x: x, y: y)
    }

    private mutating func line(to end: CGPoint) {
        point = end
        lines.outline.line(end)
    }

    private mutating func read(_ letter: Character) {
        switch letter {
        case "M", "m":
            point = place(letter == "m")
            start = point
            lines.outline.move(point)
        case "L", "l": line(to: place(letter == "l"))
        case "H": line(to: CGPoint(x: number(), y: point.y))
        case "h": line(to: CGPoint(x: point.x + number(), y: point.y))
        case "V": line(to: CGPoint(x: point.x, y: number()))
        case "v": line(to: CGPoint(x: point.x, y: point.y + number()))
        case "C", "c", "Q": curve(letter)
        case "Z", "z":
            lines.outline.close()
            point = start
        case "O":
            let center = place(false)
            lines.outline = lines.outline + .circle(center, radius: number())
        case "R":
            let corner = place(false)
            let rect = CGRect(origin: corner, size: CGSize(width: number(), height: number()))
            lines.outline = lines.outline + .roundedRect(rect, radius: number())
        case "D": lines.dots.append(place(false))
        default: bytes = ""[...].utf8
        }
    }

    private mutating func curve(_ letter: Character) {
        let first = place(letter == "c")
        let second = place(letter == "c")
        guard letter != "Q" else {
            lines.outline.curve(second, point.mix(first, 2 / 3), second.mix(first, 2 / 3))
            point = second
            return
        }
        let end = place(letter == "c")
        lines.outline.curve(end, first, second)
        point = end
    }
}

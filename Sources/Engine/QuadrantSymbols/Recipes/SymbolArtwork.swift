import Foundation
import QuadrantGeometry
import Synchronization

/// The drawing in a record of the icons or of our own designs, in units of its own.
struct SymbolArtwork: Sendable {
    /// Lines that are drawn together, and dots one and a half lines wide.
    struct Lines: Sendable {
        var outline = SymbolOutline()
        var dots: [CGPoint] = []

        var isEmpty: Bool { outline.isEmpty && dots.isEmpty }
    }

    /// A part of a drawing: what is drawn as lines and what is filled.
    struct Part: Sendable {
        var lines = Lines()
        var fill = SymbolOutline()
        /// What the part shows, such as `sun` of `cloud.sun`; empty where the record does not say it.
        var name = ""

        var isEmpty: Bool { lines.isEmpty && fill.isEmpty }
        /// Whether it is drawn fainter than the rest even in one colour: what the screen of a device
        /// shows.
        var isFaint: Bool { name == "panel" }
    }

    /// The drawing of the name itself, back to front; of a variable symbol in the order of its value.
    private(set) var outline: [Part] = []
    /// The drawing of `name.fill`; empty if there is none.
    private(set) var solid: [Part] = []
    /// The lines of an icon as an area, to cut out of an enclosure.
    private(set) var cutOutline: SymbolOutline?
    /// Whether its parts can follow a variable value.
    private(set) var isVariable = false
    /// Whether the first part is the source of the waves after it, which follows no variable value.
    private(set) var hasSource = false

    /// - Parameter fields: Lines, solid, outline and names of parts, in the language of
    ///   `Scripts/Symbols/own-designs.txt`.
    init(_ fields: [Substring]) {
        let texts = fields + Array(repeating: "", count: max(0, 4 - fields.count))
        if texts[1].hasPrefix("&") {
            composed(texts[0], texts[1].dropFirst(), names: texts[3])
        } else {
            plain(texts[0], texts[1])
        }
        if !texts[2].isEmpty { cutOutline = SymbolPathReader(texts[2]).lines.outline }
    }

    var hasFill: Bool { !solid.isEmpty }

    /// The parts of the name itself, or of its `.fill`.
    func parts(solid isSolid: Bool) -> [Part] { isSolid && hasFill ? solid : outline }

    /// Whether the filled drawing has a hole in place of a part: a sign, such as the hands of a clock.
    func isSign(_ index: Int) -> Bool {
        guard solid.indices.contains(index), outline.indices.contains(index),
            !outline[index].isFaint
        else { return false }
        return solid[index].isEmpty && !outline[index].isEmpty && !outline[index].name.isEmpty
    }

    /// A sign as it is drawn on the shape that it is cut out of: its lines, and the holes in them, filled.
    func sign(_ index: Int) -> Part {
        var part = outline[index]
        let solids = solid.map { Path(elements: $0.fill.elements) }
        for run in part.lines.outline.subpaths {
            let box = Path(elements: run.elements).boundingRect
            let middle = CGPoint(x: box.midX, y: box.midY)
            let isHole = !solids.contains { $0.contains(middle, eoFill: true) }
            if isHole { part.fill = part.fill + run }
        }
        return part
    }

    /// The box of what is drawn, lines without their width; `nil` if nothing is.
    func bounds(solid isSolid: Bool) -> CGRect? {
        var box = SymbolBox()
        for part in parts(solid: isSolid) {
            box.take(part.lines.outline)
            for dot in part.lines.dots { box.take(dot) }
            box.take(part.fill)
        }
        return box.rect
    }

    /// The box of the lines, without their width; `nil` if there are none.
    func lineBounds(solid isSolid: Bool) -> CGRect? {
        var box = SymbolBox()
        for part in parts(solid: isSolid) {
            box.take(part.lines.outline)
            for dot in part.lines.dots { box.take(dot) }
        }
        return box.rect
    }

    /// Lines by layer, and their solids: those of `.fill`; after `+` always; after `=` in place of the first
    /// lines.
    private mutating func plain(_ lineText: Substring, _ solidText: Substring) {
        let lines = lineText.split(separator: "|").map { SymbolPathReader($0).lines }
        let fills = solidText.drop { $0 == "+" || $0 == "=" }.split(separator: "|")
            .map { SymbolPathReader($0).lines.outline }
        let isSource = solidText.hasPrefix("=")
        hasSource = isSource || lines.first?.dots.isEmpty == false
        let count = max(lines.count, fills.count)
        isVariable = count > 1
        func part(_ index: Int, lines isLined: Bool, fill isFilled: Bool) -> Part {
            var part = Part()
            if isLined, lines.indices.contains(index) { part.lines = lines[index] }
            if isFilled, fills.indices.contains(index) { part.fill = fills[index] }
            return part
        }
        let isAlways = solidText.hasPrefix("+")
        outline = (0..<count).map { part($0, lines: true, fill: isAlways) }
        guard !fills.isEmpty, !isAlways else { return }
        solid = (0..<count).map { part($0, lines: isSource && $0 > 0, fill: true) }
    }

    /// Parts with a name each; a part is its lines, then after `~` what is filled.
    private mutating func composed(_ text: Substring, _ solidText: Substring, names: Substring) {
        let names = names.split(separator: ",")
        func parts(_ text: Substring) -> [Part] {
            let texts = text.split(separator: "|", omittingEmptySubsequences: false)
            return texts.enumerated().map { index, text in
                let halves = text.split(separator: "~", omittingEmptySubsequences: false)
                var part = Part(lines: SymbolPathReader(halves[0]).lines)
                if halves.count > 1 { part.fill = SymbolPathReader(halves[1]).lines.outline }
                if names.indices.contains(index) { part.name = String(names[index]) }
                return part
            }
        }
        outline = parts(text)
        if !solidText.isEmpty { solid = parts(solidText) }
    }

    private static let cache = Mutex<[String: SymbolArtwork]>([:])

    /// An icon of Phosphor; read once.
    static func icon(_ name: String) -> SymbolArtwork? {
        cached("i" + name) {
            SymbolIconTable.lines[name].map { fields in
                var icon = SymbolArtwork(fields)
                icon.isVariable = false
                return icon
            }
        }
    }

    /// A drawing of our own, or a mark that only stands in an enclosure; read once.
    static func design(_ name: String) -> SymbolArtwork? {
        cached("d" + name) { SymbolDesignTable.lines[name].map(SymbolArtwork.init) }
    }

    /// Bounded by the tables: only what is in them is kept.
    private static func cached(_ key: String, _ make: () -> SymbolArtwork?) -> SymbolArtwork? {
        if let known = cache.withLock({ $0[key] }) { return known }
        guard let artwork = make() else { return nil }
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

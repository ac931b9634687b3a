import Expectations
import Foundation
import QuadrantGeometry
import QuadrantSymbols
import Testing

/// What symbols show: no two the same, unless both are meant to, and each all of its parts.
@Suite struct SymbolPictureTests {
    /// What the names draw: pictures that are equal have one key. Made once, it takes a while.
    private static let keys: [String: String] = {
        guard let names = try? SymbolFiles.names() else { return [:] }
        let drawn = Set(names).filter { SymbolCatalog.isDrawn($0) }
        return Dictionary(uniqueKeysWithValues: drawn.map { ($0, makeKey($0)) })
    }()

    private func key(_ name: String) -> String? { Self.keys[name] }

    private static func makeKey(_ name: String) -> String {
        var text = ""
        for layer in SymbolCatalog.picture(name) {
            switch layer.shape {
            case .fill(let path, eoFill: _): text += "f" + numbers(path)
            case .stroke(let path, let style): text += "s\(style.dash)" + numbers(path)
            }
            if let clip = layer.clip { text += "c" + numbers(clip) }
        }
        return text
    }

    private static func numbers(_ path: Path) -> String {
        func word(_ point: CGPoint) -> String {
            "\(Int((point.x * 8).rounded())),\(Int((point.y * 8).rounded())) "
        }
        return path.elements.map { element in
            switch element {
            case .move(let point): "M" + word(point)
            case .line(let point): "L" + word(point)
            case .quadCurve(let point, let control): "Q" + word(control) + word(point)
            case .curve(let point, let first, let second):
                "C" + word(first) + word(second) + word(point)
            case .closeSubpath: "Z"
            }
        }.joined()
    }

    /// Left and right are forward and backward where text runs from left to right.
    private func absolute(_ name: String) -> String {
        let sides = [
            "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
            "leadinghalf": "lefthalf", "trailinghalf": "righthalf", "leadingthird": "leftthird",
            "trailingthird": "rightthird", "topleading": "topleft", "toptrailing": "topright",
            "bottomleading": "bottomleft", "bottomtrailing": "bottomright",
        ]
        let words = name.split(separator: ".")
        return words.enumerated().map { index, word in
            index == 0 ? String(word) : sides[String(word)] ?? String(word)
        }.joined(separator: ".")
    }

    /// Names by the name whose picture they are meant to have.
    private func meant() throws -> [String: String] {
        let rows = try SymbolFiles.rows("equal-pictures.tsv")
        holds(rows.allSatisfy { $0["reason", default: ""].isEmpty == false })
        return Dictionary(uniqueKeysWithValues: rows.map { ($0["name"] ?? "", $0["as"] ?? "") })
    }

    @Test func namesWithTheSamePictureAreMeantTo() throws {
        let meant = try meant()
        var first: [String: String] = [:]
        var met: Set<String> = []
        for name in try SymbolFiles.names() {
            guard let picture = key(name) else { continue }
            let name = absolute(name)
            let root = meant[name] ?? name
            if root != name { met.insert(name) }
            let other = first[picture, default: root]
            same(other, root, "\(name) and \(other) have the same picture")
            first[picture] = other
        }
        let others = meant.keys.filter { !met.contains($0) }
        empty(others, "Only names that are drawn are listed")
    }

    /// A badge, a slash, an enclosure and a filling are seen: without the word the picture is another one.
    @Test func everyPartOfANameIsSeen() throws {
        let meant = try meant()
        for name in try SymbolFiles.names() where meant[absolute(name)] == nil {
            let words = name.split(separator: ".")
            let shorter = words.dropLast().joined(separator: ".")
            guard let picture = key(name), let other = key(shorter) else { continue }
            let isSeen = picture != other
            holds(isSeen, "\(name) shows no \(words.last ?? "")")
        }
    }

    /// Names that once showed something else.
    @Test(arguments: [
        ("xmark.seal.fill", "exclamationmark.seal.fill"), ("lock.shield", "checkmark.shield"),
        ("sidebar.left", "sidebar.right"), ("sunrise", "sunset"), ("goforward.15", "goforward"),
        ("goforward.15", "goforward.10"), ("cloud.sun.rain.fill", "cloud.rain.fill"),
        ("quote.bubble", "quote.opening"), ("gearshape.2.fill", "gearshape.fill"),
        ("airplane.departure", "airplane.arrival"), ("stopwatch", "timer"),
        ("photo.on.rectangle", "photo"), ("battery.25", "battery.50"),
    ])
    func lookalikesDiffer(_ name: String, _ other: String) {
        holds(SymbolCatalog.isDrawn(name))
        let isOther = key(name) != key(other)
        holds(isOther)
    }

    @Test(arguments: [
        "icloud.and.arrow.up", "cloud.bolt.rain.fill", "square.stack.3d.up",
        "rectangle.portrait.and.arrow.right", "goforward.10", "eurosign", "flag.checkered",
        "speedometer", "gauge", "exclamationmark.icloud", "arrow.clockwise.icloud",
        "wand.and.rays", "externaldrive.fill.trianglebadge.exclamationmark", "faceid",
        "person.crop.circle.fill", "star.leadinghalf.filled", "battery.100.bolt",
        "person.fill.badge.plus", "doc.fill.badge.plus", "a.circle", "50.circle.fill", "00.square",
    ])
    func namesInWideUseAreDrawn(_ name: String) {
        holds(SymbolCatalog.isDrawn(name))
    }

    @Test func aBadgeLeavesWhatIsUnderItFilled() {
        let fills = SymbolCatalog.picture("doc.fill.badge.plus").count {
            if case .fill = $0.shape { true } else { false }
        }
        same(fills, 2)
    }

    /// Apple's is solid and points right.
    @Test func theAirplanePointsRight() throws {
        let layers = SymbolCatalog.picture("airplane")
        guard case .fill(let path, let isEvenOdd) = layers.first?.shape else {
            Issue.record("The airplane is solid.")
            return
        }
        same(layers.count, 1)
        let row = (0..<100).filter { path.contains(CGPoint(x: $0, y: 50), eoFill: isEvenOdd) }
        #expect((row.last ?? 0) >= 97, "its nose")
        fails(path.contains(CGPoint(x: 97, y: 30), eoFill: isEvenOdd))
    }

    /// A disc with the person cut out.
    @Test func aPersonIsCutOutOfItsDisc() {
        let layers = SymbolCatalog.picture("person.crop.circle.fill")
        guard layers.count == 1, case .fill(let path, let isEvenOdd) = layers[0].shape else {
            Issue.record("The disc is one area.")
            return
        }
        func isInk(_ x: CGFloat, _ y: CGFloat) -> Bool {
            path.contains(CGPoint(x: x, y: y), eoFill: isEvenOdd)
        }
        #expect(isInk(50, 5) && isInk(5, 50) && isInk(95, 50))
        #expect(!isInk(50, 38) && !isInk(50, 80))
    }
}

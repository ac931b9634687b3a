import Expectations
import Foundation
import QuadrantGeometry
import QuadrantSymbols
import Testing

@Suite struct SymbolCatalogTests {
    /// The star at 28 points was recorded on iOS 26.
    @Test func boxBeyondTheMeasuredSizesIsInProportion() throws {
        let star = try #require(SymbolCatalog.drawing(named: "star", fontSize: 28))
        same(star.size, CGSize(width: 36, height: 34))
        #expect(abs(star.descent - 5.5 * 28 / 26) <= 0.25)
    }

    @Test func everyMeasuredBoxIsExact() throws {
        let rows = try SymbolFiles.rows("symbol-sizes.tsv")
        var count = 0
        for row in rows where row["source"] == "table" {
            let words = row["font", default: ""].split(separator: " ")
            let scales: [String: SymbolScale] = [
                "small": .small, "medium": .medium, "large": .large,
            ]
            let weights = ["regular": 400.0, "semibold": 600, "bold": 700]
            let name = row["name", default: ""]
            let drawing = try #require(
                SymbolCatalog.drawing(
                    named: name, fontSize: CGFloat(Double(words[1]) ?? 0),
                    weight: weights[String(words[2])] ?? 0,
                    scale: scales[row["image_scale", default: ""]] ?? .medium), "\(name)")
            let got = [drawing.size.width, drawing.size.height, drawing.descent]
            let wanted = ["width", "height", "descent"].map {
                CGFloat(Double(row[$0] ?? "") ?? -99)
            }
            same(got, wanted, "\(name) \(words) \(row["image_scale"] ?? "")")
            count += 1
        }
        same(count, 2880)
    }

    /// As the margins are in Apple's template: 88.1, 92.5 and 97.7 at the lightest, the regular, the heaviest weight.
    @Test func framesGrowWithTheWeight() throws {
        let widths = try stride(from: 100.0, through: 900, by: 100).map { weight in
            try #require(
                SymbolCatalog.drawing(named: "circle", fontSize: 100, weight: weight)
            ).size.width
        }
        for (lighter, heavier) in zip(widths, widths.dropFirst()) { #expect(lighter <= heavier) }
        #expect(abs(widths[0] / widths[3] - 88.1 / 92.5) < 0.02)
        #expect(abs(widths[8] / widths[3] - 97.7 / 92.5) < 0.02)
    }

    @Test func everyNameOfApplesIsKnown() throws {
        let names = try SymbolFiles.names()
        same(names.count, 5745)
        for name in names { holds(SymbolCatalog.isListed(name), "\(name)") }
        for row in try SymbolFiles.rows("used-names.tsv") {
            holds(SymbolCatalog.isListed(row["name", default: ""]), "\(row)")
        }
    }

    @Test(arguments: [
        "plus.circle.fill", "1.circle", "50.square.fill", "a.circle", "z.square.fill",
        "chevron.left.2", "arrow.up.right.circle", "heart.slash.circle.fill", "xmark.octagon.fill",
        "person.crop.circle.fill.badge.plus", "trash.slash.square", "chevron.forward",
        "arrow.backward.circle.fill", "8.circle.fill", "dot.square", "bell.badge.slash",
    ])
    func familiesAreComposed(_ name: String) throws {
        let drawing = try #require(SymbolCatalog.drawing(named: name, fontSize: 17))
        #expect(!drawing.layers.isEmpty && !drawing.isPlaceholder)
    }

    @Test(arguments: [
        "no.such.symbol", "", ".", "..", "fill", "circle.fill.fill", ".circle", "51.circle",
        "7", "plus.fill", "circle..fill", "👩‍👩‍👧.circle", "~a", "~dot.circle", "circle.slash.slash",
        "Star", "star ", "star\nheart", "airplane\t", "badge", ".badge.", "star.badge.nonsense",
    ])
    func unknownNamesHaveNoDrawing(_ name: String) {
        same(SymbolCatalog.drawing(named: name, fontSize: 17), nil)
    }

    @Test func endlessNamesAreUnknown() {
        let long = String(repeating: "circle.", count: 2000) + "fill"
        same(SymbolCatalog.drawing(named: long, fontSize: 17), nil)
        same(SymbolCatalog.drawing(named: String(repeating: "x", count: 10_000), fontSize: 17), nil)
    }

    @Test func namesWithoutADrawingGetAPlaceholderOfTheUsualSize() throws {
        for name in ["figure.yoga", "shareplay", "figure.yoga.circle.fill", "applelogo"] {
            let drawing = try #require(SymbolCatalog.drawing(named: name, fontSize: 13))
            holds(drawing.isPlaceholder)
            same(drawing.size, CGSize(width: 15, height: 15))
            guard case .stroke(_, let style) = drawing.layers.first?.shape else {
                Issue.record("The placeholder is a line.")
                continue
            }
            same(style.dash.count, 2)
        }
    }

    @Test func enclosuresShareOneSize() throws {
        for name in ["7.circle", "bolt.circle.fill", "chevron.up.circle", "z.circle"] {
            let drawing = try #require(SymbolCatalog.drawing(named: name, fontSize: 13))
            same(drawing.size, CGSize(width: 15, height: 15), "\(name)")
            same(drawing.descent, 3, "\(name)")
        }
        let square = try #require(SymbolCatalog.drawing(named: "7.square", fontSize: 13))
        same(square.size, CGSize(width: 15, height: 14))
    }

    @Test func linesFollowTheWeight() throws {
        func width(_ name: String, _ weight: Double) throws -> CGFloat {
            let drawing = try #require(
                SymbolCatalog.drawing(named: name, fontSize: 17, weight: weight))
            guard case .stroke(_, let style) = drawing.layers.first?.shape else { return 0 }
            return style.lineWidth
        }
        for name in ["plus", "trash", "7.circle"] {
            #expect(try width(name, 100) < width(name, 400))
            #expect(try width(name, 400) < width(name, 900))
        }
    }

    @Test func aSignIsCutOutOfAFilledEnclosure() throws {
        for name in ["plus.circle.fill", "minus.square.fill", "xmark.circle.fill"] {
            let drawing = try #require(SymbolCatalog.drawing(named: name, fontSize: 100))
            let layer = try #require(drawing.layers.first)
            guard case .fill(let path, let isEvenOdd) = layer.shape else { continue }
            let middle = CGPoint(x: drawing.size.width / 2, y: drawing.size.height / 2)
            same(drawing.layers.count, 1)
            fails(path.contains(middle, eoFill: isEvenOdd), "\(name)")
            let side = CGPoint(x: middle.x, y: drawing.size.height * 0.12)
            holds(path.contains(side, eoFill: isEvenOdd), "\(name)")
        }
    }

    @Test func loopsOfLettersKeepTheirHoles() throws {
        let drawing = try #require(SymbolCatalog.drawing(named: "o.circle.fill", fontSize: 200))
        guard case .fill(let path, let isEvenOdd) = drawing.layers.first?.shape else {
            Issue.record("Filled enclosures are filled.")
            return
        }
        let (width, height) = (drawing.size.width, drawing.size.height)
        func isInk(_ x: CGFloat) -> Bool {
            path.contains(CGPoint(x: width * x, y: height / 2), eoFill: isEvenOdd)
        }
        #expect(isInk(0.1) && isInk(0.5) && isInk(0.9))
        holds((20..<45).contains { !isInk(CGFloat($0) / 100) })
    }

    /// Borders between lines that meet at a small angle do not run out of the symbol.
    @Test func cutLettersStayInTheirEnclosure() throws {
        for letter in "0123456789abcdefghijklmnopqrstuvwxyz" {
            for weight in [100.0, 400, 900] {
                let drawing = try #require(
                    SymbolCatalog.drawing(
                        named: "\(letter).circle.fill", fontSize: 100, weight: weight))
                let box = CGRect(origin: .zero, size: drawing.size).insetBy(dx: -0.01, dy: -0.01)
                for layer in drawing.layers {
                    holds(points(of: layer).allSatisfy { box.contains($0) }, "\(letter) \(weight)")
                }
            }
        }
    }

    @Test func aBubbleIsAsLargeWithASignAsWithout() throws {
        let plain = try #require(SymbolCatalog.drawing(named: "bubble", fontSize: 13))
        let sign = try #require(
            SymbolCatalog.drawing(named: "exclamationmark.bubble.fill", fontSize: 13))
        #expect(plain.size == sign.size && plain.size.width > 13)
    }

    @Test func layersAreTheBackAndTheSign() throws {
        let drawing = try #require(
            SymbolCatalog.drawing(
                named: "plus.circle.fill", fontSize: 17, look: SymbolLook(isLayered: true)))
        same(drawing.layers.map(\.level), [1, 0])
    }

    @Test func aVariableValueFadesLayersFromTheLast() throws {
        func faded(_ value: Double) throws -> Int {
            let drawing = try #require(
                SymbolCatalog.drawing(
                    named: "wifi", fontSize: 17, look: SymbolLook(variableValue: value)))
            return drawing.layers.count { $0.opacity < 1 }
        }
        try same(faded(1), 0)
        #expect(try faded(0) > 0)
    }

    @Test func everySymbolDrawsFinitePointsInsideItsBox() throws {
        for name in SymbolCatalog.names {
            for fontSize in [0.1, 17, .nan] as [CGFloat] {
                let drawing = try #require(
                    SymbolCatalog.drawing(named: name, fontSize: fontSize, weight: 400))
                if fontSize == 17 { fails(drawing.layers.isEmpty, "\(name)") }
                for layer in drawing.layers {
                    let points = points(of: layer)
                    holds(points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(name)")
                    guard fontSize == 17, layer.clip == nil else { continue }
                    let box = CGRect(origin: .zero, size: drawing.size).insetBy(dx: -1.6, dy: -1.6)
                    holds(points.allSatisfy { box.contains($0) }, "\(name)")
                }
            }
        }
    }

    private func points(of layer: SymbolDrawing.Layer) -> [CGPoint] {
        let path: Path =
            switch layer.shape {
            case .fill(let path, eoFill: _): path
            case .stroke(let path, _): path
            }
        return path.elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _),
                .curve(let point, _, _):
                [point]
            case .closeSubpath: []
            }
        }
    }
}

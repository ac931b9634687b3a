import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import TestedViews
import Testing

/// In which colours the parts of a symbol are drawn, back to front.
@MainActor @Suite struct SymbolLayersTests {
    private func color(_ paint: Paint) -> RGBAColor? {
        guard case .color(let color) = paint else { return nil }
        return color
    }

    /// The colours of what is drawn, back to front, each run of one once.
    private func colors(_ view: some View) -> [RGBAColor] {
        let all = Drawn(view).leaves.compactMap { item in
            switch item {
            case .fill(let fill): color(fill.paint)
            case .stroke(let stroke): color(stroke.paint)
            default: nil
            }
        }
        return all.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    private func color(_ color: Color) -> RGBAColor {
        colors(Rectangle().fill(color)).first ?? .clear
    }

    @Test(arguments: [
        "checkmark.circle.fill", "checkmark.seal.fill", "checkmark.shield.fill", "plus.square.fill",
        "exclamationmark.triangle.fill", "xmark.octagon.fill", "exclamationmark.bubble.fill",
        "bolt.hexagon.fill", "plus.diamond.fill", "7.circle.fill", "a.square.fill",
        "heart.circle.fill", "person.crop.circle.fill", "eye.slash.circle.fill",
        "bell.slash.circle", "lock.shield.fill", "checkmark.seal",
        "xmark.circle", "person.crop.circle", "lock.shield", "info.bubble.fill",
    ])
    func aSignComesBeforeWhatItStandsIn(_ name: String) {
        let symbol = Image(systemName: name).foregroundStyle(.white, .blue)
        same(colors(symbol), [color(.blue), color(.white)], "\(name)")
    }

    @Test(arguments: [
        "person.fill.badge.plus", "person.badge.minus", "folder.badge.plus", "bell.badge.fill",
        "bell.badge", "app.badge", "person.crop.circle.badge.plus", "bell.slash.fill", "wifi.slash",
        "person.crop.circle.fill.badge.checkmark", "mic.slash",
    ])
    func aBadgeAndASlashComeBeforeTheRest(_ name: String) {
        let symbol = Image(systemName: name).foregroundStyle(.red, .blue)
        same(colors(symbol), [color(.red), color(.blue)], "\(name)")
    }

    /// The sign of a filled enclosure under a badge has the enclosure's colour: it is a hole.
    @Test func signsUnderABadgeAreCutOut() {
        let symbol = Image(systemName: "person.crop.circle.fill.badge.plus")
        let leaves = Drawn(symbol.foregroundStyle(.red, .blue)).leaves
        same(leaves.count, 2)
    }

    @Test func aHierarchyTakesTheLevelsThatAreSet() {
        let symbol = Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.hierarchical)
        same(colors(symbol.foregroundStyle(.white, .blue)), [color(.blue), color(.white)])
        let faint = colors(symbol.foregroundStyle(.red))
        same(faint.map(\.alpha), [0.6, 1])
    }

    /// Parts of one level that overlap are faded as one.
    @Test func faintPartsDoNotShowThroughEachOther() throws {
        let symbol = Image(systemName: "cloud.rain.fill").symbolRenderingMode(.hierarchical)
        let drawn = Drawn(symbol.foregroundStyle(.red))
        let alphas = drawn.leaves.compactMap { item -> Double? in
            guard case .stroke(let stroke) = item else { return nil }
            return color(stroke.paint)?.alpha
        }
        holds(alphas.allSatisfy { $0 == 0.6 || $0 == 1 })
    }

    @Test func symbolsHaveTheirOwnColours() {
        func multicolor(_ name: String) -> Set<RGBAColor> {
            Set(
                colors(
                    Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.blue))
            )
        }
        same(
            colors(
                Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor)),
            [color(.yellow), color(.white)])
        same(multicolor("xmark.octagon.fill"), [color(.red), color(.white)])
        same(multicolor("minus.circle.fill"), [color(.red), color(.white)])
        same(multicolor("cloud.sun.rain.fill"), [color(.white), color(.yellow), color(.cyan)])
        same(multicolor("cloud.bolt.fill"), [color(.white), color(.yellow)])
        same(multicolor("sun.max.fill"), [color(.yellow)])
        same(multicolor("heart.fill"), [color(.red)])
        same(multicolor("star.fill"), [color(.yellow)])
        same(multicolor("battery.100"), [color(.green), color(.blue)])
        same(multicolor("battery.25"), [color(.red), color(.blue)])
        same(multicolor("person.fill.badge.plus"), [color(.green), color(.white), color(.blue)])
        same(multicolor("bell.badge"), [color(.red), color(.blue)])
        same(multicolor("trash.fill"), [color(.blue)])
    }

    /// Apple's page of `renderingMode(_:)`: the plus keeps its colour, the rest is blue.
    @Test func theOriginalOfASymbolIsMulticoloured() {
        let symbol = Image(systemName: "person.crop.circle.badge.plus")
        let original = colors(symbol.renderingMode(.original).foregroundStyle(.blue))
        same(Set(original), [color(.green), color(.white), color(.blue)])
        same(colors(symbol.renderingMode(.template).foregroundStyle(.blue, .red)), [color(.blue)])
    }

    @Test func symbolsWithoutKnownColoursAreReported() {
        let reported = Drawn(Image(systemName: "trash").symbolRenderingMode(.multicolor)).issues
        same(reported.count, 1)
        same(reported.first?.contains("without effect on trash here"), true)
        empty(Drawn(Image(systemName: "heart").symbolRenderingMode(.multicolor)).issues)
    }

    /// A fill of iOS 26: from a lighter shade to the colour, in each layer.
    @Test func layersMayBeFilledWithGradients() {
        let symbol = Image(systemName: "checkmark.circle.fill")
        func gradients(_ view: some View) -> Int {
            Drawn(view).leaves.count { item in
                guard case .fill(let fill) = item, case .linearGradient = fill.paint else {
                    return false
                }
                return true
            }
        }
        let palette = symbol.foregroundStyle(.red, .blue)
        same(gradients(palette), 0)
        same(gradients(palette.symbolColorRenderingMode(.gradient)), 2)
        same(gradients(symbol.symbolColorRenderingMode(.gradient).foregroundStyle(.red)), 1)
    }

    @Test func drawingAlongAValueIsReported() {
        let wifi = Image(systemName: "wifi", variableValue: 0.5)
        empty(Drawn(wifi.symbolVariableValueMode(.color)).issues)
        let issues = Drawn(wifi.symbolVariableValueMode(.draw)).issues
        same(issues.count, 1)
        same(issues.first?.contains("without effect"), true)
    }

    @Test func textsAndCanvasesDrawTheLevels() {
        let symbol = Image(systemName: "checkmark.circle.fill")
        let palette = Text(symbol.symbolRenderingMode(.palette)).foregroundStyle(.white, .blue)
        same(colors(palette), [color(.blue), color(.white)])
        let canvas = Canvas { context, _ in context.draw(symbol, at: CGPoint(x: 30, y: 30)) }
        same(colors(canvas.foregroundStyle(.white, .blue)), [color(.blue), color(.white)])
        // A shading of the canvas is one style: fainter levels of it.
        let shaded = Canvas { context, _ in
            var image = context.resolve(symbol.symbolRenderingMode(.hierarchical))
            image.shading = .color(.red)
            context.draw(image, at: CGPoint(x: 30, y: 30))
        }
        same(colors(shaded).map(\.alpha), [0.6, 1])
    }

    @Test func canvasesMirrorWhatFollowsTheReadingDirection() {
        func box(_ name: String, isRightToLeft: Bool) -> CGFloat {
            let canvas = Canvas { context, _ in
                context.draw(Image(systemName: name), in: CGRect(x: 0, y: 0, width: 40, height: 40))
            }
            return Drawn(canvas, isRightToLeft: isRightToLeft).items.count { item in
                guard case .group(let group) = item else { return false }
                return Self.isMirrored(group)
            } > 0 ? -1 : 1
        }
        same(box("chevron.forward", isRightToLeft: false), 1)
        same(box("chevron.forward", isRightToLeft: true), -1)
        same(box("chevron.right", isRightToLeft: true), 1)
    }

    private static func isMirrored(_ group: DisplayGroup) -> Bool {
        if group.transform.a < 0 { return true }
        return group.content.items.contains { item in
            guard case .group(let inner) = item else { return false }
            return isMirrored(inner)
        }
    }
}

import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews
import TestedViews
import Testing

@MainActor @Suite struct EffectTests {
    private var row: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20)
            Color.blue.frame(width: 20, height: 20)
        }
    }

    private func matrix(_ view: some View) -> ColorMatrix? {
        guard case .colorMatrix(let matrix) = Drawn(view).group?.filters.first else { return nil }
        return matrix
    }

    @Test func shadowsAndBlursOfAnything() throws {
        let shadow = try #require(Drawn(row.shadow(color: .black, radius: 4, x: 1, y: 2)).group)
        guard case .shadow(let filter) = shadow.filters.first else {
            Issue.record("no shadow")
            return
        }
        #expect(filter.sigma == 4 * 0.945 && filter.offset == CGSize(width: 1, height: 2))
        let blur = try #require(Drawn(row.blur(radius: 3)).group)
        same(blur.filters, [.blur(BlurFilter(sigma: 3))])
        let opaque = try #require(Drawn(row.blur(radius: 3, opaque: true)).group)
        let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        same(opaque.filters, [.blur(BlurFilter(sigma: 3, frame: frame))])
        empty(Drawn(row.shadow(radius: 4)).issues)
    }

    @Test func coloursChangeAsMeasured() throws {
        let brighter = try #require(matrix(row.brightness(0.25)))
        #expect(brighter.r5 == 0.25 && brighter.r1 == 1 && brighter.a4 == 1)
        let flatter = try #require(matrix(row.contrast(0.5)))
        #expect(flatter.g2 == 0.5 && flatter.g5 == 0.25)
        let gray = try #require(matrix(row.grayscale(1)))
        #expect([gray.r1, gray.r2, gray.r3] == [0.2126, 0.7152, 0.0722] && gray.b1 == 0.2126)
        same(matrix(row.saturation(0)), gray)
        let inverted = try #require(matrix(row.colorInvert()))
        #expect(inverted.r1 == -1 && inverted.r5 == 1)
        let product = try #require(
            matrix(row.colorMultiply(Color(red: 0.5, green: 1, blue: 0, opacity: 0.5))))
        #expect(product.r1 == 0.5 && product.b3 == 0 && product.a4 == 0.5)
        let light = try #require(matrix(row.luminanceToAlpha()))
        #expect(light.a2 == 0.7152 && light.r1 == 0 && light.a4 == 0)
        let turned = try #require(matrix(row.hueRotation(.degrees(360))))
        #expect(abs(turned.r1 - 1) < 1e-5 && abs(turned.r2) < 1e-5)
    }

    @Test func filtersInARowAreOneGroup() throws {
        let group = try #require(Drawn(row.grayscale(1).brightness(0.1).blur(radius: 2)).group)
        same(group.filters.count, 3)
        guard case .blur = group.filters[2] else {
            Issue.record("the blur comes last")
            return
        }
    }

    @Test func filtersWithoutEndAreCutOff() {
        var view = AnyView(row)
        for _ in 0..<120 { view = AnyView(view.contrast(0.9)) }
        let drawn = Drawn(view)
        same(drawn.group?.filters.count, 100)
        same(
            drawn.issues,
            [
                "A view has more than 100 filters in a row. The further ones were left out."
            ])
    }

    /// The squares of the deviations of Gaussians add up.
    @Test func blursInARowAreOne() throws {
        let group = try #require(Drawn(row.blur(radius: 3).blur(radius: 4)).group)
        same(group.filters, [.blur(BlurFilter(sigma: 5))])
        var view = AnyView(row)
        for _ in 0..<200 { view = AnyView(view.blur(radius: 1)) }
        let drawn = Drawn(view)
        same(drawn.group?.filters.count, 1)
        empty(drawn.issues)
    }

    @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
    func numbersOfEffectsThatAreNoneAreReported(_ number: CGFloat) {
        func reported(_ view: some View, _ message: String) -> Bool {
            let issues = Drawn(view).issues
            return issues.count == 1 && issues.allSatisfy { $0.hasPrefix(message) }
        }
        let word = "(\(number)) is not a finite number"
        holds(reported(row.opacity(number), ".opacity" + word))
        holds(reported(row.scaleEffect(number), ".scaleEffect(x: \(number)) is not"))
        holds(
            reported(row.rotationEffect(.radians(number)), ".rotationEffect(angle: \(number)) is"))
        holds(
            reported(
                row.rotation3DEffect(.radians(number), axis: (x: 1, y: 0, z: 0)),
                ".rotation3DEffect has values that are not finite numbers"))
        holds(
            reported(
                row.transformEffect(CGAffineTransform(translationX: number, y: 0)),
                ".transformEffect has values that are not finite numbers"))
        holds(reported(row.border(.red, width: number), ".border(width: \(number)) is no length"))
        // As round as there is room for is a radius.
        #expect(
            number == .infinity
                ? Drawn(row.cornerRadius(number)).issues.isEmpty
                : reported(row.cornerRadius(number), ".cornerRadius(\(number)) is no length"))
        holds(
            reported(row.safeAreaPadding(number), ".safeAreaPadding(top: \(number)) is no length"))
        holds(
            reported(
                ScrollView { row }.contentMargins(number),
                ".contentMargins(\(number)) is no length"))
    }

    @Test func wrongAmountsAreReported() {
        same(
            Drawn(row.brightness(.nan)).issues,
            [
                ".brightness(nan) is not a finite number. The view is drawn without it."
            ])
        same(
            Drawn(row.blur(radius: -2)).issues,
            [
                ".blur(radius: -2.0) is negative. 0 was taken. Give a radius of 0 or more."
            ])
        same(
            Drawn(row.blur(radius: 1e9)).issues,
            [
                ".blur(radius: 1000000000.0) is beyond the limit of 1000 points. The limit was taken."
            ])
        same(
            Drawn(row.shadow(radius: 1, x: .infinity)).issues.first?.hasPrefix(
                ".shadow(x: inf) is not a finite number"), true)
        same(Drawn(row.blur(radius: 1e9)).group?.filters, [.blur(BlurFilter(sigma: 1_000))])
    }

    @Test func perspectiveIsDrawn() throws {
        let view = row.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        let drawn = Drawn(view)
        let projection = try #require(drawn.group?.projection)
        #expect(projection.m13 != 0 && drawn.issues.isEmpty)
        let flat = Drawn(row.rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1)))
        #expect(flat.group?.projection == nil && flat.group?.transform.b != 0)
    }

    @Test func visualEffectsKnowTheGeometry() throws {
        let view = row.compositingGroup().visualEffect { content, geometry in
            content.offset(x: geometry.size.width).opacity(0.5)
        }
        let group = try #require(Drawn(view).group)
        same(group.opacity, 0.5)
        same(group.transform.tx, 40)
        let place = row.padding(.top, 10).visualEffect { content, geometry in
            content.blur(radius: geometry.frame(in: .global).height / 10)
        }
        same(Drawn(place).group?.filters, [.blur(BlurFilter(sigma: 3))])
        let still = row.accessibilityIdentifier("row").visualEffect { content, _ in
            content.scaleEffect(2)
        }
        same(rounded(Drawn(still).frames["row"]), [0, 0, 40, 20])
        let wrong = Drawn(row.visualEffect { content, _ in content.saturation(.infinity) })
        same(
            wrong.issues,
            [
                ".saturation(inf) is not a finite number. The view is drawn without it."
            ])
    }
}

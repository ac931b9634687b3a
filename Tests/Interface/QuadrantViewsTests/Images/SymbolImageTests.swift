import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TestedViews
import Testing

/// What a user sees of `Image(systemName:)`.
@MainActor @Suite struct SymbolImageTests {
    private func size(_ view: some View) -> CGSize {
        LayoutSnapshot(of: view.font(.system(size: 13)), proposal: .unspecified).size
    }

    private func issues(_ view: some View) -> [LayoutIssue] {
        LayoutSnapshot(of: view, proposal: .unspecified).issues
    }

    @Test func anUnknownNameTakesNoRoomAndIsReportedWithNearNames() throws {
        same(size(Image(systemName: "hart.fill")), .zero)
        let issue = try #require(issues(Image(systemName: "hart.fill")).first)
        same(issue.message, "There is no symbol named hart.fill")
        holds(issue.advice.hasPrefix("It takes no room, as in SwiftUI. Near to it: "))
        has(issue.advice, "heart.fill")
    }

    @Test func partsCountForNearNames() throws {
        let issue = try #require(issues(Image(systemName: "person.crop.round")).first)
        has(issue.advice, "person.crop.circle")
    }

    @Test(arguments: ["", "🦄", String(repeating: "a", count: 10_000), "circle.fill.fill"])
    func oddNamesAreReportedInBrief(_ name: String) throws {
        let issue = try #require(issues(Image(systemName: name)).first)
        holds(issue.message.hasPrefix("There is no symbol named "))
        #expect(issue.message.count < 100)
    }

    @Test func aNameWithoutADrawingKeepsItsRoomAndIsReported() throws {
        same(size(Image(systemName: "figure.yoga")), CGSize(width: 15, height: 15))
        let issue = try #require(issues(Image(systemName: "figure.yoga")).first)
        same(issue.message, "The symbol figure.yoga has no drawing yet")
    }

    /// It is composed, but SwiftUI may draw nothing.
    @Test func aNameThatIsNotListedIsReported() throws {
        let issue = try #require(issues(Image(systemName: "heart.badge.star")).first)
        has(issue.message, "is not among those of SF Symbols up to release 5.2")
    }

    @Test func aKnownNameIsNotReported() {
        empty(issues(Image(systemName: "heart.circle.fill")))
    }

    @Test func variantsChangeWhichSymbolIsMeasured() {
        let plane = Image(systemName: "airplane")
        same(size(plane), CGSize(width: 16, height: 15))
        same(size(plane.symbolVariant(.circle)), CGSize(width: 15, height: 15))
        same(size(plane.symbolVariant(.circle.fill)), CGSize(width: 15, height: 15))
        // Apple has no airplane in a square.
        same(size(plane.symbolVariant(.square)), CGSize(width: 16, height: 15))
        let heart = Image(systemName: "heart")
        same(size(heart.symbolVariant(.square)), CGSize(width: 15, height: 14))
        // The shape that is nearest to the symbol counts.
        let nearest = heart.symbolVariant(.square).symbolVariant(.circle)
        same(size(nearest), CGSize(width: 15, height: 14))
    }

    @Test func variantsAccumulateInNames() {
        same(SymbolVariants.circle.fill.applied(to: "airplane"), "airplane.circle.fill")
        same(SymbolVariants.fill.circle, .circle.fill)
        same(SymbolVariants.slash.fill.applied(to: "bell"), "bell.slash.fill")
        same(SymbolVariants.circle.applied(to: "heart.fill"), "heart.circle.fill")
        same(SymbolVariants.none.applied(to: "heart"), "heart")
    }

    /// A form that the symbol does not have leaves it unaffected.
    @Test func missingVariantsAreLeftOut() {
        same(SymbolVariants.fill.applied(to: "list.bullet"), "list.bullet")
        same(SymbolVariants.fill.applied(to: "plus"), "plus")
        same(SymbolVariants.fill.applied(to: "no.such.symbol"), "no.such.symbol")
        holds(SymbolVariants.circle.fill.contains(.fill))
        fails(SymbolVariants.circle.contains(.fill))
    }

    @Test func twoStylesPaintSignAndEnclosure() {
        let symbol = Image(systemName: "exclamationmark.triangle.fill")
        let colors = [Color.red, .blue].map { paint($0) }
        let implied = symbol.foregroundStyle(.red, .blue)
        same(Set(paints(implied)), Set(colors))
        same(paints(implied).first, colors[1], "the enclosure lies behind")
        let told = symbol.symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
        same(paints(told), paints(implied))
        let single = symbol.symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)
        same(paints(single), [colors[0]])
    }

    @Test func aHierarchyFadesTheEnclosure() throws {
        let symbol = Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical)
        let alphas = paints(symbol.foregroundStyle(.red)).map(\.alpha)
        same(alphas.count, 2)
        #expect(alphas.first ?? 1 < 1 && alphas.last == 1)
    }

    @Test func aTranslucentStyleIsAppliedToTheWhole() throws {
        let symbol = Image(systemName: "square.lefthalf.filled").foregroundStyle(.red.opacity(0.5))
        let group = try #require(Drawn(symbol).group)
        same(group.opacity, 0.5)
        holds(paints(symbol).allSatisfy { $0.alpha == 1 })
    }

    @Test func onlyForwardAndBackwardFollowTheReadingDirection() {
        func isMirrored(_ name: String) -> Bool {
            let drawn = Drawn(Image(systemName: name), isRightToLeft: true)
            return drawn.group.map { $0.transform.a < 0 } ?? false
        }
        holds(isMirrored("chevron.forward"))
        holds(isMirrored("arrow.backward.circle.fill"))
        fails(isMirrored("chevron.right"))
        fails(isMirrored("forward.fill"))
    }

    @Test func variableValuesWithoutLayersAreReported() {
        empty(issues(Image(systemName: "wifi", variableValue: 0.5)))
        let reported = issues(Image(systemName: "trash", variableValue: 0.5))
        same(reported.count, 1)
        same(reported.first?.message.contains("without effect here"), true)
    }

    @Test func effectsLeaveTheRoomOfASymbolAsItIs() {
        let bouncing = Image(systemName: "star").symbolEffect(.bounce, value: 3)
        empty(issues(bouncing))
        same(size(Image(systemName: "star").symbolEffect(.pulse)).width, 16.5)
    }

    @Test func textsAndCanvasesGetTheSameSymbol() {
        let seal = Image(systemName: "checkmark.seal")
        func sizes(_ view: some View) -> [CGSize] {
            Drawn(view.symbolVariant(.fill).font(.system(size: 30))).leaves.map(\.bounds.size)
        }
        let canvas = Canvas { context, _ in context.draw(seal, at: CGPoint(x: 30, y: 30)) }
        same(sizes(seal).count, 1)
        same(sizes(Text(seal)), sizes(seal))
        same(sizes(canvas), sizes(seal))
    }

    /// Recorded at 13 points: the star is wider the bolder it is.
    @Test func symbolsTakeTheFontThatTextsInTheirPlaceHave() {
        let star = Image(systemName: "star")
        @discardableResult func isDrawnAs(_ view: some View, _ font: Font) -> Bool {
            Drawn(view).leaves.map(\.bounds) == Drawn(star.font(font)).leaves.map(\.bounds)
        }
        let font = Font.system(size: 40)
        fails(isDrawnAs(star.font(font), .system(size: 40, weight: .black)))
        holds(
            isDrawnAs(
                HStack { star }.fontWeight(.black).font(font), .system(size: 40, weight: .black)))
        holds(
            isDrawnAs(
                VStack { star }.font(font).fontWeight(.thin), .system(size: 40, weight: .thin)))
        holds(isDrawnAs(HStack { star }.bold().font(font), .system(size: 40, weight: .bold)))
        holds(isDrawnAs(star.font(.default.bold()), .body.bold()))
        holds(isDrawnAs(star.font(.default.weight(.black)), .system(.body, weight: .black)))
    }

    @Test func aCanvasDrawsSymbolsInTheWeightAroundIt() {
        func bounds(_ weight: Font.Weight) -> [CGRect] {
            let canvas = Canvas { context, _ in
                context.draw(Image(systemName: "star"), at: CGPoint(x: 30, y: 30))
            }
            return Drawn(canvas.fontWeight(weight).font(.system(size: 40))).leaves.map(\.bounds)
        }
        differ(bounds(.thin), bounds(.black))
    }

    @Test func aSizeThatCannotBeIsReportedOfSymbolsToo() {
        same(
            issues(Image(systemName: "star").font(.system(size: -3))).map(\.message),
            ["Font.system(size: -3.0) is not a size above 0"])
    }

    @Test func scaleAndBaselineAreAsMeasured() {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Image(systemName: "star").accessibilityIdentifier("star")
            Color.red.frame(width: 1, height: 100)
        }
        // The star's bottom edge lies 3 below the baseline, which is the bottom of the bar.
        let snapshot = LayoutSnapshot(of: row.font(.system(size: 13)), proposal: .unspecified)
        same(snapshot.frames["star"]?.maxY, 103)
        same(size(Image(systemName: "circle").imageScale(.large)), CGSize(width: 20, height: 20))
    }

    private func paint(_ color: Color) -> RGBAColor {
        paints(Rectangle().fill(color)).first ?? .clear
    }

    /// The colours of what is drawn, back to front.
    private func paints(_ view: some View) -> [RGBAColor] {
        Drawn(view).leaves.compactMap { item in
            switch item {
            case .fill(let fill): color(fill.paint)
            case .stroke(let stroke): color(stroke.paint)
            default: nil
            }
        }
    }

    private func color(_ paint: Paint) -> RGBAColor? {
        guard case .color(let color) = paint else { return nil }
        return color
    }
}

import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantViews
import TestedViews
import Testing

@MainActor @Suite struct PictureImageTests {
    private let folder: PictureFolder

    init() throws {
        folder = try PictureFolder()
        try folder.add("photo.png", 30, 20)
        try folder.add("icon.png", 10, 10)
        try folder.add("icon@2x.png", 20, 20)
        try folder.add("icon@3x.png", 30, 30)
        try folder.add("wide.jpg", 40, 10)
    }

    private func snapshot(
        _ view: some View, scale: CGFloat = 2, change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> LayoutSnapshot {
        LayoutSnapshot(of: view, proposal: .unspecified, displayScale: scale) { values in
            values.imageResources = folder.resources
            change(&values)
        }
    }

    private func size(_ view: some View, scale: CGFloat = 2) -> [CGFloat] {
        let size = snapshot(view, scale: scale).size
        return [size.width, size.height]
    }

    private func drawn(_ image: Image, width: CGFloat, height: CGFloat) -> Drawn {
        Drawn(
            image.frame(width: width, height: height)
                .environment(\.imageResources, folder.resources), width: width, height: height)
    }

    private func images(_ drawn: Drawn) -> [ImageItem] {
        drawn.leaves.compactMap { if case .image(let item) = $0 { item } else { nil } }
    }

    @Test func aPixelIsAPoint() {
        same(size(Image("photo")), [30, 20])
        same(size(Image("photo.png")), [30, 20])
        same(size(Image("wide")), [40, 10])
        same(size(Image(decorative: "wide")), [40, 10])
        same(size(Image("wide", label: Text("A wide one"))), [40, 10])
    }

    @Test func theVariantOfTheDisplayIsTaken() {
        for scale in [1, 2, 3] as [CGFloat] {
            same(size(Image("icon"), scale: scale), [10, 10])
            let drawn = Drawn(
                Image("icon").environment(\.imageResources, folder.resources)
                    .environment(\.displayScale, scale))
            same(images(drawn).first?.image.width, Int(10 * scale))
        }
    }

    @Test func filesAndDataNeedNoName() {
        let url = URL(fileURLWithPath: folder.path + "/icon@2x.png")
        same(size(Image(contentsOf: url)), [10, 10])
        same(size(Image(data: Data([9, 6]))), [9, 6])
        same(size(Image(data: Data([9, 6]), scale: 3)), [3, 2])
        same(size(Image(data: Data([9, 6]), scale: .nan)), [9, 6])
    }

    @Test func aResizableOneTakesItsRoom() {
        let shot = snapshot(
            Image("photo").resizable().aspectRatio(contentMode: .fit)
                .accessibilityIdentifier("a").frame(width: 60, height: 60))
        same(shot.frames["a"], CGRect(x: 0, y: 10, width: 60, height: 40))
        let filled = snapshot(
            Image("photo").resizable().aspectRatio(contentMode: .fill)
                .accessibilityIdentifier("a").frame(width: 60, height: 60))
        same(filled.frames["a"], CGRect(x: -15, y: 0, width: 90, height: 60))
        same(size(Image("photo").resizable()), [30, 20])
    }

    @Test func aMissingOneTakesNoRoomButItsSpacing() {
        let shot = snapshot(
            VStack {
                Color.red.frame(width: 10, height: 10)
                Image("foto")
                Color.red.frame(width: 10, height: 10)
            })
        same(shot.size, CGSize(width: 10, height: 36))
        same(shot.issues.map(\.message), ["There is no picture named foto"])
        same(shot.issues.first?.advice, "It takes no room. Did you mean photo?")
    }

    @Test func aMissingOneWithoutANearNameSaysWhereItWasLookedFor() throws {
        let issue = try #require(snapshot(Image("zebra crossing")).issues.first)
        holds(issue.advice.hasPrefix("It takes no room. Looked for PNG, JPEG and WebP files"))
        has(issue.advice, folder.path)
    }

    @Test func aBrokenOneTakesNoRoom() throws {
        try folder.write("broken.png", Data([1, 2, 3]))
        let shot = snapshot(Image("broken"))
        same(shot.size, .zero)
        same(
            shot.issues.map(\.description),
            [
                "The picture broken cannot be shown: the PNG is broken (not two bytes). "
                    + "It takes no room. Save the picture anew."
            ])
    }

    @Test func withoutADecoderItIsSaid() {
        let shot = LayoutSnapshot(of: Image(data: Data([1, 1])), proposal: .unspecified) {
            $0.imageResources = ImageResources(decoder: nil)
        }
        #expect(shot.issues.count == 1 && shot.size == .zero)
    }

    @Test func capsKeepTheirSize() {
        let image = Image("photo").resizable(
            capInsets: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 4))
        let parts = images(drawn(image, width: 100, height: 60))
        same(
            parts.map { rounded($0.rect) },
            [
                [0, 0, 10, 5], [10, 0, 86, 5], [96, 0, 4, 5],
                [0, 5, 10, 50], [10, 5, 86, 50], [96, 5, 4, 50],
                [0, 55, 10, 5], [10, 55, 86, 5], [96, 55, 4, 5],
            ])
        same(parts.map(\.image.width), [10, 16, 4, 10, 16, 4, 10, 16, 4])
        // The first pixel of the last corner: column 26, row 15.
        same(parts[8].image.pixels.prefix(2), [26, 15])
    }

    @Test func capsThatDoNotFitShrink() {
        let image = Image("photo").resizable(
            capInsets: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 10))
        let parts = images(drawn(image, width: 15, height: 20))
        same(parts.map { rounded($0.rect) }, [[0, 0, 10, 20], [10, 0, 5, 20]])
    }

    @Test func tilesStartAtTheTopLeftCorner() {
        let tiles = images(
            drawn(Image("photo").resizable(resizingMode: .tile), width: 70, height: 30))
        same(
            tiles.map { rounded($0.rect) },
            [
                [0, 0, 30, 20], [30, 0, 30, 20], [60, 0, 30, 20],
                [0, 20, 30, 20], [30, 20, 30, 20], [60, 20, 30, 20],
            ])
    }

    @Test func manyTilesAreFewItems() throws {
        try folder.add("dot.png", 1, 1)
        let tiles = images(
            drawn(Image("dot").resizable(resizingMode: .tile), width: 1000, height: 1000))
        #expect(tiles.count <= 2048 && tiles.count > 1)
        let area = tiles.reduce(0) { $0 + $1.rect.width * $1.rect.height }
        #expect(area >= 1_000_000)
    }

    /// More than could be drawn one by one, whose tiles put together would be too large.
    @Test func tilesWithoutNumberAreAPaint() throws {
        try folder.add("wall.png", 250, 250)
        let drawn = drawn(
            Image("wall").resizable(resizingMode: .tile), width: 200_000, height: 200_000)
        guard case .fill(let fill)? = drawn.leaves.first, case .tiles(let tiles) = fill.paint
        else {
            Issue.record("not a fill with tiles")
            return
        }
        same(tiles.rect, CGRect(x: 0, y: 0, width: 250, height: 250))
        #expect(DisplayItem.fill(fill).bounds.width >= 200_000)
    }

    @Test func aTemplateIsPaintedWithTheForeground() throws {
        let view = Image("photo").renderingMode(.template).foregroundStyle(.red)
            .environment(\.imageResources, folder.resources)
        let group = try #require(Drawn(view).group)
        guard case .fill(let fill)? = group.content.items.first,
            case .image? = group.mask?.items.first
        else {
            Issue.record("not a fill through a mask")
            return
        }
        let red = Color.red.environment(\.imageResources, folder.resources)
        guard case .fill(let plain)? = Drawn(red).leaves.first else { return }
        same(fill.paint, plain.paint)
    }

    @Test func smoothingIsHandedOn() {
        let all: [Image.Interpolation] = [.none, .low, .medium, .high]
        let smoothing = all.map { interpolation in
            images(
                drawn(Image("photo").interpolation(interpolation), width: 30, height: 20)
            ).first?.smoothing
        }
        same(smoothing, [ImageSmoothing.none, .low, .medium, .high])
        same(images(drawn(Image("photo"), width: 30, height: 20)).first?.smoothing, .medium)
        let hard = images(drawn(Image("photo").antialiased(false), width: 30, height: 20))
        same(hard.first?.isAntialiased, false)
    }

    @Test func aValueForSymbolsIsReported() {
        let shot = snapshot(Image("photo", variableValue: 0.5))
        #expect(shot.size == CGSize(width: 30, height: 20) && shot.issues.count == 1)
        empty(snapshot(Image("photo", variableValue: nil)).issues)
    }

    @Test func aPictureStandsInALine() {
        let text = snapshot(Text("\(Image("photo"))\(Image("photo"))"))
        empty(text.issues)
        same(text.size.width, 60)
        same(snapshot(Text(Image("photo"))).size.width, 30)
        same(snapshot(Text(Image("nowhere"))).issues.count, 1)
    }

    @Test func uiImagesHaveTheSizeInTheirHeader() throws {
        same(UIImage(data: Data([1, 2])), nil)
        same(UIImage(named: "no such picture"), nil)
        let header: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 0, 40, 0, 0, 0, 20, 8, 6, 0, 0, 0]
        let image = try #require(UIImage(data: Data(header), scale: 2))
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
        try folder.write("head@2x.png", Data(header))
        let file = try #require(UIImage(contentsOfFile: folder.path + "/head@2x.png"))
        same(file.size, CGSize(width: 20, height: 10))
        same(size(Image(uiImage: UIImage())), [0, 0])
    }

    @Test func aStripOfTilesIsStretchedWhereItIsTooLong() {
        for (width, height) in [(1e9, 1e-3), (1e-3, 1e9), (1e300, 1e-300)] as [(CGFloat, CGFloat)] {
            let drawn = drawn(
                Image("icon").resizable(resizingMode: .tile), width: width, height: height)
            #expect(images(drawn).count <= 1)
        }
    }
}

import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantImages
import QuadrantTesting
import QuadrantViews
import TestedViews
import Testing

@MainActor @Suite struct AssetCatalogueTests {
    private let folder: PictureFolder

    init() throws {
        folder = try PictureFolder()
        try add(
            "Assets.xcassets/Birds/heron.imageset",
            """
            {"images": [
              {"filename": "heron.png", "idiom": "universal", "scale": "1x"},
              {"filename": "heron-2.png", "idiom": "universal", "scale": "2x"},
              {"filename": "night.png", "idiom": "universal", "scale": "2x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "scale": "3x"}],
             "info": {"author": "xcode", "version": 1}}
            """, ["heron.png": (10, 10), "heron-2.png": (20, 20), "night.png": (40, 20)])
        try add(
            "Assets.xcassets/mark.imageset",
            """
            {"images": [{"filename": "mark.png", "idiom": "universal"}],
             "properties": {"template-rendering-intent": "template"}}
            """, ["mark.png": (8, 8)])
        try add(
            "Assets.xcassets/bubble.imageset",
            """
            {"images": [{"filename": "bubble.png", "idiom": "universal", "scale": "2x",
              "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
              "cap-insets": {"top": 4, "left": 6, "bottom": 4, "right": 6}}}]}
            """, ["bubble.png": (20, 20)])
        try add(
            "Assets.xcassets/sky.colorset",
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "0x33", "green": "102", "blue": "0.600", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "srgb", "components":
                {"red": "0.000", "green": "0.000", "blue": "0.200", "alpha": "0.500"}}}]}
            """, [:])
        try add("Assets.xcassets/empty.imageset", "{\"images\": [{\"idiom\": \"universal\"}]}", [:])
    }

    private func add(
        _ set: String, _ contents: String, _ pictures: [String: (UInt8, UInt8)]
    ) throws {
        try folder.write("\(set)/Contents.json", Data(contents.utf8))
        for (name, size) in pictures { try folder.add("\(set)/\(name)", size.0, size.1) }
    }

    private func snapshot(_ view: some View, dark: Bool = false) -> LayoutSnapshot {
        LayoutSnapshot(of: view, proposal: .unspecified) {
            $0.imageResources = folder.resources
            $0.colorScheme = dark ? .dark : .light
        }
    }

    private func drawn(_ view: some View) -> Drawn {
        Drawn(view.environment(\.imageResources, folder.resources))
    }

    @Test func anImageSetIsFoundByItsName() {
        same(snapshot(Image("heron")).size, CGSize(width: 10, height: 10))
        same(snapshot(Image("Birds/heron")).size, CGSize(width: 10, height: 10))
    }

    @Test func aResourceIsItsName() throws {
        let bundle = try #require(Bundle(path: folder.path))
        let resource = ImageResource(name: "heron", bundle: bundle)
        same(snapshot(Image(resource)).size, CGSize(width: 10, height: 10))
        same(snapshot(Image("heron", bundle: bundle)).size, CGSize(width: 10, height: 10))
    }

    @Test func outlinesHaveTheSizeThatTheySay() throws {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"12\" height=\"7\"/>"
        try folder.write("Assets.xcassets/wave.imageset/wave.svg", Data(svg.utf8))
        try add(
            "Assets.xcassets/wave.imageset",
            """
            {"images": [{"filename": "wave.svg", "idiom": "universal", "scale": "1x"}]}
            """, [:])
        try folder.write("loose.svg", Data(svg.utf8))
        let resources = ImageResources(
            decoder: ImageLibrary(byteLimit: 0), directories: [folder.path])
        for view in [Image("wave"), Image("loose")] {
            let snapshot = LayoutSnapshot(of: view, proposal: .unspecified) {
                $0.imageResources = resources
            }
            same(snapshot.size, CGSize(width: 12, height: 7))
        }
        let box = "<?xml version='1.0'?><svg width='100%' height=\"100%\" viewBox='0 0 40 30'/>"
        for (text, size) in [
            (svg, CGSize(width: 12, height: 7)), (box, CGSize(width: 40, height: 30)),
            ("%PDF-1.4 /MediaBox [ 0 0 20 10.5 ]", CGSize(width: 20, height: 10.5)),
        ] {
            same(UIImage(data: Data(text.utf8))?.size, size)
        }
        same(UIImage(data: Data("<html>".utf8))?.size, nil)
    }

    /// A sheet of weights and sizes: of the middle size the part between its margins, as large as the font says.
    @Test func aSymbolOfOnesOwnFollowsTheFont() throws {
        let sheet = """
            <svg width="3300" height="2200"><g id="Notes"><rect width="3300" height="2200"/></g>
            <g id="Guides"><line id="left-margin" x1="1400" x2="1400" y1="1030" y2="1150"/>
            <line id="right-margin" x1="1480" x2="1480" y1="1030" y2="1150"/></g>
            <g id="Symbols"><g id="Bold-M"><path d="M0 0H3300V2200H0Z"/></g>
            <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><g><path d="M0 0H80V24H0Z"/></g></g>
            </g></svg>
            """
        try folder.write("Assets.xcassets/well.symbolset/well.svg", Data(sheet.utf8))
        try add(
            "Assets.xcassets/well.symbolset",
            "{\"symbols\": [{\"filename\": \"well.svg\", \"idiom\": \"universal\"}]}", [:])
        let resources = ImageResources(
            decoder: ImageLibrary(byteLimit: 0), directories: [folder.path])
        for size in [50.0, 100] {
            let view = Image("well").font(.system(size: size)).foregroundStyle(.red)
            let snapshot = LayoutSnapshot(of: view, proposal: .unspecified) {
                $0.imageResources = resources
            }
            same(snapshot.size, CGSize(width: 0.8 * size, height: 1.2 * size))
        }
    }

    @Test func theDarkVariantIsTakenInTheDark() {
        same(snapshot(Image("heron"), dark: true).size, CGSize(width: 20, height: 10))
        same(snapshot(Image("mark"), dark: true).size, CGSize(width: 8, height: 8))
    }

    @Test func aTemplateSetTakesTheForeground() {
        #expect(drawn(Image("mark")).group?.mask != nil)
        #expect(drawn(Image("mark").renderingMode(.original)).group == nil)
        #expect(drawn(Image("heron")).group == nil)
    }

    @Test func theCapsOfTheSetAreTaken() {
        let leaves = drawn(Image("bubble").resizable()).leaves
        guard leaves.count == 9, case .image(let corner) = leaves[0] else {
            Issue.record("not nine parts")
            return
        }
        same(rounded(corner.rect), [0, 0, 3, 2])
    }

    @Test func aSetWithoutAFileIsReported() throws {
        let issue = try #require(snapshot(Image("empty")).issues.first)
        has(issue.message, "empty.imageset/Contents.json names no file that suits")
    }

    @Test func aNamedColourFollowsTheAppearance() throws {
        func paint(_ view: some View) throws -> Paint {
            guard case .fill(let fill)? = drawn(view).leaves.first else {
                throw CancellationError()
            }
            return fill.paint
        }
        try same(paint(Color("sky")), .color(RGBAColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)))
        try same(
            paint(Color("sky").environment(\.colorScheme, .dark)),
            .color(RGBAColor(red: 0, green: 0, blue: 0.2, alpha: 0.5)))
        empty(snapshot(Color("sky")).issues)
        same(snapshot(Color("skye")).issues.map(\.advice), ["It is clear. Did you mean sky?"])
    }

    /// Numbers without a point are of 255, unless none is above 1; opacity is a fraction however it is written.
    @Test func componentsMayBeWholeNumbers() throws {
        for (name, red, alpha) in [
            ("unit", "1", "1"), ("bytes", "255", "1.000"), ("hex", "0xFF", "0.5"),
        ] {
            try add(
                "Assets.xcassets/\(name).colorset",
                """
                {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "\(red)", "green": "0", "blue": "0", "alpha": "\(alpha)"}}}]}
                """, [:])
        }
        func paint(_ name: String) throws -> Paint {
            guard case .fill(let fill)? = drawn(Color(name)).leaves.first else {
                throw CancellationError()
            }
            return fill.paint
        }
        let red = Paint.color(RGBAColor(red: 1, green: 0, blue: 0, alpha: 1))
        try same(paint("unit"), red)
        try same(paint("bytes"), red)
        try same(paint("hex"), .color(RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    }

    /// Xcode names the colours of the system in catalogues.
    @Test func coloursMayBeThoseOfTheSystem() throws {
        for (name, reference) in [("indigo", "systemIndigoColor"), ("ink", "labelColor")] {
            try add(
                "Assets.xcassets/\(name)-set.colorset",
                """
                {"colors": [{"idiom": "universal",
                "color": {"platform": "ios", "reference": "\(reference)"}}]}
                """, [:])
        }
        func paint(_ color: Color, dark: Bool = false) throws -> Paint {
            let view = color.environment(\.colorScheme, dark ? .dark : .light)
            guard case .fill(let fill)? = drawn(view).leaves.first else {
                throw CancellationError()
            }
            return fill.paint
        }
        try same(paint(Color("indigo-set")), paint(.indigo))
        try same(paint(Color("indigo-set"), dark: true), paint(.indigo, dark: true))
        try same(paint(Color("ink-set"), dark: true), paint(.primary, dark: true))
    }

    @Test func aBrokenColourIsNotOneThatThereIsNot() throws {
        try add("Assets.xcassets/cut.colorset", "{\"colors\": [", [:])
        try add(
            "Assets.xcassets/words.colorset",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
              {"red": "much", "green": "0", "blue": "0"}}}]}
            """, [:])
        func message(_ name: String) -> String? { snapshot(Color(name)).issues.first?.message }
        same(message("cut")?.hasPrefix("The colour cut cannot be shown: "), true)
        same(message("cut")?.hasSuffix("Contents.json is not what an asset catalogue holds"), true)
        same(
            message("words")?.hasSuffix(
                "has no colour for the light appearance whose components are numbers"), true)
        same(message("none"), "There is no colour named none in an asset catalogue")
    }

    @Test func aPointerOfLargeFileStorageIsAGreySquare() throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n"
        try folder.write("Assets.xcassets/far.imageset/far.png", Data(pointer.utf8))
        try add(
            "Assets.xcassets/far.imageset",
            """
            {"images": [{"filename": "far.png", "idiom": "universal", "scale": "2x"}]}
            """, [:])
        let found = LayoutSnapshot(of: Image("far"), proposal: .unspecified) {
            $0.imageResources = ImageResources(
                decoder: ImageLibrary(byteLimit: 0), directories: [folder.path])
        }
        same(found.size, CGSize(width: 50, height: 50))
        same(
            found.issues.map { "\($0.message). \($0.advice)" },
            [
                "The picture far is a pointer of Git LFS: the picture itself was not checked out. "
                    + "A grey square stands for it. Bring the picture: git lfs pull"
            ])
        // An app that insists on a picture gets one.
        same(UIImage(data: Data(pointer.utf8))?.size, CGSize(width: 100, height: 100))
    }

    @Test func aBrokenImageSetIsSaidToBe() throws {
        try add("Assets.xcassets/cut.imageset", "{\"images\": [", [:])
        let issue = try #require(snapshot(Image("cut")).issues.first)
        holds(
            issue.message.hasSuffix(
                "cut.imageset/Contents.json is not what an asset catalogue holds"))
    }

    @Test func missingPicturesOfPaintsAndCanvasesAreNamed() {
        let paint = drawn(Rectangle().fill(ImagePaint(image: Image("nowhere"))))
        holds(paint.issues.contains { $0.contains("There is no picture named nowhere") })
        let canvas = drawn(Canvas { context, _ in context.draw(Image("nowhere"), at: .zero) })
        holds(canvas.issues.contains { $0.contains("There is no picture named nowhere") })
    }
}

import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Apps with mistakes: what they are told as somebody would read it, and that everything else is drawn.
@Suite struct BadAppTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    /// Draws `view` of a file, expects a picture and these words.
    private func expectPicture(
        of view: String, _ source: String, says words: String = "",
        location: SourceLocation = #_sourceLocation
    ) throws {
        try folder.write("App.swift", "import SwiftUI\n" + source)
        let run = try folder.render(["App.swift", "--view", view, "-o", "x.png"])
        #expect(run.ending == .exited(0), "\(run.errorText)", sourceLocation: location)
        let isTold = words.isEmpty ? run.errorText.isEmpty : run.errorText.contains(words)
        #expect(isTold, "it said: \(run.errorText)", sourceLocation: location)
        #expect(folder.data("x.png") != nil, sourceLocation: location)
    }

    @Test func twoMainsAreTwoThingsToDraw() throws {
        try folder.write(
            "App.swift",
            """
            import SwiftUI
            @main struct One: App { var body: some Scene { WindowGroup { Text("one") } } }
            @main struct Two: App { var body: some Scene { WindowGroup { Text("two") } } }
            """)
        let run = try folder.render(["App.swift", "--all", "-o", "out"])
        same(run.ending, .exited(0), "\(run.errorText)")
        same(String(decoding: run.output, as: UTF8.self), "out/App-One.png\nout/App-Two.png\n")
    }

    @Test func aDelegateWithMainIsNoEntry() throws {
        try expectPicture(
            of: "Screen",
            """
            @UIApplicationMain class Delegate: UIResponder, UIApplicationDelegate {
                @objc func tap() {}
                lazy var button: UIButton = {
                    let button = UIButton()
                    button.addTarget(self, action: #selector(tap), for: .touchUpInside)
                    return button
                }()
            }
            extension UIWindow { open override func motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) {} }
            struct Screen: View { var body: some View { Text(String(localized: "on")) } }
            """)
    }

    @Test func aCycleOfSheets() throws {
        try expectPicture(
            of: "First",
            """
            struct First: View {
                @State private var isShown = true
                var body: some View { Text("1").sheet(isPresented: $isShown) { Second() } }
            }
            struct Second: View {
                @State private var isShown = true
                var body: some View { Text("2").sheet(isPresented: $isShown) { First() } }
            }
            """, says: "32 views are presented one by the other")
    }

    @Test func aValueThatNobodyHandles() throws {
        try expectPicture(
            of: "Root",
            """
            struct Root: View {
                @State private var path = NavigationPath([7])
                var body: some View { NavigationStack(path: $path) { Text("root") } }
            }
            """,
            says: "A warning sign is shown. Write .navigationDestination(for: Int.self)")
    }

    @Test func aPresentedItemThatIsDeleted() throws {
        try expectPicture(
            of: "Root",
            """
            struct Item: Identifiable { let id: Int }
            struct Root: View {
                @State private var items = [Item(id: 1)]
                @State private var chosen: Item? = Item(id: 1)
                var body: some View {
                    Text("\\(items.count)")
                        .sheet(item: $chosen) { item in
                            Text("\\(items.first { $0.id == item.id }?.id ?? 0)")
                        }
                        .onAppear { items.removeAll(); chosen = nil }
                }
            }
            """)
    }

    @Test func aCatalogueWithBrokenJSON() throws {
        try folder.write("Assets.xcassets/Broken.imageset/Contents.json", "{\"images\": [")
        try expectPicture(
            of: "Root",
            "struct Root: View { var body: some View { Text(\"on\"); Image(\"Broken\") } }",
            says: "Broken.imageset/Contents.json is not what an asset catalogue holds")
    }

    @Test func aPictureOfAHundredMegapixels() throws {
        // A header that says 12,000 by 12,000 pixels, and nothing behind it.
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        bytes += Array("IHDR".utf8) + [0, 0, 0x2E, 0xE0, 0, 0, 0x2E, 0xE0, 8, 6, 0, 0, 0]
        bytes += [0, 0, 0, 0]
        let path = "\(folder.path)/huge.png"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        try expectPicture(
            of: "Root",
            "struct Root: View { var body: some View { Text(\"on\"); Image(\"huge\") } }",
            says: "12000 by 12000")
    }

    /// As in an app about itself.
    @Test func theIconOfTheAppIsAPicture() throws {
        try folder.write(
            "Assets.xcassets/AppIcon.appiconset/Contents.json",
            "{\"images\": [{\"filename\": \"icon.png\", \"idiom\": \"universal\", "
                + "\"platform\": \"ios\", \"size\": \"1024x1024\"}]}")
        try folder.write(
            "Dot.swift", "import SwiftUI\nstruct Dot: View { var body: some View { Color.red } }")
        let drawn = try folder.render([
            "Dot.swift", "--size", "4x4", "--scale", "1", "-o",
            "Assets.xcassets/AppIcon.appiconset/icon.png",
        ])
        same(drawn.ending, .exited(0), "\(drawn.errorText)")
        try folder.write(
            "App.swift",
            """
            import SwiftUI
            struct About: View {
                var body: some View {
                    HStack {
                        Image("AppIcon")
                        Text(UIImage(named: "AppIcon") == nil ? "none" : "there")
                    }
                }
            }
            """)
        let run = try folder.render(["App.swift", "--view", "About", "-o", "x.svg", "--svg-text"])
        same(run.ending, .exited(0), "\(run.errorText)")
        #expect(run.errorText.isEmpty || !run.errorText.contains("warning"), "\(run.errorText)")
        let svg = String(decoding: folder.data("x.svg") ?? Data(), as: UTF8.self)
        has(svg, "<image")
    }

    /// The modules of a package are one here: what a file names by another module is found.
    @Test func namesWithTheirModuleAreFound() throws {
        try folder.write(
            "Package.swift",
            "let package = Package(targets: [.target(name: \"Core\"), .target(name: \"Screens\")])")
        try folder.write(
            "Sources/Core/Theme.swift",
            """
            import SwiftUI
            public struct Theme { public var size = 1; public static let ink = Color.red }
            public let isLight = true
            public let count = 3
            @propertyWrapper public struct Twice {
                public var wrappedValue: Int
                public init(wrappedValue: Int) { self.wrappedValue = 2 * wrappedValue }
            }
            """)
        try folder.write(
            "Sources/Screens/Screen.swift",
            """
            import Core
            import SwiftUI
            struct Screen: View {
                let theme: Core.Theme.Type = Core.Theme.self
                let isDark = !Core.isLight
                let path = \\Core.Theme.size
                @Core.Twice var rows = 0
                init() { for _ in 0..<Core.count {} }
                var body: some View {
                    Core.Theme.ink.frame(width: 20, height: 20)
                        .overlay { Text("See Core.Theme") }
                }
            }
            """)
        let run = try folder.render([".", "--view", "Screen", "-o", "x.svg"])
        same(run.ending, .exited(0), "\(run.errorText)")
        // What a text says is not the module.
        let list = try folder.run(["explain", ".", "--view", "Screen"])
        has(String(decoding: list.output, as: UTF8.self), "See Core.Theme")
    }

    /// Each target is a module: a name of its own comes before that of another.
    @Test func twoTargetsMayDeclareOneName() throws {
        try folder.write(
            "Package.swift",
            "let package = Package(targets: [.target(name: \"Core\"), .target(name: \"Screens\")])")
        try folder.write(
            "Sources/Core/Theme.swift", "public struct Theme { public static let name = \"core\" }")
        try folder.write(
            "Sources/Screens/Theme.swift", "struct Theme { static let name = \"screens\" }")
        try folder.write(
            "Sources/Screens/Screen.swift",
            """
            import Core
            import SwiftUI
            struct Screen: View {
                var body: some View { Text(Theme.name + " " + Core.Theme.name) }
            }
            """)
        let run = try folder.render(
            [".", "--view", "Screen", "--format", "svg", "--svg-text", "-o", "-"])
        has(String(decoding: run.output, as: UTF8.self), "screens core", "\(run.errorText)")
    }

    /// What only Objective-C has: requirements that need not be there, and calls of them.
    @Test func optionalRequirementsNeedNotBeThere() throws {
        try folder.write(
            "Screen.swift",
            """
            import SwiftUI
            @objc protocol Guide: AnyObject {
                @objc optional func began()
                @objc optional func count(of name: String) -> Int
                func ended()
            }
            final class Quiet: Guide { func ended() {} }
            final class Loud: Guide { func ended() {}; func count(of name: String) -> Int { 7 } }
            final class Sheets: NSObject, UISheetPresentationControllerDelegate {
                weak var next: UISheetPresentationControllerDelegate?
                func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                    _ controller: UISheetPresentationController
                ) {
                    next?.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(controller)
                }
            }
            struct Screen: View {
                var body: some View {
                    let guides: [Guide?] = [Quiet(), Loud()]
                    let _ = guides[0]?.began?()
                    let _ = Sheets()
                    let _ = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]
                    Text("\\(guides[0]?.count?(of: "a") ?? -1) \\(guides[1]?.count?(of: "a") ?? -1)")
                }
            }
            """)
        let run = try folder.run(["explain", "Screen.swift"])
        same(run.ending, .exited(0), "\(run.errorText)")
        has(String(decoding: run.output, as: UTF8.self), "0 7")
    }
}

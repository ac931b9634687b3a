import Expectations
import Foundation
import QuadrantCommand
import Testing

/// The folder of an app, as it comes from Xcode, with files that cannot be compiled here.
@Suite struct AppFolderTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(
            "App/Views/Row.swift",
            """
            import SwiftUI
            struct Row: View {
                let item: Item
                var body: some View {
                    #if os(iOS)
                    Color(.cardBackground).frame(width: item.width, height: 10)
                    #else
                    Color.nowhere
                    #endif
                }
            }
            #Preview { Row(item: .all[1]) }
            """)
        try scratch.write(
            "App/Models/Row.swift",
            """
            import Foundation
            final class Store: ObservableObject { @Published var count = 1 }
            struct Item: Decodable {
                var width: Double
                static let all = try! JSONDecoder().decode(
                    [Item].self,
                    from: Data(contentsOf: Bundle.main.url(forResource: "items", withExtension: "json")!))
            }
            """)
        try scratch.write("App/Data/items.json", "[{\"width\":1},{\"width\":30}]")
        try scratch.write(
            "App/Assets.xcassets/CardBackground.colorset/Contents.json",
            """
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
            {"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}]}
            """)
        try scratch.write("AppTests/RowTests.swift", "import XCTest\nlet x: Nothing")
    }

    /// The view of one file, with a colour by its name and the data of another file that has the same name.
    @Test func aFolderHasItsColoursAndItsFiles() throws {
        let run = try scratch.render([".", "-o", "row.svg"])
        same(run.ending, .exited(0), "\(run.errorText)")
        let svg = String(decoding: scratch.data("row.svg") ?? Data(), as: UTF8.self)
        has(svg, "width=\"30\" height=\"10\"")
        has(svg, "#f00")
    }

    /// As in Xcode: the catalogue's `AccentColor` is the tint, and `Bundle.module` is the app's bundle.
    @Test func theAccentOfACatalogueIsTheTint() throws {
        try scratch.write(
            "App/Assets.xcassets/AccentColor.colorset/Contents.json",
            """
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
            {"red":"0.0","green":"1.0","blue":"0.0","alpha":"1.0"}}}]}
            """)
        try scratch.write(
            "App/Views/Tinted.swift",
            """
            import SwiftUI
            struct Tinted: View {
                var body: some View {
                    let url = Bundle.module.url(forResource: "items", withExtension: "json")
                    VStack {
                        Rectangle().fill(.tint).frame(width: url == nil ? 7 : 40, height: 10)
                        Rectangle().fill(.tint).frame(width: 30, height: 10).tint(.black)
                        Color.accentColor.frame(width: 20, height: 10)
                    }
                }
            }
            """)
        let run = try scratch.render([".", "--view", "Tinted", "-o", "tinted.svg"])
        same(run.ending, .exited(0), "\(run.errorText)")
        let svg = String(decoding: scratch.data("tinted.svg") ?? Data(), as: UTF8.self)
        has(svg, "width=\"40\" height=\"10\"")
        same(svg.ranges(of: "#0f0").count, 2)
        has(svg, "#000")
    }

    /// Files that are read as macOS reads them see AppKit's names with SwiftUI's.
    @Test func filesForMacOSHaveAppKit() throws {
        try scratch.write(
            "Desk/Desk.swift",
            """
            import Cocoa
            import SwiftUI
            struct Desk: View {
                var body: some View {
                    #if canImport(AppKit) && os(macOS)
                    Color(nsColor: NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
                        .frame(width: 50, height: 10)
                    #else
                    Color.nowhere
                    #endif
                }
            }
            """)
        try scratch.write(
            "Desk/Well.swift",
            """
            import SwiftUI
            struct Well: NSViewRepresentable {
                func makeNSView(context: Context) -> NSView { NSView() }
                func updateNSView(_ nsView: NSView, context: Context) {}
            }
            """)
        let run = try scratch.render(
            ["Desk", "--platform", "macos", "--view", "Desk", "-o", "desk.svg"])
        same(run.ending, .exited(0), "\(run.errorText)")
        let svg = String(decoding: scratch.data("desk.svg") ?? Data(), as: UTF8.self)
        has(svg, "width=\"50\" height=\"10\"")
        has(svg, "#f00")
    }

    /// Names of Apple's Foundation that Foundation on Linux lacks, in a model that imports nothing else.
    @Test func aModelUsesNamesOfApplesFoundation() throws {
        try scratch.write(
            "App/Models/Words.swift",
            """
            import Foundation
            final class Words: ObservableObject {
                @Published var text = RelativeDateTimeFormatter().localizedString(fromTimeInterval: -7200)
                let file = URL.documentsDirectory.appendingPathComponent("words.json")
            }
            """)
        try scratch.write(
            "App/Views/WordsView.swift",
            """
            import SwiftUI
            struct WordsView: View {
                @StateObject private var words = Words()
                var body: some View {
                    let isRight = words.text == "2 hours ago" && words.file.lastPathComponent == "words.json"
                    Color.red.frame(width: isRight ? 70 : 5, height: 10)
                }
            }
            """)
        let run = try scratch.render([".", "--view", "WordsView", "-o", "words.svg"])
        same(run.ending, .exited(0), "\(run.errorText)")
        let svg = String(decoding: scratch.data("words.svg") ?? Data(), as: UTF8.self)
        has(svg, "width=\"70\" height=\"10\"")
    }

    /// Xcode writes `internal import` into new projects, and `SwiftUICore` where it completes a name of SwiftUI's.
    @Test func importsMaySayHowFarTheyAreSeen() throws {
        try scratch.write(
            "App/Model.swift",
            """
            import SwiftUICore
            internal import Combine
            final class Model: ObservableObject { @Published var width: CGFloat = 70 }
            """)
        try scratch.write(
            "App/Service.swift",
            """
            import Foundation
            struct Service { let changes = Just(Date()) }
            """)
        try scratch.write(
            "App/Screen.swift",
            """
            import SwiftUI
            struct Screen: View {
                @StateObject private var model = Model()
                var body: some View { Color.red.frame(width: model.width, height: 10) }
            }
            """)
        let run = try scratch.render(["App", "--view", "Screen", "-o", "screen.svg"])
        same(run.ending, .exited(0), "\(run.errorText)")
        same(run.errorText.contains("error"), false, "\(run.errorText)")
        let svg = String(decoding: scratch.data("screen.svg") ?? Data(), as: UTF8.self)
        has(svg, "width=\"70\" height=\"10\"")
    }

    @Test func whatCannotBeCompiledIsLeftOutWithWhatNeedsIt() throws {
        try scratch.write(
            "App/Photo.swift",
            "import Kingfisher\nimport SwiftUI\n"
                + "struct Photo: View { var body: some View { KFImage(nil) } }\n")
        try scratch.write(
            "App/Gallery.swift",
            "import SwiftUI\nstruct Gallery: View { var body: some View { Photo() } }\n")
        try scratch.write(
            "App/Wall.swift",
            "import SwiftUI\nstruct Wall: View { var body: some View { Gallery() } }\n")
        try scratch.write(
            "App/Sum.swift",
            "import Kingfisher\nimport SwiftUI\n"
                + "struct Sum: View { var body: some View { Text(verbatim: 1) } }\n")
        try scratch.write("App/Word.swift", "import SwiftUI\nlet word: Wrod = \"\"\n")
        let run = try scratch.render(["App", "--all", "-o", "pictures"])
        same(run.ending, .exited(0), "\(run.errorText)")
        same(String(decoding: run.output, as: UTF8.self), "pictures/Row.png\n")
        holds(
            run.errorText.hasSuffix(
                """
                App/Word.swift:2:11: error: cannot find type 'Wrod' in scope
                let word: Wrod = ""
                          ^~~~
                quadrant: there is no module Kingfisher, which App/Photo.swift:1 and 1 other file import: packages from \
                elsewhere are not built
                quadrant: 5 files are left out:
                  App/Gallery.swift (needs App/Photo.swift)
                  App/Photo.swift (does not compile without Kingfisher)
                  App/Sum.swift (does not compile without Kingfisher)
                  App/Wall.swift (needs App/Gallery.swift)
                  App/Word.swift (does not compile)

                """), "\(run.errorText)")
        // Once more from the cache, with the same words.
        let again = try scratch.render(["App", "--all", "-o", "pictures"])
        same(again.errorText, run.errorText)
        // What is asked for by name has to be there.
        let named = try scratch.render(["App", "--view", "Wall"])
        same(named.ending, .exited(65))
        has(named.errorText, "App/Photo.swift:3:")
        has(named.errorText, "'App/Wall.swift' does not compile; nothing was drawn")
    }

    /// The example of a whole app draws each of its screens, in two languages.
    @Test func theExampleIsDrawn() throws {
        let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../Examples/Recipes").standardizedFileURL.path
        let run = try scratch.render(
            [examples, "--all", "--locale", "de", "--format", "svg", "--svg-text", "-o", "r"])
        same(run.ending, .exited(0), "\(run.errorText)")
        same(run.errorText, "")
        let names = String(decoding: run.output, as: UTF8.self).split(separator: "\n").sorted()
        same(names, ["r/RecipeDetail-Detail.svg", "r/RecipeList-Recipes.svg", "r/Row.svg"])
        let list = String(
            decoding: scratch.data("r/RecipeList-Recipes.svg") ?? Data(), as: UTF8.self)
        #expect(
            list.contains("Pancakes") && list.contains("2 Portionen") && list.contains("35 Min."))
    }

    /// Of a folder the views that cannot be drawn are told; the rest is drawn, and the status says so.
    @Test func aViewOfAFolderThatTrapsIsTold() throws {
        try scratch.write(
            "Two/Good.swift",
            "import SwiftUI\nstruct Good: View { var body: some View { Text(\"good\") } }\n")
        try scratch.write(
            "Two/Bad.swift",
            "import SwiftUI\nstruct Bad: View { var body: some View { Text(\"\\(Int(\"x\")!)\") } }\n"
        )
        let run = try scratch.render(["Two", "--all", "-o", "out"])
        same(run.ending, .exited(0))
        has(run.errorText, "Bad's body trapped at Two/Bad.swift:2")
        has(run.errorText, "1 of 2 views is not drawn, for the reasons above")
        same(String(decoding: run.output, as: UTF8.self), "out/Good.png\n")
        let chosen = try scratch.render(["Two", "--view", "Bad", "-o", "bad.png"])
        same(chosen.ending, .exited(65))
        try FileManager.default.removeItem(atPath: "\(scratch.path)/Two/Good.swift")
        try same(scratch.render(["Two", "--all", "-o", "out"]).ending, .exited(65))
    }

    /// A project of Xcode's that is for macOS alone, and files that name AppKit's types without a condition, are read as macOS.
    @Test func aMacsAppIsReadAsMacOS() throws {
        let view = """
            import SwiftUI
            struct Desk: View {
                #if os(macOS)
                var body: some View { Text("desk") }
                #else
                var body: some View { Text("phone") }
                #endif
            }
            """
        try scratch.write("Desk/Desk.swift", view)
        try scratch.write(
            "Desk.xcodeproj/project.pbxproj", "SDKROOT = macosx;\nSDKROOT = macosx;\n")
        let arguments = ["Desk", "--view", "Desk", "--format", "svg", "--svg-text", "-o", "-"]
        func text(_ more: String...) throws -> String {
            String(decoding: try scratch.render(arguments + more).output, as: UTF8.self)
        }
        try has(text(), "desk")
        try has(text("--platform", "ios"), "phone")
        try scratch.write("Desk.xcodeproj/project.pbxproj", "SDKROOT = macosx;\nSDKROOT = auto;\n")
        try has(text(), "phone")
        try scratch.write(
            "Desk/Desk.swift",
            """
            import SwiftUI
            struct Desk: View {
                var body: some View { Text(NSApplication.shared.windows.isEmpty ? "empty" : "desk") }
            }
            """)
        #expect(try text().contains("empty") || text().contains("desk"))
    }

    @Test func withoutAnyViewLeftNothingIsDrawn() throws {
        try scratch.write(
            "Two/A.swift",
            "import SwiftUI\nstruct A: View { var body: some View { Nothing() } }\n")
        try scratch.write("Two/B.swift", "let b = 1\n")
        let run = try scratch.render(["Two", "--all", "-o", "pictures"])
        same(run.ending, .exited(65))
        has(run.errorText, "Two/A.swift:2:40: error: cannot find 'Nothing' in scope")
        fails(scratch.contents.contains("pictures"))
    }
}

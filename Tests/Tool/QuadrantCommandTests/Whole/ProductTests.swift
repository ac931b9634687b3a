import Expectations
import Foundation
import QuadrantCommand
import Testing

/// A whole product: `Examples/Studio`, two apps and a tool that share files and local packages.
@Suite struct ProductTests {
    private let scratch: ScratchFolder
    private let studio: String

    init() throws {
        scratch = try ScratchFolder()
        studio =
            URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../Examples/Studio").standardizedFileURL.path
    }

    /// Each preview comes from its own target: three types of one name, a file with a condition in two of them, colours of a package.
    @Test func everyPreviewIsOfItsOwnTarget() throws {
        let run = try scratch.render([
            studio, "--all", "--format", "svg", "--svg-text", "-o", "out",
        ])
        same(run.ending, .exited(0), "\(run.errorText)")
        same(
            String(decoding: run.output, as: UTF8.self).split(separator: "\n").sorted(),
            [
                "out/BoothApp-Booth.svg", "out/BoothApp.svg", "out/SetList-Set list.svg",
                "out/SongRow-Row.svg", "out/StudioApp.svg", "out/Swatch-Palette.svg",
            ])
        func picture(_ name: String) -> String {
            String(decoding: scratch.data("out/\(name).svg") ?? Data(), as: UTF8.self)
        }
        has(picture("SetList-Set list"), "Welcome to the studio")
        has(picture("SetList-Set list"), "3:07")
        has(picture("SetList-Set list"), "#4d804d")
        has(picture("BoothApp-Booth"), "Quiet, please")
        same(run.errorText, "quadrant: no target builds \(studio)/Unused.swift: it is left out\n")
    }

    /// Combine has a `Subscription` too, which SwiftUI shows here; a file that imports a module with one means that.
    @Test func aTypeCalledAsOneOfCombinesIsTheProjects() throws {
        try scratch.write(
            "App/Package.swift",
            """
            let package = Package(name: "App", targets: [
                .target(name: "Store"), .target(name: "App", dependencies: ["Store"]),
            ])
            """)
        try scratch.write(
            "App/Sources/Store/Store.swift",
            "public struct Subscription { public let name = \"mine\"; public init() {} }\nenum Empty {}\n"
        )
        try scratch.write(
            "App/Sources/App/Card.swift",
            """
            import Store
            import SwiftUI
            struct Card: View {
                let subscription: Subscription
                var body: some View { Text(subscription.name) }
            }
            func card(_ subscription: Subscription) -> Card { Card(subscription: subscription) }
            #Preview { card(Subscription()) }
            """)
        let run = try scratch.render(["App", "--format", "svg", "--svg-text", "-o", "-"])
        same(run.ending, .exited(0), "\(run.errorText)")
        has(String(decoding: run.output, as: UTF8.self), "mine")
    }

    /// A folder is drawn by what shows something: its first preview lacks an object that only the app has.
    @Test func theAppIsDrawnWhereAPreviewShowsNothing() throws {
        try scratch.write(
            "App/Screen.swift",
            """
            import SwiftUI
            @Observable final class Store { var name = "of the app" }
            struct Screen: View {
                @Environment(Store.self) private var store
                var body: some View { Text(store.name) }
            }
            #Preview { Screen() }
            #Preview("Empty") { EmptyView() }
            @main struct ShopApp: App {
                @State private var store = Store()
                var body: some Scene { WindowGroup { Screen().environment(store) } }
            }
            """)
        let run = try scratch.render(["App", "--format", "svg", "--svg-text", "-o", "-"])
        same(run.ending, .exited(0), "\(run.errorText)")
        has(String(decoding: run.output, as: UTF8.self), "of the app")
        has(run.errorText, "There is no object of type Store in the environment of Screen")
        has(run.errorText, "quadrant: drawing the view at App/Screen.swift:9 instead")
        // A view that was asked for by its file is the only one that is drawn.
        let named = try scratch.render(["App/Screen.swift", "-o", "x.svg"])
        same(named.ending, .exited(65), "\(named.errorText)")
    }

    @Test func aTargetIsChosenByItsName() throws {
        let run = try scratch.render([
            studio, "--target", "SongRows", "--all", "--format", "svg", "-o", "out",
        ])
        same(run.ending, .exited(0), "\(run.errorText)")
        has(String(decoding: run.output, as: UTF8.self), "SongRow-Row.svg")
        fails(String(decoding: run.output, as: UTF8.self).contains("Booth"))
        let other = try scratch.render([studio, "--target", "Nobody", "-o", "x.svg"])
        same(other.ending, .exited(64))
        has(other.errorText, "there is no target 'Nobody'; there are: Studio, Booth, Counting")
    }
}

import Expectations
import Foundation
import QuadrantCommand
import Testing

/// The apps in `Examples`: folders of several files, of which every screen is drawn.
@Suite struct ExampleAppTests {
    /// An app, and the names of its pictures.
    struct Example: CustomTestStringConvertible, Sendable {
        let name: String
        let pictures: Set<String>
        var testDescription: String { name }
    }

    static let examples = [
        Example(
            name: "Budget",
            pictures: [
                "BudgetApp", "BudgetApp-Tabs", "EntryRow-Row", "SpendingRing-Ring",
                "EntriesScreen-Entries", "EntriesScreen-New entry", "LimitsScreen-Limits",
                "OverviewScreen-Overview", "OverviewScreen-Food",
            ]),
        Example(
            name: "Desk",
            pictures: [
                "Bars", "Bars-Places", "Bars-Title", "DeskApp", "DeskApp-App", "DeskScreen-Letter",
                "Dialogs", "Dialogs-Alert", "Dialogs-Older", "Editors-NewDocuments",
                "Extras-Settings", "Files", "Menus", "Menus-OlderMenus", "Menus-Table",
                "Navigation-Columns", "Navigation-Divided", "Navigation-Older", "Navigation-Pages",
                "Navigation-Titles", "Navigation-Ways", "Presented", "Presented-OlderClosingScreen",
                "Presented-Writing", "Searching-Others", "Searching-Search", "Searching-Tokens",
            ]),
        Example(
            name: "Journeys",
            pictures: [
                "JourneysApp", "JourneysApp-App", "FiguresScreen-Figures", "JourneyScreen-Journey",
                "JourneysScreen-Journeys", "NewJourney-New journey", "PackingScreen-Packing",
                "SearchScreen-Search",
            ]),
        Example(name: "Recipes", pictures: ["RecipeDetail-Detail", "RecipeList-Recipes", "Row"]),
    ]

    @Test(arguments: examples) func everyScreenIsDrawn(_ example: Example) throws {
        let scratch = try ScratchFolder()
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appendingPathComponent("Examples/\(example.name)").path
        let run = try scratch.render(
            [folder, "--all", "--device", "iphone-16", "--scale", "1", "-o", "pictures"])
        same(run.ending, .exited(0), "\(run.errorText)")
        // What means nothing here is told; nothing else is.
        let told = run.errorText.split(separator: "\n").filter { $0.contains("warning:") }
        same(told.filter { !$0.contains("without effect here") }, [])
        #expect(told.isEmpty || example.name == "Desk")
        let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
        same(Set(lines.map { String($0) }), Set(example.pictures.map { "pictures/\($0).png" }))
        for picture in example.pictures {
            // An empty screen is a picture of 2 KB; the pages of the desk show single things, some of them small.
            let size = scratch.data("pictures/\(picture).png")?.count ?? 0
            #expect(
                size > (example.name == "Desk" ? 1_000 : 4_000) || picture.hasSuffix("Row"),
                "\(picture): \(size) bytes")
        }
    }
}

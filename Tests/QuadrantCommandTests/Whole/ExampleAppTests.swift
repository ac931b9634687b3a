import Foundation
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
        let folder = root.appendingPathComponent("Examples/\(example.name)").path
        let run = try scratch.render(
            [folder, "--all", "--device", "iphone-16", "--format", "svg", "-o", "pictures"])
        #expect(run.ending == .exited(0), "\(run.errorText)")
        #expect(run.errorText == "")
        let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
        #expect(Set(lines.map { String($0) }) == Set(example.pictures.map { "pictures/\($0).svg" }))
        for picture in example.pictures {
            let svg = String(
                decoding: scratch.data("pictures/\(picture).svg") ?? Data(), as: UTF8.self)
            // Every screen has words or shapes in it.
            #expect(svg.ranges(of: "<path").count > 2, "\(picture)")
        }
    }
}

import AppIntents
import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

private enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
        .small: "Small",
        .large: DisplayRepresentation(title: "Large", image: .init(systemName: "star")),
    ]
}

private struct Book: AppEntity {
    let id: Int
    @Property(title: "Title") var title: String
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book")
    static let defaultQuery = BookQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

private struct BookQuery: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [Book] {
        identifiers.map { Book(id: $0, title: "\($0)") }
    }
    func entities(matching string: String) async throws -> [Book] { [Book(id: 1, title: string)] }
    func suggestedEntities() async throws -> [Book] { [Book(id: 7, title: "seven")] }
}

private final class Shelf: @unchecked Sendable {
    var opened: [Int] = []
}

private struct OpenBook: AppIntent {
    static let title: LocalizedStringResource = "Open"
    static let description: IntentDescription? = IntentDescription(
        "Opens a book.", categoryName: "Books")
    @Parameter(title: "Number", default: 3, controlStyle: .stepper, inclusiveRange: (1, 10))
    var number: Int
    @Parameter(title: "Name", requestValueDialog: "Which?") var name: String?
    @Parameter(title: "Size") var size: Size
    @Parameter(title: "Is new") var isNew: Bool
    @Dependency var shelf: Shelf

    static var parameterSummary: some ParameterSummary {
        When(\.$size, .equalTo, .small) {
            Summary("Open \(\.$number) of \(\.$size)") { \.$name }
        } otherwise: {
            Summary("Open \(\.$number)")
        }
    }

    init() {}
    init(number: Int) { self.number = number }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        shelf.opened.append(number)
        return .result(value: number, dialog: "Opened \(number).")
    }
}

private struct Failing: AppIntent {
    static let title: LocalizedStringResource = "Fail"
    func perform() async throws -> some IntentResult {
        if Self.persistentIdentifier == "Failing" { throw AppIntentError.entityNotFound }
        return .result()
    }
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenBook(),
            phrases: ["Open in \(.applicationName)", "\(\.$size) in \(.applicationName)"],
            shortTitle: "Open", systemImageName: "book")
    }
}

@MainActor @Suite(.serialized) struct IntentTests {
    private let shelf = Shelf()

    init() {
        let shelf = shelf
        AppDependencyManager.shared.add { shelf }
    }

    @Test func parametersHaveTheirFirstValues() {
        let intent = OpenBook()
        same(intent.number, 3)
        same(intent.name, nil)
        same(intent.size, .small)
        fails(intent.isNew)
        same(OpenBook(number: 9).number, 9)
    }

    @Test func anIntentAnswers() async throws {
        let answer = try await OpenBook(number: 5).perform()
        same(answer.value, 5)
        same(shelf.opened, [5])
    }

    @Test func aButtonHasAnIntentDone() async throws {
        let host = ViewHost {
            Button(intent: OpenBook(number: 4)) { Text("Go") }.accessibilityIdentifier("go")
        }
        try host["go"].tap()
        try await host.settle()
        same(shelf.opened, [4])
    }

    @Test func anIntentThatFailsIsToldAndNothingElse() async throws {
        let host = ViewHost { Button("Go", intent: Failing()).accessibilityIdentifier("go") }
        try host["go"].tap()
        try await host.settle()
        same(host.texts, ["Go"])
    }

    @Test func nobodyIsAsked() async {
        let intent = OpenBook()
        await #expect(throws: AppIntentError.needsValue) {
            try await intent.$name.requestValue("Which?")
        }
        same(try? await intent.$number.requestDisambiguation(among: [8]), 8)
    }

    @Test func entitiesAreFound() async throws {
        same(try await BookQuery().entities(for: [1, 2]).map(\.title), ["1", "2"])
        same(try await BookQuery().results().map(\.id), [7])
        same(Shortcuts.appShortcuts.count, 1)
        same(String(localized: Size.large.localizedStringResource), "Large")
    }
}

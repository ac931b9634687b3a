import Foundation
import QuadrantText
import QuadrantViews

/// Short texts of one kind, no two of them equal.
struct Sample {
    /// How many there are in a round.
    static let count = 2_000
    /// As it is written in a view.
    let name: String
    /// The text as a view has it.
    let text: @Sendable (Int) -> Text
    /// What the engine is asked to show.
    let characters: @Sendable (Int) -> String
    /// On the scale from 100 to 900.
    var weight = 400.0

    /// What the engine is asked in an environment in which nothing is set.
    func request(_ number: Int) -> TextRequest {
        var font = FontDescriptor(size: 17, weight: weight)
        font.style = TextStyleUse(.body)
        var request = TextRequest(runs: [TextRun(characters(number), font: font)])
        request.options.language = "en-US"
        return request
    }

    /// All kinds.
    static let all = [
        Sample(name: #"Text("\(n)")"#, text: { Text("\($0)") }, characters: { "\($0)" }),
        Sample(
            name: #"Text("Title \(n)")"#, text: { Text("Title \($0)") },
            characters: { "Title \($0)" }),
        Sample(
            name: #"Text(verbatim: "\(n)")"#, text: { Text(verbatim: "\($0)") },
            characters: { "\($0)" }),
        Sample(
            name: "Text(title).bold()", text: { Text(title($0)).bold() }, characters: title,
            weight: 600),
        Sample(
            name: "a sentence of 40 characters", text: { Text(sentence($0)) }, characters: sentence),
        Sample(name: "Arabic", text: { Text(arabic($0)) }, characters: arabic),
        Sample(name: "a word and a picture", text: { Text(emoji($0)) }, characters: emoji),
    ]

    @Sendable private static func title(_ number: Int) -> String { "Title \(number)" }

    @Sendable private static func sentence(_ number: Int) -> String {
        "Order \(number) of 12 items, ships on May 3rd."
    }

    @Sendable private static func arabic(_ number: Int) -> String { "مرحبا \(number) يوم" }

    @Sendable private static func emoji(_ number: Int) -> String { "Done \(number) 🎉" }
}

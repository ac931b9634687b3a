import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Styles of the user's with names that Apple has on other systems than iPhones alone: there is one meaning.
@Suite struct OwnStyleTests {
    @Test func namesThatIPhonesLackAreTheUsers() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "V.swift",
            """
            import SwiftUI
            struct Box: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View { Text("own toggle") }
            }
            extension ToggleStyle where Self == Box { static var checkbox: Box { Box() } }
            struct Plain: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { Text("own button") }
            }
            extension ButtonStyle where Self == Plain {
                static var card: Plain { Plain() }
                static var link: Plain { Plain() }
                static var accessoryBar: Plain { Plain() }
            }
            struct Tapped: PrimitiveButtonStyle {
                func makeBody(configuration: Configuration) -> some View { Text("own tap") }
            }
            extension PrimitiveButtonStyle where Self == Tapped {
                static var accessoryBarAction: Tapped { Tapped() }
            }
            struct Dial: GaugeStyle {
                func makeBody(configuration: Configuration) -> some View { Text("own gauge") }
            }
            extension GaugeStyle where Self == Dial {
                static var circular: Dial { Dial() }
                static var linear: Dial { Dial() }
            }
            struct V: View {
                @State private var on = true
                var body: some View {
                    Toggle("a", isOn: $on).toggleStyle(.checkbox)
                    Button("a") {}.buttonStyle(.card)
                    Button("a") {}.buttonStyle(.link)
                    Button("a") {}.buttonStyle(.accessoryBar)
                    Button("a") {}.buttonStyle(.accessoryBarAction)
                    Gauge(value: 0.5) { Text("a") }.gaugeStyle(.circular)
                    Gauge(value: 0.5) { Text("a") }.gaugeStyle(.linear)
                }
            }
            """)
        let run = try folder.run(["explain", "V.swift", "--all"])
        let text = String(decoding: run.output, as: UTF8.self)
        same(run.ending, .exited(0), "\(run.errorText)")
        for (words, count) in [("toggle", 1), ("button", 3), ("tap", 1), ("gauge", 2)] {
            same(text.components(separatedBy: "\"own \(words)\"").count - 1, count, "\(text)")
        }
    }

    /// Without one of the user's, the name is the library's.
    @Test func namesOfOtherSystemsStay() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "V.swift",
            """
            import SwiftUI
            struct V: View {
                @State private var on = true
                var body: some View {
                    Toggle("a", isOn: $on).toggleStyle(.checkbox)
                    Button("a") {}.buttonStyle(.link)
                    Picker("a", selection: $on) { Text("b").tag(true) }.pickerStyle(.radioGroup)
                    List { Text("a") }.listStyle(.bordered)
                    TextField("a", text: .constant("")).textFieldStyle(.squareBorder)
                }
            }
            """)
        let run = try folder.render(["V.swift", "-o", "v.png"])
        same(run.ending, .exited(0), "\(run.errorText)")
    }
}

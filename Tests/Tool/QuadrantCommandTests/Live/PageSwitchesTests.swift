import Expectations
import Foundation
import QuadrantCommand
import QuadrantRendering
import Testing

/// What a page switches, as a stage.
struct PageSwitchesTests {
    /// What the page says, and what stands in the stage; `nil` where it is refused.
    @Test(
        arguments: [
            (#"{"dark":true}"#, "dark true"), (#"{"textSize":"xLarge"}"#, "text xLarge"),
            (#"{"rightToLeft":true}"#, "rtl true"), (#"{"locale":"de_DE"}"#, "locale de_DE"),
            (#"{"contrast":true,"lessMotion":true}"#, "contrast true motion true"),
            (#"{"width":320}"#, "width 320.0"), (#"{"device":"iPhone SE"}"#, "device iPhone SE"),
            (#"{"device":"iPhone SE","width":10}"#, "device iPhone SE"),
            (#"{"device":"","width":10}"#, "width 10.0"), (#"{"scale":3}"#, "scale 3.0"),
            (#"{"width":0}"#, nil), (#"{"width":1e9}"#, nil), (#"{"height":-4}"#, nil),
            (#"{"scale":100}"#, nil), (#"{"device":"Nokia"}"#, nil), (#"{"locale":"??"}"#, nil),
            (#"{"textSize":"huge"}"#, nil), (#"{"timeZone":"Mars"}"#, nil),
            (#"{"system":"ios3"}"#, nil),
        ] as [(String, String?)])
    func stages(_ text: String, _ wanted: String?) throws {
        let switches = try JSONDecoder().decode(PageSwitches.self, from: Data(text.utf8))
        let stage = try? switches.stage(over: Stage())
        same(stage.map(Self.words), wanted)
    }

    private static func words(of stage: Stage) -> String {
        let (around, room) = (stage.surroundings, stage.room)
        let parts: [(String, String?)] = [
            ("dark", around.isDark.map { "\($0)" }), ("text", around.textSize.map { "\($0)" }),
            ("rtl", around.isRightToLeft.map { "\($0)" }),
            ("locale", around.locale?.identifier),
            ("contrast", around.hasMoreContrast.map { "\($0)" }),
            ("motion", around.reducesMotion.map { "\($0)" }),
            ("width", room.width.map { "\($0)" }), ("device", room.device?.name),
            ("scale", stage.output.scale == 2 ? nil : "\(stage.output.scale)"),
        ]
        return parts.compactMap { name, value in value.map { "\(name) \($0)" } }
            .joined(separator: " ")
    }

    @Test func aLocaleNeedsANewProcess() {
        var (old, new) = (Stage(), Stage())
        new.surroundings.isDark = true
        holds(PageSwitches.keepsView(from: old, to: new))
        old.surroundings.locale = Locale(identifier: "de_DE")
        fails(PageSwitches.keepsView(from: old, to: new))
    }
}

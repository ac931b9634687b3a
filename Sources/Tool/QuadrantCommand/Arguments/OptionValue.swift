internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import SwiftUI

/// Reads and checks the values of options.
enum OptionValue {
    /// The cases of `DynamicTypeSize` by name, small to large.
    static let textSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2", "accessibility3", "accessibility4", "accessibility5",
    ]

    static func text(_ value: String, for option: String) throws(CommandError) -> String {
        if value.isEmpty { throw .missingValue(option: option) }
        return value
    }

    static func format(_ value: String) throws(CommandError) -> Stage.Output.Format {
        guard let format = Stage.Output.Format(fileEnd: value) else {
            throw .badValue(
                option: "--format", value: value, expected: "png, svg, pdf, jpeg, webp, gif or mp4")
        }
        return format
    }

    static func device(_ value: String) throws(CommandError) -> ScreenDevice {
        if let device = ScreenDevice.named(value) { return device }
        let names = ScreenDevice.all.map(\.name).joined(separator: ", ")
        throw .badValue(option: "--device", value: value, expected: "there are \(names)")
    }

    static func platform(_ value: String) throws(CommandError) -> SourcePlatform {
        guard let platform = SourcePlatform(rawValue: value.lowercased()) else {
            throw .badValue(
                option: "--platform", value: value,
                expected: "ios, macos, watchos, tvos or visionos")
        }
        return platform
    }

    /// A system by its name, as people write it: `ios18`, `iOS18` or `iOS 18`.
    static func system(_ value: String) throws(CommandError) -> Stage.Surroundings.System {
        let name = value.lowercased().filter { $0 != " " }
        guard let system = Stage.Surroundings.System(rawValue: name) else {
            throw .badValue(option: "--system", value: value, expected: "ios26, ios18 or macos26")
        }
        return system
    }

    /// Width and height of `WxH`; `nil` is `auto`. `auto` alone stands for both.
    static func size(_ value: String) throws(CommandError) -> (CGFloat?, CGFloat?) {
        if value == "auto" { return (nil, nil) }
        let parts = value.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw badSize(value) }
        return (try dimension(parts[0], of: value), try dimension(parts[1], of: value))
    }

    private static func dimension(
        _ part: Substring, of value: String
    ) throws(CommandError) -> CGFloat? {
        if part == "auto" { return nil }
        let limit = Double(Stage.Output.largestSide)
        guard let number = Double(part), number > 0, number <= limit else { throw badSize(value) }
        return number
    }

    private static func badSize(_ value: String) -> CommandError {
        .badValue(
            option: "--size", value: value,
            expected: "two numbers like 393x852, each above 0 and at most "
                + "\(Stage.Output.largestSide), or 'auto' for one")
    }

    /// The entries of a list with commas between them; `part` reads one entry.
    private static func list<Entry>(
        _ value: String, for option: String,
        _ part: (String) throws(CommandError) -> Entry
    ) throws(CommandError) -> [Entry] {
        var entries: [Entry] = []
        for text in value.split(separator: ",") { entries.append(try part(String(text))) }
        if entries.isEmpty { throw .missingValue(option: option) }
        return entries
    }

    /// `light` and `dark`; whether each is dark.
    static func appearances(_ value: String) throws(CommandError) -> [Bool] {
        try list(value, for: "--appearances") { text throws(CommandError) in
            guard ["light", "dark"].contains(text) else {
                throw .badValue(option: "--appearances", value: text, expected: "light or dark")
            }
            return text == "dark"
        }
    }

    /// `both`, or `left-to-right` and `right-to-left`; whether each is from right to left.
    static func directions(_ value: String) throws(CommandError) -> [Bool] {
        if value == "both" { return [false, true] }
        return try list(value, for: "--directions") { text throws(CommandError) in
            guard ["left-to-right", "right-to-left"].contains(text) else {
                throw .badValue(
                    option: "--directions", value: text,
                    expected: "both, left-to-right or right-to-left")
            }
            return text == "right-to-left"
        }
    }

    static func sizes(_ value: String) throws(CommandError) -> [VariantMatrix.Size] {
        try list(value, for: "--sizes") { text throws(CommandError) in
            let (width, height) = try size(text)
            return VariantMatrix.Size(text: text, width: width, height: height)
        }
    }

    static func textSizes(_ value: String) throws(CommandError) -> [DynamicTypeSize] {
        try list(value, for: "--text-sizes") { text throws(CommandError) in try textSize(text) }
    }

    static func tolerance(_ value: String) throws(CommandError) -> Int {
        guard let tolerance = Int(value), (0...255).contains(tolerance) else {
            throw .badValue(option: "--tolerance", value: value, expected: "0 to 255")
        }
        return tolerance
    }

    static func scale(_ value: String) throws(CommandError) -> CGFloat {
        guard let scale = Int(value), (1...3).contains(scale) else {
            throw .badValue(option: "--scale", value: value, expected: "1, 2 or 3")
        }
        return CGFloat(scale)
    }

    static func locale(_ value: String) throws(CommandError) -> String {
        if LocaleName.isKnown(value) { return value }
        let near = LocaleName.near(value)
        throw .badValue(
            option: "--locale", value: value,
            expected: near.isEmpty
                ? "an identifier like de_DE, of a language and a region that there are"
                : "did you mean \(near.joined(separator: ", "))?")
    }

    static func timeZone(_ value: String) throws(CommandError) -> TimeZone {
        guard let zone = TimeZone(identifier: value) else {
            throw .badValue(
                option: "--time-zone", value: value, expected: "an identifier like Europe/Paris")
        }
        return zone
    }

    static func textSize(_ value: String) throws(CommandError) -> DynamicTypeSize {
        guard let size = DynamicTypeSize(name: value) else {
            throw .badValue(
                option: "--text-size", value: value,
                expected: textSizes.joined(separator: ", "))
        }
        return size
    }

    private static let fine = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    /// A moment with its time zone, with parts of a second or without, or the beginning of a day in
    /// Greenwich.
    static func moment(_ value: String) throws(CommandError) -> Date {
        let forms = [.iso8601, fine, .iso8601.year().month().day()]
        guard let date = forms.lazy.compactMap({ try? $0.parse(value) }).first else {
            throw .badValue(
                option: "--now", value: value,
                expected: "a moment like 2026-11-21T15:00:00Z, or a day like 2026-11-21")
        }
        return date
    }

    /// Names of schemes, with commas between them, in lower case; with or without their colon. RFC 3986: a letter, then letters,
    /// digits, `+`, `-` and `.`.
    static func linkSchemes(_ value: String) throws(CommandError) -> Set<String> {
        let names = value.lowercased().split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.hasSuffix(":") ? String($0.dropLast()) : String($0) }
        guard names.allSatisfy({ $0.wholeMatch(of: /[a-z][a-z0-9+.\-]*/) != nil }) else {
            let held = Stage.Output.heldLinkSchemes.sorted().joined(separator: ", ")
            throw .badValue(
                option: "--allow-links", value: value,
                expected:
                    "names of schemes like file or javascript; links of \(held) are held anyway")
        }
        return Set(names)
    }

    /// Bytes of a size such as `800M` or `1.5G`, in units of 1,024.
    static func bytes(_ value: String) throws(CommandError) -> Int {
        let units: [Character: Double] = ["K": 1024, "M": 1_048_576, "G": 1_073_741_824]
        let unit = value.last.flatMap { units[Character($0.uppercased())] }
        let number = Double(unit == nil ? value[...] : value.dropLast())
        guard let number, case let bytes = number * (unit ?? 1),
            bytes >= Double(MemoryLimit.least), bytes <= 1e15
        else {
            throw .badValue(
                option: "--memory-limit", value: value,
                expected:
                    "a size like 800M or 4G, at least \(ByteCount.text(bytes: MemoryLimit.least))")
        }
        return Int(bytes)
    }

    static func seconds(
        _ value: String, for option: String, allowsZero: Bool = false
    ) throws(CommandError) -> Double {
        guard let seconds = Double(value), seconds > 0 || allowsZero && seconds == 0,
            seconds <= 86_400
        else {
            throw .badValue(
                option: option, value: value,
                expected: "seconds, \(allowsZero ? "at least" : "above") 0 and at most 86400")
        }
        return seconds
    }
}

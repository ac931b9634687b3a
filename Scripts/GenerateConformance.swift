// Writes Tests/Whole/ConformanceTests/Generated from Tests/Whole/ConformanceTests/Cases.
//
// Run from the root of the repository after a change of a case:
//
//     swift Scripts/GenerateConformance.swift
//
// One file per area. A case becomes a namespace with its view and its expectations; a case that
// extends a type has to stand at file scope, where its declarations get names of their own.

import Foundation

struct Length: Decodable {
    var value: Double?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = nil
        } else if let text = try? container.decode(String.self) {
            guard ["inf", "+inf"].contains(text) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "not a length: \(text)")
            }
            value = .infinity
        } else {
            value = try container.decode(Double.self)
        }
    }

    var source: String {
        guard let value else { return "nil" }
        return value.isInfinite ? ".infinity" : number(value)
    }
}

struct Expectation: Decodable {
    var name: String
    var frame: [Length]
}

struct Volume: Decodable {
    var name: String
    /// x, y, z, width, height, depth.
    var box: [Length]
}

struct Case: Decodable {
    var id: String
    var title: String
    var area: String
    var code: String
    var proposal: [Length]
    var layoutDirection: String
    var rootSize: [Length]?
    var expect: [Expectation]
    var relations: [String]?
    var absent: [String]?
    var tolerance: Double?
    /// Boxes on all three axes.
    var volumes: [Volume]?
    /// The depth that is proposed; that of a window if it is missing.
    var depth: Length?

    /// The case's identifier as part of a Swift name.
    var name: String { id.replacingOccurrences(of: "-", with: "_") }

    var needsFileScope: Bool {
        code.split(separator: "\n").contains { $0.hasPrefix("extension ") }
    }
}

func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
}

func quoted(_ text: String) -> String {
    "\""
        + text.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"") + "\""
}

func indented(_ text: String, by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : margin + $0 }
        .joined(separator: "\n")
}

func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .newlines)
}

/// `alignment` to `Alignment`, `layout-protocol` to `LayoutProtocol`.
func typeName(_ area: String) -> String {
    area.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// The code with `name` in every name that it declares at file scope, and all of it private.
func fileScopeCode(_ item: Case) throws -> String {
    var code = item.code
    let pattern = try NSRegularExpression(
        pattern:
            #"^(?:private )?(?:struct|class|enum|func) (\w+)|^    static (?:let|var|func) (\w+)"#,
        options: .anchorsMatchLines)
    let whole = NSRange(code.startIndex..., in: code)
    var names: [String] = []
    for match in pattern.matches(in: code, range: whole) {
        for group in 1...2 {
            guard let range = Range(match.range(at: group), in: code) else { continue }
            names.append(String(code[range]))
        }
    }
    for name in Set(names).sorted() where name != "defaultValue" && name != "body" {
        code = code.replacingOccurrences(
            of: "\\b\(name)\\b", with: "\(name)_\(item.name)", options: .regularExpression)
    }
    code = code.replacingOccurrences(
        of: "(?m)^(struct|extension|class|enum|func) ", with: "private $1 ",
        options: .regularExpression)
    return code
}

func frameLine(_ expectation: Expectation) -> String {
    let values = expectation.frame.map(\.source).joined(separator: ", ")
    return "ExpectedFrame(\(quoted(expectation.name)), \(values)),"
}

func expectationCode(_ item: Case, view: String) -> String {
    var lines = [
        "static let expectation = ConformanceCase(",
        "    id: \(quoted(item.id)),",
        "    title: \(quoted(item.title)),",
        "    area: \(quoted(item.area)),",
        "    proposal: ProposedViewSize("
            + "width: \(item.proposal[0].source), height: \(item.proposal[1].source)),",
        "    layoutDirection: \(item.layoutDirection == "rtl" ? ".rightToLeft" : ".leftToRight"),",
    ]
    if let size = item.rootSize {
        lines.append("    rootSize: ExpectedSize(\(size[0].source), \(size[1].source)),")
    } else {
        lines.append("    rootSize: nil,")
    }
    func list(_ label: String, _ entries: [String]) {
        if entries.isEmpty {
            lines.append("    \(label): [],")
        } else {
            lines.append("    \(label): [")
            lines += entries.map { "        \($0)" }
            lines.append("    ],")
        }
    }
    list("frames", item.expect.map(frameLine))
    list("relations", (item.relations ?? []).map { quoted($0) + "," })
    list("absent", (item.absent ?? []).map { quoted($0) + "," })
    lines.append("    tolerance: \(number(item.tolerance ?? 0.001)),")
    if let volumes = item.volumes {
        list(
            "volumes",
            volumes.map { volume in
                let values = volume.box.map(\.source).joined(separator: ", ")
                return "ExpectedVolume(\(quoted(volume.name)), \(values)),"
            })
    }
    let depth = item.depth.map { ", proposedDepth: \($0.source)" } ?? ""
    lines.append(
        "    makeSnapshot: { LayoutSnapshot(of: \(view)(), proposal: $0, layoutDirection: $1"
            + "\(depth)) })")
    return lines.joined(separator: "\n")
}

func declaration(_ item: Case) throws -> String {
    let title = "/// \(item.title).\n"
    if item.needsFileScope {
        let view = "Case_\(item.name)_View"
        var code = try fileScopeCode(item)
        code = code.replacingOccurrences(of: "Case_\(item.name)", with: view)
        return trimmed(code) + "\n\n" + title + "enum Case_\(item.name) {\n"
            + indented(expectationCode(item, view: view), by: 4) + "\n}\n"
    }
    return title + "enum Case_\(item.name) {\n" + indented(trimmed(item.code), by: 4) + "\n\n"
        + indented(expectationCode(item, view: "Case"), by: 4) + "\n}\n"
}

func file(_ area: String, _ cases: [Case]) throws -> String {
    let name = typeName(area)
    var text = """
        // Generated by Scripts/GenerateConformance.swift from Cases/*.json; do not edit.
        // length: generated
        // swift-format-ignore-file

        import QuadrantTesting
        import SwiftUI
        import Testing

        extension ConformanceTests {
            @Suite struct \(name)Cases {
                @Test(arguments: Self.cases)
                @MainActor func matches(_ conformanceCase: ConformanceCase) {
                    conformanceCase.check()
                }

                static let cases: [ConformanceCase] = [

        """
    for item in cases { text += "            Case_\(item.name).expectation,\n" }
    text += "        ]\n    }\n}\n"
    for item in cases { text += "\n" + (try declaration(item)) }
    return text
}

let folder = URL(fileURLWithPath: "Tests/Whole/ConformanceTests")
let manager = FileManager.default
let inputs = try manager.contentsOfDirectory(
    at: folder.appendingPathComponent("Cases"), includingPropertiesForKeys: nil
)
.filter { $0.pathExtension == "json" }
.sorted { $0.lastPathComponent < $1.lastPathComponent }
var areas: [String: [Case]] = [:]
for input in inputs {
    for item in try JSONDecoder().decode([Case].self, from: Data(contentsOf: input)) {
        areas[item.area, default: []].append(item)
    }
}
let output = folder.appendingPathComponent("Generated")
try? manager.removeItem(at: output)
try manager.createDirectory(at: output, withIntermediateDirectories: true)
for (area, cases) in areas.sorted(by: { $0.key < $1.key }) {
    let url = output.appendingPathComponent("\(typeName(area))Cases.swift")
    try file(area, cases).write(to: url, atomically: true, encoding: .utf8)
    print("\(url.lastPathComponent): \(cases.count) cases")
}

// What was read and what was written, for Scripts/check-conformance.sh.
let digests = Process()
digests.executableURL = URL(fileURLWithPath: "/usr/bin/env")
digests.arguments = [
    "bash", "-c",
    "sha256sum Scripts/GenerateConformance.swift Tests/Whole/ConformanceTests/Cases/*.json "
        + "Tests/Whole/ConformanceTests/Generated/*.swift > Tests/Whole/ConformanceTests/Cases/digests.txt",
]
try digests.run()
digests.waitUntilExit()
guard digests.terminationStatus == 0 else { fatalError("The digests could not be written.") }

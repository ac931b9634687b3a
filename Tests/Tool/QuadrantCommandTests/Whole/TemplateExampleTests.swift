import Expectations
import Foundation
import QuadrantCommand
import Testing

/// The templates in `Examples/Templates`, drawn from the data beside them. Those that need a module of Apple's beside SwiftUI are
/// drawn by Scripts/template-tests.sh.
@Suite struct TemplateExampleTests {
    /// A template, in a locale, with a text that it shows then.
    struct Row: CustomTestStringConvertible, Sendable {
        let template: String
        let locale: String
        let text: String
        var testDescription: String { "\(template) \(locale)" }
    }

    static let rows = [
        Row(template: "ShareCard", locale: "en", text: "7 min read"),
        Row(template: "ShareCard", locale: "de", text: "7 Min. Lesezeit"),
        Row(template: "ShareCard", locale: "ja", text: "2026年11月29日"),
        Row(template: "Certificate", locale: "en", text: "is awarded to"),
        Row(template: "Certificate", locale: "de", text: "27. November 2026"),
        Row(template: "Certificate", locale: "ja", text: "修了証"),
        Row(template: "Invoice", locale: "en", text: "Page 3 of 3"),
        Row(template: "Invoice", locale: "de", text: "Seite 3 von 3"),
        Row(template: "Invoice", locale: "ja", text: "請求書"),
    ]

    private static let folder = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../../Examples/Templates").standardizedFileURL.path

    /// All locales of a template in one folder, so that it is compiled once.
    @Test(arguments: ["ShareCard", "Certificate", "Invoice"])
    func isDrawnInItsLocales(_ template: String) throws {
        let scratch = try ScratchFolder()
        for row in Self.rows where row.template == template {
            let pages = template == "Invoice" ? ["--pages", "A4"] : []
            let run = try scratch.render(
                [
                    "\(Self.folder)/\(template).swift", "--data", "\(Self.folder)/\(template).json",
                    "--locale", row.locale, "--strict", "-o", "out.pdf",
                ] + pages)
            same(run.ending, .exited(0), "\(row): \(run.errorText)")
            let text = try scratch.shell("pdftotext out.pdf -; pdfinfo out.pdf")
            let words = String(decoding: text.output, as: UTF8.self)
            has(words, row.text, "\(row)")
            has(words, "Pages:           \(template == "Invoice" ? 3 : 1)\n")
        }
    }

    /// Their previews are the examples that `--schema` shows.
    @Test(arguments: ["ShareCard", "Certificate", "Invoice"])
    func previewsAreExamples(_ template: String) throws {
        let scratch = try ScratchFolder()
        let file = "\(Self.folder)/\(template).swift"
        let run = try scratch.shell(
            """
            "$QUADRANT" render "\(file)" --schema |
                python3 -c 'import json, sys; print(json.dumps(json.load(sys.stdin)["examples"][0]))' >example.json
            "$QUADRANT" render "\(file)" --data example.json --strict -o a.svg
            "$QUADRANT" render "\(file)" --quiet -o b.svg && cmp a.svg b.svg && echo same
            """)
        has(String(decoding: run.output, as: UTF8.self), "same", run.errorText)
    }

    /// The names of the certificates are of seven scripts; each has its glyphs here.
    @Test func certificatesAreDrawnInSevenScripts() throws {
        let scratch = try ScratchFolder()
        let run = try scratch.run([
            "batch", "\(Self.folder)/Certificate.swift", "\(Self.folder)/Certificate.jsonl", "-o",
            "out/{id}.svg", "--svg-text",
        ])
        same(run.ending, .exited(0), run.errorText)
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(scratch.path)/out")
        same(names.count { $0.hasSuffix(".svg") }, 7)
        let last = String(decoding: scratch.data("out/2026-007.svg") ?? Data(), as: UTF8.self)
        has(last, "小林")
    }
}

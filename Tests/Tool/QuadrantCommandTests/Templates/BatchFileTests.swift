import Expectations
import Foundation
import QuadrantCommand
import Testing

/// `quadrant batch` into one file: a document, a zip, a tar.
@Suite struct BatchFileTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(
            "Card.swift",
            """
            import SwiftUI
            struct Card: View {
                let id: Int
                var name = "none"
                var body: some View {
                    let values = [1, 2, 3]
                    VStack {
                        Text(verbatim: "card \\(id) \\(id > 900 ? values[id] : 0)")
                            .accessibilityHeading(.h1)
                        Text(verbatim: name)
                    }
                }
            }

            """)
    }

    private func batch(_ rows: [String], _ arguments: [String]) throws -> ChildProcess {
        try scratch.write("rows.jsonl", rows.joined(separator: "\n"))
        return try scratch.run(["batch", "Card.swift", "rows.jsonl", "--scale", "1"] + arguments)
    }

    private func rows(_ ids: some Sequence<Int>) -> [String] { ids.map { "{\"id\":\($0)}" } }

    private func shell(_ script: String) throws -> String {
        let run = try scratch.shell(script)
        same(run.ending, .exited(0), run.errorText)
        return String(decoding: run.output, as: UTF8.self)
    }

    /// More rows than a process draws: they come in their order, whatever is done first.
    @Test func aDocumentHasThePagesOfAllRows() throws {
        let ids = Array(1...120)
        same(try batch(rows(ids), ["-o", "out/all.pdf"]).ending, .exited(0))
        let words = try shell("pdftotext out/all.pdf - 2>&1").split(separator: "\u{0C}")
            .compactMap { $0.split(separator: "\n").first.map(String.init) }
        same(words, ids.map { "card \($0) 0" })
        // Readers that look at all objects find nothing wrong.
        same(try shell("pdftoppm -r 10 -f 119 out/all.pdf page 2>&1; ls page* | wc -l"), "2\n")
        let titles = try shell("grep -ac '/Title' out/all.pdf")
        same(titles, "120\n")
        same(scratch.contents, ["Card.swift", "out", "page-119.ppm", "page-120.ppm", "rows.jsonl"])
        same(try shell("ls -A out"), "all.pdf\n")
        let first = scratch.data("out/all.pdf")
        same(try batch(rows(ids), ["-o", "out/all.pdf"]).ending, .exited(0))
        same(scratch.data("out/all.pdf"), first)
    }

    @Test func aRowThatTrapsCostsItsPage() throws {
        let ids = [1, 2, 901, 3, 902] + Array(4...60)
        let run = try batch(rows(ids) + ["{\"id\":\"x\"}"], ["-o", "all.pdf"])
        same(run.ending, .exited(65))
        has(run.errorText, "60 drawn (")
        has(run.errorText, ", 3 failed; see all.pdf.errors.jsonl\n")
        let words = try shell("pdftotext all.pdf - 2>&1").split(separator: "\u{0C}")
            .compactMap { $0.split(separator: "\n").first.map(String.init) }
        same(words, ids.filter { $0 < 900 }.map { "card \($0) 0" })
        let errors = String(decoding: scratch.data("all.pdf.errors.jsonl") ?? Data(), as: UTF8.self)
        for line in [3, 5, 63] { has(errors, "\"line\":\(line)}") }
    }

    @Test func whereNothingIsDrawnWhatIsThereStays() throws {
        try scratch.write("all.pdf", "old")
        same(try batch(["{}"], ["-o", "all.pdf"]).ending, .exited(65))
        same(scratch.data("all.pdf"), Data("old".utf8))
        same(scratch.contents, ["Card.swift", "all.pdf", "all.pdf.errors.jsonl", "rows.jsonl"])
    }

    /// The file of what goes wrong is never the file of the rows.
    @Test func theRowsStay() throws {
        try scratch.write("errors.jsonl", "{}\n")
        let run = try scratch.run(["batch", "Card.swift", "errors.jsonl"])
        has(run.errorText, "the rows stand in the file that would get what goes wrong; rename it")
        same(scratch.data("errors.jsonl"), Data("{}\n".utf8))
    }

    @Test(arguments: ["zip", "tar"]) func anArchiveHasAFileOfEachRow(_ kind: String) throws {
        let long = String(repeating: "long", count: 40)
        let rows = [
            #"{"id":1,"name":"Ada"}"#, #"{"id":2,"name":"../up"}"#, #"{"id":3,"name":"Zoë"}"#,
            "{\"id\":4,\"name\":\"\(long)\"}", #"{"id":1,"name":"Ada"}"#,
        ]
        let output = "all.\(kind)/{name}/{id}.svg"
        let run = try batch(rows, ["-o", output, "--svg-text"])
        same(run.ending, .exited(65), run.errorText)
        let unpack =
            kind == "zip"
            ? "python3 -c 'import zipfile; zipfile.ZipFile(\"all.zip\").extractall(\"x\")'"
            : "mkdir x && tar xf all.tar -C x"
        let names = try shell("\(unpack); cd x; find . -type f | LC_ALL=C sort")
        same(names, "./Ada/1.svg\n./Zoë/3.svg\n./\(long)/4.svg\n")
        has(String(decoding: scratch.data("x/Zoë/3.svg") ?? Data(), as: UTF8.self), ">Zoë<")
        let errors = String(
            decoding: scratch.data("all.\(kind).errors.jsonl") ?? Data(), as: UTF8.self)
        has(errors, "another row has the name 'Ada/1.svg'")
        has(errors, "the name '..-up/2.svg' cannot be that of a file")
        let first = scratch.data("all.\(kind)")
        same(try batch(rows, ["-o", output, "--svg-text"]).ending, .exited(65))
        same(scratch.data("all.\(kind)"), first)
    }

    /// What parts folders on other systems is a dash, and who knows no header of pax's finds whole names.
    @Test func namesInArchivesAreThoseOfAnySystem() throws {
        let row = #"{"id":1,"name":"C:\\Zoë"}"#
        same(try batch([row], ["-o", "all.tar/{name}/{id}.svg"]).ending, .exited(0))
        same(try shell("tar tf all.tar --quoting-style=literal"), "C--Zoë/1.svg\n")
        let plain = try shell(
            "python3 -c 'print(open(\"all.tar\", \"rb\").read()[1024:].split(b\"\\0\")[0].decode())'"
        )
        same(plain, "C--Zoë/1.svg\n")
    }

    /// A link stays and what it leads to is made; a pipe gets the file.
    @Test func aLinkAndAPipeStay() throws {
        same(try scratch.shell("mkdir real; ln -s real/all.zip link.zip").ending, .exited(0))
        same(try batch(rows([1]), ["-o", "link.zip"]).ending, .exited(0))
        let words = try shell(
            """
            mkfifo pipe.pdf; timeout 60 cat pipe.pdf >got.pdf &
            "$QUADRANT" batch Card.swift rows.jsonl -o pipe.pdf >/dev/null 2>&1; wait; pdftotext got.pdf -
            """)
        has(words, "card 1 0")
        same(
            try shell("test -L link.zip && test -f real/all.zip && test -p pipe.pdf && echo yes"),
            "yes\n")
    }

    /// A picture with alpha is in a document once, with its mask, whatever number of pages and processes shows it.
    @Test func aPictureWithAlphaIsThereOnce() throws {
        try scratch.write(
            "Logo.swift",
            """
            import SwiftUI
            struct Logo: View {
                var body: some View {
                    Circle().fill(.red.gradient).frame(width: 60, height: 60).shadow(radius: 9).padding(20)
                }
            }
            """)
        let logo = try scratch.run(["render", "Logo.swift", "--transparent", "-o", "logo.png"])
        same(logo.ending, .exited(0), logo.errorText)
        try scratch.write(
            "Card.swift",
            """
            import SwiftUI
            struct Card: View {
                let id: Int
                var body: some View { VStack { Image("logo"); Text("\\(id)") } }
            }
            """)
        same(try batch(rows(1...60), ["-o", "all.pdf"]).ending, .exited(0))
        same(try shell("grep -ac '/SMask [0-9]' all.pdf"), "1\n")
        same(try shell("pdfinfo all.pdf | grep Pages"), "Pages:           60\n")
    }

    @Test func anArchiveNumbersItsFiles() throws {
        same(try batch(rows([7, 8]), ["-o", "all.zip"]).ending, .exited(0))
        same(
            try shell(
                "python3 -c 'import zipfile; print(zipfile.ZipFile(\"all.zip\").namelist())'"),
            "['1.png', '2.png']\n")
    }

    /// Content that flows has several pages a row.
    @Test func rowsMayHaveSeveralPages() throws {
        let long = #"{"id":1,"name":"\#((0..<300).map { "w\($0)" }.joined(separator: " "))"}"#
        let run = try batch([long, "{\"id\":2}"], ["-o", "all.pdf", "--pages", "200x200"])
        same(run.ending, .exited(0), run.errorText)
        let pages = try shell("pdftotext all.pdf -").split(separator: "\u{0C}")
        #expect(pages.count > 3)
        has(String(pages.last ?? ""), "card 2 0")
    }
}

import Expectations
import QuadrantCommand
import Testing

@Suite struct CrashReportTests {
    @Test func namesTheBodyThePlaceAndTheReason() {
        let report = CrashReport(
            name: "Card", function: "Card's body", place: "Card.swift:12",
            reason: "Index out of range")
        same(report.message, "Card's body trapped at Card.swift:12: Index out of range")
        same(CommandError.trapped(report).exitCode, .userFile)
    }

    @Test func saysWhatWasDrawnIfItIsAnother() {
        let report = CrashReport(
            name: "Preview", function: "Row's body", place: nil, reason: "boom")
        same(report.message, "Row's body trapped: boom (while drawing Preview)")
    }

    @Test func withoutATraceItSaysWhatWasDrawn() {
        let report = CrashReport(name: "Card", function: nil, place: nil, reason: "signal 9")
        same(report.message, "drawing Card trapped: signal 9")
    }

    @Test(arguments: [
        ("QuadrantPreview.Card.body.getter : some", "Card"),
        ("closure #1 () -> A in QuadrantPreview.Kit.Card.body.getter : some", "Kit.Card"),
        ("QuadrantPreview.(Row in _8F51A0).body.getter : some", "Row"),
        ("closure #1 () -> A in Kit.Card.body.getter : some", "Card"),
        ("Kit.(Row in _8F51A0).body.getter : some", "Row"),
        ("QuadrantPreview.Card.title.getter : Swift.String", nil),
        ("Swift.Array.subscript.getter : A", nil),
    ])
    func findsTheOwnerOfABody(function: String, owner: String?) {
        same(CrashAnalysis.bodyOwner(function), owner)
    }

    /// Previews in a line and in several: what is said of a trap in each.
    @Test(arguments: [
        ("#Preview(\"a\") { Text(\"\\([1][Int(\"4\")!])\") }", 3),
        ("#Preview(\"a\") {\n    Text(\"\\([1][Int(\"4\")!])\")\n}", 4),
        ("#Preview(\"a\",\n    traits: .sizeThatFitsLayout) { Text(\"\\([1][Int(\"4\")!])\") }", 4),
        ("#Preview(\"a\") { let n = Int(\"4\")!\n    Text(\"\\([1][n])\") }", 4),
        ("#Preview(\"a\") { @Previewable @State var n = 4; Text(\"\\([1][n])\") }", 3),
        ("#Preview(\"a\") { @Previewable @State var n = 4\n    Text(\"\\([1][n])\") }", 4),
    ])
    func aTrapInAPreviewNamesItsLine(preview: String, line: Int) throws {
        let folder = try ScratchFolder()
        try folder.write("V.swift", "import SwiftUI\n\n\(preview)\n")
        let run = try folder.render(["V.swift", "-o", "v.png"])
        same(run.ending, .exited(65))
        has(
            run.errorText, "drawing a trapped at V.swift:\(line): Index out of range\n",
            "it said: \(run.errorText)")
    }
}

internal import QuadrantGeometry
internal import QuadrantShaping
internal import QuadrantText

/// The names of fonts that the program knows.
enum FontNames {
    /// Whether a registered, bundled or installed font has this family, full or PostScript name.
    static func isKnown(_ name: String) -> Bool {
        let run = TextRun("x", font: FontDescriptor(family: .named(name), size: 17))
        return ShapingEngine.shared.shape(TextRequest(runs: [run]), proposal: .unspecified)
            .unknownFonts.isEmpty
    }
}

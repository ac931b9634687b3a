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

extension UIFont {
    /// The names of all families of fonts, in order: those of the program, the bundled ones and those of the machine.
    ///
    /// Apple: "familyNames" (UIKit).
    public class var familyNames: [String] { ShapingEngine.shared.fontFamilies }

    /// The names of the fonts of a family: that of the family, if there is one of that name.
    ///
    /// Apple: "fontNames(forFamilyName:)" (UIKit).
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontNames.isKnown(familyName) ? [familyName] : []
    }
}

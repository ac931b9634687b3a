import Foundation

/// Works out which part of a symbol's frame is inked.
///
/// Apple's symbols are smaller than the room they take, and stand in its middle. In pictures of iOS 16 to 26 the
/// room around them is much the same whatever their size: of 37 symbols whose frame and whose ink are measured, the
/// frame less the margins below meets the ink within 0.04 of the font's size in 30.
enum SymbolInk {
    /// The margins around the ink, both sides together, as fractions of the font's size.
    static let margin = CGSize(width: 0.235, height: 0.16)

    /// The margins of a symbol with a slash: those of `bell.slash`, whose frame and ink are measured, and of
    /// `wifi.slash` in a picture of iOS 18, whose frame at 80 points is 93 high.
    static let slashMargin = CGSize(width: 0.235, height: 0.235)

    /// The height of the margins of what an arrow points into or out of: those of `square.and.arrow.up`, and of
    /// `icloud.and.arrow.up` in a picture of iOS 18, whose frame at 60 points is 76 high.
    static let arrowMargin = CGSize(width: 0.235, height: 0.227)

    /// The margins of `doc.text.magnifyingglass`, whose frame at 60 points is 80 high in a picture of iOS 18.
    private static let glassMargin = CGSize(width: 0.235, height: 0.283)

    /// The margins around the ink of a symbol.
    static func margin(_ name: String, _ recipe: SymbolRecipe) -> CGSize {
        if recipe.hasSlash { return slashMargin }
        if name == "doc.text.magnifyingglass" { return glassMargin }
        return name.contains(".and.arrow.up") || name.contains(".and.arrow.down")
            ? arrowMargin : margin
    }

    /// The size of the ink, in points; never larger than the frame.
    ///
    /// - Parameters:
    ///   - share: The ink as fractions of the font's size, at regular weight and medium scale.
    ///   - frame: That of the font, which the ink stands in.
    static func size(
        _ share: CGSize, fontSize: CGFloat, weight: Double, scale: SymbolScale, in frame: CGSize
    ) -> CGSize {
        let growth = SymbolSizeTable.growth(weight: weight)
        let factor = fontSize * self.factor(scale)
        func size(_ share: CGFloat, _ frame: CGFloat) -> CGFloat {
            min(max(share + growth, share / 2) * factor, frame)
        }
        return CGSize(
            width: size(share.width, frame.width), height: size(share.height, frame.height))
    }

    /// The size of the ink at a scale, as a factor of that at the medium scale. The large one is measured, in
    /// images of lists and bars; the small one is its inverse.
    private static func factor(_ scale: SymbolScale) -> CGFloat {
        switch scale {
        case .small: 1 / 1.29
        case .medium: 1
        case .large: 1.29
        }
    }

    /// The ink of a symbol as fractions of the font's size, at regular weight and medium scale.
    ///
    /// - Parameter row: Its frames.
    static func share(
        _ name: String, _ recipe: SymbolRecipe, _ row: SymbolSizeTable.Row
    ) -> CGSize {
        // A badge or slash may reach out of what is under it: its own frame says more.
        let hasFrame = SymbolSizeRule.own(name, SymbolSizeTable.measured) != nil
        let isReaching = hasFrame && recipe.enclosure == nil
        let near =
            isReaching
            ? SymbolSizeRule.own(name, measured) : SymbolSizeRule.nearest(name, recipe, measured)
        let frame = SymbolSizeTable.share(row)
        let margin = margin(name, recipe)
        if let near {
            guard recipe.hasSlash, SymbolSizeRule.own(name, measured) == nil else { return near }
            return CGSize(width: near.width, height: max(near.height, frame.height - margin.height))
        }
        // What is as round as a circle, such as a globe or a clock, has its frame.
        if frame == CGSize(width: 31.0 / 26, height: 30.0 / 26) {
            return CGSize(width: 1, height: 1)
        }
        // What is narrower than a pen keeps a trace of its frame.
        return CGSize(
            width: max(frame.width - margin.width, frame.width * 0.35),
            height: max(frame.height - margin.height, frame.height * 0.35))
    }

    /// The ink of what lies under a slash or a badge, as that of the symbol; `nil` if it has neither.
    static func under(_ name: String, _ recipe: SymbolRecipe) -> CGSize? {
        guard recipe.hasSlash || recipe.badge != nil, recipe.enclosure == nil else { return nil }
        let stem = SymbolSizeRule.stem(name) + (recipe.isSolid ? ".fill" : "")
        let plain = stem.replacing(".fill.fill", with: ".fill")
        guard let recipe = SymbolRecipe.named(plain) else { return nil }
        return share(plain, recipe, SymbolSizeRule.row(plain, recipe))
    }

    /// The measured ink of a name.
    static func measured(_ name: String) -> CGSize? {
        guard let numbers = SymbolMeasuredInk.lines[name]?.first?.split(separator: " "),
            numbers.count == 2, let width = Int(numbers[0]), let height = Int(numbers[1])
        else { return nil }
        return CGSize(width: CGFloat(width) / 100, height: CGFloat(height) / 100)
    }
}

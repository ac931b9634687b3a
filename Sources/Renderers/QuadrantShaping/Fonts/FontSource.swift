package import QuadrantText

/// Where a face comes from: a font file, a face in it and, for a variable font, a place on its axes.
///
/// A renderer that must own its `FT_Face` (cairo reads faces as late as when a PDF is finished) opens
/// one of its own from this.
package struct FontSource: Hashable, Sendable {
    /// The font file.
    package enum File: Hashable, Sendable {
        case bundled(BundledFont)
        /// A file of the machine, by its absolute path.
        case path(String)
        /// One of the engine's registry.
        case registered(RegisteredFile)
    }

    /// A place on one axis of a variable font.
    package struct Variation: Hashable, Sendable {
        /// The axis' tag, big-endian: `wght` is 0x77676874.
        package var tag: UInt32
        /// In the axis' own units, clamped to its range.
        package var value: Double

        /// A place on the axis with that tag.
        package init(tag: UInt32, value: Double) {
            self.tag = tag
            self.value = value
        }
    }

    /// The file itself.
    package var file: File
    /// Which face of the file: 0 unless it is a collection.
    package var index: Int
    /// Axes that differ from the font's default, in the order of their tags; empty for a static font.
    package var variations: [Variation]

    /// A face; by default the first of the file, at its default weight.
    package init(file: File, index: Int = 0, variations: [Variation] = []) {
        self.file = file
        self.index = index
        self.variations = variations
    }
}

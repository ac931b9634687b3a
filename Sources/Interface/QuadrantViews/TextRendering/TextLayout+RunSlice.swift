import QuadrantText

extension Text.Layout {
    /// Some neighbouring glyphs of a run.
    ///
    /// Apple: "Text.Layout.RunSlice".
    public struct RunSlice: Equatable {
        /// The run that the slice is a part of.
        public var run: Run
        /// Which of the run's glyphs are in the slice, counted from the left.
        public var indices: Range<Int>

        /// The slice of a run with the glyphs of a range; indices beyond the run are left out.
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
        }

        /// The value of a type that was attached to the text of the run; `nil` if there is none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// How wide the slice is, and how high its font reaches above and below the baseline.
        public var typographicBounds: TypographicBounds {
            let part = run.glyphs.part(indices)
            return TypographicBounds(of: [part], in: run.line, run.source, width: part.width)
        }

        /// The character that each glyph stands for, or the first of several.
        public var characterIndices: [CharacterIndex] { run.characterIndices(indices) }
    }
}

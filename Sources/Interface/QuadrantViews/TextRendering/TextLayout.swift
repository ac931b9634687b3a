import QuadrantText

extension Text {
    /// The lines of a text that was laid out, from top to bottom.
    ///
    /// Apple: "Text.Layout". A renderer is given it to draw. Points count from the top left corner of
    /// the text.
    public struct Layout: RandomAccessCollection, Equatable {
        let source: TextLayoutSource

        init(_ source: TextLayoutSource) {
            self.source = source
        }

        /// Whether characters are left out because there is too little room.
        public var isTruncated: Bool { source.isTruncated }

        /// The index of the first line: 0.
        public var startIndex: Int { 0 }

        /// The number of lines.
        public var endIndex: Int { source.text.lines.count }

        /// The line at an index, counted from the top.
        public subscript(index: Int) -> Line { Line(source, index) }

        /// Whether both have the same lines of the same characters and attributes.
        public static func == (lhs: Layout, rhs: Layout) -> Bool {
            lhs.source.isSame(as: rhs.source)
        }
    }
}

import QuadrantCore
import QuadrantDisplayList
import QuadrantText

/// The level of a heading.
///
/// Apple: "AccessibilityHeadingLevel".
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// No level is given; in an outline the heading stands on the first level.
    case unspecified
    /// The levels from the first, which is the highest, to the sixth.
    case h1, h2, h3, h4, h5, h6
}

struct HeadingDrawing: NodeDrawing {
    let level: Int
    /// Whether the level was given.
    let isLevelled: Bool

    init(_ level: AccessibilityHeadingLevel) {
        self.level = max(1, Int(level.rawValue))
        isLevelled = level != .unspecified
    }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        let text = content.readableText
        guard !text.isEmpty else { return nil }
        var group = DisplayGroup(content: content)
        group.meaning = .heading(level: level, text: text)
        return group
    }
}

extension Fragment {
    /// The words of all texts in the drawing, in the order in which they are drawn.
    fileprivate var readableText: String {
        var words = ""
        var isParted = false
        func collect(_ fragment: Fragment) {
            for item in fragment.items {
                switch item {
                case .group(let group): collect(group.content)
                case .glyphs(let item):
                    guard !item.run.partsWord else {
                        isParted = true
                        continue
                    }
                    words += (isParted ? "" : " ") + item.run.text
                    isParted = false
                default: break
                }
            }
        }
        collect(self)
        return words.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }
}

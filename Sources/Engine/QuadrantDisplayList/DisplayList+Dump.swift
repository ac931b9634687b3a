import Foundation
import QuadrantGeometry
import QuadrantText

extension DisplayList {
    /// The drawing as text, an item a line: for tests and for reading. Which node an item comes from is
    /// left out, so that equal drawings of two trees have equal texts.
    package var dump: String {
        var lines = ["\(size.width) x \(size.height), scale \(displayScale)"]
        withLargeStack { root.dump(into: &lines, indentation: "") }
        return lines.joined(separator: "\n")
    }
}

extension Fragment {
    /// The items as text, an item a line, as in `DisplayList.dump`; empty for none.
    package var dump: String {
        var lines: [String] = []
        withLargeStack { dump(into: &lines, indentation: "") }
        return lines.joined(separator: "\n")
    }

    fileprivate func dump(into lines: inout [String], indentation: String) {
        for item in items { withLargeStack { item.dump(into: &lines, indentation: indentation) } }
    }
}

extension DisplayItem {
    fileprivate func dump(into lines: inout [String], indentation: String) {
        switch self {
        case .group(let group):
            lines.append(indentation + group.summary)
            if let mask = group.mask {
                lines.append(indentation + "  mask")
                mask.dump(into: &lines, indentation: indentation + "    ")
            }
            group.content.dump(into: &lines, indentation: indentation + "  ")
        case .fill(let item):
            lines.append(indentation + "fill \(item.shape) \(item.paint) \(item.style)")
        case .stroke(let item):
            lines.append(indentation + "stroke \(item.shape) \(item.paint) \(item.style)")
        case .glyphs(let item):
            lines.append(
                indentation + (item.isHidden ? "hidden " : "")
                    + "glyphs \"\(item.run.text)\" \(item.run.size) at \(item.origin) + "
                    + "\(item.run.origin) \(item.paint)")
        case .image(let item):
            lines.append(
                indentation + "image \(item.image.width) x \(item.image.height) \(item.rect) "
                    + "\(item.smoothing)")
        case .shadow(let item):
            lines.append(
                indentation + "shadow \(item.shape) \(item.color) \(item.sigma) \(item.offset) "
                    + "\(item.isInner ? "inner" : "")")
        case .backdrop: lines.append(indentation + "backdrop \(bounds)")
        }
    }
}

extension DisplayGroup {
    /// The group in one line, without settings that have no effect.
    package var summary: String {
        var parts = ["group"]
        if transform != .identity { parts.append("\(transform)") }
        if let place { parts.append("in space \(place)") }
        if let clip { parts.append("clip \(clip.shape) \(clip.style)") }
        if opacity != 1 { parts.append("opacity \(opacity)") }
        if blendMode != .normal { parts.append("\(blendMode)") }
        if isIsolated { parts.append("isolated") }
        if !filters.isEmpty { parts.append("\(filters)") }
        if let projection { parts.append("\(projection)") }
        if let meaning { parts.append("\(meaning)") }
        return parts.joined(separator: " ")
    }
}

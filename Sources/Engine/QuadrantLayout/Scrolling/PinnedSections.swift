import Foundation

/// Keeps headers and footers of sections in sight.
///
/// Evidence: a header stays at the start of the viewport while its section is there, a footer at
/// its end, over the first rows too (measured, macOS 26).
struct PinnedSections {
    /// A view or a line of a lazy container.
    struct Item {
        /// The section and the role of the item; `nil` outside of sections.
        var place: SectionPlace?
        var offset: CGFloat
        var length: CGFloat
        /// Where the item moves, in points along the axis.
        var shift = CGFloat(0)
    }

    /// Neighbouring items of one section, and where the section begins and ends along the axis.
    private struct Section {
        var mark: SectionMark
        var items: Range<Int>
        var start: CGFloat
        var end: CGFloat
    }

    let pinned: PinnedScrollableViews
    /// The visible part of the container along its axis, in points.
    let visible: ClosedRange<CGFloat>

    /// Sets the items' shifts. Linear.
    func pin(_ items: inout [Item]) {
        for section in sections(items) {
            if pinned.contains(.sectionHeaders),
                let (start, end) = span(items, section, .header)
            {
                let length = end - start
                let place = max(start, min(visible.lowerBound, section.end - length))
                move(&items, section, .header, by: place - start)
            }
            if pinned.contains(.sectionFooters),
                let (start, end) = span(items, section, .footer)
            {
                let length = end - start
                let place = min(start, max(visible.upperBound - length, section.start))
                move(&items, section, .footer, by: place - start)
            }
        }
    }

    private func sections(_ items: [Item]) -> [Section] {
        var result: [Section] = []
        for (index, item) in items.enumerated() {
            guard let mark = item.place?.section else { continue }
            if let last = result.last, last.mark === mark, last.items.upperBound == index {
                result[result.count - 1].items = last.items.lowerBound..<index + 1
                result[result.count - 1].end = max(last.end, item.offset + item.length)
            } else {
                result.append(
                    Section(
                        mark: mark, items: index..<index + 1, start: item.offset,
                        end: item.offset + item.length))
            }
        }
        return result
    }

    private func span(
        _ items: [Item], _ section: Section, _ role: SectionPlace.Role
    ) -> (start: CGFloat, end: CGFloat)? {
        var result: (start: CGFloat, end: CGFloat)?
        for item in items[section.items] where item.place?.role == role {
            let end = item.offset + item.length
            result = (result?.start ?? item.offset, max(result?.end ?? end, end))
        }
        return result
    }

    private func move(
        _ items: inout [Item], _ section: Section, _ role: SectionPlace.Role, by shift: CGFloat
    ) {
        for index in section.items where items[index].place?.role == role {
            items[index].shift = shift
        }
    }
}

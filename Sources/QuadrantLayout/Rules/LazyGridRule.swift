package import Foundation
package import QuadrantGeometry

/// `LazyVGrid` (`axis` vertical: it grows downward) and `LazyHGrid`.
///
/// As long across its axis as offered, or as its tracks where these are longer. Every child is
/// measured, those out of sight too.
///
/// - Complexity: linear in the number of children; one measurement of a child for a proposal.
package struct LazyGridRule: ExtendedRule {
    let axis: Axis
    let items: [GridItem]
    /// Across the axis: the place of the tracks in the grid and of views in their tracks.
    let alignment: AlignmentKey
    /// Points between lines.
    let spacing: CGFloat

    /// No items at all count as one flexible item; a spacing that is NaN or infinite as not given.
    ///
    /// Evidence: 8 between lines by default (measured on macOS 26.2).
    package init(axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.items = items.isEmpty ? [GridItem()] : items
        self.alignment = alignment
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? EdgeSpacing.defaultDistance
    }

    package var name: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

    package func isSame(as other: any ExtendedRule) -> Bool {
        guard let other = other as? LazyGridRule else { return false }
        return axis == other.axis && alignment == other.alignment && spacing == other.spacing
            && items.count == other.items.count
            && zip(items, other.items).allSatisfy { $0.isSame(as: $1) }
    }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        let breadth = breadth(proposal.length(axis.other))
        let lines = lines(context, breadth: breadth)
        guard let last = lines.last else { return .along(axis, 0, breadth) }
        return .along(axis, last.offset + last.length, breadth)
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let breadth = size.length(axis.other)
        let tracks = LazyGridTracks(items, room: breadth)
        let spare = max(breadth - tracks.total, 0)
        let start = spare.isFinite ? spare * alignment.fraction(of: breadth) : 0
        var result: [ChildPlacement] = []
        for line in lines(context, breadth: breadth) {
            for (index, child) in line.children.enumerated() {
                var track = LazyGridTrack(offset: 0, length: breadth, alignment: nil)
                if !line.isWhole {
                    track = tracks.tracks[index]
                    track.offset += start
                }
                result.append(place(child, in: track, line, context))
            }
        }
        return result
    }

    /// The length across the axis: what is offered, or the tracks' sum if they need more.
    private func breadth(_ offered: CGFloat) -> CGFloat {
        let room = offered.isNaN ? 0 : offered
        return max(room, LazyGridTracks(items, room: room).total)
    }

    /// A cell's own guides meet the view's, as in a frame.
    private func place(
        _ child: UInt32, in track: LazyGridTrack, _ line: LazyGridLine, _ context: RuleContext
    ) -> ChildPlacement {
        let proposal = Proposal.along(axis, .nan, track.length)
        let size = context.measure(child, proposal)
        let room = CGSize.along(axis, line.length, track.length)
        let own = track.alignment
        let horizontal =
            own?.horizontal.key ?? (axis == .vertical ? alignment : HorizontalAlignment.center.key)
        let vertical =
            own?.vertical.key ?? (axis == .vertical ? VerticalAlignment.center.key : alignment)
        func offset(_ key: AlignmentKey) -> CGFloat {
            key.defaultValue(width: room.width, height: room.height)
                - context.guide(child, key, size: size, proposal: proposal)
        }
        let (x, y) = (offset(horizontal), offset(vertical))
        return axis == .vertical
            ? ChildPlacement(
                child: child, x: track.offset + x, y: line.offset + y, proposal: proposal)
            : ChildPlacement(
                child: child, x: line.offset + x, y: track.offset + y, proposal: proposal)
    }

    /// The children line by line: headers and footers take a line of their own, the views of a
    /// section begin a new one.
    private func lines(_ context: RuleContext, breadth: CGFloat) -> [LazyGridLine] {
        let tracks = LazyGridTracks(items, room: breadth).tracks
        var lines: [LazyGridLine] = []
        var section: SectionMark?
        for child in context.children {
            let place = sectionPlace(child, context)
            let isWhole = place.map { $0.role != .content } ?? false
            let isFull = lines.last.map { $0.isWhole || $0.children.count == tracks.count } ?? true
            if isFull || isWhole || place?.section !== section {
                let offset = lines.last.map { $0.offset + $0.length + spacing } ?? 0
                lines.append(LazyGridLine(offset: offset, isWhole: isWhole))
            }
            section = place?.section
            let track = isWhole ? breadth : tracks[lines[lines.count - 1].children.count].length
            let size = context.measure(child, .along(axis, .nan, track))
            lines[lines.count - 1].add(child, length: size.length(axis))
        }
        return lines
    }

    private func sectionPlace(_ child: UInt32, _ context: RuleContext) -> SectionPlace? {
        var result: SectionPlace?
        context.forEachTrait(child) { key, value in
            if result == nil, key == ObjectIdentifier(SectionPlace.self) {
                result = value as? SectionPlace
            }
        }
        return result
    }
}

/// A row of a grid that grows downward, a column of one that grows sideways.
struct LazyGridLine {
    let offset: CGFloat
    /// One view over all tracks.
    let isWhole: Bool
    private(set) var length = CGFloat(0)
    private(set) var children: [UInt32] = []

    init(offset: CGFloat, isWhole: Bool) {
        self.offset = offset
        self.isWhole = isWhole
    }

    mutating func add(_ child: UInt32, length: CGFloat) {
        children.append(child)
        self.length = max(self.length, length)
    }
}

package import Foundation
package import QuadrantGeometry

/// `LazyVGrid` (`axis` vertical: it grows downward) and `LazyHGrid`.
///
/// As long across its axis as offered, or as its tracks where these are longer. Elements that are not
/// made are one child, a gap, which takes whole lines.
///
/// - Complexity: Linear in the number of children; one measurement of a child for a proposal.
package struct LazyGridRule: ExtendedRule {
    let axis: Axis
    let items: [GridItem]
    /// The guide across the axis by which tracks are placed in the grid, and views in their tracks.
    let alignment: AlignmentKey
    /// Points between lines.
    let spacing: CGFloat
    let pinned: PinnedScrollableViews

    /// The greatest number of items. All tracks of a line in sight are filled, and each layout looks at
    /// all of them.
    package static let mostItems = 10_000

    /// No items at all count as one flexible item, those beyond `mostItems` are left out; a spacing that is
    /// NaN or infinite counts as not given.
    ///
    /// Evidence: 8 between lines by default (measured on macOS 26.2).
    package init(
        axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?,
        pinned: PinnedScrollableViews = []
    ) {
        self.axis = axis
        self.pinned = pinned
        self.items = items.isEmpty ? [GridItem()] : Array(items.prefix(Self.mostItems))
        self.alignment = alignment
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? EdgeSpacing.defaultDistance
    }

    package var name: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

    /// Whether the rule decides which children are shown. It does: views out of sight are not
    /// shown.
    package var choosesChildren: Bool { true }

    package func isSame(as other: any ExtendedRule) -> Bool {
        guard let other = other as? LazyGridRule else { return false }
        return axis == other.axis && alignment == other.alignment && spacing == other.spacing
            && pinned == other.pinned
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
        return place(lines(context, breadth: breadth), breadth: breadth, context)
    }

    package func arrangeInPlace(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let breadth = size.length(axis.other)
        let lines = lines(context, breadth: breadth)
        guard !pinned.isEmpty || context.tree.hasPins else {
            return place(lines, breadth: breadth, context)
        }
        var items = lines.map { line in
            PinnedSections.Item(
                place: line.children.first.flatMap(context.sectionPlace), offset: line.offset,
                length: line.length)
        }
        context.tree.pin(&items, pinned, in: context.node)
        for (index, item) in items.enumerated() {
            for child in lines[index].children {
                context.tree.setPin(child, item.shift, along: axis)
            }
        }
        return place(lines, breadth: breadth, context)
    }

    package func spacing(_ context: RuleContext) -> ViewSpacing? {
        context.spacing(ofViewsIn: context.awake)
    }

    /// How many views stand beside each other.
    func trackCount(in breadth: CGFloat) -> Int {
        LazyGridTracks(items, room: self.breadth(breadth)).tracks.count
    }

    private func place(
        _ lines: [LazyGridLine], breadth: CGFloat, _ context: RuleContext
    ) -> [ChildPlacement] {
        let tracks = LazyGridTracks(items, room: breadth)
        let start = start(of: tracks, in: breadth)
        var result: [ChildPlacement] = []
        for line in lines {
            for (index, child) in line.children.enumerated() {
                var track = LazyGridTrack(offset: 0, length: breadth, alignment: nil)
                if !line.isWhole {
                    track = tracks.tracks[line.firstTrack + index]
                    track.offset += start
                }
                result.append(
                    context.gap(child) == nil
                        ? place(child, in: track, line, context) : place(gap: child, line, breadth))
            }
        }
        return result
    }

    /// Where the first track begins, in points across the axis.
    func start(of tracks: LazyGridTracks, in breadth: CGFloat) -> CGFloat {
        let spare = max(breadth - tracks.total, 0)
        return spare.isFinite ? spare * alignment.fraction(of: breadth) : 0
    }

    /// The guides by which views stand in the cells of a track.
    func guides(in track: LazyGridTrack) -> (horizontal: AlignmentKey, vertical: AlignmentKey) {
        let own = track.alignment
        return (
            own?.horizontal.key ?? (axis == .vertical ? alignment : HorizontalAlignment.center.key),
            own?.vertical.key ?? (axis == .vertical ? VerticalAlignment.center.key : alignment)
        )
    }

    /// The length across the axis: what is offered, or the tracks' sum if they need more.
    private func breadth(_ offered: CGFloat) -> CGFloat {
        let room = offered.isNaN ? 0 : offered
        return max(room, LazyGridTracks(items, room: room).total)
    }

    /// A gap begins where its line does, also where it is longer: it may hold a part of a line.
    private func place(
        gap child: UInt32, _ line: LazyGridLine, _ breadth: CGFloat
    ) -> ChildPlacement {
        let proposal = Proposal.along(axis, .nan, breadth)
        return axis == .vertical
            ? ChildPlacement(child: child, x: 0, y: line.offset, proposal: proposal)
            : ChildPlacement(child: child, x: line.offset, y: 0, proposal: proposal)
    }

    /// A cell's own guides meet the view's, as in a frame.
    private func place(
        _ child: UInt32, in track: LazyGridTrack, _ line: LazyGridLine, _ context: RuleContext
    ) -> ChildPlacement {
        let proposal = Proposal.along(axis, .nan, track.length)
        let size = context.measure(child, proposal)
        let room = CGSize.along(axis, line.length, track.length)
        func offset(_ key: AlignmentKey) -> CGFloat {
            key.defaultValue(width: room.width, height: room.height)
                - context.guide(child, key, size: size, proposal: proposal)
        }
        let keys = guides(in: track)
        let (x, y) = (offset(keys.horizontal), offset(keys.vertical))
        return axis == .vertical
            ? ChildPlacement(
                child: child, x: track.offset + x, y: line.offset + y, proposal: proposal)
            : ChildPlacement(
                child: child, x: line.offset + x, y: track.offset + y, proposal: proposal)
    }

    /// The children line by line: headers and footers take a line of their own, the views of a
    /// section begin a new one.
    func lines(_ context: RuleContext, breadth: CGFloat) -> [LazyGridLine] {
        let tracks = LazyGridTracks(items, room: breadth).tracks
        var lines: [LazyGridLine] = []
        var section: SectionMark?
        for child in context.awake {
            let place = context.sectionPlace(child)
            let isWhole = place.map { $0.role != .content } ?? false
            let isFull = lines.last.map { $0.isWhole || $0.next == tracks.count } ?? true
            let begins = isFull || isWhole || place?.section !== section
            section = place?.section
            if let gap = context.gap(child) {
                add(gap, child, to: &lines, begins: begins, tracks: tracks.count)
                continue
            }
            if begins {
                lines.append(LazyGridLine(offset: end(of: lines), isWhole: isWhole))
            }
            let track = isWhole ? breadth : tracks[lines[lines.count - 1].next].length
            let size = context.measure(child, .along(axis, .nan, track))
            lines[lines.count - 1].add(child, length: size.length(axis))
        }
        return lines
    }

    private func end(of lines: [LazyGridLine]) -> CGFloat {
        lines.last.map { $0.offset + $0.length + spacing } ?? 0
    }

    /// The elements of a gap fill the line before it, then whole lines; the rest stands in the line
    /// that the next view goes on in.
    private func add(
        _ gap: LazyGapRule, _ child: UInt32, to lines: inout [LazyGridLine], begins: Bool,
        tracks: Int
    ) {
        if gap.takesLines {
            var line = LazyGridLine(offset: end(of: lines), isWhole: true)
            line.add(child, length: gap.length)
            line.rows = nil
            lines.append(line)
            return
        }
        var count = gap.elements.count
        if !begins {
            let room = tracks - lines[lines.count - 1].next
            lines[lines.count - 1].skip(min(room, count))
            count -= min(room, count)
        }
        guard count > 0 else { return }
        let (whole, rest) = (count / tracks, count % tracks)
        var line = LazyGridLine(offset: end(of: lines), isWhole: true)
        line.rows = max(1, whole)
        guard whole > 0, rest > 0 else {
            line.add(child, length: gap.length)
            lines.append(line)
            return
        }
        // The rest of a line is as long as a line.
        let pitch = (gap.length + spacing) / CGFloat(whole + 1)
        line.add(child, length: max(0, pitch * CGFloat(whole) - spacing))
        lines.append(line)
        var last = LazyGridLine(offset: end(of: lines), isWhole: false)
        last.skip(rest)
        last.reserve(max(0, pitch - spacing))
        lines.append(last)
    }
}

/// A row of a grid that grows downward, a column of one that grows sideways.
struct LazyGridLine {
    var offset: CGFloat
    /// Whether the line is one view over all tracks.
    let isWhole: Bool
    private(set) var length = CGFloat(0)
    private(set) var children: [UInt32] = []
    /// The track of the first child: those before it belong to elements that are not made.
    private(set) var firstTrack = 0
    /// How many rows of elements that are not made the line stands for; `nil` where that is not known.
    var rows: Int? = 1
    /// How many tracks of the line are left empty.
    private var skipped = 0

    init(offset: CGFloat, isWhole: Bool) {
        self.offset = offset
        self.isWhole = isWhole
    }

    /// The track of the next child.
    var next: Int { skipped + children.count }

    /// Leaves tracks empty.
    mutating func skip(_ count: Int) {
        skipped += count
        if children.isEmpty { firstTrack += count }
    }

    /// Makes the line at least this long, in points along the axis.
    mutating func reserve(_ length: CGFloat) {
        self.length = max(self.length, length)
    }

    mutating func add(_ child: UInt32, length: CGFloat) {
        children.append(child)
        self.length = max(self.length, length)
    }
}

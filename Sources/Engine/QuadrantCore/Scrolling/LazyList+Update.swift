import Foundation
import QuadrantGeometry
import QuadrantLayout

/// Which elements of a lazy list are laid out.
extension LazyList {
    /// How many elements come and go together: those of a line of a grid.
    var stride: Int {
        takesLines ? 1 : max(1, tree.layout.trackCount(of: container.node))
    }

    /// How many lines all elements make.
    var lineCount: Int { line(endingAt: source.count, stride) }

    /// The number of lines that begin before an element.
    private func line(endingAt element: Int, _ stride: Int) -> Int {
        // Not rounded up by adding: a list may have as many elements as there are numbers.
        element / stride + (element % stride == 0 ? 0 : 1)
    }

    /// The lines that begin in a range of elements.
    func lines(in elements: Range<Int>) -> Range<Int> {
        let stride = stride
        return line(
            endingAt: elements.lowerBound, stride)..<line(
                endingAt: elements.upperBound, stride)
    }

    /// Notes whether an element takes more than a cell of a grid.
    private func noteLines() {
        guard !takesLines else { return }
        takesLines = made.contains { element in
            guard element.isActive else { return false }
            var count = 0
            return !element.slots.forEachTopNode { node in
                count += 1
                return count == 1 && tree.layout.sectionPlace(of: node) == context.section
            }
        }
    }

    /// The elements that are laid out, line by line.
    private func lines() -> [ArraySlice<LazyElement>] {
        let (active, stride) = (made.filter(\.isActive), stride)
        var result: [ArraySlice<LazyElement>] = []
        var start = 0
        for index in active.indices {
            let isLast = index + 1 == active.count
            if isLast || active[index + 1].index / stride != active[index].index / stride {
                result.append(active[start...index])
                start = index + 1
            }
        }
        return result
    }

    /// From the start of the first to the end of the last view of some elements; `nil` without views.
    private func span(of elements: ArraySlice<LazyElement>) -> (start: CGFloat, end: CGFloat)? {
        var result: (start: CGFloat, end: CGFloat)?
        for element in elements {
            tree.statistics.lazySpans += 1
            _ = element.slots.forEachTopNode { node in
                guard !tree.layout.isDormant(node) else { return true }
                let (start, end) = container.span(of: node)
                result = (min(result?.start ?? start, start), max(result?.end ?? end, end))
                return true
            }
        }
        return result
    }

    /// Takes the lengths over that the elements have as they are laid out.
    @MainActor
    func noteLengths() {
        tree.statistics.lazyLooks += 1
        let size = tree.layout.size(of: container.node)
        let breadth = container.axis == .vertical ? size.width : size.height
        noteLines()
        if breadth != notedBreadth || lengths.count != lineCount {
            // Lengths of those that are not laid out are of another breadth.
            lengths.reset(count: lineCount)
            notedBreadth = breadth
        }
        let fixed = tree.layout.lazySpacing(of: container.node)
        var last: (line: ArraySlice<LazyElement>, start: CGFloat, end: CGFloat)?
        isWaiting = false
        let stride = stride
        @MainActor func note(
            _ line: ArraySlice<LazyElement>, _ length: CGFloat, tolerance: CGFloat = 0
        ) {
            // Lists in them have to know first how long they are.
            guard !line.contains(where: { $0.holdsUnknownLengths }) else {
                isWaiting = true
                return
            }
            if let first = line.first {
                lengths.note(length, at: first.index / stride, tolerance: tolerance)
            }
        }
        for line in lines() {
            guard let span = span(of: line) else {
                note(line, 0)
                continue
            }
            if let last {
                let follows = line.first?.index == (last.line.last?.index ?? -2) + 1
                if follows, fixed == nil { noteSpacing(from: last.end, to: span.start) }
                note(
                    last.line, last.end - last.start + (fixed ?? seenSpacing),
                    tolerance: lost(last.end))
            }
            last = (line, span.start, span.end)
        }
        if let last {
            note(
                last.line, last.end - last.start + (fixed ?? seenSpacing), tolerance: lost(last.end)
            )
        }
        lengths.settleAverage()
    }

    /// Takes the distance of two neighbours over, unless it is the known one but for what is lost so far off.
    private func noteSpacing(from end: CGFloat, to start: CGFloat) {
        let spacing = start - end
        if abs(spacing - seenSpacing) > lost(start) { seenSpacing = spacing }
    }

    /// How much of a length is lost between two places so far off.
    private func lost(_ place: CGFloat) -> CGFloat { 1e-13 * abs(place) }

    /// Makes elements that came in sight and leaves out those that went. Returns whether there were
    /// any.
    @MainActor
    func update(_ visible: ClosedRange<CGFloat>) -> Bool {
        let stride = stride
        var hasChanged = false
        // Elements that go out of sight by being laid out would come and go for ever: late in an update they stay.
        let mayLeave = container.rounds < UpdateLimits.lazyRounds / 4
        for line in mayLeave ? lines() : [] {
            guard let first = line.first, !stays(line) else { continue }
            if let span = span(of: line), isInSight(span, visible) { continue }
            // Elements without views have no place: they stay beside those that have.
            if span(of: line) == nil, isBesideSight(first, visible, stride) { continue }
            for element in line { element.setActive(false) }
            hasChanged = true
        }
        for gap in gapNodes {
            // A gap that is to get another length will lie elsewhere: what of it is in sight is not known yet.
            guard lengths.average == nil || !isOutdated(gap.node) else { continue }
            let span = container.span(of: gap.node)
            for range in ranges(in: gap.elements, from: span, visible, stride) {
                let room = max(0, UpdateLimits.elementsInSight - made.count)
                if room < range.count { tree.report(.tooManyInSight(source.count), in: scope) }
                for index in range.prefix(room) where activate(index) { hasChanged = true }
                noteAnchor(range, gap.elements, span.start)
            }
        }
        guard hasChanged else { return false }
        arrange(after: predecessor(in: tree.layout))
        return true
    }

    /// Elements that are laid out wherever they are: the one that is scrolled to, those in which a finger holds something,
    /// and the first where it says how long the container is across its axis.
    private func stays(_ line: ArraySlice<LazyElement>) -> Bool {
        line.contains { element in
            element.index == wanted || element.index == 0 && decidesBreadth || holds(element)
        }
    }

    /// Whether a finger holds something in the element.
    private func holds(_ element: LazyElement) -> Bool {
        guard !tree.scrolling.held.isEmpty else { return false }
        return !element.slots.forEachTopNode { !tree.isHeld($0) }
    }

    private var decidesBreadth: Bool {
        let proposal = tree.layout.placedProposal(of: container.node)
        return container.lists.first === self
            && (container.axis == .vertical ? proposal.width : proposal.height).isNaN
    }

    private func isInSight(
        _ span: (start: CGFloat, end: CGFloat), _ visible: ClosedRange<CGFloat>
    ) -> Bool {
        LazyContainer.isInSight(span.start, span.end, visible)
    }

    private func isBesideSight(
        _ element: LazyElement, _ visible: ClosedRange<CGFloat>, _ stride: Int
    ) -> Bool {
        // Elements are in the order of their indices: only the few around it are looked at.
        var place = place(of: element.index - stride)
        while place < made.count, made[place].index - element.index <= stride {
            let other = made[place]
            place += 1
            guard other.isActive, other !== element, let span = span(of: [other]) else { continue }
            if isInSight(span, visible) { return true }
        }
        return false
    }

    /// The elements of a run that are in sight, as far as lengths are known; whole lines.
    private func ranges(
        in elements: Range<Int>, from span: (start: CGFloat, end: CGFloat),
        _ visible: ClosedRange<CGFloat>, _ stride: Int
    ) -> [Range<Int>] {
        func whole(_ low: Int, _ high: Int) -> Range<Int> {
            let start = max(elements.lowerBound, low / stride * stride)
            let (line, last) = (high / stride * stride, elements.upperBound)
            let end = last - line < stride ? last : line + stride
            return start..<max(start, end)
        }
        var result: [Range<Int>] = []
        if let wanted, elements.contains(wanted) { result.append(whole(wanted, wanted)) }
        if decidesBreadth, elements.contains(0) { result.append(whole(0, 0)) }
        // Lines of which something is laid out are made whole.
        func isBegun(_ line: Int) -> Bool {
            made.contains { $0.isActive && $0.index / stride == line }
        }
        if elements.lowerBound % stride != 0, isBegun(elements.lowerBound / stride) {
            result.append(whole(elements.lowerBound, elements.lowerBound))
        }
        if elements.upperBound % stride != 0, elements.upperBound < source.count,
            isBegun(elements.upperBound / stride)
        {
            result.append(whole(elements.upperBound - 1, elements.upperBound - 1))
        }
        guard isInSight(span, visible) else { return result }
        let least = container.rounds < 4 ? 1 : 1 << min(container.rounds, 20)
        guard let average = lengths.average, average > 0 else {
            if isWaiting { return result }
            let low = elements.lowerBound
            result.append(whole(low, min(low + least, elements.upperBound) - 1))
            return result
        }
        let from = max(0, visible.lowerBound - span.start)
        let lines = lines(in: elements)
        guard !lines.isEmpty else { return result }
        let low = lengths.index(at: from, in: lines)
        var high = lines.upperBound - 1
        if visible.upperBound.isFinite, visible.upperBound < span.end {
            // What ends where the sight begins is not in it.
            let to = (visible.upperBound - span.start).nextDown
            high = min(high, max(lengths.index(at: to, in: lines), low + least - 1))
        }
        result.append(whole(low * stride, high * stride))
        return result
    }

    /// Lays an element out that was not. Returns whether it can be.
    @MainActor
    private func activate(_ index: Int) -> Bool {
        guard let element = make(index) else { return false }
        if !element.isActive { element.setActive(true) }
        return true
    }

    /// The first element made where nothing was in sight stays where it was thought to be.
    private func noteAnchor(_ range: Range<Int>, _ run: Range<Int>, _ start: CGFloat) {
        guard container.anchor == nil, container.pendingAnchor == nil, !range.isEmpty,
            let element = made.first(where: { $0.index >= range.lowerBound })
        else { return }
        let offset = start + lengths.length(of: lines(in: run.lowerBound..<element.index))
        container.pendingAnchor = (element, offset)
    }

    /// Drops elements that have been out of sight for long, with their state.
    func dropOld(before clock: Int) {
        if isWritten { return }
        drop(made.filter { !$0.isActive && $0.leftAt < clock })
    }
}

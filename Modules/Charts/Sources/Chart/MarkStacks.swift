internal import Foundation

/// Where bars and areas at one place begin and end.
struct MarkStacks {
    /// From where to where a mark reaches along its axis of values, by the place of the mark; without those that are not stacked.
    private(set) var ranges: [Int: (start: Double, end: Double)] = [:]
    /// The marks whose end is the outermost of their stack.
    private(set) var outermost: Set<Int> = []
    /// The marks whose start is the other end of a centred stack.
    private(set) var innermost: Set<Int> = []
    /// Whether there are shares, and nothing else.
    private(set) var areShares = false
    /// Whether all stacks are centred.
    private(set) var areCentred = false

    private struct Key: Hashable {
        var kind: Mark.Kind
        var base: _Datum?
        var position: _Datum?
        var isLying: Bool
    }

    fileprivate struct Sum {
        var up = 0.0
        var down = 0.0
        var total = 0.0
        var last: Int?
        var lowest: Int?
        var marks: [Int] = []
    }

    /// Stacks the marks that are to be stacked, in their order.
    init(_ marks: [Mark], _ areLying: [Bool]) {
        var sums: [Key: Sum] = [:]
        var order: [Key] = []
        var methods: Set<MarkStackingMethod> = []
        for (place, mark) in marks.enumerated() {
            guard let (key, amount) = Self.stacked(mark, areLying[place]) else { continue }
            methods.insert(mark.stacking)
            if mark.stacking == .unstacked {
                ranges[place] = (0, amount)
                outermost.insert(place)
                continue
            }
            if sums[key] == nil { order.append(key) }
            sums[key, default: Sum()].add(place, amount, &ranges)
        }
        for key in order {
            guard let sum = sums[key] else { continue }
            outermost.formUnion([sum.last, sum.lowest].compactMap { $0 })
            finish(sum, marks)
        }
        areShares = methods == [.normalized]
        areCentred = methods == [.center]
    }

    /// The stack a mark belongs to, and its length; `nil` where it has a range of its own.
    private static func stacked(_ mark: Mark, _ isLying: Bool) -> (Key, Double)? {
        guard mark.kind == .bar || mark.kind == .area else { return nil }
        let (value, base) = isLying ? (mark.x, mark.y) : (mark.y, mark.x)
        guard case .value(let extent) = value, case .number(let amount) = extent.start,
            amount.isFinite
        else { return nil }
        var place: _Datum?
        if case .value(let extent) = base { place = extent.start }
        if case .range(let start, _) = base { place = start }
        return (
            Key(
                kind: mark.kind, base: place, position: mark.look.position?.value.datum,
                isLying: isLying), amount
        )
    }

    /// Makes shares of lengths, or moves them to the middle.
    private mutating func finish(_ sum: Sum, _ marks: [Mark]) {
        for place in sum.marks {
            guard let range = ranges[place] else { continue }
            switch marks[place].stacking {
            case .normalized:
                let total = sum.total == 0 ? 1 : sum.total
                ranges[place] = (range.start / total, range.end / total)
            case .center:
                let middle = (sum.up + sum.down) / 2
                ranges[place] = (range.start - middle, range.end - middle)
                // With values of both signs, both ends are ends of values.
                if range.start == 0, sum.up == 0 || sum.down == 0 { innermost.insert(place) }
            default: break
            }
        }
    }
}

extension MarkStacks.Sum {
    fileprivate mutating func add(
        _ place: Int, _ amount: Double, _ ranges: inout [Int: (start: Double, end: Double)]
    ) {
        total += abs(amount)
        marks.append(place)
        if amount < 0 {
            ranges[place] = (down, down + amount)
            down += amount
            lowest = place
        } else {
            ranges[place] = (up, up + amount)
            up += amount
            if amount > 0 || last == nil { last = place }
        }
    }
}

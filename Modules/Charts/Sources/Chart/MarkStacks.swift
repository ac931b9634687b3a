internal import Foundation

/// Where bars and areas at one place begin and end.
struct MarkStacks {
    typealias Range = (start: Double, end: Double)

    /// From where to where marks reach along their axis of values, by their places; NaN for those that are not stacked.
    private var ranges: [SIMD2<Double>]
    /// Whether the end of a mark is the outermost of its stack, by the places of marks.
    private var areOutermost: [Bool]
    /// Whether the start of a mark is the other end of a centred stack, by the places of marks.
    private var areInnermost: [Bool]
    /// Whether there are shares, and nothing else.
    private(set) var areShares = false
    /// Whether all stacks are centred ones of bars.
    private(set) var areCentredBars = false

    private struct Key: Hashable {
        var kind: Mark.Kind
        var base: _Datum?
        var position: _Datum?
        var isLying: Bool

        // What all stacks have in common tells none from others.
        func hash(into hasher: inout Hasher) {
            hasher.combine(base)
            if let position { hasher.combine(position) }
        }

        /// Whether it comes behind another along their axis.
        func isBehind(_ other: Key) -> Bool {
            guard kind == other.kind, isLying == other.isLying, let one = other.base?.amount,
                let amount = base?.amount
            else { return false }
            return amount > one
        }
    }

    fileprivate struct Sum {
        var up = 0.0
        var down = 0.0
        var total = 0.0
        var last: Int?
        var lowest: Int?
    }

    private static let none = SIMD2(Double.nan, .nan)

    /// Stacks the marks that are to be stacked, in their order.
    init(_ marks: [Mark], _ areLying: [Bool]) {
        ranges = [SIMD2<Double>](repeating: Self.none, count: marks.count)
        areOutermost = [Bool](repeating: false, count: marks.count)
        areInnermost = areOutermost
        // The number of each stack, and the stack of each mark.
        var numbers: [Key: Int] = [:]
        var sums: [Sum] = []
        var owners: [Int32] = []
        // The last stack, as long as each came behind the one before it: then each mark is one, and none is looked for.
        var last: Key?
        var areApart = true
        var methods: Set<MarkStackingMethod> = []
        var hasAreas = false
        for place in marks.indices {
            let mark = marks[place]
            guard let (key, amount) = Self.stacked(mark, areLying[place]) else { continue }
            methods.insert(mark.stacking)
            hasAreas = hasAreas || mark.kind == .area
            if mark.stacking == .unstacked {
                ranges[place] = SIMD2(0, amount)
                areOutermost[place] = true
                continue
            }
            if areApart, last.map({ !key.isBehind($0) }) ?? (key.base?.amount == nil) {
                areApart = false
                for (place, number) in owners.enumerated() where number >= 0 {
                    if let (key, _) = Self.stacked(marks[place], areLying[place]) {
                        numbers[key] = Int(number)
                    }
                }
            }
            last = key
            let number = areApart ? sums.count : numbers[key, default: sums.count]
            if number == sums.count {
                if !areApart { numbers[key] = number }
                if numbers.count == AxisData.manyCategories {
                    numbers.reserveCapacity(marks.count)
                }
                sums.append(Sum())
            }
            if owners.isEmpty { owners = [Int32](repeating: -1, count: marks.count) }
            owners[place] = Int32(number)
            ranges[place] = sums[number].add(place, amount)
        }
        for sum in sums {
            for place in [sum.last, sum.lowest].compactMap(\.self) { areOutermost[place] = true }
        }
        for (place, owner) in owners.enumerated() where owner >= 0 {
            finish(place, marks[place].stacking, sums[Int(owner)])
        }
        areShares = methods == [.normalized]
        areCentredBars = methods == [.center] && !hasAreas
    }

    /// From where to where a mark reaches along its axis of values; `nil` where it is not stacked.
    func range(of place: Int) -> Range? {
        let range = ranges[place]
        return range.x.isNaN ? nil : (range.x, range.y)
    }

    /// Whether the end of a mark is the outermost of its stack.
    func isOutermost(_ place: Int) -> Bool { areOutermost[place] }

    /// Whether the start of a mark is the other end of a centred stack.
    func isInnermost(_ place: Int) -> Bool { areInnermost[place] }

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

    /// Makes a share of a length, or moves it to the middle.
    private mutating func finish(_ place: Int, _ method: MarkStackingMethod, _ sum: Sum) {
        switch method {
        case .normalized: ranges[place] /= sum.total == 0 ? 1 : sum.total
        case .center:
            // With values of both signs, both ends are ends of values.
            areInnermost[place] = ranges[place].x == 0 && (sum.up == 0 || sum.down == 0)
            ranges[place] -= (sum.up + sum.down) / 2
        default: break
        }
    }
}

extension MarkStacks.Sum {
    /// Adds a length, which reaches from where to where.
    fileprivate mutating func add(_ place: Int, _ amount: Double) -> SIMD2<Double> {
        total += abs(amount)
        if amount < 0 {
            defer { down += amount }
            lowest = place
            return SIMD2(down, down + amount)
        }
        defer { up += amount }
        if amount > 0 || last == nil { last = place }
        return SIMD2(up, up + amount)
    }
}

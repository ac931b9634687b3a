/// Which planes have to be drawn before which others.
struct PlaneRelations {
    /// For each plane those that lie before it.
    private var nearer: [[Int32]]
    /// The pairs of planes that go through each other; each of both has to be drawn before the other.
    private(set) var crossings: [(Int, Int)] = []
    private let orders: Int

    init(count: Int) {
        nearer = Array(repeating: [], count: count)
        orders = count
    }

    /// Compares all planes that may be seen before one another; returns `false` if these are more than
    /// `limit` pairs.
    mutating func compare(_ planes: [PlaneInSight], atMost limit: Int) -> Bool {
        let boxes = planes.map { SeenBox($0.seen) }
        let fromLeft = planes.indices.sorted { boxes[$0].low.x < boxes[$1].low.x }
        var open: [Int] = []
        var pairs = 0
        for index in fromLeft {
            let box = boxes[index]
            open.removeAll { boxes[$0].high.x <= box.low.x }
            for other in open where boxes[other].meetsVertically(box) {
                pairs += 1
                guard pairs <= limit else { return false }
                switch planes[index].relation(to: planes[other]) {
                case .apart: break
                case .before: nearer[other].append(Int32(index))
                case .behind: nearer[index].append(Int32(other))
                case .crossing:
                    crossings.append((index, other))
                    nearer[other].append(Int32(index))
                    nearer[index].append(Int32(other))
                }
            }
            open.append(index)
        }
        return true
    }

    /// The planes from the farthest on; those which lie before one another in a circle, or cut each other, together.
    ///
    /// Where several could be next, the one that comes first is.
    func groups() -> [[Int]] {
        let (group, members) = circles()
        var waitingFor = Array(repeating: 0, count: members.count)
        for (plane, others) in nearer.enumerated() {
            for other in others where group[plane] != group[Int(other)] {
                waitingFor[group[Int(other)]] += 1
            }
        }
        var ready = FirstOut()
        for index in members.indices where waitingFor[index] == 0 {
            ready.add(members[index][0], index)
        }
        var result: [[Int]] = []
        while let next = ready.takeFirst() {
            result.append(members[next])
            for plane in members[next] {
                for other in nearer[plane] where group[Int(other)] != next {
                    let waiting = group[Int(other)]
                    waitingFor[waiting] -= 1
                    if waitingFor[waiting] == 0 { ready.add(members[waiting][0], waiting) }
                }
            }
        }
        return result
    }

    /// The strongly connected components (Tarjan), without recursion: which one each plane is in, and the planes of
    /// each in their order.
    private func circles() -> (group: [Int], members: [[Int]]) {
        let count = nearer.count
        var number = Array(repeating: -1, count: count)
        var low = Array(repeating: 0, count: count)
        var group = Array(repeating: -1, count: count)
        var (stack, members, counter): ([Int], [[Int]], Int) = ([], [], 0)
        for root in 0..<count where number[root] < 0 {
            var path: [(plane: Int, next: Int)] = [(root, 0)]
            while let (plane, next) = path.last {
                if next == 0 {
                    (number[plane], low[plane]) = (counter, counter)
                    counter += 1
                    stack.append(plane)
                }
                if next < nearer[plane].count {
                    path[path.count - 1].next += 1
                    let other = Int(nearer[plane][next])
                    if number[other] < 0 {
                        path.append((other, 0))
                    } else if group[other] < 0 {
                        low[plane] = min(low[plane], number[other])
                    }
                    continue
                }
                path.removeLast()
                if let outer = path.last?.plane { low[outer] = min(low[outer], low[plane]) }
                guard low[plane] == number[plane] else { continue }
                var own: [Int] = []
                while let last = stack.popLast() {
                    group[last] = members.count
                    own.append(last)
                    if last == plane { break }
                }
                members.append(own.sorted())
            }
        }
        return (group, members)
    }
}

/// The upright rectangle around what is seen of a plane.
private struct SeenBox {
    var low: SIMD2<Double>
    var high: SIMD2<Double>

    init(_ corners: [SIMD2<Double>]) {
        (low, high) = (corners[0], corners[0])
        for corner in corners {
            low = pointwiseMin(low, corner)
            high = pointwiseMax(high, corner)
        }
    }

    func meetsVertically(_ other: SeenBox) -> Bool { low.y < other.high.y && other.low.y < high.y }
}

/// Entries of which the one with the least key comes out first: a heap.
private struct FirstOut {
    private var entries: [(key: Int, value: Int)] = []

    mutating func add(_ key: Int, _ value: Int) {
        entries.append((key, value))
        var index = entries.count - 1
        while index > 0, case let parent = (index - 1) / 2, entries[parent].key > entries[index].key
        {
            entries.swapAt(parent, index)
            index = parent
        }
    }

    mutating func takeFirst() -> Int? {
        guard let first = entries.first, let last = entries.popLast() else { return nil }
        guard !entries.isEmpty else { return first.value }
        entries[0] = last
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2]
            where child < entries.count && entries[child].key < entries[least].key {
                least = child
            }
            guard least != index else { return first.value }
            entries.swapAt(least, index)
            index = least
        }
    }
}

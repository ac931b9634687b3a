import Foundation

/// How a node with many children is laid out as a stack: kept, so that a change of one of them costs that one.
struct StackLayouts {
    /// The kept layouts, for the proposals that were asked last.
    var stacks: [KeptStack] = []
    /// Everything on which the places of the children depend, beside their slots.
    struct Standing: Equatable {
        /// The number of the kept layout (`KeptStack.id`) by which the children were placed.
        var stack: Int
        /// The line on which the guides meet, in points across the axis.
        var line: CGFloat
        var isRightToLeft: Bool
        /// The width of the stack if places depend on it, that is, right to left.
        var width: CGFloat
    }
    /// How the children were placed; `nil` if they were not placed by a kept layout.
    var standing: Standing?
    /// Whether a child has changed since the children were placed.
    var isChanging = false
    /// Whether the flags of all children but `uninherited` have been taken over.
    var hasInherited = false
    /// The children that changed and whose flags the stack has not taken over yet.
    private var uninherited: [UInt32] = []
    /// The places of children that changed, in that order.
    private var changed: [Int] = []
    /// How many layouts were kept so far, from which their numbers come.
    private var stackCount = 0
    /// A stack is asked for its minimum, its maximum, its share, and its share with a settled
    /// length across the axis.
    private static let mostStacks = 4
    /// After so many changes since all layouts were up to date, all of them are dropped.
    private static let mostChanges = 1_000

    mutating func noteChange(of child: UInt32, at place: Int) {
        isChanging = true
        if changed.count == Self.mostChanges {
            changed = []
            stacks = []
        }
        changed.append(place)
        uninherited.append(child)
    }

    /// The places of children that changed since `seen` changes, each once, the first one first.
    func changes(since seen: Int) -> [Int] {
        guard seen < changed.count else { return [] }
        guard changed.count - seen > 1 else { return [changed[seen]] }
        return Set(changed[seen...]).sorted()
    }

    /// Notes that the stack at `index` contains all changes.
    mutating func noteSeen(_ index: Int) {
        stacks[index].seen = changed.count
        forgetSeen()
    }

    private mutating func forgetSeen() {
        guard stacks.allSatisfy({ $0.seen == changed.count }) else { return }
        changed.removeAll(keepingCapacity: true)
        for index in stacks.indices { stacks[index].seen = 0 }
    }

    /// Keeps a layout and returns its index.
    mutating func keep(_ stack: KeptStack) -> Int {
        if stacks.count == Self.mostStacks { stacks.removeFirst() }
        stackCount += 1
        stacks.append(stack)
        stacks[stacks.count - 1].id = stackCount
        noteSeen(stacks.count - 1)
        return stacks.count - 1
    }

    /// The stacks in which all changes are.
    var upToDate: [KeptStack] { stacks.filter { $0.seen == changed.count } }

    mutating func forgetStack(_ index: Int) { stacks.remove(at: index) }

    mutating func forgetStacks() {
        stacks = []
        standing = nil
        hasInherited = false
        changed = []
        uninherited = []
    }

    mutating func takeUninherited() -> [UInt32] {
        defer { uninherited.removeAll(keepingCapacity: true) }
        return uninherited
    }
}

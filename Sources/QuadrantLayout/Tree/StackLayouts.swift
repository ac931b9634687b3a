import Foundation

/// How a node with many children is laid out as a stack: kept, so that a change of one of them costs that one.
struct StackLayouts {
    /// For the proposals that were asked last.
    var stacks: [KeptStack] = []
    /// By what the children stand where they stand.
    struct Standing: Equatable {
        var stack: Int
        /// Where guides meet.
        var line: CGFloat
        var isRightToLeft: Bool
        /// Of the stack, where places depend on it.
        var width: CGFloat
    }
    /// `nil` where they were placed otherwise.
    var standing: Standing?
    /// Whether a child has changed since the children were placed.
    var isChanging = false
    /// Whether what children may say is known of all but `uninherited`.
    var hasInherited = false
    private var uninherited: [UInt32] = []
    /// The places of children that changed, in that order.
    private var changed: [Int] = []
    private var stackCount = 0
    /// A stack is asked for its least, its most, its share and a settled length across.
    private static let mostStacks = 4
    /// What was not asked for during so many changes is not kept, and what many change at once.
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

    /// All changes are in that stack.
    mutating func noteSeen(_ index: Int) {
        stacks[index].seen = changed.count
        forgetSeen()
    }

    private mutating func forgetSeen() {
        guard stacks.allSatisfy({ $0.seen == changed.count }) else { return }
        changed.removeAll(keepingCapacity: true)
        for index in stacks.indices { stacks[index].seen = 0 }
    }

    /// Returns where it stands.
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

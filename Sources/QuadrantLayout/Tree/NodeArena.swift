/// The nodes of a tree, in columns by their index, which counts from 1. Places of removed nodes are used again.
struct NodeArena: ~Copyable {
    /// What every pass reads of each node.
    private(set) var records: UnsafeMutablePointer<NodeRecord>
    /// The proposals nodes were placed with, beside `records`.
    private(set) var placedProposals: UnsafeMutablePointer<Proposal>
    /// The place of a node among its siblings, from 0 on; valid if the parent has an entry as a
    /// wide node.
    private(set) var ordinals: UnsafeMutablePointer<UInt32>
    /// The number of places in use or freed, the unused place 0 included.
    private(set) var count: UInt32 = 1
    private var capacity: UInt32
    private var free: [UInt32] = []

    init(capacity: Int) {
        self.capacity = UInt32(max(capacity, 2))
        records = .allocate(capacity: Int(self.capacity))
        placedProposals = .allocate(capacity: Int(self.capacity))
        ordinals = .allocate(capacity: Int(self.capacity))
        records[0] = NodeRecord(tag: .fixed)
        placedProposals[0] = .unspecified
        ordinals[0] = 0
    }

    deinit {
        records.deallocate()
        placedProposals.deallocate()
        ordinals.deallocate()
    }

    /// How many nodes are alive.
    var aliveCount: Int { Int(count) - 1 - free.count }

    /// A place for a node. Amortised constant time.
    mutating func take() -> UInt32 {
        if let index = free.popLast() { return index }
        if count == capacity { grow() }
        records[Int(count)] = NodeRecord(tag: .fixed)
        ordinals[Int(count)] = 0
        count += 1
        return count - 1
    }

    /// Ends the node at a place, which is used again.
    mutating func release(_ index: UInt32) {
        records[Int(index)].flags = []
        records[Int(index)].generation &+= 1
        free.append(index)
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<NodeRecord>.allocate(capacity: Int(capacity) * 2)
        larger.moveInitialize(from: records, count: Int(count))
        records.deallocate()
        records = larger
        let proposals = UnsafeMutablePointer<Proposal>.allocate(capacity: Int(capacity) * 2)
        proposals.moveInitialize(from: placedProposals, count: Int(count))
        placedProposals.deallocate()
        placedProposals = proposals
        let places = UnsafeMutablePointer<UInt32>.allocate(capacity: Int(capacity) * 2)
        places.moveInitialize(from: ordinals, count: Int(count))
        ordinals.deallocate()
        ordinals = places
        capacity *= 2
    }
}

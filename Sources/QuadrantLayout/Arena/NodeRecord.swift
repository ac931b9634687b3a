import Foundation

/// What every pass touches of a node: 64 bytes, one cache line.
///
/// Index 0 is no node. Positions are relative to the parent's top left corner.
struct NodeRecord: BitwiseCopyable {
    var tag: RuleTag
    /// What the properties below say, one bit each.
    var marks: UInt8 = 1
    var flags: NodeFlags = []
    var parent: UInt32 = 0
    var firstChild: UInt32 = 0
    var nextSibling: UInt32 = 0
    var previousSibling: UInt32 = 0
    /// Into the pool of the rule's kind.
    var rule: UInt32 = 0
    /// Into the size caches; 0 for none yet.
    var cache: UInt32 = 0
    var generation: UInt32 = 0
    var x: CGFloat = 0
    var y: CGFloat = 0
    /// As placed; for a rigid node its one and only answer as soon as it is known.
    var width: CGFloat = 0
    var height: CGFloat = 0

    /// Whether it or one in it has to be drawn anew.
    var isUnrecorded: Bool {
        @inline(__always) get { marks & 1 != 0 }
        @inline(__always) set { marks = newValue ? marks | 1 : marks & ~1 }
    }

    /// Left out by its container, which is lazy: neither measured nor placed.
    var isDormant: Bool {
        @inline(__always) get { marks & 2 != 0 }
        @inline(__always) set { marks = newValue ? marks | 2 : marks & ~2 }
    }

    /// Whether it was asked for a guide that it or one in it may set: the answers are remembered.
    var hasToldGuides: Bool {
        @inline(__always) get { marks & 4 != 0 }
        @inline(__always) set { marks = newValue ? marks | 4 : marks & ~4 }
    }

    /// Whether it was asked for its distances: the answer is remembered.
    var hasToldSpacing: Bool {
        @inline(__always) get { marks & 8 != 0 }
        @inline(__always) set { marks = newValue ? marks | 8 : marks & ~8 }
    }

    /// Whether it was asked for its priority: an answer other than 0 is remembered.
    var hasToldPriority: Bool {
        @inline(__always) get { marks & 16 != 0 }
        @inline(__always) set { marks = newValue ? marks | 16 : marks & ~16 }
    }

    /// Whether it was asked for values that modifiers left; they are not remembered.
    var hasToldTraits: Bool {
        @inline(__always) get { marks & 32 != 0 }
        @inline(__always) set { marks = newValue ? marks | 32 : marks & ~32 }
    }

    /// Whether what it says beside its size cannot be compared with what it said: its container has to
    /// ask again.
    var speaksAnew: Bool {
        @inline(__always) get { marks & 64 != 0 }
        @inline(__always) set { marks = newValue ? marks | 64 : marks & ~64 }
    }

    /// Whether code of the user's was called for it that may have read something.
    var callsOut: Bool {
        @inline(__always) get { marks & 128 != 0 }
        @inline(__always) set { marks = newValue ? marks | 128 : marks & ~128 }
    }

    /// Whether anything was asked of it beside its size.
    var hasToldAnything: Bool {
        @inline(__always) get { marks & 60 != 0 }
    }

    var size: CGSize {
        @inline(__always) get { CGSize(width: width, height: height) }
        @inline(__always) set {
            width = newValue.width
            height = newValue.height
        }
    }
}

/// What is known of a node, one bit each.
struct NodeFlags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    /// Answers the same size to every proposal; the record's size is that answer.
    static let rigid = NodeFlags(rawValue: 1 << 0)
    /// Its answers may have changed since they were cached.
    static let needsMeasure = NodeFlags(rawValue: 1 << 1)
    /// Its children have to be placed again.
    static let needsPlace = NodeFlags(rawValue: 1 << 2)
    /// It stands in the tree with a size and a position.
    static let placed = NodeFlags(rawValue: 1 << 3)
    /// It or one in it sets an alignment guide or has text baselines.
    static let guides = NodeFlags(rawValue: 1 << 4)
    /// It or one in it prefers other than the default spacing.
    static let spacing = NodeFlags(rawValue: 1 << 5)
    /// Its layout priority may be other than 0.
    static let priority = NodeFlags(rawValue: 1 << 6)
    /// It has an entry in the table of traits.
    static let traits = NodeFlags(rawValue: 1 << 7)
    /// Leading is the right side of its children.
    static let rightToLeft = NodeFlags(rawValue: 1 << 8)
    /// Its parent chose not to show it.
    static let absent = NodeFlags(rawValue: 1 << 9)
    /// The place is in use.
    static let alive = NodeFlags(rawValue: 1 << 10)
    /// It or one in it lays out by what is around it: the safe area, or the container that relative
    /// frames refer to.
    static let surroundings = NodeFlags(rawValue: 1 << 13)

    /// What it tells its container beside its size may have changed: guides, spacing, priority.
    static let interfaceChanged = NodeFlags(rawValue: 1 << 11)

    /// Answers that others may rest on have been dropped from its cache.
    static let overflowed = NodeFlags(rawValue: 1 << 12)

    /// Its size is of interest outside: it is noted when it changes.
    static let observed = NodeFlags(rawValue: 1 << 14)
    /// It or one in it may set a guide that is no baseline: each text has those, few nodes set others.
    static let ownGuides = NodeFlags(rawValue: 1 << 15)

    /// What a parent takes over from its children.
    static let inherited: NodeFlags = [.guides, .ownGuides, .spacing, .priority, .surroundings]
}

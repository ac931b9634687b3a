import Foundation

/// What every pass touches of a node: 64 bytes, one cache line.
///
/// Index 0 is no node. Positions are relative to the parent's top left corner.
struct NodeRecord: BitwiseCopyable {
    var tag: RuleTag
    /// The marks that are set, one bit each.
    var marks: UInt8 = NodeRecord.changedMarks
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

    @inline(__always)
    subscript(mark: NodeMark) -> Bool {
        @inline(__always) get { marks & mark.rawValue != 0 }
        @inline(__always) set { marks = newValue ? marks | mark.rawValue : marks & ~mark.rawValue }
    }

    /// Whether anything was asked of it beside its size.
    var hasToldAnything: Bool {
        @inline(__always) get { marks & Self.toldMarks != 0 }
    }

    /// Those of a node that is to be drawn anew: what taps reach follows from the same.
    static var changedMarks: UInt8 {
        @inline(__always) get { NodeMark.unrecorded.rawValue | NodeMark.unreached.rawValue }
    }
    private static var toldMarks: UInt8 {
        @inline(__always) get {
            NodeMark.toldGuides.rawValue | NodeMark.toldSpacing.rawValue
                | NodeMark.toldPriority.rawValue | NodeMark.toldTraits.rawValue
        }
    }

    var size: CGSize {
        @inline(__always) get { CGSize(width: width, height: height) }
        @inline(__always) set {
            width = newValue.width
            height = newValue.height
        }
    }
}

/// What the passes note at a node.
enum NodeMark: UInt8 {
    /// It or one in it has to be drawn anew.
    case unrecorded = 1
    /// Left out by its container, which is lazy: neither measured nor placed.
    case dormant = 2
    /// It was asked for a guide that it or one in it may set: the answers are remembered.
    case toldGuides = 4
    /// It was asked for its distances: the answer is remembered.
    case toldSpacing = 8
    /// It was asked for its priority: an answer other than 0 is remembered.
    case toldPriority = 16
    /// It was asked for values that modifiers left; they are not remembered.
    case toldTraits = 32
    /// Where taps reach it, or one in it, has to be found out anew.
    case unreached = 64
    /// Code of the user's was called for it that may have read something.
    case callsOut = 128
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

    /// It has many children, and an entry in the table of such nodes.
    static let wide = NodeFlags(rawValue: 1 << 12)

    /// Its size is of interest outside: it is noted when it changes.
    static let observed = NodeFlags(rawValue: 1 << 14)
    /// It or one in it may set a guide that is no baseline: each text has those, few nodes set others.
    static let ownGuides = NodeFlags(rawValue: 1 << 15)

    /// What a parent takes over from its children.
    static let inherited: NodeFlags = [.guides, .ownGuides, .spacing, .priority, .surroundings]
}

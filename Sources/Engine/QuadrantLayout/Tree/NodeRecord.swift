import Foundation

/// What every pass reads of a node: 64 bytes, one cache line.
///
/// Index 0 is no node. Positions are relative to the parent's top left corner.
struct NodeRecord: BitwiseCopyable {
    /// The kind of the node's rule.
    var tag: RuleTag
    /// The marks that are set, one bit each.
    var marks: UInt8 = NodeRecord.changedMarks
    var flags: NodeFlags = []
    var parent: UInt32 = 0
    var firstChild: UInt32 = 0
    var nextSibling: UInt32 = 0
    var previousSibling: UInt32 = 0
    /// The index of the rule's values in the pool of its kind.
    var rule: UInt32 = 0
    /// The index of the first block of cached answers; 0 for none.
    var cache: UInt32 = 0
    /// How often the place of this record was freed.
    var generation: UInt32 = 0
    /// The position in the parent, in points from its top left corner.
    var x: CGFloat = 0
    var y: CGFloat = 0
    /// In points; what they mean is said at `answer` and `placedSize`.
    private var width: CGFloat = 0
    private var height: CGFloat = 0

    init(tag: RuleTag) { self.tag = tag }

    @inline(__always)
    subscript(mark: NodeMark) -> Bool {
        @inline(__always) get { marks & mark.rawValue != 0 }
        @inline(__always) set { marks = newValue ? marks | mark.rawValue : marks & ~mark.rawValue }
    }

    /// Whether the node was asked for anything beside its size.
    var hasToldAnything: Bool {
        @inline(__always) get { marks & Self.toldMarks != 0 }
    }

    /// The marks of a node that has to be drawn again: what taps reach in it has to be found out
    /// again too.
    static var changedMarks: UInt8 {
        @inline(__always) get { NodeMark.unrecorded.rawValue | NodeMark.unreached.rawValue }
    }
    private static var toldMarks: UInt8 {
        @inline(__always) get {
            NodeMark.toldGuides.rawValue | NodeMark.toldSpacing.rawValue
                | NodeMark.toldPriority.rawValue | NodeMark.toldTraits.rawValue
        }
    }

    /// What a rigid node answers to every proposal. It is placed at this size and at no other, so that a new
    /// answer is the new placed size at once (`LayoutTree.answerAlways`).
    var answer: CGSize {
        @inline(__always) get {
            assert(flags.contains(.rigid), "Only a rigid node has one answer.")
            return CGSize(width: width, height: height)
        }
        @inline(__always) set {
            (width, height) = (newValue.width, newValue.height)
            flags.insert(.rigid)
        }
    }

    /// The size at which the node was placed; of a rigid one, at which it is going to be.
    var placedSize: CGSize {
        @inline(__always) get { CGSize(width: width, height: height) }
        @inline(__always) set {
            assert(
                !flags.contains(.rigid) || Proposal(newValue) == Proposal(answer),
                "A rigid node is placed at its answer.")
            (width, height) = (newValue.width, newValue.height)
        }
    }
}

/// What the passes note at a node.
enum NodeMark: UInt8 {
    /// The node or one in it has to be drawn again.
    case unrecorded = 1
    /// The lazy container around leaves the node out: it is neither measured nor placed.
    case dormant = 2
    /// The node was asked for a guide that it or one in it may set; the answers are in
    /// `ToldAnswers`.
    case toldGuides = 4
    /// The node was asked for its distances; the answer is in `ToldAnswers`.
    case toldSpacing = 8
    /// The node was asked for its priority; an answer other than 0 is in `ToldAnswers`.
    case toldPriority = 16
    /// The node was asked for values that modifiers left; the answers are not remembered.
    case toldTraits = 32
    /// Where taps reach the node, or one in it, has to be found out again.
    case unreached = 64
    /// Code of the user's was called for the node, and may have read states.
    case callsOut = 128
}

/// What is known of a node, one bit each.
struct NodeFlags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    /// The node answers the same size to every proposal (`NodeRecord.answer`).
    static let rigid = NodeFlags(rawValue: 1 << 0)
    /// The node's answers may have changed since they were cached.
    static let needsMeasure = NodeFlags(rawValue: 1 << 1)
    /// The node's children have to be placed again.
    static let needsPlace = NodeFlags(rawValue: 1 << 2)
    /// The node has been placed: it has a size and a position.
    static let placed = NodeFlags(rawValue: 1 << 3)
    /// The node or one in it sets an alignment guide or has text baselines.
    static let guides = NodeFlags(rawValue: 1 << 4)
    /// The node or one in it prefers distances other than the default.
    static let spacing = NodeFlags(rawValue: 1 << 5)
    /// The node's layout priority may differ from 0.
    static let priority = NodeFlags(rawValue: 1 << 6)
    /// The node has an entry in the table of traits.
    static let traits = NodeFlags(rawValue: 1 << 7)
    /// For the node's children, leading is the right side.
    static let rightToLeft = NodeFlags(rawValue: 1 << 8)
    /// The parent has chosen not to show the node.
    static let absent = NodeFlags(rawValue: 1 << 9)
    /// The place is in use.
    static let alive = NodeFlags(rawValue: 1 << 10)
    /// The layout of the node or of one in it depends on its surroundings: the safe area, or the
    /// container that relative frames refer to.
    static let surroundings = NodeFlags(rawValue: 1 << 13)

    /// What the node answers beside its size may have changed: guides, distances, priority.
    static let interfaceChanged = NodeFlags(rawValue: 1 << 11)

    /// The node has many children, and an entry as a wide node.
    static let wide = NodeFlags(rawValue: 1 << 12)

    /// Changes of the node's size are noted, as something outside of the layout depends on it.
    static let observed = NodeFlags(rawValue: 1 << 14)
    /// The node or one in it may set a guide that is no baseline. Every text has baselines, and few
    /// nodes set other guides.
    static let ownGuides = NodeFlags(rawValue: 1 << 15)

    /// The flags that a parent takes over from its children.
    static let inherited: NodeFlags = [.guides, .ownGuides, .spacing, .priority, .surroundings]
}

package import Foundation
package import QuadrantGeometry

/// A rule outside the hot set: it sees its children through `RuleContext`.
///
/// Called once per measurement that is not cached and once per placement, through an existential;
/// a rule that most trees use belongs into `LayoutRule` instead.
package protocol ExtendedRule {
    /// What is animated of the rule when it changes; the layout is then worked out at each moment. Nothing by default.
    var movingData: _AnyAnimatableData { get set }

    /// Whether rules of the type may have such data; asked before these, which take time.
    var moves: Bool { get }

    /// Whether a node with `other` would lay out the same.
    func isSame(as other: any ExtendedRule) -> Bool

    /// The answer to `proposal`. Must not depend on anything but the proposal and the children.
    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize

    /// Where the children stand in a node of `size` that is placed with `proposal`: one placement
    /// for each child that is shown; the others are absent.
    func arrange(_ size: CGSize, _ proposal: Proposal, _ context: RuleContext) -> [ChildPlacement]

    /// As `arrange`, where the node and those around it have their places: only here may the outcome
    /// depend on the safe area.
    func arrangeInPlace(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement]

    /// What the node does to the safe area of `child`, laid out as for `arrange`; `nil` for nothing.
    func safeArea(
        of child: UInt32, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> SafeAreaChange?

    /// Whether the node ever changes the safe area of its children by insets.
    var setsSafeArea: Bool { get }

    /// Whether it lays out by the safe area or the container around it; the engine then places it
    /// again whenever its parent is, and drops its answers with the container's size.
    var followsSurroundings: Bool { get }

    /// Whether relative frames in it refer to the size that it sets by `setContainerSize`.
    var isContainer: Bool { get }

    /// The guide's explicit value; `nil` for the usual merging of the children's.
    func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> CGFloat??

    /// The distances the node prefers; `nil` for the merging of its children's.
    func spacing(_ context: RuleContext) -> ViewSpacing?

    /// Whether it calls code of the user's, which may read states.
    var callsOut: Bool { get }

    /// The name of the rule in messages.
    var name: String { get }

    /// The container or modifier as it is written with its arguments, for explanations; asked for by
    /// these only.
    var label: String { get }

    /// Why its content has its room and its place, for explanations; asked for by these only, of nodes that are placed.
    func contentReasons(_ context: RuleContext) -> [ContentReason]

    /// Whether the answer depends on the children's answers only: then it is always the same if
    /// each of theirs is.
    var followsChildren: Bool { get }

    /// Whether its children see an explicit priority of it only (`false`) or its single child's is
    /// handed on (`true`).
    var isWrapper: Bool { get }

    /// Whether it shows some of its children only, and those that it does not show count for nothing
    /// to the views around: no preferences come from them, and they have not appeared.
    var choosesChildren: Bool { get }

    /// Whether the node lies over the whole root: what is in it counts for nothing to the views around.
    var isPresentedLayer: Bool { get }
}

extension ExtendedRule {
    package var movingData: _AnyAnimatableData {
        get { .zero }
        set {}
    }

    package var moves: Bool { false }

    package func arrangeInPlace(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        arrange(size, proposal, context)
    }

    package func safeArea(
        of child: UInt32, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> SafeAreaChange? { nil }

    package var setsSafeArea: Bool { false }

    package var followsSurroundings: Bool { false }

    package var isContainer: Bool { false }

    package func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> CGFloat?? { nil }

    package func spacing(_ context: RuleContext) -> ViewSpacing? { nil }

    package var callsOut: Bool { false }

    package func contentReasons(_ context: RuleContext) -> [ContentReason] { [] }

    package var followsChildren: Bool { false }

    package var isWrapper: Bool { false }

    package var choosesChildren: Bool { false }

    package var isPresentedLayer: Bool { false }
}

/// Where a child stands in its parent, before mirroring: x counts from the leading edge.
package struct ChildPlacement: BitwiseCopyable {
    /// The index of the child's node.
    package var child: UInt32
    /// The distance of the child's leading edge from the parent's, in points.
    package var x: CGFloat
    /// The distance of the child's top edge from the parent's, in points.
    package var y: CGFloat
    /// What the child is proposed when it is placed.
    package var proposal: Proposal

    package init(child: UInt32, x: CGFloat, y: CGFloat, proposal: Proposal) {
        self.child = child
        self.x = x
        self.y = y
        self.proposal = proposal
    }
}

/// The rules of custom layouts, whatever their type.
protocol CustomLayoutMark {}

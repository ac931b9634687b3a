package import Foundation
package import QuadrantGeometry

/// Stands in a lazy container for elements that are not laid out, with the length they are thought
/// to take together.
package struct LazyGapRule: Equatable, ExtendedRule {
    package let axis: Axis
    /// The elements' numbers in their list.
    package let elements: Range<Int>
    /// From the first element's start to the last one's end, in points.
    package let length: CGFloat
    /// Points to the neighbours on both sides.
    package let spacing: CGFloat
    /// Whether an element takes lines of its own in a grid, as sections do, instead of a cell.
    package let takesLines: Bool
    /// Whether the elements are written one by one, not made by a `ForEach`.
    package var isWritten = false

    package init(
        axis: Axis, elements: Range<Int>, length: CGFloat, spacing: CGFloat,
        takesLines: Bool = false
    ) {
        self.takesLines = takesLines
        self.axis = axis
        self.elements = elements
        self.length = length
        self.spacing = spacing
    }

    package var name: String { isWritten ? "Views" : "ForEach" }

    package var label: String {
        "\(elements.count) elements from \(elements.lowerBound) that are not made"
    }

    package func isSame(as other: any ExtendedRule) -> Bool { self == other as? LazyGapRule }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        .along(axis, length, 0)
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] { [] }

    package func spacing(_ context: RuleContext) -> ViewSpacing? { ViewSpacing() }
}

extension RuleContext {
    /// What a child of a lazy container stands for; `nil` for a view.
    package func gap(_ child: UInt32) -> LazyGapRule? {
        let record = tree.records[Int(child)]
        guard record.tag == .extended, case .extended(let rule) = tree.pools.others[record.rule]
        else {
            return nil
        }
        return rule as? LazyGapRule
    }

    /// The children that a lazy container lays out.
    package var awake: [UInt32] { children.filter { !tree.records[Int($0)][.dormant] } }

    /// The section that the child belongs to, and its role there; `nil` outside of sections.
    package func sectionPlace(_ child: UInt32) -> SectionPlace? {
        var result: SectionPlace?
        // Of sections in sections the outermost counts, which comes last.
        forEachTrait(child) { key, value in
            guard key == ObjectIdentifier(SectionPlace.self) else { return }
            result = value as? SectionPlace ?? result
        }
        return result
    }

    /// The distances of all views among `children`, as far as they are laid out.
    func spacing(ofViewsIn children: [UInt32]) -> ViewSpacing {
        var result: ViewSpacing?
        for child in children where gap(child) == nil {
            let next = spacing(child)
            result?.formUnion(next)
            result = result ?? next
        }
        return result ?? ViewSpacing()
    }
}

import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A label at the start and its content at the end.
struct LabeledRow: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.rowSurroundings) private var surroundings
    @Environment(\.controlProfile.automatic.row.hugs) private var hugs

    var body: some View {
        if labelsVisibility == .hidden {
            configuration.content.modifier(
                RepresentationModifier(representation: configuration.label, kind: .hiddenLabel))
        } else if hugs, surroundings?.container != .form {
            LabeledControlRow {
                configuration.label.modifier(BesideFont())
                configuration.content
            }
        } else if surroundings?.container == .columns {
            ColumnRowLayout(isOnBaseline: true) {
                configuration.label
                configuration.content
            }
        } else if configuration.hasText {
            row.accessibilityElement(children: .combine)
        } else {
            row
        }
    }

    private var row: some View {
        LabeledRowLayout {
            configuration.label.modifier(BesideFont())
            // Lines that do not fit beside the label stand below it, and begin where it does.
            configuration.content
                .modifier(SecondaryInkModifier())
        }
    }
}

/// Makes the second level of the ink around the ink of a view, as the label of a control has one: styles that are
/// set in the view win.
package nonisolated struct SecondaryInkModifier: EnvironmentModifier {
    package init() {}

    package func change(_ environment: inout EnvironmentValues) {
        let ink = environment.defaultForeground ?? AnyShapeStyle(HierarchicalShapeStyle.primary)
        environment.defaultForeground = AnyShapeStyle(ink.secondary)
    }
}

/// A title, and below it a subtitle.
///
/// Apple: "Toggle" and "LabeledContent". Sizes and distance are not measured.
package struct SubtitledLabel: View {
    let title: Text
    let subtitle: Text

    package var body: some View {
        VStack(alignment: .leading) {
            title
            Group { subtitle }.font(.subheadline).foregroundStyle(.secondary)
        }
    }
}

extension AnyView {
    /// The label of a control as one view: of two texts the second is a subtitle.
    package nonisolated static func subtitled<V: View>(_ view: V) -> AnyView {
        guard let texts = (view as? TupleView<(Text, Text)>)?.value else { return oneView(view) }
        return AnyView(SubtitledLabel(title: texts.0, subtitle: texts.1))
    }
}

/// Two views beside each other on their first baselines, as wide as there is room; the second below the first
/// where there is less than both need.
struct LabeledRowLayout: Layout, Equatable {
    /// The least distance between label and content, as a spacer has it.
    private static let gap: CGFloat = 8

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        guard subviews.count == 2 else {
            return subviews.first?.sizeThatFits(proposal) ?? .zero
        }
        let (label, content) = ideals(subviews)
        let width = max(
            isStacked(proposal.width, label, content)
                ? 0 : label.width + Self.gap + content.width, proposal.width ?? 0)
        return CGSize(width: width, height: frames(width, subviews).reduce(0) { max($0, $1.maxY) })
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for (subview, frame) in zip(subviews, frames(bounds.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: frame.width, height: frame.height))
        }
    }

    private func ideals(_ subviews: Subviews) -> (label: CGSize, content: CGSize) {
        (subviews[0].sizeThatFits(.unspecified), subviews[1].sizeThatFits(.unspecified))
    }

    private func isStacked(_ width: CGFloat?, _ label: CGSize, _ content: CGSize) -> Bool {
        // Compared to a hundredth of a point, as sums of lengths are off by a little.
        guard let width else { return false }
        return label.width + Self.gap + content.width > width + 0.01
    }

    /// Where the views stand in a row of a width.
    private func frames(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        guard subviews.count == 2 else {
            let size = subviews.first?.sizeThatFits(ProposedViewSize(width: width, height: nil))
            return size.map { [CGRect(origin: .zero, size: $0)] } ?? []
        }
        let (label, content) = ideals(subviews)
        guard isStacked(width, label, content) else {
            let first = subviews[0].dimensions(in: .unspecified)[.firstTextBaseline]
            // What fills its room, such as a field, has all that the label leaves.
            let room = ProposedViewSize(
                width: max(content.width, width - label.width - Self.gap), height: nil)
            let own = subviews[1].dimensions(in: room)
            let second = own[.firstTextBaseline]
            let line = max(first, second)
            return [
                CGRect(origin: CGPoint(x: 0, y: line - first), size: label),
                CGRect(
                    x: width - own.width, y: line - second, width: own.width, height: own.height),
            ]
        }
        let offer = ProposedViewSize(width: width, height: nil)
        let upper = subviews[0].sizeThatFits(offer)
        let lower = subviews[1].sizeThatFits(offer)
        let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical)
        return [
            CGRect(origin: .zero, size: upper),
            CGRect(origin: CGPoint(x: 0, y: upper.height + gap), size: lower),
        ]
    }
}

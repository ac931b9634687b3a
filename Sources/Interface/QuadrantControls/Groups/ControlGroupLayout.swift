import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// What a subview of a `ControlGroupLayout` is.
enum ControlGroupPart: LayoutValueKey {
    case control
    /// The ground of controls beside each other, and of controls below each other: one of both is seen.
    case rowGround
    case columnGround
    /// A line before a control; there is none before the first one.
    case line

    static var defaultValue: ControlGroupPart { .control }
}

/// Controls beside each other, or below each other where they have no room for that (what Apple does then is not known), on
/// a ground, with lines between them.
///
/// One layout makes each control once: of two stacks to choose from each would make all, twice in each group around.
struct ControlGroupLayout: Layout {
    /// The room between controls in which a line stands, in points.
    let distance: CGFloat

    /// From the end of a line in a row to the edge of the control beside it, in points.
    private static let lineInset: CGFloat = 7

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) -> CGSize {
        let controls = parts(.control, of: subviews)
        let axis = axis(controls, proposal)
        let sizes = sizes(controls, along: axis, proposal)
        let room = distance * CGFloat(max(0, sizes.count - 1))
        let (width, height) = (sizes.map(\.width), sizes.map(\.height))
        return axis == .horizontal
            ? CGSize(width: width.reduce(room, +), height: height.max() ?? 0)
            : CGSize(width: width.max() ?? 0, height: height.reduce(room, +))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) {
        let controls = parts(.control, of: subviews)
        let axis = axis(controls, proposal)
        let sizes = sizes(controls, along: axis, proposal)
        place(parts(.rowGround, of: subviews), in: axis == .horizontal ? bounds : .null, bounds)
        place(parts(.columnGround, of: subviews), in: axis == .vertical ? bounds : .null, bounds)
        let lines = parts(.line, of: subviews)
        var way: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            let frame =
                axis == .horizontal
                ? CGRect(
                    origin: CGPoint(x: bounds.minX + way, y: bounds.midY - size.height / 2),
                    size: size)
                : CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY + way), size: size)
            controls[index].place(at: frame.origin, proposal: ProposedViewSize(size))
            if index > 0, index <= lines.count {
                let line = line(before: frame, axis)
                lines[index - 1].place(at: line.origin, proposal: ProposedViewSize(line.size))
            }
            way += (axis == .horizontal ? size.width : size.height) + distance
        }
    }

    /// The distances that the controls keep.
    func spacing(subviews: LayoutSubviews, cache: inout ()) -> ViewSpacing {
        var nothing: () = ()
        return HStackLayout().spacing(subviews: parts(.control, of: subviews), cache: &nothing)
    }

    private func line(before frame: CGRect, _ axis: Axis) -> CGRect {
        axis == .horizontal
            ? CGRect(
                x: frame.minX - distance, y: frame.minY + Self.lineInset, width: distance,
                height: max(0, frame.height - 2 * Self.lineInset))
            : CGRect(x: frame.minX, y: frame.minY - distance, width: frame.width, height: distance)
    }

    /// Places a ground; one that is not seen has no size.
    private func place(_ ground: LayoutSubviews, in frame: CGRect, _ bounds: CGRect) {
        for part in ground {
            part.place(
                at: bounds.origin, proposal: ProposedViewSize(frame.isNull ? .zero : frame.size))
        }
    }

    private func parts(_ part: ControlGroupPart, of subviews: LayoutSubviews) -> LayoutSubviews {
        subviews[subviews.indices.filter { subviews[$0][ControlGroupPart.self] == part } as [Int]]
    }

    // MARK: Sizes

    /// Beside each other where all have the room that they want.
    private func axis(_ controls: LayoutSubviews, _ proposal: ProposedViewSize) -> Axis {
        guard let room = proposal.width, room.isFinite else { return .horizontal }
        let wanted = controls.map { $0.sizeThatFits(.unspecified).width }
        let width = wanted.reduce(distance * CGFloat(max(0, controls.count - 1)), +)
        return width <= room ? .horizontal : .vertical
    }

    /// The sizes of the controls, which share what is proposed along an axis as in a stack: those with the higher layout
    /// priority take first, which leave others what these need at least; of those with the same, those that change least.
    private func sizes(
        _ controls: LayoutSubviews, along axis: Axis, _ proposal: ProposedViewSize
    ) -> [CGSize] {
        func offer(_ length: CGFloat?) -> ProposedViewSize {
            axis == .horizontal
                ? ProposedViewSize(width: length, height: proposal.height)
                : ProposedViewSize(width: proposal.width, height: length)
        }
        func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
        guard let room = axis == .horizontal ? proposal.width : proposal.height, room.isFinite
        else { return controls.map { $0.sizeThatFits(offer(nil)) } }
        let least = controls.map { length($0.sizeThatFits(offer(0))) }
        let flexibilities = zip(controls, least).map {
            length($0.sizeThatFits(offer(.infinity))) - $1
        }
        var rest = room - distance * CGFloat(max(0, controls.count - 1))
        var result = [CGSize](repeating: .zero, count: controls.count)
        for priority in Set(controls.map(\.priority)).sorted(by: >) {
            let lower = controls.indices.filter { controls[$0].priority < priority }
            let kept = lower.reduce(0) { $0 + least[$1] }
            let order = controls.indices.filter { controls[$0].priority == priority }
                .sorted { flexibilities[$0] < flexibilities[$1] }
            for (place, index) in order.enumerated() {
                let share = max(0, (rest - kept) / CGFloat(order.count - place))
                result[index] = controls[index].sizeThatFits(offer(share))
                rest -= length(result[index])
            }
        }
        return result
    }
}

internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews

/// What makes, updates and takes down something of UIKit's that a view shows.
@MainActor protocol Represented {
    /// What is kept from update to update: the thing of UIKit's and its coordinator.
    associatedtype Kept: AnyObject

    /// Makes it.
    func make(_ environment: EnvironmentValues) -> Kept
    /// Gives it the present values; answers the view to show.
    func update(_ kept: Kept, _ environment: EnvironmentValues) -> UIView
    /// The size that the representable says; `nil` where it leaves it to the view.
    func size(
        _ kept: Kept, _ proposal: ProposedViewSize, _ environment: EnvironmentValues
    ) -> CGSize?
}

/// A view of UIKit's with its coordinator, taken down when nobody has it any more.
@MainActor final class KeptUIView<R: UIViewRepresentable> {
    let view: R.UIViewType
    let coordinator: R.Coordinator

    init(_ view: R.UIViewType, _ coordinator: R.Coordinator) {
        self.view = view
        self.coordinator = coordinator
    }

    isolated deinit {
        R.dismantleUIView(view, coordinator: coordinator)
    }
}

struct RepresentedUIView<R: UIViewRepresentable>: Represented {
    private let representable: R

    init(_ representable: R) {
        self.representable = representable
    }

    func make(_ environment: EnvironmentValues) -> KeptUIView<R> {
        let coordinator = representable.makeCoordinator()
        let context = UIViewRepresentableContext<R>(
            coordinator: coordinator, environment: environment)
        return KeptUIView(representable.makeUIView(context: context), coordinator)
    }

    private func context(
        _ kept: KeptUIView<R>, _ environment: EnvironmentValues
    ) -> UIViewRepresentableContext<R> {
        UIViewRepresentableContext(coordinator: kept.coordinator, environment: environment)
    }

    func update(_ kept: KeptUIView<R>, _ environment: EnvironmentValues) -> UIView {
        representable.updateUIView(kept.view, context: context(kept, environment))
        return kept.view
    }

    func size(
        _ kept: KeptUIView<R>, _ proposal: ProposedViewSize, _ environment: EnvironmentValues
    ) -> CGSize? {
        representable.sizeThatFits(
            proposal, uiView: kept.view, context: context(kept, environment))
    }
}

/// A view controller with its coordinator, taken down when nobody has it any more.
@MainActor final class KeptController<R: UIViewControllerRepresentable> {
    let controller: R.UIViewControllerType
    let coordinator: R.Coordinator

    init(_ controller: R.UIViewControllerType, _ coordinator: R.Coordinator) {
        self.controller = controller
        self.coordinator = coordinator
    }

    isolated deinit {
        R.dismantleUIViewController(controller, coordinator: coordinator)
    }
}

struct RepresentedController<R: UIViewControllerRepresentable>: Represented {
    private let representable: R

    init(_ representable: R) {
        self.representable = representable
    }

    func make(_ environment: EnvironmentValues) -> KeptController<R> {
        let coordinator = representable.makeCoordinator()
        let context = UIViewControllerRepresentableContext<R>(
            coordinator: coordinator, environment: environment)
        return KeptController(representable.makeUIViewController(context: context), coordinator)
    }

    private func context(
        _ kept: KeptController<R>, _ environment: EnvironmentValues
    ) -> UIViewControllerRepresentableContext<R> {
        UIViewControllerRepresentableContext(
            coordinator: kept.coordinator, environment: environment)
    }

    func update(_ kept: KeptController<R>, _ environment: EnvironmentValues) -> UIView {
        kept.controller.loadViewIfNeeded()
        representable.updateUIViewController(
            kept.controller, context: context(kept, environment))
        return kept.controller.shownView
    }

    func size(
        _ kept: KeptController<R>, _ proposal: ProposedViewSize, _ environment: EnvironmentValues
    ) -> CGSize? {
        representable.sizeThatFits(
            proposal, uiViewController: kept.controller, context: context(kept, environment))
    }
}

/// Shows something of UIKit's, which lives as long as this view.
struct RepresentedView<Source: Represented>: View {
    let source: Source
    @State private var slot = Slot<Source.Kept>()
    @WholeEnvironment() private var environment

    /// Where it is kept: its own value never changes, so that nothing depends on it.
    final class Slot<Kept: AnyObject> {
        var kept: Kept?
    }

    var body: some View {
        let (source, environment) = (source, environment)
        let kept = slot.kept ?? source.make(environment)
        slot.kept = kept
        let view = PictureTurn.during { source.update(kept, environment) }
        return DrawnUIView(view: view) { source.size(kept, $0, environment) }
    }
}

/// A view of UIKit's as it is now, drawn again when it says that it has changed.
private struct DrawnUIView: View {
    let view: UIView
    /// The size that the representable says.
    let size: @MainActor (ProposedViewSize) -> CGSize?
    @State private var turn = 0

    var body: some View {
        let (view, size, turn) = (view, size, $turn)
        // Whoever reads the turn is evaluated again with it.
        _ = turn.wrappedValue
        view.redraw = { turn.wrappedValue += 1 }
        let layout = RepresentedLayout(size: { size($0) ?? view.size(for: $0) })
        return layout {
            GeometryReader { proxy in
                view.picture(in: proxy.size)
            }
        }
        .modifier(ReportModifier(diagnostic: PictureTurn.during { view.notDrawn }))
    }
}

/// Gives its one child the size that a closure says.
struct RepresentedLayout: Layout {
    let size: @MainActor (ProposedViewSize) -> CGSize

    nonisolated func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        // Views are laid out where they are evaluated.
        let size = HandedOver(size)
        return MainActor.assumeIsolated { size.value(proposal) }
    }

    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

extension UIView {
    /// The size in a representable that says none.
    func size(for proposal: ProposedViewSize) -> CGSize {
        func length(
            _ proposed: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis
        ) -> CGFloat {
            // As for colours, 10 stands where nothing says a length.
            guard own >= 0 else { return proposed ?? 10 }
            guard let proposed else { return own }
            if proposed < own { return resistance[axis] >= .defaultHigh ? own : proposed }
            return hugging[axis] >= .defaultHigh ? own : proposed
        }
        let own = intrinsicContentSize
        return CGSize(
            width: length(proposal.width, own.width, .horizontal),
            height: length(proposal.height, own.height, .vertical))
    }
}

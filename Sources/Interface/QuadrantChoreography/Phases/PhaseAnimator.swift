import Foundation
public import QuadrantCore
internal import QuadrantViews

/// A view that is led through phases, each shown with an animation.
///
/// Apple: "PhaseAnimator". The first phase is shown at first. Without a trigger the view goes on at once to the second,
/// from there to the next when the animation is complete, and after the last to the first again, without end. With a
/// trigger it rests in the first phase until the trigger changes; it then goes through all phases once, and back to the
/// first. A change on the way begins anew.
///
/// A phase whose change is not animated, because there is no animation or nothing in the content changes that could be,
/// is shown for a sixtieth of a second: a choice, as Apple names no time.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var place = 0
    @State private var run = PhaseRun()
    @ViewTime private var clock

    /// Creates a view that is led through phases whenever a value changes.
    ///
    /// - Parameters:
    ///   - phases: The phases, in their order. Without any, the view shows a warning, which is reported too.
    ///   - trigger: The value.
    ///   - content: Makes the content for a phase.
    ///   - animation: The animation toward the phase that it is given; `nil` for none.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// Creates a view that is led through phases without end.
    ///
    /// - Parameters:
    ///   - phases: The phases, in their order. Without any, the view shows a warning, which is reported too.
    ///   - content: Makes the content for a phase.
    ///   - animation: The animation toward the phase that it is given; `nil` for none.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// The content in its phase.
    @MainActor public var body: some View {
        if phases.isEmpty {
            NoPhasesWarning(clock: clock)
        } else {
            content(phases[min(place, phases.count - 1)])
                .onChange(of: trigger, initial: true) { old, new in
                    // The first call is that of a view that appears.
                    if old != new || new == nil { begin() }
                }
        }
    }

    /// Leads the view through its phases from the second on.
    @MainActor
    private func begin() {
        run.turn += 1
        guard phases.count > 1 else { return }
        clock.words = { [run, phases, hasTrigger = trigger != nil] in
            guard let next = run.next else { return nil }
            return
                "phase \(next + 1) of \(phases.count), \(String(describing: phases[next]).prefix(60))"
                + (hasTrigger ? ", by a trigger" : ", again and again")
        }
        step(to: 1, run.turn)
    }

    @MainActor
    private func step(to next: Int, _ turn: Int) {
        guard run.turn == turn else { return }
        let start = clock.now
        run.next = next
        let goOn = {
            let isAtEnd = next == 0 && trigger != nil
            if isAtEnd { run.next = nil }
            if !isAtEnd { step(to: (next + 1) % phases.count, turn) }
        }
        let wait = {
            clock.onWake = { [clock] in
                clock.onWake = nil
                goOn()
            }
            clock.wake(.at(clock.now + PhaseRun.shortestPhase), endsByItself: trigger != nil)
        }
        guard let animation = animation(phases[next]) else {
            place = next
            wait()
            return
        }
        withAnimation(animation, completionCriteria: .logicallyComplete) {
            place = next
        } completion: {
            // Nothing was animated if no time has passed.
            if clock.now > start { goOn() } else { wait() }
        }
    }
}

/// Which of the ways through the phases is the last one begun.
final class PhaseRun {
    var turn = 0
    /// The phase to which the view goes; `nil` for one that rests.
    var next: Int?

    /// How long a phase is shown whose change is not animated, in seconds.
    static let shortestPhase = 1.0 / 60
}

/// What is shown in place of a content without phases, as Apple shows a warning too.
private nonisolated struct NoPhasesWarning: View {
    let clock: ViewClock

    var body: some View {
        Text(verbatim: "PhaseAnimator has no phases")
            .font(.caption)
            .foregroundStyle(.black)
            .padding(4)
            .background(Color.yellow)
            .border(Color.red)
            .onAppear {
                clock.report(
                    "A PhaseAnimator has no phases",
                    advice: "A warning is shown in its place. Give it at least one phase.")
            }
    }
}

extension View {
    /// Leads the view through phases whenever a value changes: see `PhaseAnimator`.
    ///
    /// - Parameters:
    ///   - phases: The phases, in their order.
    ///   - trigger: The value.
    ///   - content: Makes what is shown of this view, which stands for it, and a phase.
    ///   - animation: The animation toward the phase that it is given; `nil` for none.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger) { phase in
            content(PlaceholderContentView(standingFor: self), phase)
        } animation: { phase in
            animation(phase)
        }
    }

    /// Leads the view through phases without end: see `PhaseAnimator`.
    ///
    /// - Parameters:
    ///   - phases: The phases, in their order.
    ///   - content: Makes what is shown of this view, which stands for it, and a phase.
    ///   - animation: The animation toward the phase that it is given; `nil` for none.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { phase in
            content(PlaceholderContentView(standingFor: self), phase)
        } animation: { phase in
            animation(phase)
        }
    }
}

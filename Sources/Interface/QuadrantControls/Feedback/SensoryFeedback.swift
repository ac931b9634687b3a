public import QuadrantCore
import QuadrantViews

/// Something that a user feels or hears.
///
/// Apple: "SensoryFeedback". Nothing can be felt or heard here.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy the objects seem that collide.
    public struct Weight: Equatable, Sendable {
        private let level: Int

        /// Light objects.
        public static let light = Weight(level: 0)
        /// Objects of medium weight.
        public static let medium = Weight(level: 1)
        /// Heavy objects.
        public static let heavy = Weight(level: 2)
    }

    /// How stiff the objects seem that collide.
    public struct Flexibility: Equatable, Sendable {
        private let level: Int

        /// Soft objects.
        public static let soft = Flexibility(level: 0)
        /// Objects of medium flexibility.
        public static let solid = Flexibility(level: 1)
        /// Hard objects.
        public static let rigid = Flexibility(level: 2)
    }

    enum Kind: Equatable, Sendable {
        case named(String)
        case weight(Weight, intensity: Double)
        case flexibility(Flexibility, intensity: Double)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// A task was completed.
    public static let success = SensoryFeedback(.named("success"))
    /// A task produced a warning.
    public static let warning = SensoryFeedback(.named("warning"))
    /// A task failed.
    public static let error = SensoryFeedback(.named("error"))
    /// A selection changes.
    public static let selection = SensoryFeedback(.named("selection"))
    /// A value rose above a threshold.
    public static let increase = SensoryFeedback(.named("increase"))
    /// A value fell below a threshold.
    public static let decrease = SensoryFeedback(.named("decrease"))
    /// An activity begins.
    public static let start = SensoryFeedback(.named("start"))
    /// An activity ends.
    public static let stop = SensoryFeedback(.named("stop"))
    /// Something that is dragged lines up.
    public static let alignment = SensoryFeedback(.named("alignment"))
    /// The pressure of a finger moves to another level.
    public static let levelChange = SensoryFeedback(.named("levelChange"))
    /// A path is closed.
    public static let pathComplete = SensoryFeedback(.named("pathComplete"))
    /// Objects collide.
    public static let impact = SensoryFeedback(.weight(.medium, intensity: 1))

    /// Objects of a weight collide.
    ///
    /// - Parameter intensity: How strongly, from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback
    {
        SensoryFeedback(.weight(weight, intensity: intensity))
    }

    /// Objects of a flexibility collide.
    ///
    /// - Parameter intensity: How strongly, from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback
    {
        SensoryFeedback(.flexibility(flexibility, intensity: intensity))
    }
}

extension View {
    /// Says what a user feels when a value changes. It has no effect here, which is reported.
    ///
    /// Apple: "sensoryFeedback(_:trigger:)".
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View {
        modifier(FeedbackReport.modifier)
    }

    /// Says what a user feels when a value changes as `condition` asks. It has no effect here, which is reported.
    ///
    /// Apple: "sensoryFeedback(_:trigger:condition:)".
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(FeedbackReport.modifier)
    }

    /// Says what a user feels when a value changes; `nil` for nothing. It has no effect here, which is reported.
    ///
    /// Apple: "sensoryFeedback(trigger:_:)".
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackReport.modifier)
    }

    /// Says what a user feels when a value changes; `nil` for nothing. It has no effect here, which is reported.
    ///
    /// Apple: "sensoryFeedback(trigger:_:)".
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackReport.modifier)
    }
}

/// What is reported of feedback.
private enum FeedbackReport {
    static var modifier: ReportModifier {
        ReportModifier(
            diagnostic: .withoutEffect(
                ".sensoryFeedback", advice: "Nothing can be felt or heard here."))
    }
}

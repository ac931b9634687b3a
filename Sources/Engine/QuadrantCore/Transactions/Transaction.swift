/// With what a change of states is shown: its animation, and whatever else the views are to know of it.
///
/// Apple: "Transaction". The transaction of a change goes down the tree, from the views whose states changed to what is in
/// them. `animation(_:value:)` and `transaction(_:)` change it for their content on the way, so the one nearest to what
/// moves decides.
public struct Transaction {
    /// The animation of what changes; `nil`, as at first, shows the change at once.
    public var animation: Animation?
    /// Whether modifiers `animation(_:value:)` in the content leave the transaction as it is; `false` at first. Then
    /// only `transaction(_:)` can give the change an animation.
    public var disablesAnimations = false
    /// Whether the change is one of many that follow each other, as when a slider is dragged; `false` at first.
    public var isContinuous = false
    /// Whether the velocities of values are noted that change without an animation, for a spring that takes over from
    /// them; `false` at first.
    public var tracksVelocity = false
    /// Whom to tell when the animations of the change are complete.
    package var completions: [AnimationCompletion] = []
    /// What gave it its animation, in words; for explanations.
    package var setter: String?
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation; `nil` for none.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The value of a key of one's own: what the change was given, or else the key's default.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Has `completion` called once, when the animations of the change are complete; if nothing is animated, at the end
    /// of the update that shows the change.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }

    /// What a change has that is made of one with this transaction and of a later one with another: the later one
    /// decides, but an animation and completions are not lost to one that has none.
    package func joined(with later: Transaction) -> Transaction {
        var result = later
        if result.animation == nil { (result.animation, result.setter) = (animation, setter) }
        result.values = values.merging(later.values) { _, new in new }
        result.disablesAnimations = disablesAnimations || later.disablesAnimations
        result.completions = later.completions.isEmpty ? completions : later.completions
        if !completions.isEmpty, !later.completions.isEmpty {
            let known = Set(later.completions.map { ObjectIdentifier($0) })
            result.completions =
                completions.filter { !known.contains(ObjectIdentifier($0)) } + later.completions
        }
        return result
    }

    /// A binding's transaction, and what was said around the write: Apple calls both together the root of a change. The
    /// binding counts before what is around.
    func added(to around: Transaction?) -> Transaction {
        guard let around else { return self }
        var result = around.joined(with: self)
        // A binding that asks for no animation says so.
        if setter != nil { (result.animation, result.setter) = (animation, setter) }
        result.isContinuous = isContinuous || around.isContinuous
        result.tracksVelocity = tracksVelocity || around.tracksVelocity
        return result
    }

    /// Whether one update can show what was written with both.
    ///
    /// Completions do not count: what begins to run with each of two is told apart.
    func isAlike(_ other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
            && values.isEmpty && other.values.isEmpty
    }

    /// Whether what changes with it has to be kept: it moves, or its velocity is noted.
    var mayMove: Bool { animation != nil || tracksVelocity }

    /// Whether it says anything.
    package var isPlain: Bool {
        animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity
            && completions.isEmpty && values.isEmpty
    }
}

/// A value that transactions carry, beside those that they have anyway.
///
/// Apple: "TransactionKey".
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a change that was given none.
    static var defaultValue: Value { get }
}

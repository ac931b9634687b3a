/// Three animatable values of a type, animated together.
package typealias AnimatableTriple<Value: VectorArithmetic> = AnimatablePair<
    Value, AnimatablePair<Value, Value>
>

extension AnimatablePair where Second == AnimatablePair<First, First> {
    /// Three values.
    package init(_ first: First, _ second: First, _ third: First) {
        self.init(first, AnimatablePair<First, First>(second, third))
    }
}

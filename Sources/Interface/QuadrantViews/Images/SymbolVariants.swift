public import QuadrantCore
import QuadrantSymbols

/// The form of a symbol: filled, slashed, enclosed.
///
/// Apple: "SymbolVariants". A form that a symbol does not have is left out.
public struct SymbolVariants: Hashable, Sendable {
    enum Shape: String, Hashable, Sendable {
        case circle, square, rectangle
    }

    private var shape: Shape?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol as its name says.
    public static let none = SymbolVariants()
    /// The symbol in a circle.
    public static let circle = SymbolVariants(shape: .circle)
    /// The symbol in a square.
    public static let square = SymbolVariants(shape: .square)
    /// The symbol in a rectangle.
    public static let rectangle = SymbolVariants(shape: .rectangle)
    /// The symbol with its shapes filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// The symbol with a slash through it.
    public static let slash = SymbolVariants(isSlashed: true)

    /// This form, in a circle.
    public var circle: SymbolVariants { with { $0.shape = .circle } }
    /// This form, in a square.
    public var square: SymbolVariants { with { $0.shape = .square } }
    /// This form, in a rectangle.
    public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
    /// This form, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// This form, with a slash.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Whether this form has all features of `other`.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
            && (isSlashed || !other.isSlashed)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// This and what `other` adds; of two shapes the other's.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        guard other != .none else { return .none }
        var sum = self
        sum.shape = other.shape ?? shape
        sum.isFilled = isFilled || other.isFilled
        sum.isSlashed = isSlashed || other.isSlashed
        return sum
    }
}

extension SymbolVariants {
    /// The name of a symbol in this form, with as much of the form as there is a symbol for.
    package func applied(to name: String) -> String {
        guard self != .none else { return name }
        let isFilledName = name.hasSuffix(".fill")
        let stem = isFilledName ? String(name.dropLast(5)) : name
        let fill = isFilled || isFilledName ? ".fill" : ""
        let shapes = [shape.map { "." + $0.rawValue } ?? "", ""]
        for slash in isSlashed ? [".slash", ""] : [""] {
            for shape in shapes {
                for end in Set([fill, ""]).sorted(by: >) {
                    for candidate in [stem + slash + shape + end, stem + shape + slash + end]
                    where SymbolCatalog.isListed(candidate) && SymbolCatalog.isDrawn(candidate) {
                        return candidate
                    }
                }
            }
        }
        return name
    }
}

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// The form of symbols; `.none` unless set.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

private struct SymbolVariantModifier: EnvironmentModifier {
    let variant: SymbolVariants

    func change(_ environment: inout EnvironmentValues) {
        environment.symbolVariants = environment.symbolVariants.union(variant)
    }
}

extension View {
    /// Adds to the form of the symbols in this view; `.none` removes all forms that were set.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(SymbolVariantModifier(variant: variant))
    }
}

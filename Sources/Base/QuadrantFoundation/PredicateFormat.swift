import Foundation

/// The text of a predicate, read: `SELF MATCHES %@ AND ANY children.age > 3`.
///
/// The language is that of Apple's "Predicate Format String Syntax" without operators of one's own.
indirect enum PredicateFormat {
    case constant(Bool)
    case not(PredicateFormat)
    case both(PredicateFormat, PredicateFormat)
    case either(PredicateFormat, PredicateFormat)
    case comparison(Modifier, Operand, Comparison, Operand)

    /// How many of the values on the left are compared.
    enum Modifier {
        case direct, any, all, none
    }

    /// A side of a comparison.
    indirect enum Operand {
        case value(Any?)
        /// What keys lead to from the value that is looked at.
        case path([String])
        /// What keys lead to from another value.
        case member(Operand, [String])
        case variable(String)
        case list([Operand])
        /// A member of a list: a place, a key, `FIRST`, `LAST` or `SIZE`.
        case element(Operand, Operand)
        case call(String, [Operand])
        case arithmetic(Character, Operand, Operand)
        /// The members of a collection that fulfil a predicate, each being a variable in it.
        case subquery(Operand, String, PredicateFormat)
        case choice(PredicateFormat, Operand, Operand)
    }

    /// Whether a value fulfils the predicate.
    func isTrue(of scope: PredicateScope) -> Bool {
        switch self {
        case .constant(let answer): return answer
        case .not(let inner): return !inner.isTrue(of: scope)
        case .both(let one, let other): return one.isTrue(of: scope) && other.isTrue(of: scope)
        case .either(let one, let other): return one.isTrue(of: scope) || other.isTrue(of: scope)
        case .comparison(let modifier, let left, let comparison, let right):
            let (one, other) = (left.value(in: scope), right.value(in: scope))
            if modifier == .direct { return comparison.holds(between: one, and: other) }
            let members = PredicateValue.flat(one)
            switch modifier {
            case .any, .direct:
                return members.contains { comparison.holds(between: $0, and: other) }
            case .all: return members.allSatisfy { comparison.holds(between: $0, and: other) }
            case .none: return !members.contains { comparison.holds(between: $0, and: other) }
            }
        }
    }

    /// The paths that are looked up in the value that is looked at.
    var paths: [[String]] {
        switch self {
        case .constant: []
        case .not(let inner): inner.paths
        case .both(let one, let other), .either(let one, let other): one.paths + other.paths
        case .comparison(_, let left, _, let right): left.paths + right.paths
        }
    }
}

extension PredicateFormat.Operand {
    fileprivate var paths: [[String]] {
        switch self {
        case .value, .variable: []
        case .path(let keys): keys.isEmpty ? [] : [keys]
        case .member(let base, _): base.paths
        case .list(let parts), .call(_, let parts): parts.flatMap(\.paths)
        case .element(let one, let other), .arithmetic(_, let one, let other):
            one.paths + other.paths
        case .subquery(let base, _, let format): base.paths + format.paths
        case .choice(let format, let one, let other): format.paths + one.paths + other.paths
        }
    }

    /// What the operand is for a value.
    func value(in scope: PredicateScope) -> Any? {
        switch self {
        case .value(let constant): return constant
        case .path(let keys): return PredicateValue.member(keys[...], of: scope.object)
        case .member(let base, let keys):
            return PredicateValue.member(keys[...], of: base.value(in: scope))
        case .variable(let name): return scope.variables[name]
        case .list(let parts): return parts.map { $0.value(in: scope) as Any }
        case .element(let base, let place):
            return Self.element(of: base.value(in: scope), at: place, scope)
        case .call(let name, let parts):
            return PredicateFunctions.value(of: name, parts.map { $0.value(in: scope) })
        case .arithmetic(let sign, let one, let other):
            return PredicateFunctions.value(of: sign, one.value(in: scope), other.value(in: scope))
        case .subquery(let base, let name, let format):
            return PredicateValue.flat(base.value(in: scope)).filter { member in
                var inner = scope
                inner.variables[name] = member
                return format.isTrue(of: inner)
            }.map { $0 as Any }
        case .choice(let format, let one, let other):
            return (format.isTrue(of: scope) ? one : other).value(in: scope)
        }
    }

    private static func element(
        of value: Any?, at place: Self, _ scope: PredicateScope
    ) -> Any? {
        let members = PredicateValue.list(value)
        if case .path(let keys) = place, keys.count == 1 {
            switch keys[0].uppercased() {
            case "FIRST": return members?.first ?? nil
            case "LAST": return members?.last ?? nil
            case "SIZE": return members?.count
            default: break
            }
        }
        let key = place.value(in: scope)
        if let members, let number = PredicateValue.number(key) {
            let index = Int(number)
            return members.indices.contains(index) ? members[index] : nil
        }
        return (key as? String).flatMap { PredicateValue.member([$0], of: value) }
    }
}

/// What a predicate is evaluated for.
struct PredicateScope {
    let object: Any?
    /// The values of `$NAME`.
    var variables: [String: Any]

    init(_ object: Any?, _ variables: [String: Any]) {
        (self.object, self.variables) = (object, variables)
    }
}

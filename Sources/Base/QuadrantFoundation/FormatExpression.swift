public import Foundation

/// A value that is worked out: a constant, what a key path leads to, or a function of others.
///
/// Apple: "NSExpression" (Foundation). Of Foundation's class on Linux nothing can be made: files that the command compiles get this one by
/// its name. A text that cannot be read is told on standard error, and has no value, where Apple's ends the program.
open class _FormatExpression: NSObject {
    private let operand: PredicateFormat.Operand
    /// The function's name, such as `sum:`; empty for others.
    public let function: String
    /// The path of an expression that is one; empty for others.
    public let keyPath: String

    private init(_ operand: PredicateFormat.Operand, function: String = "", keyPath: String = "") {
        (self.operand, self.function, self.keyPath) = (operand, function, keyPath)
    }

    /// What a text says, with values in the places of `%@` and its like: `(1 + 2) * 3`.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        do throws(PredicateFault) {
            self.init(try PredicateParser.readValue(expressionFormat, arguments.map { $0 }))
        } catch {
            let words = "NSExpression cannot read '\(expressionFormat)': \(error.reason).\n"
            FileHandle.standardError.write(Data(words.utf8))
            self.init(.value(nil))
        }
    }

    /// What a text says, with values in the places of `%@` and its like.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(format: expressionFormat, argumentArray: args)
    }

    /// A constant.
    public convenience init(forConstantValue obj: Any?) { self.init(.value(obj)) }

    /// What a path of keys leads to.
    public convenience init(forKeyPath keyPath: String) {
        self.init(.path(keyPath.split(separator: ".").map(String.init)), keyPath: keyPath)
    }

    /// A variable.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }

    /// A function of other expressions: `sum:`, `max:`, `add:to:`. One that is not known here has no value, which is told.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        let parts = parameters.map { ($0 as? _FormatExpression)?.operand ?? .value($0) }
        let signs: [String: Character] = [
            "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/",
            "raise:toPower:": "^",
        ]
        if let sign = signs[name], parts.count == 2 {
            self.init(.arithmetic(sign, parts[0], parts[1]), function: name)
            return
        }
        let known = name.replacing(":", with: "")
        if !PredicateFunctions.names.contains(known) {
            let words = "NSExpression has no function '\(name)' here: it has no value.\n"
            FileHandle.standardError.write(Data(words.utf8))
        }
        self.init(.call(known, parts), function: name)
    }

    /// The object that is looked at.
    open class func expressionForEvaluatedObject() -> _FormatExpression {
        _FormatExpression(.path([]))
    }

    /// The value for an object; numbers are `NSNumber`.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        let variables = (context as? [String: Any]) ?? [:]
        let value = operand.value(in: PredicateScope(object, variables))
        return PredicateValue.number(value).map { NSNumber(value: $0) } ?? value
    }

    /// Whether it makes one value of many.
    public var _isAggregate: Bool {
        ["sum:", "count:", "min:", "max:", "average:"].contains(function)
    }
}

/// The same by a name that is not longer than Apple's, which takes its place in files that the command compiles.
public typealias _Expression = _FormatExpression

public import Foundation

extension NSPredicate {
    /// Creates a predicate from its text, with values in the places of `%@` and its like.
    ///
    /// Apple: "init(format:_:)" (Foundation), which Foundation on Linux lacks. Read are comparisons with `AND`, `OR` and `NOT`, of `SELF` and of keys:
    /// of dictionaries and of stored properties. A text that cannot be read is told on standard error, and is fulfilled by
    /// nothing, where Apple's ends the program.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from its text, with the values of an array in its places.
    ///
    /// Apple: "init(format:argumentArray:)" (Foundation).
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let format = PredicateParser.read(predicateFormat, arguments ?? [])
        if format == nil {
            let words = "NSPredicate cannot read '\(predicateFormat)': nothing fulfils it.\n"
            FileHandle.standardError.write(Data(words.utf8))
        }
        self.init { value, _ in format?.isTrue(of: value) ?? false }
    }
}

public import Foundation

extension NSManagedObject {
    /// A property by its name, for key paths of sort descriptors.
    public subscript(_keyed key: String) -> Any? { value(forKeyPath: key) }
}

extension NSSortDescriptor {
    /// An order by a property of objects, or by what a path leads to.
    ///
    /// Apple: "init(key:ascending:)" (Foundation), which Foundation on Linux lacks.
    public convenience init(key: String?, ascending: Bool) {
        self.init(
            keyPath: \NSManagedObject.[_keyed: key ?? "self"], ascending: ascending,
            comparator: { Comparing.order(Comparing.unwrapped($0), Comparing.unwrapped($1)) })
    }

    /// An order by a property of objects, compared by a closure.
    ///
    /// Apple: "init(key:ascending:comparator:)" (Foundation), which Foundation on Linux lacks.
    public convenience init(
        key: String?, ascending: Bool, comparator cmptr: @escaping Comparator
    ) {
        self.init(
            keyPath: \NSManagedObject.[_keyed: key ?? "self"], ascending: ascending,
            comparator: {
                cmptr(Comparing.unwrapped($0) ?? NSNull(), Comparing.unwrapped($1) ?? NSNull())
            })
    }

    /// An order by a property of objects, compared by a method of theirs: of strings' those that sort as people do.
    ///
    /// Apple: "init(key:ascending:selector:)" (Foundation), which Foundation on Linux lacks. Selectors have no names here
    /// but where they are written as texts: others compare as `localizedStandardCompare(_:)` does.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let name = selector?.description ?? ""
        self.init(
            key: key, ascending: ascending,
            comparator: { one, other in
                guard selector != nil, let one = one as? String, let other = other as? String else {
                    return Comparing.order(one, other)
                }
                return switch name {
                case "compare:": one.compare(other)
                case "caseInsensitiveCompare:": one.caseInsensitiveCompare(other)
                case "localizedCompare:": one.localizedCompare(other)
                case "localizedCaseInsensitiveCompare:": one.localizedCaseInsensitiveCompare(other)
                default: one.localizedStandardCompare(other)
                }
            })
    }

    /// An order by a variable of any type: numbers, strings, dates and their like are compared, `nil` coming first.
    ///
    /// Apple: "init(keyPath:ascending:)" (Foundation). Foundation on Linux has it for values that are never `nil`.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(
            keyPath: keyPath, ascending: ascending,
            comparator: { Comparing.order(Comparing.unwrapped($0), Comparing.unwrapped($1)) })
    }

    /// An order of objects as another kind of descriptor.
    ///
    /// Apple: "init(_:)" (Foundation), which Foundation on Linux lacks.
    public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
        self.init(
            keyPath: \NSManagedObject.self, ascending: true,
            comparator: { one, other in
                guard let one = one as? Compared, let other = other as? Compared else {
                    return .orderedSame
                }
                return sortDescriptor.compare(one, other)
            })
    }
}

extension Comparing {
    /// What an optional in `Any` has.
    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// Whether an object comes before another.
    static func precedes(
        _ one: NSManagedObject, _ other: NSManagedObject, by descriptors: [NSSortDescriptor]
    ) -> ComparisonResult {
        for descriptor in descriptors {
            let result = descriptor.compare(one, to: other)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }
}

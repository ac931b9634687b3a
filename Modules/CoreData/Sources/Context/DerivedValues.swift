internal import Foundation

/// Works out the values of derived attributes.
enum DerivedValues {
    static func value(
        of attribute: NSDerivedAttributeDescription, for object: NSManagedObject
    ) -> Any? {
        let text = attribute.expression.replacing(" ", with: "")
        if text == "now()" { return Date() }
        if let match = text.wholeMatch(of: /(\w+):\(([\w.@]+)\)/) {
            let inner = object.value(forKeyPath: String(match.output.2)) as? String
            switch match.output.1 {
            case "uppercase": return inner?.uppercased()
            case "lowercase": return inner?.lowercased()
            case "canonical":
                return inner?.folding(
                    options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            default: break
            }
        } else if text.wholeMatch(of: /[\w.@]+/) != nil {
            // sum:(…) is written `items.@sum.price` by the editor.
            return object.value(forKeyPath: text)
        }
        Notes.tell(
            "The derived attribute '\(attribute.entity?.name ?? "").\(attribute.name)' is '\(attribute.expression)', which is not worked out here."
        )
        return nil
    }
}

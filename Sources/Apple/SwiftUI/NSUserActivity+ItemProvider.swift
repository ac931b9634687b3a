public import Foundation
public import QuadrantDragDrop
public import QuadrantFoundation
public import UniformTypeIdentifiers

extension NSUserActivity: NSItemProviderWriting {
    /// What is needed to go on, as a property list of the activity's own kind, and the page of the web if there is one. What no
    /// property list can hold is left out.
    public var itemProviderForms: [(type: UTType, data: Data)] {
        var forms: [(type: UTType, data: Data)] = []
        let entries = (userInfo ?? [:]).filter {
            $0.key.base is String
                && PropertyListSerialization.propertyList($0.value, isValidFor: .xml)
        }
        let list = Dictionary(uniqueKeysWithValues: entries.map { ("\($0.key)", $0.value) })
        if let data = try? PropertyListSerialization.data(
            fromPropertyList: list, format: .xml, options: 0)
        {
            forms.append((UTType(exportedAs: activityType), data))
        }
        if let page = webpageURL { forms.append((.url, Data(page.absoluteString.utf8))) }
        return forms
    }
}

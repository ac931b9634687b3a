internal import Foundation

/// Reads the text of property lists, such as Xcode writes them.
enum PropertyListText {
    /// What is in a property list; `nil` for what is none.
    static func content(of data: Data) -> Any? {
        // The pointer would receive the format, which nobody asks for.
        unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
    }
}

import Foundation

/// Reads property lists.
enum PropertyList {
    /// What is in a property list of any format.
    static func content(of data: Data) throws -> Any {
        // The pointer would receive the format, which nobody asks for.
        unsafe try PropertyListSerialization.propertyList(from: data, format: nil)
    }
}

import Foundation

/// Reads property lists.
enum PropertyList {
    private struct Anything: Decodable {}

    /// What is in a property list of any format.
    static func content(of data: Data) throws -> Any {
        // This reader says nothing on standard error of what it cannot read; the other one does.
        _ = try PropertyListDecoder().decode(Anything.self, from: data)
        // The pointer would receive the format, which nobody asks for.
        return unsafe try PropertyListSerialization.propertyList(from: data, format: nil)
    }
}

public import Foundation

/// What makes data of values as a whole.
///
/// Apple: "TopLevelEncoder".
public protocol TopLevelEncoder {
    /// What values become.
    associatedtype Output

    /// What a value becomes.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// What makes values as a whole of data.
///
/// Apple: "TopLevelDecoder".
public protocol TopLevelDecoder {
    /// What values are made of.
    associatedtype Input

    /// The value that data hold.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

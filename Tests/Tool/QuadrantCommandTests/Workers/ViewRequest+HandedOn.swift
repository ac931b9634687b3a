import Foundation
import QuadrantCommand

extension ViewRequest {
    /// The request as a worker reads it.
    var handedOn: ViewRequest {
        get throws { try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(self)) }
    }
}

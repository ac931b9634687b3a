internal import Foundation
internal import QuadrantServing

/// Addresses that only who has the key can write, for some time: `/Card.png?name=Ada&expires=1800000000&signature=…`.
///
/// The signature is the HMAC with SHA-256 of the path and the query as they are sent, without `signature` itself, which is last; in
/// hexadecimal digits.
struct SignedAddress: Sendable {
    private let key: Data

    /// The shortest key, in bytes.
    static let shortestKey = 16

    init(key: Data) { self.key = key }

    /// An address with its signature.
    ///
    /// - Parameter end: When it stops to count.
    func signed(_ target: String, until end: Date) -> String {
        let joint = target.contains("?") ? (target.hasSuffix("?") ? "" : "&") : "?"
        let text = "\(target)\(joint)expires=\(Int(end.timeIntervalSince1970))"
        return "\(text)&signature=\(Digests.keyed(of: text, key: key) ?? "")"
    }

    /// Refuses what is not signed, or not any more.
    func check(_ target: String, at now: Date) throws(ServiceProblem) {
        guard let mark = target.range(of: "&signature=", options: .backwards) else {
            throw ServiceProblem(403, "The address has to be signed.")
        }
        let text = String(target[..<mark.lowerBound])
        let wanted = Secret((Digests.keyed(of: text, key: key) ?? "").utf8)
        guard wanted.isSame(as: target[mark.upperBound...].utf8) else {
            throw ServiceProblem(403, "The signature does not fit the address.")
        }
        guard let last = text.range(of: "expires=", options: .backwards),
            let end = Double(text[last.upperBound...])
        else { throw ServiceProblem(403, "The address has no end: expires=SECONDS.") }
        if now.timeIntervalSince1970 > end {
            throw ServiceProblem(410, "The address has expired.")
        }
    }

    /// Whether a field `Authorization` has the key itself, as bodies have no signature.
    func isBearer(_ field: String?) -> Bool {
        guard let field, field.lowercased().hasPrefix("bearer ") else { return false }
        return Secret(key).isSame(as: field.dropFirst(7).utf8)
    }
}

internal import Foundation

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
        let given = Array(target[mark.upperBound...].utf8)
        let wanted = Array((Digests.keyed(of: text, key: key) ?? "").utf8)
        // As long for a wrong one as for a right one.
        let differs = zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
        guard !wanted.isEmpty, given.count == wanted.count, differs == 0 else {
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
        let (given, wanted) = (Array(field.dropFirst(7).utf8), Array(key))
        let differs = zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
        return given.count == wanted.count && differs == 0
    }
}

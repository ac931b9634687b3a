internal import Foundation
internal import QuadrantServing

/// On which tags of the picture a request depends: RFC 9110, sections 13.1.1 and 13.1.2.
struct TagConditions {
    private let tag: String
    private let isPost: Bool
    private let wanted: [String]?
    private let had: [String]

    /// - Parameter tag: That of the picture, which is known before it is drawn.
    init(_ request: HTTPRequest, of tag: String) {
        self.tag = tag
        isPost = request.method == "POST"
        wanted = request.list("if-match").map(Self.tags)
        had = request.list("if-none-match").map(Self.tags) ?? []
    }

    /// Refuses what is to be another picture than this one; a body is refused, too, where the client has what it would get.
    func check() throws(ServiceProblem) {
        if let wanted, !wanted.contains("*"), !wanted.contains(where: isStrongly) {
            throw ServiceProblem(412, "The picture has another tag: \(tag).")
        }
        if isPost, had.contains("*") || had.contains(where: isWeakly) {
            throw ServiceProblem(412, "The picture has the tag that it was not to have: \(tag).")
        }
    }

    /// The tag of the picture that the client has; `nil` where it has none that is known.
    var known: String? {
        had.first(where: isWeakly).map { $0.hasPrefix("W/") ? String($0.dropFirst(2)) : $0 }
    }

    /// Whether the client wants none that there is, which is known as soon as it is drawn.
    var isAnyKnown: Bool { had.contains("*") }

    private func isStrongly(_ name: String) -> Bool {
        name == tag || name == ServiceCompression.tag(ofPacked: tag)
    }

    private func isWeakly(_ name: String) -> Bool {
        isStrongly(name.hasPrefix("W/") ? String(name.dropFirst(2)) : name)
    }

    private static func tags(_ list: String) -> [String] {
        list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

internal import Foundation
internal import QuadrantServing

/// Packs texts for clients that take it so.
enum ServiceCompression {
    /// Packs the body if it is a text of some length.
    static func apply(to response: inout HTTPResponse, for request: HTTPRequest) {
        let type = response.headers.first { $0.name == "Content-Type" }?.value ?? ""
        let isText = type.hasPrefix("text/") || type.hasPrefix("image/svg") || type.contains("json")
        guard isText else { return }
        if !response.headers.contains(where: { $0.name == "Vary" }) {
            response.headers.append(("Vary", "Accept-Encoding"))
        }
        guard response.body.count > 1024,
            takesGzip(request.list("accept-encoding") ?? ""),
            let packed = Packing.gzipped(response.body)
        else { return }
        response.body = packed
        response.headers.append(("Content-Encoding", "gzip"))
        for index in response.headers.indices where response.headers[index].name == "ETag" {
            response.headers[index].value = tag(ofPacked: response.headers[index].value)
        }
    }

    /// The tag of the same picture when it is packed: other bytes have another strong tag.
    static func tag(ofPacked tag: String) -> String { "\(tag.dropLast())-gzip\"" }

    private static func takesGzip(_ header: String) -> Bool {
        WeightedList(header).weight(of: "gzip", "*") > 0
    }
}

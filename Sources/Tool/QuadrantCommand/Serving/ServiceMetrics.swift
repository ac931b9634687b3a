internal import Synchronization

/// What a service counts, as Prometheus reads it.
final class ServiceMetrics: Sendable {
    private struct State {
        /// Requests by template and status.
        var requests: [String: [Int: Int]] = [:]
        /// How many took up to so many seconds, each with those before it.
        var times = [Int](repeating: 0, count: ServiceMetrics.bounds.count + 1)
        var seconds = 0.0
        var sources: [PictureDesk.Source: Int] = [:]
        var bytes = 0
        var restarts = 0
    }

    /// The bounds of the histogram of times, in seconds.
    private static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30]
    private let state = Mutex(State())

    /// Counts an answer.
    ///
    /// - Parameter template: The name; empty for what is about none.
    func add(
        template: String, status: Int, seconds: Double, bytes: Int, source: PictureDesk.Source?
    ) {
        state.withLock { state in
            state.requests[template, default: [:]][status, default: 0] += 1
            state.times[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
            state.seconds += seconds
            state.bytes += bytes
            if let source { state.sources[source, default: 0] += 1 }
        }
    }

    /// Counts a process that had to be started anew.
    func addRestart() { state.withLock { $0.restarts += 1 } }

    /// The text that is read: version 0.0.4 of the format.
    func text(load: (drawings: Int, cacheBytes: Int)) -> String {
        let state = state.withLock { $0 }
        var lines: [String] = []
        func head(_ name: String, _ kind: String, _ help: String) {
            lines += ["# HELP quadrant_\(name) \(help)", "# TYPE quadrant_\(name) \(kind)"]
        }
        head("requests_total", "counter", "Answers by template and status.")
        for (template, statuses) in state.requests.sorted(by: { $0.key < $1.key }) {
            for (status, count) in statuses.sorted(by: { $0.key < $1.key }) {
                lines.append(
                    "quadrant_requests_total{template=\"\(template)\",status=\"\(status)\"} \(count)"
                )
            }
        }
        head("request_seconds", "histogram", "Time to an answer.")
        var sum = 0
        for (bound, count) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], state.times) {
            sum += count
            lines.append("quadrant_request_seconds_bucket{le=\"\(bound)\"} \(sum)")
        }
        lines += [
            "quadrant_request_seconds_sum \(state.seconds)",
            "quadrant_request_seconds_count \(sum)",
        ]
        head("pictures_total", "counter", "Pictures by where they came from.")
        for source in PictureDesk.Source.allCases {
            lines.append(
                "quadrant_pictures_total{source=\"\(source.rawValue)\"} \(state.sources[source] ?? 0)"
            )
        }
        head("response_bytes_total", "counter", "Bytes of answers, without their heads.")
        lines.append("quadrant_response_bytes_total \(state.bytes)")
        head("process_restarts_total", "counter", "Processes that ended over a picture.")
        lines.append("quadrant_process_restarts_total \(state.restarts)")
        head("drawings", "gauge", "Pictures that are drawn or wait for it.")
        lines.append("quadrant_drawings \(load.drawings)")
        head("cache_bytes", "gauge", "Bytes of pictures that are kept.")
        lines.append("quadrant_cache_bytes \(load.cacheBytes)")
        return lines.joined(separator: "\n") + "\n"
    }
}

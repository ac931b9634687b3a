internal import Foundation

/// How much memory a drawing may take.
package enum MemoryLimit {
    /// The limit in bytes if none was given: half of the free memory, but no less than any small picture
    /// takes.
    package static func standard() -> Int {
        max(least, free() / 2)
    }

    /// The least that may be asked for, in bytes.
    package static let least = 128 << 20

    /// The free memory of the machine, or of the container that this process is in, in bytes.
    static func free() -> Int {
        let machine = number("MemAvailable:", in: "/proc/meminfo").map { $0 * 1024 } ?? 4 << 30
        return min(machine, containerFree() ?? .max)
    }

    /// How many bytes of the limit of control groups, of either version, are left; `nil` if there
    /// is no limit.
    ///
    /// Files that were read count as used, but make room for others: those not in use are left out.
    package static func containerFree(in groups: String = "/sys/fs/cgroup") -> Int? {
        let versions = [
            (groups, "memory.max", "memory.current", "inactive_file "),
            (
                "\(groups)/memory", "memory.limit_in_bytes", "memory.usage_in_bytes",
                "total_inactive_file "
            ),
        ]
        for (folder, limit, usage, word) in versions {
            if let limit = number("", in: "\(folder)/\(limit)"),
                let usage = number("", in: "\(folder)/\(usage)")
            {
                let cached = number(word, in: "\(folder)/memory.stat") ?? 0
                return max(0, limit - max(0, usage - cached))
            }
        }
        return nil
    }

    /// The number after a word at the beginning of a line, or of the file for no word.
    private static func number(_ word: String, in path: String) -> Int? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix(word) })
        else { return nil }
        let digits = line.dropFirst(word.count).drop { $0 == " " }.prefix { $0.isNumber }
        return Int(digits)
    }

    /// Lets this process take `bytes` more than it has; requests for more memory fail.
    ///
    /// Private writable memory counts, whether it was touched or not, but not the stack of the main
    /// thread. Address space as such does not count: much of it is only reserved.
    static func apply(_ bytes: Int) {
        var limit = rlimit()
        let kind = __rlimit_resource_t(UInt32(2))  // RLIMIT_DATA
        guard unsafe getrlimit(kind, &limit) == 0 else { return }
        let (sum, isTooMuch) = taken.addingReportingOverflow(bytes)
        limit.rlim_cur = min(limit.rlim_max, isTooMuch ? limit.rlim_max : UInt(sum))
        unsafe setrlimit(kind, &limit)
        useUsualStacks()
    }

    /// The bytes that count so far: with a sanitizer they are terabytes.
    private static var taken: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
            .split(separator: " ").dropFirst(5).first.flatMap { Int($0) }
        return (pages ?? 0) * Int(getpagesize())
    }

    /// Gives further threads 8 MB for their stacks. Otherwise they would have as much as the main thread,
    /// whose stack is larger for deep views, and all of it counts.
    private static func useUsualStacks() {
        unsafe withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
            guard let attributes = memory.baseAddress, unsafe pthread_attr_init(attributes) == 0
            else {
                return
            }
            unsafe pthread_attr_setstacksize(attributes, 8 << 20)
            unsafe setStandardAttributes(attributes)
            unsafe pthread_attr_destroy(attributes)
        }
    }
}

@_silgen_name("pthread_setattr_default_np")
@discardableResult
private func setStandardAttributes(_ attributes: UnsafePointer<pthread_attr_t>) -> Int32

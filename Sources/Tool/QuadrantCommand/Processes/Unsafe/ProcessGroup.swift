internal import CRunGuard
internal import Foundation

/// A child and all programs that it or they have started.
struct ProcessGroup {
    /// The environment variable by which programs are found that left the child's group or lost
    /// their parent.
    static let variable = "QUADRANT_RUN"

    let child: pid_t
    /// With what the value of the variable begins: no other child has the same.
    let mark: String
    /// Whether the child is the first of a process group of its own.
    let isOwn: Bool
    /// The number of the copy of the child about which this is; `nil` for it and all of its copies.
    var number: Int?

    /// What stands in the variable between the mark and the number.
    static let separator: Character = "/"

    /// The value of the variable for a copy of a child, 0 for the child itself. Such values are of one length.
    static func value(_ mark: some StringProtocol, _ number: Int) -> String {
        let digits = String(number)
        let zeros = String(repeating: "0", count: max(0, 10 - digits.count))
        return "\(mark)\(separator)\(zeros)\(digits)"
    }

    /// Marks this process, a copy of one that was started with a mark, with a number of its own. What it starts has that too.
    static func mark(_ number: Int) {
        guard let old = unsafe getenv(variable).map({ unsafe String(cString: $0) }) else { return }
        let new = value(old.prefix { $0 != separator }, number)
        _ = unsafe quadrant_overwrite_variable(variable, new, old.utf8.count)
    }

    /// A mark.
    static func newMark() -> String {
        "\(getpid())-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    }

    /// Whether the child has ended; it is not waited for yet then.
    var childHasEnded: Bool {
        var info = unsafe siginfo_t()
        let answer = unsafe waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT)
        // Without an error and without a signal it goes on.
        return unsafe answer != 0 ? errno != EINTR : info.si_signo != 0
    }

    /// Ends the programs that are left when the child has ended and was waited for.
    ///
    /// - Parameter mayHaveLeft: Whether something may have left the group; looking for it reads all of
    ///   the machine's processes.
    func endRest(mayHaveLeft: Bool) {
        let hadOthers = isOwn && kill(-child, SIGKILL) == 0
        guard hadOthers || mayHaveLeft else { return }
        // A program that is not found yet may start another one, which is found the next time.
        for _ in 0..<100 {
            let others = strays()
            for process in others { kill(process, SIGKILL) }
            // A program that is just being started, or that is ending, shows no environment.
            let isGroupThere = hadOthers && kill(-child, 0) == 0 && groupGoesOn()
            if others.isEmpty, !isGroupThere { return }
            usleep(1000)
        }
    }

    /// Ends the child, if nobody has waited for its end, and all that it has started.
    func end() {
        var info = unsafe siginfo_t()
        // Its number may be another program's once it was waited for.
        if unsafe waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 {
            kill(isOwn ? -child : child, SIGKILL)
        }
        endRest(mayHaveLeft: true)
    }

    /// All processes of the machine.
    private static var processes: [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }
    }

    /// Whether a program of the child's group has not ended: one that nobody has waited for yet still counts as a member.
    private func groupGoesOn() -> Bool {
        Self.processes.contains { process in
            guard let line = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
                // The name before it may hold spaces and brackets.
                let end = line.lastIndex(of: UInt8(ascii: ")"))
            else { return false }
            let fields = String(decoding: line[(end + 1)...], as: UTF8.self).split(separator: " ")
            guard fields.count > 2, pid_t(fields[2]) == child else { return false }
            return !["Z", "X"].contains(fields[0])
        }
    }

    /// Programs with the mark in their environment that have not ended.
    private func strays() -> [pid_t] {
        let value = number.map { Self.value(mark, $0) } ?? "\(mark)\(Self.separator)"
        let line = Array("\(Self.variable)=\(value)".utf8)
        return Self.processes.filter { process in
            guard process != getpid(),
                let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ")
            else { return false }
            return environment.firstRange(of: line) != nil
        }
    }
}

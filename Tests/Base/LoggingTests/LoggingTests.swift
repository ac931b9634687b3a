import Expectations
import Foundation
import OSLog
import Synchronization
import Testing

@testable import os

struct LoggingTests {
    @Test func writesMessages() {
        let count = 3
        let message: OSLogMessage =
            "\(count) of \("secret", privacy: .private), \(1.5, format: .fixed(precision: 2))"
        same(message.text, "3 of <private>, 1.50")
        let hidden: OSLogMessage = "\("secret", privacy: .sensitive(mask: .hash))"
        same(hidden.text, "<private>")
        let line = LogSink.line("Done", .error, "org.example.app", "net")
        same(line, "[error] [org.example.app:net] Done\n")
        same(OSLogFloatFormatting.fixed(precision: 0).text(-2.5), "-3")
        same(OSLogFloatFormatting.fixed(precision: 1).text(-0.04), "0.0")
    }

    @Test func fillsFormats() {
        same(LogSink.text("%d of %{private}d, %%", [1, 2]), "1 of <private>, %")
        same(LogSink.text("%.2f and %ld", [1.5, 7]), "1.50 and 7")
        same(LogSink.text("%x", [255]), "ff")
        same(LogSink.text("%d", []), "<missing>")
    }

    @Test func writesNothingWhereItIsOff() {
        fails(OSLog.disabled.isEnabled(type: .error))
        holds(OSLog.default.isEnabled(type: .error))
    }

    /// Nothing keeps messages: whoever looks for them is told, and does not find an empty store.
    @Test(arguments: [OSLogStore.Scope.currentProcessIdentifier, .system])
    func nothingIsKept(_ scope: OSLogStore.Scope) {
        let error = #expect(throws: CocoaError.self) { try OSLogStore(scope: scope) }
        same(error?.code, .featureUnsupported)
        same(
            error?.localizedDescription,
            "Messages of Logger and os_log go to standard error; nothing keeps them.")
    }

    /// All forms of `os_log` take what is written, and `Logger` too.
    @Test func takesFormatsAndValues() {
        let lines = Mutex<[String]>([])
        let log = OSLog("app", "net", isOff: false) { line in lines.withLock { $0.append(line) } }
        let count = 3
        os_log(.error, log: log, "\(count, privacy: .public) lost")
        os_log(.error, log: log, "%d of %{private}d lost", count, 4)
        os_log("lost", log: log)
        Logger(log).warning("\(count) left")
        same(
            lines.withLock { $0 },
            [
                "[error] [app:net] 3 lost\n", "[error] [app:net] 3 of <private> lost\n",
                "[default] [app:net] lost\n", "[error] [app:net] 3 left\n",
            ])
    }

    @Test func locks() {
        let lock = OSAllocatedUnfairLock(initialState: 1)
        lock.withLock { $0 += 1 }
        same(lock.withLock { $0 }, 2)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        fails(plain.lockIfAvailable())
        plain.unlock()
        var unfair = os_unfair_lock()
        os_unfair_lock_lock(&unfair)
        fails(os_unfair_lock_trylock(&unfair))
        os_unfair_lock_unlock(&unfair)
        holds(os_unfair_lock_trylock(&unfair))
    }
}

import Testing

@testable import os

struct LoggingTests {
    @Test func writesMessages() {
        let count = 3
        let message: OSLogMessage =
            "\(count) of \("secret", privacy: .private), \(1.5, format: .fixed(precision: 2))"
        #expect(message.text == "3 of <private>, 1.50")
        let line = LogSink.line("Done", .error, "org.example.app", "net")
        #expect(line == "[error] [org.example.app:net] Done\n")
        #expect(OSLogFloatFormatting.fixed(precision: 0).text(-2.5) == "-3")
        #expect(OSLogFloatFormatting.fixed(precision: 1).text(-0.04) == "0.0")
    }

    @Test func fillsFormats() {
        #expect(LogSink.text("%d of %{private}d, %%", [1, 2]) == "1 of <private>, %")
        #expect(LogSink.text("%.2f and %ld", [1.5, 7]) == "1.50 and 7")
        #expect(LogSink.text("%x", [255]) == "ff")
        #expect(LogSink.text("%d", []) == "<missing>")
    }

    @Test func writesNothingWhereItIsOff() {
        #expect(!OSLog.disabled.isEnabled(type: .error))
        #expect(OSLog.default.isEnabled(type: .error))
    }

    @Test func locks() {
        let lock = OSAllocatedUnfairLock(initialState: 1)
        lock.withLock { $0 += 1 }
        #expect(lock.withLock { $0 } == 2)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
    }
}

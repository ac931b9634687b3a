internal import Foundation

/// Makes a trap leave a trace: the return addresses inside the user's library, on standard error.
///
/// The parent finds the functions and lines for them. Nothing here allocates, because the heap may be
/// what is broken; the handler has a stack of its own, because the stack may be what ran out.
enum CrashReporter {
    /// What a line with an address begins with; an offset into the library in hexadecimal follows.
    static let prefix: StaticString = "quadrant-frame "
    /// The line that says that the stack is full.
    static let deepMark: StaticString = "quadrant-deep"

    /// How many frames are looked at: enough to leave any standard library function behind.
    private static let depth = 128

    /// Where the library begins in memory; set once, before any handler can run.
    nonisolated(unsafe) private static var base: UInt = 0
    /// How much of memory it takes.
    nonisolated(unsafe) private static var extent: UInt = 0
    /// How often an interrupted loop is looked at before giving up.
    nonisolated(unsafe) private static var looksLeft = 200
    /// Room for return addresses.
    nonisolated(unsafe) private static let frames =
        UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: depth)

    /// Catches the signals of traps, and SIGTERM, with which the parent says that time is over.
    ///
    /// - Parameter symbol: any address inside the user's library.
    static func install(watching symbol: UnsafeMutableRawPointer) {
        guard let library = LoadedLibrary(containing: symbol) else { return }
        base = library.base
        extent = library.extent
        _ = backtrace(frames, 4)  // Loads the unwinder, which a handler must not.
        var stack = stack_t()
        stack.ss_size = 256 * 1024
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
        sigaltstack(&stack, nil)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { CrashReporter.report(signal: $0) }
        action.sa_flags = Int32(SA_ONSTACK)
        for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGTERM, SIGALRM] {
            sigaction(signal, &action, nil)
        }
    }

    private static func report(signal: Int32) {
        let count = Int(backtrace(frames, Int32(depth)))
        if count == depth { writeLine(deepMark, nil) }
        var isInside = false
        for position in 0..<count {
            let address = UInt(bitPattern: frames[position])
            if address > base && address - base < extent {
                writeLine(prefix, address - base)
                isInside = true
            }
        }
        let isInterruption = signal == SIGTERM || signal == SIGALRM
        if isInterruption && !isInside && looksLeft > 0 {
            lookAgain()
            return
        }
        Foundation.signal(signal, SIG_DFL)
        kill(getpid(), signal)
    }

    /// Comes back two milliseconds later: not every instruction lets the unwinder find its caller, and
    /// an endless loop will be at another one by then.
    private static func lookAgain() {
        looksLeft -= 1
        var timer = itimerval()
        timer.it_value.tv_usec = 2000
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    }

    private static func writeLine(_ text: StaticString, _ number: UInt?) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
            var length = text.utf8CodeUnitCount
            for position in 0..<length { buffer[position] = text.utf8Start[position] }
            if let number {
                for shift in stride(from: 60, through: 0, by: -4) {
                    let digit = UInt8(truncatingIfNeeded: number >> UInt(shift) & 15)
                    buffer[length] = digit < 10 ? 48 + digit : 87 + digit
                    length += 1
                }
            }
            buffer[length] = 10
            _ = write(STDERR_FILENO, buffer.baseAddress, length + 1)
        }
    }

    @_silgen_name("backtrace")
    private static func backtrace(
        _ frames: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: Int32
    ) -> Int32
}

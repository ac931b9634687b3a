internal import Foundation
internal import QuadrantRendering
internal import Synchronization

/// Makes a trap leave a trace: the calls that were under way inside the user's library, in `DrawingMemory`.
///
/// The parent finds the functions and lines for them. Nothing here allocates, because the heap may be
/// what is broken; the handler has a stack of its own, because the stack may be what ran out.
enum CrashReporter {
    /// The beginning of a line with an address. The offset into the library in hexadecimal follows, of
    /// the instruction that was interrupted or of a call.
    static let prefix: StaticString = "quadrant-frame "
    /// The line that says that the stack is full.
    static let deepMark: StaticString = "quadrant-deep"
    /// The line that says that there is no memory left.
    static let memoryMark: StaticString = "quadrant-memory"
    /// The line that says that other threads were waited for.
    static let threadsMark: StaticString = "quadrant-threads"
    /// The beginning of the line with the view whose body was evaluated last; its name follows.
    static let viewPrefix: StaticString = "quadrant-view "
    /// The beginning of the line with the file of a picture that was being read; its path follows.
    static let picturePrefix: StaticString = "quadrant-picture "

    /// How many frames are looked at: enough to leave any standard library function behind.
    private static let depth = 128

    /// The limit of memory before a handler was given more, in bytes; `nil` where none was.
    nonisolated(unsafe) static var memoryLimit: UInt?
    /// The address of the library in memory; set once, before any handler can run.
    nonisolated(unsafe) private static var base: UInt = 0
    /// The length of the library in memory, in bytes.
    nonisolated(unsafe) private static var extent: UInt = 0
    /// How often an interrupted loop is looked at before giving up.
    nonisolated(unsafe) private static var looksLeft = 200
    /// The name of the user's view whose body was evaluated last; in memory that is never freed.
    nonisolated(unsafe) private static var view = unsafe UnsafeBufferPointer<UInt8>(
        start: nil, count: 0)
    /// The path of the picture that is being read; in memory that is never freed.
    nonisolated(unsafe) private static var picture = unsafe UnsafeBufferPointer<UInt8>(
        start: nil, count: 0)
    /// The longest name of a view and path of a picture, in bytes.
    private static let longest = (view: 100, path: 1000)
    /// The names of the views so far, `nil` for those of the library: a type is named once.
    nonisolated(unsafe) private static var names: [ObjectIdentifier: UnsafeBufferPointer<UInt8>?] =
        unsafe [:]
    /// Room for the addresses of the calls that were under way, innermost first.
    nonisolated(unsafe) private static let frames =
        UnsafeMutablePointer<UInt>.allocate(capacity: depth)
    /// The number of addresses in `frames`.
    nonisolated(unsafe) private static var frameCount = 0

    /// Catches the signals of traps, and SIGTERM, with which the parent says that time is over.
    ///
    /// - Parameter symbol: Any address inside the user's library.
    static func install(watching symbol: UnsafeMutableRawPointer) {
        guard let library = unsafe LoadedLibrary(containing: symbol) else { return }
        unsafe base = library.base
        unsafe extent = library.extent
        rehearse()
        var stack = unsafe stack_t()
        unsafe stack.ss_size = 256 * 1024
        unsafe stack.ss_sp = unsafe UnsafeMutableRawPointer.allocate(
            byteCount: stack.ss_size, alignment: 16)
        unsafe sigaltstack(&stack, nil)
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { CrashReporter.report(signal: $0) }
        action.sa_flags = Int32(SA_ONSTACK)
        for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGTERM, SIGALRM] {
            unsafe sigaction(signal, &action, nil)
        }
    }

    /// Notes that the body of a view is evaluated next, in case the process ends in it.
    static func willEvaluate(_ type: Any.Type) {
        let key = ObjectIdentifier(type)
        guard let known = unsafe names[key] else {
            // Not by reflection, which looks for conformances of each type.
            let isUsers = EntrySource.isUsers(_typeName(type, qualified: true))
            let name =
                unsafe isUsers
                ? copy(of: _typeName(type, qualified: false).utf8.prefix(longest.view)) : nil
            unsafe names[key] = unsafe .some(name)
            if let name = unsafe name { unsafe view = unsafe name }
            return
        }
        if let known = unsafe known { unsafe view = unsafe known }
    }

    /// Notes that the file of a picture is read next, in case the process ends in that; `nil` when it was read.
    static func willRead(_ path: String?) {
        unsafe picture =
            unsafe path.map { unsafe copy(of: $0.utf8.suffix(longest.path)) }
            ?? UnsafeBufferPointer(start: nil, count: 0)
    }

    private static func copy(of text: Substring.UTF8View) -> UnsafeBufferPointer<UInt8> {
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
        _ = unsafe memory.initialize(from: text)
        return UnsafeBufferPointer(memory)
    }

    /// Writes a report that is dropped. So the unwinder is loaded and the types of this code are made
    /// beforehand: that takes memory and locks, which a handler must not use.
    private static func rehearse() {
        unsafe view = unsafe copy(of: "-".utf8[...])
        unsafe picture = unsafe view
        _ = write(isInterruption: false)
        writeLine(memoryMark, nil)
        writeLine(prefix, 1)
        DrawingMemory.clearReport()
    }

    /// Writes what is known of this moment. Returns whether it is inside the user's library, or waits for work of
    /// other threads that the user's code began.
    private static func write(isInterruption: Bool) -> Bool {
        findFrames()
        if unsafe frameCount == depth { writeLine(deepMark, nil) }
        if unsafe view.count > 0 {
            unsafe writeLine(viewPrefix, view)
            // Once: a loop that is looked at again is still in the same one.
            unsafe view = unsafe UnsafeBufferPointer(start: nil, count: 0)
        }
        if unsafe picture.count > 0 {
            unsafe writeLine(picturePrefix, picture)
            unsafe picture = unsafe UnsafeBufferPointer(start: nil, count: 0)
        }
        if !isInterruption, isMemoryUsedUp { writeLine(memoryMark, nil) }
        var isInside = false
        for position in unsafe 0..<frameCount {
            let address = unsafe frames[position]
            if unsafe address > base && address - base < extent {
                unsafe writeLine(prefix, address - base)
                isInside = true
            }
        }
        let waits = TreeHost.awaitsThreads.load(ordering: .relaxed)
        guard isInterruption, waits, !isInside else { return isInside }
        writeLine(threadsMark, nil)
        return true
    }

    private static func report(signal: Int32) {
        let isInterruption = signal == SIGTERM || signal == SIGALRM
        if !isInterruption { makeRoom() }
        let isInside = write(isInterruption: isInterruption)
        if unsafe isInterruption && !isInside && looksLeft > 0 {
            lookAgain()
            return
        }
        Foundation.signal(signal, SIG_DFL)
        kill(getpid(), signal)
    }

    /// Looks again two milliseconds later: not at every instruction can the unwinder find the caller,
    /// and an endless loop will be at another one by then.
    private static func lookAgain() {
        unsafe looksLeft -= 1
        var timer = itimerval()
        timer.it_value.tv_usec = 2000
        unsafe setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    }

    private static func writeLine(_ prefix: StaticString, _ text: UnsafeBufferPointer<UInt8>) {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1100) { buffer in
            var length = prefix.utf8CodeUnitCount
            for position in 0..<length {
                unsafe buffer[position] = unsafe prefix.utf8Start[position]
            }
            for index in text.indices {
                let byte = unsafe text[index]
                unsafe buffer[length] = byte
                length += 1
            }
            unsafe buffer[length] = 10
            let line = unsafe UnsafeRawBufferPointer(buffer)[...length]
            unsafe DrawingMemory.report(UnsafeRawBufferPointer(rebasing: line))
        }
    }

    private static func writeLine(_ text: StaticString, _ number: UInt?) {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
            var length = text.utf8CodeUnitCount
            for position in 0..<length { unsafe buffer[position] = unsafe text.utf8Start[position] }
            if let number {
                for shift in stride(from: 60, through: 0, by: -4) {
                    let digit = UInt8(truncatingIfNeeded: number >> UInt(shift) & 15)
                    unsafe buffer[length] = digit < 10 ? 48 + digit : 87 + digit
                    length += 1
                }
            }
            unsafe buffer[length] = 10
            let line = unsafe UnsafeRawBufferPointer(buffer)[...length]
            unsafe DrawingMemory.report(UnsafeRawBufferPointer(rebasing: line))
        }
    }

    /// Finds the calls that are under way. A call is known by its return address, which may belong to the
    /// next line or to none; the byte before belongs to the call. Only for the instruction that a signal
    /// interrupted is the address exact.
    private static func findFrames() {
        unsafe frameCount = 0
        _ = unsafe unwind(
            { context, _ in
                var isExact = Int32(0)
                let address = unsafe CrashReporter.instruction(context, &isExact)
                unsafe CrashReporter.frames[CrashReporter.frameCount] =
                    isExact != 0 || address == 0 ? address : address - 1
                unsafe CrashReporter.frameCount += 1
                // _URC_NO_REASON goes on, _URC_END_OF_STACK does not.
                return unsafe CrashReporter.frameCount < CrashReporter.depth ? 0 : 5
            }, nil)
    }

    /// A function of the unwinder that C++ uses too: shows each frame, the innermost first.
    @_silgen_name("_Unwind_Backtrace")
    private static func unwind(
        _ visit: @convention(c) (OpaquePointer, UnsafeMutableRawPointer?) -> Int32,
        _ argument: UnsafeMutableRawPointer?
    ) -> Int32

    /// The address in a frame, and whether it is that of the instruction itself and not a return
    /// address.
    @_silgen_name("_Unwind_GetIPInfo")
    private static func instruction(
        _ context: OpaquePointer, _ isExact: UnsafeMutablePointer<Int32>
    ) -> UInt
}

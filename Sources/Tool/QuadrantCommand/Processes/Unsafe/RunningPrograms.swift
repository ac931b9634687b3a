internal import Foundation
internal import Synchronization

/// The programs that this process has started and not waited for yet. They end with it when it is interrupted.
enum RunningPrograms {
    private static let groups = Mutex<[ProcessGroup]>([])

    /// Notes the program that `start` starts. While all programs are being ended, none is started.
    static func add(
        _ start: () throws(CommandError) -> ProcessGroup
    ) throws(CommandError) -> ProcessGroup {
        try groups.withLock { groups throws(CommandError) in
            let group = try start()
            groups.append(group)
            return group
        }
    }

    /// Forgets a program whose end was waited for.
    static func remove(_ group: ProcessGroup) {
        groups.withLock { $0.removeAll { $0.mark == group.mark } }
    }

    /// Ends all running programs and calls `end`, which ends this process too. The lock is held to the end, so that no program that was
    /// ended here is reported as failed.
    static func endAll(_ end: () -> Never) {
        groups.withLock { groups in
            for group in groups { group.end() }
            end()
        }
    }

    /// Ends all running programs; who waits for one of them finds that it was ended.
    static func endEach() {
        groups.withLock { groups in
            for group in groups { group.end() }
        }
    }

    private static let preparation = Mutex<(@Sendable () -> Void)?>(nil)

    /// What is done first when the process is asked to end, on a thread of its own; it may take some seconds.
    static func beforeEnd(_ preparation: @escaping @Sendable () -> Void) {
        self.preparation.withLock { $0 = preparation }
    }

    /// Has Control-C and the signals that ask a process to end take all running programs with it, and what
    /// they have started. Signals that are ignored already, as by `nohup`, stay ignored.
    ///
    /// To be called before the process has a second thread: others inherit that the signals wait.
    static func endWhenInterrupted() {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            var action = sigaction()
            unsafe sigaction(signal, nil, &action)
            // 1 is SIG_IGN.
            if unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) != 1 {
                unsafe sigaddset(&signals, signal)
            }
        }
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
        let waited = signals
        Thread.detachNewThread {
            var (signals, signal) = (waited, Int32(0))
            while unsafe sigwait(&signals, &signal) != 0 {}
            preparation.withLock { $0 }?()
            // The lock is held to the end, so that no program that was ended here is reported as
            // failed.
            groups.withLock { groups in
                for group in groups { group.end() }
                Foundation.signal(signal, SIG_DFL)
                unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
                kill(getpid(), signal)
            }
        }
    }
}

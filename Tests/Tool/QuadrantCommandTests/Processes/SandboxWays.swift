/// A view that tries ways out of a sandbox, and prints of each whether it worked: `read a file outside: refused`.
///
/// Its folder is `app` in a folder in which other things lie; `own` is that which a sandbox gives it.
enum SandboxWays {
    /// The file. The ways that would do harm, or end the process, are in it only where something keeps them from that.
    ///
    /// - Parameter folder: The folder around that of the view.
    static func source(in folder: String, withHarmful: Bool) -> String {
        head.replacing("FOLDER", with: folder) + files + programs + others
            + (withHarmful ? harmful : "")
            + tail.replacing("HARMFUL", with: withHarmful ? "harmfulWays()" : "[]")
    }

    private static let head = #"""
        import SwiftUI
        import Foundation

        @_silgen_name("syscall") func call(_ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> Int
        @_silgen_name("shm_open") func sharedOpen(_ name: UnsafePointer<CChar>, _ flags: Int32, _ mode: UInt32) -> Int32

        let outside = "FOLDER"
        let app = "FOLDER/app"
        let own = NSTemporaryDirectory()

        func kernel(_ number: Int, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0, _ e: Int = 0) -> Int {
            call(number, a, b, c, d, e, 0)
        }
        func opens(_ path: String, _ flags: Int32) -> Bool {
            let file = open(path, flags, 0o600)
            if file >= 0 { close(file) }
            return file >= 0
        }
        func lists(_ path: String) -> Bool {
            guard let folder = opendir(path) else { return false }
            closedir(folder)
            return true
        }
        func socketOpens(_ family: Int32, _ kind: Int32, _ number: Int32 = 0) -> Bool {
            let file = call(41, Int(family), Int(kind), Int(number), 0, 0, 0)
            if file >= 0 { close(Int32(file)) }
            return file >= 0
        }
        func starts(_ path: String, _ arguments: [String]) -> Bool {
            var child = pid_t()
            var words = ([path] + arguments).map { strdup($0) } + [nil]
            guard posix_spawn(&child, path, nil, nil, &words, nil) == 0 else { return false }
            var status: Int32 = 0
            waitpid(child, &status, 0)
            return status >> 8 != 127
        }
        func mode(_ path: String) -> UInt32 {
            var status = stat()
            return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
        }

        func fileWays() -> [(String, () -> Bool)] {
        [
        """#

    private static let files = #"""

            ("read a file outside", { opens("\(outside)/secret.txt", O_RDONLY) }),
            ("read a file outside by Foundation", { (try? String(contentsOfFile: "\(outside)/secret.txt", encoding: .utf8)) != nil }),
            ("read through a link that lies beside the view", { opens("\(app)/link.txt", O_RDONLY) }),
            ("read through a link that looks like a picture", { opens("\(app)/linked.png", O_RDONLY) }),
            ("read through a link that looks like resources", { opens("\(app)/Resources/secret.txt", O_RDONLY) }),
            ("read through a link that looks like a catalogue", { opens("\(app)/Linked.xcassets/secret.txt", O_RDONLY) }),
            ("memory that grows as stacks do", {
                mmap(nil, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | 0x100, -1, 0) != MAP_FAILED
            }),
            ("read through a link of its own", {
                symlink("\(outside)/secret.txt", "\(own)/way.txt") == 0 && opens("\(own)/way.txt", O_RDONLY)
            }),
            ("give a file outside a name of its own", { link("\(outside)/secret.txt", "\(own)/hard.txt") == 0 }),
            ("give the view's file a name of its own", { link("\(app)/Ways.swift", "\(own)/view.txt") == 0 }),
            ("ask for the attributes of a file outside", {
                let failure = "\(outside)/secret.txt".withCString { path in
                    "user.x".withCString { name in kernel(192, Int(bitPattern: path), Int(bitPattern: name)) }
                }
                return failure >= 0 || errno == ENODATA
            }),
            ("list a folder outside", { lists("\(outside)/private") }),
            ("list the root", { lists("/") }),
            ("read the users of the machine", { opens("/etc/passwd", O_RDONLY) }),
            ("read a program", { opens("/bin/sh", O_RDONLY) }),
            ("write to a file outside", { opens("\(outside)/secret.txt", O_WRONLY | O_APPEND) }),
            ("make a file outside", { opens("\(outside)/made.txt", O_WRONLY | O_CREAT) }),
            ("make a file beside the view", { opens("\(app)/made.txt", O_WRONLY | O_CREAT) }),
            ("write to the view's file", { opens("\(app)/Ways.swift", O_WRONLY) }),
            ("empty a file beside the view", { opens("\(app)/data.txt", O_RDONLY | O_TRUNC) }),
            ("shorten a file beside the view", { truncate("\(app)/data.txt", 1) == 0 }),
            ("make a folder outside", { mkdir("\(outside)/made", 0o700) == 0 }),
            ("make a link outside", { symlink("x", "\(outside)/made-link") == 0 }),
            ("make a pipe outside", { mkfifo("\(outside)/made-pipe", 0o600) == 0 }),
            ("make a file among the temporary ones", {
                let path = "/tmp/quadrant-way-\(getpid())"
                defer { unlink(path) }
                return opens(path, O_WRONLY | O_CREAT)
            }),
            ("rename a file outside", { rename("\(outside)/renamed.txt", "\(outside)/other.txt") == 0 }),
            ("remove a file outside", { unlink("\(outside)/removed.txt") == 0 }),
            ("remove a folder outside", { rmdir("\(outside)/removed") == 0 }),
            ("change the rights of a file", { chmod("\(app)/data.txt", 0o640) == 0 }),
            ("change the rights of a file that is open", {
                let file = open("\(app)/data.txt", O_RDONLY)
                fchmod(file, 0o604)
                return mode("\(app)/data.txt") == 0o604
            }),
            ("change the owner of a file", { chown("\(app)/data.txt", getuid(), getgid()) == 0 }),
            ("change the times of a file", { utimes("\(app)/data.txt", nil) == 0 }),
            ("read what another process was given", { opens("/proc/\(getppid())/environ", O_RDONLY) }),
            ("read the facts of another process", { opens("/proc/\(getppid())/stat", O_RDONLY) }),
            ("read the memory of another process", { opens("/proc/\(getppid())/mem", O_RDONLY) }),
            ("read the open files of another process", { lists("/proc/\(getppid())/fd") }),
            ("read through its own root", { opens("/proc/self/root/\(outside)/secret.txt", O_RDONLY) }),
            ("write into its own facts", { opens("/proc/self/oom_score_adj", O_WRONLY) }),
            ("write to its own memory as a file", { opens("/proc/self/mem", O_WRONLY) }),
            ("write to a device", { opens("/dev/full", O_WRONLY) }),
            ("read a device", { opens("/dev/full", O_RDONLY) }),
        ]
        }
        """#

    private static let programs = #"""

        func programWays() -> [(String, () -> Bool)] {
        [
            ("start a program", { starts("/bin/true", []) }),
            ("start a shell", { starts("/bin/sh", ["-c", "true"]) }),
            ("start a program by Foundation", {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/true")
                return (try? process.run()) != nil
            }),
            ("start a program of its own", {
                let path = "\(own)/program"
                _ = FileManager.default.createFile(atPath: path, contents: Data("#!/bin/sh\n".utf8))
                chmod(path, 0o700)
                return starts(path, [])
            }),
            ("become another program", {
                // One that there is not: the kernel looks for it if it may.
                var words: [UnsafeMutablePointer<CChar>?] = [nil]
                execve("\(own)/none", &words, &words)
                return errno == ENOENT
            }),
            ("make a process", {
                let child = kernel(57)
                if child == 0 { _exit(0) }
                return child > 0
            }),
            ("make a process by clone", {
                let child = kernel(56, Int(SIGCHLD))
                if child == 0 { _exit(0) }
                return child > 0
            }),
            ("a socket of the Internet", { socketOpens(AF_INET, 1) }),
            ("a socket for datagrams", { socketOpens(AF_INET, 2) }),
            ("a socket of the Internet, version 6", { socketOpens(AF_INET6, 1) }),
            ("a socket of the machine", { socketOpens(AF_UNIX, 1) }),
            ("a socket of the kernel", { socketOpens(16, 3) }),
            ("a pair of sockets", {
                var ends: [Int32] = [0, 0]
                return ends.withUnsafeMutableBytes { kernel(53, Int(AF_UNIX), 1, 0, Int(bitPattern: $0.baseAddress)) } == 0
            }),
        ]
        }
        """#

    private static let others = #"""

        func otherWays() -> [(String, () -> Bool)] {
        [
            ("signal the process around", { kill(getppid(), 0) == 0 }),
            ("signal its group", { kill(0, 0) == 0 }),
            ("signal all processes", { kill(-1, 0) == 0 }),
            ("signal a thread of another process", { kernel(234, Int(getppid()), Int(getppid()), 0) == 0 }),
            ("hold another process", { kernel(434, Int(getppid()), 0) >= 0 }),
            ("have another process told of a file", {
                var ends: [Int32] = [0, 0]
                pipe(&ends)
                return kernel(72, Int(ends[0]), 8, Int(getppid())) == 0
            }),
            ("read the memory of a process", {
                var byte: UInt8 = 0
                return withUnsafeMutablePointer(to: &byte) { place in
                    var piece = iovec(iov_base: UnsafeMutableRawPointer(place), iov_len: 1)
                    return withUnsafePointer(to: &piece) {
                        let pieces = Int(bitPattern: $0)
                        return kernel(310, Int(getpid()), pieces, 1, pieces, 1) == 1
                    }
                }
            }),
            ("be slower than another process", { kernel(141, 0, Int(getppid()), 0) == 0 }),
            ("make memory with a name", {
                let file = sharedOpen("/quadrant-way-\(getpid())", O_RDWR | O_CREAT, 0o600)
                if file >= 0 { shm_unlink("/quadrant-way-\(getpid())") }
                return file >= 0
            }),
            ("make memory that is a file", {
                "way".withCString { kernel(319, Int(bitPattern: $0), 0) } >= 0
            }),
            ("make memory of System V", {
                let memory = kernel(29, 0, 4096, 0o1600)
                if memory >= 0 { _ = kernel(31, memory, 0, 0) }
                return memory >= 0
            }),
            ("make a queue of messages", {
                let queue = kernel(68, 0, 0o1600)
                if queue >= 0 { _ = kernel(71, queue, 0, 0) }
                return queue >= 0
            }),
            ("make memory that children share", {
                mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0) != MAP_FAILED
            }),
            ("set a limit", {
                var limit = rlimit()
                getrlimit(7, &limit)
                return withUnsafePointer(to: &limit) { kernel(302, 0, 7, Int(bitPattern: $0), 0) } == 0
            }),
            ("open six hundred files", {
                let files = (0..<600).map { _ in open("/dev/null", O_RDONLY) }
                defer { for file in files where file >= 0 { close(file) } }
                return files.allSatisfy { $0 >= 0 }
            }),
            ("write a file of 200 MB", {
                let file = open("\(own)/large", O_RDWR | O_CREAT, 0o600)
                defer {
                    close(file)
                    unlink("\(own)/large")
                }
                return file >= 0 && pwrite(file, "x", 1, 200 << 20) == 1
            }),
            ("take another user's number", { setuid(getuid()) == 0 }),
            ("lead a group", { kernel(109, 0, 0) == 0 }),
            ("watch files", { kernel(253) >= 0 }),
        ]
        }
        """#

    private static let harmful = #"""

        func harmfulWays() -> [(String, () -> Bool)] {
        [
            ("a queue of io_uring", {
                var room = [UInt8](repeating: 0, count: 256)
                return room.withUnsafeMutableBytes { kernel(425, 4, Int(bitPattern: $0.baseAddress)) } >= 0
            }),
            ("a namespace of users", { kernel(272, 0x1000_0000) == 0 }),
            ("a namespace of networks", { kernel(272, 0x4000_0000) == 0 }),
            ("a namespace of mounts", { kernel(272, 0x20000) == 0 }),
            ("a namespace of processes", { kernel(272, 0x2000_0000) == 0 }),
            ("the namespace of another process", {
                kernel(308, Int(open("/proc/\(getppid())/ns/net", O_RDONLY)), 0) == 0
            }),
            ("a process in namespaces of its own", {
                let child = kernel(56, 0x1000_0000 | Int(SIGCHLD))
                if child == 0 { _exit(0) }
                return child > 0
            }),
            ("mount the root", { own.withCString { kernel(165, 0, Int(bitPattern: $0), 0, 0x1000) } == 0 }),
            ("another root", { "/".withCString { kernel(161, Int(bitPattern: $0)) } == 0 }),
            ("end the process around", { kill(getppid(), SIGSTOP) == 0 }),
            ("be traced", { kernel(101, 0) == 0 }),
            ("ask for a key", { kernel(250, 0, -3, 0) >= 0 || errno != EPERM && errno != ENOSYS }),
            ("trace another process", { kernel(101, 16, Int(getppid())) == 0 }),
            ("a program in the kernel", { kernel(321, 0, 0, 0) == 0 || errno != EPERM }),
            ("counters of the processor", { kernel(298, 0, 0, 0, -1) >= 0 || errno != EPERM }),
            ("faults of memory", { kernel(323, 0) >= 0 }),
            ("a device", { "\(own)/device".withCString { kernel(133, Int(bitPattern: $0), 0o20600, 0x103) } == 0 }),
            ("a socket of packets", { socketOpens(17, 3) }),
            ("a raw socket", { socketOpens(AF_INET, 3, 1) }),
            ("a socket of the machine around", { socketOpens(40, 1) }),
            ("a socket of ciphers", { socketOpens(38, 5) }),
            ("the clock of the machine", {
                var now = timespec()
                clock_gettime(CLOCK_REALTIME, &now)
                return withUnsafePointer(to: &now) { kernel(227, 0, Int(bitPattern: $0)) } == 0
            }),
            ("the name of the machine", { "way".withCString { kernel(170, Int(bitPattern: $0), 3) } == 0 }),
            ("the log of the kernel", { kernel(103, 10, 0, 0) >= 0 }),
            ("a file by its number", { kernel(304, -100, 0, 0) >= 0 || errno != EPERM }),
            ("memory without end", {
                // Ten thousand gigabytes, a gigabyte at a time.
                var pieces: [UnsafeMutableRawPointer] = []
                defer { for piece in pieces { munmap(piece, 1 << 30) } }
                for _ in 0..<10_000 {
                    let kind = MAP_PRIVATE | MAP_ANONYMOUS
                    guard let piece = mmap(nil, 1 << 30, PROT_READ | PROT_WRITE, kind, -1, 0), piece != MAP_FAILED
                    else { return false }
                    pieces.append(piece)
                }
                return true
            }),
        ]
        }
        """#

    private static let tail = #"""


        struct Ways: View {
            var body: some View {
                let ways = fileWays() + programWays() + otherWays() + HARMFUL
                for (name, way) in ways { print("\(name): \(way() ? "worked" : "refused")") }
                print("its own folder: \(opens("\(own)/mine.txt", O_RDWR | O_CREAT) ? "worked" : "refused")")
                let mine = URL(fileURLWithPath: "\(own)/data.txt")
                print("its own file by Foundation: \((try? Data("x".utf8).write(to: mine, options: .atomic)) == nil ? "refused" : "worked")")
                print("its own thread: \(threadRuns() ? "worked" : "refused")")
                print("the facts of its own thread: \(threadFactsOpen() ? "worked" : "refused")")
                print("its own source: \(opens("\(app)/Ways.swift", O_RDONLY) ? "worked" : "refused")")
                return Text("ways")
            }
        }

        func threadRuns() -> Bool {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread { done.signal() }
            return done.wait(timeout: .now() + 10) == .success
        }

        /// libdispatch reads them in this way, and ends the process where it cannot.
        func threadFactsOpen() -> Bool {
            let (done, box) = (DispatchSemaphore(value: 0), NSMutableArray())
            Thread.detachNewThread {
                if opens("/proc/\(kernel(186))/stat", O_RDONLY | O_NONBLOCK) { box.add(1) }
                done.signal()
            }
            return done.wait(timeout: .now() + 10) == .success && box.count == 1
        }
        """#
}

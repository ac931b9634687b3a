/// Seeds of views that once ended a process, took too long or gave a broken file.
enum OddSeeds {
    static let kept: [UInt64] = []
}

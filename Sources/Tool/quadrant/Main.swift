import QuadrantCommand

/// The `quadrant` program; all of it is in `QuadrantCommand`.
@main struct Main {
    static func main() {
        Program.main()
    }
}

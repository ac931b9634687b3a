/// Built into both apps and the tool.
enum Greeting {
    #if BOOTH
        static let text = "Quiet, please"
    #else
        static let text = "Welcome to the studio"
    #endif
}

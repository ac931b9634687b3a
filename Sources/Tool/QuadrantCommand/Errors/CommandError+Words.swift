internal import Foundation
internal import QuadrantRendering

extension CommandError {
    /// The error in words where there is no command line to be helped with: the compiler's in front.
    var words: String {
        var text = message(of: "render")
        if let hint = text.range(of: "\nTry 'quadrant render --help'.") {
            text.removeSubrange(hint)
        }
        return TerminalText.lines(text)
    }
}

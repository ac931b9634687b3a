internal import Foundation

/// The program that draws pictures, which leaves no files behind.
public enum PictureProgram {
    /// Whether this is that program: its functions are there.
    public static let isRunning: Bool = {
        guard let program = dlopen(nil, RTLD_LAZY) else { return false }
        return dlsym(program, "quadrant_confine") != nil
    }()
}

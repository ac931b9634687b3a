public import Foundation

// Foundation on Linux lacks these names of Apple's Foundation, which models of apps use.

extension URL {
    /// The folder of the user's documents.
    ///
    /// Apple: "documentsDirectory" (Foundation).
    public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
    /// The folder of what can be made again.
    ///
    /// Apple: "cachesDirectory" (Foundation).
    public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
    /// The folder of what apps keep.
    ///
    /// Apple: "applicationSupportDirectory" (Foundation).
    public static var applicationSupportDirectory: URL {
        folder(.applicationSupportDirectory, ".local/share")
    }
    /// The folder of what was downloaded.
    ///
    /// Apple: "downloadsDirectory" (Foundation).
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
    /// The folder of the user's pictures.
    ///
    /// Apple: "picturesDirectory" (Foundation).
    public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
    /// The folder of the user's music.
    ///
    /// Apple: "musicDirectory" (Foundation).
    public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
    /// The folder of the user's films.
    ///
    /// Apple: "moviesDirectory" (Foundation).
    public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
    /// The folder of the user's desktop.
    ///
    /// Apple: "desktopDirectory" (Foundation).
    public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
    /// The folder of what belongs to the user and is no document.
    ///
    /// Apple: "libraryDirectory" (Foundation).
    public static var libraryDirectory: URL { folder(.libraryDirectory, ".local/share") }

    /// The first folder that the system has for a purpose, else one in the user's own.
    private static func folder(_ purpose: FileManager.SearchPathDirectory, _ name: String) -> URL {
        FileManager.default.urls(for: purpose, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
            .appendingPathComponent(name, isDirectory: true)
    }
}

extension FileManager.SearchPathDirectory {
    /// Stands for `libraryDirectory` in the copies of files that are compiled, of which Foundation on Linux knows no folder.
    public static var _userLibrary: FileManager.SearchPathDirectory { .applicationSupportDirectory }
}

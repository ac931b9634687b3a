package import QuadrantIndex
package import SwiftUI

/// What a command line asks for.
package enum Command: Equatable, Sendable {
    /// Draw views of files.
    case render(RenderRequest)
    /// Print how a view of files is laid out; the parts of the request about output do not count.
    case explain(RenderRequest, ExplanationRequest)
    /// Compare previews with their pictures.
    case snapshots(SnapshotsRequest)
    /// Print and show how two pictures differ.
    case diff(DiffRequest)
    /// Check whether all targets of a project compile; the parts of the request about drawing do not count.
    case check(RenderRequest, isJSON: Bool)
    /// Draw views of compiled libraries for the tool that has started this process.
    case work
    /// Draw views of files again after each save.
    case watch(RenderRequest)
    /// Show views that live on a page, until the command is ended.
    case preview(PreviewRequest)
    /// Draw a view for each row of a file of data.
    case batch(BatchRequest)
    /// Draw views for clients of HTTP.
    case serve(ServeRequest)
    /// Draw what lines on standard input ask for.
    case lines(LinesRequest)
    /// Make a view a program of its own.
    case build(BuildRequest)
    /// Say which characters have no glyph.
    case fonts(FontsRequest)
    /// Answer programs that write views, over standard input and output.
    case serveAgents(mayBeUnconfined: Bool)
    /// Answer an editor, over standard input and output.
    case serveEditor
    /// Put the SDK into a prefix.
    case install(InstallRequest)
    /// Remove it.
    case uninstall(InstallRequest)
    /// Run a command of SwiftPM with the SDK; the arguments behind `swift`.
    case swift([String])
    /// Write the files with which editors understand a package.
    case setUpEditor(EditorRequest)
    /// Tie the SDK, where it lies, to its toolchain.
    case settle
    /// Write the manual page and the completions into a folder.
    case describe(folder: String)
    /// Print the help on a command; `nil` is the help on the whole program.
    case help(String?)
    /// Print the version.
    case version
}

/// The arguments of `quadrant render`.
package struct RenderRequest: Equatable, Sendable {
    /// Which of the views in the files are wanted.
    package enum Selection: Equatable, Sendable {
        /// The view that the rules of `SourceIndex.defaultChoice` choose.
        case standard
        /// The view of this name.
        case named(String)
        /// All views that can be drawn.
        case all
        /// No view is drawn: the views are listed.
        case list
    }

    /// Files and folders as given.
    package var paths: [String] = []
    /// The argument of `-o`; "-" is standard output.
    package var output: String?
    /// Folders of fonts that are used beside those of the system.
    package var fontFolders: [String] = []
    /// The argument of `--format`.
    package var format: Stage.Output.Format?
    /// Which views are drawn.
    package var selection = Selection.standard
    /// How they are drawn; its format counts only in a `ViewRequest`.
    package var stage = Stage()
    /// The margins of pages, in points; `nil` for the usual ones.
    var pageMargin: CGFloat?
    /// Whether the device is drawn around the view.
    package var isFramed = false
    /// Whether the pixels to a point were given, and are not those of the device.
    package var hasScale = false
    /// The platform that the files are read as; `nil` for that of the project.
    package var platform: SourcePlatform?
    /// The target that is drawn; `nil` for those that are apps, and what belongs to none.
    package var target: String?
    /// A folder with packages from elsewhere.
    package var packages: String?
    /// The variants that are drawn on one sheet; `nil` for one picture by itself.
    package var matrix: VariantMatrix?
    /// How many seconds compiling, and then drawing each view, may take.
    package var timeLimit: Double = 60
    /// How many bytes drawing a view may take; `nil` for half of what is free.
    package var memoryLimit: Int?
    /// What is said of the arguments themselves.
    package var notes: [String] = []
    /// Whether nothing but errors is told.
    package var isQuiet = false
    /// Whether what is told of a picture makes it fail.
    package var isStrict = false
    /// Whether the views are confined to their own files and folder.
    package var isConfined = false
    /// Whether confined views are drawn too where the kernel confines nothing.
    package var mayBeUnconfined = false

    /// The path of the data that the view is drawn from; "-" is standard input.
    package var data: String?
    /// The data itself, once it is read.
    var given: TemplateInput.Given?
    /// What the files are compiled to.
    var product = CompiledProduct.library
    /// Whether the schema of the data is printed, and nothing drawn.
    package var printsSchema = false

    /// A request with every default and no files.
    package init() {}

    /// What it asks of a project.
    var wishes: Project.Wishes {
        var wishes = Project.Wishes()
        (wishes.target, wishes.packages, wishes.platform) = (target, packages, platform)
        return wishes
    }

    /// Shows the view on a device, with its pixels unless others were asked for. A watch is always dark.
    mutating func show(on device: ScreenDevice, isOnSide: Bool) {
        let isTurned = isOnSide && !device.isLandscape
        stage.room.device = isTurned ? device.landscape : device
        if !hasScale { stage.output.scale = device.scale }
        if device.kind == .watch { stage.surroundings.isDark = true }
    }
}

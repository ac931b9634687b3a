import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText

/// Turns a text into the request for the text engine and its drawing, in the environment of its
/// place.
struct TextResolver {
    let environment: EnvironmentValues
    /// The locale of the environment, read only when it is needed, as most texts do not need it.
    var locale: Locale { environment.locale }
    private let settings: TextSettings?
    /// Whether bars stand for the text.
    private let isRedacted: Bool
    private var runs: [TextRun] = []
    /// The look of the first run. It is kept apart from the others, as most texts have one run of
    /// no special look.
    private var firstLook: TextLook?
    private var furtherLooks: [TextLook] = []
    private var language: String?
    /// The words for assistive technologies by run, if they differ from the characters. If a text
    /// as a whole has other words, its first run has all of them.
    private var spoken: [Int: String] = [:]
    private var isSpoken = false
    private var heading: AccessibilityHeadingLevel?
    private var details: AccessibilityNoteDetails?
    /// The first diagnostic about the values that the text was given.
    private(set) var diagnostic: Diagnostic?

    init(environment: EnvironmentValues) {
        self.environment = environment
        settings = environment.textSettingsIfAny?.value
        isRedacted = environment.drawsPlaceholders
    }

    /// Adds a text, with the attributes `outer` that were set further out.
    mutating func append(_ text: Text, _ outer: TextAttributes? = nil) {
        var said = outer
        if let own = text.attributes?.value, settings?.isPlain != true {
            said = outer.map(own.over) ?? own
        }
        guard let told = text.attributes?.value.told else { return appendContent(of: text, said) }
        heading = heading ?? told.heading
        if told.speech != nil || told.contentType != nil {
            var known = details ?? AccessibilityNoteDetails()
            known.speech = AccessibilityNoteSpeech.merge(told.speech, known.speech)
            known.textContentType = known.textContentType ?? told.contentType
            details = known
        }
        guard let words = told.label, !isSpoken else { return appendContent(of: text, said) }
        let start = runs.count
        isSpoken = true
        appendContent(of: text, said)
        isSpoken = false
        for index in start..<max(start, runs.count) { spoken[index] = "" }
        if start < runs.count { spoken[start] = words.plainString(in: environment) }
    }

    private mutating func appendContent(of text: Text, _ said: TextAttributes?) {
        switch text.content {
        case .verbatim(let characters): append(characters, said)
        case .localized(let key, let source): key.append(to: &self, said, source)
        case .other(let content): content.append(to: &self, said)
        }
    }

    /// Adds characters as they are.
    mutating func append(_ characters: String, _ said: TextAttributes?) {
        let characters =
            switch settings?.textCase {
            case nil: characters
            case .uppercase: characters.uppercased(with: locale)
            case .lowercase: characters.lowercased(with: locale)
            }
        let outer = settings?.attributes
        guard let attributes = said.map({ said in outer.map(said.over) ?? said }) ?? outer else {
            let font = environment.resolvedFont(nil)
            note(font.wrong)
            var descriptor = font.descriptor
            descriptor.isPlaceholder = isRedacted
            add(TextRun(characters, font: descriptor), TextLook())
            return
        }
        add(run(characters, attributes), look(attributes))
    }

    /// Adds a picture that stands in the line, made for the font and the style there.
    ///
    /// - Parameter make: Is given `nil` for the foreground style.
    mutating func appendPicture(
        _ said: TextAttributes?,
        _ make: (FontDescriptor, _ResolvedStyle?, EnvironmentValues) throws(PictureNotShown)
            -> InlinePicture
    ) {
        let outer = settings?.attributes ?? TextAttributes()
        let attributes = said?.over(outer) ?? outer
        var run = run("\u{FFFC}", attributes)
        var look = look(attributes)
        let picture: InlinePicture
        do throws(PictureNotShown) {
            picture = try make(run.font, look.style, environment)
        } catch {
            return note(error.diagnostic)
        }
        run.attachment = TextAttachment(size: picture.size, descent: picture.descent)
        look.picture = picture
        add(run, look)
    }

    private mutating func add(_ run: TextRun, _ look: TextLook) {
        if runs.isEmpty { firstLook = look } else { furtherLooks.append(look) }
        runs.append(run)
    }

    /// Keeps a diagnostic, unless there is one already.
    mutating func note(_ new: Diagnostic?) {
        if diagnostic == nil { diagnostic = new }
    }

    private mutating func run(_ characters: String, _ attributes: TextAttributes) -> TextRun {
        let font = environment.resolvedFont(attributes)
        note(font.wrong)
        var descriptor = font.descriptor
        if let scale = attributes.scale {
            // Evidence (macOS 26.2): lines stay as high as those of the font that is scaled.
            descriptor.lineSize = descriptor.size
            descriptor.size *= scale.factor
        }
        descriptor.isPlaceholder = isRedacted
        var run = TextRun(characters, font: descriptor)
        run.kerning = finite(attributes.kerning, ".kerning")
        run.tracking = finite(attributes.tracking, ".tracking")
        run.baselineOffset = finite(attributes.baselineOffset, ".baselineOffset")
        if attributes.underline?.isActive == true { run.decorations.insert(.underline) }
        if attributes.strikethrough?.isActive == true { run.decorations.insert(.strikethrough) }
        if language == nil { language = attributes.language }
        return run
    }

    private mutating func finite(_ value: CGFloat?, _ call: String) -> CGFloat {
        guard let value else { return 0 }
        if value.isFinite {
            note(CoordinateLimit.text.diagnostic(of: value, "\(call)(\(value))"))
            return CoordinateLimit.text.cut(value)
        }
        note(
            Diagnostic(
                "\(call)(\(value)) is not a finite number",
                advice: "It was ignored. Give a finite number of points."))
        return 0
    }

    private func look(_ attributes: TextAttributes) -> TextLook {
        var look = TextLook()
        look.style = attributes.foreground.map { $0.resolve(in: environment) }
        look.background = attributes.background?.rgba(in: environment)
        look.underline = line(attributes.underline)
        look.strikethrough = line(attributes.strikethrough)
        look.link = attributes.link
        look.custom = attributes.custom
        return look
    }

    private func line(_ setting: TextLineSetting?) -> TextLook.Line? {
        guard let setting, setting.isActive else { return nil }
        return TextLook.Line(
            dash: setting.style.pattern.dash, color: setting.style.color?.rgba(in: environment))
    }
}

extension TextResolver {
    /// The request for the text engine.
    var request: TextRequest {
        mutating get {
            if runs.isEmpty { append("", nil) }
            return TextRequest(runs: runs, options: options)
        }
    }

    /// The drawing of the text.
    var drawing: TextDrawing {
        let standard = ForegroundStyle._resolve(ForegroundStyle(), in: environment)
        var drawing = TextDrawing(style: standard, looks: [])
        if let firstLook, !(furtherLooks.isEmpty && firstLook.isPlain) {
            drawing.looks = [firstLook] + furtherLooks
        }
        if isRedacted {
            drawing.placeholderInk = PlaceholderInk.color(in: environment)
        }
        drawing.spoken = words
        drawing.heading = heading
        drawing.details = details
        drawing.isDisabled = !environment.isEnabled
        drawing.transition = environment.contentTransition
        return drawing
    }

    /// The words for assistive technologies in place of the characters; `nil` for the characters.
    private var words: String? {
        guard !spoken.isEmpty else { return nil }
        return runs.indices.map { index in
            spoken[index] ?? (runs[index].attachment == nil ? runs[index].text : "")
        }.joined()
    }

    private var options: TextOptions {
        mutating get {
            var options = TextOptions()
            options.layoutDirection = environment.layoutDirection
            options.language = language ?? environment.languageTag
            options.displayScale = environment.displayScale
            if let settings { apply(settings, to: &options) }
            return options
        }
    }

    private mutating func apply(_ settings: TextSettings, to options: inout TextOptions) {
        options.alignment = settings.alignment
        options.allowsTightening = settings.allowsTightening
        options.lineLimit = settings.lineLimit.map { max(1, $0) }
        options.reservedLines = max(0, settings.reservedLines)
        if let limit = settings.lineLimit, limit < 1 {
            note(
                Diagnostic(
                    ".lineLimit(\(limit)) leaves no line",
                    advice: "It counts as 1. Use nil for any number of lines."))
        }
        options.lineSpacing = max(0, finite(settings.lineSpacing, ".lineSpacing"))
        options.minimumScaleFactor = scaleFactor(settings.minimumScaleFactor)
        options.lineHeight = lineHeight(settings.lineHeight)
        options.truncation =
            switch settings.truncationMode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
    }

    /// The least factor there is: a text of 17 points is still as high as a pixel.
    private static let leastScaleFactor: CGFloat = 0.01

    private mutating func scaleFactor(_ factor: CGFloat) -> CGFloat {
        if factor > 0, factor <= 1 { return max(factor, Self.leastScaleFactor) }
        let taken = factor.isNaN || factor > 1 ? 1 : Self.leastScaleFactor
        note(
            Diagnostic(
                ".minimumScaleFactor(\(factor)) is not between 0 and 1",
                advice: "It counts as \(taken)."))
        return taken
    }

    private mutating func lineHeight(_ height: AttributedString.LineHeight?) -> TextLineHeight {
        func isSize(_ value: CGFloat) -> Bool { value.isFinite && value > 0 }
        switch height?.kind {
        case nil, .natural: return .natural
        case .multiple(let factor) where isSize(factor): return .multiple(factor)
        case .exact(let points) where isSize(points): return .exact(points)
        case .increased(let points) where points.isFinite: return .increased(points)
        case .multiple(let value): noteLineHeight(".multiple(factor: \(value))")
        case .exact(let value): noteLineHeight(".exact(points: \(value))")
        case .increased(let value): noteLineHeight(".leading(increase: \(value))")
        }
        return .natural
    }

    private mutating func noteLineHeight(_ value: String) {
        note(
            Diagnostic(
                ".lineHeight(\(value)) is no height",
                advice: "It was ignored. Give a finite number above 0."))
    }
}

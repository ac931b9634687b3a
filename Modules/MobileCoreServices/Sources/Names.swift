// length: generated. Written by Scripts/quiet-modules.py from Modules/MobileCoreServices/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import UniformTypeIdentifiers
@_exported public import CFNames

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("MobileCoreServices: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "kUTTypeItem".
public let kUTTypeItem: String = "public.item"
/// Apple: "kUTTypeContent".
public let kUTTypeContent: String = "public.content"
/// Apple: "kUTTypeData".
public let kUTTypeData: String = "public.data"
/// Apple: "kUTTypeText".
public let kUTTypeText: String = "public.text"
/// Apple: "kUTTypePlainText".
public let kUTTypePlainText: String = "public.plain-text"
/// Apple: "kUTTypeUTF8PlainText".
public let kUTTypeUTF8PlainText: String = "public.utf8-plain-text"
/// Apple: "kUTTypeRTF".
public let kUTTypeRTF: String = "public.rtf"
/// Apple: "kUTTypeHTML".
public let kUTTypeHTML: String = "public.html"
/// Apple: "kUTTypeXML".
public let kUTTypeXML: String = "public.xml"
/// Apple: "kUTTypeSourceCode".
public let kUTTypeSourceCode: String = "public.source-code"
/// Apple: "kUTTypeJSON".
public let kUTTypeJSON: String = "public.json"
/// Apple: "kUTTypePropertyList".
public let kUTTypePropertyList: String = "com.apple.property-list"
/// Apple: "kUTTypePDF".
public let kUTTypePDF: String = "com.adobe.pdf"
/// Apple: "kUTTypeImage".
public let kUTTypeImage: String = "public.image"
/// Apple: "kUTTypeJPEG".
public let kUTTypeJPEG: String = "public.jpeg"
/// Apple: "kUTTypePNG".
public let kUTTypePNG: String = "public.png"
/// Apple: "kUTTypeGIF".
public let kUTTypeGIF: String = "com.compuserve.gif"
/// Apple: "kUTTypeTIFF".
public let kUTTypeTIFF: String = "public.tiff"
/// Apple: "kUTTypeBMP".
public let kUTTypeBMP: String = "com.microsoft.bmp"
/// Apple: "kUTTypeLivePhoto".
public let kUTTypeLivePhoto: String = "com.apple.live-photo"
/// Apple: "kUTTypeMovie".
public let kUTTypeMovie: String = "public.movie"
/// Apple: "kUTTypeVideo".
public let kUTTypeVideo: String = "public.video"
/// Apple: "kUTTypeAudio".
public let kUTTypeAudio: String = "public.audio"
/// Apple: "kUTTypeMPEG4".
public let kUTTypeMPEG4: String = "public.mpeg-4"
/// Apple: "kUTTypeMPEG4Audio".
public let kUTTypeMPEG4Audio: String = "public.mpeg-4-audio"
/// Apple: "kUTTypeMP3".
public let kUTTypeMP3: String = "public.mp3"
/// Apple: "kUTTypeQuickTimeMovie".
public let kUTTypeQuickTimeMovie: String = "com.apple.quicktime-movie"
/// Apple: "kUTTypeURL".
public let kUTTypeURL: String = "public.url"
/// Apple: "kUTTypeFileURL".
public let kUTTypeFileURL: String = "public.file-url"
/// Apple: "kUTTypeFolder".
public let kUTTypeFolder: String = "public.folder"
/// Apple: "kUTTypeDirectory".
public let kUTTypeDirectory: String = "public.directory"
/// Apple: "kUTTypeVCard".
public let kUTTypeVCard: String = "public.vcard"
/// Apple: "kUTTypeContact".
public let kUTTypeContact: String = "public.contact"
/// Apple: "kUTTypeCalendarEvent".
public let kUTTypeCalendarEvent: String = "public.calendar-event"
/// Apple: "kUTTypeZipArchive".
public let kUTTypeZipArchive: String = "public.zip-archive"
/// Apple: "kUTTypeArchive".
public let kUTTypeArchive: String = "public.archive"
/// Apple: "kUTTypeSpreadsheet".
public let kUTTypeSpreadsheet: String = "public.spreadsheet"
/// Apple: "kUTTypePresentation".
public let kUTTypePresentation: String = "public.presentation"
/// Apple: "kUTTypeDatabase".
public let kUTTypeDatabase: String = "public.database"
/// Apple: "kUTTagClassFilenameExtension".
public let kUTTagClassFilenameExtension: String = "public.filename-extension"
/// Apple: "kUTTagClassMIMEType".
public let kUTTagClassMIMEType: String = "public.mime-type"
/// Here `inUTI == inConformsToUTI || UTType(inUTI).flatMap { type in UTType(inConformsToUTI).map { type.conforms(to: $0) } } == true`. Apple: "UTTypeConformsTo".
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool { inUTI == inConformsToUTI || UTType(inUTI).flatMap { type in UTType(inConformsToUTI).map { type.conforms(to: $0) } } == true }

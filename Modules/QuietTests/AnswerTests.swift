import ARKit
import AVFoundation
import Accelerate
import AudioToolbox
import AuthenticationServices
import BackgroundTasks
import CloudKit
import Contacts
import CoreHaptics
import CoreLocation
import CoreMotion
import CoreTelephony
import EventKit
import Expectations
import FoundationModels
import GroupActivities
import HealthKit
import Intents
import LinkPresentation
import LocalAuthentication
import MapKit
import MediaPlayer
import MessageUI
import Metal
import MobileCoreServices
import NaturalLanguage
import Network
import Photos
import PhotosUI
import QuickLookThumbnailing
import RealityKit
import Speech
import StoreKit
import SwiftUI
import SystemConfiguration
import Testing
import TipKit
import Translation
import Vision
import WatchKit
import WebKit

/// What is asked of modules that know nothing is answered as Apple documents it.
@MainActor @Suite struct AnswerTests {
    @Test(arguments: rows) func answers(row: Row) async {
        same(await row.given(), row.expected)
    }

    nonisolated static let sound: [Row] = [
        Row("no camera", "nil") { AVCaptureDevice.default(for: .video) as Any },
        Row("cameras are not asked for", "AVAuthorizationStatus.notDetermined") {
            "AVAuthorizationStatus.\(AVCaptureDevice.authorizationStatus(for: .video))"
        },
        Row("nobody gives the camera", "false") {
            await AVCaptureDevice.requestAccess(for: .video)
        },
        Row("nobody gives it in a closure", "false") {
            await handed { AVCaptureDevice.requestAccess(for: .audio, completionHandler: $0) }
        },
        Row("films are not read", "AVFoundationErrorDomain -11849") {
            try await AVURLAsset(url: URL(fileURLWithPath: "/x.mp4")).load(.duration)
        },
        Row("players stand", "paused") { AVPlayer().timeControlStatus },
        Row("seeking ends", "true") { await AVPlayer().seek(to: .zero) },
        Row("sounds that are missing are errors", "NSCocoaErrorDomain 260") {
            try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nothing.wav"))
        },
        Row("no voices", "0") { AVSpeechSynthesisVoice.speechVoices().count },
        Row("a rectangle that fits", "25.0 75.0") {
            let fitted = AVMakeRect(
                aspectRatio: CGSize(width: 2, height: 1),
                insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
            return "\(fitted.minY) \(fitted.maxY)"
        },
        Row("times are fractions", "0.75") {
            (CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 4)).seconds
        },
        Row("half a second is two quarters", "true") {
            CMTime(value: 1, timescale: 2) == CMTime(value: 2, timescale: 4)
        },
        Row("no music", "MPMediaLibraryAuthorizationStatus.denied") {
            "MPMediaLibraryAuthorizationStatus.\(await MPMediaLibrary.requestAuthorization())"
        },
        Row("what plays is kept", "Song") {
            MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
            return MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as Any
        },
        Row("nothing is heard", "false") { SFSpeechRecognizer().isAvailable },
        Row("sounds of the system end", "true") {
            await handed { done in AudioServicesPlaySystemSoundWithCompletion(1) { done(true) } }
        },
        Row("no haptics", "com.apple.CoreHaptics -4809") { try CHHapticEngine() },
    ]

    nonisolated static let people: [Row] = [
        Row("photos are not asked for", "notDetermined") {
            PHPhotoLibrary.authorizationStatus(for: .readWrite)
        },
        Row("nobody gives photos", "denied") {
            await PHPhotoLibrary.requestAuthorization(for: .readWrite)
        },
        Row("no photos", "0") { PHAsset.fetchAssets(with: .image, options: nil).count },
        Row("photos are not changed", "PHPhotosErrorDomain 3311") {
            try await PHPhotoLibrary.shared().performChanges {}
        },
        Row("chosen photos are empty", "nil") {
            try await PhotosPickerItem(itemIdentifier: "x").loadTransferable(type: Data.self) as Any
        },
        Row("no contacts", "CNErrorDomain 100") {
            try CNContactStore().unifiedContacts(
                matching: NSPredicate(value: true), keysToFetch: [])
        },
        Row("names of contacts", "Ada Lovelace") {
            let contact = CNMutableContact()
            (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
            return CNContactFormatter.string(from: contact, style: .fullName) as Any
        },
        Row("no events", "0") { EKEventStore().events(matching: NSPredicate(value: true)).count },
        Row("nobody gives the calendar", "false") {
            try await EKEventStore().requestFullAccessToEvents()
        },
        Row("no health", "false") { HKHealthStore.isHealthDataAvailable() },
        Row("beats a minute", "1.0") {
            HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 60).doubleValue(
                for: HKUnit(from: "count/s"))
        },
        Row("kilocalories", "4184.0") {
            HKQuantity(unit: .kilocalorie(), doubleValue: 1).doubleValue(for: .joule())
        },
        Row("a fever", "37.0") {
            (HKQuantity(unit: .degreeFahrenheit(), doubleValue: 98.6).doubleValue(
                for: .degreeCelsius()) * 10).rounded() / 10
        },
        Row("no faces are enrolled", "com.apple.LocalAuthentication -7") {
            try await LAContext().evaluatePolicy(
                .deviceOwnerAuthenticationWithBiometrics, localizedReason: "x")
        },
        Row("no code is set", "false") {
            LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
        },
        Row("nobody signs in", "com.apple.AuthenticationServices.AuthorizationError 1001") {
            try await EnvironmentValues().authorizationController.performRequest(
                ASAuthorizationAppleIDProvider().createRequest())
        },
        Row("no account of iCloud", "noAccount") {
            try await CKContainer.default().accountStatus()
        },
        Row("records are not saved", "CKErrorDomain 9") {
            try await CKContainer.default().privateCloudDatabase.save(CKRecord(recordType: "Note"))
        },
        Row("records are dictionaries", "Hello") {
            let record = CKRecord(recordType: "Note")
            record["title"] = "Hello"
            return record["title"] as Any
        },
        Row("no mail", "false") { MFMailComposeViewController.canSendMail() },
        Row("no focus", "notDetermined") { INFocusStatusCenter.default.authorizationStatus },
    ]

    nonisolated static let machine: [Row] = [
        Row("there is a network", "true") { NWPathMonitor().currentPath.status == .satisfied },
        Row("it tells once", "wifi") {
            for await path in NWPathMonitor() {
                return path.usesInterfaceType(.wifi) ? "wifi" : "other"
            }
            return "nothing"
        },
        Row("hosts are reached", "2") {
            var flags = SCNetworkReachabilityFlags()
            if let host = SCNetworkReachabilityCreateWithName(nil, "swift.org") {
                SCNetworkReachabilityGetFlags(host, &flags)
            }
            return flags.rawValue
        },
        Row("no carrier", "nil") {
            CTTelephonyNetworkInfo().serviceSubscriberCellularProviders as Any
        },
        Row("no motion", "false") { CMMotionManager().isDeviceMotionAvailable },
        Row("no graphics processor", "nil") { MTLCreateSystemDefaultDevice() as Any },
        Row("no room around", "false") { ARWorldTrackingConfiguration.isSupported },
        Row("no place", "nil") { CLLocationManager().location as Any },
        Row("no address", "kCLErrorDomain 2") {
            try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0))
        },
        Row("no search", "MKErrorDomain 3") {
            try await MKLocalSearch(request: MKLocalSearch.Request()).start()
        },
        Row("no work in the background", "BGTaskSchedulerErrorDomain 1") {
            try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "x"))
        },
        Row("scripts fail", "WKErrorDomain 4") {
            try await WKWebView().evaluateJavaScript("1") as Any
        },
        Row("links are not read", "LPErrorDomain 2") {
            try await LPMetadataProvider().startFetchingMetadata(for: URL(fileURLWithPath: "/"))
        },
        Row("no thumbnails", "QLThumbnailErrorDomain 0") {
            try await QLThumbnailGenerator.shared.generateBestRepresentation(
                for: .init(
                    fileAt: URL(fileURLWithPath: "/"), size: .zero, scale: 1,
                    representationTypes: .all))
        },
        Row("nothing is recognized", "0") {
            let request = VNRecognizeTextRequest()
            try VNImageRequestHandler(data: Data()).perform([request])
            return request.results?.count as Any
        },
        Row("words are told apart", "2") {
            let tokenizer = NLTokenizer(unit: .word)
            tokenizer.string = "Hello, world"
            return tokenizer.tokens(for: "Hello, world".startIndex..<"Hello, world".endIndex).count
        },
        Row("no language model", "unavailable(deviceNotEligible)") {
            "\(SystemLanguageModel.default.availability)".replacingOccurrences(
                of: "FoundationModels.SystemLanguageModel.Availability.UnavailableReason.", with: ""
            )
        },
        Row("nothing is made by a model", "true") {
            do { return try Recipe(GeneratedContent()).title } catch is NoModel {
                return Recipe(title: "Soup").title == "Soup"
            }
        },
        Row("rules of hints", "false true") {
            let before = Hint.rulesHold
            Hint.isNew.wrappedValue = true
            await Hint.opened.donate()
            return "\(before) \(Hint.rulesHold)"
        },
        Row("nothing is translated", "unsupported") {
            await LanguageAvailability().status(from: Locale.Language(identifier: "en"), to: nil)
        },
        Row("nobody watches with us", "activationDisabled false 0") {
            let film = Film()
            var sessions = 0
            for await _ in Film.sessions() { sessions += 1 }
            return await "\(film.prepareForActivation()) \(try film.activate()) \(sessions)"
        },
        Row("unknown products are left out", "0") { try await Product.products(for: ["x"]).count },
        Row("nothing was bought", "0") {
            var count = 0
            for await _ in StoreKit.Transaction.currentEntitlements { count += 1 }
            return count
        },
        Row("the shop is not asked", "cancelled") {
            do { try await AppStore.sync() } catch StoreKitError.userCancelled {
                return "cancelled"
            }
            return "asked"
        },
        Row("means of vectors", "2.0") { vDSP.mean([1.0, 2, 3]) },
        Row("things in things", "true") {
            let (box, ball) = (Entity(), ModelEntity(mesh: .generateSphere(radius: 1)))
            ball.name = "ball"
            box.addChild(ball)
            return box.findEntity(named: "ball") === ball && ball.model != nil
        },
        Row("names of types", "public.image") { kUTTypeImage },
        Row("a watch has a name", "true") { !WKInterfaceDevice.current().name.isEmpty },
    ]

    nonisolated static let rows = sound + people + machine
}

/// Something to do together.
private struct Film: GroupActivity {
    var metadata: GroupActivityMetadata {
        var metadata = GroupActivityMetadata()
        (metadata.type, metadata.title) = (.watchTogether, "Film")
        return metadata
    }
}
